// The number of ways to play on from a few small positions, by how many decisions deep, with dice that
// always fall the same way. One action more or fewer offered anywhere in the tree changes a count.

import { describe, expect, test } from 'vitest';
import { copy } from '../../../../src/engine/position.ts';
import type { Rolls } from '../../../../src/engine/rolls.ts';
import type { Action } from '../../../../src/engine/system.ts';
import { parseAction } from '../../../../src/systems/raid/rules/actions.ts';
import { apply, perform } from '../../../../src/systems/raid/rules/apply.ts';
import { legalActions } from '../../../../src/systems/raid/rules/legal.ts';
import type { RaidState } from '../../../../src/systems/raid/rules/state.ts';
import { beforeLoading, position, scenario } from '../rules/support.ts';
import { fixedRolls } from './fixed-rolls.ts';

interface Tree {
  readonly what: string;
  readonly from: () => RaidState;
  readonly orders: readonly string[]; // played first
  readonly dice: readonly [d6: number, d10: number];
  readonly counts: readonly number[]; // at depth 1, 2, 3 …
}

const trees: readonly Tree[] = [
  {
    what: 'before the craft are loaded',
    from: () => beforeLoading(),
    orders: [],
    dice: [3, 5],
    counts: [4, 24, 176, 1425, 12117],
  },
  {
    what: 'the first turn, standard loading',
    from: () => beforeLoading(),
    orders: ['load-standard'],
    dice: [3, 5],
    counts: [15, 149, 1344, 11877],
  },
  {
    what: 'the first turn, markers wake at once',
    from: () => beforeLoading('seasoned'),
    orders: ['load-standard', 'take LCA1'],
    dice: [6, 0],
    counts: [7, 69, 883, 11296],
  },
  {
    what: 'a stack on a beach, a craft beside it and a marker inland',
    from: () =>
      position({
        turn: 4,
        alarm: 3,
        british: { OR1: ['C01', 'C02-', 'MOR'] },
        craft: { G1: ['LCA1', 'LCA2'] },
        markers: { VAS: 'A-wire' },
      }),
    orders: [],
    dice: [4, 2],
    counts: [5, 36, 285, 1878, 10113],
  },
  {
    what: 'an assault in progress, three against three',
    from: () =>
      position({
        turn: 5,
        alarm: 6,
        british: { VGW: ['C01', 'C02', 'C03-', 'LOV'] },
        germans: { VAS: ['GI01', 'GI02', 'GI03'] },
      }),
    orders: ['take VGW', 'assault VAS'],
    dice: [3, 4],
    counts: [4, 11, 27, 83, 299, 915],
  },
  {
    what: 'a sniper and a mortar in range',
    from: () =>
      position({
        turn: 7,
        alarm: 4,
        british: { VGW: ['SNI', 'C05'], OR1: ['MOR'] },
        germans: { VAS: ['GI01', 'GI02'] },
      }),
    orders: [],
    dice: [5, 5],
    counts: [4, 21, 93, 376, 1448],
  },
  {
    what: 'back to the craft in the last turn but one',
    from: () =>
      position({
        turn: 11,
        alarm: 9,
        british: { OR2: ['C09', 'C10-', 'LOV'], SV1: ['C11'] },
        craft: { G2: ['LCA4', 'LCA5'] },
        aboard: { LCA4: ['C12'] },
        back: ['C12'],
        germans: { HT1: ['GI01'] },
      }),
    orders: [],
    dice: [2, 7],
    counts: [7, 56, 471, 3623, 24074],
  },
];

describe.each(trees)('$what', ({ from, orders, dice, counts }) => {
  test('has as many ways on as it had', () => {
    const rolls = fixedRolls(...dice);
    const state = orders.reduce((now, words) => ordered(now, words, rolls), from());
    expect(counts.map((_, i) => ways(state, i + 1, rolls))).toEqual(counts);
  });
});

function ordered(state: RaidState, words: string, rolls: Rolls): RaidState {
  const result = apply(state, parseAction(scenario, words) as Action, rolls);
  if (!result.ok) throw new Error(result.reason);
  return result.state;
}

/** Sequences of this many actions; a raid that is over before goes nowhere. */
function ways(state: RaidState, depth: number, rolls: Rolls): number {
  const legal = legalActions(state, []);
  if (depth === 1) return legal.length;
  let count = 0;
  for (const action of legal) {
    const next = copy(state);
    perform({ s: next, rolls, tell: null }, action);
    count += ways(next, depth - 1, rolls);
  }
  return count;
}

// What runs in playouts is quicker than what tells its reasons, and comes to the same: in battles of every kind, wherever
// the automaton has an order to give, both are asked.

import { expect, test } from 'vitest';
import type { Player } from '../../../../src/engine/player.ts';
import { copy } from '../../../../src/engine/position.ts';
import { randomPlayer } from '../../../../src/engine/random-player.ts';
import { SeededRolls } from '../../../../src/engine/rolls.ts';
import { Candidate, Here } from '../../../../src/systems/fast-play/german/candidate.ts';
import {
  type Command,
  chooseOrder,
} from '../../../../src/systems/fast-play/german/choose-order.ts';
import { board } from '../../../../src/systems/fast-play/german/quick-board.ts';
import { quickOrder } from '../../../../src/systems/fast-play/german/quick-order.ts';
import { type QuickView, views } from '../../../../src/systems/fast-play/german/quick-view.ts';
import { postOf, taskOf } from '../../../../src/systems/fast-play/german/stances.ts';
import { FRENCH, PRUSSIAN, type Temper } from '../../../../src/systems/fast-play/german/temper.ts';
import { profilePlayer } from '../../../../src/systems/fast-play/players/profile.ts';
import { steadfastPlayer } from '../../../../src/systems/fast-play/players/steadfast.ts';
import { diceOn, standOf } from '../../../../src/systems/fast-play/rules/dice.ts';
import { EndList } from '../../../../src/systems/fast-play/rules/end-list.ts';
import type { Field } from '../../../../src/systems/fast-play/rules/field.ts';
import { diceNow } from '../../../../src/systems/fast-play/rules/fire-table.ts';
import { endsOf, findEndsByWays } from '../../../../src/systems/fast-play/rules/moves.ts';
import { OPTIONS } from '../../../../src/systems/fast-play/rules/options.ts';
import {
  G,
  get,
  isOnBoard,
  type State,
  set,
  setPoints,
} from '../../../../src/systems/fast-play/rules/state.ts';
import { fastPlay } from '../../../../src/systems/fast-play/rules/system.ts';
import { Side } from '../../../../src/systems/fast-play/rules/types.ts';
import { spicheren } from '../spicheren.ts';

const TEMPERS: ReadonlyArray<readonly [Temper, Command['task']]> = [
  [PRUSSIAN, (s, unit) => taskOf(s, PRUSSIAN, unit)],
  [FRENCH, (s, unit) => postOf(s, FRENCH, unit)],
];

/** Every position of a battle at which the player is asked. */
function* positions(
  player: Player<Field>,
  seed: string,
  optional: readonly string[],
): Generator<State> {
  const level = ['lieutenant', 'colonel', 'marshal'][seed.length % 3] as string;
  const s = fastPlay.setup(spicheren, { seed, level, events: false, optional });
  const rolls = new SeededRolls(s, fastPlay.random);
  const legal: number[] = [];
  player.start(seed);
  while (!fastPlay.over(s)) {
    yield s;
    fastPlay.legal(s, legal);
    fastPlay.perform({ s, rolls, tell: null }, player.pick(s, legal));
  }
}

const BATTLES: ReadonlyArray<readonly [string, () => Player<Field>, readonly string[]]> = [
  ['by chance', randomPlayer, []],
  ['by the standing player', steadfastPlayer, []],
  ['by the profile', profilePlayer, []],
  ['second period, by chance', randomPlayer, ['second-period']],
  ['all options, by the standing player', steadfastPlayer, OPTIONS],
];

test.each(BATTLES)('%s: the quick choice of an order is the told one', (name, make, optional) => {
  const found = [0, 0]; // by side
  for (const s of positions(make(), `quick ${name}`, optional)) {
    const asked = copy(s);
    for (const [temper, task] of TEMPERS) {
      for (let segment = 0; segment < spicheren.segments.length; segment++) {
        setPoints(asked, temper.side, segment, 2);
        const pledged = (unit: number): number => (unit * 7 + get(s, G.turn)) % 13;
        const command: Command = { temper, task, pledged };
        const quick = quickOrder(asked, command, segment);
        const told = optional.includes('charge')
          ? plainOrder(asked, command, segment)
          : chooseOrder(asked, command, segment, false);
        expect(quick?.unit).toBe(told?.candidate.unit);
        expect(quick?.end).toEqual(told?.candidate.end);
        expect(quick?.give).toBe(told?.candidate.give.give);
        expect(quick?.target).toBe(told?.candidate.give.target);
        if (quick !== null) found[temper.side] = (found[temper.side] as number) + 1;
      }
    }
  }
  expect(found[Side.french]).toBeGreaterThan(20);
  expect(found[Side.german]).toBeGreaterThan(20);
});

/** Without charges, which the quick choice leaves to the other. */
function plainOrder(s: State, command: Command, segment: number) {
  const plain = copy(s);
  set(plain, G.options, get(s, G.options) & ~2);
  return chooseOrder(plain, command, segment, false);
}

test.each(BATTLES)('%s: every measure of every order, and every attack', (name, make, optional) => {
  let n = 0;
  for (const s of positions(make(), `measure ${name}`, optional)) {
    board.read(s);
    for (const [temper, task] of TEMPERS) {
      for (let unit = n++ % 3; unit < spicheren.units.length; unit += 3) {
        if (!isOnBoard(s, unit)) continue;
        checkAttacks(s, unit);
        if (spicheren.side[unit] !== temper.side) continue;
        checkView((views[unit] as QuickView).of(s, temper, task(s, unit)), s);
      }
    }
  }
});

function checkAttacks(s: State, unit: number): void {
  for (let target = 0; target < spicheren.units.length; target++) {
    if (!isOnBoard(s, target) || spicheren.side[target] === spicheren.side[unit]) continue;
    expect(diceNow(s, unit, target)).toBe(diceOn(s, standOf(s, unit), standOf(s, target)));
  }
}

function checkView(view: QuickView, s: State): void {
  const here = new Here(s, view.temper, view.unit, view.task);
  const told = endsOf(s, view.unit).map((end) => measuresOf(new Candidate(here, end)));
  const quick = endsOf(s, view.unit).map((end) => quickMeasures(view, end.hex, end.facing));
  expect(quick).toEqual(told);
  expect(view.nerve).toBe(here.nerve);
  expect(view.takeHere).toBe(here.take);
  expect(view.exposedHere).toBe(here.exposed);
  expect(view.facingWorthHere).toBe(here.facingWorth);
  expect(view.diceHere).toBe(here.dice);
}

const measuresOf = (c: Candidate): readonly unknown[] => [
  ...[c.give.give, c.give.target, c.give.dice, c.take, c.exposed, c.standing.dice],
  ...[c.standing.far, c.facingWorth, c.wayGained, c.covered, c.hasOdds, c.stabs, c.touches],
];

function quickMeasures(v: QuickView, hex: number, facing: number): readonly unknown[] {
  const i = v.ends.find(hex, facing);
  return [
    ...[v.give(i), v.target(i), v.dice(i), v.take(i), v.exposed(i), v.standing(i)],
    ...[v.far(i), v.facingWorth(i), v.wayGained(i), v.covered(i), v.hasOdds(i), v.stabs(i)],
    v.touches(i),
  ];
}

test.each(BATTLES)('%s: the ends of infantry are those of all ways', (name, make, optional) => {
  const all = new EndList();
  for (const s of positions(make(), `ends ${name}`, optional)) {
    for (let unit = 0; unit < spicheren.units.length; unit++) {
      if (!isOnBoard(s, unit)) continue;
      findEndsByWays(s, unit, all);
      expect(endsOf(s, unit)).toEqual(all.written());
    }
  }
});

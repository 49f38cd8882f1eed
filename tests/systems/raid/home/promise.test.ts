// What the way home promises is kept by the real rules: whoever follows it with no German in the way is aboard in the
// turn it names, all stacks together.

import { describe, expect, it } from 'vitest';
import { playerNamed } from '../../../../src/staff/players.ts';
import { raidStaff } from '../../../../src/systems/raid/players/staff.ts';
import { act, Do } from '../../../../src/systems/raid/rules/actions.ts';
import { apply } from '../../../../src/systems/raid/rules/apply.ts';
import { wayHome } from '../../../../src/systems/raid/rules/home/way-home.ts';
import { legalActions } from '../../../../src/systems/raid/rules/legal.ts';
import { setup } from '../../../../src/systems/raid/rules/setup.ts';
import { G, get, type RaidState, Stage } from '../../../../src/systems/raid/rules/state.ts';
import { raid } from '../../../../src/systems/raid/rules/system.ts';
import { loadDieppe } from '../dieppe.ts';
import { Follower, withoutGermans } from './follow.ts';

const scenario = loadDieppe();

/** Every so many positions of a raid by an automatic player. */
function* positions(name: 'random' | 'steady', seed: string, every: number): Generator<RaidState> {
  const player = playerNamed(raid, raidStaff, name);
  let s = setup(scenario, { seed, level: 'green', events: true });
  player.start(seed);
  for (let i = 0; get(s, G.stage) !== Stage.over; i++) {
    if (i % every === 0 && isAtRest(s)) yield s;
    const done = apply(s, player.pick(s, legalActions(s, [])));
    if (!done.ok) throw new Error(done.reason);
    s = done.state;
  }
}

/** Between stacks, or with one that has begun and may stop (2.2j); no assault, nobody chosen who could be put back. */
function isAtRest(s: RaidState): boolean {
  const stage = get(s, G.stage);
  if (stage === Stage.choose || stage === Stage.wire) return true;
  return stage === Stage.act && get(s, G.done) !== 0 && legalActions(s, []).includes(act(Do.done));
}

describe('9.2a the way home', () => {
  it.each([
    ['steady', 23],
    ['random', 7],
  ] as const)('is kept by the rules in raids by %s', (name, every) => {
    let kept = 0;
    for (let raidNo = 0; raidNo < 12; raidNo++) {
      for (const state of positions(name, `home ${raidNo}`, every)) {
        const s = withoutGermans(state);
        const plan = wayHome(s);
        const aboard = new Follower(s, plan).follow();
        for (const stack of plan.stacks) {
          for (const { unit } of stack.berths) expect(aboard.get(unit)).toBe(stack.turn);
          if (stack.verdict === 'home') kept++;
        }
      }
    }
    expect(kept).toBeGreaterThan(100);
  });
});

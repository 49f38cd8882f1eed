// Stacks that the standing player would still use: what he would order with each is legal, asking changes nothing, and
// after a phase of his own there is hardly any left.

import { expect, test } from 'vitest';
import { hashPosition } from '../../../../src/engine/hash.ts';
import { loadBattle } from '../../../../src/systems/raid/data/battles.ts';
import { idleStacks } from '../../../../src/systems/raid/players/idle-stacks.ts';
import { steadyPlayer } from '../../../../src/systems/raid/players/steady/steady.ts';
import { act, Do, doing } from '../../../../src/systems/raid/rules/actions.ts';
import { apply } from '../../../../src/systems/raid/rules/apply.ts';
import { decision } from '../../../../src/systems/raid/rules/decision.ts';
import { setup } from '../../../../src/systems/raid/rules/setup.ts';

const IDLE: ReadonlySet<number> = new Set([Do.done, Do.front, Do.leave, Do.end]);

test.each(['dieppe-1942', 'berneval-1942'])('in %s', (battle) => {
  let state = setup(loadBattle(battle), { seed: 'idle', level: 'basic', events: false });
  const steady = steadyPlayer();
  let named = 0;
  for (let asked = decision(state); asked.kind !== 'over'; asked = decision(state)) {
    const next = steady.pick(state, asked.actions);
    const before = hashPosition(state);
    const idle = idleStacks(state);
    expect(hashPosition(state)).toBe(before);
    expect(idleStacks(state)).toEqual(idle);
    if (asked.kind !== 'choose') expect(idle).toEqual([]);
    for (const { place, order } of idle) {
      expect(asked.actions).toContain(act(Do.take, place));
      expect(IDLE.has(doing(order))).toBe(false);
    }
    named += idle.length;
    if (doing(next) === Do.end) expect(idle).toEqual([]);
    const done = apply(state, next);
    if (!done.ok) throw new Error(done.reason);
    state = done.state;
  }
  expect(named).toBeGreaterThan(20);
});

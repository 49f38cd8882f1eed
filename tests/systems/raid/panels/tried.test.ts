// What a click may have meant, and what a stack that can do nothing would have done: never anything legal.

import { describe, expect, test } from 'vitest';
import { randomPlayer } from '../../../../src/engine/random-player.ts';
import { farRefusal, missedBy, triedAt } from '../../../../src/systems/raid/panels/orders/tried.ts';
import { Do, doing } from '../../../../src/systems/raid/rules/actions.ts';
import { apply } from '../../../../src/systems/raid/rules/apply.ts';
import { decision } from '../../../../src/systems/raid/rules/decision.ts';
import { forbids } from '../../../../src/systems/raid/rules/legal.ts';
import { reach } from '../../../../src/systems/raid/rules/reach.ts';
import { setup } from '../../../../src/systems/raid/rules/setup.ts';
import { G, get, type RaidState, Stage } from '../../../../src/systems/raid/rules/state.ts';
import { loadDieppe } from '../dieppe.ts';

const scenario = loadDieppe();

function* positions(seed: string): Generator<RaidState> {
  let state = setup(scenario, { seed, level: 'green', events: true });
  const player = randomPlayer();
  player.start(seed);
  while (get(state, G.stage) !== Stage.over) {
    yield state;
    const done = apply(state, player.pick(state, decision(state).actions));
    if (!done.ok) throw new Error(done.reason);
    state = done.state;
  }
}
const all = ['shoal', 'groyne', 'wrack'].flatMap((seed) => [...positions(seed)]);

describe('a zone that was clicked in vain', () => {
  test('is explained by an order that is forbidden, unless it was only looked at', () => {
    let explained = 0;
    for (const state of all) {
      const asked = decision(state);
      if (asked.kind !== 'act') continue;
      const legal = new Set(asked.actions);
      for (const zone of scenario.zones.keys()) {
        const tried = triedAt(state, asked, zone);
        if (tried.some((action) => legal.has(action))) continue; // the click would have done it
        expect(tried.map((action) => forbids(state, action))).not.toContain(null);
        explained += tried.length;
      }
    }
    expect(explained).toBeGreaterThan(1000);
  });
});

describe('a far zone that was clicked in vain', () => {
  test('is explained by what the last step there would break', () => {
    const told = new Map<string, number>();
    for (const state of all) {
      const asked = decision(state);
      if (asked.kind !== 'act') continue;
      const reached = new Set(reach(state).map((way) => way.zone));
      for (const zone of scenario.zones.keys()) {
        if (reached.has(zone)) continue;
        const far = farRefusal(state, asked, zone);
        if (far !== null) told.set(far.rule.id, (told.get(far.rule.id) ?? 0) + 1);
      }
    }
    expect(told.get('1.3')).toBeUndefined(); // that it is not next door says nothing
    expect(told.get('2.2j')).toBeGreaterThan(0); // no room for the stack
    expect(told.get('6.3')).toBeGreaterThan(0); // too far
  });
});

describe('a stack that can do nothing', () => {
  const stuck = all.filter((state) => missedBy(state, decision(state)).length > 0);

  test('is found in raids played at random', () => {
    expect(stuck.length).toBeGreaterThan(5);
  });

  test('is told what it misses and the rules that forbid it', () => {
    for (const state of stuck) {
      const missed = missedBy(state, decision(state));
      expect(missed.map((action) => forbids(state, action))).not.toContain(null);
      expect(missed.map(doing)).not.toContain(Do.take);
    }
  });
});

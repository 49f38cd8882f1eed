// What is counted of a raid after its last gun has fallen.

import { describe, expect, test } from 'vitest';
import { playCounted } from '../../../../src/systems/raid/counting/raid-result.ts';
import { SecondActWatch } from '../../../../src/systems/raid/counting/second-act.ts';
import { steadyPlayer } from '../../../../src/systems/raid/players/steady/steady.ts';
import type { RaidEvent } from '../../../../src/systems/raid/rules/events.ts';
import { cite } from '../../../../src/systems/raid/rules/rule.ts';
import { setup } from '../../../../src/systems/raid/rules/setup.ts';
import { putOnTop } from '../../../../src/systems/raid/rules/stacks.ts';
import { G, isCommando, type RaidState, set } from '../../../../src/systems/raid/rules/state.ts';
import { drillRaid } from '../drill-raid.ts';

const german = drillRaid.britishCount; // the first of them
const beach = drillRaid.zones.findIndex(({ kind }) => kind === 'beach');
const trace = {} as Extract<RaidEvent, { kind: 'german-move' }>['trace'];

function afterTheGuns(): RaidState {
  const s = setup(drillRaid, { seed: '1', level: 'basic', events: false });
  set(s, G.secondGun, 6);
  set(s, G.turn, 7);
  return s;
}

function land(s: RaidState): void {
  const commando = Array.from({ length: german }, (_, u) => u).find((u) => isCommando(s, u));
  putOnTop(s, beach, commando as number);
}

const phase = (name: 'D' | 'E'): RaidEvent => ({ kind: 'phase', rule: cite('4'), phase: name });
const sum = { total: 0, parts: [] };
const fire = (side: 'british' | 'german', shooter: number, hit: boolean): RaidEvent => ({
  ...{ kind: 'fire', rule: cite('11.1d'), side, from: 0, to: 1, range: 1, shooter, supporters: [] },
  ...{ target: 0, attack: sum, defence: sum, hit },
});
const loss = (unit: number): RaidEvent => ({
  ...{ kind: 'loss', rule: cite('11.1d'), unit, steps: 0, place: 0 },
});
const march = (rule: string, path: readonly number[]): RaidEvent => ({
  ...{ kind: 'german-move', rule: cite(rule), from: 0, towards: 1, distance: 2, route: [1], trace },
  units: [
    { unit: german, path, cost: 1, halt: { rule: cite('9.3'), reason: 'no movement points left' } },
  ],
});

function watched(s: RaidState, ...events: readonly RaidEvent[]) {
  const watch = new SecondActWatch();
  for (const event of events) watch.hear(event, s);
  return watch.end(s);
}

describe('idle German phases', () => {
  test('count once the last gun has fallen, with British units ashore', () => {
    const s = afterTheGuns();
    expect(watched(s, phase('D'), phase('E'))).toMatchObject({ phases: 0, idle: 0 });
    land(s);
    expect(watched(s, phase('D'), phase('E'))).toMatchObject({ phases: 1, idle: 1 });
    set(s, G.secondGun, 0);
    expect(watched(s, phase('D'), phase('E'))).toMatchObject({ phases: 0, idle: 0 });
  });

  test('end by a German fire or by a step towards the British (9.3b), by nothing else', () => {
    const s = afterTheGuns();
    land(s);
    const idle = (event: RaidEvent) => watched(s, phase('D'), event, phase('E')).idle;
    expect(idle(fire('german', german, true))).toBe(0);
    expect(idle(march('9.3b', [1]))).toBe(0);
    expect(idle(march('9.3b', []))).toBe(1);
    expect(idle(march('9.3a', [1]))).toBe(1);
  });

  test('one that ends the raid counts as well', () => {
    const s = afterTheGuns();
    land(s);
    const over: RaidEvent = { kind: 'raid-over', rule: cite('4'), reason: 'turns' };
    expect(watched(s, phase('D'), over)).toMatchObject({ phases: 1, idle: 1, early: false });
  });
});

describe('German losses', () => {
  const s = afterTheGuns();

  test('are told apart: their own missed fire, British fire, anything else', () => {
    const events = [
      ...[fire('german', german, false), loss(german)], // his own
      ...[fire('german', german, true), loss(0)], // a British one
      ...[fire('british', 0, true), loss(german), loss(german)], // a mortar's two
      ...[phase('E'), loss(german)], // an assault
    ];
    const expected = { ownFire: 1, britishFire: 2, assault: 1 };
    expect(watched(s, ...events)).toMatchObject({ losses: expected, lossesAfter: expected });
  });

  test('of the second act are those after the fall of the last gun', () => {
    const before = afterTheGuns();
    set(before, G.secondGun, 0);
    const { losses, lossesAfter } = watched(before, fire('german', german, false), loss(german));
    expect(losses.ownFire).toBe(1);
    expect(lossesAfter.ownFire).toBe(0);
  });
});

test('a watched raid is the same raid, and its losses come home in the end', () => {
  const options = { seed: '3', level: 'basic', events: true };
  const watch = new SecondActWatch();
  let end: RaidState | null = null;
  const result = playCounted(drillRaid, options, steadyPlayer(), {
    hear: (event, s) => watch.hear(event, s),
    decided: (s) => {
      end = s;
    },
  });
  expect(result).toEqual(playCounted(drillRaid, options, steadyPlayer()));
  const act = watch.end(end as unknown as RaidState); // never begun: all of it counts
  expect(act.commandosLost).toBe(result.commandosLost);
  expect(act.commandosAshore).toBe(result.commandosAshore);
  expect(act.craftLost).toBe(result.craftLost);
});

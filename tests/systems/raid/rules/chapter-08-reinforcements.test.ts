// Chapter 8: when reinforcements come, how many, and where.

import { describe, expect, it } from 'vitest';
import { loadBattle } from '../../../../src/systems/raid/data/battles.ts';
import { reinforce } from '../../../../src/systems/raid/rules/reinforcements.ts';
import { setup } from '../../../../src/systems/raid/rules/setup.ts';
import {
  G,
  kindOf,
  Off,
  placeOf,
  set,
  setPlace,
} from '../../../../src/systems/raid/rules/state.ts';
import { Kind } from '../../../../src/systems/raid/rules/types.ts';
import {
  alarm,
  type Die,
  doIt,
  germans,
  names,
  one,
  type Position,
  position,
  told,
  unit,
  where,
  zone,
} from './support.ts';

const ENTRIES = ['SAU', 'LGL', 'BMR', 'CHS', 'ANG', 'POU', 'PET', 'VAR', 'QVH', 'STM']; // R0 to R9

/** Phase D with nobody near: only the dice of chapter 8 are rolled. */
function phaseD(laid: Position, ...dice: Die[]) {
  return doIt(position({ alarm: 7, british: { OR1: ['C01'] }, ...laid }), 'end', dice);
}
const coming = (size: number, entry: number): Die[] => [
  ['reinforcements', 0],
  ['group size', size],
  ['entry zone', entry],
];
const draw = (n: number): Die => ['reinforcement drawn', n];

describe('8 Arrival', () => {
  it.each([
    [6, 5, true],
    [6, 6, false],
    [7, 6, true],
    [7, 7, false],
    [9, 8, true],
    [9, 9, false],
  ])('8 alarm %i, a roll of %i: a group comes %s', (level, roll, comes) => {
    const more: Die[] = comes ? [['group size', 1], ['entry zone', 0], draw(0)] : [];
    const { events } = phaseD({ alarm: level }, ['reinforcements', roll], ...more);
    expect(one(events, 'reinforcements').units).toHaveLength(comes ? 1 : 0);
  });

  it('8 below alarm 6 nothing is rolled', () => {
    expect(told(phaseD({ alarm: 5 }).events, 'reinforcements')).toEqual([]);
  });

  it.each([
    [1, 1],
    [2, 1],
    [3, 1],
    [4, 1],
    [5, 2],
    [6, 2],
  ])('8 a D6 of %i brings %i', (face, size) => {
    const draws = [...Array(size)].map(() => draw(0));
    const { events } = phaseD({}, ...coming(face, 0), ...draws);
    expect(one(events, 'reinforcements').units).toHaveLength(size);
  });

  it.each(ENTRIES.map((id, n) => [n, id] as const))('8 entry die %i is R%i: %s', (n, id) => {
    const { state } = phaseD({}, ...coming(1, n), draw(0));
    expect(germans(state, id)).toEqual(['RI1']);
  });

  it('8 any counter of the pool may come', () => {
    const { state } = phaseD({}, ...coming(6, 0), draw(9), draw(8));
    expect(germans(state, 'SAU')).toEqual(['RM1', 'RO1']);
  });

  it('8 they come at the end of phase D and do nothing before the next', () => {
    const { state, events } = phaseD({ british: { LHA: ['C01'] } }, ...coming(1, 3), draw(0));
    expect(told(events, 'fire')).toEqual([]); // though CHS is next to LHA
    expect(where(state, 'RI1')).toBe('CHS');
    const dice: Die[] = [
      ['fire attack', 9],
      ['fire defence', 1],
      ['reinforcements', 9],
    ];
    const next = doIt(state, 'end', dice);
    expect(one(next.events, 'fire').from).toBe(zone('CHS'));
  });

  it('8 they march in the next phase D', () => {
    const { state } = phaseD({ british: { H: ['C01'] } }, ...coming(1, 3), draw(0));
    const next = doIt(state, 'end', [['reinforcements', 9]]);
    expect(one(next.events, 'german-move')).toMatchObject({
      from: zone('CHS'),
      towards: zone('H'),
    });
  });

  it('8 an alarm that reaches 6 in phase B brings them in the same turn', () => {
    const s = position({ alarm: 5, british: { VAS: ['C01'] }, obstacles: { VGW: 'wire' } });
    const taken = doIt(doIt(s, 'take VAS').state, 'step VGW').state;
    const blown = doIt(taken, 'blow', [['bangalore', 1]]).state;
    expect(alarm(blown)).toBe(6);
    const { events } = doIt(doIt(blown, 'done').state, 'end', [...coming(1, 0), draw(0)]);
    expect(one(events, 'reinforcements').alarm).toBe(6);
  });

  it('8 once the pool is empty nothing is rolled', () => {
    expect(told(phaseD({ pool: [] }).events, 'reinforcements')).toEqual([]);
  });

  it('8 a group larger than the pool is what is left of it', () => {
    const { state, events } = phaseD({ pool: ['RI8'] }, ...coming(6, 0));
    expect(germans(state, 'SAU')).toEqual(['RI8']);
    expect(one(events, 'reinforcements').drawn).toEqual([
      { unit: unit('RI8'), die: null, pool: 1, room: true }, // 3e
    ]);
  });
});

describe('8.1 Entry zone not free', () => {
  it('8.1 with British units in it, the next number up is used', () => {
    const { state, events } = phaseD({ british: { ANG: ['C01'] } }, ...coming(1, 4), draw(0));
    expect(where(state, 'RI1')).toBe('POU');
    expect(one(events, 'reinforcements').named).toBe(zone('ANG'));
    const ruledOut = one(events, 'reinforcements').trace?.candidates.map((c) => c.ruledOut?.rule);
    expect(ruledOut).toEqual(['8.1', undefined]);
  });

  it('8.1 the same with a face-down marker', () => {
    const { state } = phaseD({ markers: { QVH: 'A-wire' } }, ...coming(1, 8), draw(0));
    expect(where(state, 'RI1')).toBe('STM');
  });

  it('8.1 after R9 comes R0', () => {
    const { state } = phaseD({ markers: { STM: 'B-wire' } }, ...coming(1, 9), draw(0));
    expect(where(state, 'RI1')).toBe('SAU');
  });

  it('8.1 Germans in it do not matter', () => {
    const { state } = phaseD(
      { germans: { ANG: ['GI01', 'GI02'] }, alarm: 9, british: { RTE: ['C01'] } },
      ['fire attack', 0],
      ['fire defence', 6],
      ...coming(1, 4),
      draw(0),
    );
    expect(germans(state, 'ANG')).toContain('RI1');
  });

  it('8.1 those who find no room remain in the pool', () => {
    const guns = ['GM1', 'GM2', 'GM3', 'GM4', 'GM5', 'GM6', 'GM7', 'FL1', 'FL2'];
    const nine = { germans: { CHS: guns } };
    const { state, events } = phaseD(nine, ...coming(6, 3), draw(0), draw(8));
    expect(where(state, 'RI1')).toBe('pool'); // 2 levels do not fit beside 9
    expect(where(state, 'RM1')).toBe('CHS');
    const { units, drawn } = one(events, 'reinforcements');
    expect(names(units)).toEqual(['RM1']);
    expect(drawn).toMatchObject([
      { unit: unit('RI1'), die: { value: 0, rule: '3c' }, pool: 10, room: false },
      { unit: unit('RM1'), die: { value: 8, rule: '3c' }, pool: 10, room: true },
    ]);
  });

  it('8.1 tells of a group that finds no room at all', () => {
    const full = ['GM1', 'GM2', 'GM3', 'GM4', 'GM5', 'GM6', 'GM7', 'FL1', 'FL2', 'FL3'];
    const laid = { germans: { CHS: full }, pool: ['RI1', 'RM1'] };
    const { state, events } = phaseD(laid, ...coming(6, 3), draw(0), draw(1));
    expect(one(events, 'reinforcements')).toMatchObject({ zone: zone('CHS'), units: [] });
    expect([where(state, 'RI1'), where(state, 'RM1')]).toEqual(['pool', 'pool']);
  });
});

describe('8.1a Obstacles in entry zones', () => {
  it.each(['mines', 'wire'] as const)('8.1a %s block an entry zone', (what) => {
    const { state, events } = phaseD({ obstacles: { SAU: what } }, ...coming(1, 0), draw(0));
    expect(where(state, 'RI1')).toBe('LGL');
    const [named] = one(events, 'reinforcements').trace?.candidates ?? [];
    expect(named?.ruledOut?.rule.id).toBe('8.1a');
  });

  it('8.1a when all ten are blocked the group does not appear', () => {
    const obstacles = Object.fromEntries(ENTRIES.map((id) => [id, 'wire' as const]));
    const { state, events } = phaseD({ obstacles }, ...coming(6, 5));
    expect(one(events, 'reinforcements').units).toEqual([]);
    expect(where(state, 'RI1')).toBe('pool');
    const next = doIt(state, 'end', [['reinforcements', 9]]); // they may come another time
    expect(told(next.events, 'reinforcements')).toHaveLength(1);
  });
});

describe('3e Counters of one kind that differ', () => {
  const mixed = loadBattle('berneval-1942');

  it('3e cyclists and engineers are both infantry, and a draw tells which of them come', () => {
    const s = setup(mixed, { seed: '1', level: 'basic', events: false });
    const infantry = mixed.reinforcements.filter((u) => kindOf(s, u) === Kind.infantry);
    for (const u of mixed.reinforcements) if (!infantry.includes(u)) setPlace(s, u, Off.lost);
    set(s, G.alarm, mixed.alarmMax);
    const asked: number[] = [];
    const draw = (_name: string, _rule: string, size: number) => {
      asked.push(size);
      return size - 1;
    };
    reinforce({ s, rolls: { d6: () => 6, d10: () => 0, draw }, tell: null });
    const came = mixed.reinforcements.filter((u) => placeOf(s, u) >= 0);
    expect(asked[0]).toBe(infantry.length);
    expect(came).toContain(infantry.at(-1));
    expect(came).not.toContain(infantry[0]);
  });
});

// 11a Order of appearance: what number each German gets, and when.

import { describe, expect, it } from 'vitest';
import { ScriptedRolls } from '../../../../src/engine/rolls.ts';
import { turnMarker } from '../../../../src/systems/raid/rules/activation.ts';
import { appearanceOf, type RaidState } from '../../../../src/systems/raid/rules/state.ts';
import { beforeLoading, type Die, doIt, position, scenario, unit, zone } from './support.ts';

const number = (s: RaidState, ...ids: string[]): number[] =>
  ids.map((id) => appearanceOf(s, unit(id)));

const group = (...draws: number[]): Die[] => [
  ['reinforcements', 0],
  ['group size', draws.length > 1 ? 6 : 1],
  ['entry zone', 0],
  ...draws.map((n): Die => ['reinforcement drawn', n]),
];

/** Markers turned over one after another. */
function turned(markers: Readonly<Record<string, string>>): RaidState {
  const s = position({ aboard: { LCA1: ['C01'] }, markers });
  const play = { s, rolls: new ScriptedRolls([]), tell: null };
  for (const id of Object.keys(markers)) turnMarker(play, zone(id), '10.3');
  return s;
}

describe('11a Order of appearance', () => {
  it('11a begins with the set-up', () => {
    const s = beforeLoading();
    for (const u of scenario.units.keys()) expect(appearanceOf(s, u)).toBe(0);
  });

  it('11a counts each marker that brings Germans, and one number serves all its counters', () => {
    const s = turned({ VGW: 'A-infantry-mg', CAR: 'A-infantry' });
    expect(number(s, 'GI01', 'GM1', 'GI02')).toEqual([1, 1, 2]);
  });

  it('11a gives no number to mines and wire', () => {
    const s = turned({ VGW: 'A-wire', SV1: 'A-mines', CAR: 'A-infantry' });
    expect(number(s, 'GI01')).toEqual([1]);
  });

  it('11a counts each group of reinforcements, after all markers so far', () => {
    const s = position({
      alarm: 7,
      british: { OR1: ['C01'] },
      germans: { SAU: ['GM1'] },
      appeared: { GM1: 4 },
    });
    const first = doIt(s, 'end', group(0, 8)).state;
    expect(number(first, 'RI1', 'RO1', 'RM1', 'GM1')).toEqual([5, 5, 0, 4]);
    const second = doIt(first, 'end', group(0)).state;
    expect(number(second, 'RI1', 'RI2')).toEqual([5, 6]);
  });

  it('11a keeps the number of a counter that marches or is turned over', () => {
    const s = position({
      alarm: 6,
      british: { CAR: ['C01'] },
      germans: { SAU: ['GI01-'] },
      appeared: { GI01: 3 },
      pool: [],
    });
    expect(number(doIt(s, 'end').state, 'GI01')).toEqual([3]);
  });
});

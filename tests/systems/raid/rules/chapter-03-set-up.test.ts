// Chapter 3: what lies where before the raid begins, and the loading of the craft.

import { describe, expect, it } from 'vitest';
import { legalActions } from '../../../../src/systems/raid/rules/legal.ts';
import { britishLevels } from '../../../../src/systems/raid/rules/stacks.ts';
import type { RaidState } from '../../../../src/systems/raid/rules/state.ts';
import {
  alarm,
  asked,
  beforeLoading,
  british,
  doIt,
  germans,
  legalWords,
  marker,
  one,
  place,
  position,
  refused,
  scenario,
  told,
  turn,
  unit,
  where,
} from './support.ts';

const start = beforeLoading();
const zonesMarked = (mark: string) =>
  scenario.zones.filter((zone) => zone.marks.includes(mark)).map((zone) => zone.id);
const markersOn = (s: RaidState, mark: string) =>
  zonesMarked(mark).map((id) => marker(s, id) ?? '');

/** Loads man after man into the first craft offered. */
function load(s: RaidState, until: number): RaidState {
  let now = s;
  for (let i = 0; i < until; i++) {
    const words = legalWords(now).find((offer) => offer.startsWith('load '));
    now = doIt(now, words ?? '').state;
  }
  return now;
}

describe('3a Tracks and markers', () => {
  it('3a the turn marker starts on 1 and the alarm on 0', () => {
    expect([turn(start), alarm(start)]).toEqual([1, 0]);
  });

  it('3a with Alarm! the alarm starts on 2', () => {
    expect(alarm(beforeLoading('hardened'))).toBe(2);
  });

  it('3a every A zone has an A marker and every B zone a B marker, as many as the rulebook lists', () => {
    expect(markersOn(start, 'A').sort()).toEqual([
      'A-infantry',
      'A-infantry',
      'A-infantry-mg',
      'A-infantry-mg',
      'A-mg',
      'A-mines',
      'A-wire',
      'A-wire',
    ]);
    expect(markersOn(start, 'B').sort()).toEqual([
      'B-infantry-mg',
      'B-infantry-mg',
      'B-infantry2',
      'B-infantry2',
      'B-infantry2-mg-officer',
      'B-infantry2-officer',
      'B-wire',
    ]);
  });

  it('3a no other zone has one', () => {
    const marked = [...zonesMarked('A'), ...zonesMarked('B')];
    for (const { id } of scenario.zones) {
      if (!marked.includes(id)) expect(marker(start, id), id).toBeNull();
    }
  });

  it('3a the markers show what the rulebook says', () => {
    const shown = scenario.markers.map((m) => [m.id, m.infantry, m.machineGuns, m.officers]);
    expect(shown).toEqual([
      ['A-mines', 0, 0, 0],
      ['A-wire', 0, 0, 0],
      ['A-infantry', 1, 0, 0],
      ['A-infantry-mg', 1, 1, 0],
      ['A-mg', 0, 1, 0],
      ['B-wire', 0, 0, 0],
      ['B-infantry2', 2, 0, 0],
      ['B-infantry-mg', 1, 1, 0],
      ['B-infantry2-officer', 2, 0, 1],
      ['B-infantry2-mg-officer', 2, 1, 1],
    ]);
  });

  it('3a they are drawn at random: every A marker is found on every A zone', () => {
    const found = new Map(zonesMarked('A').map((id) => [id, new Set<string | null>()]));
    for (let seed = 0; seed < 200; seed++) {
      const s = beforeLoading('basic', false, `seed ${seed}`);
      for (const [id, seen] of found) seen.add(marker(s, id));
    }
    for (const [id, seen] of found) expect(seen.size, id).toBe(5);
  });

  it('3a two zones carry the telephone line', () => {
    expect(zonesMarked('T')).toEqual(['CAR', 'BAE']);
    expect(scenario.telephoneZones.map((zone) => scenario.zones[zone]?.id)).toEqual(['CAR', 'BAE']);
  });
});

describe('3b Guns and pillboxes', () => {
  it('3b one flak gun on each of the three F zones', () => {
    expect(zonesMarked('F').map((id) => germans(start, id))).toEqual([['FL1'], ['FL2'], ['FL3']]);
  });

  it('3b one pillbox on each of the four P zones', () => {
    expect(zonesMarked('P').map((id) => germans(start, id))).toEqual([
      ['PB1'],
      ['PB2'],
      ['PB3'],
      ['PB4'],
    ]);
  });

  it('3b both 155 mm guns on the H zone', () => {
    expect(zonesMarked('H').map((id) => germans(start, id))).toEqual([['HG1', 'HG2']]);
  });

  it('3b the battery and the flak tower west of it also carry a B marker', () => {
    expect([marker(start, 'H'), marker(start, 'HW')].map((id) => id?.[0])).toEqual(['B', 'B']);
  });
});

describe('3c The two German pools', () => {
  const kinds = (pool: readonly number[]) => {
    const count: Record<string, number> = {};
    for (const u of pool) {
      const kind = scenario.units[u]?.kind ?? '';
      count[kind] = (count[kind] ?? 0) + 1;
    }
    return count;
  };

  it('3c 28 garrison counters and 10 reinforcements start in the pools', () => {
    expect(kinds(scenario.garrison)).toEqual({ infantry: 18, machineGun: 7, officer: 3 });
    expect(kinds(scenario.reinforcements)).toEqual({ infantry: 8, machineGun: 1, officer: 1 });
    for (const u of [...scenario.garrison, ...scenario.reinforcements]) {
      expect(where(start, scenario.units[u]?.id ?? '')).toBe('pool');
    }
  });

  it('3c a marker draws the types it shows from the garrison', () => {
    const s = position({
      alarm: 8,
      british: { OR1: ['C01'] },
      markers: { VAS: 'B-infantry2-officer' },
    });
    const taken = doIt(s, 'take OR1').state;
    const { state } = doIt(taken, 'step VGW', [['wake marker', 0]]);
    expect(germans(state, 'VAS')).toEqual(['GI01', 'GI02', 'GO1']);
  });

  it('3c reinforcements are drawn at random from their own pool', () => {
    const s = position({ alarm: 7, british: { OR1: ['C01'] } });
    const { state, events } = doIt(s, 'end', [
      ['reinforcements', 0],
      ['group size', 5],
      ['entry zone', 3],
      ['reinforcement drawn', 8],
      ['reinforcement drawn', 0],
    ]);
    expect(germans(state, 'CHS')).toEqual(['RM1', 'RI1']);
    expect(one(events, 'reinforcements').units).toEqual([unit('RM1'), unit('RI1')]);
  });
});

describe('3d Loading the landing craft', () => {
  it('3d both groups begin afloat in the D/E zone that bears their number', () => {
    expect(british(start, 'G1')).toEqual(['LCA1', 'LCA2', 'LCA3']);
    expect(british(start, 'G2')).toEqual(['LCA4', 'LCA5', 'LCA6', 'LCA7']);
  });

  it('3d each group consists of the units the rulebook lists', () => {
    const group = (n: number) => {
      const ids = scenario.units.filter((u) => u.group === n).map((u) => u.id);
      return [ids.filter((id) => /^C\d/.test(id)).length, ids.filter((id) => !/^C\d/.test(id))];
    };
    expect(group(1)).toEqual([8, ['MIL', 'SNI', 'MOR', 'LCA1', 'LCA2', 'LCA3']]);
    expect(group(2)).toEqual([16, ['LOV', 'LCA4', 'LCA5', 'LCA6', 'LCA7']]);
  });

  it('3d the ready-made loading fills the craft of each group, 8 levels at most', () => {
    const { state, events } = doIt(start, 'load-standard');
    expect(told(events, 'loaded')).toHaveLength(28);
    const levels = [1, 2, 3, 4, 5, 6, 7].map((n) => britishLevels(state, place(`LCA${n}`)));
    expect(levels).toEqual([8, 5, 4, 8, 8, 8, 8]);
    expect(asked(state)).toBe('choose');
  });

  it('3d a unit goes aboard a craft of its own group', () => {
    expect(legalWords(start)).toEqual([
      'load-standard',
      'load C01 LCA1',
      'load C01 LCA2',
      'load C01 LCA3',
    ]);
    expect(refused(start, 'load C01 LCA4')).toBe('3d');
    expect(refused(start, 'load C01 C02')).toBe('3d');
  });

  it('3d a craft takes 8 levels and no more', () => {
    const four = load(start, 4);
    expect(british(four, 'LCA1')).toEqual(['C04', 'C03', 'C02', 'C01']);
    expect(refused(four, 'load C05 LCA1')).toBe('3d');
  });

  it('3d counters without a level go aboard a full craft', () => {
    let s = load(start, scenario.loadingOrder.indexOf(unit('MIL')));
    s = doIt(s, 'load MIL LCA1').state;
    expect(british(s, 'LCA1')).toEqual(['MIL', 'C04', 'C03', 'C02', 'C01']);
  });

  it('3d the ready-made loading is not for craft already begun', () => {
    expect(refused(load(start, 1), 'load-standard')).toBe('3d');
  });

  it('3d nothing else is decided before everyone is aboard', () => {
    expect(asked(start)).toBe('load');
    expect(refused(start, 'take G1')).toBe('3d');
    expect(refused(start, 'end')).toBe('3d');
    const all = load(start, scenario.loadingOrder.length);
    expect(asked(all)).toBe('choose');
    expect(legalActions(all, []).length).toBeGreaterThan(0);
  });
});

describe('3e Drawing like counters', () => {
  it('3e no die is rolled for garrison counters: the lowest number comes', () => {
    const s = position({
      alarm: 5,
      british: { OR1: ['C01'] },
      germans: { H: ['GI01', 'GI03'] },
      markers: { VAS: 'B-infantry2' },
    });
    const taken = doIt(s, 'take OR1').state;
    const { state } = doIt(taken, 'step VGW', [['wake marker', 5]]); // and no other die
    expect(germans(state, 'VAS')).toEqual(['GI02', 'GI04']);
  });

  it('3e no die is rolled for reinforcements that are all alike', () => {
    const s = position({ alarm: 7, british: { OR1: ['C01'] }, pool: ['RI4', 'RI6', 'RI7'] });
    const { state } = doIt(s, 'end', [
      ['reinforcements', 0],
      ['group size', 6],
      ['entry zone', 3],
    ]);
    expect(germans(state, 'CHS')).toEqual(['RI4', 'RI6']);
  });

  it('3e the last two counters of different kinds take one draw', () => {
    const s = position({ alarm: 7, british: { OR1: ['C01'] }, pool: ['RI4', 'RO1'] });
    const { state } = doIt(s, 'end', [
      ['reinforcements', 0],
      ['group size', 6],
      ['entry zone', 3],
      ['reinforcement drawn', 1],
    ]);
    expect(germans(state, 'CHS')).toEqual(['RI4', 'RO1']);
  });
});

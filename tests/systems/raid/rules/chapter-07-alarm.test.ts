// Chapter 7: what raises the alarm, the general alarm, and what each level of it does.

import { describe, expect, it } from 'vitest';
import type { RaidEvent } from '../../../../src/systems/raid/rules/events.ts';
import {
  alarm,
  asked,
  beforeLoading,
  british,
  type Die,
  doAll,
  doIt,
  fireDice,
  germans,
  lineDice,
  marker,
  obstacle,
  one,
  position,
  refused,
  scenario,
  told,
  where,
  zone,
} from './support.ts';

const rises = (events: readonly RaidEvent[]) => told(events, 'alarm').map((e) => [e.from, e.to]);
const wake = (value: number): Die => ['wake marker', value];

describe('7.1 What raises the alarm', () => {
  it('7.1 the first landing +1, on any beach; later ones nothing', () => {
    const s = position({ aboard: { LCA1: ['C01'], LCA2: ['C02'], LCA4: ['C09'] } });
    const { state, events } = doAll(
      s,
      'take LCA1',
      'land OR1',
      'done',
      'take LCA2',
      'land OR1',
      'done',
      'take LCA4',
      'land OR2',
    );
    expect(rises(events)).toEqual([[0, 1]]);
    expect(alarm(state)).toBe(1);
  });

  it('7.1 an assault from a LCA is a landing too', () => {
    const s = position({ aboard: { LCA1: ['C01'] }, germans: { OR1: ['GI01'] } });
    expect(rises(doAll(s, 'take LCA1', 'assault OR1').events)).toEqual([
      [0, 1],
      [1, 3],
    ]);
  });

  const twoMarkers = position({
    alarm: 5,
    british: { OR1: ['C01'] },
    markers: { VAS: 'A-infantry', BAE: 'B-infantry2' },
  });

  it('7.1 every marker that reveals Germans +1, whatever its letter', () => {
    const { events } = doAll(twoMarkers, 'take OR1', ['step VGW', wake(5), wake(6)]);
    expect(told(events, 'marker-turned')).toHaveLength(2);
    expect(rises(events)).toEqual([
      [5, 6],
      [6, 7],
    ]);
  });

  it('7.1a only the first of them where the raid has it so', () => {
    const once = { cells: twoMarkers.cells, scenario: { ...scenario, stirredOnce: true } };
    const { events } = doAll(once, 'take OR1', ['step VGW', wake(5), wake(6)]);
    expect(told(events, 'marker-turned')).toHaveLength(2);
    expect(rises(events)).toEqual([[5, 6]]);
  });

  it('7.1 a marker that shows mines or wire nothing', () => {
    const s = position({
      alarm: 5,
      british: { OR1: ['C01'] },
      markers: { VAS: 'A-mines', BAE: 'A-wire' },
    });
    const { events } = doAll(s, 'take OR1', ['step VGW', wake(0), wake(0)]);
    expect(told(events, 'marker-turned')).toHaveLength(2);
    expect(rises(events)).toEqual([]);
  });

  it('7.1 the first assault of the raid +2, later ones nothing', () => {
    const s = position({
      british: { VAS: ['C01'], BMO: ['C02'] },
      germans: { VGW: ['GI01-'], EGL: ['GI02-'] },
    });
    const win = ['fill', ...lineDice(6, 0)] as const;
    const { events } = doAll(
      s,
      'take VAS',
      'assault VGW',
      win,
      'done',
      'take BMO',
      'assault EGL',
      win,
    );
    expect(rises(events)).toEqual([[0, 2]]);
  });

  it.each([
    [4, 'gone'],
    [7, 'still there'],
  ])('7.1 each bangalore attempt +1: a %i, the wire is %s', (value) => {
    const s = position({ british: { VAS: ['C01'] }, obstacles: { VGW: 'wire' } });
    const { events } = doAll(s, 'take VAS', 'step VGW', ['blow', ['bangalore', value]]);
    expect(rises(events)).toEqual([[0, 1]]);
  });

  it('7.1 wire that is not blown nothing', () => {
    const s = position({ british: { VAS: ['C01'] }, obstacles: { VGW: 'wire' } });
    expect(alarm(doAll(s, 'take VAS', 'step VGW', 'stop').state)).toBe(0);
  });

  it('7.1 the events of battery and convoy +1, the navigation error nothing', () => {
    const alarmAfter = (...dice: Die[]) =>
      alarm(doIt(beforeLoading('basic', true), 'load-standard', dice).state);
    expect(alarmAfter(['random event', 2], ['event effect', 0])).toBe(1);
    expect(alarmAfter(['random event', 4], ['event effect', 0])).toBe(1);
    expect(alarmAfter(['random event', 6])).toBe(0);
  });

  it('7.1 British fire, mines that explode and the first gun stand ready and add 0', () => {
    const { firstFire, mineExplodes, firstGun } = scenario.alarmTriggers;
    expect([firstFire, mineExplodes, firstGun]).toEqual([0, 0, 0]);
    const shot = position({ british: { OR1: ['C01'] }, germans: { VGW: ['GI01'] } });
    expect(rises(doAll(shot, 'take OR1', ['fire VGW', ...fireDice(6, 0)]).events)).toEqual([]);
    const mined = position({ british: { VAS: ['C01'] }, obstacles: { VGW: 'mines' } });
    expect(rises(doAll(mined, 'take VAS', ['step VGW', ['mines', 9]]).events)).toEqual([]);
    const gun = position({
      been: ['assault'],
      british: { HN: ['C01', 'C02'] },
      germans: { H: ['HG1', 'HG2'] },
    });
    const half = ['fill', ...lineDice(6, 0), ...lineDice(1, 9)] as const;
    const { state, events } = doAll(gun, 'take HN', 'assault H', half);
    expect(where(state, 'HG1')).toBe('lost');
    expect(rises(events)).toEqual([]);
  });

  it('7.1 such a trigger bites as soon as the data give it a value', () => {
    const s = position({ british: { OR1: ['C01'] }, germans: { VGW: ['GI01'] } });
    const alarmTriggers = { ...scenario.alarmTriggers, firstFire: 2 };
    const louder = { cells: s.cells, scenario: { ...scenario, alarmTriggers } };
    expect(alarm(doAll(louder, 'take OR1', ['fire VGW', ...fireDice(6, 0)]).state)).toBe(2);
  });

  it('7.1 it never goes beyond 9', () => {
    const s = position({ alarm: 8, british: { VAS: ['C01'] }, germans: { VGW: ['GI01'] } });
    expect(rises(doAll(s, 'take VAS', 'assault VGW').events)).toEqual([[8, 9]]);
  });

  it('7.1 the example: landing, bangalore and a marker next door make 3', () => {
    const s = position({
      aboard: { LCA1: ['C01', 'C02', 'MIL'] },
      obstacles: { VGW: 'wire' },
      markers: { VAS: 'A-mg' },
    });
    const { state } = doAll(
      s,
      'take LCA1',
      'land OR1',
      ['step VGW', wake(1)], // alarm 1: it wakes
      ['blow', ['bangalore', 0]],
    );
    expect(germans(state, 'VAS')).toEqual(['GM1']);
    expect(alarm(state)).toBe(3);
  });
});

describe('7.1, 10.3 The published example of activation', () => {
  // Group 1, led astray by 5c, lands at Quiberville on a marker with infantry and a machine gun.
  const s = position({
    aboard: { LCA1: ['C01', 'C02', 'C03', 'C04'] },
    beach: { 1: 'QUI' },
    markers: { QUI: 'A-infantry-mg', QVH: 'A-infantry-mg' },
  });
  const landed = doAll(s, 'take LCA1', 'land QUI');

  it('7.1 the first landing, the marker and the first assault bring the alarm to 4', () => {
    expect(rises(landed.events)).toEqual([
      [0, 1],
      [1, 2],
      [2, 4],
    ]);
    expect(germans(landed.state, 'QUI')).toEqual(['GM1', 'GI01']);
  });

  it('10.3 after the assault a 4 wakes the marker next door, and the machine gun lies on top', () => {
    const { state, events } = doAll(
      landed.state,
      ['fill', ...lineDice(6, 0), ...lineDice(6, 0)],
      'go-on',
      ['fill', ...lineDice(6, 0), wake(4)],
    );
    expect(one(events, 'wake-test')).toMatchObject({ zone: zone('QVH'), alarm: 4, wakes: true });
    expect(british(state, 'QUI')).toEqual(['C01', 'C02', 'C03', 'C04']);
    expect(germans(state, 'QVH')).toEqual(['GM2', 'GI02']);
    expect(alarm(state)).toBe(5); // 7.1 the second marker too
  });

  it('10.3 a 5 would have let it sleep', () => {
    const { state } = doAll(landed.state, ['fill', ...lineDice(6, 0), ...lineDice(6, 0)], 'go-on', [
      'fill',
      ...lineDice(6, 0),
      wake(5),
    ]);
    expect(marker(state, 'QVH')).toBe('A-infantry-mg');
    expect(alarm(state)).toBe(4);
  });
});

describe('7.2 General alarm', () => {
  const asleep = { STM: 'B-infantry2', CAR: 'A-mines', CHV: 'B-wire', HS: 'B-infantry2-officer' };

  it('7.2 at 9 every marker still face down is turned over', () => {
    const s = position({
      alarm: 8,
      british: { VGE: ['C01'] },
      obstacles: { OR1: 'wire' },
      markers: asleep,
    });
    const { state, events } = doAll(s, 'take VGE', 'step OR1', ['blow', ['bangalore', 1]]);
    expect(told(events, 'marker-turned').map((e) => e.rule.id)).toEqual([
      '7.2',
      '7.2',
      '7.2',
      '7.2',
    ]);
    for (const id of Object.keys(asleep)) expect(marker(state, id)).toBeNull();
    expect(germans(state, 'STM')).toEqual(['GI01', 'GI02']);
    expect(germans(state, 'HS')).toEqual(['GI03', 'GI04', 'GO1']);
    expect([obstacle(state, 'CAR'), obstacle(state, 'CHV')]).toEqual(['mines', 'wire']);
    expect(alarm(state)).toBe(9);
  });

  it('7.2 below 9 nothing of the kind happens', () => {
    const s = position({
      alarm: 7,
      british: { VGE: ['C01'] },
      obstacles: { OR1: 'wire' },
      markers: asleep,
    });
    const { state } = doAll(s, 'take VGE', 'step OR1', ['blow', ['bangalore', 1]]);
    expect(alarm(state)).toBe(8);
    for (const [id, shown] of Object.entries(asleep)) expect(marker(state, id)).toBe(shown);
  });

  it('7.2 the same when both 155 mm guns are gone, whatever the alarm', () => {
    const s = position({
      alarm: 3,
      been: ['assault'],
      british: { HN: ['C01', 'C02'] },
      germans: { H: ['HG1', 'HG2'] },
      markers: { STM: 'B-infantry2' },
    });
    const both = ['fill', ...lineDice(6, 0), ...lineDice(6, 0)] as const;
    const { state, events } = doAll(s, 'take HN', 'assault H', both);
    expect(one(events, 'alarm')).toMatchObject({ rule: '7.2', from: 3, to: 9 });
    expect(germans(state, 'STM')).toEqual(['GI01', 'GI02']);
  });

  it('7.2 one gun is not enough', () => {
    const s = position({
      alarm: 3,
      been: ['assault'],
      british: { HN: ['C01', 'C02'] },
      germans: { H: ['HG1', 'HG2'] },
      markers: { STM: 'B-infantry2' },
    });
    const half = ['fill', ...lineDice(6, 0), ...lineDice(1, 9)] as const;
    const { state } = doAll(s, 'take HN', 'assault H', half);
    expect([alarm(state), marker(state, 'STM')]).toEqual([3, 'B-infantry2']);
  });

  it('7.2 it comes in the middle of an assault, which goes on', () => {
    const s = position({
      alarm: 7,
      british: { VAS: ['C01'] },
      germans: { VGW: ['GI01'] },
      markers: { BAE: 'A-infantry' },
    });
    const fight = doAll(s, 'take VAS', 'assault VGW');
    expect(asked(fight.state)).toBe('columns');
    expect(germans(fight.state, 'BAE')).toEqual(['GI02']);
    const round = doIt(fight.state, 'fill', lineDice(6, 0));
    expect(germans(round.state, 'VGW')).toEqual(['GI01-']);
  });

  it('7.2 it comes in the middle of a march, which goes on, over what has come to light', () => {
    const s = position({
      alarm: 8,
      british: { OR1: ['C01', 'MIL'] },
      obstacles: { VGW: 'wire' },
      markers: { VAS: 'A-infantry', VGE: 'A-wire' },
    });
    const { state } = doAll(s, 'take OR1', ['step VGW', wake(9)], ['blow', ['bangalore', 0]]);
    expect(germans(state, 'VAS')).toEqual(['GI01']);
    expect(refused(state, 'step VAS')).toBe('2.2f');
    expect(asked(doIt(state, 'assault VAS').state)).toBe('columns');
  });

  it('7.2 a marker that wakes and brings the alarm to 9 wakes all the others, untested', () => {
    const s = position({
      alarm: 8,
      british: { OR1: ['C01'] },
      markers: { BAE: 'A-mg', VAS: 'A-infantry' },
    });
    const { state, events } = doAll(s, 'take OR1', ['step VGW', wake(8)]);
    expect(told(events, 'marker-turned').map((e) => e.rule.id)).toEqual(['10.3', '7.2']);
    expect([germans(state, 'BAE'), germans(state, 'VAS')]).toEqual([['GM1'], ['GI01']]);
  });
});

describe('7.3 What the alarm does', () => {
  // GI01 in RTW: a friend in BAE one zone east, the British in SV1 over CAR to the west.
  const phaseD = (level: number, ...dice: Die[]) =>
    doIt(
      position({
        alarm: level,
        british: { SV1: ['C01'] },
        germans: { RTW: ['GI01'], BAE: ['GI02'] },
      }),
      'end',
      dice,
    );

  it('7.3 from 0 to 5 the Germans close up, and no reinforcements come', () => {
    for (const level of [0, 5]) {
      const { events } = phaseD(level);
      expect(told(events, 'german-move').map((e) => e.rule.id)).toEqual(['9.3a']);
      expect(told(events, 'reinforcements')).toEqual([]);
    }
  });

  it('7.3 from 6 to 9 they come for the British, and reinforcements may come', () => {
    for (const level of [6, 9]) {
      const { events } = phaseD(level, ['reinforcements', 9]);
      expect(told(events, 'german-move').map((e) => e.rule.id)).toEqual(['9.3b', '9.3b']);
      expect(told(events, 'reinforcements')).toHaveLength(1);
    }
  });
});

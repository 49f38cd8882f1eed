// Chapter 13: the three options and the four levels they make.

import { describe, expect, it } from 'vitest';
import {
  alarm,
  beforeLoading,
  type Die,
  doAll,
  doIt,
  germans,
  one,
  position,
  scenario,
  told,
  unit,
  where,
} from './support.ts';

const LEVELS = ['basic', 'green', 'hardened', 'seasoned'];
const wake = (value: number): Die => ['wake marker', value];

describe('13.1 Bad luck!', () => {
  const woken = (level: string, markers: Record<string, string>, ...dice: Die[]) =>
    doAll(position({ level, alarm: 5, british: { OR1: ['C01'] }, markers }), 'take OR1', [
      'step VGW',
      ...dice,
    ]);

  it('13.1 the first A marker that reveals infantry brings twice as many', () => {
    const { state, events } = woken('green', { VAS: 'A-infantry-mg' }, wake(0));
    expect(germans(state, 'VAS')).toEqual(['GM1', 'GI01', 'GI02']);
    expect(one(events, 'marker-turned').doubled).toBe(true);
  });

  it('13.1 the second A marker does not', () => {
    const both = { BAE: 'A-infantry', VAS: 'A-infantry' };
    const { state, events } = woken('green', both, wake(0), wake(0));
    expect([germans(state, 'BAE'), germans(state, 'VAS')]).toEqual([['GI01', 'GI02'], ['GI03']]);
    expect(told(events, 'marker-turned').map((e) => e.doubled)).toEqual([true, false]);
  });

  it('13.1 a marker without infantry does not use it up', () => {
    const both = { BAE: 'A-mg', VAS: 'A-infantry' };
    const { state } = woken('green', both, wake(0), wake(0));
    expect([germans(state, 'BAE'), germans(state, 'VAS')]).toEqual([['GM1'], ['GI01', 'GI02']]);
  });

  it('13.1 the first B marker is doubled as well as the first A marker', () => {
    const both = { BAE: 'A-infantry', VAS: 'B-infantry2' };
    const { state } = woken('green', both, wake(0), wake(0));
    expect(germans(state, 'BAE')).toHaveLength(2);
    expect(germans(state, 'VAS')).toHaveLength(4);
  });

  it('13.1 only the infantry is doubled', () => {
    const { state } = woken('green', { VAS: 'B-infantry2-mg-officer' }, wake(0));
    expect(germans(state, 'VAS')).toEqual(['GM1', 'GI01', 'GI02', 'GI03', 'GI04', 'GO1']);
  });

  it('13.1 the stacking limit holds', () => {
    const s = position({
      level: 'green',
      alarm: 5,
      british: { BVA: ['C01'] },
      germans: { H: ['HG1', 'HG2'] },
      markers: { H: 'B-infantry2-mg-officer' },
    });
    const { state, events } = doAll(s, 'take BVA', ['step SAI', wake(0)]);
    expect(germans(state, 'H')).toEqual(['GM1', 'GI01', 'GI02', 'GI03', 'GO1', 'HG1', 'HG2']);
    expect(one(events, 'marker-turned').short).toBe(1); // 9 levels, and no room for 2 more
  });

  it('13.1 it does not matter how the marker is turned', () => {
    const s = position({
      level: 'green',
      british: { VGE: ['C01', 'C02'] },
      markers: { VAS: 'A-infantry' },
    });
    const { events } = doAll(s, 'take VGE', 'step VAS');
    expect(one(events, 'assault').germans).toEqual([unit('GI01'), unit('GI02')]);
  });

  it('13.1 without the option nothing is doubled', () => {
    expect(germans(woken('basic', { VAS: 'A-infantry' }, wake(0)).state, 'VAS')).toEqual(['GI01']);
  });
});

describe('13.2 Alarm!', () => {
  it('13.2 the alarm starts at 2', () => {
    expect(LEVELS.map((level) => alarm(beforeLoading(level)))).toEqual([0, 0, 2, 2]);
  });
});

describe('13.3 Vorwärts!', () => {
  /** A stack at Petit Ailly that goes for the British on the beach: EGL 1, BMO 2, VAS 4, VGW 5 MP. */
  const march = (level: string, ...stack: string[]) =>
    doIt(
      position({ level, alarm: 6, british: { OR1: ['C01'] }, germans: { PET: stack }, pool: [] }),
      'end',
    );

  it('13.3 who can move has 4 MP', () => {
    const moved = (level: string, who: string) => {
      const [path] = one(march(level, who).events, 'german-move').units;
      return path?.cost;
    };
    expect([moved('basic', 'GI01'), moved('seasoned', 'GI01')]).toEqual([2, 4]);
    expect([moved('basic', 'RM1'), moved('seasoned', 'RM1')]).toEqual([2, 4]);
    expect([moved('basic', 'GO1'), moved('seasoned', 'GO1')]).toEqual([2, 4]);
  });

  it('13.3 an M of 0 remains 0', () => {
    const { state, events } = march('seasoned', 'GM1');
    expect(told(events, 'german-move')).toEqual([]);
    expect(where(state, 'GM1')).toBe('PET');
  });

  it('13.3 the officer’s point comes on top of the 4', () => {
    const { state } = march('seasoned', 'GI01', 'GO1');
    expect([where(state, 'GI01'), where(state, 'GO1')]).toEqual(['VGW', 'VAS']);
  });

  it('13.3 the British march as before', () => {
    const s = position({ level: 'seasoned', british: { VGW: ['C01'] } });
    expect(one(doAll(s, 'take VGW', 'step VAS').events, 'moved').left).toBe(2);
  });
});

describe('13.4 The four levels', () => {
  it('13.4 each level switches its options on', () => {
    const options = scenario.levels.map(({ id, badLuck, alarmStart, vorwaerts }) => {
      return [id, badLuck, alarmStart, vorwaerts];
    });
    expect(options).toEqual([
      ['basic', false, 0, 0],
      ['green', true, 0, 0],
      ['hardened', true, 2, 0],
      ['seasoned', true, 2, 4],
    ]);
  });

  it('13.4 there is no other', () => {
    expect(() => beforeLoading('easy')).toThrow('basic, green, hardened, seasoned');
  });
});

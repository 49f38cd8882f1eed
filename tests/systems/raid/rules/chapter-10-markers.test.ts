// 10.1 to 10.4, 10.7, 10.8 Face-down markers: entered, woken from next door, and what comes out of them.

import { describe, expect, it } from 'vitest';
import {
  alarm,
  asked,
  doAll,
  doIt,
  fireDice,
  germans,
  lineDice,
  marker,
  names,
  obstacle,
  one,
  position,
  refused,
  told,
  where,
  zone,
  zoneIds,
} from './support.ts';

describe('10.1 awake or hidden', () => {
  it('10.1 lets pillboxes and flak fire from the start, beside a face-down marker too', () => {
    const s = position({
      british: { RTB: ['C01'] },
      germans: { HW: ['FL2'] },
      markers: { HW: 'B-infantry2' },
    });
    const { events } = doIt(s, 'end', fireDice(9, 1));
    expect(names([one(events, 'fire').shooter])).toEqual(['FL2']);
  });

  it('10.1 keeps what lies face down out of the German phase', () => {
    const s = position({ british: { PSA: ['C01'] }, markers: { SV1: 'A-mg', QUI: 'A-infantry' } });
    const { state, events } = doIt(s, 'end');
    expect(told(events, 'fire')).toEqual([]);
    expect([marker(state, 'SV1'), marker(state, 'QUI')]).toEqual(['A-mg', 'A-infantry']);
  });
});

describe('10.2 entering the zone', () => {
  it('10.2 turns the marker over without a die', () => {
    const s = position({ british: { PSA: ['C01'] }, markers: { SV1: 'A-infantry-mg' } });
    const { state, events } = doAll(s, 'take PSA', 'step SV1');
    const turned = one(events, 'marker-turned');
    expect(turned.rule.id).toBe('10.2');
    expect(names(turned.placed)).toEqual(['GI01', 'GM1']);
    expect(asked(state)).toBe('columns');
  });

  it('10.2 holds for a landing too', () => {
    const s = position({
      craft: { S1: ['LCA1'] },
      aboard: { LCA1: ['C01'] },
      markers: { QUI: 'A-infantry' },
    });
    const { state, events } = doAll(s, 'take LCA1', 'land QUI');
    expect(one(events, 'marker-turned').rule.id).toBe('10.2');
    expect(asked(state)).toBe('columns');
  });
});

describe('10.3 acting next door', () => {
  it('10.3 wakes the marker on a roll equal to or lower than the alarm', () => {
    const s = position({ alarm: 4, british: { OR2: ['C01'] }, markers: { QUI: 'A-mg' } });
    const equal = doAll(s, 'take OR2', ['step PSA', ['wake marker', 4]]);
    expect(one(equal.events, 'wake-test')).toMatchObject({ alarm: 4, wakes: true });
    expect(germans(equal.state, 'QUI')).toEqual(['GM1']);
    expect(one(equal.events, 'marker-turned').rule.id).toBe('10.3');
    const higher = doAll(s, 'take OR2', ['step PSA', ['wake marker', 5]]);
    expect(marker(higher.state, 'QUI')).toBe('A-mg');
    expect(germans(higher.state, 'QUI')).toEqual([]);
  });

  it('10.3 counts a red dotted line as next door', () => {
    const s = position({ british: { BVA: ['C01'] }, markers: { HW: 'B-wire' } });
    const { events } = doAll(s, 'take BVA', ['step SAI', ['wake marker', 9]]);
    expect(zoneIds([one(events, 'wake-test').zone])).toEqual(['HW']);
  });

  it('10.3 tests each marker once on a march, at the first zone next to it', () => {
    const s = position({ british: { QUI: ['C01'] }, markers: { SV1: 'A-wire' } });
    const { events } = doAll(s, 'take QUI', ['step PSA', ['wake marker', 9]], 'step OR2');
    expect(told(events, 'wake-test')).toHaveLength(1);
  });

  it('10.3 tests it again when another action follows', () => {
    const s = position({
      british: { OR2: ['C01'] },
      germans: { QUI: ['GI01'] },
      markers: { SV1: 'A-wire' },
    });
    const { events } = doAll(
      s,
      'take OR2',
      ['step PSA', ['wake marker', 9]],
      ['fire QUI', ...fireDice(6, 0), ['wake marker', 8]],
    );
    expect(told(events, 'wake-test').map((e) => e.die.value)).toEqual([9, 8]);
  });

  it('10.3 makes no test for standing still, for leaving or for changing the order', () => {
    const s = position({ british: { PSA: ['C01', 'C02-'] }, markers: { SV1: 'A-wire' } });
    const { events } = doAll(s, 'take PSA', 'front C02', 'leave C01', 'done', 'end');
    expect(told(events, 'wake-test')).toEqual([]);
  });

  it('10.3 tests for craft under way', () => {
    const s = position({
      craft: { G2: ['LCA4'] },
      aboard: { LCA4: ['C09'] },
      markers: { QUI: 'A-mg' },
    });
    const { events } = doAll(s, 'take G2', ['sail S1', ['wake marker', 7]]);
    expect(zoneIds([one(events, 'wake-test').zone])).toEqual(['QUI']);
  });

  it('10.3 tests entry and assault together, once the fight is won, where the stack stands', () => {
    const s = position({
      british: { SV2: ['C01', 'C02', 'C03'] },
      markers: { SV1: 'A-infantry', CAR: 'B-wire' },
    });
    const entered = doAll(s, 'take SV2', 'step SV1');
    expect(told(entered.events, 'wake-test')).toEqual([]);
    const first = doIt(entered.state, 'fill', lineDice(6, 0));
    expect(told(first.events, 'wake-test')).toEqual([]);
    const won = doAll(first.state, 'go-on', ['fill', ...lineDice(6, 0), ['wake marker', 9]]);
    const [test] = told(won.events, 'wake-test');
    expect(test && zoneIds([test.zone])).toEqual(['CAR']);
    expect(told(won.events, 'assault-over')[0]?.result).toBe('held');
  });

  it('10.3 tests from the zone fallen back to when the assault is broken off', () => {
    const s = position({
      british: { PSA: ['C01'] },
      germans: { SV1: ['GI01'] },
      markers: { CAR: 'B-wire', QUI: 'A-wire' },
    });
    const { events } = doAll(
      s,
      'take PSA',
      'assault SV1',
      ['fill', ...lineDice(6, 0)],
      ['break-off', ['wake marker', 9]],
    );
    expect(zoneIds(told(events, 'wake-test').map((e) => e.zone))).toEqual(['QUI']);
  });

  it('10.3 does not test a marker again when the march that tested it ends in a fight', () => {
    const s = position({
      british: { OR2: ['C01'] },
      markers: { SV1: 'A-wire', QUI: 'A-infantry' },
    });
    const { events } = doAll(
      s,
      'take OR2',
      ['step PSA', ['wake marker', 9], ['wake marker', 9]],
      'step QUI',
      ['fill', ...lineDice(6, 0)],
      'break-off',
    );
    expect(zoneIds(told(events, 'wake-test').map((e) => e.zone))).toEqual(['QUI', 'SV1']);
  });

  it('10.3 tests it again after an assault on Germans that could be seen', () => {
    const s = position({
      british: { OR2: ['C01'] },
      germans: { QUI: ['GI01'] },
      markers: { SV1: 'A-wire' },
    });
    const { events } = doAll(
      s,
      'take OR2',
      ['step PSA', ['wake marker', 9]],
      'assault QUI',
      ['fill', ...lineDice(6, 0)],
      ['break-off', ['wake marker', 9]],
    );
    expect(zoneIds(told(events, 'wake-test').map((e) => e.zone))).toEqual(['SV1', 'SV1']);
  });
});

describe('10.3 whether or not the stack survives', () => {
  it('10.3 tests what lies next to the assaulted zone when the assault wipes the stack out', () => {
    const s = position({
      british: { PSA: ['C01-'], BMB: ['C02'] },
      germans: { SV1: ['GI01'] },
      markers: { CAR: 'B-wire', QUI: 'A-wire' },
    });
    const { state, events } = doAll(s, 'take PSA', 'assault SV1', [
      'fill',
      ...lineDice(1, 9),
      ['wake marker', 9],
    ]);
    expect(where(state, 'C01')).toBe('lost');
    expect(one(events, 'assault-over').result).toBe('wiped-out');
    expect(one(events, 'wake-test')).toMatchObject({ zone: zone('CAR'), by: zone('SV1') });
  });

  it('10.3 tests it when mines kill the last man of an assault at the door', () => {
    const s = position({
      british: { PSA: ['C01-'], BMB: ['C02'] },
      germans: { SV1: ['FL1'] },
      markers: { SV1: 'A-mines', CAR: 'B-wire' },
    });
    const { state, events } = doAll(s, 'take PSA', [
      'assault SV1',
      ['mines', 9],
      ['wake marker', 9],
    ]);
    expect(where(state, 'C01')).toBe('lost');
    expect(one(events, 'wake-test')).toMatchObject({ zone: zone('CAR'), by: zone('SV1') });
    expect(asked(state)).toBe('choose');
  });

  it('10.3 tests it when mines kill the last man of a march', () => {
    const s = position({
      british: { PSA: ['C01-'], BMB: ['C02'] },
      obstacles: { SV1: 'mines' },
      markers: { CAR: 'B-wire' },
    });
    const { state, events } = doAll(s, 'take PSA', ['step SV1', ['mines', 9], ['wake marker', 9]]);
    expect(where(state, 'C01')).toBe('lost');
    expect(one(events, 'wake-test')).toMatchObject({ zone: zone('CAR'), by: zone('SV1') });
  });

  it('10.3 tests a marker once, though the march that tested it ends in death', () => {
    const s = position({
      british: { OR2: ['C01-'], BMB: ['C02'] },
      markers: { SV1: 'A-wire', QUI: 'A-infantry' },
    });
    const { events } = doAll(
      s,
      'take OR2',
      ['step PSA', ['wake marker', 9], ['wake marker', 9]],
      'step QUI',
      ['fill', ...lineDice(1, 9)],
    );
    expect(zoneIds(told(events, 'wake-test').map((e) => e.zone))).toEqual(['QUI', 'SV1']);
    expect(zoneIds(told(events, 'wake-test').map((e) => e.by))).toEqual(['PSA', 'PSA']);
  });
});

describe('10.3a what is tested when', () => {
  it('10.3a tests a landing at the beach, after the alarm of the landing has risen', () => {
    const s = position({ aboard: { LCA1: ['C01'] }, markers: { VGW: 'A-mg', VGE: 'A-wire' } });
    const { events } = doAll(s, 'take LCA1', ['land OR1', ['wake marker', 1], ['wake marker', 3]]);
    const tests = told(events, 'wake-test');
    expect(zoneIds(tests.map((e) => e.zone))).toEqual(['VGW', 'VGE']);
    expect(tests.map((e) => [e.alarm, e.wakes])).toEqual([
      [1, true],
      [2, false],
    ]);
  });

  it('10.3a tests after a fire even if it cost the acting unit its life', () => {
    const s = position({
      british: { PSA: ['C01-'], BMB: ['C02'] },
      germans: { QUI: ['GI01'] },
      markers: { SV1: 'A-wire' },
    });
    const { state, events } = doAll(s, 'take PSA', [
      'fire QUI',
      ...fireDice(1, 9),
      ['wake marker', 0],
    ]);
    expect(where(state, 'C01')).toBe('lost');
    expect(one(events, 'wake-test').wakes).toBe(true);
    expect(asked(state)).toBe('choose');
  });

  it('10.3a tests an embarkation at the beach', () => {
    const s = position({
      british: { OR2: ['C01'], BMB: ['C02'] },
      craft: { G2: ['LCA4'] },
      markers: { SV1: 'A-wire' },
    });
    const { events } = doAll(s, 'take OR2', ['embark LCA4', ['wake marker', 5]]);
    expect(zoneIds([one(events, 'wake-test').zone])).toEqual(['SV1']);
  });

  it('10.3a begins with the lowest zone index', () => {
    const s = position({ british: { OR2: ['C01'] }, markers: { SV1: 'A-wire', QUI: 'A-mines' } });
    const { events } = doAll(s, 'take OR2', ['step PSA', ['wake marker', 9], ['wake marker', 9]]);
    expect(zoneIds(told(events, 'wake-test').map((e) => e.zone))).toEqual(['QUI', 'SV1']);
  });
});

describe('10.4 Germans', () => {
  it('10.4 raises the alarm and puts the highest FT in front', () => {
    const s = position({ alarm: 2, british: { OR2: ['C01'] }, markers: { QUI: 'A-infantry-mg' } });
    const { state } = doAll(s, 'take OR2', ['step PSA', ['wake marker', 0]]);
    expect(germans(state, 'QUI')).toEqual(['GM1', 'GI01']);
    expect(alarm(state)).toBe(3);
  });

  it('10.4 has them act in phase D of the same turn', () => {
    const s = position({ british: { OR2: ['C01'] }, markers: { QUI: 'A-mg' } });
    const { state } = doAll(s, 'take OR2', ['step PSA', ['wake marker', 0]], 'done');
    const { events } = doIt(state, 'end', fireDice(0, 6));
    expect(names([one(events, 'fire').shooter])).toEqual(['GM1']);
  });

  it('10.4 starts no assault when they woke next door', () => {
    const s = position({ british: { OR2: ['C01'] }, markers: { QUI: 'A-infantry' } });
    const { state, events } = doAll(s, 'take OR2', ['step PSA', ['wake marker', 0]]);
    expect(told(events, 'assault')).toEqual([]);
    expect(asked(state)).toBe('act');
  });

  it('10.4a fills the zone to the limit: infantry, then machine guns, then officers, extra infantry last', () => {
    const wake = (there: string[], level: string) => {
      const s = position({
        level,
        british: { RTW: ['C01'] },
        germans: { HW: there },
        markers: { HW: 'B-infantry2-mg-officer' },
      });
      const { events } = doAll(s, 'take RTW', ['step RTB', ['wake marker', 0]]);
      const { placed, doubled, short } = one(events, 'marker-turned');
      return { placed: names(placed), doubled, short };
    };
    expect(wake(['FL1'], 'basic')).toEqual({
      placed: ['GI01', 'GI02', 'GM1', 'GO1'],
      doubled: false,
      short: 0,
    });
    const six = ['RI1', 'RI2', 'RI3', 'FL1'];
    expect(wake(six, 'basic')).toEqual({
      placed: ['GI01', 'GM1', 'GO1'],
      doubled: false,
      short: 1,
    });
    const three = ['RI1', 'FL1'];
    expect(wake(three, 'green')).toEqual({
      placed: ['GI01', 'GI02', 'GM1', 'GO1', 'GI03'],
      doubled: true,
      short: 1,
    });
  });

  it('10.8 places what the pool still has', () => {
    const s = position({
      british: { RTW: ['C01'] },
      markers: { HW: 'B-infantry2-mg-officer' },
      pool: ['GI18', 'GO3'],
    });
    const { state, events } = doAll(s, 'take RTW', ['step RTB', ['wake marker', 0]]);
    expect(germans(state, 'HW')).toEqual(['GI18', 'GO3']);
    expect(one(events, 'marker-turned').short).toBe(2);
  });
});

describe('10.7 obstacles seen from next door', () => {
  it.each([
    ['A-mines', 'mines'],
    ['A-wire', 'wire'],
  ] as const)(
    '10.7 leaves %s face up in the zone, with no alarm and no effect yet',
    (id, shown) => {
      const s = position({ british: { OR2: ['C01'] }, markers: { QUI: id } });
      const { state, events } = doAll(s, 'take OR2', ['step PSA', ['wake marker', 0]]);
      expect(obstacle(state, 'QUI')).toBe(shown);
      expect(marker(state, 'QUI')).toBeNull();
      expect(alarm(state)).toBe(0);
      expect(told(events, 'mines')).toEqual([]);
      expect(refused(state, 'stop')).toBe('6.2');
    },
  );
});

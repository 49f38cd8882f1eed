// Chapter 1: dice, zones, connections and tracks.

import { describe, expect, it } from 'vitest';
import { ScriptedRolls, SeededRolls } from '../../../../src/engine/rolls.ts';
import { raid } from '../../../../src/systems/raid/rules/system.ts';
import {
  alarm,
  asked,
  beforeLoading,
  british,
  doAll,
  doIt,
  germans,
  legalWords,
  one,
  parts,
  position,
  refused,
  scenario,
  told,
  turn,
  where,
  zone,
} from './support.ts';

describe('1.1 Dice', () => {
  const seeded = new SeededRolls('dice', raid.random);
  const many = [...Array(2000).keys()];

  it('1.1 a D6 gives 1 to 6', () => {
    const faces = new Set(many.map(() => seeded.d6('a', '1.1')));
    expect([...faces].sort()).toEqual([1, 2, 3, 4, 5, 6]);
    expect(() => new ScriptedRolls([['a', 0]]).d6('a', '1.1')).toThrow('cannot roll 0');
  });

  it('1.1 a D10 gives 0 to 9, and its 0 is worth zero', () => {
    const faces = new Set(many.map(() => seeded.d10('a', '1.1')));
    expect([...faces].sort()).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(() => new ScriptedRolls([['a', 10]]).d10('a', '1.1')).toThrow('cannot roll 10');
  });

  it('1.1 the British attack with a D6 and the Germans defend with a D10', () => {
    const s = position({ british: { OR1: ['C01'] }, germans: { VGW: ['GI01'] } });
    const ready = doAll(s, 'take OR1').state;
    const { events } = doIt(ready, 'fire VGW', [
      ['fire attack', 6],
      ['fire defence', 0],
    ]);
    const fire = one(events, 'fire');
    expect(fire.attack.total).toBe(4 + 6);
    expect(fire.defence.total).toBe(3 + 0 + 1);
    const tooHigh = () => doIt(ready, 'fire VGW', [['fire attack', 7]]);
    expect(tooHigh).toThrow('cannot roll 7');
  });

  it('1.1 the Germans attack with a D10 and the British defend with a D6', () => {
    const s = position({ british: { OR1: ['C01'] }, germans: { VGW: ['GI01'] } });
    const { events } = doIt(s, 'end', [
      ['fire attack', 9],
      ['fire defence', 1],
    ]);
    const fire = one(events, 'fire');
    expect(fire.attack.total).toBe(3 + 9);
    expect(fire.defence.total).toBe(4 + 1);
    const zero = () =>
      doIt(s, 'end', [
        ['fire attack', 0],
        ['fire defence', 0],
      ]);
    expect(zero).toThrow("'fire defence' cannot roll 0");
  });
});

describe('1.2 Zones', () => {
  it('1.2 sea, waiting and yellow zones protect 0, orange 1, red 3', () => {
    const found = new Set<string>();
    for (const { kind, protection } of scenario.zones) {
      found.add(`${kind === 'land' || kind === 'beach' ? 'land' : 'sea'} ${protection}`);
    }
    expect([...found].sort()).toEqual(['land 0', 'land 1', 'land 3', 'sea 0']);
  });

  it.each([
    ['G1', 'LCA1', 'OR1', undefined],
    ['OR1', 'C01', 'VGW', undefined],
    ['VAS', 'C01', 'VGW', 1],
    ['BVA', 'C01', 'SAI', 3],
  ])('1.2 whoever defends in %s has its protection', (zone, target, from, protection) => {
    const s = position({
      british: { [zone]: [target], RTE: ['C02'] },
      germans: { [from]: ['GI01'] },
    });
    const dice = [['fire attack', 0] as const, ['fire defence', 6] as const];
    const { events } = doIt(s, 'end', dice);
    expect(parts(one(events, 'fire').defence).protection).toBe(protection);
  });

  it('1.2 ten levels a side stay in a land zone, not eleven', () => {
    const five = ['C01', 'C02', 'C03', 'C04', 'C05'];
    const s = position({ british: { BVA: five.slice(0, 4), SAI: ['C05', 'C06-'] } });
    const tenth = doAll(s, 'take SAI', 'leave C06', 'step BVA', 'done').state;
    expect(british(tenth, 'BVA')).toEqual(['C05', 'C01', 'C02', 'C03', 'C04']);
    const eleventh = doAll(tenth, 'take SAI', 'step BVA').state;
    expect(refused(eleventh, 'done')).toBe('2.2j');
  });

  it('1.2 each side has its own ten levels while an assault is fought', () => {
    const s = position({
      british: { SAI: ['C01', 'C02', 'C03', 'C04', 'C05', 'MIL'] },
      germans: { HN: ['GI01', 'GI02', 'GI03', 'GI04', 'GI05'] },
    });
    const { state } = doAll(s, 'take SAI', 'assault HN');
    expect(british(state, 'HN')).toHaveLength(6);
    expect(germans(state, 'HN')).toHaveLength(5);
  });

  it('1.2 four craft lie in a sea zone, not five', () => {
    const s = position({
      craft: { G2: ['LCA4', 'LCA5', 'LCA6', 'LCA7'], S1: ['LCA1'] },
      british: { OR2: ['C01'] },
    });
    expect(refused(doAll(s, 'take S1', 'sail G2').state, 'done')).toBe('2.2j');
    const room = position({
      craft: { G2: ['LCA4', 'LCA5', 'LCA6'], S1: ['LCA1'] },
      british: { OR2: ['C01'] },
    });
    const { state } = doAll(room, 'take S1', 'sail G2', 'done');
    expect(british(state, 'G2')).toEqual(['LCA1', 'LCA4', 'LCA5', 'LCA6']);
  });
});

describe('1.3 Connections', () => {
  it('1.3 a yellow solid line costs 1 MP and a dotted one 2', () => {
    const s = position({ british: { VGW: ['C01'] } });
    const solid = doAll(s, 'take VGW', 'step VAS');
    expect(one(solid.events, 'moved')).toMatchObject({ cost: 1, left: 2 });
    const dotted = doAll(s, 'take VGW', 'step OR1');
    expect(one(dotted.events, 'moved')).toMatchObject({ cost: 2, left: 1 });
  });

  it('1.3 a blue solid line costs craft 1 MP', () => {
    const s = position({ aboard: { LCA1: ['C01'] } });
    const { events } = doAll(s, 'take G1', 'sail S2', 'sail G2');
    expect(told(events, 'sailed').map(({ cost, left }) => [cost, left])).toEqual([
      [1, 3],
      [1, 2],
    ]);
  });

  it('1.3 a blue dotted line costs 2 MP to land and to embark, and serves nothing else', () => {
    const s = position({ aboard: { LCA1: ['C01', 'MIL'] } });
    const ashore = doAll(s, 'take LCA1', 'land OR1');
    expect(one(ashore.events, 'landed')).toMatchObject({ cost: 2, left: 2 });
    expect(one(doIt(ashore.state, 'embark LCA1').events, 'embarked').cost).toBe(2);
    expect(refused(ashore.state, 'step G1')).toBe('1.3');
    expect(refused(doAll(s, 'take G1').state, 'sail OR1')).toBe('1.3');
  });

  it('1.3 land units do not use blue lines, nor craft yellow ones', () => {
    const s = position({ craft: { G1: ['LCA1'] }, british: { OR1: ['C01'] } });
    expect(refused(doAll(s, 'take OR1').state, 'sail G1')).toBe('1.3');
    expect(refused(doAll(s, 'take G1').state, 'step OR1')).toBe('1.3');
  });

  it('1.3 a red dotted line carries fire and nobody on foot', () => {
    const s = position({ british: { SAI: ['C01'] }, germans: { HW: ['FL2'] } });
    const acting = doAll(s, 'take SAI').state;
    expect(legalWords(acting)).toContain('fire HW');
    expect(refused(acting, 'assault HW')).toBe('1.3');
    expect(
      refused(doAll(position({ british: { SAI: ['C01'] } }), 'take SAI').state, 'step HW'),
    ).toBe('1.3');
  });

  it('1.3 nobody goes where no line leads', () => {
    const s = position({ british: { OR1: ['C01'] } });
    expect(refused(doAll(s, 'take OR1').state, 'step VAS')).toBe('1.3');
  });
});

describe('1.3a Adjacent zones', () => {
  it('1.3a a red dotted line makes zones adjacent for the tests that wake markers', () => {
    const s = position({ british: { BVA: ['C01'] }, markers: { HW: 'B-wire' }, alarm: 3 });
    const { events } = doAll(s, 'take BVA', ['step SAI', ['wake marker', 4]]);
    expect(one(events, 'wake-test')).toMatchObject({ zone: zone('HW'), wakes: false });
  });

  it('1.3a a red dotted line keeps a German stack in place that has British at its far end', () => {
    const s = position({
      alarm: 6,
      british: { SAI: ['C01'] },
      germans: { HW: ['GI01'] },
      pool: [],
    });
    const { state, events } = doIt(s, 'end', [
      ['fire attack', 9],
      ['fire defence', 1],
    ]);
    expect(one(events, 'german-stays').rule.id).toBe('9.3');
    expect(where(state, 'GI01')).toBe('HW');
  });

  it('1.3a a landing line makes beach and sea adjacent: craft and beach fire at each other', () => {
    const s = position({
      craft: { G1: ['LCA1'] },
      british: { VAS: ['C01'] },
      germans: { OR1: ['GI01'] },
    });
    expect(legalWords(doAll(s, 'take G1').state)).toContain('fire OR1');
    const { events } = doIt(s, 'end', [
      ['fire attack', 0],
      ['fire defence', 6],
    ]);
    expect(one(events, 'fire').to).toBe(zone('G1'));
  });

  it('1.3a range 2 is two steps of adjacency, red lines included', () => {
    const s = position({
      british: { SAI: ['MOR'] },
      germans: { HS: ['GI01'], HE: ['FL3'], LHA: ['GI02'] },
    });
    const acting = doAll(s, 'take SAI').state;
    expect(legalWords(acting)).toContain('fire HS'); // SAI - HW or H - HS, red and yellow
    expect(legalWords(acting)).toContain('fire HE');
    expect(refused(acting, 'fire LHA')).toBe('11.1a'); // three steps
  });
});

describe('1.4 Turn track and alarm track', () => {
  it('1.4 twelve turns of a quarter of an hour from 04:45 to 07:30', () => {
    expect(scenario.turns).toBe(12);
    expect(scenario.clock.slice(1).join(' ')).toBe(
      '04:45 05:00 05:15 05:30 05:45 06:00 06:15 06:30 06:45 07:00 07:15 07:30',
    );
  });

  it('1.4 the turn marker moves forward and the raid is over after turn 12', () => {
    let s = position({ british: { OR1: ['C01'] } });
    for (let t = 1; t <= 12; t++) {
      expect([turn(s), asked(s)]).toEqual([t, 'choose']);
      s = doIt(s, 'end').state;
    }
    expect(asked(s)).toBe('over');
  });

  it('1.4 a new turn tells its hour', () => {
    const { events } = doIt(position({ british: { OR1: ['C01'] }, turn: 5 }), 'end');
    expect(one(events, 'turn')).toMatchObject({ turn: 6, clock: '06:00' });
  });

  it('1.4 the alarm track starts at 0 and ends at 9', () => {
    expect(alarm(beforeLoading())).toBe(0);
    expect(scenario.alarmMax).toBe(9);
  });
});

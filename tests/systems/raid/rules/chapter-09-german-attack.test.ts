// 9.3b to 9.3g German movement from alarm 6 on: towards the nearest British, until next to them.

import { describe, expect, it } from 'vitest';
import type { RaidState } from '../../../../src/systems/raid/rules/state.ts';
import {
  doIt,
  fireDice,
  germans,
  names,
  one,
  type Position,
  position,
  told,
  where,
  why,
  zone,
  zoneIds,
} from './support.ts';

/** The Germans come out; no reinforcements are left to roll for. */
function roused(laid: Position): RaidState {
  return position({ alarm: 6, pool: [], ...laid });
}

const moves = (s: RaidState) => told(doIt(s, 'end').events, 'german-move');

describe('9.3b coming for you', () => {
  it('9.3b goes for the nearest British in MP, however large a stack further off is', () => {
    const s = roused({
      british: { BMO: ['C01'], MOU: ['C02', 'C03', 'C04'] },
      germans: { POU: ['GI01'] },
    });
    const move = one(doIt(s, 'end').events, 'german-move');
    expect(move).toMatchObject({ rule: '9.3b', towards: zone('BMO'), distance: 3 });
    expect(why(move.trace)).toEqual({
      candidates: ['MOU', 'BMO'],
      ruledOut: [],
      filters: [{ name: 'nearest in MP', values: { MOU: 4, BMO: 3 }, kept: ['BMO'] }],
      chosen: 'BMO',
    });
  });

  it('9.3b prefers, among British equally near, the stack with the most levels', () => {
    const s = roused({
      british: { BMO: ['C01', 'LOV'], PET: ['C02', 'C03-'] },
      germans: { VAR: ['GI01'] },
    });
    const { state, events } = doIt(s, 'end');
    expect(why(one(events, 'german-move').trace)).toMatchObject({
      filters: [
        { name: 'nearest in MP', values: { BMO: 2, PET: 2 }, kept: ['BMO', 'PET'] },
        { name: 'most levels', values: { BMO: 2, PET: 3 }, kept: ['PET'] },
      ],
      chosen: 'PET',
    });
    expect(where(state, 'GI01')).toBe('EGL');
  });

  it('9.3b takes the lowest zone index when the levels are equal too', () => {
    const s = roused({ british: { PET: ['C01'], BMO: ['C02'] }, germans: { VAR: ['GI01'] } });
    const [move] = moves(s);
    expect(move && why(move.trace).chosen).toBe('BMO');
  });

  it('9.3b takes, of equal paths, the one whose zone indexes come first', () => {
    const s = roused({ british: { PET: ['C01'] }, germans: { VAR: ['GI01'] } });
    expect(moves(s).map((m) => zoneIds(m.route))).toEqual([['EGL', 'PET']]);
    const closed = roused({
      british: { PET: ['C01'] },
      germans: { VAR: ['GI01'] },
      obstacles: { EGL: 'wire' },
    });
    expect(moves(closed).map((m) => zoneIds(m.route))).toEqual([['POU', 'PET']]);
  });

  it('9.3b, 7.3 begins at alarm 6, and not at 5', () => {
    const laid = { british: { PET: ['C01'] }, germans: { VAR: ['GI01'], ANG: ['GI02'] } };
    expect(moves(roused(laid)).map((m) => m.rule.id)).toEqual(['9.3b', '9.3b']);
    expect(moves(position({ alarm: 5, ...laid })).map((m) => m.rule.id)).toEqual(['9.3a']);
  });

  it('9.3b moves stacks as well as lone units', () => {
    const s = roused({ british: { PET: ['C01'] }, germans: { ANG: ['GI01', 'GI02'] } });
    expect(germans(doIt(s, 'end').state, 'EGL')).toEqual(['GI01', 'GI02']);
  });

  it('9.3b, 6.6 lets a unit fire and move in one phase', () => {
    const s = roused({ british: { BMB: ['C01-'], SV2: ['C02'] }, germans: { BMR: ['GI01'] } });
    const { state, events } = doIt(s, 'end', fireDice(9, 1));
    expect(where(state, 'C01')).toBe('lost');
    expect(one(events, 'german-move').towards).toBe(zone('SV2'));
    expect(where(state, 'GI01')).toBe('SV3');
  });
});

describe('9.3, 9.3c who stays and who stops', () => {
  it('9.3 does not move a stack next to the British, by a red dotted line too', () => {
    const near = roused({ british: { PET: ['C01'] }, germans: { POU: ['GI01'] } });
    const held = doIt(near, 'end', fireDice(0, 1));
    expect(one(held.events, 'german-stays')).toMatchObject({ rule: '9.3', zone: zone('POU') });
    const red = roused({ british: { SAI: ['C01'] }, germans: { HW: ['GI01'] } });
    expect(one(doIt(red, 'end', fireDice(0, 1)).events, 'german-stays').rule.id).toBe('9.3');
  });

  it.each(['MIL', 'SNI', 'MOR'])('9.3 is held by %s alone as well', (id) => {
    const s = roused({ british: { PET: [id] }, germans: { POU: ['GI01'] } });
    const { events } = doIt(s, 'end', fireDice(0, 6));
    expect(one(events, 'german-stays').rule.id).toBe('9.3');
  });

  it('9.3c stops in the first zone next to any British unit, with MP to spare', () => {
    const s = roused({
      level: 'seasoned',
      british: { SAI: ['C01'] },
      germans: { HS: ['GI01'] },
    });
    const [move] = moves(s);
    expect(move && zoneIds(move.route)).toEqual(['HW', 'RTB', 'SAI']);
    expect(move?.units).toMatchObject([{ path: [zone('HW')], cost: 2, halt: { rule: '9.3c' } }]);
  });

  it('9.3 binds each unit: those who can march leave an immobile companion behind', () => {
    const s = roused({
      british: { PET: ['C01'] },
      germans: { VAR: ['GI01', 'GI02', 'GM1'], ANG: ['PB1'] },
    });
    const { state, events } = doIt(s, 'end');
    expect(germans(state, 'VAR')).toEqual(['GM1']);
    expect(germans(state, 'EGL')).toEqual(['GI01', 'GI02']);
    expect(names(one(events, 'german-move').units.map((u) => u.unit))).toEqual(['GI01', 'GI02']);
    expect(zoneIds(one(events, 'german-order').stacks.map((e) => e.zone))).toEqual(['VAR']);
  });

  it.each(['FL1', 'PB1', 'HG1'])('9.3 is not held back by %s', (id) => {
    const s = roused({ british: { PET: ['C01'] }, germans: { VAR: ['GI01', id] } });
    expect(where(doIt(s, 'end').state, 'GI01')).toBe('EGL');
  });

  it('9.3 keeps a whole stack next to the British, and tells of those who could have moved', () => {
    const s = roused({ british: { PET: ['C01'] }, germans: { POU: ['GI01', 'GO1', 'GM1'] } });
    const { events } = doIt(s, 'end', fireDice(9, 6));
    const { zone: at, units } = one(events, 'german-stays');
    expect([...zoneIds([at]), ...names(units)]).toEqual(['POU', 'GI01', 'GO1']);
  });

  it('9.3c takes men in a craft for British in its zone', () => {
    const drawn = roused({ aboard: { LCA1: ['C01'] }, germans: { VGW: ['GI01'] } });
    const { state, events } = doIt(drawn, 'end');
    expect(where(state, 'GI01')).toBe('OR1');
    expect(one(events, 'german-move').units[0]?.halt.rule.id).toBe('9.3c');
    const held = roused({ aboard: { LCA1: ['C01'] }, germans: { OR1: ['GI01'] } });
    const staying = doIt(held, 'end', fireDice(0, 6)).events;
    expect(one(staying, 'german-stays').rule.id).toBe('9.3');
  });

  it('9.3c takes no notice of an empty craft on the march, but fires at it', () => {
    const s = roused({
      british: { CAR: ['C01'] },
      craft: { G2: ['LCA4'] },
      germans: { OR2: ['GI01'] },
    });
    const { state, events } = doIt(s, 'end', fireDice(3, 6));
    expect(one(events, 'fire')).toMatchObject({ to: zone('G2'), hit: false });
    expect(where(state, 'LCA4')).toBe('G2');
    expect(germans(state, 'SV1')).toEqual(['GI01-']);
    const move = one(events, 'german-move');
    expect(why(move.trace)).toMatchObject({ candidates: ['CAR'], ruledOut: ['G2 9.3c'] });
  });
});

describe('9.3d, 9.3e how far each unit goes', () => {
  // From the Saint-Aubin road (SAU) the way to the crossroads (CAR) is QVH 1, QUI 2, PSA 3, SV1 4, CAR 5.
  const west = (germansThere: Position['germans'], level = 'basic'): RaidState =>
    roused({ level, british: { CAR: ['C01'] }, germans: germansThere ?? {} });

  it('9.3 moves each unit up to its own M', () => {
    const { state } = doIt(west({ SAU: ['RM1', 'RI1'] }), 'end');
    expect([where(state, 'RM1'), where(state, 'RI1')]).toEqual(['QUI', 'PSA']);
  });

  it('9.1 adds one MP for German infantry with an officer, not for him', () => {
    const { state, events } = doIt(west({ SAU: ['GI01', 'GO1'] }), 'end');
    expect([where(state, 'GI01'), where(state, 'GO1')]).toEqual(['SV1', 'PSA']);
    expect(one(events, 'german-move').units.map((u) => u.cost)).toEqual([4, 3]);
    expect(where(doIt(west({ SAU: ['GI01'] }), 'end').state, 'GI01')).toBe('PSA');
  });

  it('13.3 reads every M that is not 0 as 4, and the officer adds to that', () => {
    const s = roused({
      level: 'seasoned',
      british: { STM: ['C01'] },
      germans: { SAU: ['RM1', 'GI01', 'GO1'], PSA: ['GM1'] },
    });
    const { state, events } = doIt(s, 'end');
    expect(['RM1', 'GI01', 'GO1'].map((id) => where(state, id))).toEqual(['SV1', 'CAR', 'SV1']);
    expect(where(state, 'GM1')).toBe('PSA');
    expect(told(events, 'german-stays')).toEqual([]);
  });

  // The largest stack marches first, while smaller ones on its way still stand where they began.
  const ten = ['GI05', 'GI06', 'GI07', 'GI08', 'GI09'];
  const eight = ['GM1', 'GM2', 'GI01', 'GI02', 'GI03'];
  const nineA = ['GM3', 'GI10', 'GI11', 'GI12', 'GI13'];
  const nineB = ['GM4', 'GI14', 'GI15', 'GI16', 'GI17'];
  const firstMarch = (s: RaidState) => {
    const [move] = told(doIt(s, 'end').events, 'german-move');
    return move?.units.map((u) => [
      ...names([u.unit]),
      ...zoneIds(u.path.slice(-1)),
      u.halt.rule.id,
    ]);
  };

  it('9.3d leaves those that do not fit one zone back, lowest FT first', () => {
    const nine = ['GI05-', 'GI06', 'GI07', 'GI08', 'GI09'];
    expect(firstMarch(west({ SAU: nine, PSA: eight }))).toEqual([
      ['GI06', 'PSA', '9.3'],
      ['GI07', 'QUI', '9.3d'],
      ['GI08', 'QUI', '9.3d'],
      ['GI09', 'QUI', '9.3d'],
      ['GI05', 'QUI', '9.3d'],
    ]);
  });

  it('9.3e goes back further when there is no room one zone back either', () => {
    const two = firstMarch(west({ SAU: ten, PSA: eight, QUI: nineA }));
    expect(two?.slice(0, 2)).toEqual([
      ['GI05', 'PSA', '9.3'],
      ['GI06', 'QVH', '9.3d'],
    ]);
    const all = firstMarch(west({ SAU: ten, PSA: eight, QUI: nineA, QVH: nineB }));
    expect(all?.slice(0, 2)).toEqual([
      ['GI05', 'PSA', '9.3'],
      ['GI06', '9.3d'], // not a step
    ]);
  });

  it('9.3d, 9.3e tells of no march when nobody finds room for a single step', () => {
    const ninesAndTens = { SAU: ten, PSA: nineA, QUI: nineB, QVH: [...eight, 'GM5'] };
    const { state, events } = doIt(west(ninesAndTens), 'end');
    expect(told(events, 'german-move').map((e) => e.from)).not.toContain(zone('SAU'));
    const [stays] = told(events, 'german-stays');
    expect(stays).toMatchObject({ zone: zone('SAU'), rule: '9.3d', reason: 'no room further on' });
    expect(names(stays?.units ?? [])).toEqual(ten);
    expect(stays?.trace && why(stays.trace).chosen).toBe('CAR'); // and where they would have gone
    expect(germans(state, 'SAU')).toEqual(ten);
  });

  it('9.3 keeps a unit whose M is too small for the first zone of its way', () => {
    const s = west({ QUI: ['RM1', 'GI01'] }); // M 2 and 3
    const links = s.scenario.linkCost.map((cost) => (cost === 0 ? 0 : 3));
    const rough = { ...s, scenario: { ...s.scenario, linkCost: links, longestLink: 3 } };
    const { events } = doIt(rough, 'end');
    expect(one(events, 'german-move')).toMatchObject({
      distance: 9,
      units: [
        {
          path: [],
          cost: 0,
          halt: { rule: '9.3', reason: 'no movement points for the first step' },
        },
        { path: [zone('PSA')], cost: 3, halt: { reason: 'no movement points left' } },
      ],
    });
    const alone = { ...west({ QUI: ['RM1'] }), scenario: rough.scenario };
    const told9 = doIt(alone, 'end').events;
    expect(told(told9, 'german-move')).toEqual([]);
    expect(one(told9, 'german-stays')).toMatchObject({
      rule: '9.3',
      reason: 'no movement points for the first step',
    });
  });

  it('9.3e settles the order once, and moves each unit only once', () => {
    const { state, events } = doIt(west({ SAU: ['GI01', 'GI02'], PSA: ['GI03'] }), 'end');
    expect(germans(state, 'PSA')).toEqual(['GI01', 'GI02']);
    expect(germans(state, 'SV1')).toEqual(['GI03']);
    expect(told(events, 'german-move').map((m) => m.units.length)).toEqual([2, 1]);
  });

  it('2.2e orders the stack again where it arrives', () => {
    const { state } = doIt(west({ QUI: ['GI02-', 'GI01'], SV1: ['GM1'] }), 'end', fireDice(0, 1));
    expect(germans(state, 'SV1')).toEqual(['GM1', 'GI01', 'GI02-']);
  });
});

describe('9.3f, 9.3g measuring', () => {
  it('9.3f, 11.1h measures men in craft by the landing line, and counts craft for levels', () => {
    const s = roused({
      british: { HT1: ['C01'] },
      aboard: { LCA4: ['C09', 'C10'], LCA5: ['C11'], LCA6: ['C12'] },
      germans: { PSA: ['GI01'] },
    });
    const [move] = moves(s);
    expect(move && why(move.trace)).toMatchObject({
      filters: [
        { name: 'nearest in MP', values: { G2: 3, HT1: 3 }, kept: ['G2', 'HT1'] },
        { name: 'most levels', values: { G2: 3, HT1: 2 }, kept: ['G2'] },
      ],
      chosen: 'G2',
    });
    expect(move && zoneIds(move.route)).toEqual(['OR2', 'G2']);
  });

  it('9.3f leaves red dotted lines out of the measure', () => {
    const s = roused({ british: { OR2: ['C01'] }, germans: { PHA: ['GI01'] } });
    const { state, events } = doIt(s, 'end');
    const move = one(events, 'german-move');
    expect(zoneIds(move.route)).toEqual(['HT2', 'HT1', 'OR2']);
    expect(move.distance).toBe(5);
    expect(where(state, 'GI01')).toBe('HT2');
  });

  it('9.3g does not move when no British can be reached', () => {
    const s = roused({
      craft: { S2: ['LCA1'] },
      aboard: { LCA1: ['C01'] },
      germans: { BAE: ['GI01'] },
    });
    expect(one(doIt(s, 'end').events, 'german-stays').rule.id).toBe('9.3g');
  });

  it('9.3 tells what it could not reach', () => {
    const s = roused({
      british: { PET: ['C02'] },
      craft: { S2: ['LCA1'] },
      aboard: { LCA1: ['C01'] },
      germans: { VAR: ['GI01'] },
    });
    const [move] = moves(s);
    expect(move && why(move.trace)).toMatchObject({ candidates: ['PET'], ruledOut: ['S2 9.3'] });
  });
});

// 11, 11.1 British fire by commandos, officers and craft: range, sums, results.

import { describe, expect, it } from 'vitest';
import {
  british,
  doAll,
  doIt,
  fireDice,
  germans,
  legalWords,
  names,
  one,
  type Position,
  parts,
  position,
  refused,
  told,
  where,
} from './support.ts';

/** One fire from the Saâne bridge; the die of each side is 3 unless told. */
function shoot(laid: Position, words: string, attack = 3, defence = 3) {
  const { state, events } = doAll(position(laid), 'take PSA', [
    words,
    ...fireDice(attack, defence),
  ]);
  return { state, events, fire: one(events, 'fire') };
}

describe('11 who may fight', () => {
  it('11 lets no unit with a Job Done fire or give support', () => {
    const laid: Position = {
      british: { PSA: ['C01', 'C02', 'LOV'] },
      germans: { QUI: ['GI01'] },
      done: ['C02', 'LOV'],
    };
    const { fire } = shoot(laid, 'fire QUI');
    expect(parts(fire.attack)).toEqual({ FT: 4, 'attack die': 3 });
    expect(fire.supporters).toEqual([]);
    const done = position({ ...laid, done: ['C01', 'C02', 'LOV'] });
    expect(refused(done, 'take PSA')).toBe('6.2');
  });

  it('11 never makes an action of being attacked', () => {
    const s = position({ british: { PSA: ['C01'], OR2: ['C02'] }, germans: { SV1: ['GI01'] } });
    const { state } = doAll(s, 'take PSA', ['fire SV1', ...fireDice(6, 0)], 'done', 'take OR2', [
      'fire SV1',
      ...fireDice(1, 9),
    ]);
    const { events } = doAll(state, 'done', ['end', ...fireDice(0, 6)]);
    expect(one(events, 'fire').side).toBe('german');
  });
});

describe('11.1 one fire from one zone at one zone', () => {
  const fire = (zone: string) => [`fire ${zone}`, ...fireDice(6, 0)] as const;
  const left = { british: { PSA: ['C01', 'C02'] }, germans: { SV1: ['GM1', 'GI01'] } };

  it('11.1 refuses a second fire at the same zone to those who were left out of the first', () => {
    const s = doAll(position(left), 'take PSA', 'leave C02', fire('SV1'), 'done', 'take PSA').state;
    expect(refused(s, 'fire SV1')).toBe('11.1');
    expect(legalWords(s)).not.toContain('fire SV1');
  });

  it('11.1 allows it at another zone', () => {
    const s = position({ ...left, germans: { ...left.germans, QUI: ['GI02'] } });
    const fired = doAll(s, 'take PSA', 'leave C02', fire('SV1'), 'done', 'take PSA').state;
    expect(legalWords(fired)).toContain('fire QUI');
  });

  it('11.1 allows it from another zone', () => {
    const s = position({ ...left, british: { PSA: ['C01'], OR2: ['C02'] } });
    const { events } = doAll(s, 'take PSA', fire('SV1'), 'done', 'take OR2', fire('SV1'));
    expect(told(events, 'fire')).toHaveLength(2);
  });

  it('11.1 refuses it to those who come into the zone later in the phase', () => {
    const s = position({ ...left, british: { PSA: ['C01'], OR2: ['C02'] } });
    const { state } = doAll(s, 'take PSA', fire('SV1'), 'done', 'take OR2', 'step PSA');
    expect(refused(state, 'fire SV1')).toBe('11.1');
  });

  it('11.1 lets the sniper and the mortar add theirs, before and after the others', () => {
    const s = position({
      turn: 9,
      british: { PSA: ['SNI', 'MOR', 'C01', 'C02'] },
      germans: { SV1: ['GM1', 'GM2', 'GI01', 'GI02'] },
    });
    const alone = (...others: string[]) => others.map((unit) => `leave ${unit}`);
    const { state, events } = doAll(
      s,
      'take PSA',
      ...alone('MOR', 'C01', 'C02'),
      ['snipe GI01', ...fireDice(6, 0)],
      'done',
      'take PSA',
      ...alone('MOR', 'C02'),
      fire('SV1'),
      'done',
      'take PSA',
      ...alone('C02'),
      fire('SV1'),
      'done',
      'take PSA',
    );
    expect(names(told(events, 'fire').map((e) => e.shooter))).toEqual(['SNI', 'C01', 'MOR']);
    expect(refused(state, 'fire SV1')).toBe('11.1');
  });

  it('11.1 begins anew with every phase', () => {
    const s = doAll(position(left), 'take PSA', 'leave C02', fire('SV1'), 'done').state;
    const { state } = doIt(s, 'end', fireDice(0, 6));
    expect(legalWords(doIt(state, 'take PSA').state)).toContain('fire SV1');
  });
});

describe('11.1b who supports', () => {
  it('11.1b names only those whose levels count, and one officer', () => {
    const laid: Position = {
      british: { PSA: ['C01', 'LOV', 'SNI', 'C02', 'MIL', 'MOR'] },
      germans: { SV1: ['GI01'] },
    };
    const { fire } = shoot(laid, 'fire SV1');
    expect(names(fire.supporters)).toEqual(['LOV', 'C02']);
    expect(parts(fire.attack)).toMatchObject({ support: 2, officer: 1 });
  });

  it('11.1b names no officer when an officer fires', () => {
    const laid: Position = { british: { PSA: ['LOV', 'MIL', 'C01'] }, germans: { SV1: ['GI01'] } };
    expect(names(shoot(laid, 'fire SV1').fire.supporters)).toEqual(['C01']);
  });

  it('11.1b names nobody beside a sniper or a mortar', () => {
    const laid: Position = {
      turn: 9,
      british: { PSA: ['MOR', 'C01', 'MIL'] },
      germans: { SV1: ['GI01'] },
    };
    expect(shoot(laid, 'fire SV1').fire.supporters).toEqual([]);
    const sniper: Position = { ...laid, british: { PSA: ['SNI', 'C01', 'MIL'] } };
    expect(shoot(sniper, 'snipe GI01').fire.supporters).toEqual([]);
  });
});

describe('11.1a range and targets', () => {
  it('11.1a reaches adjacent zones only, by any line', () => {
    const s = doIt(
      position({
        british: { SAI: ['C01'] },
        germans: { HW: ['FL1'], HN: ['GI01'], HS: ['GI02'], HE: ['GI03'] },
      }),
      'take SAI',
    ).state;
    expect(legalWords(s).filter((w) => w.startsWith('fire'))).toEqual(['fire HN', 'fire HW']);
    expect(refused(s, 'fire HS')).toBe('11.1a');
    expect(refused(s, 'fire HE')).toBe('11.1a');
  });

  it('11.1a needs Germans in the zone', () => {
    const s = doIt(position({ british: { PSA: ['C01'] } }), 'take PSA').state;
    expect(refused(s, 'fire QUI')).toBe('11.1a');
  });

  it('11.1a spares a zone whose marker lies face down, even with Germans in sight', () => {
    const s = position({
      british: { SAI: ['C01'] },
      germans: { HW: ['FL1'] },
      markers: { HW: 'B-wire' },
    });
    expect(refused(doIt(s, 'take SAI').state, 'fire HW')).toBe('11.1a');
  });

  it('11.1a cannot hit the 155 mm guns', () => {
    const s = position({ british: { SAI: ['C01'] }, germans: { H: ['HG1', 'HG2'] } });
    expect(refused(doIt(s, 'take SAI').state, 'fire H')).toBe('11.1a');
  });

  it('11.1a, 6.1 fires once a turn, at one zone', () => {
    const s = position({
      british: { PSA: ['C01', 'C02'] },
      germans: { QUI: ['GI01'], SV1: ['GI02'] },
    });
    const { state } = doAll(s, 'take PSA', ['fire QUI', ...fireDice(6, 0)]);
    expect(refused(state, 'fire SV1')).toBe('6.1');
  });

  it('11.1a lets no man fire from aboard', () => {
    const s = position({ aboard: { LCA4: ['C09'] }, germans: { OR2: ['GI01'] } });
    expect(refused(doIt(s, 'take LCA4').state, 'fire OR2')).toBe('11.1a');
  });

  it('11.1 lets one zone be fired at several times, from different zones', () => {
    const s = position({ british: { PSA: ['C01'], OR2: ['C02'] }, germans: { SV1: ['GI01'] } });
    const { state } = doAll(s, 'take PSA', ['fire SV1', ...fireDice(6, 0)], 'done', 'take OR2', [
      'fire SV1',
      ...fireDice(6, 0),
    ]);
    expect(germans(state, 'SV1')).toEqual([]);
  });
});

describe('11.1b attack', () => {
  it('11.1b adds FT, die, the infantry levels with the shooter and an officer', () => {
    const laid = {
      british: { PSA: ['C01-', 'C02', 'C03', 'LOV'] },
      germans: { SV1: ['GM1', 'GI01'] },
    };
    const { fire } = shoot(laid, 'fire SV1', 5, 4);
    expect(parts(fire.attack)).toEqual({ FT: 2, 'attack die': 5, support: 4, officer: 1 });
    expect(parts(fire.defence)).toEqual({ FT: 5, 'defence die': 4, support: 2, protection: 1 });
    expect([fire.attack.total, fire.defence.total, fire.hit]).toEqual([12, 12, true]);
  });

  it('11.1b counts levels, so a reduced commando supports with one', () => {
    const { fire } = shoot(
      { british: { PSA: ['C01', 'C02', 'C03-'] }, germans: { QUI: ['GI01'] } },
      'fire QUI',
    );
    expect(parts(fire.attack)).toMatchObject({ FT: 4, support: 3 });
  });

  it('11.1b counts no support of mortar, sniper or officer', () => {
    const laid = { british: { PSA: ['C01', 'MOR', 'SNI'] }, germans: { QUI: ['GI01'] } };
    expect(parts(shoot(laid, 'fire QUI').fire.attack)).toEqual({ FT: 4, 'attack die': 3 });
  });

  it('11.1b gives one for two officers as for one', () => {
    const laid = { british: { PSA: ['C01', 'LOV', 'MIL'] }, germans: { QUI: ['GI01'] } };
    expect(parts(shoot(laid, 'fire QUI').fire.attack)).toMatchObject({ officer: 1 });
  });

  it('11.1b gives no officer bonus when an officer fires himself, but support', () => {
    const laid = { british: { PSA: ['LOV', 'C01', 'MIL'] }, germans: { QUI: ['GI01'] } };
    expect(parts(shoot(laid, 'fire QUI').fire.attack)).toEqual({
      FT: 0,
      'attack die': 3,
      support: 2,
    });
  });

  it('11.1b takes no notice of the light when commandos fire', () => {
    const laid = { turn: 1, british: { PSA: ['C01'] }, germans: { QUI: ['GI01'] } };
    expect(shoot(laid, 'fire QUI').fire.attack.total).toBe(7);
  });

  it('11.1j takes support from the firing stack alone', () => {
    const s = position({
      british: { PSA: ['C01', 'C02', 'C03', 'LOV'] },
      germans: { QUI: ['GI01'] },
    });
    const { events } = doAll(s, 'take PSA', 'leave C02', 'leave LOV', [
      'fire QUI',
      ...fireDice(3, 3),
    ]);
    const fire = one(events, 'fire');
    expect(parts(fire.attack)).toEqual({ FT: 4, 'attack die': 3, support: 2 });
    expect(names(fire.supporters)).toEqual(['C03']);
  });

  it('11.1b has craft supported by further craft, one each, and by nobody aboard', () => {
    const s = position({
      craft: { G2: ['LCA4', 'LCA5', 'LCA6'] },
      aboard: { LCA4: ['C09', 'LOV'], LCA5: ['C13'] },
      germans: { HT2: ['PB1'] },
    });
    const { events } = doAll(s, 'take G2', ['fire HT2', ...fireDice(3, 3)]);
    expect(parts(one(events, 'fire').attack)).toEqual({ FT: 2, 'attack die': 3, support: 2 });
  });
});

describe('11.1c defence', () => {
  const defence = (there: string[], at: string) =>
    parts(
      shoot({ british: { PSA: ['C01'] }, germans: { [at]: there } }, `fire ${at}`).fire.defence,
    );

  it('11.1c adds FT of the unit in front, die, infantry levels with it and protection', () => {
    expect(defence(['GM1', 'GI01', 'GI02-'], 'SV1')).toEqual({
      FT: 5,
      'defence die': 3,
      support: 3,
      protection: 1,
    });
    expect(defence(['GI01', 'GI02'], 'QUI')).toEqual({ FT: 3, 'defence die': 3, support: 2 });
  });

  it('11.1c counts no support of machine guns and officers, and no officer', () => {
    expect(defence(['GM1', 'GM2', 'GO1'], 'QUI')).toEqual({ FT: 5, 'defence die': 3 });
  });

  it('11.1c gives three for strong cover', () => {
    const s = position({ british: { VAS: ['C01'] }, germans: { BVA: ['GI01'] } });
    const { events } = doAll(s, 'take VAS', ['fire BVA', ...fireDice(3, 3)]);
    expect(parts(one(events, 'fire').defence)).toMatchObject({ protection: 3 });
  });
});

describe('11.1d result', () => {
  const lone = { british: { PSA: ['C01'] }, germans: { QUI: ['GI01'] } };

  it('11.1d costs the target a loss when the attack is equal or higher', () => {
    const { state, fire } = shoot(lone, 'fire QUI', 3, 4);
    expect([fire.attack.total, fire.defence.total]).toEqual([7, 7]);
    expect(germans(state, 'QUI')).toEqual(['GI01-']);
    expect(british(state, 'PSA')).toEqual(['C01']);
  });

  it('11.1d costs the shooter a loss when the attack is lower', () => {
    const { state } = shoot(lone, 'fire QUI', 3, 5);
    expect(germans(state, 'QUI')).toEqual(['GI01']);
    expect(british(state, 'PSA')).toEqual(['C01-']);
    const weak = shoot(
      { british: { PSA: ['C01-', 'C02'], BMB: ['C03'] }, germans: { QUI: ['GI01'] } },
      'fire QUI',
      1,
      9,
    );
    expect(where(weak.state, 'C01')).toBe('lost');
    expect(british(weak.state, 'PSA')).toEqual(['C02']);
  });

  it('11.1d, 2.2e puts the next highest FT in front when a German is hit', () => {
    const laid = { british: { PSA: ['C01', 'C02', 'C03'] }, germans: { QUI: ['GI01', 'GI02'] } };
    expect(germans(shoot(laid, 'fire QUI', 6, 0).state, 'QUI')).toEqual(['GI02', 'GI01-']);
  });

  it('11.1f takes all aboard down with a craft that fires badly', () => {
    const s = position({
      british: { BMB: ['C01'] },
      craft: { G2: ['LCA4', 'LCA5'] },
      aboard: { LCA4: ['C09', 'LOV'], LCA5: ['C13'] },
      germans: { HT2: ['PB1'] },
    });
    const { state, events } = doAll(s, 'take G2', ['fire HT2', ...fireDice(1, 9)]);
    expect(['LCA4', 'C09', 'LOV'].map((id) => where(state, id))).toEqual(['lost', 'lost', 'lost']);
    expect(where(state, 'C13')).toBe('LCA5');
    expect(names(one(events, 'lost-aboard').units)).toEqual(['C09', 'LOV']);
    expect(told(events, 'loss')).toHaveLength(1);
  });

  it('11.1h, 2.2i fires with the craft on top', () => {
    const s = position({
      craft: { G2: ['LCA4', 'LCA5'] },
      aboard: { LCA5: ['C13'] },
      germans: { HT2: ['PB1'] },
    });
    const { events } = doAll(s, 'front LCA5', 'take G2', ['fire HT2', ...fireDice(6, 0)]);
    expect(names([one(events, 'fire').shooter])).toEqual(['LCA5']);
  });
});

// 11.1b, 11.1c, 11.1e, 11.1i Sniper and mortar: light, range, a chosen target, two losses.

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

function shoot(laid: Position, words: string, attack = 3, defence = 3) {
  const { state, events } = doAll(position(laid), 'take PSA', [
    words,
    ...fireDice(attack, defence),
  ]);
  return { state, events, fire: one(events, 'fire') };
}

describe('11.1b light', () => {
  const byTurn = [
    [1, -2],
    [5, -2],
    [6, -1],
    [8, -1],
    [9, undefined],
    [12, undefined],
  ] as const;

  it.each(byTurn)('11.1b on turn %i the light costs the sniper %s', (turn, light) => {
    const { fire } = shoot(
      { turn, british: { PSA: ['SNI'] }, germans: { QUI: ['GI01'] } },
      'snipe GI01',
    );
    expect(parts(fire.attack).light).toBe(light);
    expect(fire.attack.total).toBe(3 + 3 + (light ?? 0));
  });

  it.each(byTurn)('11.1b on turn %i the light costs the mortar %s', (turn, light) => {
    const { fire } = shoot(
      { turn, british: { PSA: ['MOR'] }, germans: { QUI: ['GI01'] } },
      'fire QUI',
    );
    expect(parts(fire.attack).light).toBe(light);
    expect(fire.attack.total).toBe(4 + 3 + (light ?? 0));
  });
});

describe('11.1b, 11.1c no support for or against them', () => {
  const there = { QUI: ['GM1', 'GI01', 'GI02'] };

  it('11.1b gives them neither support nor officer', () => {
    const sniper = shoot(
      { turn: 9, british: { PSA: ['SNI', 'C01', 'LOV'] }, germans: there },
      'snipe GM1',
    );
    expect(parts(sniper.fire.attack)).toEqual({ FT: 3, 'attack die': 3 });
    const mortar = shoot(
      { turn: 9, british: { PSA: ['MOR', 'C01', 'LOV'] }, germans: there },
      'fire QUI',
    );
    expect(parts(mortar.fire.attack)).toEqual({ FT: 4, 'attack die': 3 });
  });

  it('11.1c counts FT, die and protection of the target, and no support', () => {
    const sniper = shoot({ british: { PSA: ['SNI'] }, germans: there }, 'snipe GM1');
    expect(parts(sniper.fire.defence)).toEqual({ FT: 5, 'defence die': 3 });
    const mortar = shoot(
      { british: { PSA: ['MOR'] }, germans: { SV1: ['GI01', 'GI02'] } },
      'fire SV1',
    );
    expect(parts(mortar.fire.defence)).toEqual({ FT: 3, 'defence die': 3, protection: 1 });
  });

  it('6.4a spends the fire of the whole stack', () => {
    const { state } = shoot(
      { british: { PSA: ['SNI', 'C01'] }, germans: { ...there, SV1: ['GI03'] } },
      'snipe GI01',
      6,
      0,
    );
    expect(refused(doIt(state, 'front C01').state, 'fire SV1')).toBe('6.1');
  });
});

describe('11.1e sniper', () => {
  const laid: Position = {
    turn: 9,
    british: { PSA: ['SNI'], BMB: ['C24'] },
    germans: { QUI: ['GM1', 'GI01', 'GO1'] },
  };

  it('11.1e picks any unit of the stack', () => {
    const s = doIt(position(laid), 'take PSA').state;
    expect(legalWords(s).filter((w) => w.startsWith('snipe'))).toEqual([
      'snipe GM1',
      'snipe GI01',
      'snipe GO1',
    ]);
    const { state, fire } = shoot(laid, 'snipe GO1', 3, 6);
    expect(parts(fire.defence)).toEqual({ FT: 0, 'defence die': 6 });
    expect(where(state, 'GO1')).toBe('lost');
    expect(germans(state, 'QUI')).toEqual(['GM1', 'GI01']);
  });

  it('11.1d is lost when he misses', () => {
    expect(where(shoot(laid, 'snipe GI01', 1, 9).state, 'SNI')).toBe('lost');
  });

  it('11.1e names a man, not a zone, and must be in front', () => {
    const s = doIt(position(laid), 'take PSA').state;
    expect(refused(s, 'fire QUI')).toBe('11.1e');
    const behind = position({ ...laid, british: { PSA: ['C01', 'SNI'] } });
    expect(refused(doIt(behind, 'take PSA').state, 'snipe GM1')).toBe('11.1e');
  });

  it('11.1a reaches adjacent zones only, and no 155 mm gun', () => {
    const far = position({ british: { OR2: ['SNI'] }, germans: { QUI: ['GI01'] } });
    expect(refused(doIt(far, 'take OR2').state, 'snipe GI01')).toBe('11.1a');
    const guns = position({ british: { SAI: ['SNI'] }, germans: { H: ['HG1', 'GI01'] } });
    const s = doIt(guns, 'take SAI').state;
    expect(refused(s, 'snipe HG1')).toBe('11.1a');
    expect(legalWords(s)).toContain('snipe GI01');
  });

  it('11.1a may not shoot into a zone with a face-down marker, nor at his own side', () => {
    const s = position({
      british: { SAI: ['SNI'], BVA: ['C01'] },
      germans: { HW: ['FL1'] },
      markers: { HW: 'B-wire' },
    });
    const { state } = doIt(s, 'take SAI');
    expect(refused(state, 'snipe FL1')).toBe('11.1a');
    expect(refused(state, 'snipe C01')).toBe('11.1a');
  });
});

describe('11.1a, 11.1e mortar', () => {
  it('11.1a reaches range 2, by red dotted lines too, and no further', () => {
    const s = doIt(
      position({
        british: { SAI: ['MOR'] },
        germans: { HS: ['GI01'], BOE: ['GI02'], HW: ['FL1'] },
      }),
      'take SAI',
    ).state;
    expect(legalWords(s).filter((w) => w.startsWith('fire'))).toEqual(['fire HW', 'fire HS']);
    expect(refused(s, 'fire BOE')).toBe('11.1a');
  });

  it('11.1a needs the mortar in front for range 2', () => {
    const s = position({ british: { OR2: ['C01', 'MOR'] }, germans: { QUI: ['GI01'] } });
    const { state } = doIt(s, 'take OR2');
    expect(refused(state, 'fire QUI')).toBe('11.1a');
    expect(legalWords(doIt(state, 'front MOR').state)).toContain('fire QUI');
  });

  it('11.1b pays one for range 2, on top of the light', () => {
    const s = position({ turn: 6, british: { OR2: ['MOR'] }, germans: { QUI: ['GI01'] } });
    const { events } = doAll(s, 'take OR2', ['fire QUI', ...fireDice(5, 3)]);
    const fire = one(events, 'fire');
    expect(fire.range).toBe(2);
    expect(parts(fire.attack)).toEqual({ FT: 4, 'attack die': 5, light: -1, 'range 2': -1 });
    expect(fire.attack.total).toBe(7);
  });

  const hit = (there: string[], range = 2) => {
    const from = range === 2 ? 'OR2' : 'PSA';
    const s = position({ turn: 9, british: { [from]: ['MOR'] }, germans: { QUI: there } });
    return doAll(s, `take ${from}`, ['fire QUI', ...fireDice(6, 0)]);
  };

  it.each([1, 2])('11.1e kills a full infantry unit with its two losses, at range %i', (range) => {
    const { state, events } = hit(['GI01', 'GI02-'], range);
    expect(germans(state, 'QUI')).toEqual(['GI02-']);
    expect(told(events, 'loss').map((e) => [names([e.unit])[0], e.steps, e.rule])).toEqual([
      ['GI01', 1, '11.1d'],
      ['GI01', 0, '11.1e'],
    ]);
  });

  it('11.1e passes the second loss to the unit below when the first is gone', () => {
    const { state, events } = hit(['GM1', 'GI01']);
    expect(germans(state, 'QUI')).toEqual(['GI01-']);
    expect(names(told(events, 'loss').map((e) => e.unit))).toEqual(['GM1', 'GI01']);
    expect(germans(hit(['GM1', 'GM2', 'GI01']).state, 'QUI')).toEqual(['GI01']);
  });

  it('11.1e wastes the second loss when nobody is below', () => {
    expect(told(hit(['GM1']).events, 'loss')).toHaveLength(1);
  });

  it('11.1d costs the mortar itself when it misses', () => {
    const { state } = shoot(
      { british: { PSA: ['MOR', 'C01'] }, germans: { QUI: ['GI01'] } },
      'fire QUI',
      1,
      9,
    );
    expect(british(state, 'PSA')).toEqual(['C01']);
    expect(where(state, 'MOR')).toBe('lost');
  });

  it('11.1i passes over the 155 mm guns in a mixed stack', () => {
    const s = position({
      turn: 9,
      british: { SAI: ['MOR'] },
      germans: { H: ['HG1', 'HG2', 'GI01-'] },
    });
    const { state, events } = doAll(s, 'take SAI', ['fire H', ...fireDice(6, 0)]);
    expect(germans(state, 'H')).toEqual(['HG1', 'HG2']);
    expect(names(told(events, 'loss').map((e) => e.unit))).toEqual(['GI01']);
    expect(refused(doAll(state, 'done', 'end', 'take SAI').state, 'fire H')).toBe('11.1a');
  });
});

// 12 Victory: every line of the score on its own, then the outcome.

import { describe, expect, it } from 'vitest';
import { Flag, type RaidState, raise } from '../../../../src/systems/raid/rules/state.ts';
import { score } from '../../../../src/systems/raid/rules/victory.ts';
import {
  beforeLoading,
  doAll,
  doIt,
  fireDice,
  lineDice,
  type Position,
  position,
  unit,
} from './support.ts';

/** Points of one line, or of all lines of one rule. */
const vp = (s: RaidState, rule: string): number =>
  score(s)
    .lines.filter((line) => line.rule.id === rule)
    .reduce((sum, line) => sum + line.vp, 0);

/** The raid run out at the end of turn 12. */
const over = (laid: Position): RaidState => doIt(position({ turn: 12, ...laid }), 'end').state;

describe('12a, 12b the guns', () => {
  /** An assault on the last gun: a commando from the north wire, won at the first round. */
  const lastGun = (turn: number): RaidState => {
    const s = position({ turn, guns: 1, british: { HN: ['C01'] }, germans: { H: ['HG2'] } });
    return doAll(s, 'take HN', 'assault H', ['fill', ...lineDice(6, 0)]).state;
  };

  it('12a is worth 10 for each gun destroyed', () => {
    expect(vp(position({}), '12a')).toBe(0);
    const s = position({ british: { HN: ['C01', 'C02'] }, germans: { H: ['HG1', 'HG2'] } });
    const one = doAll(s, 'take HN', 'assault H', ['fill', ...lineDice(6, 0), ...lineDice(1, 9)]);
    expect(vp(one.state, '12a')).toBe(10);
    const two = doAll(one.state, 'go-on', ['fill', ...lineDice(6, 0)]);
    expect(vp(two.state, '12a')).toBe(20);
  });

  it.each([
    [1, 5],
    [5, 5],
    [6, 2],
    [8, 2],
    [9, 0],
    [12, 0],
  ])('12b the second gun in turn %i is worth %i more', (turn, bonus) => {
    const s = lastGun(turn);
    expect([vp(s, '12a'), vp(s, '12b')]).toEqual([20, bonus]);
  });

  it('12b is worth nothing while one gun is left', () => {
    expect(vp(position({ guns: 1 }), '12b')).toBe(0);
  });

  it('12b is settled by the turn of the second gun, not by the end of the raid', () => {
    const { state } = doAll(lastGun(5), 'done', ['end', ['reinforcements', 9]]);
    expect(vp(state, '12b')).toBe(5);
  });
});

describe('12d flak and pillboxes', () => {
  it('12d is worth 1 each, by assault or by fire', () => {
    const s = position({
      british: { PSA: ['C01', 'C02'] },
      germans: { SV1: ['FL1'], QUI: ['PB1'] },
      been: ['assault'],
    });
    const stormed = doAll(s, 'take PSA', 'assault SV1', ['fill', ...lineDice(6, 0)]).state;
    expect(vp(stormed, '12d')).toBe(1);
    const shot = doAll(s, 'take PSA', ['fire QUI', ...fireDice(6, 0)]).state;
    expect(vp(shot, '12d')).toBe(1);
  });

  it('12d counts a pillbox lost by its own bad shot', () => {
    const s = position({
      british: { OR2: ['C01', 'C02'] },
      germans: { HT2: ['PB2'], HT1: ['FL1'] },
    });
    const { state } = doIt(s, 'end', [...fireDice(0, 6), ...fireDice(0, 6)]);
    expect(vp(state, '12d')).toBe(2);
  });

  it('12d gives nothing for machine guns and infantry', () => {
    const s = position({ british: { PSA: ['C01'] }, germans: { QUI: ['GM1'] } });
    const { state } = doAll(s, 'take PSA', ['fire QUI', ...fireDice(6, 0)]);
    expect(score(state).vp).toBe(0);
  });
});

describe('12e, 12e1, 12h the officers', () => {
  it.each([
    ['LOV', -5],
    ['MIL', -3],
  ])('12e %s lost costs %i', (id, points) => {
    const s = position({ british: { PSA: [id], BMB: ['C01'] }, germans: { QUI: ['GI01'] } });
    const { state } = doIt(s, 'end', fireDice(9, 1));
    expect([vp(state, '12e'), vp(state, '12h')]).toEqual([points, 0]);
  });

  it('12e1 counts an officer lost to a random event, though not his commandos', () => {
    const { state } = doIt(beforeLoading('basic', true), 'load-standard', [
      ['random event', 2],
      ['event effect', 4],
    ]);
    expect([vp(state, '12e'), vp(state, '12g')]).toEqual([-5, 0]);
  });

  it.each([
    ['LOV', -5],
    ['MIL', -3],
  ])('12h %s left ashore costs %i, once the raid is over', (id, points) => {
    const laid = { british: { PSA: [id] } };
    expect(vp(position(laid), '12h')).toBe(0);
    const end = over(laid);
    expect([vp(end, '12h'), vp(end, '12e')]).toEqual([points, 0]);
  });

  it('12h costs nothing for an officer aboard', () => {
    expect(score(over({ aboard: { LCA4: ['LOV'], LCA1: ['MIL'] } })).vp).toBe(0);
  });
});

describe('12f prisoners', () => {
  it('12f is worth 1 for each prisoner aboard, and nothing for one ashore', () => {
    const s = over({
      british: { OR2: ['C03'] },
      aboard: { LCA4: ['C01', 'C02'] },
      prisoners: { GI01: 'C01', GI02: 'C01', GI03: 'C02', GI04: 'C03' },
    });
    expect(vp(s, '12f')).toBe(3);
  });
});

describe('12g commandos lost or left', () => {
  it('12g leaves the first three free', () => {
    expect(vp(over({ lost: ['C01', 'C02', 'C03'] }), '12g')).toBe(0);
    expect(vp(over({ lost: ['C01', 'C02', 'C03', 'C04'] }), '12g')).toBe(-1);
    expect(vp(over({ lost: ['C01', 'C02', 'C03', 'C04', 'C05', 'C06'] }), '12g')).toBe(-3);
  });

  it('12g adds those still ashore at the end, full or reduced, and not before', () => {
    const laid: Position = { lost: ['C01', 'C02', 'C03'], british: { OR2: ['C04', 'C05-'] } };
    expect(vp(position(laid), '12g')).toBe(0);
    expect(vp(over(laid), '12g')).toBe(-2);
  });

  it('12g forgives those aboard, landed or not, and every other kind of counter', () => {
    const laid: Position = {
      lost: ['C01', 'C02', 'C03', 'SNI', 'MOR', 'LCA7'],
      aboard: { LCA1: ['C04', 'C05'] },
      back: ['C04'],
    };
    expect(vp(over(laid), '12g')).toBe(0);
  });

  it('12g does not count those lost to chapter 5, nor let them use up the free three', () => {
    const s = over({ lost: ['C01', 'C02', 'C03', 'C04', 'C05', 'C06'] });
    for (const id of ['C01', 'C02']) raise(s, unit(id), Flag.event);
    expect(vp(s, '12g')).toBe(-1);
  });
});

describe('12i the result', () => {
  it.each([
    [2, 3, 20, 'total-success'],
    [2, 4, 19, 'half-success'],
    [1, 3, 10, 'half-success'],
    [1, 4, 9, 'failure'],
    [0, 0, 0, 'failure'],
  ])('12i %i guns and %i commandos lost make %i: %s', (guns, lost, total, outcome) => {
    const men = ['C01', 'C02', 'C03', 'C04'].slice(0, lost);
    const result = score(over({ guns, lost: men }));
    expect([result.vp, result.outcome, result.over]).toEqual([total, outcome, true]);
  });

  it('12i adds all lines', () => {
    const s = over({
      guns: 2,
      been: ['telephone'],
      lost: ['C01', 'C02', 'C03', 'C04', 'MIL'],
      aboard: { LCA4: ['C05'] },
      prisoners: { GI01: 'C05' },
    });
    expect(
      score(s)
        .lines.filter((line) => line.count > 0)
        .map((line) => [line.rule, line.vp]),
    ).toEqual([
      ['12a', 20],
      ['12c', 2],
      ['12e', -3],
      ['12f', 1],
      ['12g', -1],
    ]);
    expect(score(s).vp).toBe(19);
  });
});

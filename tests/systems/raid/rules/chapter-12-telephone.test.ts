// 12c The telephone line: cut by a commando who moves into one of its zones, once no German is left there.

import { describe, expect, it } from 'vitest';
import type { RaidState } from '../../../../src/systems/raid/rules/state.ts';
import { score } from '../../../../src/systems/raid/rules/victory.ts';
import { doAll, doIt, lineDice, one, type Position, position, told, zone } from './support.ts';

const vp = (s: RaidState): number =>
  score(s).lines.find((line) => line.rule.id === '12c')?.vp ?? NaN;

describe('12c the telephone line', () => {
  it.each([
    ['CAR', 'SV1'],
    ['BAE', 'RTW'],
  ])('12c is cut at %s by a commando who walks in, for 2 points', (there, from) => {
    const s = position({ british: { [from]: ['C01'] } });
    const { state, events } = doAll(s, `take ${from}`, `step ${there}`);
    expect(one(events, 'line-cut')).toMatchObject({ rule: '12c', zone: zone(there) });
    expect(vp(state)).toBe(2);
  });

  it('12c is worth 2 in all, at one zone or at both', () => {
    const s = position({ british: { SV1: ['C01'], RTW: ['C02'] } });
    const { state, events } = doAll(s, 'take SV1', 'step CAR', 'done', 'take RTW', 'step BAE');
    expect(told(events, 'line-cut')).toHaveLength(1);
    expect(vp(state)).toBe(2);
  });

  it('12c is cut in passing', () => {
    const s = position({ british: { RTW: ['C01'] } });
    const { state } = doAll(s, 'take RTW', 'step BAE', 'step PHA');
    expect(vp(state)).toBe(2);
  });

  it.each(['LOV', 'SNI', 'MOR'])('12c is not cut by %s alone', (id) => {
    const s = position({ british: { RTW: [id] } });
    expect(vp(doAll(s, 'take RTW', 'step BAE').state)).toBe(0);
  });

  it('12c is not cut next door', () => {
    const s = position({ british: { STM: ['C01'] } });
    expect(vp(doAll(s, 'take STM', 'step RTW').state)).toBe(0);
  });

  const held: Position = { british: { SV1: ['C01', 'C02'] }, germans: { CAR: ['GI01', 'GM1'] } };
  const storm = (...dice: [number, number][]) =>
    doAll(position(held), 'take SV1', 'assault CAR', [
      'fill',
      ...dice.flatMap(([attack, defence]) => lineDice(attack, defence)),
    ]).state;

  it('12c is not cut while a German is left, nor when the assault is broken off', () => {
    const fighting = storm([6, 0], [6, 0]);
    expect(vp(fighting)).toBe(0);
    expect(vp(doIt(fighting, 'break-off').state)).toBe(0);
  });

  it('12c is cut when the zone has been stormed', () => {
    const { state } = doAll(storm([6, 0], [6, 0]), 'go-on', ['fill', ...lineDice(6, 0)]);
    expect(vp(state)).toBe(2);
  });

  it('12c is cut when the last German there is taken prisoner', () => {
    expect(vp(doIt(storm([6, 0], [6, 0]), 'prisoner').state)).toBe(2);
  });

  it('12c is cut by a commando who stops there at hidden wire', () => {
    const s = position({ british: { SV1: ['C01'] }, markers: { CAR: 'B-wire' } });
    expect(vp(doAll(s, 'take SV1', 'step CAR', 'stop').state)).toBe(2);
  });
});

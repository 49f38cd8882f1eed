// 11.2g, 11.2h Prisoners: when one can be taken, who guards him, and when he is lost.

import { describe, expect, it } from 'vitest';
import {
  asked,
  british,
  doAll,
  doIt,
  fireDice,
  legalWords,
  lineDice,
  names,
  one,
  type Position,
  position,
  refused,
  told,
  where,
} from './support.ts';

/** After a first round at the Saâne cottages. */
function afterRound(units: string[], there: string[], ...dice: [number, number][]) {
  const s = position({ british: { PSA: units }, germans: { SV1: there }, been: ['assault'] });
  const lines = dice.flatMap(([attack, defence]) => lineDice(attack, defence));
  return doAll(s, 'take PSA', 'assault SV1', ['fill', ...lines]).state;
}

describe('11.2g taking a prisoner', () => {
  it('11.2g is offered when one infantry unit of one level is all that is left', () => {
    const s = afterRound(['C01', 'C02'], ['GI01', 'GM1'], [6, 0], [6, 0]);
    const { state, events } = doIt(s, 'prisoner');
    expect(where(state, 'GI01')).toBe('prisoner');
    expect(names([one(events, 'prisoner').guard])).toEqual(['C01']);
    expect(one(events, 'assault-over').result).toBe('held');
    expect(british(state, 'SV1')).toEqual(['C01', 'C02']);
    expect(asked(state)).toBe('act');
  });

  it.each([
    ['a machine gun', ['GM1'], [1, 9]],
    ['an officer', ['GO1'], [1, 9]],
    ['a full infantry unit', ['GI01'], [1, 9]],
    ['a flak gun', ['FL1'], [1, 9]],
    ['a pillbox', ['PB1'], [1, 9]],
  ] as const)('11.2g is not offered when %s is left', (_, there, [attack, defence]) => {
    const s = afterRound(['C01', 'C02'], [...there], [attack, defence]);
    expect(refused(s, 'prisoner')).toBe('11.2g');
    expect(legalWords(s)).toEqual(['go-on', 'break-off']);
  });

  it('11.2g is not offered while anyone else is left, an officer included', () => {
    const s = afterRound(['C01', 'C02'], ['GI01', 'GO1'], [6, 0], [1, 9]);
    expect(refused(s, 'prisoner')).toBe('11.2g');
    const two = afterRound(['C01', 'C02'], ['GI01', 'GI02'], [6, 0], [6, 0]);
    expect(refused(two, 'prisoner')).toBe('11.2g');
  });

  it('11.2h is not offered before the first round has been fought', () => {
    const s = position({ british: { PSA: ['C01'] }, germans: { SV1: ['GI01-'] } });
    const { state } = doAll(s, 'take PSA', 'assault SV1');
    expect(refused(state, 'prisoner')).toBe('11.2b');
    const fought = doIt(state, 'fill', lineDice(1, 9)).state;
    expect(legalWords(fought)).toContain('prisoner');
  });
});

describe('11.2h the guard', () => {
  it('11.2h is the highest commando of the stack', () => {
    const s = afterRound(['LOV', 'C03', 'C01', 'C02'], ['GI01'], [6, 0]);
    expect(names([one(doIt(s, 'prisoner').events, 'prisoner').guard])).toEqual(['C03']);
  });

  it('11.2g takes his prisoner along, without a level or a factor', () => {
    const s = position({
      british: { OR2: ['C01', 'C02', 'C03', 'C04'], BMB: ['C05'] },
      craft: { G2: ['LCA4'] },
      prisoners: { GI01: 'C02' },
    });
    const { state } = doAll(s, 'take OR2', 'embark LCA4');
    expect(british(state, 'LCA4')).toEqual(['C01', 'C02', 'C03', 'C04']);
    expect(where(state, 'GI01')).toBe('prisoner');
  });

  const guarded: Position = {
    british: { PSA: ['C01-', 'LOV', 'C02', 'C03'], BMB: ['C05'] },
    germans: { QUI: ['GI09'] },
    prisoners: { GI01: 'C01', GI02: 'C02' },
  };

  it('11.2h hands him to the highest of the other commandos when the guard is lost', () => {
    const { state, events } = doAll(position(guarded), 'take PSA', ['fire QUI', ...fireDice(1, 9)]);
    expect(where(state, 'C01')).toBe('lost');
    const passed = one(events, 'prisoner');
    expect([passed.rule, ...names([passed.unit, passed.guard])]).toEqual(['11.2h', 'GI01', 'C02']);
  });

  it('11.2h keeps him when the guard is only reduced', () => {
    const s = position({ ...guarded, british: { PSA: ['C01', 'C02'] } });
    const { events } = doAll(s, 'take PSA', ['fire QUI', ...fireDice(1, 9)]);
    expect(told(events, 'prisoner')).toEqual([]);
  });

  it('11.2g loses him when no commando is left in the place', () => {
    const s = position({
      ...guarded,
      british: { PSA: ['C01-', 'LOV', 'MOR'], BMB: ['C02'] },
    });
    const { state, events } = doAll(s, 'take PSA', ['fire QUI', ...fireDice(1, 9)]);
    expect(names([one(events, 'prisoner-lost').unit])).toEqual(['GI01']);
    expect([where(state, 'GI01'), where(state, 'GI02')]).toEqual(['lost', 'prisoner']);
  });

  it('11.2g loses him with the craft', () => {
    const s = position({
      british: { BMB: ['C05'] },
      aboard: { LCA4: ['C09', 'C10'] },
      germans: { HT2: ['PB1'] },
      prisoners: { GI01: 'C09' },
    });
    const { state, events } = doIt(s, 'end', fireDice(9, 1));
    expect(names([one(events, 'prisoner-lost').unit])).toEqual(['GI01']);
    expect(where(state, 'GI01')).toBe('lost');
  });

  it('2.2f lets prisoners share a zone with the British, and holds nobody there', () => {
    const s = position({ british: { PSA: ['C01'] }, prisoners: { GI01: 'C01' } });
    const { state } = doAll(s, 'take PSA', 'step QUI');
    expect(where(state, 'C01')).toBe('QUI');
    expect(asked(state)).toBe('act');
  });
});

// 9.1, 9.2 The pace of a British stack, and what ends its march.

import { describe, expect, it } from 'vitest';
import {
  alarm,
  asked,
  british,
  doAll,
  doIt,
  germans,
  legalWords,
  marker,
  names,
  one,
  position,
  refused,
  told,
  where,
} from './support.ts';

/** MP left after one step from Blanc-Mesnil-le-Bas to the bend of the Saâne (1 MP). */
function leftAfterStep(units: readonly string[], ...before: string[]): number {
  const s = position({ british: { BMB: units } });
  const { events } = doAll(s, 'take BMB', ...before, 'step SV3');
  return one(events, 'moved').left;
}

describe('9.1 officers set the pace', () => {
  it('9.1 gives a commando one MP more', () => {
    expect(leftAfterStep(['C01'])).toBe(2);
    expect(leftAfterStep(['C01', 'LOV'])).toBe(3);
    expect(leftAfterStep(['C01-'])).toBe(1);
    expect(leftAfterStep(['C01-', 'LOV'])).toBe(2);
  });

  it('9.1 never gives more than one, however many officers there are', () => {
    expect(leftAfterStep(['C01', 'LOV', 'MIL'])).toBe(3);
  });

  it('9.1, 2.2g helps the sniper too, but neither the mortar nor the officer himself', () => {
    expect(leftAfterStep(['SNI', 'MIL'], 'leave MIL')).toBe(4);
    expect(leftAfterStep(['MOR', 'MIL'])).toBe(1);
    expect(leftAfterStep(['MIL', 'LOV'])).toBe(3);
  });

  it('9.1, 6.3 lets the slowest member set the pace after the bonus', () => {
    expect(leftAfterStep(['C01', 'C02-', 'LOV'])).toBe(2);
    expect(leftAfterStep(['C01', 'MOR', 'LOV'])).toBe(1);
  });
});

describe('9.1a when the officer counts', () => {
  it('9.1a counts an officer who shares the zone and stays behind', () => {
    expect(leftAfterStep(['C01', 'LOV'], 'leave LOV')).toBe(3);
  });

  it('9.1a counts an officer who is done', () => {
    const s = position({ british: { BMB: ['C01', 'LOV'] }, done: ['LOV'] });
    expect(one(doAll(s, 'take BMB', 'step SV3').events, 'moved').left).toBe(3);
  });

  it('9.1a keeps the bonus when the officer is dropped on the way', () => {
    const s = position({ british: { BMB: ['C01', 'LOV'] } });
    const { events } = doAll(s, 'take BMB', 'step SV3', 'leave LOV', 'step LGL');
    expect(told(events, 'moved').map((e) => e.left)).toEqual([3, 1]);
  });

  it('9.1a gives nothing for an officer met on the way', () => {
    const s = position({ british: { BMB: ['C01'], SV3: ['LOV'] } });
    const { events } = doAll(s, 'take BMB', 'step SV3', 'step LGL');
    expect(told(events, 'moved').map((e) => e.left)).toEqual([2, 0]);
  });

  it('9.1a counts an officer in the same craft, and not one in the craft beside it', () => {
    const s = position({ aboard: { LCA1: ['C01', 'MIL'], LCA2: ['C02'] } });
    expect(one(doAll(s, 'take LCA1', 'leave MIL', 'land OR1').events, 'landed').left).toBe(2);
    expect(one(doAll(s, 'take LCA2', 'land OR1').events, 'landed').left).toBe(1);
  });
});

describe('9.2 British movement', () => {
  it('9.2 is never forced: a stack may spend some of its MP, or none', () => {
    const s = position({ british: { BMB: ['C01'] } });
    const idle = doAll(s, 'take BMB', 'done');
    expect(told(idle.events, 'moved')).toEqual([]);
    const some = doAll(s, 'take BMB', 'step SV3', 'done');
    expect(where(some.state, 'C01')).toBe('SV3');
  });

  it('9.2, 6.3 goes as far as the MP reach and no further', () => {
    const s = position({ british: { BMB: ['C01'] } });
    const { state } = doAll(s, 'take BMB', 'step SV3', 'step SV2');
    expect(refused(state, 'step SV3')).toBe('6.3');
    expect(legalWords(state)).toEqual(['done']);
  });

  it('9.2, 1.3 follows yellow lines only', () => {
    const s = doIt(position({ british: { OR2: ['C01'] } }), 'take OR2').state;
    expect(refused(s, 'step HT2')).toBe('1.3');
    expect(refused(s, 'step G2')).toBe('1.3');
    expect(refused(s, 'step CAR')).toBe('1.3');
    expect(legalWords(s)).toEqual(['step PSA', 'step SV1', 'step HT1', 'done']);
  });

  it('9.2 stops for the turn in a zone with a face-down marker, even when it shows no Germans', () => {
    const s = position({ british: { PSA: ['C01', 'MOR'] }, markers: { SV1: 'A-mines' } });
    const { state } = doAll(s, 'take PSA', ['step SV1', ['mines', 0]]);
    expect(marker(state, 'SV1')).toBeNull();
    expect(british(state, 'SV1')).toEqual(['C01', 'MOR']);
    expect(refused(state, 'step OR2')).toBe('6.4c');
  });

  it('9.2, 10.2 fights at once when the marker shows Germans', () => {
    const s = position({ british: { PSA: ['C01', 'C02'] }, markers: { SV1: 'A-infantry' } });
    const { state, events } = doAll(s, 'take PSA', 'step SV1');
    expect(asked(state)).toBe('columns');
    expect(germans(state, 'SV1')).toEqual(['GI01']);
    expect(names(one(events, 'assault').british)).toEqual(['C01', 'C02']);
  });

  it('9.2 stops a stack that has won its assault', () => {
    const s = position({ british: { PSA: ['C01', 'C02', 'LOV'] }, germans: { SV1: ['GI01-'] } });
    const { state } = doAll(s, 'take PSA', 'assault SV1', [
      'fill',
      ['assault attack', 6],
      ['assault defence', 0],
    ]);
    expect(british(state, 'SV1')).toEqual(['C01', 'C02', 'LOV']);
    expect(refused(state, 'step OR2')).toBe('6.4c');
  });

  it('9.2, 2.2f never walks in on Germans without an assault', () => {
    const s = position({ british: { PSA: ['C01'] }, germans: { SV1: ['GI01'] } });
    expect(refused(doIt(s, 'take PSA').state, 'step SV1')).toBe('2.2f');
  });

  it.each(['LOV', 'SNI', 'MOR'])(
    '9.2, 6.5b keeps %s out of such a zone without a commando',
    (id) => {
      const hidden = position({ british: { PSA: [id] }, markers: { SV1: 'A-wire' } });
      expect(refused(doIt(hidden, 'take PSA').state, 'step SV1')).toBe('6.5b');
      const held = position({ british: { PSA: [id] }, germans: { SV1: ['GI01-'] } });
      expect(refused(doIt(held, 'take PSA').state, 'assault SV1')).toBe('6.5b');
    },
  );

  it.each(['LOV', 'SNI', 'MOR'])('9.2 lets %s in at the side of a commando', (id) => {
    const s = position({ british: { PSA: ['C01', id] }, markers: { SV1: 'A-wire' } });
    const { state } = doAll(s, 'take PSA', 'step SV1', 'stop');
    expect(british(state, 'SV1')).toEqual(['C01', id]);
  });

  it('9.2, 10.3 may wake more than one marker on one march', () => {
    const s = position({
      alarm: 3,
      british: { OR2: ['C01'] },
      markers: { SV1: 'A-wire', QUI: 'A-wire', QVH: 'A-mg' },
    });
    const { state, events } = doAll(s, 'take OR2', [
      'step PSA',
      ['wake marker', 3],
      ['wake marker', 0],
    ]);
    expect(told(events, 'wake-test').map((e) => e.wakes)).toEqual([true, true]);
    expect([marker(state, 'QUI'), marker(state, 'SV1')]).toEqual([null, null]);
    expect(marker(state, 'QVH')).toBe('A-mg');
    expect(alarm(state)).toBe(3);
  });
});

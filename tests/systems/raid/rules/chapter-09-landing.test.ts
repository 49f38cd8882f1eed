// 9.2a Landing and embarking: which craft serves which beach, what it costs, how many fit.

import { describe, expect, it } from 'vitest';
import {
  asked,
  british,
  doAll,
  doIt,
  legalWords,
  one,
  position,
  refused,
  told,
  where,
} from './support.ts';

describe('9.2a landing', () => {
  it('9.2a brings the men of one craft to the beach its zone serves, for 2 MP', () => {
    const s = position({ aboard: { LCA1: ['C01', 'C02', 'MIL'] } });
    const { state, events } = doAll(s, 'take LCA1', 'land OR1');
    expect(british(state, 'OR1')).toEqual(['C01', 'C02', 'MIL']);
    expect(british(state, 'LCA1')).toEqual([]);
    expect(one(events, 'landed')).toMatchObject({ cost: 2, left: 2, rule: '9.2a' });
  });

  it('9.2a lands nowhere else', () => {
    const s = doIt(position({ aboard: { LCA1: ['C01'] } }), 'take LCA1').state;
    expect(refused(s, 'land OR2')).toBe('9.2a');
    expect(refused(s, 'land VGW')).toBe('9.2a');
    expect(legalWords(s)).toEqual(['land OR1', 'done']);
  });

  it('9.2a follows the blue dotted line, not the name of the zone or the number of the group', () => {
    const s = position({
      craft: { G2: ['LCA1'], S1: ['LCA2'] },
      aboard: { LCA1: ['C01'], LCA2: ['C02'] },
    });
    const first = doIt(s, 'take LCA1').state;
    expect(refused(first, 'land OR1')).toBe('9.2a');
    expect(where(doIt(first, 'land OR2').state, 'C01')).toBe('OR2');
    const second = doIt(s, 'take LCA2').state;
    expect(where(doIt(second, 'land QUI').state, 'C02')).toBe('QUI');
  });

  it('9.2a is impossible from a zone that serves no beach', () => {
    const s = position({ craft: { S2: ['LCA1'] }, aboard: { LCA1: ['C01'] } });
    expect(refused(s, 'take LCA1')).toBe('9.2a');
  });

  it('9.2a, 6.3 leaves the rest of the MP for a march inland', () => {
    const s = position({ aboard: { LCA4: ['C09', 'MOR'] } });
    const slow = doAll(s, 'take LCA4', 'land OR2').state;
    expect(refused(slow, 'step PSA')).toBe('6.3');
    const quick = doAll(s, 'take LCA4', 'leave MOR', 'land OR2', 'step PSA').state;
    expect(where(quick, 'C09')).toBe('PSA');
  });

  it('9.2a, 5c puts a group that went astray ashore at its event beach, wherever its craft are', () => {
    const s = position({ beach: { 1: 'QUI' }, aboard: { LCA1: ['C01'], LCA4: ['C09'] } });
    const astray = doIt(s, 'take LCA1').state;
    expect(refused(astray, 'land OR1')).toBe('9.2a');
    const { state, events } = doIt(astray, 'land QUI');
    expect(where(state, 'C01')).toBe('QUI');
    expect(one(events, 'landed').cost).toBe(2);
    expect(where(doAll(s, 'take LCA4', 'land OR2').state, 'C09')).toBe('OR2');
  });
});

describe('9.2a embarking', () => {
  it('9.2a takes a stack from the beach to a craft lying off it, for 2 MP', () => {
    const s = position({ british: { OR1: ['C01', 'C02'], BMB: ['C03'] }, craft: { G1: ['LCA1'] } });
    const { state, events } = doAll(s, 'take OR1', 'embark LCA1');
    expect(british(state, 'LCA1')).toEqual(['C01', 'C02']);
    expect(one(events, 'embarked')).toMatchObject({ cost: 2, left: 1 });
    expect(asked(state)).toBe('choose');
  });

  it('9.2a needs a craft, and one that lies off this very beach', () => {
    const none = doIt(position({ british: { OR1: ['C01'] } }), 'take OR1').state;
    expect(refused(none, 'embark LCA1')).toBe('9.2a');
    const far = position({ british: { OR1: ['C01'] }, craft: { G2: ['LCA1'] } });
    expect(refused(doIt(far, 'take OR1').state, 'embark LCA1')).toBe('9.2a');
    const inland = position({ british: { VGW: ['C01'] }, craft: { G1: ['LCA1'] } });
    expect(refused(doIt(inland, 'take VGW').state, 'embark LCA1')).toBe('9.2a');
  });

  it('9.2a, 6.3 must be paid for out of the same allowance', () => {
    const s = position({ british: { PSA: ['C01', 'C02-'] }, craft: { G2: ['LCA1'] } });
    const { state } = doAll(s, 'take PSA', 'step OR2');
    expect(refused(state, 'embark LCA1')).toBe('6.3');
    expect(refused(state, 'embark C02 LCA1')).toBe('6.3');
    expect(where(doIt(state, 'embark C01 LCA1').state, 'C01')).toBe('LCA1');
  });

  it('9.2a, 3d fills a craft to eight levels and no further', () => {
    const s = position({
      british: { OR1: ['C05', 'MIL'], BMB: ['C09'] },
      craft: { G1: ['LCA1'] },
      aboard: { LCA1: ['C01', 'C02', 'C03', 'C04-'] },
    });
    const { state } = doIt(s, 'take OR1');
    expect(refused(state, 'embark LCA1')).toBe('3d');
    expect(refused(state, 'embark C05 LCA1')).toBe('3d');
    expect(where(doIt(state, 'embark MIL LCA1').state, 'MIL')).toBe('LCA1');
    const last = position({
      british: { OR1: ['C05-'] },
      aboard: { LCA1: ['C01', 'C02', 'C03', 'C04-'] },
    });
    expect(where(doAll(last, 'take OR1', 'embark LCA1').state, 'C05')).toBe('LCA1');
  });

  it('9.2a takes either group aboard any craft', () => {
    const s = position({ british: { OR1: ['C01'], BMB: ['C02'] }, craft: { G1: ['LCA7'] } });
    expect(where(doAll(s, 'take OR1', 'embark LCA7').state, 'C01')).toBe('LCA7');
  });

  it('9.2a is final: who has embarked never lands again', () => {
    const s = position({ british: { OR1: ['C01'], BMB: ['C02'] }, aboard: { LCA1: ['C03'] } });
    const { state } = doAll(s, 'take OR1', 'embark LCA1', 'end');
    const taken = doIt(state, 'take LCA1');
    expect(one(taken.events, 'taken').units).toHaveLength(1);
    const { state: landed } = doIt(taken.state, 'land OR1');
    expect([where(landed, 'C01'), where(landed, 'C03')]).toEqual(['LCA1', 'OR1']);
    expect(refused(doIt(landed, 'done').state, 'take LCA1')).toBe('9.2a');
  });

  it('9.2a is final too for one who embarks alone, while his stack does something else', () => {
    const s = position({ british: { OR1: ['C01', 'C02'] }, craft: { G1: ['LCA1'] } });
    const { state } = doAll(s, 'take OR1', 'embark C01 LCA1', 'done', 'end');
    expect([where(state, 'C01'), where(state, 'C02')]).toEqual(['LCA1', 'OR1']);
    expect(refused(state, 'take LCA1')).toBe('9.2a');
  });

  it('9.2a, 10.3a spreads over several craft as one action, tested once', () => {
    const s = position({
      alarm: 5,
      british: { OR1: ['C01', 'C02', 'C03'], BMB: ['C09'] },
      craft: { G1: ['LCA1', 'LCA2'] },
      markers: { VGW: 'A-mg' },
    });
    const { state, events } = doAll(
      s,
      'take OR1',
      ['embark C01 LCA1', ['wake marker', 6]],
      'embark C02 LCA2',
      'embark LCA1',
    );
    expect(british(state, 'LCA1')).toEqual(['C03', 'C01']);
    expect(british(state, 'LCA2')).toEqual(['C02']);
    expect(told(events, 'wake-test')).toHaveLength(1);
  });

  it('9.2a, 6.1 is an action: two others leave no room for it', () => {
    const s = position({
      british: { PSA: ['C01', 'LOV'], BMB: ['C09'] },
      craft: { G2: ['LCA1'] },
      germans: { HT1: ['GI01'] },
    });
    const { state } = doAll(s, 'take PSA', 'step OR2', [
      'fire HT1',
      ['fire attack', 6],
      ['fire defence', 0],
    ]);
    expect(refused(state, 'embark LCA1')).toBe('6.1');
  });
});

// Chapter 2, the stacks: when the limit counts, how British stacks are ordered, what a full zone allows.

import { describe, expect, it } from 'vitest';
import {
  asked,
  british,
  doAll,
  doIt,
  fireDice,
  legalWords,
  lineDice,
  one,
  position,
  refused,
  told,
  where,
} from './support.ts';

const C = (...numbers: number[]) => numbers.map((n) => `C${String(n).padStart(2, '0')}`);
const EIGHT = C(1, 2, 3, 4); // levels
const TEN = C(1, 2, 3, 4, 5);

describe('2.2b When the limit counts', () => {
  it('2.2b a marching stack may be too large for a moment, in passing', () => {
    const s = position({ british: { VGW: TEN, OR1: ['C06'] } });
    const { state } = doAll(s, 'take OR1', 'step VGW', 'step VAS', 'done');
    expect(british(state, 'VGW')).toEqual(TEN);
    expect(british(state, 'VAS')).toEqual(['C06']);
  });

  it('2.2b a stack that lands may pass over a full beach', () => {
    const s = position({ british: { OR1: TEN }, aboard: { LCA1: ['C06', 'MIL'] } });
    const onBeach = doAll(s, 'take LCA1', 'land OR1').state;
    expect(refused(onBeach, 'done')).toBe('2.2j');
    const { state } = doAll(onBeach, 'step VGW', 'done');
    expect(british(state, 'VGW')).toEqual(['C06', 'MIL']);
  });

  it('2.2b stacks at rest may not be too large', () => {
    const s = position({ british: { VGW: TEN, VAS: ['C06'] } });
    expect(refused(doAll(s, 'take VAS', 'step VGW').state, 'done')).toBe('2.2j');
  });
});

describe('2.2d Ordering British stacks', () => {
  const s = position({ british: { OR1: ['C01', 'C02-', 'MIL'] }, germans: { VGW: ['GI01'] } });

  it('2.2d a stack ashore is reordered between two activations', () => {
    const { state, events } = doIt(s, 'front C02');
    expect(british(state, 'OR1')).toEqual(['C02-', 'C01', 'MIL']);
    expect(one(events, 'front').rule.id).toBe('2.2d');
  });

  it('2.2d a stack that is done may be reordered too', () => {
    const done = doAll(s, 'take OR1', 'done').state;
    expect(british(doIt(done, 'front MIL').state, 'OR1')).toEqual(['MIL', 'C01', 'C02-']);
  });

  it('2.2d the acting stack is reordered before and after its fire', () => {
    const fired = doAll(s, 'take OR1', 'front C02', ['fire VGW', ...fireDice(6, 0)]).state;
    expect(british(doIt(fired, 'front C01').state, 'OR1')).toEqual(['C01', 'C02-', 'MIL']);
  });

  it('2.2d any order can be reached', () => {
    const { state } = doAll(s, 'front C02', 'front MIL');
    expect(british(state, 'OR1')).toEqual(['MIL', 'C02-', 'C01']);
  });

  it('2.2d only members of the acting stack change places while it acts', () => {
    const two = position({ british: { OR1: ['C01', 'C02-'], VAS: ['C03', 'MIL'] } });
    expect(refused(doAll(two, 'take OR1').state, 'front MIL')).toBe('2.2d');
    const left = doAll(two, 'take OR1', 'leave C02').state;
    expect(refused(left, 'front C02')).toBe('2.2d');
  });

  it('2.2d men aboard have no order to choose', () => {
    const aboard = position({ aboard: { LCA1: ['C01', 'MIL'] } });
    expect(refused(aboard, 'front MIL')).toBe('2.2d');
  });

  it('2.2d nothing is reordered while dice are waiting', () => {
    const wire = position({ british: { OR1: ['C01', 'MIL'] }, obstacles: { VGW: 'wire' } });
    expect(refused(doAll(wire, 'take OR1', 'step VGW').state, 'front MIL')).toBe('10.6');
    const fight = doAll(s, 'take OR1', 'leave C02', 'assault VGW').state;
    expect(refused(fight, 'front MIL')).toBe('11.2b');
  });

  it('2.2d Germans are not the player to order', () => {
    expect(refused(s, 'front GI01')).toBe('2.2d');
  });

  it('2.2d in phase D the stack keeps its order from one fire to the next', () => {
    const between = position({
      british: { OR1: ['C01-', 'C02'] },
      germans: { VGW: ['GI01'], VGE: ['GI02'] },
    });
    const { state } = doIt(between, 'end', [...fireDice(9, 1), ...fireDice(9, 1)]);
    expect(british(state, 'OR1')).toEqual(['C02-']);
  });
});

describe('2.2f No sharing', () => {
  it('2.2f nobody marches into a zone with Germans', () => {
    const s = position({ british: { OR1: ['C01', 'MIL'] }, germans: { VGW: ['GI01'] } });
    expect(refused(doAll(s, 'take OR1').state, 'step VGW')).toBe('2.2f');
  });

  it('2.2f both sides are in one zone only as long as the assault lasts', () => {
    const s = position({ british: { VAS: ['C01'] }, germans: { VGW: ['GI01'] } });
    const { state } = doAll(s, 'take VAS', 'assault VGW', ['fill', ...lineDice(1, 9)], 'break-off');
    expect([where(state, 'C01'), where(state, 'GI01')]).toEqual(['VAS', 'VGW']);
  });

  it('2.2f prisoners are the exception', () => {
    const s = position({ british: { VAS: ['C01'] }, germans: { VGW: ['GI01-'] } });
    const fought = doAll(s, 'take VAS', 'assault VGW', ['fill', ...lineDice(1, 9)]).state;
    const { state } = doIt(fought, 'prisoner');
    expect([where(state, 'C01'), where(state, 'GI01')]).toEqual(['VGW', 'prisoner']);
  });
});

describe('2.2h Stopped in a full zone', () => {
  const withWire = position({ british: { VGW: EIGHT, OR1: C(5, 6) }, obstacles: { VGW: 'wire' } });

  it('2.2h wire: as many as needed go back where they came from', () => {
    const stopped = doAll(withWire, 'take OR1', 'step VGW', 'stop').state;
    expect(asked(stopped)).toBe('send-back');
    expect(legalWords(stopped)).toEqual(['send-back C05', 'send-back C06']);
    expect(refused(stopped, 'done')).toBe('2.2h');
    const { state, events } = doIt(stopped, 'send-back C06');
    expect(one(events, 'sent-back')).toMatchObject({ rule: '2.2h', cost: 0 });
    expect([british(state, 'VGW'), british(state, 'OR1')]).toEqual([['C05', ...EIGHT], ['C06']]);
    expect(asked(state)).toBe('act');
    expect(refused(doIt(state, 'done').state, 'take OR1')).toBe('6.2'); // those sent back are done
  });

  it('2.2h wire that is not blown by a bangalore stops the stack too', () => {
    const { state } = doAll(withWire, 'take OR1', 'step VGW', ['blow', ['bangalore', 3]]);
    expect(asked(state)).toBe('send-back');
  });

  it('2.2h wire that is blown stops nobody: the stack passes on', () => {
    const blown = doAll(withWire, 'take OR1', 'step VGW', ['blow', ['bangalore', 4]]).state;
    expect(asked(blown)).toBe('act');
    expect(refused(blown, 'done')).toBe('2.2j');
    expect(british(doIt(blown, 'step VAS').state, 'VAS')).toEqual(['C05', 'C06']);
  });

  it('2.2h mines: those who set them off and find no room go back', () => {
    const s = position({ british: { VGW: EIGHT, OR1: C(5, 6) }, obstacles: { VGW: 'mines' } });
    const blast = doAll(s, 'take OR1', ['step VGW', ['mines', 4]]).state;
    expect(asked(blast)).toBe('send-back'); // 8 + 1 + 2 levels
    expect(british(doIt(blast, 'send-back C05').state, 'VGW')).toEqual(['C06', ...EIGHT]);
    const quiet = doAll(s, 'take OR1', ['step VGW', ['mines', 3]]).state;
    expect(asked(quiet)).toBe('act');
  });

  it('2.2h a stack that fits stays whole', () => {
    const s = position({ british: { VGW: C(1, 2, 3), OR1: C(5, 6) }, obstacles: { VGW: 'wire' } });
    expect(asked(doAll(s, 'take OR1', 'step VGW', 'stop').state)).toBe('act');
  });

  it('2.2h men who cannot stay on the beach go back to their craft and land another time', () => {
    const s = position({
      british: { OR1: EIGHT },
      aboard: { LCA1: ['C05', 'C06', 'MIL'] },
      obstacles: { OR1: 'wire' },
    });
    const { state } = doAll(s, 'take LCA1', 'land OR1', 'stop', 'send-back C05', 'done');
    expect(british(state, 'LCA1')).toEqual(['C05']);
    expect(legalWords(doIt(state, 'end').state)).toContain('take LCA1');
  });
});

describe('2.2i Stacks at sea, stacks that meet', () => {
  it('2.2i newcomers go on top, in the order they had', () => {
    const s = position({ british: { VGW: ['C01', 'MIL'], VAS: ['C02-', 'C03'] } });
    const { state } = doAll(s, 'take VAS', 'step VGW');
    expect(british(state, 'VGW')).toEqual(['C02-', 'C03', 'C01', 'MIL']);
  });

  it('2.2i craft that sail up lie on top of those they meet', () => {
    const s = position({
      craft: { G1: ['LCA1'], S2: ['LCA2', 'LCA3'] },
      british: { OR1: ['C01'] },
    });
    const { state } = doAll(s, 'take S2', 'sail G1');
    expect(british(state, 'G1')).toEqual(['LCA2', 'LCA3', 'LCA1']);
  });

  it('2.2i the player chooses which craft is in front', () => {
    const s = position({
      aboard: { LCA2: ['C01'], LCA1: ['C02'] },
      craft: { G1: ['LCA1', 'LCA2', 'LCA3'] },
    });
    const { state } = doIt(s, 'front LCA3');
    expect(british(state, 'G1')).toEqual(['LCA3', 'LCA1', 'LCA2']);
    expect(british(doIt(s, 'front LCA2').state, 'G1')).toEqual(['LCA2', 'LCA1', 'LCA3']);
  });
});

describe('2.2j Passing through a full zone', () => {
  const pair = C(5, 6);

  it('2.2j a zone that the stack fills to the last level is not full: its last MP may end there', () => {
    const s = position({ british: { VGW: EIGHT, OR1: ['C05-', 'C06-'] } });
    const { state, events } = doAll(s, 'take OR1', 'step VGW', 'done');
    expect(one(events, 'moved').left).toBe(0);
    expect(british(state, 'VGW')).toEqual(['C05-', 'C06-', ...EIGHT]);
  });

  it('2.2j the stack must have the MP to reach a zone where it fits', () => {
    const s = position({ british: { VGW: EIGHT, OR1: ['C05-', 'C06'] } });
    expect(refused(doAll(s, 'take OR1').state, 'step VGW')).toBe('2.2j'); // 2 MP, and all spent
    const full = position({ british: { VGW: EIGHT, VAS: C(11, 12, 13, 14), OR1: pair } });
    expect(refused(doAll(full, 'take OR1').state, 'step VGW')).toBe('2.2j'); // VAS is full as well
  });

  it.each([
    ['Germans', { germans: { VAS: ['GI01'] } }],
    ['a face-down marker', { markers: { VAS: 'A-wire' } }],
    ['mines', { obstacles: { VAS: 'mines' as const } }],
    ['wire', { obstacles: { VAS: 'wire' as const } }],
  ])('2.2j the way on must cross no %s', (_, there) => {
    const s = position({ british: { VGW: EIGHT, OR1: pair }, ...there });
    expect(refused(doAll(s, 'take OR1').state, 'step VGW')).toBe('2.2j');
  });

  it('2.2j the way on may lead through a second full zone', () => {
    const s = position({ british: { EGL: EIGHT, VAR: C(11, 12, 13, 14), BMO: pair } });
    const { state } = doAll(s, 'take BMO', 'step EGL', 'step VAR', 'step POU', 'done');
    expect(british(state, 'POU')).toEqual(pair);
  });

  it('2.2j and through a second full zone only', () => {
    const astray = {
      aboard: { LCA1: [...pair, 'MIL'] },
      beach: { 1: 'QUI' },
      germans: { QHW: ['PB1'] },
      obstacles: { QVH: 'wire' as const },
    };
    const full = { QUI: EIGHT, PSA: C(11, 12, 13, 14) };
    const s = position({ ...astray, british: full });
    const { state } = doAll(s, 'take LCA1', 'land QUI', 'step PSA', 'step SV1', 'done');
    expect(british(state, 'SV1')).toEqual([...pair, 'MIL']);
    const third = { ...full, SV1: C(15, 16, 17, 18), OR2: C(19, 20, 21, 22) };
    const stuck = position({ ...astray, british: third });
    expect(refused(doAll(stuck, 'take LCA1').state, 'land QUI')).toBe('2.2j');
  });

  it.each(['wire', 'mines'] as const)('2.2j %s in a full zone asks for room behind', (what) => {
    const s = position({
      british: { EGL: EIGHT, VAR: C(11, 12, 13, 14), BMO: pair },
      obstacles: { VAR: what },
    });
    const inEgl = doAll(s, 'take BMO', 'step EGL').state;
    expect(refused(inEgl, 'step VAR')).toBe('2.2j');
    const roomy = position({
      british: { EGL: ['C01'], VAR: C(11, 12, 13, 14), BMO: pair },
      obstacles: { VAR: what },
    });
    expect(legalWords(doAll(roomy, 'take BMO', 'step EGL').state)).toContain('step VAR');
  });

  it('2.2j nobody ends a move, is dropped or fires where the limit is broken', () => {
    const s = position({ british: { VGW: TEN, VAS: C(7, 6) }, germans: { OR1: ['GI01'] } });
    const passing = doAll(s, 'take VAS', 'step VGW').state;
    for (const words of ['done', 'leave C07', 'fire OR1']) {
      expect(refused(passing, words)).toBe('2.2j');
    }
  });

  it('2.2j whoever fits may be dropped on the way', () => {
    const s = position({ british: { VGW: EIGHT, VAS: pair } });
    const { state } = doAll(s, 'take VAS', 'step VGW', 'leave C06', 'step VAS', 'done');
    expect(british(state, 'VGW')).toEqual(['C06', ...EIGHT]);
    expect(british(state, 'VAS')).toEqual(['C05']);
  });

  it('2.2j craft pass through a full sea zone when they can sail on to one with room', () => {
    const fleet = ['LCA4', 'LCA5', 'LCA6', 'LCA7'];
    const s = position({ craft: { G2: fleet, S1: ['LCA1'] }, british: { OR1: ['C01'] } });
    const passing = doAll(s, 'take S1', 'sail G2').state;
    expect(refused(passing, 'done')).toBe('2.2j');
    expect(british(doAll(passing, 'sail S2', 'done').state, 'S2')).toEqual(['LCA1']);
  });

  it('2.2j craft without the MP to sail on stay out of a full sea zone', () => {
    const fleet = ['LCA4', 'LCA5', 'LCA6', 'LCA7'];
    const s = position({ craft: { S1: fleet, S3: ['LCA1'] }, british: { OR1: ['C01'] } });
    const { state, events } = doAll(s, 'take S3', 'sail G1', 'sail S2', 'sail G2');
    expect(told(events, 'sailed').at(-1)?.left).toBe(1);
    expect(refused(state, 'sail S1')).toBe('2.2j');
  });
});

describe('2.2k Like counters', () => {
  it('2.2k only another kind or another strength is offered to the front', () => {
    const s = position({ british: { OR1: ['C01', 'C02', 'C03-', 'C04-', 'MOR', 'SNI'] } });
    const fronts = legalWords(s).filter((words) => words.startsWith('front'));
    expect(fronts).toEqual(['front C03', 'front MOR', 'front SNI']);
    expect(refused(s, 'front C02')).toBe('2.2k');
    expect(refused(s, 'front C01')).toBe('2.2k'); // in front already
  });

  it('2.2k each officer is like nobody else', () => {
    const s = position({ british: { OR1: ['MIL', 'LOV', 'C01'] } });
    expect(british(doIt(s, 'front LOV').state, 'OR1')).toEqual(['LOV', 'MIL', 'C01']);
  });

  it('2.2k empty craft are alike, craft with men aboard are not', () => {
    const s = position({ craft: { G1: ['LCA1', 'LCA2', 'LCA3'] }, aboard: { LCA3: ['C01'] } });
    expect(legalWords(s)).toContain('front LCA3');
    expect(refused(s, 'front LCA2')).toBe('2.2k');
  });

  it('2.2k a counter comes to the front once between two other decisions', () => {
    const s = position({ british: { OR1: ['C01', 'C02-'] } });
    const there = doIt(s, 'front C02').state;
    const back = doIt(there, 'front C01').state;
    expect(refused(back, 'front C02')).toBe('2.2k');
    expect(legalWords(doAll(back, 'take OR1').state)).toContain('front C02');
  });
});

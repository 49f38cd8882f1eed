// Chapter 4: the phases of a turn and the end of the raid.

import { describe, expect, it } from 'vitest';
import type { RaidEvent } from '../../../../src/systems/raid/rules/events.ts';
import {
  asked,
  beforeLoading,
  doAll,
  doIt,
  fireDice,
  legalWords,
  one,
  position,
  refused,
  told,
  turn,
  where,
} from './support.ts';

const phases = (events: readonly RaidEvent[]) =>
  told(events, 'phase')
    .map((e) => e.phase)
    .join('');

describe('4 Phases of a turn', () => {
  it('4 phase A comes on turn 1 when events are played', () => {
    const { events } = doIt(beforeLoading('basic', true), 'load-standard', [
      ['random event', 4],
      ['event effect', 0],
    ]);
    expect(phases(events)).toBe('AB');
  });

  it('4 without events turn 1 begins with phase B', () => {
    expect(phases(doIt(beforeLoading(), 'load-standard').events)).toBe('B');
  });

  it('4 the end of phase B runs C, D and E and comes back in the next phase B, never in A', () => {
    const { state, events } = doIt(position({ events: true, british: { OR1: ['C01'] } }), 'end');
    expect(phases(events)).toBe('CDEB');
    expect([turn(state), asked(state)]).toEqual([2, 'choose']);
  });

  it('4 in phase D the Germans fire, then move, then reinforcements come', () => {
    const s = position({
      alarm: 6,
      british: { OR1: ['C01'] },
      germans: { VGW: ['GM1'], BVA: ['GI01'] },
    });
    const { events } = doIt(s, 'end', [...fireDice(0, 6), ['reinforcements', 9]]);
    const german = events
      .map((e) => e.kind)
      .filter((kind) => ['fire', 'german-move', 'reinforcements'].includes(kind));
    expect(german).toEqual(['fire', 'german-move', 'reinforcements']);
  });

  it('4 no reinforcements below alarm 6', () => {
    const { events } = doIt(position({ alarm: 5, british: { OR1: ['C01'] } }), 'end');
    expect(told(events, 'reinforcements')).toEqual([]);
  });

  it('4 Job Done markers come off: everyone may act again next turn', () => {
    const s = position({ british: { OR1: ['C01'] }, done: ['C01'] });
    expect(refused(s, 'take OR1')).toBe('6.2');
    expect(legalWords(doIt(s, 'end').state)).toContain('take OR1');
  });

  it('4 Alles Gemacht markers come off: a German who fired fires again next turn', () => {
    const s = position({ british: { OR1: ['C01'] }, germans: { VGW: ['GI01'] } });
    const next = doIt(s, 'end', fireDice(9, 1)).state;
    const { state } = doIt(next, 'end', fireDice(9, 1));
    expect(where(state, 'C01')).toBe('lost');
  });

  it('4 after turn 12 comes phase F, and nothing more can be done', () => {
    const { state, events } = doIt(position({ turn: 12, british: { OR1: ['C01'] } }), 'end');
    expect(phases(events)).toBe('CDEF');
    expect(one(events, 'raid-over')).toMatchObject({ rule: '4', reason: 'turns' });
    expect(legalWords(state)).toEqual([]);
    expect(refused(state, 'end')).toBe('4');
  });
});

describe('4a Early end', () => {
  it('4a the raid is over when the last unit ashore has embarked', () => {
    const s = position({ turn: 7, craft: { G1: ['LCA1'] }, british: { OR1: ['C01', 'MIL'] } });
    const { state, events } = doAll(s, 'take OR1', 'embark LCA1');
    expect(one(events, 'raid-over')).toMatchObject({ rule: '4a', reason: 'nobody-left' });
    expect(asked(state)).toBe('over');
    expect(refused(state, 'take G1')).toBe('4a');
  });

  it('4a the raid is over when the last unit ashore is lost, others being aboard for good', () => {
    const s = position({
      aboard: { LCA1: ['C02'] },
      back: ['C02'],
      british: { OR1: ['C01-'] },
      germans: { VGW: ['GI01'] },
    });
    const { events } = doAll(s, 'take OR1', ['fire VGW', ...fireDice(1, 9)]);
    expect(one(events, 'raid-over').reason).toBe('nobody-left');
  });

  it('4a it is over in phase D as well', () => {
    const s = position({ turn: 3, british: { OR1: ['C01-'] }, germans: { VGW: ['GI01'] } });
    const { state, events } = doIt(s, 'end', fireDice(9, 1));
    expect(one(events, 'raid-over').rule.id).toBe('4a');
    expect(turn(state)).toBe(3);
  });

  it('4a it goes on while somebody is ashore', () => {
    const s = position({ craft: { G1: ['LCA1'] }, british: { OR1: ['C01'], VAS: ['SNI'] } });
    expect(asked(doAll(s, 'take OR1', 'embark LCA1').state)).toBe('choose');
  });

  it('4a it goes on while somebody has a landing to make', () => {
    const s = position({ aboard: { LCA1: ['C02'] }, british: { OR1: ['C01'] } });
    expect(asked(doAll(s, 'take OR1', 'embark LCA1').state)).toBe('choose');
  });
});

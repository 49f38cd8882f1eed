// Chapter 4: the phases of a turn and the end of the raid.

import { describe, expect, it } from 'vitest';
import { ScriptedRolls } from '../../../../src/engine/rolls.ts';
import type { RaidEvent } from '../../../../src/systems/raid/rules/events.ts';
import { beginRaid } from '../../../../src/systems/raid/rules/turn.ts';
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
  const lastMan = { turn: 7, craft: { G1: ['LCA1'] }, british: { OR1: ['C01', 'MIL'] } };

  it('4a the raid is over at the end of the turn in which the last unit ashore has embarked', () => {
    const aboard = doAll(position(lastMan), 'take OR1', 'embark LCA1');
    expect(told(aboard.events, 'raid-over')).toEqual([]);
    expect(legalWords(aboard.state)).toEqual(['take G1', 'end']);
    const { state, events } = doIt(aboard.state, 'end');
    expect(one(events, 'raid-over')).toMatchObject({ rule: '4a', reason: 'nobody-left' });
    expect([asked(state), turn(state), phases(events)]).toEqual(['over', 7, 'CDF']);
    expect(refused(state, 'take G1')).toBe('4a');
  });

  it('4a it is not over in the middle of a phase, when the last unit ashore is lost', () => {
    const s = position({
      aboard: { LCA1: ['C02'] },
      back: ['C02'],
      british: { OR1: ['C01-'] },
      germans: { VGW: ['GI01'] },
    });
    const { state, events } = doAll(s, 'take OR1', ['fire VGW', ...fireDice(1, 9)]);
    expect(told(events, 'raid-over')).toEqual([]);
    expect(asked(state)).toBe('choose');
    expect(one(doIt(state, 'end').events, 'raid-over').reason).toBe('nobody-left');
  });

  it('4a nor after the random event, though it takes the last of them', () => {
    const s = position({ events: true, aboard: { LCA1: ['C01'] } });
    const events: RaidEvent[] = [];
    const rolls = new ScriptedRolls([
      ['random event', 2],
      ['event effect', 1],
    ]);
    beginRaid({ s, rolls, tell: (event) => events.push(event) });
    expect(where(s, 'C01')).toBe('lost');
    expect(told(events, 'raid-over')).toEqual([]);
    expect(legalWords(s)).toEqual(['end']);
    expect(one(doIt(s, 'end').events, 'raid-over').rule.id).toBe('4a');
  });

  it('4a it is over after phase D when the last unit falls in it', () => {
    const s = position({ turn: 3, british: { OR1: ['C01-'] }, germans: { VGW: ['GI01'] } });
    const { state, events } = doIt(s, 'end', fireDice(9, 1));
    expect(one(events, 'raid-over').rule.id).toBe('4a');
    expect(turn(state)).toBe(3);
  });

  it('4a it goes on while Germans can fire at a craft with men aboard', () => {
    const laid = {
      turn: 7,
      aboard: { LCA4: ['C09'] },
      back: ['C09'],
      germans: { HT2: ['PB1', 'GI01'] },
    };
    const { state, events } = doIt(position(laid), 'end', fireDice(0, 6));
    expect(told(events, 'raid-over')).toEqual([]);
    expect(turn(state)).toBe(8);
  });

  it('4a it is over once such craft have sailed out of their reach', () => {
    const laid = { turn: 7, aboard: { LCA4: ['C09'] }, back: ['C09'], germans: { HT2: ['PB1'] } };
    const clear = doAll(position(laid), 'take G2', 'sail S1', 'done');
    expect(one(doIt(clear.state, 'end').events, 'raid-over').rule.id).toBe('4a');
  });

  it('4a an empty craft, a face-down marker and the heavy guns hold nobody up', () => {
    const s = position({
      aboard: { LCA4: ['C09'] },
      back: ['C09'],
      craft: { S1: ['LCA4'], G2: ['LCA5'] },
      germans: { HT2: ['HG1'] },
      markers: { OR2: 'B-infantry2' },
    });
    expect(one(doIt(s, 'end').events, 'raid-over').rule.id).toBe('4a');
  });

  it('4a it goes on while somebody is ashore', () => {
    const s = position({ craft: { G1: ['LCA1'] }, british: { OR1: ['C01'], VAS: ['SNI'] } });
    const { events } = doAll(s, 'take OR1', 'embark LCA1', 'end');
    expect(told(events, 'raid-over')).toEqual([]);
  });

  it('4a it goes on while somebody has a landing to make', () => {
    const s = position({ aboard: { LCA1: ['C02'] }, british: { OR1: ['C01'] } });
    const { events } = doAll(s, 'take OR1', 'embark LCA1', 'end');
    expect(told(events, 'raid-over')).toEqual([]);
  });

  it('4a in the last turn there is nothing early about it', () => {
    const { events } = doAll(position({ ...lastMan, turn: 12 }), 'take OR1', 'embark LCA1', 'end');
    expect(one(events, 'raid-over')).toMatchObject({ rule: '4', reason: 'turns' });
  });
});

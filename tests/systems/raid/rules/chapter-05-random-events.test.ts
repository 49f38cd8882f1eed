// Chapter 5: the random event of turn 1.

import { describe, expect, it } from 'vitest';
import {
  alarm,
  asked,
  beforeLoading,
  british,
  type Die,
  doAll,
  doIt,
  legalWords,
  names,
  one,
  position,
  refused,
  told,
  unit,
  where,
  zone,
} from './support.ts';

const loaded = (...dice: Die[]) => doIt(beforeLoading('basic', true), 'load-standard', dice);
const event = (face: number, ...effect: number[]): Die[] => [
  ['random event', face],
  ...effect.map((value): Die => ['event effect', value]),
];
const trouble = (...values: number[]): Die[] =>
  values.map((value): Die => ['engine trouble', value]);

describe('5 Random events are an option', () => {
  it('5a, 5b, 5c, 5d without the option nothing is rolled', () => {
    const { events } = doIt(beforeLoading('basic', false), 'load-standard');
    expect(told(events, 'random-event')).toEqual([]);
  });
});

describe.each([
  { id: '5a', faces: [1, 2], first: 2 },
  { id: '5b', faces: [3, 4], first: 3 },
])('5a, 5b Battery and convoy: $id', ({ id, faces: [odd = 0, even = 0], first }) => {
  it(`${id} an event die of ${even} raises the alarm by 1, and a 0 does nothing more`, () => {
    const { state, events } = loaded(...event(even, 0));
    expect(alarm(state)).toBe(1);
    expect(one(events, 'random-event').rule.id).toBe(id);
    expect(one(events, 'near-miss').rule.id).toBe(id);
    expect(told(events, 'loss')).toEqual([]);
  });

  it(`${id} an event die of ${odd} brings engine trouble as well`, () => {
    const { events } = loaded(...event(odd, 0), ...trouble(1));
    expect(told(events, 'random-event').map((e) => e.rule.id)).toEqual([id, '5d']);
  });

  it.each([1, 2, 3, 4, 5, 6, 7])(`${id} a %i sinks the LCA of that number with all aboard`, (n) => {
    const craft = `LCA${n}`;
    const men = british(doIt(beforeLoading(), 'load-standard').state, craft);
    const { state, events } = loaded(...event(even, n));
    expect(where(state, craft)).toBe('lost');
    expect(names(one(events, 'lost-aboard').units)).toEqual(men);
    for (const man of men) expect(where(state, man)).toBe('lost');
  });

  it.each([
    [8, 1, 'LCA1', 'LCA4'],
    [9, 2, 'LCA4', 'LCA1'],
  ])(
    `${id} an effect of %i keeps group %i off the beach until turn ${first}`,
    (face, group, late, other) => {
      const { state, events } = loaded(...event(even, face));
      expect(one(events, 'landing-delayed')).toMatchObject({ rule: id, group, turn: first });
      expect(refused(state, `take ${late}`)).toBe(id);
      expect(legalWords(state)).toContain(`take ${other}`);
    },
  );

  it(`${id} the delay ends with turn ${first}`, () => {
    const wait = { aboard: { LCA1: ['C01'] }, delay: { 1: first } };
    expect(refused(position({ ...wait, turn: first - 1 }), 'take LCA1')).toBe(id);
    const { state } = doAll(position({ ...wait, turn: first }), 'take LCA1', 'land OR1');
    expect(british(state, 'OR1')).toEqual(['C01']);
  });

  it(`${id} a delayed group may sail meanwhile`, () => {
    const s = position({ aboard: { LCA1: ['C01'] }, delay: { 1: first } });
    expect(british(doAll(s, 'take G1', 'sail S2').state, 'S2')).toEqual(['LCA1']);
  });
});

describe('5c Navigation error', () => {
  it('5c a 5 sends group 1 to Quiberville, with engine trouble as well', () => {
    const { state, events } = loaded(...event(5), ...trouble(7));
    expect(one(events, 'landing-moved')).toMatchObject({ rule: '5c', group: 1, zone: zone('QUI') });
    expect(alarm(state)).toBe(0);
    expect(told(events, 'random-event').map((e) => e.rule.id)).toEqual(['5c', '5d']);
  });

  it('5c a 6 sends group 2 to the Moutiers gully', () => {
    const { state, events } = loaded(...event(6));
    expect(one(events, 'landing-moved')).toMatchObject({ group: 2, zone: zone('MOU') });
    expect(alarm(state)).toBe(0);
  });

  it('5c the men land there, and only there, while their craft stay in their D/E zone', () => {
    const s = position({ aboard: { LCA1: ['C01'] }, beach: { 1: 'QUI' } });
    const taken = doAll(s, 'take LCA1').state;
    expect(refused(taken, 'land OR1')).toBe('9.2a');
    const { state, events } = doAll(taken, 'land QUI');
    expect(one(events, 'landed').cost).toBe(2);
    expect([where(state, 'C01'), where(state, 'LCA1')]).toEqual(['QUI', 'G1']);
  });

  it('5c the other group lands as planned', () => {
    const s = position({ aboard: { LCA4: ['C09'] }, beach: { 1: 'QUI' } });
    const taken = doAll(s, 'take LCA4').state;
    expect(refused(taken, 'land QUI')).toBe('9.2a');
    expect(legalWords(taken)).toContain('land OR2');
  });

  it('5c those who fall back from the wrong beach return to their craft', () => {
    const s = position({
      aboard: { LCA1: ['C01'] },
      beach: { 1: 'QUI' },
      germans: { QUI: ['GI01'] },
    });
    const fought = doAll(s, 'take LCA1', 'assault QUI', [
      'fill',
      ['assault attack', 1],
      ['assault defence', 9],
    ]);
    expect(british(doIt(fought.state, 'break-off').state, 'LCA1')).toEqual(['C01-']);
  });
});

describe('5d Engine trouble', () => {
  it('5d the LCA named goes, with all aboard', () => {
    const { state, events } = loaded(...event(5), ...trouble(4));
    expect(one(events, 'loss')).toMatchObject({ rule: '5d', unit: unit('LCA4') });
    expect(one(events, 'lost-aboard')).toMatchObject({ rule: '5d' });
    for (const id of ['LCA4', 'LOV', 'C09', 'C12']) expect(where(state, id)).toBe('lost');
  });

  it('5d a 0, 8 or 9 is rolled again', () => {
    const { state, events } = loaded(...event(5), ...trouble(0, 9, 8, 0, 2));
    expect(where(state, 'LCA2')).toBe('lost');
    const rolled = told(events, 'random-event')
      .at(-1)
      ?.dice.map((die) => die.value);
    expect(rolled).toEqual([0, 9, 8, 0, 2]);
  });

  it('5d a LCA already lost spares you', () => {
    const { state, events } = loaded(...event(1, 3), ...trouble(3));
    expect(told(events, 'loss')).toHaveLength(1);
    expect(one(events, 'near-miss').rule.id).toBe('5d');
    expect(british(state, 'G1')).toEqual(['LCA1', 'LCA2']);
    expect(asked(state)).toBe('choose');
  });

  it('5d an even event die brings none', () => {
    for (const face of [2, 4]) {
      expect(told(loaded(...event(face, 0)).events, 'random-event')).toHaveLength(1);
    }
  });
});

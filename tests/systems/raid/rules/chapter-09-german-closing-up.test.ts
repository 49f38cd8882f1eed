// 9.3, 9.3a German movement while the alarm is 0 to 5: a lone unit joins its nearest friend.

import { describe, expect, it } from 'vitest';
import type { RaidState } from '../../../../src/systems/raid/rules/state.ts';
import {
  doIt,
  fireDice,
  germans,
  names,
  one,
  type Position,
  position,
  told,
  where,
  why,
  zone,
  zoneIds,
} from './support.ts';

/** A quiet night: one commando waits at sea, far from every German. */
function quiet(laid: Position): RaidState {
  return position({ aboard: { LCA1: ['C01'] }, ...laid });
}

describe('9.3a closing up', () => {
  it('9.3a joins the nearest friend in MP, however large a stack further off is', () => {
    const s = quiet({ germans: { PET: ['GI01'], POU: ['GI02-'], VAR: ['GI03', 'GI04', 'GI05'] } });
    const { state, events } = doIt(s, 'end');
    expect(germans(state, 'POU')).toEqual(['GI01', 'GI02-']);
    const move = one(events, 'german-move');
    expect(move).toMatchObject({ rule: '9.3a', from: zone('PET'), towards: zone('POU') });
    expect(why(move.trace)).toEqual({
      candidates: ['VAR', 'POU'],
      ruledOut: [],
      filters: [{ name: 'nearest in MP', values: { VAR: 2, POU: 1 }, kept: ['POU'] }],
      chosen: 'POU',
    });
  });

  it('9.3a prefers, among friends equally near, the stack with the most levels', () => {
    const s = quiet({ germans: { PET: ['GI01'], EGL: ['GI02', 'GO1'], POU: ['GI03', 'GI04-'] } });
    const { state, events } = doIt(s, 'end');
    expect(where(state, 'GI01')).toBe('POU');
    expect(why(one(events, 'german-move').trace).filters).toEqual([
      { name: 'nearest in MP', values: { EGL: 1, POU: 1 }, kept: ['EGL', 'POU'] },
      { name: 'most levels', values: { EGL: 2, POU: 3 }, kept: ['POU'] },
    ]);
  });

  it('9.3a takes the lowest zone index when the levels are equal too', () => {
    const s = quiet({ germans: { PET: ['GI01'], EGL: ['GI02', 'GO1'], POU: ['GI03', 'GO2'] } });
    const { state, events } = doIt(s, 'end');
    expect(where(state, 'GI01')).toBe('EGL');
    const [, levels, appeared, index] = why(one(events, 'german-move').trace).filters;
    expect(levels).toEqual({
      name: 'most levels',
      values: { EGL: 2, POU: 2 },
      kept: ['EGL', 'POU'],
    });
    expect(appeared).toMatchObject({ name: 'appeared first', kept: ['EGL', 'POU'] });
    expect(index).toMatchObject({ name: 'first zone', kept: ['EGL'] });
  });

  it('9.3a, 11a prefers, before that, the stack that appeared first', () => {
    const s = quiet({
      germans: { PET: ['GI01'], EGL: ['GI02', 'GO1'], POU: ['GI03', 'GO2'] },
      appeared: { GI02: 2, GO1: 3, GI03: 4, GO2: 1 }, // a stack goes by its earliest counter
    });
    const { state, events } = doIt(s, 'end');
    expect(where(state, 'GI01')).toBe('POU');
    expect(why(one(events, 'german-move').trace).filters[2]).toEqual({
      name: 'appeared first',
      values: { EGL: 2, POU: 1 },
      kept: ['POU'],
    });
  });

  it('9.3a makes a single unit of two lone ones, and only one of them walks', () => {
    const s = quiet({ germans: { POU: ['GI01'], PET: ['GI02'] } });
    const { state, events } = doIt(s, 'end');
    expect(germans(state, 'POU')).toEqual(['GI01', 'GI02']);
    expect(one(events, 'german-stays')).toMatchObject({ zone: zone('POU'), rule: '9.3a' });
  });

  it('9.3a leaves Germans who already share a zone where they are', () => {
    const s = quiet({ germans: { PET: ['GI01', 'GO1'], POU: ['GI03', 'GI04'] } });
    const { state, events } = doIt(s, 'end');
    expect(germans(state, 'PET')).toEqual(['GI01', 'GO1']);
    expect(told(events, 'german-stays').map((e) => e.rule.id)).toEqual(['9.3a', '9.3a']);
    expect(told(events, 'german-move')).toEqual([]);
  });

  it('9.3a, 9.3d does not join a full stack, and stays one zone back on its path', () => {
    const full = ['GI02', 'GI03', 'GI04', 'GI05', 'GI06'];
    const near = doIt(quiet({ germans: { PET: ['GI01'], EGL: full } }), 'end');
    expect(where(near.state, 'GI01')).toBe('PET');
    expect(told(near.events, 'german-move')).toEqual([]);
    expect(told(near.events, 'german-stays').at(-1)).toMatchObject({
      ...{ zone: zone('PET'), rule: '9.3d', reason: 'no room further on' },
    });
    const far = doIt(quiet({ germans: { PET: ['GI01'], VAR: full } }), 'end');
    expect(where(far.state, 'GI01')).toBe('EGL');
  });

  it('9.3a goes as far as its M on a longer way, and needs another turn for the rest', () => {
    const s = quiet({ germans: { SAU: ['GI01'], SV1: ['GM1'] } });
    const first = doIt(s, 'end');
    expect(one(first.events, 'german-move').units).toMatchObject([
      { cost: 3, halt: { rule: '9.3', reason: 'no movement points left' } },
    ]);
    expect(where(first.state, 'GI01')).toBe('PSA');
    const second = doIt(first.state, 'end');
    expect(germans(second.state, 'SV1')).toEqual(['GM1', 'GI01']);
    expect(one(second.events, 'german-move').units[0]?.halt.rule.id).toBe('9.3a');
  });

  it('9.3a, 9.3g has nobody to go to when it is the last, or its friends cannot be reached', () => {
    const last = doIt(quiet({ germans: { PET: ['GI01'] } }), 'end');
    expect(one(last.events, 'german-stays').rule.id).toBe('9.3g');
    const walled = quiet({
      germans: { SV2: ['GI01'], CAR: ['GM1'] },
      obstacles: { SV1: 'mines', SV3: 'wire' },
    });
    expect(one(doIt(walled, 'end').events, 'german-stays').rule.id).toBe('9.3g');
  });

  it('9.3g ignores friends whose zone is closed to it', () => {
    const s = quiet({
      germans: { BOW: ['GI01'], HW: ['FL1'], CHS: ['GM1'] },
      markers: { HW: 'B-wire' },
    });
    const { state, events } = doIt(s, 'end');
    const move = one(events, 'german-move');
    expect(why(move.trace)).toMatchObject({
      candidates: ['CHS'],
      ruledOut: ['HW 9.3g'],
      filters: [],
    });
    expect(where(state, 'GI01')).toBe('BOE');
  });
});

describe('9.3 where Germans do not go', () => {
  const way = (laid: Position): string[] =>
    zoneIds(one(doIt(quiet(laid), 'end').events, 'german-move').route);

  it('9.3b takes, of two equal paths, the one whose zone indexes come first', () => {
    expect(way({ germans: { PET: ['GI01'], VAR: ['GM1'] } })).toEqual(['EGL', 'VAR']);
  });

  it('9.3 goes round a face-down marker, mines and wire', () => {
    const two = { PET: ['GI01'], VAR: ['GM1'] };
    expect(way({ germans: two, markers: { EGL: 'A-mg' } })).toEqual(['POU', 'VAR']);
    expect(way({ germans: two, obstacles: { EGL: 'mines' } })).toEqual(['POU', 'VAR']);
    expect(way({ germans: two, obstacles: { EGL: 'wire' } })).toEqual(['POU', 'VAR']);
  });

  it('9.3, 9.3c goes round the British, and stops when it comes next to them', () => {
    const s = quiet({
      british: { EGL: ['C02'] },
      germans: { POU: ['GI01'], BMO: ['GM1'] },
      done: [],
    });
    const { state, events } = doIt(s, 'end', fireDice(0, 6));
    expect(where(state, 'GM1')).toBe('lost');
    expect(one(events, 'german-stays').rule.id).toBe('9.3g');
    const alive = doIt(s, 'end', fireDice(9, 1));
    const move = one(alive.events, 'german-move');
    expect(zoneIds(move.route)).toEqual(['VAR', 'RTE', 'BMO']);
    expect(move).toMatchObject({ distance: 4, units: [{ cost: 1, halt: { rule: '9.3c' } }] });
    expect(where(alive.state, 'GI01')).toBe('VAR');
  });

  it('9.3 never crosses a red dotted line or takes to the sea', () => {
    expect(way({ germans: { OR2: ['GI01'], HT2: ['PB1'] } })).toEqual(['HT1', 'HT2']);
    const cut = position({
      british: { BMB: ['C01'] },
      germans: { OR1: ['GM1'], MOU: ['GI02'] },
      obstacles: { BMO: 'wire', EGL: 'wire' },
    });
    expect(one(doIt(cut, 'end').events, 'german-stays')).toMatchObject({ rule: '9.3g' });
  });
});

describe('9.3 who moves, and in what order', () => {
  it('9.3 sends the largest stack first, of equals the lowest zone index', () => {
    const s = quiet({
      germans: {
        SAU: ['GI01'],
        BMB: ['GI02-'],
        ANG: ['GI03'],
        POU: ['GI04', 'GI05'],
        BOE: ['GM1'],
      },
    });
    const order = one(doIt(s, 'end').events, 'german-order');
    expect(order.what).toBe('movement');
    expect(order.stacks.map((stack) => [...zoneIds([stack.zone]), stack.levels])).toEqual([
      ['POU', 4],
      ['SAU', 2],
      ['ANG', 2],
      ['BMB', 1],
    ]);
  });

  it('9.3, 11a sends, of equals, the stack that appeared first', () => {
    const s = quiet({
      germans: { SAU: ['GI01'], BMB: ['GI02'], ANG: ['GI03'] },
      appeared: { GI01: 3, GI02: 1, GI03: 1 },
    });
    const { stacks } = one(doIt(s, 'end').events, 'german-order');
    expect(stacks.map((stack) => [...zoneIds([stack.zone]), stack.appearance])).toEqual([
      ['BMB', 1],
      ['ANG', 1],
      ['SAU', 3],
    ]);
  });

  it('9.3a leaves a unit with an immobile friend in place, and tells of the mobile ones', () => {
    const s = quiet({ germans: { PET: ['GI01', 'GI02', 'GM1'], POU: ['GI03', 'GI04'] } });
    const { state, events } = doIt(s, 'end');
    expect(germans(state, 'PET')).toEqual(['GM1', 'GI01', 'GI02']);
    const [stays] = told(events, 'german-stays');
    expect(stays).toMatchObject({ zone: zone('PET'), rule: '9.3a' });
    expect(names(stays?.units ?? [])).toEqual(['GI01', 'GI02']);
  });

  it('9.3, 6.6 does not move a unit that has fired, even if its target is gone', () => {
    const s = quiet({
      alarm: 5,
      british: { BMB: ['C02-'] },
      germans: { SV3: ['GI01'], LGL: ['GM1'] },
    });
    const { state, events } = doIt(s, 'end', fireDice(9, 1));
    expect(where(state, 'C02')).toBe('lost');
    expect(where(state, 'GI01')).toBe('SV3');
    expect(told(events, 'german-move')).toEqual([]);
  });
});

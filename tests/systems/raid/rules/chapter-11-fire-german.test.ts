// 11.1g German fire: who fires first, at whom, with what sums, and what it does to craft.

import { describe, expect, it } from 'vitest';
import {
  british,
  type Die,
  doIt,
  fireDice,
  germans,
  names,
  one,
  type Position,
  parts,
  position,
  told,
  where,
  why,
  zone,
  zoneIds,
} from './support.ts';

function end(laid: Position, ...dice: Die[]) {
  return doIt(position(laid), 'end', dice);
}

describe('11.1 one fire from one zone at one zone', () => {
  it('11.1 holds for the Germans: each zone fires once in a phase', () => {
    const { events } = end(
      {
        alarm: 7,
        turn: 4,
        british: { VAR: ['C01', 'C02', 'C03'] },
        germans: { ANG: ['GI01', 'GI02', 'GM1'], EGL: ['GI03', 'GI04'] },
        pool: [],
      },
      ...fireDice(0, 6),
      ...fireDice(0, 6),
    );
    expect(zoneIds(told(events, 'fire').map((e) => e.from))).toEqual(['ANG', 'EGL']);
  });

  it('11.1b names those who support a German shot, and nobody else', () => {
    const { events } = end(
      { british: { VAR: ['C01'] }, germans: { ANG: ['GM1', 'GM2', 'GI01', 'GO1'] } },
      ...fireDice(0, 6),
    );
    expect(names(one(events, 'fire').supporters)).toEqual(['GI01', 'GO1']);
  });
});

describe('11.1g order of fire', () => {
  it('11.1g lets the largest stack fire first, of equals the lowest zone index', () => {
    const { events } = end(
      {
        british: { VAR: ['C01', 'C02', 'C03', 'C04'] },
        germans: {
          RTE: ['GI01'],
          EGL: ['GI02'],
          ANG: ['GI03', 'GI04'],
          POU: ['GM1'],
          PET: ['GM2'],
        },
      },
      ...fireDice(0, 6),
      ...fireDice(0, 6),
      ...fireDice(0, 6),
      ...fireDice(0, 6),
    );
    const order = told(events, 'german-order').find((e) => e.what === 'fire');
    expect(order?.stacks.map((stack) => [...zoneIds([stack.zone]), stack.levels])).toEqual([
      ['ANG', 4],
      ['RTE', 2],
      ['EGL', 2],
      ['POU', 1],
    ]);
    expect(zoneIds(told(events, 'fire').map((e) => e.from))).toEqual(['ANG', 'RTE', 'EGL', 'POU']);
  });

  it('11.1g, 9.3e keeps the order though the first shot makes a stack smaller', () => {
    const { events } = end(
      {
        british: { VAR: ['C01', 'C02'] },
        germans: { ANG: ['GI01', 'GI02'], EGL: ['GI03', 'GM1'] },
      },
      ...fireDice(0, 6),
      ...fireDice(0, 6),
    );
    expect(zoneIds(told(events, 'fire').map((e) => e.from))).toEqual(['ANG', 'EGL']);
  });

  it('11.1g passes over a stack whose last target an earlier shot has removed', () => {
    const { state, events } = end(
      {
        british: { VAR: ['C01-'], BMB: ['C02'] },
        germans: { ANG: ['GI01', 'GI02'], POU: ['GI03'] },
      },
      ...fireDice(9, 1),
    );
    expect(where(state, 'C01')).toBe('lost');
    expect(told(events, 'fire')).toHaveLength(1);
    expect(one(events, 'german-skipped')).toMatchObject({ rule: '11.1g', zone: zone('POU') });
  });

  it('11.1g, 11a lets, of equals, the stack fire first that appeared first', () => {
    const { events } = end(
      {
        british: { VAR: ['C01', 'C02', 'C03'] },
        germans: { RTE: ['GI01'], EGL: ['GI02'], ANG: ['GI03-', 'GI04-'], POU: ['GM1'] },
        appeared: { GI01: 2, GI02: 1, GI03: 4, GI04: 1 },
      },
      ...fireDice(0, 6),
      ...fireDice(0, 6),
      ...fireDice(0, 6),
      ...fireDice(0, 6),
    );
    const order = told(events, 'german-order').find((e) => e.what === 'fire');
    expect(order?.stacks.map(({ zone: at, ...by }) => [...zoneIds([at]), by])).toEqual([
      ['EGL', { levels: 2, appearance: 1 }],
      ['ANG', { levels: 2, appearance: 1 }],
      ['RTE', { levels: 2, appearance: 2 }],
      ['POU', { levels: 1, appearance: 0 }], // the largest first in any case
    ]);
    expect(zoneIds(told(events, 'fire').map((e) => e.from))).toEqual(['EGL', 'ANG', 'RTE', 'POU']);
  });

  it('11.1g fires once with each stack, and only when next to the British', () => {
    const { events } = end(
      { british: { VAR: ['C01'] }, germans: { POU: ['GI01', 'GI02'], PET: ['GM1'] } },
      ...fireDice(5, 3),
    );
    expect(told(events, 'fire')).toHaveLength(1);
  });
});

describe('11.1g choice of target', () => {
  it('11.1g fires at the adjacent stack with the fewest levels', () => {
    const { events } = end(
      { british: { EGL: ['C01', 'C02'], POU: ['C03', 'C04-', 'LOV'] }, germans: { VAR: ['GI01'] } },
      ...fireDice(9, 1),
    );
    const fire = one(events, 'fire');
    expect(names([fire.target])).toEqual(['C03']);
    expect(fire.trace && why(fire.trace)).toEqual({
      candidates: ['EGL', 'POU'],
      ruledOut: [],
      filters: [{ name: 'fewest levels', values: { EGL: 4, POU: 3 }, kept: ['POU'] }],
      chosen: 'POU',
    });
  });

  it('11.1g takes, of equals, the one less protected', () => {
    const { events } = end(
      { british: { EGL: ['C01'], POU: ['C02'] }, germans: { VAR: ['GI01'] } },
      ...fireDice(9, 1),
    );
    const { trace } = one(events, 'fire');
    expect(trace && why(trace)).toMatchObject({
      filters: [
        { name: 'fewest levels', kept: ['EGL', 'POU'] },
        { name: 'least protected zone', values: { EGL: 1, POU: 0 }, kept: ['POU'] },
      ],
      chosen: 'POU',
    });
  });

  it('11.1g takes, if that is equal too, the lowest zone index', () => {
    const { events } = end(
      { british: { ANG: ['C01'], EGL: ['C02'] }, germans: { VAR: ['GI01'] } },
      ...fireDice(9, 1),
    );
    const { trace } = one(events, 'fire');
    expect(trace && why(trace)).toMatchObject({
      filters: [
        { name: 'fewest levels' },
        { name: 'least protected zone', kept: ['EGL', 'ANG'] },
        { name: 'first zone', values: { EGL: 46, ANG: 49 }, kept: ['EGL'] },
      ],
      chosen: 'EGL',
    });
  });

  it('11.1g fires at an officer standing alone before anyone else: he has no level', () => {
    const { state } = end(
      { british: { EGL: ['C01-'], POU: ['LOV'] }, germans: { VAR: ['GI01'] } },
      ...fireDice(9, 1),
    );
    expect(where(state, 'LOV')).toBe('lost');
  });

  it('11.1g has nothing to weigh when there is one target', () => {
    const { events } = end(
      { british: { EGL: ['C01'] }, germans: { VAR: ['GI01'] } },
      ...fireDice(9, 1),
    );
    const { trace } = one(events, 'fire');
    expect(trace && why(trace)).toEqual({
      candidates: ['EGL'],
      ruledOut: [],
      filters: [],
      chosen: 'EGL',
    });
  });

  it('2.2c hits the British unit in front', () => {
    const { state } = end(
      { british: { EGL: ['MOR', 'C01'] }, germans: { VAR: ['GI01'] } },
      ...fireDice(9, 1),
    );
    expect(british(state, 'EGL')).toEqual(['C01']);
  });
});

describe('11.1b, 11.1c German sums', () => {
  it('11.1b adds FT, D10, infantry levels and an officer; the British add theirs and the zone', () => {
    const { events } = end(
      {
        british: { EGL: ['C01', 'C02', 'C03-', 'MOR', 'LOV'] },
        germans: { VAR: ['GM1', 'GI01', 'GI02-', 'GO1'] },
      },
      ...fireDice(2, 4),
    );
    const fire = one(events, 'fire');
    expect(parts(fire.attack)).toEqual({ FT: 5, 'attack die': 2, support: 3, officer: 1 });
    expect(parts(fire.defence)).toEqual({ FT: 4, 'defence die': 4, support: 3, protection: 1 });
    expect([fire.attack.total, fire.defence.total, fire.hit]).toEqual([11, 12, false]);
  });

  it('11.1c counts British with a Job Done in defence: the markers are off in phase C', () => {
    const { events } = end(
      { british: { EGL: ['C01', 'C02'] }, germans: { VAR: ['GI01'] }, done: ['C01', 'C02'] },
      ...fireDice(2, 4),
    );
    expect(parts(one(events, 'fire').defence)).toMatchObject({ support: 2 });
  });

  it('11.1b lets a German officer alone fire with FT 0', () => {
    const { state, events } = end(
      { british: { EGL: ['LOV'] }, germans: { VAR: ['GO1'] } },
      ...fireDice(2, 1),
    );
    expect(parts(one(events, 'fire').attack)).toEqual({ FT: 0, 'attack die': 2 });
    expect(where(state, 'LOV')).toBe('lost');
  });

  it('11.1d costs the German shooter a loss when he is lower, and the next is put in front', () => {
    const { state } = end(
      { british: { EGL: ['C01'] }, germans: { VAR: ['GM1', 'GI01'] } },
      ...fireDice(0, 6),
    );
    expect(germans(state, 'VAR')).toEqual(['GI01']);
    expect(where(state, 'GM1')).toBe('lost');
  });

  it('11.1a has the 155 mm guns silent, and the others of their stack firing', () => {
    const alone = end({ british: { HN: ['C01'] }, germans: { H: ['HG1', 'HG2'] } });
    expect(told(alone.events, 'fire')).toEqual([]);
    const mixed = end(
      { british: { HN: ['C01'] }, germans: { H: ['HG1', 'HG2', 'GI01'] } },
      ...fireDice(9, 1),
    );
    expect(names([one(mixed.events, 'fire').shooter])).toEqual(['GI01']);
  });
});

describe('11.1f, 11.1h fire at craft', () => {
  const off = { LCA4: ['C09', 'C10', 'LOV'], LCA5: ['C13'] };

  it('11.1f sinks the craft on top with all aboard', () => {
    const { state, events } = end(
      {
        british: { BMB: ['C01'] },
        aboard: off,
        germans: { HT2: ['PB1'] },
        craft: { G2: ['LCA4', 'LCA5'] },
      },
      ...fireDice(9, 1),
    );
    const fire = one(events, 'fire');
    expect(parts(fire.defence)).toEqual({ FT: 2, 'defence die': 1, support: 1 });
    expect(names([fire.target])).toEqual(['LCA4']);
    expect(['LCA4', 'C09', 'C10', 'LOV'].map((id) => where(state, id))).toEqual(
      Array(4).fill('lost'),
    );
    expect(names(one(events, 'lost-aboard').units)).toEqual(['C09', 'C10', 'LOV']);
    expect([where(state, 'LCA5'), where(state, 'C13')]).toEqual(['G2', 'LCA5']);
  });

  it('11.1h counts a level for each craft, and none for the men, when targets are weighed', () => {
    const { events } = end(
      { british: { OR2: ['C01-', 'C02'] }, aboard: off, germans: { HT2: ['PB1'] } },
      ...fireDice(9, 1),
    );
    const { trace } = one(events, 'fire');
    expect(trace && why(trace)).toMatchObject({
      filters: [{ name: 'fewest levels', values: { G2: 2, OR2: 3 }, kept: ['G2'] }],
      chosen: 'G2',
    });
  });

  it('11.1g fires at an empty craft too', () => {
    const { state } = end(
      { british: { BMB: ['C01'] }, craft: { G2: ['LCA6'] }, germans: { HT2: ['PB1'] } },
      ...fireDice(9, 1),
    );
    expect(where(state, 'LCA6')).toBe('lost');
  });

  it('11.1f, 4a ends the raid when the last men go down', () => {
    const { events } = end(
      { aboard: { LCA4: ['C09'] }, germans: { HT2: ['PB1'] } },
      ...fireDice(9, 1),
    );
    expect(one(events, 'raid-over')).toMatchObject({ reason: 'nobody-left', rule: '4a' });
    expect(told(events, 'fire')[0]?.to).toBe(zone('G2'));
  });
});

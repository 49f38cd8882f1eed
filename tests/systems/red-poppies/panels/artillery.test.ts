// What the desk of batteries says: states, hourglass, signal, observers, and nothing that is secret.

import { describe, expect, it } from 'vitest';
import { fraction } from '../../../../src/engine/fraction.ts';
import {
  batteriesOf,
  factsOf,
} from '../../../../src/systems/red-poppies/panels/artillery/facts.ts';
import { NONE, Side } from '../../../../src/systems/red-poppies/rules/types.ts';
import { Table } from '../drill.ts';

describe('7.11 a battery', () => {
  it('is free, then aimed with its hourglass, and its aeroplane sees everything', () => {
    const table = new Table({
      units: { B1: { at: 'A01' }, G1: { at: 'D04' } },
      batteries: { B9: { mode: 'airplane' } },
    });
    expect(factsOf(table.s, 0)).toMatchObject({
      ...{ at: 'free', aim: NONE, turns: 0, number: 7, signal: fraction(21, 36) },
      ...{ observed: 49, observers: null, registered: null },
    });
    table.do('target B9 D04 shell');
    expect(factsOf(table.s, 0)).toMatchObject({ at: 'aimed', aim: table.hex('D04'), turns: 1 });
  });

  it('7.21a is observed by infantry and guns that see its target, spent ones too', () => {
    const table = new Table({
      ground: { D03: 'building' },
      units: {
        ...{ B1: { at: 'D01', spent: true }, B2: { at: 'A04' }, B3: { at: 'G04', kind: 'tank' } },
        G1: { at: 'D06' },
      },
      batteries: { B9: { mode: 'telephone' } },
    });
    table.do('target B9 D06 shell');
    expect(factsOf(table.s, 0).observers).toEqual([table.unit('B2')]);
  });
});

describe('12.10 an enemy battery', () => {
  const table = new Table({
    active: 'german',
    units: { B1: { at: 'A01' }, G1: { at: 'D04' } },
    batteries: { B9: {}, G9: { mode: 'rocket', registered: 'D05' } },
  });

  it('keeps its registered hex to itself until a target lies there', () => {
    expect(factsOf(table.s, 1)).toMatchObject({ registered: 'hidden', observed: 0 });
    table.do('target G9 D05 shell');
    expect(factsOf(table.s, 1)).toMatchObject({ registered: table.hex('D05'), at: 'ready' });
  });

  it('is listed with its own side', () => {
    expect(batteriesOf(table.s, Side.british)).toEqual([0]);
    expect(batteriesOf(table.s, Side.german)).toEqual([1]);
  });
});

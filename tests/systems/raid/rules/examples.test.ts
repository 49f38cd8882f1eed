// The four worked examples of the published rulebook, with their own numbers. Where an example leaves something
// open, or contradicts itself, the comment above the test says how it is read here.

import { describe, expect, it } from 'vitest';
import { assaultOf, fireOf, movesOf } from '../../../../src/systems/raid/rules/state.ts';
import {
  alarm,
  british,
  doAll,
  doIt,
  fireDice,
  germans,
  lineDice,
  marker,
  names,
  one,
  parts,
  position,
  told,
  unit,
  why,
  zoneIds,
} from './support.ts';

describe('example of activation', () => {
  // The example calls the marker "infantry × 1" and then places an infantry unit and a machine gun. What is placed
  // is what counts, so the marker is read as infantry and machine gun. The alarm is read at the moment of the test,
  // after the assault: landing 1, marker 1, first assault 2.
  const landing = position({
    craft: { S1: ['LCA1'] },
    aboard: { LCA1: ['C01', 'C02', 'C03', 'C04'] },
    markers: { QUI: 'A-infantry-mg', QVH: 'A-infantry-mg' },
  });
  const ashore = doAll(landing, 'take LCA1', 'land QUI');
  const won = doAll(ashore.state, ['fill', ...lineDice(6, 0), ...lineDice(6, 0)], 'go-on').state;
  const test = (die: number) => doIt(won, 'fill', [...lineDice(6, 0), ['wake marker', die]]);

  it('7.1 raises the alarm to 4: first landing, marker with Germans, first assault', () => {
    const { state } = test(9);
    expect(alarm(state)).toBe(4);
    expect(british(state, 'QUI')).toEqual(['C01', 'C02', 'C03', 'C04']);
    const raised = [...ashore.events, ...test(9).events].filter((e) => e.kind === 'alarm');
    expect(raised).toMatchObject([
      { from: 0, to: 1, cause: 'first landing' },
      { from: 1, to: 2, cause: 'marker shows Germans' },
      { from: 2, to: 4, cause: 'first assault' },
    ]);
  });

  it('10.3 wakes the marker next door on a 4, with the machine gun in front', () => {
    const { state, events } = test(4);
    expect(one(events, 'wake-test')).toMatchObject({ alarm: 4, wakes: true });
    expect(germans(state, 'QVH')).toEqual(['GM2', 'GI02']);
    const factors = (id: string) =>
      [fireOf, assaultOf, movesOf].map((factor) => factor(state, unit(id)));
    expect(factors('GM2')).toEqual([5, 1, 0]);
    expect(factors('GI02')).toEqual([3, 2, 3]);
  });

  it('10.3 would have left it on a 5', () => {
    expect(marker(test(5).state, 'QVH')).toBe('A-infantry-mg');
  });
});

describe('example of German movement', () => {
  // The distance of 2 MP is read as the cost of the whole way, the step into the British zone included.
  it('9.3b goes, at alarm 7, for 8 levels rather than 6, both 2 MP away', () => {
    const s = position({
      turn: 3,
      alarm: 7,
      british: {
        BMO: ['C01', 'C02', 'C03-', 'C04-', 'LOV'],
        PET: ['C05', 'C06', 'C07', 'C08'],
      },
      germans: { VAR: ['RI1', 'RI2'] },
      pool: [],
    });
    const { state, events } = doIt(s, 'end');
    const move = one(events, 'german-move');
    expect(why(move.trace)).toEqual({
      candidates: ['BMO', 'PET'],
      ruledOut: [],
      filters: [
        { name: 'nearest in MP', values: { BMO: 2, PET: 2 }, kept: ['BMO', 'PET'] },
        { name: 'most levels', values: { BMO: 6, PET: 8 }, kept: ['PET'] },
      ],
      chosen: 'PET',
    });
    expect(zoneIds(move.route).at(-1)).toBe('PET');
    expect(germans(state, 'EGL')).toEqual(['RI1', 'RI2']);
  });
});

describe('example of German fire', () => {
  // The example names a machine gun in the stack of 5 and nothing else; two full infantry units make up the rest.
  it('11.1g lets 5 levels fire before 4, at 6 levels rather than 8', () => {
    const s = position({
      british: {
        EGL: ['C01', 'C02', 'C03', 'C04'],
        POU: ['C05', 'C06', 'C07-', 'C08-', 'LOV'],
      },
      germans: { VAR: ['GI01', 'GI02'], PET: ['GM1', 'GI03', 'GI04'] },
    });
    const { events } = doIt(s, 'end', [...fireDice(9, 1), ...fireDice(9, 1)]);
    const order = told(events, 'german-order').find((e) => e.what === 'fire');
    expect(order?.stacks.map((stack) => [...zoneIds([stack.zone]), stack.levels])).toEqual([
      ['PET', 5],
      ['VAR', 4],
    ]);
    const [first] = told(events, 'fire');
    expect(first && names([first.shooter])).toEqual(['GM1']);
    expect(first?.trace && why(first.trace)).toEqual({
      candidates: ['EGL', 'POU'],
      ruledOut: [],
      filters: [{ name: 'fewest levels', values: { EGL: 8, POU: 6 }, kept: ['POU'] }],
      chosen: 'POU',
    });
  });
});

describe('example of assault', () => {
  // Four commandos assault, one of them reduced: the support of 3 levels comes from "one full and one reduced
  // commando", which the example says only in passing. The zone has protection 0.
  const s = position({
    british: { PSA: ['C01', 'C02', 'C03', 'C04-'] },
    germans: { QUI: ['GI01', 'GM1'] },
  });
  const formed = doAll(
    s,
    'take PSA',
    'assault QUI',
    'contact C01',
    'contact C02',
    'support C03 1',
  ).state;
  const { state, events } = doIt(formed, 'support C04 1', [...lineDice(1, 8), ...lineDice(4, 6)]);
  const [first, second] = told(events, 'assault-line');

  it('11.2b lines up infantry before machine gun, three commandos against one', () => {
    const columns = one(events, 'columns');
    expect(columns.case).toBe(1);
    expect(columns.lines.map((l) => names([l.german, l.british, ...l.supporters]))).toEqual([
      ['GI01', 'C01', 'C03', 'C04'],
      ['GM1', 'C02'],
    ]);
  });

  it('11.2e gives line 1 the value 4 + 3 = 7; 8 against 10 flips the commando to 2-2-2', () => {
    expect(first && parts(first.attack)).toEqual({ FA: 4, support: 3, 'attack die': 1 });
    expect(first && parts(first.defence)).toEqual({ FA: 2, 'defence die': 8 });
    expect([first?.attack.total, first?.defence.total, first?.hit]).toEqual([8, 10, false]);
    const flipped = [fireOf, assaultOf, movesOf].map((factor) => factor(state, unit('C01')));
    expect(flipped).toEqual([2, 2, 2]);
  });

  it('11.2e gives line 2 4 + 4 = 8 against 6 + 1 = 7, and the machine gun is eliminated', () => {
    expect(second && parts(second.attack)).toEqual({ FA: 4, 'attack die': 4 });
    expect(second && parts(second.defence)).toEqual({ FA: 1, 'defence die': 6 });
    expect([second?.attack.total, second?.defence.total, second?.hit]).toEqual([8, 7, true]);
    expect(germans(state, 'QUI')).toEqual(['GI01']);
    expect(british(state, 'QUI')).toEqual(['C01-', 'C02', 'C03', 'C04-']);
  });
});

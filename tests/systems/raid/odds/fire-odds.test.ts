import { describe, expect, test } from 'vitest';
import { type Fraction, fraction } from '../../../../src/engine/fraction.ts';
import { odds } from '../../../../src/systems/raid/odds/odds.ts';
import { parseAction } from '../../../../src/systems/raid/rules/actions.ts';
import type { Part } from '../../../../src/systems/raid/rules/events.ts';
import type { RaidState } from '../../../../src/systems/raid/rules/state.ts';
import { doIt, names, one, position, scenario, unit, zone } from '../rules/support.ts';

function oddsOf(state: RaidState, words: string) {
  const action = parseAction(scenario, words);
  const found = typeof action === 'number' ? odds(state, action) : null;
  if (found === null) throw new Error(`'${words}' is forbidden`);
  return found;
}
const named = (list: readonly Part[]) => list.map((p) => `${p.name} ${p.value} (${p.rule.id})`);
const total = (list: readonly Part[]) => list.reduce((sum, p) => sum + p.value, 0);

/** The example of 11.1d: 7 + D6 against 8 + D10. */
const example = () =>
  doIt(
    position({
      british: { BVA: ['C01-', 'C02', 'C03', 'MIL'] },
      germans: { VAS: ['GM1', 'GI01'] },
    }),
    'take BVA',
  ).state;

describe('the odds of a fire', () => {
  test('of the rulebook example are 21 in 60', () => {
    const { fire } = oddsOf(example(), 'fire VAS');
    expect(fire?.hit).toEqual({ n: 7n, d: 20n });
    expect(fire?.results).toEqual([
      { hit: true, losses: [{ unit: unit('GM1'), steps: 0 }], chance: { n: 7n, d: 20n } },
      { hit: false, losses: [{ unit: unit('C01'), steps: 0 }], chance: { n: 13n, d: 20n } },
    ]);
  });

  test('name every modifier with its rule and leave the dice out', () => {
    const { fire } = oddsOf(example(), 'fire VAS');
    expect(named(fire?.attack ?? [])).toEqual([
      'FT 2 (11.1b)',
      'support 4 (11.1b)',
      'officer 1 (11.1b)',
    ]);
    expect(named(fire?.defence ?? [])).toEqual([
      'FT 5 (11.1c)',
      'support 2 (11.1c)',
      'protection 1 (11.1c)',
    ]);
    expect(fire).toMatchObject({ from: zone('BVA'), to: zone('VAS'), range: 1 });
    expect(names([fire?.shooter ?? -1, fire?.target ?? -1])).toEqual(['C01', 'GM1']);
    expect(names(fire?.supporters ?? [])).toEqual(['C02', 'C03', 'MIL']);
  });

  test('tell a mortar’s two losses', () => {
    const laid = position({
      british: { BVA: ['MOR', 'C01'] },
      germans: { VAS: ['GM1', 'GI01'] },
      turn: 9,
    });
    const { fire } = oddsOf(doIt(laid, 'take BVA').state, 'fire VAS');
    expect(fire?.results.map(({ hit, losses }) => ({ hit, losses }))).toContainEqual({
      hit: true,
      losses: [
        { unit: unit('GM1'), steps: 0 },
        { unit: unit('GI01'), steps: 1 },
      ],
    });
  });

  test('are those of the counter the sniper names', () => {
    const laid = position({ british: { BVA: ['SNI', 'C01'] }, germans: { VAS: ['GM1', 'GO1'] } });
    const state = doIt(laid, 'take BVA').state;
    const gunner = oddsOf(state, 'snipe GM1').fire;
    const officer = oddsOf(state, 'snipe GO1').fire;
    // 3 - 2 + D6 against 5 + 1 + D10: three throws of 60; against 0 + 1 + D10: D10 ≤ D6, so 27.
    expect(gunner?.hit).toEqual(fraction(3, 60));
    expect(officer?.hit).toEqual(fraction(27, 60));
  });

  test('agree with every throw of the dice', () => {
    const laid = position({
      british: { BVA: ['C01', 'C02', 'LOV'] },
      germans: { VAS: ['GI01', 'GI02-'] },
    });
    const state = doIt(laid, 'take BVA').state;
    const { fire } = oddsOf(state, 'fire VAS');
    let hits = 0;
    for (let d6 = 1; d6 <= 6; d6++) {
      for (let d10 = 0; d10 <= 9; d10++) {
        const { events } = doIt(state, 'fire VAS', [
          ['fire attack', d6],
          ['fire defence', d10],
        ]);
        const told = one(events, 'fire');
        expect(told.attack.total).toBe(total(fire?.attack ?? []) + d6);
        expect(told.defence.total).toBe(total(fire?.defence ?? []) + d10);
        if (told.hit) hits++;
      }
    }
    expect(fire?.hit).toEqual<Fraction>(fraction(hits, 60));
  });
});

describe('the odds of other orders', () => {
  test('a forbidden order has none', () => {
    const action = parseAction(scenario, 'fire H');
    expect(typeof action === 'number' ? odds(example(), action) : 'no action').toBeNull();
  });

  test('mines go off from 8: a stack of 6 levels in eight throws of ten', () => {
    const laid = position({ british: { BVA: ['C01', 'C02', 'C03'] }, obstacles: { SAI: 'mines' } });
    const { mines } = oddsOf(doIt(laid, 'take BVA').state, 'step SAI');
    expect(mines?.explode).toEqual(fraction(8, 10));
    expect(named(mines?.modifiers ?? [])).toEqual(['levels of the stack 6 (10.5)']);
    expect(mines?.losses).toEqual([{ unit: unit('C01'), steps: 1 }]);
  });

  test('a bangalore works one time in two and raises the alarm', () => {
    const laid = position({ british: { BVA: ['C01'] }, obstacles: { SAI: 'wire' }, alarm: 3 });
    const state = doIt(doIt(laid, 'take BVA').state, 'step SAI').state;
    const found = oddsOf(state, 'blow');
    expect(found.wire).toEqual({ zone: zone('SAI'), gone: fraction(1, 2) });
    expect(found.alarm).toBe(4);
  });

  test('a step names the markers it tests, each with the alarm and one tenth more', () => {
    const laid = position({
      british: { BVA: ['C01'] },
      alarm: 3,
      markers: { HN: 'B-wire', CHV: 'B-infantry2', HS: 'B-infantry2' },
    });
    const state = doIt(laid, 'take BVA').state;
    const { wakes } = oddsOf(state, 'step SAI');
    expect(wakes).toEqual([{ zone: zone('HN'), alarm: 3, chance: fraction(4, 10) }]);
  });

  test('the first landing raises the alarm before the markers are tested', () => {
    const laid = position({
      aboard: { LCA1: ['C01'] },
      markers: { VGW: 'A-wire', VGE: 'A-mines' },
      alarm: 2,
    });
    const found = oddsOf(doIt(laid, 'take LCA1').state, 'land OR1');
    expect(found.wakes.map((w) => w.alarm)).toEqual([3, 3]);
    expect(found.alarm).toBe(3);
  });

  test('a face-down marker may show any of its letter that is still face down', () => {
    const laid = position({
      british: { OR1: ['C01'] },
      markers: { VGW: 'A-wire', VGE: 'A-mines', VAS: 'A-wire', CHV: 'B-wire' },
    });
    const found = oddsOf(doIt(laid, 'take OR1').state, 'step VGW');
    const contents = found.faceDown?.contents.map(({ marker, chance }) => [
      scenario.markers[marker]?.id,
      chance,
    ]);
    expect(contents).toEqual([
      ['A-mines', fraction(1, 3)],
      ['A-wire', fraction(2, 3)],
    ]);
    expect(found.assault).toBeUndefined();
    expect(found.mines).toBeUndefined();
  });
});

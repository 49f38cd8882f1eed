import { describe, expect, test } from 'vitest';
import { enumerate } from '../../../../src/engine/enumerate.ts';
import {
  compare,
  type Fraction,
  fraction,
  plus,
  toNumber,
} from '../../../../src/engine/fraction.ts';
import { copy } from '../../../../src/engine/position.ts';
import { germanFire } from '../../../../src/systems/raid/german/fire.ts';
import { threats } from '../../../../src/systems/raid/odds/threats.ts';
import { act, Do } from '../../../../src/systems/raid/rules/actions.ts';
import { apply } from '../../../../src/systems/raid/rules/apply.ts';
import { type RaidState, stepsOf } from '../../../../src/systems/raid/rules/state.ts';
import { names, position, told, unit, zone } from '../rules/support.ts';

const stackAt = (s: RaidState, id: string) => threats(s).stacks.find((t) => t.zone === zone(id));

describe('threats', () => {
  test('one German stack, one British: the shot is the whole of it', () => {
    const s = position({ british: { VAS: ['C01'] }, germans: { BVA: ['GM1'] } });
    const { method, shots } = threats(s);
    expect(method).toBe('exact');
    expect(shots).toHaveLength(1);
    expect(shots[0]).toMatchObject({ from: zone('BVA'), to: zone('VAS'), target: unit('C01') });
    expect(stackAt(s, 'VAS')).toEqual({
      zone: zone('VAS'),
      loss: shots[0]?.hit,
      stepsLost: shots[0]?.hit,
    });
  });

  test('name shots in the order they will be fired, at the targets they will have', () => {
    const s = position({
      british: { VAS: ['C01', 'C02'], SAI: ['C03-'] },
      germans: { BVA: ['GM1'], CHV: ['GI01', 'GI02'] },
    });
    const list = threats(s).shots;
    expect(list.map((shot) => [shot.from, shot.to])).toEqual([
      [zone('CHV'), zone('VAS')],
      [zone('BVA'), zone('SAI')],
    ]);
    const ended = apply(s, act(Do.end));
    const fired = ended.ok ? told(ended.events, 'fire') : [];
    expect(fired[0]).toMatchObject({
      from: zone('CHV'),
      to: zone('VAS'),
      shooter: list[0]?.shooter,
    });
  });

  test('add up what several shots do, exactly', () => {
    const s = position({
      british: { VAS: ['C01', 'C02-'] },
      germans: { BVA: ['GM1'], CHV: ['GI01'] },
    });
    const plain = lossByEnumeration(s, ['C01', 'C02']);
    const stack = stackAt(s, 'VAS');
    expect(compare(stack?.loss ?? fraction(0), plain.loss)).toBe(0);
    expect(compare(stack?.stepsLost ?? fraction(0), plain.steps)).toBe(0);
  });

  test('a craft takes the men aboard with it', () => {
    const s = position({
      aboard: { LCA4: ['C09', 'C10'] },
      germans: { HT2: ['PB1'] },
    });
    const stack = stackAt(s, 'G2');
    expect(toNumber(stack?.stepsLost ?? fraction(0))).toBeCloseTo(
      5 * toNumber(stack?.loss ?? fraction(0)),
      9,
    );
  });

  test('an unthreatened stack is told too, with nothing to fear', () => {
    const s = position({ british: { VAS: ['C01'] }, germans: { ANG: ['GM1'] } });
    expect(threats(s)).toMatchObject({
      shots: [],
      stacks: [{ zone: zone('VAS'), loss: fraction(0), stepsLost: fraction(0) }],
    });
  });

  test('13.5 a stack that would hold its fire is none, but those beside it are', () => {
    const laid = { british: { EGL: ['C01'] }, germans: { VAR: ['GI01'], PET: ['GM1'] } };
    const froms = (s: RaidState) => threats(s).shots.map(({ from }) => from);
    expect(froms(position(laid))).toEqual([zone('VAR'), zone('PET')]);
    const cool = position({ ...laid, optional: ['cool-heads'] });
    expect(froms(cool)).toEqual([zone('PET')]);
    const plain = lossByEnumeration(cool, ['C01']);
    expect(compare(stackAt(cool, 'EGL')?.loss ?? fraction(0), plain.loss)).toBe(0);
    const alone = { british: { EGL: ['C01'] }, germans: { VAR: ['GI01'] } };
    const quiet = position({ ...alone, optional: ['cool-heads'] });
    expect(stackAt(quiet, 'EGL')?.loss).toEqual(fraction(0));
  });

  test('are sampled near the exact answer when there are too many positions', () => {
    const s = position({
      british: { VAS: ['C01', 'C02'], SAI: ['C03'] },
      germans: { BVA: ['GM1', 'GI03'], CHV: ['GI01', 'GI02'], HW: ['FL1'] },
    });
    const exact = threats(s);
    const sampled = threats(s, 2);
    expect(sampled).toMatchObject({ method: 'sampled', samples: 2000, shots: exact.shots });
    for (const [i, stack] of sampled.stacks.entries()) {
      const loss = toNumber(exact.stacks[i]?.loss ?? fraction(0));
      expect(Math.abs(toNumber(stack.loss) - loss)).toBeLessThan(0.05);
    }
    expect(names(exact.shots.map((shot) => shot.shooter))).toEqual(['GI01', 'GM1', 'FL1']);
  });
});

/** The slow way: the whole fire phase for every throw of all its dice. */
function lossByEnumeration(
  s: RaidState,
  british: readonly string[],
): { loss: Fraction; steps: Fraction } {
  const stepsNow = (state: RaidState) =>
    british.reduce((total, id) => total + stepsOf(state, unit(id)), 0);
  let loss = fraction(0);
  let steps = fraction(0);
  enumerate(
    (rolls) => {
      const end = copy(s);
      germanFire({ s: end, rolls, tell: null });
      return stepsNow(s) - stepsNow(end);
    },
    (lost, d) => {
      if (lost > 0) loss = plus(loss, { n: 1n, d });
      steps = plus(steps, { n: BigInt(lost), d });
    },
  );
  return { loss, steps };
}

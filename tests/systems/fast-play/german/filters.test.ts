// 20.1, 20.15 to 20.22 Every choice that the automaton makes in whole battles went through the filters of its kind, one after
// the other, and each kept exactly those that were best by its own measure.

import { describe, expect, test } from 'vitest';
import type { FilterStep, Trace } from '../../../../src/engine/told.ts';
import type { BattleEvent } from '../../../../src/systems/fast-play/rules/events.ts';
import { corpus } from '../corpus.ts';

/** By the kind of an order: what it is chosen by, `+` the most, `-` the least. */
const OWN: Readonly<Record<string, readonly string[]>> = {
  'face about': ['+most give', '-least take', '-least movement'],
  finish: ['-least movement', '+most give'],
  stab: ['+most give less take'],
  storm: ['+most give less take'],
  seize: ['-least take'],
  'draw off': ['+two dice next turn', '-least take', '-nearest its goal'],
  'gun line': ['+most give'],
  shot: ['+most give'],
  'into line': [
    '+most dice from afar',
    '+most dice next turn',
    '-least take',
    '+cover',
    '-nearest its goal',
  ],
  march: ['+most way gained', '-nearest its goal', '-least take', '+cover'],
  spare: ['-least take', '-nearest its goal'],
  front: [],
};
const LAST = ['+front to the enemy', '-roll call', '-map order'];
const RARE = ['spare', 'front', 'shot']; // 20.18 what is left when nothing else is

const events = corpus(4).flatMap((game) => game.events);

/** The filters that a trace went by are the first of those it should, and each kept just the best. */
function expectFilters(trace: Trace, wanted: readonly string[]): void {
  expect(trace.filters.map(({ name }) => name)).toEqual(
    wanted.slice(0, trace.filters.length).map((name) => name.slice(1)),
  );
  let left: readonly number[] = trace.candidates.flatMap(({ id, ruledOut }) =>
    ruledOut === undefined ? [id] : [],
  );
  for (const [i, step] of trace.filters.entries()) {
    expect(step.values.map(({ id }) => id)).toEqual(left);
    left = step.kept;
    expect([...left]).toEqual(bestOf(step, wanted[i]?.startsWith('+') === true));
  }
  expect(left.length === 0 ? undefined : left[0]).toBe(trace.chosen);
  if (trace.filters.length === wanted.length) expect(left.length).toBe(1);
}

function bestOf({ values }: FilterStep, most: boolean): number[] {
  const figures = values.map(({ value }) => value);
  const best = most ? Math.max(...figures) : Math.min(...figures);
  return values.filter(({ value }) => value === best).map(({ id }) => id);
}

type Ordered = Extract<BattleEvent, { kind: 'ordered' }>;

describe.each(Object.keys(OWN))('20.19 %s', (kind) => {
  const orders = events.filter(
    (event): event is Ordered => event.kind === 'ordered' && event.why?.kind === kind,
  );
  test('by its own filters, in their order', () => {
    if (!RARE.includes(kind)) expect(orders.length, kind).toBeGreaterThan(0);
    for (const { trace } of orders) {
      if (trace === undefined) throw new Error('an order without a reason');
      expectFilters(trace, ['-rank', ...(OWN[kind] ?? []), ...LAST]);
    }
  });
});

test('20.20 whom to attack, by its filters in their order', () => {
  const traces = events.flatMap((event) =>
    event.kind === 'attacks' && event.trace !== undefined ? [event.trace] : [],
  );
  expect(traces.length).toBeGreaterThan(20);
  for (const trace of traces) {
    expectFilters(trace, [
      ...['+not already dead', '+kill', '+most effect', '+on the ground that counts'],
      ...['-weakest', '-roll call'],
    ]);
  }
});

test('20.15 which segment gets a die, by its filters in their order', () => {
  const traces = events.flatMap((event) =>
    event.kind === 'points' ? event.dice.flatMap(({ trace }) => trace ?? []) : [],
  );
  expect(traces.length).toBeGreaterThan(20);
  for (const trace of traces)
    expectFilters(trace, ['+most units without points', '-from the west']);
});

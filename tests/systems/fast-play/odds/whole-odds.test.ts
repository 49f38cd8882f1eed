// Odds and threats over whole battles: they are always there, add up, leave the position alone and name what then happens.

import { expect, test } from 'vitest';
import { compare, fraction, sum, ZERO } from '../../../../src/engine/fraction.ts';
import { odds } from '../../../../src/systems/fast-play/odds/odds.ts';
import { threats } from '../../../../src/systems/fast-play/odds/threats.ts';
import * as A from '../../../../src/systems/fast-play/rules/actions.ts';
import { isOnBoard, sideOf } from '../../../../src/systems/fast-play/rules/state.ts';
import { corpus } from '../corpus.ts';

const games = corpus(1);
const steps = games.flatMap((game) => game.steps);

test('every attack has its odds, and its dice are those that then fall', () => {
  let seen = 0;
  for (const { before, action, events } of steps) {
    if (A.kindOf(action) !== A.Do.attack) continue;
    const told = odds(before, action);
    const volley = events.find(
      (event) => event.kind === 'volley' && event.unit === A.unitOf(action),
    );
    expect(sum(told?.fight?.hits ?? [])).toEqual(fraction(1));
    if (volley?.kind !== 'volley') continue;
    seen++;
    expect(told?.fight?.attackers[0]?.parts).toEqual(volley.parts);
    expect(told?.fight?.least).toBe(volley.least);
    expect(compare(told?.fight?.hits[volley.hits] ?? ZERO, ZERO)).toBeGreaterThan(0);
  }
  expect(seen).toBeGreaterThan(20);
});

test('an order tells whom the unit could then attack', () => {
  for (const { before, legal } of steps.filter((_, i) => i % 7 === 0)) {
    for (const action of legal.filter((one) => A.kindOf(one) === A.Do.order).slice(0, 4)) {
      const cells = before.cells.slice();
      const told = odds(before, action);
      expect(told?.threat?.unit).toBe(A.unitOf(action));
      for (const { dice, lost } of told?.targets ?? []) {
        expect(dice).toBeGreaterThan(0);
        expect(sum(lost)).toEqual(fraction(1));
      }
      expect(before.cells).toEqual(cells);
    }
  }
});

test('4.2, 6.2 a test and a named die tell what they may come to', () => {
  for (const { before, action } of steps) {
    const told = odds(before, action);
    if (action === A.test) expect(sum(told?.character ?? [])).toEqual(fraction(1));
    if (A.kindOf(action) === A.Do.name) expect(sum(told?.points ?? [])).toEqual(fraction(1));
  }
});

test('what is forbidden has no odds', () => {
  const { before } = steps[0] as (typeof steps)[number];
  expect(odds(before, A.attack(0, 12))).toBeNull();
});

/** Once both sides have moved and the Germans name first or second, whom they then attack is whom they threaten. */
test('20.20 who is threatened is who is attacked, when the last answer is given', () => {
  let seen = 0;
  for (const { before, action, events } of steps) {
    const kind = A.kindOf(action);
    if (kind !== A.Do.attack && kind !== A.Do.pass) continue;
    const named = events.filter(
      (event) => event.kind === 'attacks' && sideOf(before, event.unit) === 1,
    );
    if (events[0]?.kind === 'turn') continue;
    const first = named.filter((event) => event.kind === 'attacks' && event.sequence === 1);
    if (first.length === 0) continue;
    const told = threats(before);
    for (const event of first) {
      if (event.kind !== 'attacks') continue;
      seen++;
      const threat = told.find(({ unit }) => unit === event.target);
      expect(threat?.shots.map(({ unit }) => unit)).toContain(event.unit);
    }
  }
  expect(seen).toBeGreaterThan(0);
});

test('every French unit on the field is told of, and no other', () => {
  for (const { before } of steps.filter((_, i) => i % 11 === 0)) {
    const french = before.scenario.units.flatMap((_, unit) =>
      sideOf(before, unit) === 0 && isOnBoard(before, unit) ? [unit] : [],
    );
    const told = threats(before);
    expect(told.map(({ unit }) => unit)).toEqual(french);
    for (const { odds: fight, shots, reach } of told) {
      expect(fight === null).toBe(shots.length === 0);
      for (const { dice } of reach) expect(dice).toBeGreaterThan(0);
    }
  }
});

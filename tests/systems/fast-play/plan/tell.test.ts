// Plans in words: who, where, what for, with the odds of the live rules and a stroke for each way.

import { describe, expect, test } from 'vitest';
import type { PlanLine } from '../../../../src/engine/plan.ts';
import { savePosition } from '../../../../src/engine/save.ts';
import { purposeOf } from '../../../../src/systems/fast-play/plan/purpose.ts';
import { tellPlan } from '../../../../src/systems/fast-play/plan/tell.ts';
import { planEn } from '../../../../src/systems/fast-play/plan/words-en.ts';
import { planFr } from '../../../../src/systems/fast-play/plan/words-fr.ts';
import * as A from '../../../../src/systems/fast-play/rules/actions.ts';
import { hexOf } from '../../../../src/systems/fast-play/rules/state.ts';
import { corpus, type Step } from '../corpus.ts';
import { spicheren } from '../spicheren.ts';

const steps = corpus(2).flatMap((game) => game.steps);

const lineOf = ({ before, action }: Step): PlanLine => ({
  orders: [{ action, state: savePosition(before), sure: 1, open: false }],
  after: savePosition(before),
  ends: false,
});

test('both languages have the same words', () => {
  expect(Object.keys(planFr)).toEqual(Object.keys(planEn));
});

describe.each(['en', 'fr'] as const)('in %s', (lang) => {
  test('every answer of an automatic player can be told as a line of a plan', () => {
    for (const step of steps.filter((_, i) => i % 3 === 0)) {
      const [told] = tellPlan(spicheren, [lineOf(step)], lang);
      expect(told?.text).toMatch(/^[A-ZÀÉ].*\.$/);
      expect(`${told?.text}${told?.risk}`).not.toMatch(/undefined|NaN|[{}]/);
    }
  });
});

test('purposes of every kind come up', () => {
  const kinds = new Set(steps.map(({ before, action }) => purposeOf(before, action)?.kind));
  for (const kind of ['seize', 'hold', 'fire', 'towards', 'weaken', 'front', 'away'] as const)
    expect(kinds).toContain(kind);
});

test('a march and an attack are drawn as strokes, whoever stays is not', () => {
  for (const step of steps) {
    const kind = A.kindOf(step.action);
    if (kind !== A.Do.order && kind !== A.Do.attack) continue;
    const [told] = tellPlan(spicheren, [lineOf(step)], 'en');
    const from = hexOf(step.before, A.unitOf(step.action));
    if (kind === A.Do.attack) {
      const to = hexOf(step.before, A.targetOfAttack(step.action));
      expect(told?.ways).toEqual([{ places: [from, to], aims: true }]);
      expect(told?.risk).toMatch(/^A point or more [<>]?\d+\s%/);
    } else if (from === A.hexOfOrder(step.action)) expect(told?.ways).toEqual([]);
    else expect(told?.ways).toEqual([{ places: [from, A.hexOfOrder(step.action)], aims: false }]);
  }
});

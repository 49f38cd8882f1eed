// Plans in words: who, where, what for, with the odds of the live rules and a stroke for each way.

import { describe, expect, test } from 'vitest';
import type { PlanLine } from '../../../../src/engine/plan.ts';
import { copy } from '../../../../src/engine/position.ts';
import { SeededRolls } from '../../../../src/engine/rolls.ts';
import { savePosition } from '../../../../src/engine/save.ts';
import type { Action } from '../../../../src/engine/system.ts';
import { purposeOf } from '../../../../src/systems/red-poppies/plan/purpose.ts';
import { tellPlan } from '../../../../src/systems/red-poppies/plan/tell.ts';
import { planEn } from '../../../../src/systems/red-poppies/plan/words-en.ts';
import { planFr } from '../../../../src/systems/red-poppies/plan/words-fr.ts';
import { battleStaff } from '../../../../src/systems/red-poppies/players/staff.ts';
import * as A from '../../../../src/systems/red-poppies/rules/actions.ts';
import { legal } from '../../../../src/systems/red-poppies/rules/legal.ts';
import { setup } from '../../../../src/systems/red-poppies/rules/setup.ts';
import { G, hexOf, type State } from '../../../../src/systems/red-poppies/rules/state.ts';
import { redPoppies } from '../../../../src/systems/red-poppies/rules/system.ts';
import { NONE } from '../../../../src/systems/red-poppies/rules/types.ts';
import { Table } from '../drill.ts';
import { hawthorn } from '../hawthorn.ts';

interface Step {
  readonly s: State;
  readonly action: Action;
}

/** What the standing player does in a battle. */
function stepsOf(seed: string): Step[] {
  const s = setup(hawthorn, { seed, level: 'recruit', events: false });
  const rolls = new SeededRolls(seed, G.random);
  const player = battleStaff.standing(hawthorn);
  player.start(seed);
  const steps: Step[] = [];
  while (!redPoppies.over(s)) {
    const action = player.pick(s, legal(s, []));
    steps.push({ s: copy(s), action });
    redPoppies.perform({ s, rolls, tell: null }, action);
  }
  return steps;
}
const steps = [...stepsOf('plan 1'), ...stepsOf('plan 2')];

const lineOf = ({ s, action }: Step): PlanLine => ({
  orders: [{ action, state: savePosition(s), sure: 1, open: false }],
  after: savePosition(s),
  ends: false,
});

test('both languages have the same words', () => {
  expect(Object.keys(planFr)).toEqual(Object.keys(planEn));
});

describe.each(['en', 'fr'] as const)('in %s', (lang) => {
  test('every answer of the standing player can be told as a line of a plan', () => {
    for (const step of steps.filter((_, i) => i % 5 === 0)) {
      const [told] = tellPlan(hawthorn, [lineOf(step)], lang);
      expect(told?.text).toMatch(/^[A-ZÀÉ].*\.$/);
      expect(`${told?.text}${told?.risk}`).not.toMatch(/undefined|NaN|[{}]/);
    }
  });
});

test('what is ordered has its purpose', () => {
  const kinds = new Set(steps.map(({ s, action }) => purposeOf(s, action)?.kind));
  for (const kind of ['seize', 'towards', 'break', 'shell'] as const) expect(kinds).toContain(kind);
});

test('a march and a shot are drawn as strokes', () => {
  for (const { s, action } of steps.filter((_, i) => i % 3 === 0)) {
    const verb = A.verbOf(action);
    if (verb !== 'move' && verb !== 'fire') continue;
    const from = hexOf(s, A.whoOf(action));
    const to = A.whereOf(action);
    const [told] = tellPlan(hawthorn, [lineOf({ s, action })], 'en');
    const stays = from === NONE || from === to;
    expect(told?.ways).toEqual(stays ? [] : [{ places: [from, to], aims: verb === 'fire' }]);
  }
});

test('risks are the exact odds of the live rules', () => {
  const table = new Table({ units: { B1: { at: 'C01', kind: 'mg' }, G1: { at: 'C05' } } });
  table.do('hex C01');
  const line = lineOf({ s: table.s, action: table.action('fire B1 C05') });
  const [told] = tellPlan(table.field, [line], 'en');
  expect(told?.risk).toMatch(/^G1 broken 31\s%, destroyed 28\s%$/); // 11 and 10 in 36
});

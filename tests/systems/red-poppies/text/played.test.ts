// Words over whole battles: every event, reason, question, answer and refusal that comes up has its sentence, in both
// languages.

import { expect, test } from 'vitest';
import type { Action } from '../../../../src/engine/system.ts';
import * as A from '../../../../src/systems/red-poppies/rules/actions.ts';
import type { Field } from '../../../../src/systems/red-poppies/rules/field.ts';
import { Stage } from '../../../../src/systems/red-poppies/rules/state.ts';
import { redPoppies } from '../../../../src/systems/red-poppies/rules/system.ts';
import {
  actionText,
  describeRefusal,
  offerText,
} from '../../../../src/systems/red-poppies/text/actions.ts';
import { describeAsked } from '../../../../src/systems/red-poppies/text/asked.ts';
import { languages } from '../../../../src/systems/red-poppies/text/catalogue.ts';
import { detailOf } from '../../../../src/systems/red-poppies/text/detail.ts';
import { describeEvent } from '../../../../src/systems/red-poppies/text/events.ts';
import { hexText } from '../../../../src/systems/red-poppies/text/ground.ts';
import { describeScore } from '../../../../src/systems/red-poppies/text/score.ts';
import { batteryText, unitText } from '../../../../src/systems/red-poppies/text/unit.ts';
import { reasoning } from '../../../../src/systems/red-poppies/text/why/why.ts';
import { plainText } from '../../../../src/words/message.ts';
import { corpus } from '../corpus.ts';

const games = corpus();
const BAD = /undefined|NaN|\[object|[{}]| {2}| ,|\s\.$/;

test('every event, what it unfolds to and what it was done for', () => {
  for (const { events, field } of games) {
    for (const event of events) {
      for (const lang of languages) {
        expect(describeEvent(field, event, lang)).not.toMatch(BAD);
        const detail = detailOf(field, event, lang);
        for (const line of detail?.lines ?? []) expect(plainText(line)).not.toMatch(BAD);
        for (const { title, parts } of detail?.sums ?? [])
          expect([title, ...parts.map(({ what }) => what)].join(' ')).not.toMatch(BAD);
        for (const line of reasoning(field, event, lang) ?? [])
          expect(plainText(line)).not.toMatch(BAD);
      }
    }
  }
});

test('every order, shot and pass of the Germans has its reason', () => {
  const headings = new Set<string>();
  for (const { events, field } of games) {
    for (const event of events) {
      if (event.why === undefined) continue;
      headings.add(event.why.heading);
      expect(reasoning(field, event, 'en')?.length, event.why.heading).toBeGreaterThan(0);
    }
  }
  for (const heading of ['O5', 'O7', 'O8', 'O12', 'R3', 'R4', 'R5', 'W1'])
    expect([...headings]).toContain(heading);
});

test('every question, and what is offered', () => {
  const kinds = new Set<string>();
  for (const { steps, field } of games) {
    for (const { before, legal } of steps) {
      const asked = redPoppies.asked(before);
      kinds.add(asked.kind);
      for (const lang of languages) {
        expect(describeAsked(before, asked, lang)).not.toMatch(BAD);
        for (const action of [...legal.slice(0, 6), ...legal.slice(-6)]) {
          expect(offerText(before, action, lang)).not.toMatch(BAD);
          expect(actionText(field, action, lang, 'ids')).not.toMatch(BAD);
        }
      }
    }
  }
  expect([...kinds].filter((kind) => kind !== 'strike').sort()).toEqual(
    Object.keys(Stage)
      .filter((kind) => kind !== 'over' && kind !== 'strike')
      .sort(),
  );
});

const OF_BATTERIES: ReadonlySet<number> = new Set([
  ...[A.Do.register, A.Do.target, A.Do.cancel, A.Do.messenger, A.Do.keep],
]);
const OF_UNITS: ReadonlySet<number> = new Set([
  ...[A.Do['fire-at'], A.Do.strike, A.Do['return-at'], A.Do['shoot-at']],
]);

/** Answers of every kind, with whoever and wherever. */
function* attempts({ units, hexes, batteries, wires }: Field, n: number): Generator<Action> {
  for (const kind of Object.values(A.Do)) {
    const who = OF_BATTERIES.has(kind) ? batteries.length : units.length;
    const where = OF_UNITS.has(kind) ? units : kind === A.Do.gap ? wires : hexes;
    const edge = kind === A.Do.exit || kind === A.Do['exit-both'];
    for (let i = 0; i < 4; i++) {
      const at = edge ? i : (i * 31 + n * 17) % where.length;
      yield A.act(kind, (i * 7 + n) % who, at, kind === A.Do.target ? i % 3 : 0);
    }
  }
}

test('every rule that forbids an answer has its words', () => {
  const rules = new Set<string>();
  for (const { steps, field } of games) {
    const some = steps.filter((_, i) => i % 12 === 0).map(({ before }) => before);
    for (const [n, s] of some.entries()) {
      for (const action of attempts(field, n)) {
        const rule = redPoppies.forbids(s, action);
        if (rule === null) continue;
        rules.add(rule.id);
        for (const lang of languages)
          expect(describeRefusal(field, action, rule, lang)).not.toMatch(BAD);
      }
    }
  }
  expect(rules.size).toBeGreaterThan(10);
});

test('every unit, battery, hex and score', () => {
  for (const { end, steps, field } of games) {
    for (const s of [end, ...steps.filter((_, i) => i % 25 === 0).map(({ before }) => before)]) {
      for (const lang of languages) {
        for (const unit of field.units.keys())
          expect(unitText(s, unit, lang) ?? '').not.toMatch(BAD);
        for (const battery of field.batteries.keys())
          expect(batteryText(s, battery, lang) ?? '').not.toMatch(BAD);
        for (const line of describeScore(field, redPoppies.score(s), lang))
          expect(line).not.toMatch(BAD);
      }
    }
    for (const hex of field.hexes.keys())
      for (const lang of languages) expect(hexText(field, hex, lang, 'names')).not.toMatch(BAD);
  }
});

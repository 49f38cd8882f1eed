// Words over whole battles: every event, question, order and refusal that comes up has its sentence, in both languages.

import { expect, test } from 'vitest';
import type { Action } from '../../../../src/engine/system.ts';
import * as A from '../../../../src/systems/fast-play/rules/actions.ts';
import { fastPlay } from '../../../../src/systems/fast-play/rules/system.ts';
import { FACINGS } from '../../../../src/systems/fast-play/rules/types.ts';
import {
  actionText,
  describeRefusal,
  offerText,
} from '../../../../src/systems/fast-play/text/actions.ts';
import { describeAsked } from '../../../../src/systems/fast-play/text/asked.ts';
import { languages } from '../../../../src/systems/fast-play/text/catalogue.ts';
import { detailOf } from '../../../../src/systems/fast-play/text/detail.ts';
import { describeEvent } from '../../../../src/systems/fast-play/text/events.ts';
import { hexText } from '../../../../src/systems/fast-play/text/ground.ts';
import { describeScore } from '../../../../src/systems/fast-play/text/score.ts';
import { unitText } from '../../../../src/systems/fast-play/text/unit.ts';
import { plainText } from '../../../../src/words/message.ts';
import { corpus, type Game } from '../corpus.ts';
import { spicheren } from '../spicheren.ts';

const games: readonly Game[] = corpus(2);
const BAD = /undefined|NaN|[{}]| {2}| ,|\s\.$/;

test('every event and what it unfolds to', () => {
  for (const { events } of games) {
    for (const event of events) {
      for (const lang of languages) {
        expect(describeEvent(spicheren, event, lang)).not.toMatch(BAD);
        const detail = detailOf(spicheren, event, lang);
        for (const line of detail?.lines ?? []) expect(plainText(line)).not.toMatch(BAD);
      }
    }
  }
});

test('every question, and what is offered', () => {
  const kinds = new Set<string>();
  for (const { steps } of games) {
    for (const { before, legal } of steps) {
      const asked = fastPlay.asked(before);
      kinds.add(asked.kind);
      for (const lang of languages) {
        expect(describeAsked(before, asked, lang)).not.toMatch(BAD);
        for (const action of legal.slice(0, 12)) {
          expect(offerText(before, action, lang)).not.toMatch(BAD);
          expect(actionText(spicheren, action, lang, 'ids')).not.toMatch(BAD);
        }
      }
    }
  }
  expect([...kinds].sort()).toEqual([
    ...['attack', 'character', 'deal', 'first', 'follow', 'lead', 'move', 'name'],
  ]);
});

/** Answers of every kind, with whoever and wherever. */
function* attempts(n: number): Generator<Action> {
  const { units, hexes, segments } = spicheren;
  yield* [A.test, A.keep, A.command, A.first, A.second, A.done];
  for (const segment of segments.keys())
    yield* [A.lead(segment), A.name(segment), A.deal(segment), A.close(segment)];
  for (const unit of units.keys()) {
    const hex = (unit * 31 + n * 17) % hexes.length;
    const facing = (unit + n) % FACINGS.length;
    yield* [A.order(unit, hex, facing), A.charge(unit, hex, facing), A.pass(unit)];
    yield* [A.attack(unit, (unit + n) % units.length), A.convert(unit), A.lose(unit)];
    yield* [A.follow(unit), A.stay(unit)];
  }
}

test('every rule that forbids an order has its words', () => {
  const rules = new Set<string>();
  for (const { steps, end } of games) {
    const positions = [...steps.filter((_, i) => i % 9 === 0).map(({ before }) => before), end];
    for (const [n, s] of positions.entries()) {
      for (const action of attempts(n)) {
        const rule = fastPlay.forbids(s, action);
        if (rule === null) continue;
        rules.add(rule.id);
        for (const lang of languages)
          expect(describeRefusal(spicheren, action, rule, lang)).not.toMatch(BAD);
      }
    }
  }
  expect(rules.size).toBeGreaterThan(10);
});

test('every unit, hex and score', () => {
  for (const { end, steps } of games) {
    for (const s of [end, ...steps.filter((_, i) => i % 25 === 0).map(({ before }) => before)]) {
      for (const lang of languages) {
        for (const unit of spicheren.units.keys()) {
          expect(unitText(s, unit, lang) ?? '').not.toMatch(BAD);
        }
        for (const line of describeScore(spicheren, fastPlay.score(s), lang))
          expect(line).not.toMatch(BAD);
      }
    }
    for (const hex of spicheren.hexes.keys())
      expect(hexText(spicheren, hex, 'fr', 'names', end)).not.toMatch(BAD);
  }
});

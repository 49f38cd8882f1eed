// Whatever a raid brings can be told: every event, action, decision, trace and position of the played raids.

import { describe, expect, test } from 'vitest';
import { decision } from '../../../../src/systems/raid/rules/decision.ts';
import type { RaidEvent } from '../../../../src/systems/raid/rules/events.ts';
import { forbids } from '../../../../src/systems/raid/rules/legal.ts';
import { cite } from '../../../../src/systems/raid/rules/rule.ts';
import { score } from '../../../../src/systems/raid/rules/victory.ts';
import { describeAction, describeRefusal } from '../../../../src/systems/raid/text/action.ts';
import { catalogueOf, languages, say } from '../../../../src/systems/raid/text/catalogue.ts';
import { describeDecision } from '../../../../src/systems/raid/text/decision.ts';
import { describeEvent } from '../../../../src/systems/raid/text/events.ts';
import { describeBoard } from '../../../../src/systems/raid/text/full/whole-board.ts';
import { describePosition } from '../../../../src/systems/raid/text/full/whole-position.ts';
import { describeScore } from '../../../../src/systems/raid/text/score.ts';
import { describeTrace, traceOf } from '../../../../src/systems/raid/text/trace.ts';
import type { Names } from '../../../../src/systems/raid/text/voice.ts';
import { playCorpus, scenario } from './corpus.ts';

const corpus = playCorpus(8);
const events = corpus.flatMap((told) => told.events);
const orders = [...new Set(corpus.map(({ action }) => action))]; // each can be given at some moment
const ways = languages.flatMap((lang) =>
  (['ids', 'names'] as Names[]).map((n) => [lang, n] as const),
);

/** What a line must never hold: gaps, indexes that found no name, a second line. */
const broken = (lines: Iterable<string>): string[] =>
  [...new Set(lines)].filter((line) =>
    /[{}\n]|undefined|NaN|(unit|zone|action) -?\d|^\s*$/.test(line),
  );

/** The names that the rules have written into an event. */
function* namesIn(value: unknown): Generator<string> {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    if (typeof inner === 'string' && ['name', 'reason', 'cause', 'question'].includes(key))
      yield inner;
    else yield* namesIn(inner);
  }
}
const isWord = (event: RaidEvent): boolean => event.kind !== 'raid-over';

describe.each(ways)('%s, %s', (lang, names) => {
  test('every event is one line that ends with its rule', () => {
    const lines = events.map((event) => describeEvent(scenario, event, lang, names));
    expect(broken(lines)).toEqual([]);
    expect(events.filter((event, i) => !lines[i]?.endsWith(`(${event.rule.id}).`))).toEqual([]);
  });

  test('every trace', () => {
    const traces = events.flatMap((event) => traceOf(event) ?? []);
    expect(broken(traces.flatMap((t) => describeTrace(scenario, t, lang, names)))).toEqual([]);
  });

  test('every decision and every action in it', () => {
    const lines = corpus.flatMap(({ before }) => {
      const asked = decision(before);
      const actions = asked.actions.map((a) => describeAction(scenario, a, lang, names));
      expect(new Set(actions).size).toBe(actions.length);
      return [describeDecision(before, asked, lang, names), ...actions];
    });
    expect(broken(lines)).toEqual([]);
  });

  test('whatever is refused, with the reason', () => {
    const rules = new Set<string>();
    const lines = corpus.flatMap(({ before }, i) =>
      Array.from({ length: 20 }, (_, k) => orders[(i * 13 + k * 7) % orders.length] ?? 0).flatMap(
        (action) => {
          const rule = forbids(before, action);
          if (rule === null) return [];
          rules.add(rule);
          return [describeRefusal(scenario, action, cite(rule), lang, names)];
        },
      ),
    );
    expect(rules.size).toBeGreaterThan(15);
    expect(lines.filter((line) => line.includes(say(lang, 'no.other')))).toEqual([]);
    expect(broken(lines)).toEqual([]);
  });

  test('positions and scores', () => {
    const states = corpus.filter((_, i) => i % 97 === 0).map(({ before }) => before);
    const lines = states.flatMap((state) => [
      ...describePosition(state, lang, names, { reveal: true }),
      ...describeScore(scenario, score(state), lang, names),
    ]);
    expect(broken([...lines, ...describeBoard(scenario, lang, names)])).toEqual([]);
  });
});

test.each(languages)('every name the rules use has a word in %s', (lang) => {
  const used = new Set(events.filter(isWord).flatMap((event) => [...namesIn(event)]));
  expect(used.size).toBeGreaterThan(30);
  const words: Readonly<Record<string, string>> = catalogueOf(lang);
  expect([...used].filter((name) => words[`word.${name}`] === undefined)).toEqual([]);
});

test('what lies face down is told only when asked', () => {
  const [first] = corpus;
  if (first === undefined) throw new Error('no raid was played');
  const hidden = describePosition(first.before, 'en').join('\n');
  const shown = describePosition(first.before, 'en', 'names', { reveal: true }).join('\n');
  expect(hidden.match(/face-down [AB] marker$/gm)?.length).toBe(15);
  expect(hidden).not.toMatch(/marker: |pool/);
  expect(shown.match(/face-down [AB] marker: /g)?.length).toBe(15);
  expect(shown).toMatch(/Garrison pool: Infantry 1, /);
});

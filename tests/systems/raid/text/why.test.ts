// "Why?": what the Germans saw, what they preferred, and what would have changed their mind, held against the filters.

import { describe, expect, test } from 'vitest';
import type { Trace } from '../../../../src/systems/raid/rules/events.ts';
import { cite } from '../../../../src/systems/raid/rules/rule.ts';
import { languages } from '../../../../src/systems/raid/text/catalogue.ts';
import { decidedBy, reasoning } from '../../../../src/systems/raid/text/prose/why.ts';
import { traceOf } from '../../../../src/systems/raid/text/trace.ts';
import { plainText } from '../../../../src/words/message.ts';
import { playCorpus, scenario } from './corpus.ts';
import { trace, zone } from './samples.ts';

const plain = (text: string): string => text.replaceAll('\u00a0', ' ');
const why = (of: Trace, lang: 'en' | 'fr') =>
  reasoning(scenario, of, lang).map((line) => plain(plainText(line)));

test('three sentences, and one for each zone that was out of the question', () => {
  expect(why(trace, 'en')).toMatchInlineSnapshot(`
    [
      "They looked for the British and could get to those on Orange One beach and at the Vasterival villas.",
      "Out of the question: the D/E box of Group 1, empty craft draw nobody (9.3c).",
      "Among equals they prefer the most: the Vasterival villas with 7 levels, the next with 5 (9.3b).",
      "With fewer than 5 levels there, they would have left the Vasterival villas alone; Orange One beach came next.",
    ]
  `);
  expect(why(trace, 'fr')).toMatchInlineSnapshot(`
    [
      "Ils ont cherché les Britanniques et pouvaient marcher sur ceux qui étaient sur la plage Orange I et aux villas de Vasterival.",
      "Hors de question : la zone D/E Groupe 1, une péniche vide n’attire personne (9.3c).",
      "À égalité, ils préfèrent les plus nombreux : les villas de Vasterival, 7 niveaux contre 5 au suivant (9.3b).",
      "Avec moins de 5 niveaux, ils auraient laissé les villas de Vasterival de côté ; venait ensuite : la plage Orange I.",
    ]
  `);
});

test('with nothing to choose between nobody says what decided', () => {
  const single: Trace = { ...trace, candidates: [{ id: zone('VAS') }], filters: [] };
  expect(decidedBy(scenario, single, 'en')).toBeNull();
  expect(why(single, 'en')).toMatchInlineSnapshot(`
    [
      "They looked for the British and could get to those at the Vasterival villas.",
      "There was nothing else to choose from (9.3b).",
      "Only British within an easier march could have drawn them elsewhere.",
    ]
  `);
});

test('8.1 where reinforcements arrive the die decides, and what is not free sends them on', () => {
  const entry: Trace = {
    ...{ question: 'where they arrive', rule: cite('8.1'), filters: [], chosen: zone('BMB') },
    candidates: [
      { id: zone('STM'), ruledOut: { rule: cite('8.1'), reason: 'British units there' } },
      { id: zone('BMB') },
    ],
  };
  expect(why(entry, 'en')).toMatchInlineSnapshot(`
    [
      "The die sent them to Sainte-Marguerite.",
      "Out of the question: Sainte-Marguerite, British units there (8.1).",
      "They came in at the first entry that was free: Blanc-Mesnil-le-Bas (8.1).",
      "British units, a face-down marker, mines or wire there would have sent them on to the next.",
    ]
  `);
});

describe.each(languages)('in %s', (lang) => {
  const traces = playCorpus(4).flatMap(({ events }) => events.flatMap((e) => traceOf(e) ?? []));

  test('every choice has its three sentences', () => {
    const few = traces.filter((t) => t.chosen >= 0 && reasoning(scenario, t, lang).length < 3);
    expect(few).toEqual([]);
    const lines = traces
      .flatMap((t) => reasoning(scenario, t, lang))
      .map((line) => plainText(line));
    expect(
      lines.filter((line) => !/^[A-ZÀÉ].*[^ ]\.$/.test(line) || /undefined|NaN/.test(line)),
    ).toEqual([]);
  });

  /** On the far side of the runner-up's value the chosen one would not have survived the filter that decided. */
  test('what would have changed their mind would have', () => {
    for (const { filters, chosen } of traces) {
      const step = filters.filter(({ values, kept }) => kept.length < values.length).at(-1);
      if (step === undefined) continue;
      const value = step.values.find(({ id }) => id === chosen)?.value ?? Number.NaN;
      const dropped = step.values.filter(({ id }) => !step.kept.includes(id));
      const lowest = dropped.every((other) => other.value > value);
      const highest = dropped.every((other) => other.value < value);
      expect(lowest || highest).toBe(true);
    }
  });
});

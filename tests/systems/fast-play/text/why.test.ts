// "Why?": every choice of the Germans in sentences without a gap, held against the filters that made it.

import { describe, expect, test } from 'vitest';
import { settled } from '../../../../src/systems/fast-play/german/command.ts';
import { KINDS_OF_ORDER } from '../../../../src/systems/fast-play/german/kinds.ts';
import * as A from '../../../../src/systems/fast-play/rules/actions.ts';
import type { BattleEvent } from '../../../../src/systems/fast-play/rules/events.ts';
import { cite } from '../../../../src/systems/fast-play/rules/rule.ts';
import { catalogues, languages } from '../../../../src/systems/fast-play/text/catalogue.ts';
import { describeTrace, tracesOf } from '../../../../src/systems/fast-play/text/trace.ts';
import { compared, deciding } from '../../../../src/systems/fast-play/text/why/compared.ts';
import { reasoning } from '../../../../src/systems/fast-play/text/why/why.ts';
import { plainText } from '../../../../src/words/message.ts';
import { corpus } from '../corpus.ts';
import { spicheren } from '../spicheren.ts';

const events = corpus(5).flatMap((game) => game.events);
const chosen = events.filter((event) => tracesOf(event).length > 0);
const plain = (text: string): string => text.replaceAll('\u00a0', ' ');
const why = (event: BattleEvent, lang: 'en' | 'fr' = 'en'): string[] =>
  (reasoning(spicheren, event, lang) ?? []).map((line) => plain(plainText(line)));

describe.each(languages)('in %s', (lang) => {
  test('every choice has its sentences, each with a capital and a stop', () => {
    const bad = chosen
      .flatMap((event) => why(event, lang))
      .filter(
        (line) => !/^[A-ZÀÉÔŒ0-9].*[^ ]\.$/.test(line) || /undefined|NaN|[{}]| {2}/.test(line),
      );
    expect([...new Set(bad)]).toEqual([]);
    expect(chosen.filter((event) => why(event, lang).length === 0)).toEqual([]);
  });

  test('every trace has its lines', () => {
    for (const event of chosen.slice(0, 2000)) {
      for (const trace of tracesOf(event)) {
        for (const line of describeTrace(spicheren, trace, lang))
          expect(line).not.toMatch(/undefined|NaN|[{}]/);
      }
    }
  });

  test('20.18 every kind of order has its purpose, its reason and what would have stopped it', () => {
    for (const kind of KINDS_OF_ORDER) {
      for (const part of ['purpose', 'why.kind', 'why.else.order'])
        expect(catalogues[lang]).toHaveProperty([`${part}.${kind}`]);
    }
  });
});

test('the German choices of a few battles are of every kind', () => {
  const questions = new Set(chosen.flatMap((event) => tracesOf(event).map((t) => t.question)));
  expect([...questions].sort()).toEqual([
    ...['follow up', 'lead a segment', 'test the character', 'the next order'],
    ...['which segment gets the die', 'who moves first', 'whom to attack'],
  ]);
});

test('who would rather not say: events of the French carry no reasons', () => {
  for (const event of events) {
    if (tracesOf(event).length === 0) expect(reasoning(spicheren, event, 'en')).toBeNull();
  }
});

/** Beyond the runner-up's figure the filter would have dropped the chosen one. */
test('the chosen one is on the better side of the runner-up in every filter that decided', () => {
  for (const trace of chosen.flatMap(tracesOf)) {
    for (const step of deciding(trace)) {
      const { best, next } = compared(step, trace.chosen);
      expect(best).not.toBe(next);
      expect(step.kept).toContain(trace.chosen);
    }
  }
});

test('14.6 francs-tireurs of the automaton say why they give ground', () => {
  const converted = (kept: boolean): BattleEvent => ({
    ...{ kind: 'converted', rule: cite('14.6'), unit: 0, kept },
    trace: settled('convert a loss', '20.22', kept ? 'somewhere to go' : 'nowhere to go', kept),
  });
  expect([why(converted(true)), why(converted(false), 'fr')]).toMatchInlineSnapshot(`
    [
      [
        "The 10th Chasseurs and sappers were hit and could give ground instead of losing a point.",
        "There was room to fall back, and ground is cheaper than men (20.22).",
        "With enemies, water or friends behind it, it would have taken the loss.",
      ],
      [
        "Le 10e chasseurs et génie était sous les coups et pouvait céder du terrain au lieu de perdre un point.",
        "Il n’y avait pas de place où se replier (20.22).",
        "Un hexagone libre derrière, et le terrain aurait été cédé.",
      ],
    ]
  `);
});

const hex = (id: string): number => spicheren.hexes.findIndex((one) => one.id === id);
const unit = (id: string): number => spicheren.units.findIndex((one) => one.id === id);

test('an order in full', () => {
  const orders = ['1105', '1004', '1005'].map((id) => A.order(unit('G-10'), hex(id), 4));
  const [storms, goes, marches] = orders as [number, number, number];
  const idle = A.order(unit('G-31'), hex('1004'), 4);
  const rule = cite('20.19');
  const storm: BattleEvent = {
    ...{ kind: 'ordered', rule: cite('8.10'), unit: unit('G-10'), from: hex('1104') },
    ...{ hex: hex('1105'), facingFrom: 4, facing: 4, mayFight: true, charge: false },
    why: {
      ...{ kind: 'storm', give: 8, take: 6, nerve: 9, target: unit('F-MIC'), dice: 4, others: 3 },
      goal: hex('1106'),
    },
    trace: {
      ...{ question: 'the next order', rule: cite('20.17'), chosen: storms },
      candidates: [storms, goes, marches, idle].map((id) => ({ id })),
      filters: [
        {
          ...{ name: 'rank', rule, kept: [storms, goes] },
          values: [storms, goes, marches, idle].map((id, i) => ({ id, value: i < 2 ? 0 : 8 })),
        },
        {
          ...{ name: 'most give less take', rule, kept: [storms] },
          values: [
            { id: storms, value: 2 },
            { id: goes, value: -1 },
          ],
        },
      ],
    },
  };
  expect(why(storm)).toMatchInlineSnapshot(`
    [
      "In the Roter Berg segment they had 4 orders to choose from, for the 10th Brigade and the 31st Brigade (20.17).",
      "The 10th Brigade has its task: Golden Bremm, then the Roter Berg from the west; its goal of the moment is the Roter Berg (20.10).",
      "The 10th Brigade could storm Brigade Micheler: about 1.3 hits to expect, about 1 hit to fear in return (20.18).",
      "Their general accepts up to 1.5 hits of your fire for it (20.4).",
      "Of all orders 2 were of this kind, the most pressing; the others came after (20.19).",
      "The 31st Brigade had nothing as pressing to do (20.19).",
      "Of these they preferred the best bargain of effect and risk (20.19).",
      "Next best: the 10th Brigade to the Folster Höhe (1004), facing south-west.",
      "More than 1.5 hits to expect of your fire, or more of them than it gives, would have stopped it.",
    ]
  `);
  expect(why(storm, 'fr')).toMatchInlineSnapshot(`
    [
      "Dans le segment Rotherberg, ils avaient le choix entre 4 ordres, pour la 10e brigade et la 31e brigade (20.17).",
      "La 10e brigade a sa tâche : La Brême d’Or, puis le Rotherberg par l’ouest ; but du moment : le Rotherberg (l’Éperon) (20.10).",
      "La 10e brigade pouvait donner l’assaut à la brigade Micheler : environ 1,3 coup à attendre, environ 1 coup à craindre en retour (20.18).",
      "Leur général accepte pour cela jusqu’à 1,5 coup de votre feu (20.4).",
      "De tous les ordres, 2 étaient de cette sorte, la plus pressante ; le reste venait après (20.19).",
      "Rien d’aussi pressant à faire pour la 31e brigade (20.19).",
      "Parmi ceux-là, le meilleur marché entre l’effet et le risque (20.19).",
      "Ensuite : la 10e brigade vers la Folster Höhe (1004), face au sud-ouest.",
      "Plus de 1,5 coup à attendre de votre feu, ou plus qu’il n’en donne, auraient arrêté l’assaut.",
    ]
  `);
});

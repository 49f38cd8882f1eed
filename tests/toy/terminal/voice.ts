// The toy told in the terminal.

import type { Score, ScoreLine } from '../../../src/engine/system.ts';
import type { ReviewVoice, TerminalVoice } from '../../../src/engine/terminal.ts';
import { type Lang, look, plainText, type Values } from '../../../src/words/message.ts';
import type { Field } from '../rules/battle.ts';
import type { ToyEvent } from '../rules/events.ts';
import { Do, doing, first, neededBy } from '../rules/play.ts';
import { G, get, hexOf, isDummy, isHidden, pieceIn, type State } from '../rules/state.ts';
import type { ToyAsked } from '../rules/system.ts';
import { say as sayText, type Key as TextKey } from '../text/catalogue.ts';
import {
  actionText,
  askedSentence,
  contents,
  eventSentence,
  hexName,
  oddsSentence,
  pieceName,
  refusalSentence,
  whySentences,
} from '../text/told.ts';
import { type Key, words } from './words.ts';

export function toyVoice(field: Field, lang: Lang): TerminalVoice<Field, ToyEvent, ToyAsked> {
  const say = (key: Key, values: Values = {}): string =>
    plainText(look(lang, words[lang], key, values));
  return {
    title: field.card.title[lang],
    level: (id) => field.levels.find((level) => level.id === id)?.[lang] ?? '',
    enemy: say('enemy'),
    event: (event) => plainText(eventSentence(field, event, lang)),
    why: (event) =>
      'trace' in event && event.trace !== undefined
        ? whySentences(field, event.trace, lang).map(plainText)
        : null,
    action: (action) => actionText(field, action, lang),
    offer: (_, action) => actionText(field, action, lang),
    question: (s) => plainText(askedSentence(s, lang)),
    refusal: (action, rule) => plainText(refusalSentence(field, action, rule, lang)),
    odds: (s, action) =>
      doing(action) === Do.fire
        ? [plainText(oddsSentence(s, action, neededBy(s, first(action)), lang))]
        : [say('no odds')],
    board: () => [
      ...field.hexes.map((_, hex) => hexLine(field, hex, say)),
      say('pieces', { pieces: field.pieces.map((_, p) => pieceName(field, p, lang)).join(', ') }),
    ],
    place(id) {
      const hex = field.hexes.findIndex((one) => one.id === id.toUpperCase());
      return hex < 0 ? null : [hexLine(field, hex, say)];
    },
    position: (s, reveal) => [
      say('head', { turn: get(s, G.turn), turns: field.turns }),
      ...field.hexes.flatMap((_, hex) => standsIn(s, hex, lang, reveal, say)),
    ],
    score: (score) => scoreLines(score, lang, say),
    review: reviewVoice(field, lang, say),
  };
}

type Say = (key: Key, values?: Values) => string;

const hexLine = (field: Field, hex: number, say: Say): string =>
  say('hex', {
    hex: hexName(field, hex),
    next: (field.steps[hex] ?? []).map((other) => hexName(field, other)).join(', '),
  });

function standsIn(s: State, hex: number, lang: Lang, reveal: boolean, say: Say): string[] {
  const found = pieceIn(s, hex);
  const hides = reveal && found >= 0 && isHidden(s, found) && isDummy(s, found);
  return contents(s, hex, lang).map((piece) =>
    say(hides ? 'dummy' : 'stands', { hex: hexName(s.scenario, hexOf(s, found)), piece }),
  );
}

const scoreWhat = ({ what }: Pick<ScoreLine, 'what'>, lang: Lang): string =>
  sayText(lang, `score.${what}` as TextKey);

const scoreLines = ({ lines, vp, outcome }: Score, lang: Lang, say: Say): string[] => [
  ...lines.map((line) => say('line', { ...line, what: scoreWhat(line, lang) })),
  say('total', { vp, outcome: sayText(lang, `outcome.${outcome}` as TextKey) }),
];

const reviewVoice = (field: Field, lang: Lang, say: Say): ReviewVoice => ({
  playedOut: (n) => say('played out', { n }),
  unfinished: say('unfinished'),
  scoreLine: (line) => scoreWhat(line, lang),
  kind: (kind) => say(kind as Key),
  bringsSeveral: () => false,
  occasion: (action) => actionText(field, action, lang),
});

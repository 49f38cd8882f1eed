// The toy's events, actions and pieces in words.

import type { Rule } from '../../../src/engine/rule.ts';
import type { Action } from '../../../src/engine/system.ts';
import type { Trace } from '../../../src/engine/told.ts';
import type { Lang, Piece } from '../../../src/words/message.ts';
import type { Field } from '../rules/battle.ts';
import type { ToyEvent } from '../rules/events.ts';
import { Do, doing, first, second } from '../rules/play.ts';
import { G, get, isHidden, isOwn, pieceIn, pointsOf, type State } from '../rules/state.ts';
import { type Key, say, sentence } from './catalogue.ts';

export const idOf = ({ pieces }: Field, piece: number): string => pieces[piece]?.id ?? '';
export const hexName = ({ hexes }: Field, hex: number): string => hexes[hex]?.id ?? '';

/** 'scout S1': what it is and what it is called. */
export const pieceName = (field: Field, piece: number, lang: Lang): string =>
  say(lang, `piece.${field.pieces[piece]?.kind ?? 'post'}`, { id: idOf(field, piece) });

export function eventSentence(field: Field, event: ToyEvent, lang: Lang): Piece[] {
  const { rule } = event;
  const piece = 'piece' in event ? capital(pieceName(field, event.piece, lang)) : '';
  switch (event.kind) {
    case 'turn':
      return sentence(lang, 'event.turn', { rule, turn: event.turn });
    case 'fog':
      return sentence(lang, event.falls ? 'event.fog' : 'event.no-fog', {
        ...{ rule, die: event.die.value },
      });
    case 'moved': {
      const way = { from: hexName(field, event.from), to: hexName(field, event.to) };
      return sentence(lang, 'event.moved', { rule, piece, ...way });
    }
    case 'shown':
      return sentence(lang, event.dummy ? 'event.dummy' : 'event.shown', {
        ...{ rule, id: idOf(field, event.piece) },
      });
    case 'fired':
    case 'enemy-fired':
      return sentence(lang, event.hit ? 'event.hit' : 'event.missed', {
        ...{ rule, piece, target: pieceName(field, event.target, lang) },
        ...{ die: event.die.value, needed: event.needed },
      });
    case 'lost':
      return sentence(lang, 'event.lost', { rule, piece, hex: hexName(field, event.hex) });
    case 'over':
      return sentence(lang, `event.over.${event.reason}`, { rule });
  }
}

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

export function actionText(field: Field, action: Action, lang: Lang): string {
  const [verb, values] = partsOf(field, action, lang);
  return say(lang, `action.${verb}`, values);
}

export function refusalSentence(field: Field, action: Action, rule: Rule, lang: Lang): Piece[] {
  const [verb, values] = partsOf(field, action, lang);
  const key: Key = verb === 'end' || rule.id === '5' ? 'refused.over' : `refused.${verb}`;
  return sentence(lang, key, { ...values, rule });
}

function partsOf(field: Field, action: Action, lang: Lang) {
  const piece = capital(pieceName(field, first(action), lang));
  switch (doing(action)) {
    case Do.move:
      return ['move', { piece, hex: hexName(field, second(action)) }] as const;
    case Do.fire:
      return ['fire', { piece, target: pieceName(field, second(action), lang) }] as const;
    default:
      return ['end', {}] as const;
  }
}

/** What stands in a hex; nothing is said of what lies face down. */
export function contents(s: State, hex: number, lang: Lang): string[] {
  const piece = pieceIn(s, hex);
  if (piece < 0) return [];
  if (isHidden(s, piece)) return [say(lang, 'piece.hidden', { id: idOf(s.scenario, piece) })];
  const name = pieceName(s.scenario, piece, lang);
  if (!isOwn(s, piece)) return [name];
  return [say(lang, 'piece.points', { piece: name, n: pointsOf(s, piece) })];
}

export function askedSentence(s: State, lang: Lang): Piece[] {
  if (get(s, G.over) === 1) return sentence(lang, 'asked.over');
  return sentence(lang, 'asked.act', { turn: get(s, G.turn), turns: s.scenario.turns });
}

/** 4 Why a post fired at whom it fired at, line by line. */
export function whySentences(field: Field, trace: Trace, lang: Lang): Piece[][] {
  const names = (pieces: readonly number[]) => pieces.map((one) => pieceName(field, one, lang));
  return [
    sentence(lang, 'why.question', { rule: trace.rule }),
    ...trace.filters.map(({ name, rule, kept }) =>
      sentence(lang, 'why.filter', {
        filter: filterName(name, lang),
        rule,
        kept: names(kept).join(', '),
      }),
    ),
    sentence(lang, 'why.chosen', { piece: pieceName(field, trace.chosen, lang) }),
  ];
}

export const filterName = (name: string, lang: Lang): string => say(lang, `why.${name}` as Key);

/** 4 The odds of a shot, in words. */
export function oddsSentence(s: State, action: Action, needed: number, lang: Lang): Piece[] {
  return sentence(lang, 'odds.hits', {
    piece: capital(pieceName(s.scenario, first(action), lang)),
    target: pieceName(s.scenario, second(action), lang),
    ...{ needed, n: Math.round(((7 - needed) * 100) / 6), rule: { book: 'toy', id: '4' } },
  });
}

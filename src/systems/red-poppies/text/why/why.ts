// Why the Germans chose as they did, worth reading: the heading of their doctrine that decided, in a sentence of its own.

import { joined, type Piece, type Sentence } from '../../../../words/message.ts';
import type { BattleEvent } from '../../rules/events.ts';
import type { Field } from '../../rules/field.ts';
import { hasWords, type Lang } from '../catalogue.ts';
import { capital, type Names, Voice } from '../voice.ts';

/** Every sentence with its capital and its stop; null where the event tells of no choice of the Germans. */
export function reasoning(
  field: Field,
  event: BattleEvent,
  lang: Lang,
  names: Names = 'names',
): Sentence[] | null {
  const told = reasons(new Voice(field, lang, names), event);
  return told === null ? null : told.map(stopped);
}

/** The one that decided, alone: for whoever wants it short. */
export function decidedBy(field: Field, event: BattleEvent, lang: Lang): Sentence | null {
  return reasoning(field, event, lang)?.at(0) ?? null;
}

const stopped = (sentence: Sentence): Sentence => joined([capital(sentence), '.'], '');

function reasons(voice: Voice, { why }: BattleEvent): Piece[][] | null {
  if (why === undefined || why.secret === true) return null;
  const key = `why.${why.heading}`;
  return hasWords(key) ? [voice.sentence(key)] : null;
}

// Why the Germans chose as they did, worth reading: what they saw, what they preferred, and what would have changed their
// mind. All of it is in the traces of the event: the survivors of each filter, and whom the last that decided dropped.

import { joined, type Piece, type Sentence } from '../../../../words/message.ts';
import type { BattleEvent } from '../../rules/events.ts';
import type { Field } from '../../rules/field.ts';
import type { Lang } from '../catalogue.ts';
import { capital, type Names, Voice } from '../voice.ts';
import { orderReasons } from './orders.ts';
import { pointReasons } from './points.ts';
import { settledReasons } from './settled.ts';
import { targetReasons } from './targets.ts';

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
  return reasoning(field, event, lang)?.at(1) ?? null;
}

const stopped = (sentence: Sentence): Sentence => joined([capital(sentence), '.'], '');

function reasons(voice: Voice, event: BattleEvent): Piece[][] | null {
  switch (event.kind) {
    case 'points':
      return event.dice.some(({ trace }) => trace !== undefined)
        ? pointReasons(voice, event)
        : null;
    case 'ordered':
      return event.trace === undefined || event.why === undefined
        ? null
        : orderReasons(voice, event, event.trace, event.why);
    case 'attacks':
      return event.trace === undefined ? null : targetReasons(voice, event, event.trace);
    case 'character':
    case 'character-kept':
    case 'leads':
    case 'initiative':
    case 'converted':
    case 'followed-up':
    case 'stayed':
      return event.trace === undefined ? null : settledReasons(voice, event, event.trace);
    default:
      return null;
  }
}

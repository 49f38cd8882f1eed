// Why the Germans chose as they did, worth reading: the heading of their doctrine that decided, in a sentence of its own.

import { joined, type Sentence, type Values } from '../../../../words/message.ts';
import type { BattleEvent, Why } from '../../rules/events.ts';
import type { Field } from '../../rules/field.ts';
import { NONE } from '../../rules/types.ts';
import { hasWords, type Lang } from '../catalogue.ts';
import { capital, type Names, Voice } from '../voice.ts';

/** Every sentence with its capital and its stop; null where the event tells of no choice of the Germans. */
export function reasoning(
  field: Field,
  event: BattleEvent,
  lang: Lang,
  names: Names = 'names',
): Sentence[] | null {
  if (event.why === undefined) return null;
  const told = whySentences(new Voice(field, lang, names), event.why);
  return told.length === 0 ? null : told;
}

/** The one that decided, alone: for whoever wants it short. */
export function decidedBy(field: Field, event: BattleEvent, lang: Lang): Sentence | null {
  return reasoning(field, event, lang)?.at(0) ?? null;
}

/** The heading's own sentence, and the figures it went by. */
export function whySentences(voice: Voice, { heading, figures }: Why): Sentence[] {
  const isBare = figures === undefined || Object.keys(figures).length === 0;
  const values = isBare ? null : valuesOf(voice, figures);
  const told = [`why.${heading}`, `why.${heading}.figures`].flatMap((key) => {
    if (!hasWords(key)) return [];
    if (values === null && isAboutFigures(key)) return [];
    return [voice.sentence(key, values ?? {})];
  });
  return told.map(stopped);
}

const isAboutFigures = (key: string): boolean => key.endsWith('.figures');

const stopped = (sentence: Sentence): Sentence => joined([capital(sentence), '.'], '');

/** What the numbers of a reason stand for, by their names; NONE is nobody and nowhere. */
function valuesOf(voice: Voice, figures: Readonly<Record<string, number>>): Values {
  const told = Object.entries(figures).map(([name, value]): Values => {
    if (name === 'unit' && value !== NONE) return voice.units({ unit: value });
    if (name === 'battery') return voice.batteries({ battery: value });
    if (PLACES.has(name) && value !== NONE) return voice.places({ [name]: value });
    return { [name]: value };
  });
  return Object.assign({}, ...told);
}
const PLACES: ReadonlySet<string> = new Set(['hex', 'goal', 'target']);

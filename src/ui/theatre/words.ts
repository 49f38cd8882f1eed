// The sentences of a replay's events, each made once for a language.

import type { Frame } from '../../systems/raid/rules/session.ts';
import { eventSentence } from '../../systems/raid/text/events.ts';
import { type Lang, lang, plainText, type Sentence } from '../../words/index.ts';

const known: Record<Lang, WeakMap<Frame, Sentence>> = { en: new WeakMap(), fr: new WeakMap() };

export function sentenceOf(frame: Frame): Sentence {
  const here = known[lang.value];
  const before = here.get(frame);
  if (before !== undefined) return before;
  const made = eventSentence(frame.before.scenario, frame.event, lang.value);
  here.set(frame, made);
  return made;
}

export const wordsOf = (frame: Frame): string => plainText(sentenceOf(frame));

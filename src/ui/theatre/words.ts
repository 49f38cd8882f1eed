// The sentences of a replay's events, each made once for a language.

import type { Frame } from '../../engine/frames.ts';
import { type Lang, lang, plainText, type Sentence } from '../../words/index.ts';
import type { LookingFace } from '../sheet/face.ts';

const known: Record<Lang, WeakMap<Frame, Sentence>> = { en: new WeakMap(), fr: new WeakMap() };

export function sentenceOf(face: LookingFace, frame: Frame): Sentence {
  const here = known[lang.value];
  const before = here.get(frame);
  if (before !== undefined) return before;
  const made = face.words.event(frame.before.scenario, frame.event, frame.before);
  here.set(frame, made);
  return made;
}

export const wordsOf = (face: LookingFace, frame: Frame): string =>
  plainText(sentenceOf(face, frame));

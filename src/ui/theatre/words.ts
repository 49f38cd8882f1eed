// The sentences of a replay's events, each made once for a language.

import type { Frame } from '../../engine/frames.ts';
import { type Lang, lang } from '../../words/index.ts';
import type { Face, Sentence } from '../sheet/face.ts';

const known: Record<Lang, WeakMap<Frame, Sentence>> = { en: new WeakMap(), fr: new WeakMap() };

export function wordsOf(face: Pick<Face, 'words'>, frame: Frame): Sentence {
  const here = known[lang.value];
  const before = here.get(frame);
  if (before !== undefined) return before;
  const words = face.words.event(frame.before.scenario, frame.event);
  here.set(frame, words);
  return words;
}

// The sentences of a replay's events, each made once for a language.

import type { Frame } from '../../engine/frames.ts';
import { raidFace } from '../../systems/raid/screen.ts';
import { type Lang, lang } from '../../words/index.ts';
import type { Face } from '../sheet/face.ts';

const known: Record<Lang, WeakMap<Frame, string>> = { en: new WeakMap(), fr: new WeakMap() };

export function wordsOf(frame: Frame, face: Face = raidFace): string {
  const here = known[lang.value];
  const before = here.get(frame);
  if (before !== undefined) return before;
  const words = face.words.event(frame.before.scenario, frame.event);
  here.set(frame, words);
  return words;
}

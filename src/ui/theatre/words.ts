// The sentences of a replay's events, each made once for a language.

import type { Frame } from '../../systems/raid/rules/session.ts';
import { describeEvent } from '../../systems/raid/text/events.ts';
import { type Lang, lang } from '../../words/index.ts';

const known: Record<Lang, WeakMap<Frame, string>> = { en: new WeakMap(), fr: new WeakMap() };

export function wordsOf(frame: Frame): string {
  const here = known[lang.value];
  const before = here.get(frame);
  if (before !== undefined) return before;
  const words = describeEvent(frame.before.scenario, frame.event, lang.value);
  here.set(frame, words);
  return words;
}

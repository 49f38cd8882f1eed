// What a screen reader is told: events in the words of the log as they are shown, then what is asked.

import { effect, untracked } from '@preact/signals';
import { plainText } from '../../words/index.ts';
import { announce } from '../kit/index.ts';
import type { Table } from './table.ts';

const PAUSE = 120; // ms in which what follows quickly is gathered into one message

/** Says what happens until it is stopped. */
export function speakOf({ face: { words }, desk }: Table): () => void {
  const { orders, playback, session } = desk;
  const waiting: string[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let told = playback.told.peek();
  let asked: unknown = null;
  const say = (...lines: string[]) => {
    waiting.push(...lines);
    clearTimeout(timer);
    timer = setTimeout(() => announce(waiting.splice(0).join(' ')), PAUSE);
  };
  const stop = effect(() => {
    const now = playback.told.value;
    const fresh = session.frames.slice(told, now);
    told = now;
    // In the language of the moment: what has been said is not said again in another.
    untracked(() => {
      if (fresh.length > 0)
        say(...fresh.map((f) => plainText(words.event(session.scenario, f.event))));
    });
    const question = orders.asked.value;
    if (!orders.ready.value || question === asked) return;
    asked = question;
    untracked(() => say(plainText(words.asked(orders.position, question))));
  });
  return () => {
    clearTimeout(timer);
    stop();
  };
}

// What a screen reader is told while a raid is stepped through: the event that is reached, once it stays for a moment.

import { effect } from '@preact/signals';
import { announce } from '../kit/index.ts';
import type { Theatre } from './controller.ts';
import { positionText } from './timeline.tsx';

const PAUSE = 200; // ms: what is only passed is not told

/** Says where the theatre stands until it is stopped; the slider says it by itself while it has the focus. */
export function speakOfTheatre(theatre: Theatre): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let last = theatre.at.peek();
  const stop = effect(() => {
    const at = theatre.at.value;
    clearTimeout(timer);
    if (at === last) return;
    last = at;
    timer = setTimeout(() => {
      const slider = document.activeElement?.matches('.timeline__slider') ?? false;
      if (!slider) announce(positionText(theatre));
    }, PAUSE);
  });
  return () => {
    clearTimeout(timer);
    stop();
  };
}

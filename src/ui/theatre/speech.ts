// What a screen reader is told while a raid is stepped through: the event that is reached, once it stays for a moment.

import { effect } from '@preact/signals';
import { aloud } from '../../words/aloud.ts';
import { t } from '../../words/index.ts';
import { announce } from '../kit/index.ts';
import { fitted } from '../play/voice/fit.ts';
import type { Theatre } from './controller.ts';

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
      if (!slider) announce(spokenMoment(theatre));
    }, PAUSE);
  });
  return () => {
    clearTimeout(timer);
    stop();
  };
}

/** What happened, in few words; the slider tells where that was. */
function spokenMoment({ face, frame: reached }: Theatre): string {
  const frame = reached.peek();
  if (frame === null) return t('theatre.start');
  return fitted([aloud(face.words.event(frame.before.scenario, frame.event, frame.before))]);
}

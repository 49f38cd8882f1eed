// The address follows the theatre once it rests: browsers refuse an address that changes with every step of a scrub.

import { effect } from '@preact/signals';
import type { Theatre } from './controller.ts';
import type { TheatrePort } from './port.ts';

const REST = 250; // ms

/** Keeps the moment in the address until it is stopped. */
export function rememberMoments(theatre: Theatre, port: TheatrePort): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = effect(() => {
    const here = theatre.at.value;
    const { value: playing } = theatre.playing;
    clearTimeout(timer);
    if (!playing) timer = setTimeout(() => port.remember(here === 0 ? null : here - 1), REST);
  });
  return () => {
    clearTimeout(timer);
    stop();
  };
}

// The loudspeaker of the page: one audio graph with a limiter, opened by the first sound that is wanted and loud as the
// player has set it.

import { effect } from '@preact/signals';
import { type Sound, settings } from '../prefs/settings.ts';
import type { Layer } from './layers.ts';
import { strike, whiteNoise } from './synth.ts';

const LOUDNESS: Readonly<Record<Sound, number>> = { off: 0, soft: 0.4, full: 0.9 };
const APART = 0.09; // seconds between two sounds of a kind: what happens at once is heard once
const LEAD = 0.01; // seconds in which a sound is made ready

export class Speaker {
  readonly #context = new AudioContext({ latencyHint: 'interactive' });
  readonly #out = this.#context.createGain();
  readonly #hiss = whiteNoise(this.#context);
  readonly #last = new Map<string, number>(); // when each was struck

  constructor() {
    const limiter = this.#context.createDynamicsCompressor();
    limiter.threshold.value = -12;
    limiter.ratio.value = 8;
    this.#out.connect(limiter).connect(this.#context.destination);
    effect(() => {
      this.#out.gain.value = LOUDNESS[settings.sound.value];
    });
  }

  play(cue: string, layers: readonly Layer[], after = 0): void {
    if (settings.sound.peek() === 'off' || document.hidden) return;
    void this.#context.resume();
    const start = this.#context.currentTime + LEAD + after;
    if (start - (this.#last.get(cue) ?? -1) < APART) return;
    this.#last.set(cue, start);
    strike(layers, this.#out, this.#hiss, start);
  }
}

// How each sound of the raid is made.

import { type Layer, noise, repeated, tone } from '../../../ui/kit/sound/layers.ts';
import { RATTLE } from '../../../ui/kit/sound/rattle.ts';
import type { Cue } from './cues.ts';

const crack = (at: number, loud: number): Layer[] => [
  noise(at, 0.09, loud, [2600, 700], 'bandpass'),
  tone(at, 0.08, loud * 0.7, [170, 60]),
  noise(at + 0.03, 0.4, loud * 0.16, [700, 260], 'lowpass'),
];

const footstep = (at: number, nth: number): Layer[] => [
  noise(at, 0.06, 0.75, [380 + 60 * (nth % 2), 150], 'lowpass', 0.006),
  noise(at + 0.012, 0.05, 0.16, [3000 - 300 * (nth % 3), 2200], 'bandpass', 0.008),
];

export const RECIPES: Readonly<Record<Cue, readonly Layer[]>> = {
  dice: RATTLE,
  boots: repeated([0, 0.17, 0.34, 0.5], footstep),
  surf: [
    noise(0, 0.8, 0.45, [350, 1100], 'lowpass', 0.35),
    noise(0.25, 0.6, 0.08, [4200, 2600], 'bandpass', 0.2),
  ],
  engine: [
    tone(0, 0.6, 0.22, [58, 66], 'sawtooth', 0.15),
    tone(0, 0.6, 0.1, [87, 99], 'square', 0.15),
    noise(0.05, 0.6, 0.09, [500, 900], 'lowpass', 0.2),
  ],
  rifles: [...crack(0, 0.55), ...crack(0.13, 0.34), ...crack(0.31, 0.42)],
  burst: repeated([0, 0.08, 0.16, 0.24, 0.32, 0.4], (at, nth) =>
    crack(at, 0.42 - 0.03 * (nth % 2)).slice(0, nth === 5 ? 3 : 2),
  ),
  shell: [
    tone(0, 0.4, 0.75, [120, 36]),
    noise(0, 0.35, 0.4, [900, 120], 'lowpass'),
    noise(0.05, 0.7, 0.1, [300, 140], 'lowpass'),
  ],
  hit: [tone(0, 0.16, 0.6, [110, 44]), noise(0, 0.2, 0.42, [1300, 160], 'lowpass')],
  miss: [
    tone(0, 0.3, 0.2, [2500, 1250], 'sine', 0.01),
    noise(0, 0.05, 0.4, [3400, 2800], 'bandpass'),
  ],
  clash: [
    noise(0, 0.05, 0.6, [4800, 3600], 'bandpass'),
    tone(0, 0.16, 0.18, [1870, 1850], 'triangle'),
    tone(0.004, 0.12, 0.14, [2740, 2730], 'triangle'),
    ...repeated([0.11, 0.2], footstep),
  ],
  blast: [
    tone(0, 0.9, 0.85, [75, 26]),
    noise(0, 1.1, 0.6, [1600, 70], 'lowpass'),
    noise(0.02, 0.12, 0.35, [3200, 900], 'bandpass'),
    noise(0.35, 0.8, 0.07, [2400, 1200], 'bandpass', 0.1),
  ],
  card: [
    noise(0, 0.09, 0.3, [3200, 5200], 'bandpass', 0.03),
    noise(0.13, 0.03, 0.45, [1500, 1100], 'bandpass'),
  ],
  bell: repeated([0, 0.055, 0.11, 0.165, 0.22, 0.275, 0.33, 0.385], (at, nth) => [
    tone(at, nth === 7 ? 0.5 : 0.12, 0.13, [1480, 1478]),
    tone(at, nth === 7 ? 0.3 : 0.08, 0.07, [2360, 2355]),
  ]),
  snip: [
    noise(0, 0.025, 0.3, [5200, 4200], 'bandpass'),
    noise(0.07, 0.03, 0.36, [3300, 2500], 'bandpass'),
    tone(0.075, 0.4, 0.07, [660, 610], 'triangle'),
  ],
  lorry: [
    tone(0, 0.9, 0.24, [44, 62], 'sawtooth', 0.25),
    tone(0, 0.9, 0.12, [66, 93], 'square', 0.25),
    noise(0, 0.8, 0.08, [260, 520], 'lowpass', 0.3),
  ],
  watch: repeated([0, 0.26, 0.52, 0.78], (at, nth) => [
    noise(at, 0.014, 0.2, [nth % 2 === 0 ? 4300 : 3500, 3300], 'bandpass'),
    tone(at, 0.03, 0.05, [nth % 2 === 0 ? 2900 : 2500, 2400]),
  ]),
  horn: [
    tone(0, 1.2, 0.3, [110, 108], 'sawtooth', 0.18),
    tone(0, 1.1, 0.18, [165, 163], 'sawtooth', 0.2),
    noise(0, 1, 0.04, [420, 300], 'lowpass', 0.2),
  ],
};

// How each sound of the battle is made.

import { type Layer, noise, repeated, tone } from '../../../ui/kit/sound/layers.ts';
import { RATTLE } from '../../../ui/kit/sound/rattle.ts';
import type { Cue } from './cues.ts';

/** A rifle of the day: a hard crack and its echo off the slope. */
const rifle = (at: number, loud: number): Layer[] => [
  noise(at, 0.06, loud, [2900, 900], 'bandpass'),
  noise(at + 0.11, 0.14, loud * 0.25, [900, 400], 'bandpass', 0.02),
  tone(at, 0.05, loud * 0.5, [190, 70]),
];

/** One round of a machine gun. */
const round = (at: number, loud: number, pitch: number): Layer[] => [
  noise(at, 0.045, loud, [pitch, pitch * 0.4], 'bandpass'),
  tone(at, 0.04, loud * 0.6, [pitch / 14, pitch / 30]),
];

/** So many rounds at an even beat. */
const beats = (count: number, apart: number, from = 0): number[] =>
  Array.from({ length: count }, (_, n) => from + n * apart);

const footstep = (at: number, nth: number): Layer[] => [
  noise(at, 0.06, 0.5, [300 + 60 * (nth % 3), 130], 'lowpass', 0.006),
  noise(at + 0.02, 0.05, 0.12, [1600, 900], 'bandpass', 0.01), // chalk
];

/** A shell that bursts. */
const burst = (at: number, loud: number, pitch: number): Layer[] => [
  tone(at, 0.7, loud, [pitch, pitch * 0.4]),
  noise(at, 0.5, loud * 0.8, [1400, 120], 'lowpass'),
  noise(at + 0.12, 0.9, loud * 0.22, [3200, 1400], 'highpass', 0.12), // earth that comes down
];

const spade = (at: number): Layer[] => [
  noise(at, 0.12, 0.34, [2600, 1200], 'bandpass', 0.01),
  noise(at + 0.2, 0.16, 0.26, [700, 240], 'lowpass', 0.03),
];

const strand = (at: number, nth: number): Layer[] => [
  tone(at, 0.3, 0.12, [1180 + 170 * (nth % 3), 1120 + 170 * (nth % 3)], 'triangle'),
  noise(at, 0.05, 0.2, [4600, 3600], 'bandpass'),
];

const track = (at: number, nth: number): Layer[] => [
  tone(at, 0.09, 0.3, [52 + 4 * (nth % 2), 46], 'sawtooth'),
  noise(at, 0.05, 0.22, [1500, 700], 'bandpass'),
];

const lark = (at: number, nth: number): Layer[] => [
  tone(at, 0.09, 0.08, [2700 + 240 * (nth % 4), 3150 + 180 * (nth % 3)], 'sine', 0.02),
];

export const RECIPES: Readonly<Record<Cue, readonly Layer[]>> = {
  dice: RATTLE,
  mine: [
    tone(0, 2.6, 0.9, [46, 18], 'sine', 0.05),
    tone(0.1, 2.2, 0.5, [31, 16], 'sine', 0.2),
    noise(0.05, 2.4, 0.5, [500, 50], 'lowpass', 0.25),
    noise(0.9, 2.4, 0.16, [2600, 1100], 'highpass', 0.6), // chalk falling
  ],
  drumfire: repeated([0, 0.09, 0.15, 0.26, 0.31, 0.44, 0.52, 0.58, 0.71, 0.8, 0.86], (at, nth) => [
    tone(at, 0.5, 0.26 - 0.04 * (nth % 3), [58 + 6 * (nth % 4), 28]),
    noise(at, 0.4, 0.14, [360, 80], 'lowpass', 0.02),
  ]),
  whistle: [
    tone(0, 0.5, 0.13, [2240, 2260], 'triangle', 0.03),
    tone(0, 0.5, 0.1, [2305, 2290], 'triangle', 0.03), // the pea in it
    noise(0, 0.45, 0.05, [5200, 4800], 'bandpass', 0.03),
  ],
  signal: [
    noise(0, 0.5, 0.16, [900, 3800], 'bandpass', 0.2), // a rocket goes up
    noise(0.55, 0.12, 0.22, [2400, 1500], 'bandpass'),
    tone(0.55, 0.3, 0.06, [1320, 990], 'sine', 0.02),
  ],
  watch: repeated([0, 0.25, 0.5], (at) => [
    noise(at, 0.02, 0.2, [5200, 4800], 'bandpass'),
    tone(at, 0.03, 0.08, [2600, 2500]),
  ]),
  boots: repeated([0, 0.14, 0.3, 0.43, 0.58], footstep),
  tracks: repeated(beats(12, 0.07), track),
  wire: repeated([0, 0.07, 0.19, 0.26, 0.4], strand),
  spades: repeated([0, 0.45], spade),
  rifles: repeated([0, 0.07, 0.11, 0.2, 0.26, 0.37, 0.41, 0.52], (at, nth) =>
    rifle(at, 0.38 - 0.05 * (nth % 3)),
  ),
  maxim: repeated(beats(11, 0.118), (at) => round(at, 0.36, 1500)),
  vickers: repeated(beats(13, 0.1), (at) => round(at, 0.34, 1900)),
  stokes: [
    tone(0, 0.16, 0.4, [170, 70]),
    noise(0, 0.12, 0.2, [800, 300], 'lowpass'),
    ...burst(0.62, 0.4, 80),
  ],
  'field-gun': [
    tone(0, 0.4, 0.5, [110, 36]),
    noise(0, 0.3, 0.4, [2200, 300], 'lowpass'),
    ...burst(0.4, 0.34, 84),
  ],
  shell: [
    tone(0, 0.62, 0.09, [1500, 420], 'sine', 0.25),
    noise(0, 0.6, 0.1, [2600, 700], 'bandpass', 0.3),
    ...burst(0.62, 0.6, 70),
  ],
  gas: [
    tone(0, 0.5, 0.07, [1200, 500], 'sine', 0.25),
    noise(0.5, 0.2, 0.26, [700, 300], 'lowpass'),
    noise(0.6, 1.3, 0.1, [4200, 2600], 'highpass', 0.3),
  ],
  smoke: [
    tone(0, 0.5, 0.07, [1300, 480], 'sine', 0.25),
    noise(0.5, 0.24, 0.28, [800, 260], 'lowpass'),
    noise(0.6, 0.9, 0.07, [1800, 900], 'bandpass', 0.3),
  ],
  bombs: [
    ...burst(0, 0.34, 120),
    ...burst(0.24, 0.3, 104),
    noise(0.34, 0.06, 0.3, [4800, 3900], 'bandpass'),
    tone(0.34, 0.16, 0.1, [2420, 2390], 'triangle'),
    ...burst(0.5, 0.32, 112),
  ],
  hit: [tone(0, 0.18, 0.45, [110, 44]), noise(0, 0.22, 0.3, [1100, 160], 'lowpass')],
  miss: repeated([0, 0.09], (at) => [
    tone(at, 0.16, 0.07, [2100, 1300], 'sine', 0.01), // a ricochet
    noise(at, 0.08, 0.16, [900, 400], 'lowpass', 0.02),
  ]),
  fall: [
    tone(0, 0.9, 0.55, [84, 28]),
    noise(0, 0.9, 0.32, [900, 90], 'lowpass'),
    tone(0.45, 0.7, 0.12, [146, 138], 'triangle', 0.1),
  ],
  larks: repeated([0, 0.08, 0.15, 0.24, 0.3, 0.4, 0.47, 0.55, 0.66, 0.72, 0.8, 0.9], lark),
};

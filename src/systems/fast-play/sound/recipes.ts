// How each sound of the battle is made.

import { type Layer, noise, repeated, tone } from '../../../ui/kit/sound/layers.ts';
import { RATTLE } from '../../../ui/kit/sound/rattle.ts';
import type { Cue } from './cues.ts';

/** The sharp report of a chassepot. */
const chassepot = (at: number, loud: number): Layer[] => [
  noise(at, 0.07, loud, [3400, 1200], 'bandpass'),
  tone(at, 0.05, loud * 0.5, [240, 90]),
];

/** The duller crack of a needle-gun. */
const needleGun = (at: number, loud: number): Layer[] => [
  noise(at, 0.09, loud, [1700, 500], 'bandpass'),
  tone(at, 0.07, loud * 0.5, [150, 60]),
];

const footstep = (at: number, nth: number): Layer[] => [
  noise(at, 0.06, 0.6, [360 + 50 * (nth % 2), 150], 'lowpass', 0.006),
];

const hoof = (at: number, nth: number): Layer[] => [
  noise(at, 0.045, 0.5, [520 + 90 * (nth % 3), 220], 'lowpass', 0.004),
  tone(at, 0.04, 0.12, [210, 130]),
];

const beat = (at: number, nth: number): Layer[] => [
  tone(at, 0.12, nth % 4 === 0 ? 0.4 : 0.22, [180, 120]),
  noise(at, 0.09, 0.3, [2400, 1500], 'bandpass'),
];

export const RECIPES: Readonly<Record<Cue, readonly Layer[]>> = {
  dice: RATTLE,
  drum: repeated([0, 0.12, 0.24, 0.3, 0.36, 0.48, 0.6, 0.66], beat),
  boots: repeated([0, 0.16, 0.32, 0.48], footstep),
  hooves: repeated([0, 0.09, 0.2, 0.3, 0.39, 0.5], hoof),
  chassepots: repeated([0, 0.05, 0.09, 0.16, 0.2, 0.27, 0.36, 0.41], (at, nth) =>
    chassepot(at, 0.42 - 0.04 * (nth % 3)),
  ),
  'needle-guns': repeated([0, 0.07, 0.12, 0.2, 0.26, 0.37, 0.44], (at, nth) =>
    needleGun(at, 0.4 - 0.04 * (nth % 3)),
  ),
  krupp: [
    tone(0.14, 0.9, 0.4, [62, 30]),
    noise(0.14, 1, 0.16, [240, 70], 'lowpass', 0.05),
    tone(0.55, 0.8, 0.26, [56, 28]),
    noise(0.55, 0.9, 0.1, [200, 60], 'lowpass', 0.06),
  ],
  sabres: [
    noise(0.1, 0.05, 0.4, [5200, 4200], 'bandpass'),
    tone(0.1, 0.2, 0.14, [2350, 2330], 'triangle'),
    noise(0.28, 0.05, 0.34, [4600, 3700], 'bandpass'),
    tone(0.28, 0.16, 0.1, [2780, 2760], 'triangle'),
  ],
  hit: [tone(0, 0.18, 0.45, [110, 44]), noise(0, 0.22, 0.32, [1100, 160], 'lowpass')],
  miss: [noise(0, 0.12, 0.2, [900, 380], 'lowpass', 0.02)],
  fall: [
    tone(0, 0.8, 0.55, [84, 30]),
    noise(0, 0.9, 0.34, [900, 90], 'lowpass'),
    ...repeated([0.3, 0.55, 0.8], beat),
  ],
  bugle: [
    tone(0, 0.22, 0.16, [392, 392], 'sawtooth', 0.03),
    tone(0.22, 0.22, 0.16, [523, 523], 'sawtooth', 0.03),
    tone(0.44, 0.5, 0.18, [659, 657], 'sawtooth', 0.03),
  ],
  clock: repeated([0, 0.3], (at) => [
    tone(at, 0.5, 0.12, [880, 876]),
    tone(at, 0.3, 0.06, [1760, 1752]),
  ]),
  retreat: [
    ...repeated([0, 0.14, 0.28, 0.42, 0.56, 0.63, 0.7, 0.84], beat),
    tone(0.9, 0.9, 0.2, [110, 108], 'sawtooth', 0.2),
  ],
};

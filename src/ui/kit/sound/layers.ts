// What a sound is made of: layers of noise and tone, each struck at its moment, sliding from one pitch to another while
// it dies away. No sound is a recording.

export interface Layer {
  readonly wave: 'noise' | OscillatorType;
  readonly at: number; // seconds after the sound begins
  readonly swell: number; // seconds to its loudest
  readonly fall: number; // seconds from there to silence
  readonly loud: number;
  readonly pitch: readonly [from: number, to: number]; // hertz; of noise, the middle or the edge of what is let through
  readonly filter?: BiquadFilterType; // for noise; for a tone, what it is softened by, at three times its pitch
}

const AT_ONCE = 0.002;

export const noise = (
  at: number,
  fall: number,
  loud: number,
  pitch: Layer['pitch'],
  filter: BiquadFilterType,
  swell = AT_ONCE,
): Layer => ({ wave: 'noise', at, swell, fall, loud, pitch, filter });

export const tone = (
  at: number,
  fall: number,
  loud: number,
  pitch: Layer['pitch'],
  wave: OscillatorType = 'sine',
  swell = AT_ONCE,
): Layer => ({
  wave,
  at,
  swell,
  fall,
  loud,
  pitch,
  ...(wave === 'sine' ? {} : { filter: 'lowpass' }),
});

/** The same layers at several moments, each a little different so that it does not sound like a machine. */
export const repeated = (times: readonly number[], layers: (at: number, nth: number) => Layer[]) =>
  times.flatMap((at, nth) => layers(at, nth));

/** Seconds until the last layer of a sound has died away. */
export const lengthOf = (layers: readonly Layer[]): number =>
  Math.max(...layers.map(({ at, swell, fall }) => at + swell + fall));

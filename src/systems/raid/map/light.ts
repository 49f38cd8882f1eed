// Night thins into morning: how dark the map is in a turn, by the clock from the first turn to the last.

import type { Veil } from '../../../ui/sheet/board.ts';

const NIGHT = ['#a9b5d8', '#8a98c6', '#5f6da4'];
const DAWN = ['#fff1dc', '#fde3c8', '#f0c4a8'];

/** Minutes of '04:45'. */
export function minutes(clock: string): number {
  const [hours = 0, mins = 0] = clock.split(':').map(Number);
  return hours * 60 + mins;
}

/** 1 at the raid's first clock, 0 at its last: quick at first, as dawn comes. Clocks may be unset. */
export function nightAt(clock: readonly string[], turn: number): number {
  const known = clock.filter((time) => time !== '');
  const start = known[0];
  const end = known.at(-1);
  const now = clock[Math.max(0, Math.min(clock.length - 1, turn))];
  if (start === undefined || end === undefined || now === undefined || now === '') return 1;
  const whole = minutes(end) - minutes(start);
  if (whole <= 0) return 0;
  const left = 1 - (minutes(now) - minutes(start)) / whole;
  return Math.max(0, Math.min(1, left)) ** 1.6;
}

/** The rose of dawn: none in the night and by day, most in between. */
export const dawnAt = (night: number): number => 4 * night * (1 - night);

/** The tints of the sheet, 1 deep night, 0 day; in between the light is rosy. */
export const veilsAt = (night: number): Veil[] => [
  { colours: NIGHT, strength: night },
  { colours: DAWN, strength: dawnAt(night) * 0.6 },
];

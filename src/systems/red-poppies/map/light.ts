// The light of the hour: an hour before sunrise it is night, the first turns of a summer morning lie in haze, then the
// sheet is in full light. Fog and darkness of the rules (9.01) keep it dark for as long as they last.

import type { Veil } from '../../../ui/sheet/board.ts';
import { isDark } from '../rules/sight.ts';
import { type State, turnOf } from '../rules/state.ts';

const HAZE = ['#fdf3df', '#efe0c8', '#c9bfb4'];
const NIGHT = ['#a9b4c9', '#7d89a8', '#454f70'];

const CLEARS = 5; // turns until the haze of the first has gone
const DAWN = 0.5; // from here down it is haze, above it night

/** 0 in full light, up to a half in haze, 1 at night. */
export function duskOf(s: State): number {
  const turn = Math.max(1, turnOf(s));
  const { dark } = s.scenario;
  const nights = dark.reduce((sum, one) => sum + one, 0);
  if (isDark(s)) return 1 - (0.35 * (turn - 1)) / Math.max(1, nights);
  const since = turn - 1 - nights;
  return Math.max(0, DAWN * (1 - since / CLEARS));
}

export const veilsOf = (dusk: number): Veil[] => [
  { colours: HAZE, strength: Math.min(1, dusk / DAWN) },
  { colours: NIGHT, strength: Math.max(0, (dusk - DAWN) / DAWN) * 0.85 },
];

// The day goes from noon to dusk: how far it has gone, and the tints of its hours.

import type { Veil } from '../../../ui/sheet/board.ts';
import { G, get, type State } from '../rules/state.ts';

const GOLD = ['#fff4d6', '#ffe3a8', '#e8b878'];
const DUSK = ['#b9b3cf', '#8f8cb4', '#5d618f'];

/** 0 at noon, 1 when the last turn begins: slowly at first, as an August evening comes. */
export function duskOf(s: State): number {
  const { turns } = s.scenario;
  const gone = turns <= 1 ? 0 : (Math.max(1, get(s, G.turn)) - 1) / (turns - 1);
  return Math.max(0, Math.min(1, gone)) ** 1.8;
}

/** Gold in the late afternoon, then grey-violet. */
export const veilsOf = (dusk: number): Veil[] => [
  { colours: GOLD, strength: Math.min(1, dusk * 2.4) * (1 - dusk * 0.7) * 0.75 },
  { colours: DUSK, strength: Math.max(0, (dusk - 0.35) / 0.65) * 0.8 },
];

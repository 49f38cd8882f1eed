// 3a What a British player knows of a raid, and raids that agree with it: the markers still face down are shuffled
// anew among their zones, letter by letter, and the dice to come are somebody else's. Whatever looks ahead looks into
// such a copy and never into the raid itself.

import { hashPosition } from '../../../engine/hash.ts';
import { copy, copyInto } from '../../../engine/position.ts';
import type { Rolls } from '../../../engine/rolls.ts';
import { at, G, isFaceDown, markerAt, type RaidState, set, setMarker } from './state.ts';
import { Letter, MAX_ZONES, type Zone } from './types.ts';

const RANDOM_CELLS = 8;
const LETTERS = [Letter.A, Letter.B] as const;

const zones = new Int16Array(MAX_ZONES); // face down, of one letter
const cup = new Int16Array(MAX_ZONES); // what they show, as a heap without places

/** A copy that looks the same to the player and forgets all else: markers in order, dice at rest. */
export function known(state: RaidState): RaidState {
  const s = copy(state);
  for (const letter of LETTERS) {
    const count = gather(s, letter);
    for (let i = 0; i < count; i++) setMarker(s, at(zones, i), at(cup, i));
  }
  for (let i = 0; i < RANDOM_CELLS; i++) set(s, G.random + i, 0);
  return s;
}

/** The same for any two raids a player could not tell apart. */
export const knowledgeKey = (state: RaidState): string => hashPosition(known(state));

/** Makes `into` one of the raids that agree with what is known of `state`, each as likely as another. */
export function redeal(into: RaidState, state: RaidState, rolls: Rolls): void {
  copyInto(into, state);
  for (const letter of LETTERS) {
    const count = gather(into, letter);
    for (let i = 0; i < count; i++) {
      const pick = i + rolls.draw('marker', '3a', count - i);
      const marker = at(cup, pick);
      cup[pick] = at(cup, i);
      setMarker(into, at(zones, i), marker);
    }
  }
}

/** Fills the lists with one letter's face-down zones and, sorted, with what they show; returns how many. */
function gather(s: RaidState, letter: number): number {
  const sc = s.scenario;
  let count = 0;
  for (let zone: Zone = 0; zone < sc.zones.length; zone++) {
    if (at(sc.zoneLetter, zone) !== letter || !isFaceDown(s, zone)) continue;
    zones[count] = zone;
    insert(markerAt(s, zone), count++);
  }
  return count;
}

function insert(marker: number, count: number): void {
  let i = count;
  while (i > 0 && at(cup, i - 1) > marker) {
    cup[i] = at(cup, i - 1);
    i--;
  }
  cup[i] = marker;
}

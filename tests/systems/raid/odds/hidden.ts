// The same raid to the player, another underneath.

import { copy } from '../../../../src/engine/position.ts';
import {
  G,
  get,
  isFaceDown,
  markerAt,
  type RaidState,
  set,
  setMarker,
} from '../../../../src/systems/raid/rules/state.ts';

/** The face-down markers of each letter handed round by one zone, and other dice to come. */
export function otherwise(state: RaidState): RaidState {
  const s = copy(state);
  const { zones, zoneLetter } = s.scenario;
  const hidden = zones.map((_, zone) => zone).filter((zone) => isFaceDown(s, zone));
  for (const letter of [1, 2]) {
    const some = hidden.filter((zone) => zoneLetter[zone] === letter);
    for (const [i, zone] of some.entries()) {
      setMarker(s, zone, markerAt(state, some[(i + 1) % some.length] ?? zone));
    }
  }
  for (let i = 0; i < 8; i++) set(s, G.random + i, (get(s, G.random + i) * 31 + i * 7) & 0x7fff);
  return s;
}

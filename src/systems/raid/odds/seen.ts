// What the player can see of a raid. Odds are worked out on this alone: what a face-down marker shows, and the
// dice to come, are taken out before anything is computed.

import { type Fraction, fraction } from '../../../engine/fraction.ts';
import { copy } from '../../../engine/position.ts';
import type { Rolls } from '../../../engine/rolls.ts';
import { at, G, isFaceDown, markerAt, type RaidState, set, setMarker } from '../rules/state.ts';
import type { RuleId, Zone } from '../rules/types.ts';

const RANDOM_CELLS = 8;

/** A copy in which every face-down marker is one that no list knows: it stays face down whatever happens. */
export function seen(state: RaidState): RaidState {
  const s = copy(state);
  for (let zone = 0; zone < s.scenario.zones.length; zone++) {
    if (isFaceDown(s, zone)) setMarker(s, zone, s.scenario.markers.length);
  }
  for (let i = 0; i < RANDOM_CELLS; i++) set(s, G.random + i, 0);
  return s;
}

/** Leaves the tests of markers out of the dice: nobody knows what they would bring, so they split no path. */
export class SeenRolls implements Rolls {
  readonly #rolls: Rolls;

  constructor(rolls: Rolls) {
    this.#rolls = rolls;
  }

  d6(name: string, rule: RuleId): number {
    return this.#rolls.d6(name, rule);
  }
  d10(name: string, rule: RuleId): number {
    return name === 'wake marker' ? 9 : this.#rolls.d10(name, rule);
  }
  draw(name: string, rule: RuleId, count: number): number {
    return this.#rolls.draw(name, rule, count);
  }
}

/** For what rolls no dice but those of markers. */
export const NO_DICE: Rolls = new SeenRolls({
  d6: (name) => unexpected(name),
  d10: (name) => unexpected(name),
  draw: (name) => unexpected(name),
});

function unexpected(name: string): never {
  throw new Error(`no die '${name}' was expected`);
}

/** 3a A face-down marker, and what it may show: any of its letter that has not been turned yet. */
export interface FaceDown {
  readonly zone: Zone;
  readonly contents: ReadonlyArray<{ readonly marker: number; readonly chance: Fraction }>;
}

/** Counts what is still face down, without regard to where: that much every player can work out. */
export function faceDown(state: RaidState, zone: Zone): FaceDown {
  const sc = state.scenario;
  const counts = sc.markers.map(() => 0);
  let total = 0;
  for (let z = 0; z < sc.zones.length; z++) {
    if (!isFaceDown(state, z) || at(sc.zoneLetter, z) !== at(sc.zoneLetter, zone)) continue;
    counts[markerAt(state, z)] = (counts[markerAt(state, z)] ?? 0) + 1;
    total++;
  }
  const contents = counts.flatMap((count, marker) =>
    count === 0 ? [] : [{ marker, chance: fraction(count, total) }],
  );
  return { zone, contents };
}

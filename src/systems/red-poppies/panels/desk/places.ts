// Where things are to be seen on the map, and where the keyboard goes on it.

import type { Frame } from '../../../../engine/frames.ts';
import type { BattleEvent } from '../../rules/events.ts';
import type { Field } from '../../rules/field.ts';
import { aimOf, G, get, hexOf, isOnMap, type State } from '../../rules/state.ts';
import type { BattleAsked } from '../../rules/system.ts';
import { type HexId, NONE } from '../../rules/types.ts';
import { ownIn, readyUnits, stackInHand } from './in-hand.ts';

/** First where an event leads, then where it comes from. */
export function placesOf({ event, before }: Frame<Field, BattleEvent>): readonly HexId[] {
  return placesIn(before, event).filter((hex) => hex !== NONE);
}

function placesIn(s: State, event: BattleEvent): readonly HexId[] {
  switch (event.kind) {
    case 'stepped':
      return [event.hex, event.from];
    case 'shot':
      return [event.hex, hexOf(s, event.unit)];
    case 'fell':
      return [event.hex, event.aim];
    case 'gap':
    case 'flattened': {
      const { a, b } = s.scenario.wires[event.wire] ?? { a: NONE, b: NONE };
      return [b, a];
    }
    case 'strayed':
      return [hexOf(s, event.check.unit)];
    case 'signal':
    case 'cancelled':
    case 'ready':
      return [aimOf(s, event.battery)];
    case 'ordered':
    case 'stunned':
      return event.units.map((unit) => hexOf(s, unit));
    case 'bombardment':
    case 'barrage':
      return event.hexes;
    default:
      if ('hex' in event) return [event.hex];
      return 'unit' in event ? [hexOf(s, event.unit)] : [];
  }
}

/** Who is asked about: in hand, moving, or about to strike. */
export function actingHex(s: State, { kind }: BattleAsked): HexId | null {
  const of = (unit: number): HexId | null =>
    unit !== NONE && isOnMap(s, unit) ? hexOf(s, unit) : null;
  switch (kind) {
    case 'act':
    case 'point': {
      const [lead = NONE] = stackInHand(s, null);
      return of(lead);
    }
    case 'strike':
      return of(get(s, G.striker));
    case 'pause':
    case 'return':
      return of(get(s, G.lead)) ?? of(get(s, G.second));
    default:
      return null;
  }
}

/** The keyboard begins with who acts, else with the foremost of the player's. */
export function startHex(s: State, asked: BattleAsked): HexId {
  const acting = actingHex(s, asked);
  if (acting !== null) return acting;
  const [ready = NONE] = readyUnits(s);
  if (ready !== NONE && isOnMap(s, ready)) return hexOf(s, ready);
  const held = [...s.scenario.hexes.keys()].filter((hex) => ownIn(s, hex).length > 0);
  return held.at(-1) ?? s.scenario.objectives[0]?.hex ?? 0;
}

/** 3.01a Up and down keep to a column; to the sides the row stays the same. */
export function stepFrom({ hexes }: Field, from: HexId, key: string): HexId | null {
  const here = hexes[from];
  const [aside, down] = WAYS[key] ?? [0, 0];
  if (here === undefined || (aside === 0 && down === 0)) return null;
  const there = hexes.findIndex(
    ({ column, row }) => column === here.column + aside && row === here.row + down,
  );
  return there < 0 ? null : there;
}
const WAYS: Readonly<Record<string, readonly [aside: number, down: number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

// Where things are to be seen on the map, and where the keyboard goes on it.

import type { Frame } from '../../../../engine/frames.ts';
import { centre } from '../../../../hex/hex.ts';
import type { BattleEvent } from '../../rules/events.ts';
import type { Field } from '../../rules/field.ts';
import { hexOf, type State } from '../../rules/state.ts';
import type { BattleAsked } from '../../rules/system.ts';
import { type HexId, NONE } from '../../rules/types.ts';
import { orderable } from './in-hand.ts';

/** First where an event leads, then where it comes from. */
export function placesOf({ event, before }: Frame<Field, BattleEvent>): readonly HexId[] {
  const of = (unit: number): HexId[] => [hexOf(before, unit)].filter((hex) => hex !== NONE);
  if ('target' in event) return [...of(event.target), ...of(event.unit)];
  if ('hex' in event) return 'from' in event ? [event.hex, event.from] : [event.hex];
  if (event.kind === 'holds') return [before.scenario.objectives[event.objective]?.hex ?? 0];
  return 'unit' in event ? of(event.unit) : [];
}

/** The unit that is asked about. */
export function actingHex(s: State, { unit }: BattleAsked): HexId | null {
  const hex = unit === NONE ? NONE : hexOf(s, unit);
  return hex === NONE ? null : hex;
}

export function startHex(s: State, asked: BattleAsked): HexId {
  const [first = 0] = orderable(s);
  const hex = actingHex(s, asked) ?? hexOf(s, first);
  return hex === NONE ? 0 : hex;
}

const WAYS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

/** To the neighbour that lies most nearly that way; up and down go to and fro, so that they keep to a column. */
export function stepFrom({ hexes, next }: Field, from: HexId, key: string): HexId | null {
  const way = WAYS[key];
  const here = hexes[from];
  if (way === undefined || here === undefined) return null;
  const [x, y] = centre(here.at);
  const along = (hex: HexId): number => {
    const [u, v] = centre(hexes[hex]?.at ?? here.at);
    return (u - x) * way[0] + (v - y) * way[1];
  };
  const lean = here.row % 2 === 0 ? 1 : -1; // 1.4 rows lie half a hex apart
  const aside = (hex: HexId): number => (centre(hexes[hex]?.at ?? here.at)[0] - x) * lean;
  const around = Array.from({ length: 6 }, (_, facing) => next[from * 6 + facing] as number);
  const ahead = around.filter((hex) => hex !== NONE && along(hex) > 0.1);
  return ahead.sort((a, b) => along(b) - along(a) || aside(b) - aside(a))[0] ?? null;
}

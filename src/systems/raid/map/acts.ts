// What the raid's animations are made of: the stage with the lie of the land, and where things are on it.

import type { Stage } from '../../../ui/sheet/act.ts';
import type { Point } from '../../../ui/sheet/geometry.ts';
import { COUNTER } from '../../../ui/sheet/palette.ts';
import { placeOf, type RaidState } from '../rules/state.ts';
import { ABOARD, type Place, type Unit, type Zone } from '../rules/types.ts';
import { contentsOf } from './contents.ts';
import type { Ground } from './ground.ts';
import { slotsOf } from './stacks-layout.ts';

export interface Stageplay extends Stage {
  readonly ground: Ground;
}

export const zoneOf = (s: RaidState, place: Place): Zone =>
  place >= ABOARD ? placeOf(s, place - ABOARD) : place;

export const size = (play: Stageplay): number => COUNTER * 0.72 * play.times;

export function centre(play: Stageplay, zone: Zone): Point {
  const info = play.ground.scenario.zones[zone];
  return [info?.x ?? 0, info?.y ?? 0];
}

/** Where a zone's stack of one side lies, or a craft of it. */
export function spotOf(
  play: Stageplay,
  state: RaidState,
  zone: Zone,
  side: 'british' | 'german',
  craft: Unit = -1,
): Point {
  const contents = contentsOf(state, zone);
  const slots = slotsOf(contents);
  const boat = contents.boats.findIndex((b) => b.craft === craft);
  const slot: Point = slots.boats[boat] ?? (contents[side] === null ? [0, 0] : slots[side]);
  const [x, y] = centre(play, zone);
  return [x + slot[0] * play.times, y + slot[1] * play.times];
}

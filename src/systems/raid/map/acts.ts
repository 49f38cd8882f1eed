// What animations are made of: an act stands in for some pieces and is a function of its share from 0 to 1, so it can
// be cut short at any time.

import { placeOf, type RaidState } from '../rules/state.ts';
import { ABOARD, type Place, type Unit, type Zone } from '../rules/types.ts';
import { contentsOf } from './contents.ts';
import type { Point } from './geometry.ts';
import type { Ghosts } from './ghosts.ts';
import type { Ground } from './ground.ts';
import { COUNTER } from './palette.ts';
import { slotsOf } from './stacks-layout.ts';

/** An animation ready to run: which pieces it stands in for, and how it looks at each share of its time. */
export interface Act {
  readonly hidden: ReadonlySet<Unit>;
  readonly hiddenMarker: Zone | null;
  readonly share: number; // of the pace it takes
  readonly show: (t: number) => void;
  readonly end: () => void;
}

export interface Stageplay {
  readonly ghosts: Ghosts;
  readonly ground: Ground;
  readonly times: number;
}

const NOBODY: ReadonlySet<Unit> = new Set();

export const zoneOf = (s: RaidState, place: Place): Zone =>
  place >= ABOARD ? placeOf(s, place - ABOARD) : place;

export const size = (play: Stageplay): number => COUNTER * 0.72 * play.times;

export function centre(play: Stageplay, zone: Zone): Point {
  const info = play.ground.scenario.zones[zone];
  return [info?.x ?? 0, info?.y ?? 0];
}

export const smoothly = (t: number): number => t * t * (3 - 2 * t);

export type Paint = (g: ReturnType<Ghosts['sheet']>, t: number) => void;

/** An animation that hides nothing and is drawn anew each frame. */
export function drawn(play: Stageplay, share: number, paint: Paint): Act {
  const g = play.ghosts.sheet();
  return {
    hidden: NOBODY,
    hiddenMarker: null,
    share,
    show: (t) => {
      g.clear();
      paint(g, t);
    },
    end: () => g.destroy(),
  };
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

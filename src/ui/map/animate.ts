// What each event looks like: stacks glide, shots fly, counters shake and turn, markers flip. Each animation is a
// function of its share from 0 to 1, so it can be cut short at any time.

import type { RaidEvent } from '../../rules/events.ts';
import { placeOf, type RaidState, stepsOf } from '../../rules/state.ts';
import { ABOARD, NONE, type Place, type Unit, type Zone } from '../../rules/types.ts';
import { contentsOf } from './contents.ts';
import * as effects from './effects.ts';
import type { Point } from './geometry.ts';
import type { Ghost, Ghosts } from './ghosts.ts';
import type { Ground } from './ground.ts';
import { COUNTER } from './palette.ts';
import { wayOf } from './pencil.ts';
import { markerStamp } from './pieces.ts';
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
const ALARM = 0xb3261e;
const QUIET = 0x57606a;
const BLUE = 0x1f4fa3;

/** The animation of an event, or null when there is nothing to see. */
export function actOf(
  play: Stageplay,
  event: RaidEvent,
  before: RaidState,
  after: RaidState,
): Act | null {
  switch (event.kind) {
    case 'moved':
    case 'landed':
    case 'embarked':
    case 'sailed':
    case 'fell-back':
    case 'sent-back':
      return glide(play, after, event.units, [zoneOf(after, event.from), zoneOf(after, event.to)]);
    case 'german-move':
      return march(play, after, event.from, event.units);
    case 'reinforcements':
      return event.zone === NONE ? null : arrive(play, after, event.units, event.zone);
    case 'fire':
      return shoot(play, after, event.from, event.to, event.hit);
    case 'assault':
      return drawn(play, 0.8, (g, t) => effects.clash(g, centre(play, event.zone), size(play), t));
    case 'assault-line':
      return drawn(play, 0.7, (g, t) => struck(play, g, event.zone, event.hit, t));
    case 'loss':
      return fall(play, before, after, event.unit, zoneOf(before, event.place), event.steps);
    case 'lost-aboard':
      return fall(play, before, after, event.craft, placeOf(before, event.craft), 1);
    case 'marker-turned':
      return turnMarker(play, after, event.zone);
    case 'mines':
    case 'bangalore':
      return explode(play, event.zone, event.kind === 'bangalore' || event.explodes);
    case 'objective':
      return explode(play, zoneOf(before, placeOf(before, event.unit)), true);
    case 'wake-test':
      return ringAt(play, event.zone, event.wakes ? ALARM : QUIET, 0.5);
    case 'line-cut':
      return ringAt(play, event.zone, BLUE, 0.7);
    case 'prisoner':
      return ringAt(play, zoneOf(after, placeOf(after, event.guard)), BLUE, 0.7);
    default:
      return null;
  }
}

const zoneOf = (s: RaidState, place: Place): Zone =>
  place >= ABOARD ? placeOf(s, place - ABOARD) : place;

const size = (play: Stageplay): number => COUNTER * 0.72 * play.times;

function centre(play: Stageplay, zone: Zone): Point {
  const info = play.ground.scenario.zones[zone];
  return [info?.x ?? 0, info?.y ?? 0];
}

const smoothly = (t: number): number => t * t * (3 - 2 * t);

function along(way: readonly Point[], t: number): Point {
  const at = Math.max(0, Math.min(1, t)) * (way.length - 1);
  const i = Math.min(way.length - 2, Math.floor(at));
  const a = way[Math.max(0, i)] as Point;
  const b = way[i + 1] ?? a;
  return [a[0] + (b[0] - a[0]) * (at - i), a[1] + (b[1] - a[1]) * (at - i)];
}

const put = (ghost: Ghost, [x, y]: Point): void => {
  ghost.setPosition(x, y);
};

/** A stack on its way, zone by zone. */
function glide(
  play: Stageplay,
  after: RaidState,
  units: readonly Unit[],
  zones: readonly Zone[],
): Act | null {
  const way = wayOf(play.ground.scenario, play.ground.links, zones);
  const start = way[0];
  if (start === undefined || units.length === 0) return null;
  const ghost = play.ghosts.pile(after, units, start);
  return {
    hidden: new Set(units),
    hiddenMarker: null,
    share: 1,
    show: (t) => put(ghost, along(way, smoothly(t))),
    end: () => ghost.destroy(),
  };
}

/** 8.2 The Germans of a stack, each as far as it gets. */
function march(
  play: Stageplay,
  after: RaidState,
  from: Zone,
  paths: ReadonlyArray<{ readonly unit: Unit; readonly path: readonly Zone[] }>,
): Act | null {
  const { scenario, links } = play.ground;
  const moving = paths.filter(({ path }) => path.length > 0);
  const ghosts = moving.map(({ unit, path }) => {
    const way = wayOf(scenario, links, [from, ...path]);
    return { way, ghost: play.ghosts.pile(after, [unit], way[0] ?? centre(play, from)) };
  });
  if (ghosts.length === 0) return null;
  return {
    hidden: new Set(moving.map(({ unit }) => unit)),
    hiddenMarker: null,
    share: 1,
    show: (t) => {
      for (const [i, { ghost, way }] of ghosts.entries()) {
        const [x, y] = along(way, smoothly(Math.min(1, t * 1.25 - i * 0.05)));
        put(ghost, [x + i * 3 * play.times, y + i * 3 * play.times]);
      }
    },
    end: () => {
      for (const { ghost } of ghosts) ghost.destroy();
    },
  };
}

/** 8.1 Reinforcements come in over the edge of the sheet. */
function arrive(play: Stageplay, after: RaidState, units: readonly Unit[], zone: Zone): Act {
  const to = centre(play, zone);
  const { width, height } = play.ground.art;
  const gaps = [to[0], width - to[0], height - to[1]];
  const edges: Point[] = [
    [-90, to[1]],
    [width + 90, to[1]],
    [to[0], height + 90],
  ];
  const from = edges[gaps.indexOf(Math.min(...gaps))] ?? to;
  const ghost = play.ghosts.pile(after, units, from);
  return {
    hidden: new Set(units),
    hiddenMarker: null,
    share: 1,
    show: (t) => {
      put(ghost, along([from, to], smoothly(t)));
      ghost.setAlpha(Math.min(1, t * 3));
    },
    end: () => ghost.destroy(),
  };
}

type Paint = (g: ReturnType<Ghosts['sheet']>, t: number) => void;

/** An animation that hides nothing and is drawn anew each frame. */
function drawn(play: Stageplay, share: number, paint: Paint): Act {
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

/** 11.1 Flash, tracers, then where they went. */
function shoot(play: Stageplay, after: RaidState, from: Zone, to: Zone, hits: boolean): Act {
  const a = spotOf(play, after, from);
  const b = spotOf(play, after, to);
  return drawn(play, 1, (g, t) => {
    effects.muzzle(g, a, size(play), t / 0.4);
    if (t < 0.62) effects.tracers(g, a, b, size(play), t / 0.5);
    const struckAt = (t - 0.46) / 0.54;
    if (struckAt <= 0) return;
    if (hits) effects.hit(g, b, size(play), struckAt);
    else effects.miss(g, b, size(play), struckAt);
  });
}

/** Where the stack of a zone lies. */
function spotOf(play: Stageplay, state: RaidState, zone: Zone): Point {
  const contents = contentsOf(state, zone);
  const slots = slotsOf(contents);
  const slot = contents.british !== null ? slots.british : contents.german !== null ? slots.german : [0, 0];
  const [x, y] = centre(play, zone);
  return [x + (slot[0] ?? 0) * play.times, y + (slot[1] ?? 0) * play.times];
}

function struck(
  play: Stageplay,
  g: Parameters<Paint>[0],
  zone: Zone,
  hits: boolean,
  t: number,
): void {
  const at = centre(play, zone);
  effects.clash(g, at, size(play), Math.min(1, t * 1.6));
  if (t < 0.45) return;
  if (hits) effects.hit(g, at, size(play), (t - 0.45) / 0.55);
  else effects.miss(g, at, size(play), (t - 0.45) / 0.55);
}

/** 2.3 A counter shakes, then turns over, or falls when it was its last step. */
function fall(
  play: Stageplay,
  before: RaidState,
  after: RaidState,
  unit: Unit,
  zone: Zone,
  lost: number,
): Act | null {
  if (zone < 0) return null;
  const left = stepsOf(after, unit);
  const had = Math.max(stepsOf(before, unit), Math.min(2, left + lost), 1);
  const at = spotOf(play, before, zone);
  const face = play.ghosts.counter(before, unit, had, at);
  const back = left > 0 ? play.ghosts.counter(after, unit, left, at).setVisible(false) : null;
  return {
    hidden: new Set([unit]),
    hiddenMarker: null,
    share: 0.9,
    show: (t) => {
      const shake = t < 0.4 ? Math.sin(t * 70) * 4 * play.times * (1 - t) : 0;
      put(face, [at[0] + shake, at[1]]);
      const turn = Math.max(0, (t - 0.4) / 0.6);
      if (back === null) face.setAngle(turn * 38).setAlpha(1 - turn).setScale(1 - turn * 0.4);
      else flip(face, back, turn);
    },
    end: () => {
      face.destroy();
      back?.destroy();
    },
  };
}

function flip(front: Ghost, back: Ghost, turn: number): void {
  front.setVisible(turn < 0.5).setScale(Math.max(0.02, 1 - turn * 2), 1);
  back.setVisible(turn >= 0.5).setScale(Math.max(0.02, turn * 2 - 1), 1);
}

/** 10.4 The card turns on its middle; what it shows comes out behind it. */
function turnMarker(play: Stageplay, after: RaidState, zone: Zone): Act {
  const letter = play.ground.scenario.zones[zone]?.marks.includes('A') ? 'A' : 'B';
  const at = centre(play, zone);
  const card = play.ghosts.stamp(markerStamp(letter), at);
  const units = contentsOf(after, zone).german?.units ?? [];
  const shown = units.length > 0 ? play.ghosts.pile(after, units, at).setVisible(false) : null;
  return {
    hidden: new Set(units),
    hiddenMarker: zone,
    share: 1,
    show: (t) => {
      const turn = smoothly(t);
      const lift = 1 + Math.sin(turn * Math.PI) * 0.25;
      card.setVisible(turn < 0.5).setScale(Math.max(0.02, 1 - turn * 2) * lift, lift);
      shown?.setVisible(turn >= 0.5).setScale(Math.max(0.02, turn * 2 - 1) * lift, lift);
    },
    end: () => {
      card.destroy();
      shown?.destroy();
    },
  };
}

function explode(play: Stageplay, zone: Zone, goesOff: boolean): Act | null {
  if (zone < 0) return null;
  const at = centre(play, zone);
  if (!goesOff) return ringAt(play, zone, QUIET, 0.6);
  return drawn(play, 1, (g, t) => effects.blast(g, at, size(play) * 1.3, t));
}

function ringAt(play: Stageplay, zone: Zone, colour: number, share: number): Act | null {
  if (zone < 0) return null;
  return drawn(play, share, (g, t) => effects.pulse(g, centre(play, zone), size(play), colour, t));
}

/** 7.1 The alarm goes up: a red ring over what is on the screen. */
export const alarmAct = (play: Stageplay, at: Point, reach: number): Act =>
  drawn(play, 0.9, (g, t) => effects.pulse(g, at, reach, ALARM, t));

// What each event looks like: stacks glide, shots fly, counters shake and turn, markers flip, mines go up.

import { type Act, drawn, smoothly } from '../../../ui/sheet/act.ts';
import * as effects from '../../../ui/sheet/effects.ts';
import type { Point } from '../../../ui/sheet/geometry.ts';
import type { RaidEvent } from '../rules/events.ts';
import { placeOf, type RaidState } from '../rules/state.ts';
import { NONE, type Unit, type Zone } from '../rules/types.ts';
import { centre, type Stageplay, size, zoneOf } from './acts.ts';
import { fall, shoot, struck } from './acts-fight.ts';
import { arrive, glide, march } from './acts-move.ts';
import { contentsOf } from './contents.ts';
import { liftPile } from './ghosts.ts';
import { markerPiece } from './lay-pieces.ts';
import { markerStamp } from './pieces.ts';

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
      return event.units.length === 0 ? null : arrive(play, after, event.units, event.zone);
    case 'fire':
      return shoot(play, before, event);
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
      return explode(play, zoneOfUnit(before, event.unit), true);
    case 'wake-test':
      return ringAt(play, event.zone, event.wakes ? ALARM : QUIET, 0.5);
    case 'line-cut':
    case 'harassed':
      return ringAt(play, event.zone, BLUE, 0.7);
    case 'alarm':
      return alarm(play);
    case 'prisoner':
      return ringAt(play, zoneOf(after, placeOf(after, event.guard)), BLUE, 0.7);
    default:
      return null;
  }
}

/** 10.4 The card turns on its middle; what it shows comes out behind it. */
function turnMarker(play: Stageplay, after: RaidState, zone: Zone): Act {
  const letter = play.ground.scenario.zones[zone]?.marks.includes('A') ? 'A' : 'B';
  const at = centre(play, zone);
  const card = play.ghosts.stamp(markerStamp(letter), at);
  const units = contentsOf(after, zone).german?.units ?? [];
  const shown = units.length > 0 ? liftPile(play.ghosts, after, units, at).setVisible(false) : null;
  return {
    hidden: new Set([...units, markerPiece(after.scenario, zone)]),
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

/** Where a counter is, or stood at the start when it is gone. */
function zoneOfUnit(s: RaidState, unit: Unit): Zone {
  const zone = zoneOf(s, placeOf(s, unit));
  return zone >= 0 ? zone : (s.scenario.startZone[unit] ?? NONE);
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
function alarm(play: Stageplay): Act {
  const { x, y, w, h } = play.view;
  const at: Point = [x + w / 2, y + h / 2];
  return drawn(play, 0.9, (g, t) => effects.pulse(g, at, Math.min(w, h) * 0.3, ALARM, t));
}

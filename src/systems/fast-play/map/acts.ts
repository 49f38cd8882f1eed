// What each event looks like: units march and turn, volleys roll, bases fall, those driven back go back, flags change.

import { type Act, along, drawn, type Stage, smoothly } from '../../../ui/sheet/act.ts';
import * as effects from '../../../ui/sheet/effects.ts';
import type { Point } from '../../../ui/sheet/geometry.ts';
import type { BattleEvent } from '../rules/events.ts';
import { facingOf, hexOf, isOnBoard, type State, strengthOf } from '../rules/state.ts';
import { NONE, type UnitId } from '../rules/types.ts';
import { artOf, middleOf, PIECE } from './art.ts';
import { towards } from './lattice.ts';
import { unitStamp, weakenedStamp } from './stamps.ts';

const RED = 0xb3261e;
const BLUE = 0x1f4fa3;

/** The animation of an event, or null when there is nothing to see. */
export function actOf(stage: Stage, event: BattleEvent, before: State, after: State): Act | null {
  const field = after.scenario;
  switch (event.kind) {
    case 'arrived':
      return comeOn(stage, after, event.unit, event.hex);
    case 'ordered':
    case 'followed-up':
    case 'fell-back':
      if (event.from === event.hex) return ringAt(stage, middleOf(field, event.hex), BLUE);
      return march(stage, after, event.unit, [event.from, event.hex]);
    case 'attacks':
      return aimed(stage, before, event.unit, event.target);
    case 'volley':
      return volley(stage, before, event.unit, event.target, event.hits, event.dice.length);
    case 'losses':
      return shaken(stage, before, event.unit, event.left);
    case 'destroyed':
      return fallen(stage, before, event.unit, event.hex);
    case 'stood-at-bay':
      return shaken(stage, before, event.unit, event.left);
    case 'holds': {
      const hex = field.objectives[event.objective]?.hex ?? NONE;
      return hex === NONE ? null : ringAt(stage, middleOf(field, hex), RED);
    }
    default:
      return null;
  }
}

const placeOf = (s: State, unit: UnitId): Point | null =>
  isOnBoard(s, unit) ? middleOf(s.scenario, hexOf(s, unit)) : null;

function march(stage: Stage, after: State, unit: UnitId, hexes: readonly number[]): Act {
  const way = hexes.map((hex) => middleOf(after.scenario, hex));
  const ghost = stage.ghosts.stamp(unitStamp(after, unit), along(way, 0));
  return {
    hidden: new Set([unit]),
    share: 1,
    show: (t) => ghost.setPosition(...along(way, smoothly(t))),
    end: () => ghost.destroy(),
  };
}

/** 15.2 From beyond the nearest edge of the sheet. */
function comeOn(stage: Stage, after: State, unit: UnitId, hex: number): Act {
  const to = middleOf(after.scenario, hex);
  const { inside } = artOf(after.scenario).lattice;
  const edges: readonly Point[] = [
    [inside.x - 60, to[1]],
    [inside.x + inside.w + 60, to[1]],
    [to[0], inside.y - 60],
    [to[0], inside.y + inside.h + 60],
  ];
  const far = ([x, y]: Point): number => Math.abs(x - to[0]) + Math.abs(y - to[1]);
  const from = edges.reduce((a, b) => (far(b) < far(a) ? b : a));
  const ghost = stage.ghosts.stamp(unitStamp(after, unit), from);
  return {
    hidden: new Set([unit]),
    share: 1,
    show: (t) => {
      ghost.setPosition(...along([from, to], smoothly(t)));
      ghost.setAlpha(Math.min(1, t * 3));
    },
    end: () => ghost.destroy(),
  };
}

/** 12.2 A red line from who fires to whom, drawn as with a pencil. */
function aimed(stage: Stage, s: State, unit: UnitId, target: UnitId): Act | null {
  const [from, to] = [placeOf(s, unit), placeOf(s, target)];
  if (from === null || to === null) return null;
  return drawn(stage, 0.6, (g, t) => {
    const [x, y] = along([from, to], smoothly(t) * 0.86);
    g.lineStyle(4 * stage.times, RED, 0.85);
    g.lineBetween(from[0], from[1], x, y);
    effects.pulse(g, to, PIECE * 0.6 * stage.times, RED, t);
  });
}

/** 12.1 Along the whole front of a unit, then where it went. */
function volley(
  stage: Stage,
  s: State,
  unit: UnitId,
  target: UnitId,
  hits: number,
  dice: number,
): Act | null {
  const [from, to] = [placeOf(s, unit), placeOf(s, target)];
  if (from === null || to === null) return null;
  const size = PIECE * 0.34 * stage.times;
  const facing = facingOf(s, unit);
  const muzzles = Array.from({ length: Math.max(2, dice) }, (_, i): Point => {
    const share = (i + 0.5) / Math.max(2, dice) - 0.5;
    const front = towards(from, facing, 18 * stage.times);
    const angle = (-facing * Math.PI) / 3 + Math.PI / 2;
    const aside = share * PIECE * 0.9 * stage.times;
    return [front[0] + Math.cos(angle) * aside, front[1] + Math.sin(angle) * aside];
  });
  return drawn(stage, 1, (g, t) => {
    for (const [i, muzzle] of muzzles.entries()) {
      const own = t * 2.2 - i * 0.12;
      if (own > 0) effects.muzzle(g, muzzle, size * 0.7, own);
      if (own > 0.1 && t < 0.6) effects.tracers(g, muzzle, to, size * 0.6, Math.min(1, own));
    }
    if (t < 0.5) return;
    const end = hits > 0 ? effects.hit : effects.miss;
    end(g, to, size * 1.6, (t - 0.5) * 2);
  });
}

/** 12.5 It shakes, and bases go. */
function shaken(stage: Stage, before: State, unit: UnitId, left: number): Act | null {
  const at = placeOf(before, unit);
  if (at === null) return null;
  const had = stage.ghosts.stamp(
    weakenedStamp(before, unit, Math.max(strengthOf(before, unit), left)),
    at,
  );
  const has = stage.ghosts.stamp(weakenedStamp(before, unit, left), at).setVisible(false);
  return {
    hidden: new Set([unit]),
    share: 0.8,
    show: (t) => {
      const shake = t < 0.6 ? Math.sin(t * 60) * 4 * stage.times * (1 - t) : 0;
      had.setPosition(at[0] + shake, at[1]).setVisible(t < 0.5);
      has.setPosition(at[0] + shake, at[1]).setVisible(t >= 0.5);
    },
    end: () => {
      had.destroy();
      has.destroy();
    },
  };
}

function fallen(stage: Stage, before: State, unit: UnitId, hex: number): Act {
  const at = middleOf(before.scenario, hex);
  const ghost = stage.ghosts.stamp(unitStamp(before, unit), at);
  return {
    hidden: new Set([unit]),
    share: 0.9,
    show: (t) => ghost.setAlpha(1 - t).setScale(1 - t * 0.35),
    end: () => ghost.destroy(),
  };
}

const ringAt = (stage: Stage, at: Point, colour: number): Act =>
  drawn(stage, 0.6, (g, t) => effects.pulse(g, at, PIECE * 0.7 * stage.times, colour, t));

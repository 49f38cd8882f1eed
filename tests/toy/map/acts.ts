// What the toy's events look like: pieces glide, counters turn, shots fly, what is lost fades.

import { type Act, along, drawn, type Stage, smoothly } from '../../../src/ui/sheet/act.ts';
import * as effects from '../../../src/ui/sheet/effects.ts';
import type { Point } from '../../../src/ui/sheet/geometry.ts';
import type { ToyEvent } from '../rules/events.ts';
import { hexOf, type State } from '../rules/state.ts';
import { at, SIDE } from './art.ts';
import { stampOf } from './stamps.ts';

export function actOf(stage: Stage, event: ToyEvent, before: State, after: State): Act | null {
  const field = after.scenario;
  switch (event.kind) {
    case 'moved':
      return glide(stage, after, event.piece, [at(field, event.from), at(field, event.to)]);
    case 'shown':
      return pulse(stage, at(field, hexOf(before, event.piece)));
    case 'fired':
    case 'enemy-fired': {
      const [from, to] = [hexOf(before, event.piece), hexOf(before, event.target)];
      return shot(stage, at(field, from), at(field, to), event.hit);
    }
    case 'lost':
      return fade(stage, before, event.piece, at(field, event.hex));
    default:
      return null;
  }
}

function glide(stage: Stage, s: State, piece: number, way: readonly Point[]): Act {
  const ghost = stage.ghosts.stamp(stampOf(s, piece), along(way, 0));
  return {
    hidden: new Set([piece]),
    share: 1,
    show: (t) => ghost.setPosition(...along(way, smoothly(t))),
    end: () => ghost.destroy(),
  };
}

function fade(stage: Stage, s: State, piece: number, spot: Point): Act {
  const ghost = stage.ghosts.stamp(stampOf(s, piece), spot);
  return {
    hidden: new Set([piece]),
    share: 0.8,
    show: (t) => ghost.setAlpha(1 - t).setAngle(t * 30),
    end: () => ghost.destroy(),
  };
}

const pulse = (stage: Stage, spot: Point): Act =>
  drawn(stage, 0.6, (g, t) => effects.pulse(g, spot, SIDE * stage.times, 0xb3261e, t));

function shot(stage: Stage, from: Point, to: Point, hit: boolean): Act {
  const size = SIDE * stage.times;
  const end = hit ? effects.hit : effects.miss;
  return drawn(stage, 1, (g, t) => {
    effects.muzzle(g, from, size, t / 0.4);
    if (t < 0.5) effects.tracers(g, from, to, size, t * 2);
    else end(g, to, size, t * 2 - 1);
  });
}

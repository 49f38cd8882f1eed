// Stacks on the move: a British stack from zone to zone, the Germans each as far as they get, reinforcements coming in.

import type { RaidState } from '../rules/state.ts';
import type { Unit, Zone } from '../rules/types.ts';
import { type Act, centre, type Stageplay, smoothly } from './acts.ts';
import type { Point } from './geometry.ts';
import type { Ghost } from './ghosts.ts';
import { wayOf } from './pencil.ts';

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
export function glide(
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
export function march(
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
export function arrive(play: Stageplay, after: RaidState, units: readonly Unit[], zone: Zone): Act {
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

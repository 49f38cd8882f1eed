// Stacks on the move: a British stack from zone to zone, the Germans each as far as they get, reinforcements coming in.

import { type Act, along, smoothly } from '../../../ui/sheet/act.ts';
import type { Point } from '../../../ui/sheet/geometry.ts';
import type { Ghost } from '../../../ui/sheet/ghosts.ts';
import type { RaidState } from '../rules/state.ts';
import type { Unit, Zone } from '../rules/types.ts';
import { centre, type Stageplay } from './acts.ts';
import { liftPile } from './ghosts.ts';
import { wayOf } from './way.ts';

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
  const ghost = liftPile(play.ghosts, after, units, start);
  return {
    hidden: new Set(units),
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
    return { way, ghost: liftPile(play.ghosts, after, [unit], way[0] ?? centre(play, from)) };
  });
  if (ghosts.length === 0) return null;
  return {
    hidden: new Set(moving.map(({ unit }) => unit)),
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
  const ghost = liftPile(play.ghosts, after, units, from);
  return {
    hidden: new Set(units),
    share: 1,
    show: (t) => {
      put(ghost, along([from, to], smoothly(t)));
      ghost.setAlpha(Math.min(1, t * 3));
    },
    end: () => ghost.destroy(),
  };
}

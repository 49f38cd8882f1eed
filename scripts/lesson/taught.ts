// What a lesson is made from: a battle with somebody who plays it, and what of it is worth a stop.

import type { Options } from '../../src/engine/course.ts';
import { type Moment, momentsOf } from '../../src/engine/moments.ts';
import type { GameData } from '../../src/engine/position.ts';
import type { Action, Asked, Game } from '../../src/engine/system.ts';
import type { Told } from '../../src/engine/told.ts';
import type { LessonStop } from '../../src/ui/sheet/lesson.ts';

/** A script up to its last stop, and what its stops are called. */
export interface Script {
  readonly actions: readonly Action[];
  readonly stops: readonly string[];
}

export interface Taught {
  readonly game: Game;
  readonly level: string;
  /** Null when this battle is no lesson. */
  script(options: Options): Script | null;
}

interface Parts<S extends GameData, E extends Told, Q extends Asked> {
  readonly game: Game<S, E, Q>;
  readonly level: string;
  play(options: Options): Action[];
  stopsIn(moments: ReadonlyArray<Moment<S, E>>): readonly LessonStop[];
  isInOrder(stops: readonly LessonStop[]): boolean;
}

export function taughtBy<S extends GameData, E extends Told, Q extends Asked>(
  parts: Parts<S, E, Q>,
): Taught {
  const { game, level, play, stopsIn, isInOrder } = parts;
  return {
    game: game as unknown as Game,
    level,
    script(options) {
      const actions = play(options);
      const begun = game.system.setup(game.scenario, options);
      const moments = momentsOf(game.system, begun, actions);
      const script = actions.slice(0, stopsIn(moments).at(-1)?.to ?? 0);
      const stops = stopsIn(moments.slice(0, script.length)); // what comes after the last is not played
      return isInOrder(stops) ? { actions: script, stops: stops.map(({ id }) => id) } : null;
    },
  };
}

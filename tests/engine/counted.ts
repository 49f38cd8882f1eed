// A game that counts how often it is set up and how many actions are carried out.

import type { GameData } from '../../src/engine/position.ts';
import type { Asked, Game } from '../../src/engine/system.ts';
import type { Told } from '../../src/engine/told.ts';

export interface Counts {
  setups: number;
  performs: number;
}

export function counted<S extends GameData, E extends Told, Q extends Asked>(
  { system, scenario }: Game<S, E, Q>,
  counts: Counts,
): Game<S, E, Q> {
  return {
    scenario,
    system: {
      ...system,
      setup(data, course) {
        counts.setups++;
        return system.setup(data, course);
      },
      perform(play, action) {
        counts.performs++;
        system.perform(play, action);
      },
    },
  };
}

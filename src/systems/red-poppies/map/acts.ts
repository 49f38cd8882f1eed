// What each event looks like.

import { type Act, along, type Stage, smoothly } from '../../../ui/sheet/act.ts';
import type { BattleEvent } from '../rules/events.ts';
import type { State } from '../rules/state.ts';
import { NONE } from '../rules/types.ts';
import { unitStamp } from './counters.ts';
import { spotOf } from './stack.ts';

/** The animation of an event, or null when there is nothing to see. */
export function actOf(stage: Stage, event: BattleEvent, before: State, after: State): Act | null {
  switch (event.kind) {
    case 'stepped':
      return event.from === NONE ? null : march(stage, event.units, before, after);
    default:
      return null;
  }
}

function march(stage: Stage, units: readonly number[], before: State, after: State): Act {
  const movers = units.flatMap((unit) => {
    const [from, to] = [spotOf(before, unit, stage.times), spotOf(after, unit, stage.times)];
    if (from === null || to === null) return [];
    return [{ way: [from.at, to.at], ghost: stage.ghosts.stamp(unitStamp(after, unit), from.at) }];
  });
  return {
    hidden: new Set(units),
    share: 1,
    show: (t) => {
      for (const { way, ghost } of movers) ghost.setPosition(...along(way, smoothly(t)));
    },
    end: () => {
      for (const { ghost } of movers) ghost.destroy();
    },
  };
}

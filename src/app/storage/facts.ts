// The facts of a raid that is over: as they were kept, or made by running it once.

import type { Facts } from '../../engine/facts.ts';
import { unknownRule } from '../../engine/optional-rules.ts';
import { hasLevel } from '../../engine/position.ts';
import { Rerun } from '../../engine/rerun.ts';
import type { Told } from '../../engine/told.ts';
import type { HouseGame } from '../../systems/index.ts';
import type { SavedRaid } from './records.ts';

/** Null when it cannot be played here or is not over. */
export function makeFacts(game: HouseGame, raid: SavedRaid): Facts | null {
  const { system, scenario } = game;
  if (!hasLevel(scenario, raid.level)) return null;
  if (unknownRule(system, raid.optional ?? []) !== undefined) return null;
  const rerun = new Rerun(game, raid);
  const book = game.facts.open();
  for (const text of raid.actions) {
    const action = system.parse(scenario, text);
    if (typeof action !== 'number' || rerun.over) return null;
    if (system.forbids(rerun.position, action) !== null) return null;
    const events: Told[] = [];
    rerun.run(action, (event) => events.push(event));
    book.note(rerun.position, events);
  }
  return rerun.over ? book.close(rerun.position) : null;
}

// The lesson of Fast Play: five turns at most of whoever holds the position.

import { loadBattle } from '../../src/systems/fast-play/data/battles.ts';
import { isInOrder, stopsIn } from '../../src/systems/fast-play/panels/lesson/stops.ts';
import { battleOn } from '../../src/systems/fast-play/rules/system.ts';
import { type Taught, taughtBy } from './taught.ts';
import { taught } from './teacher.ts';

const TURNS = 5; // that may be played

export function positionTaught(battle: string): Taught {
  const field = loadBattle(battle);
  return taughtBy({
    ...{ game: battleOn(field), level: field.levels[0]?.id ?? '', stopsIn, isInOrder },
    play: (options) => taught(field, options, TURNS),
  });
}

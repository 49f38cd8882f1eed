// The lesson of a battle read from its folder: the game it follows, checked.

import { parseReplay, type Replay } from '../engine/replay.ts';
import { refuseForeign } from '../engine/replay-check.ts';
import type { Action } from '../engine/system.ts';
import { type HouseGame, openGame, openLesson } from '../systems/index.ts';
import { battleNamed } from '../systems/shelf.ts';

export interface ReadLesson {
  readonly game: HouseGame;
  readonly replay: Replay;
  readonly script: readonly Action[];
}

/** Null where there is none, or one of other rules or data. */
export async function readLesson(battle: string): Promise<ReadLesson | null> {
  const system = battleNamed(battle)?.system ?? '';
  const [game, file] = await Promise.all([openGame(system, battle), openLesson(battle)]);
  if (game === null || file === null) return null;
  const replay = parseReplay(JSON.stringify(file));
  if ('faults' in replay || refuseForeign(game, replay) !== null) return null;
  const script = replay.actions.map((text) => game.system.parse(game.scenario, text));
  const sound = script.every((action): action is Action => typeof action === 'number');
  return sound ? { game, replay, script } : null;
}

// Every game of the house, opened: for what goes through a whole archive.

import type { Replay } from '../engine/replay-format.ts';
import { type HouseGame, openGame } from '../systems/index.ts';
import { battles } from '../systems/shelf.ts';
import { whereOf } from './storage/records.ts';

export type Games = readonly HouseGame[];

export async function openGames(): Promise<Games> {
  const opened = await Promise.all(battles().map(({ system, id }) => openGame(system, id)));
  return opened.filter((game) => game !== null);
}

/** The game of a record or a replay; null when it is not here. */
export function gameIn(games: Games, raid: Pick<Replay, 'system' | 'scenario'>): HouseGame | null {
  const { system, battle } = whereOf(raid);
  const found = games.find((game) => game.system.id === system && game.scenario.id === battle);
  return found ?? null;
}

// What is known of par for a raid, from the file of its battle.

import { NO_PAR, type ParFor, parFor } from '../engine/par.ts';
import type { Session } from '../engine/session.ts';
import type { HouseGame } from '../systems/index.ts';
import { battleNamed } from '../systems/shelf.ts';

/** A file that cannot be fetched is not missed. */
export async function openPar(game: HouseGame, { scenario, options }: Session): Promise<ParFor> {
  const file = await battleNamed(scenario.id)
    ?.par()
    .catch(() => null);
  const par = await game.par?.(scenario, file ?? null);
  return par === undefined || par === null ? NO_PAR : parFor(par, options);
}

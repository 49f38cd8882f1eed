// Battles of many seeds played a hundred seeds at a time and counted together. What was played is played once, and with a
// folder to keep it in the work goes on where it was broken off.

import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { openNamed } from '../../src/cli/games.ts';
import { cut, playAll } from '../../src/cli/simulate/share-out.ts';
import type { Seeds } from './seeds.ts';

const CHUNK = 100;

export interface Keeping {
  readonly jobs: number;
  readonly folder?: string | undefined; // where tallies are kept
}

type Opened = Awaited<ReturnType<typeof openNamed>>;
const known = new Map<string, ReadonlyArray<readonly [level: string, tally: unknown]>>();

/** One tally a level. */
export async function tallied(
  opened: Opened,
  player: string,
  { first, last }: Seeds,
  keeping: Keeping,
): Promise<Map<string, unknown>> {
  const { counting, game } = opened;
  const sums = new Map(game.scenario.levels.map(({ id }) => [id, counting.blank(game.scenario)]));
  for (let from = first; from <= last; from += CHUNK) {
    const to = Math.min(last, from + CHUNK - 1);
    for (const [level, tally] of await chunk(opened, player, { first: from, last: to }, keeping)) {
      counting.merge(sums.get(level), tally);
    }
  }
  return sums;
}

async function chunk(
  opened: Opened,
  player: string,
  { first, last }: Seeds,
  { jobs, folder }: Keeping,
): Promise<ReadonlyArray<readonly [level: string, tally: unknown]>> {
  const { system, scenario } = opened.game;
  const name = `${scenario.hash}-${player}-${first}-${last}`;
  const file = folder === undefined ? undefined : join(folder, `${name}.json`);
  const had = known.get(name) ?? (file && existsSync(file) ? read(file) : undefined);
  if (had !== undefined) return had;
  const pieces = scenario.levels.flatMap(({ id: level }) =>
    cut({ system: system.id, battle: scenario.id, events: false, player, level, first, last }),
  );
  const found = [...(await playAll(opened, pieces, jobs, () => undefined))];
  known.set(name, found);
  if (folder !== undefined && file !== undefined) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(file, JSON.stringify(found));
  }
  return found;
}

const read = (file: string): Array<[level: string, tally: unknown]> =>
  JSON.parse(readFileSync(file, 'utf8'));

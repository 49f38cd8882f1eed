// A raid as a browser has kept it, made without any code of the game: the orders come from a tree's command line, the
// record is in the form that the game has written from the beginning and must go on reading, since players have it.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { raid } from './headless.ts';
import type { Trees } from './trees.ts';

export interface KeptRaids {
  readonly fresh: object; // at its first choice
  readonly full: object; // half-way, before a stack is taken up: counters all over the map
}

/** One raid for both trees, played by the steady player of the commit, which knows the older rules. */
export async function keptRaids({ theirs, workshop }: Trees): Promise<KeptRaids> {
  const file = join(workshop, 'raid.json');
  await raid(theirs.folder, ['play', '--player', 'steady', '--seed', 'measure', '--out', file]);
  return keptFrom(readFileSync(file, 'utf8'));
}

export function keptFrom(replay: string): KeptRaids {
  const { seed, level, events, scenario, actions } = JSON.parse(replay) as Replay;
  const middle = actions.findIndex((a, i) => a.startsWith('take ') && i > actions.length / 2);
  if (middle < 0) throw new Error('the raid has no middle to be opened at');
  const when = Date.UTC(2026, 7, 19);
  const kept = (count: number) => ({
    ...{ form: 1, id: 'measure', status: 'playing', origin: 'played', rules: '' },
    ...{ scenario: { id: scenario.id, hash: '' }, seed, level, events, practice: false },
    ...{ actions: actions.slice(0, count), turn: 1, clock: '', result: null },
    ...{ started: when, updated: when, revision: 1 },
  });
  return { fresh: kept(1), full: kept(middle) };
}

/** What is read of a replay. */
interface Replay {
  readonly seed: string;
  readonly level: string;
  readonly events: boolean;
  readonly scenario: { readonly id: string };
  readonly actions: readonly string[];
}

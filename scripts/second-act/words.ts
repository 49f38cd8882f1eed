// The words on the command line of the measuring scripts: seeds, levels, a player, how much to play, and how many jobs.

import { availableParallelism } from 'node:os';
import { type ParseArgsConfig, parseArgs } from 'node:util';
import type { Scenario } from '../../src/systems/raid/rules/scenario.ts';
import type { RaidTask } from './raid.ts';

export interface Asked {
  readonly first: number; // seed
  readonly last: number;
  readonly levels: readonly string[];
  readonly player: string;
  readonly again: number;
  readonly fit: number | null; // raids a level for the outlook (tune/ground.ts)
  readonly jobs: number;
  readonly json: boolean;
  readonly more: Readonly<Record<string, unknown>>; // what only one of the scripts knows
}

export function readWords(
  words: readonly string[],
  { levels }: Pick<Scenario, 'levels'>,
  standard: { readonly seeds: string; readonly again: number },
  own: ParseArgsConfig['options'] = {},
): Asked {
  const { values } = parseArgs({
    args: [...words],
    options: {
      seeds: { type: 'string', default: standard.seeds },
      level: { type: 'string', default: 'all' },
      player: { type: 'string', default: 'planner-deep' },
      again: { type: 'string', default: String(standard.again) },
      fit: { type: 'string' },
      jobs: { type: 'string', default: String(availableParallelism()) },
      json: { type: 'boolean', default: false },
      ...own,
    },
  }) as { readonly values: Readonly<Record<string, string | boolean>> };
  const ids = levels.map(({ id }) => id);
  const level = String(values.level);
  if (level !== 'all' && !ids.includes(level)) {
    throw new RangeError(`--level takes all or one of ${ids.join(', ')}`);
  }
  return {
    ...readSeeds(String(values.seeds)),
    levels: level === 'all' ? ids : [level],
    player: String(values.player),
    again: whole('again', String(values.again)),
    fit: values.fit === undefined ? null : whole('fit', String(values.fit)),
    jobs: Math.max(1, whole('jobs', String(values.jobs))),
    json: values.json === true,
    more: values,
  };
}

/** '1..200', or one seed. */
export function readSeeds(text: string): { readonly first: number; readonly last: number } {
  const [, from, to] = /^(\d+)(?:\.\.(\d+))?$/.exec(text) ?? [];
  const first = Number(from);
  const last = Number(to ?? from);
  if (from === undefined || last < first) throw new RangeError(`--seeds takes 1..200, not ${text}`);
  return { first, last };
}

function whole(name: string, text: string): number {
  if (!/^\d+$/.test(text)) throw new RangeError(`--${name} takes a whole number, not ${text}`);
  return Number(text);
}

/** Level by level, seed by seed. */
export function tasksOf({ first, last, levels, player, again }: Asked): RaidTask[] {
  return levels.flatMap((level) =>
    Array.from({ length: last - first + 1 }, (_, i) => ({ level, seed: first + i, player, again })),
  );
}

// Many games by an automatic player, counted level by level.

import { FIRST_SYSTEM } from '../../engine/first-system.ts';
import { optionalPart } from '../../engine/optional-rules.ts';
import type { OpenGame } from '../open-game.ts';
import { Progress } from '../progress.ts';
import { markdownTable, table } from '../table.ts';
import { cut, playAll } from './share-out.ts';

export interface Campaign {
  readonly levels: readonly string[];
  readonly player: string;
  readonly events: boolean;
  readonly optional?: readonly string[]; // optional rules that are played
  readonly first: number; // seed
  readonly last: number;
  readonly jobs: number;
}

/** `simulate --json`; data/schema/output/simulate.schema.json describes it for the raid. */
export interface SimulateJson<L = object> {
  readonly system?: string; // of any but the first
  readonly scenario: { readonly id: string; readonly hash: string };
  readonly rules: string;
  readonly player: string;
  readonly events: boolean;
  readonly optional?: readonly string[]; // only where there are some
  readonly seeds: { readonly first: number; readonly last: number };
  readonly levels: readonly L[];
}

export async function simulateAll(opened: OpenGame, campaign: Campaign): Promise<SimulateJson> {
  const { system, scenario } = opened.game;
  const { levels, player, events, first, last, jobs } = campaign;
  const { id, hash } = scenario;
  const optional = optionalPart(campaign);
  const whole = { system: system.id, battle: id, events, ...optional, player, first, last };
  const pieces = levels.flatMap((level) => cut({ ...whole, level }));
  const progress = new Progress(levels.length * (last - first + 1));
  const tallies = await playAll(opened, pieces, jobs, (games) => progress.add(games));
  progress.end();
  return {
    ...(system.id === FIRST_SYSTEM ? {} : { system: system.id }),
    scenario: { id, hash },
    rules: system.version,
    player,
    events,
    ...optional,
    seeds: { first, last },
    levels: [...tallies].map(([level, tally]) => opened.counting.summarise(level, tally)),
  };
}

export type TableKind = 'plain' | 'markdown';

/** The results as tables, for the terminal and for Markdown. */
export function resultLines(
  { counting }: Pick<OpenGame, 'counting'>,
  { levels }: SimulateJson,
  kind: TableKind,
): string[] {
  const draw = kind === 'markdown' ? markdownTable : table;
  return counting
    .tables(levels)
    .flatMap(({ head, rows }, i) => [...(i === 0 ? [] : ['']), ...draw(head, rows)]);
}

// What can be counted of the games of any system: how they ended, their points and their decisions.

import type { Counting, Row } from '../../engine/counting.ts';
import type { GameData } from '../../engine/position.ts';
import { playGame } from '../../engine/run.ts';
import {
  type Counts,
  inOrder,
  marginOfMean,
  mean,
  median,
  type Share,
  share,
  shareText,
} from '../../engine/statistics.ts';
import type { Action, Game, Outcome } from '../../engine/system.ts';

interface PlainTally {
  games: number;
  decisions: number;
  readonly outcomes: Record<string, number>;
  readonly vp: Record<string, number>;
}

interface PlainSummary {
  readonly level: string;
  readonly games: number;
  readonly outcomes: Readonly<Record<string, Share>>;
  readonly points: {
    readonly mean: number;
    readonly margin: number; // 95 %, of the mean
    readonly median: number | null;
    readonly least: number;
    readonly most: number;
  };
  readonly decisions: number; // mean
}

export function plainCounting({
  system,
}: Pick<Game, 'system'>): Counting<GameData, PlainTally, PlainSummary> {
  return {
    blank: () => ({ games: 0, decisions: 0, outcomes: {}, vp: {} }),
    play(scenario, options, player, tally) {
      const taken: Action[] = [];
      const end = playGame({ system, scenario }, options, player, taken);
      const { outcome, vp } = system.score(end);
      merge(tally, {
        ...{ games: 1, decisions: taken.length },
        ...{ outcomes: { [outcome]: 1 }, vp: { [vp]: 1 } },
      });
    },
    merge,
    summarise: (level, tally) => summarise(system.outcomes, level, tally),
    tables: (levels) => [
      { head: ['', ...levels.map(({ level }) => level)], rows: rowsOf(system.outcomes, levels) },
    ],
  };
}

function merge(into: PlainTally, from: PlainTally): void {
  into.games += from.games;
  into.decisions += from.decisions;
  for (const [id, n] of Object.entries(from.outcomes)) addTo(into.outcomes, id, n);
  for (const [points, n] of Object.entries(from.vp)) addTo(into.vp, points, n);
}

function addTo(record: Record<string, number>, key: string, n: number): void {
  record[key] = (record[key] ?? 0) + n;
}

function summarise(
  outcomes: readonly Outcome[],
  level: string,
  { games, decisions, ...tally }: PlainTally,
): PlainSummary {
  const points: Counts = inOrder(tally.vp);
  return {
    level,
    games,
    outcomes: Object.fromEntries(
      outcomes.map(({ id }) => [id, share(tally.outcomes[id] ?? 0, games)]),
    ),
    points: {
      mean: mean(points),
      margin: marginOfMean(points),
      median: median(points),
      least: points[0]?.[0] ?? 0,
      most: points.at(-1)?.[0] ?? 0,
    },
    decisions: decisions / games,
  };
}

const NEVER: Share = { count: 0, share: 0, low: 0, high: 0 };

function rowsOf(outcomes: readonly Outcome[], levels: readonly PlainSummary[]): Row[] {
  const row = (name: string, cell: (level: PlainSummary) => string): Row => [
    name,
    ...levels.map(cell),
  ];
  return [
    row('games', (l) => String(l.games)),
    ...outcomes.map(({ id }) =>
      row(id.replaceAll('-', ' '), (l) => shareText(l.outcomes[id] ?? NEVER)),
    ),
    row('points, mean', (l) => `${l.points.mean.toFixed(2)} ± ${l.points.margin.toFixed(2)}`),
    row('points, median', (l) => l.points.median?.toFixed(1) ?? '–'),
    row('points, least to most', (l) => `${l.points.least} to ${l.points.most}`),
    row('decisions, mean', (l) => l.decisions.toFixed(0)),
  ];
}

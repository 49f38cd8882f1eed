// What is counted of battles that automatic players play: how they ended, who held what, and what it cost.

import type { Counting, Row } from '../../../engine/counting.ts';
import type { Options } from '../../../engine/course.ts';
import type { Player } from '../../../engine/player.ts';
import { SeededRolls } from '../../../engine/rolls.ts';
import {
  type Counts,
  inOrder,
  marginOfMean,
  mean,
  median,
  type Share,
  share,
  shareText,
} from '../../../engine/statistics.ts';
import type { Action } from '../../../engine/system.ts';
import type { BattleEvent } from '../rules/events.ts';
import { strengthLost } from '../rules/facts.ts';
import type { Field } from '../rules/field.ts';
import { G, get, holderOf, sideOf } from '../rules/state.ts';
import { fastPlay } from '../rules/system.ts';
import { Side } from '../rules/types.ts';

export interface Tally {
  battles: number;
  decisions: number;
  turns: number; // of all battles
  fallow: number; // turns in which neither side gave an order
  readonly names: string[]; // of the objectives
  readonly outcomes: Record<string, number>;
  readonly vp: Record<string, number>;
  readonly lost: [french: number, german: number]; // strength points
  readonly orders: [french: number, german: number];
  readonly held: number[]; // by objective: French at the end
  readonly changed: number[]; // by objective: battles in which it changed hands
}

export interface LevelSummary {
  readonly level: string;
  readonly battles: number;
  readonly outcomes: Readonly<Record<string, Share>>;
  readonly points: {
    readonly mean: number;
    readonly margin: number; // 95 %, of the mean
    readonly median: number | null;
    readonly least: number;
    readonly most: number;
  };
  readonly objectives: ReadonlyArray<{
    readonly name: string;
    readonly held: Share;
    readonly changed: Share;
  }>;
  readonly strengthLost: readonly [french: number, german: number]; // mean
  readonly orders: readonly [french: number, german: number]; // mean
  readonly fallowTurns: Share;
  readonly decisions: number; // mean
}

export const battleCounting: Counting<Field, Tally, LevelSummary> = {
  blank: ({ objectives }) => ({
    ...{ battles: 0, decisions: 0, turns: 0, fallow: 0 },
    names: objectives.map(({ en }) => en),
    ...{ outcomes: {}, vp: {}, lost: [0, 0], orders: [0, 0] },
    held: objectives.map(() => 0),
    changed: objectives.map(() => 0),
  }),
  play,
  merge,
  summarise,
  tables: (levels) => [{ head: ['', ...levels.map(({ level }) => level)], rows: rowsOf(levels) }],
};

function play(field: Field, options: Options, player: Player<Field>, tally: Tally): void {
  const s = fastPlay.setup(field, options);
  const rolls = new SeededRolls(s, fastPlay.random);
  const legal: Action[] = [];
  const changed = new Set<number>();
  const busy = new Set<number>(); // turns with an order
  const tell = (event: BattleEvent): void => {
    if (event.kind === 'holds') changed.add(event.objective);
    if (event.kind !== 'ordered') return;
    busy.add(get(s, G.turn));
    tally.orders[sideOf(s, event.unit)]++;
  };
  player.start(options.seed);
  while (!fastPlay.over(s)) {
    tally.decisions++;
    fastPlay.perform({ s, rolls, tell }, player.pick(s, fastPlay.legal(s, legal)));
  }
  const { outcome, vp } = fastPlay.score(s);
  tally.battles++;
  addTo(tally.outcomes, outcome, 1);
  addTo(tally.vp, String(vp), 1);
  tally.turns += get(s, G.turn);
  tally.fallow += get(s, G.turn) - busy.size;
  for (const side of [Side.french, Side.german]) tally.lost[side] += strengthLost(s, side);
  for (const o of changed) addAt(tally.changed, o, 1);
  for (let o = 0; o < field.objectives.length; o++) {
    if (holderOf(s, o) === Side.french) addAt(tally.held, o, 1);
  }
}

function merge(into: Tally, from: Tally): void {
  into.battles += from.battles;
  into.decisions += from.decisions;
  into.turns += from.turns;
  into.fallow += from.fallow;
  for (const [id, n] of Object.entries(from.outcomes)) addTo(into.outcomes, id, n);
  for (const [points, n] of Object.entries(from.vp)) addTo(into.vp, points, n);
  for (const side of [Side.french, Side.german]) {
    into.lost[side] += from.lost[side];
    into.orders[side] += from.orders[side];
  }
  for (const [o, n] of from.held.entries()) addAt(into.held, o, n);
  for (const [o, n] of from.changed.entries()) addAt(into.changed, o, n);
}

function addTo(record: Record<string, number>, key: string, n: number): void {
  record[key] = (record[key] ?? 0) + n;
}
function addAt(list: number[], index: number, n: number): void {
  list[index] = (list[index] ?? 0) + n;
}

function summarise(level: string, tally: Tally): LevelSummary {
  const { battles } = tally;
  const points: Counts = inOrder(tally.vp);
  const each = ([french, german]: readonly [number, number]): [number, number] => [
    french / battles,
    german / battles,
  ];
  return {
    level,
    battles,
    outcomes: Object.fromEntries(
      fastPlay.outcomes.map(({ id }) => [id, share(tally.outcomes[id] ?? 0, battles)]),
    ),
    points: {
      ...{ mean: mean(points), margin: marginOfMean(points), median: median(points) },
      ...{ least: points[0]?.[0] ?? 0, most: points.at(-1)?.[0] ?? 0 },
    },
    objectives: tally.names.map((name, o) => ({
      name,
      held: share(tally.held[o] ?? 0, battles),
      changed: share(tally.changed[o] ?? 0, battles),
    })),
    strengthLost: each(tally.lost),
    orders: each(tally.orders),
    fallowTurns: share(tally.fallow, tally.turns),
    decisions: tally.decisions / battles,
  };
}

function rowsOf(levels: readonly LevelSummary[]): Row[] {
  const row = (name: string, cell: (level: LevelSummary) => string): Row => [
    name,
    ...levels.map(cell),
  ];
  const both = ([french, german]: readonly [number, number]): string =>
    `${french.toFixed(1)} / ${german.toFixed(1)}`;
  const of = (l: LevelSummary, o: number) => l.objectives[o] as LevelSummary['objectives'][number];
  const names = levels[0]?.objectives.map(({ name }) => name) ?? [];
  return [
    row('battles', (l) => String(l.battles)),
    ...fastPlay.outcomes.map(({ id }) =>
      row(id.replaceAll('-', ' '), (l) => shareText(l.outcomes[id] as Share)),
    ),
    row('points, mean', (l) => `${l.points.mean.toFixed(2)} ± ${l.points.margin.toFixed(2)}`),
    row('points, median', (l) => l.points.median?.toFixed(1) ?? '–'),
    row('points, least to most', (l) => `${l.points.least} to ${l.points.most}`),
    ...names.map((name, o) => row(`${name} French at the end`, (l) => shareText(of(l, o).held))),
    ...names.map((name, o) => row(`${name} changed hands`, (l) => shareText(of(l, o).changed))),
    row('strength lost, French / German', (l) => both(l.strengthLost)),
    row('orders, French / German', (l) => both(l.orders)),
    row('turns without an order', (l) => shareText(l.fallowTurns)),
    row('decisions, mean', (l) => l.decisions.toFixed(0)),
  ];
}

// What is counted of battles that automatic players play: how they ended, what was held, what it cost, and what the fire
// of both sides came to.

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
import type { Field } from '../rules/field.ts';
import { has, heldBy, heldEnds, Mark, sideOf, turnOf } from '../rules/state.ts';
import { redPoppies } from '../rules/system.ts';
import { SIDES, Side, type SideId } from '../rules/types.ts';

type Pair = [british: number, german: number];

export interface Tally {
  battles: number;
  decisions: number;
  turns: number; // of all battles
  couplets: number;
  idle: number; // turns without a couplet
  readonly names: string[]; // of the objectives
  readonly outcomes: Record<string, number>;
  readonly vp: Record<string, number>;
  readonly lost: Pair; // units
  readonly orders: Pair;
  readonly passes: Pair;
  readonly shots: Pair; // on orders and in reaction
  readonly melees: Pair; // by who closed
  readonly shells: Pair; // fires for effect
  readonly signals: [through: number, all: number];
  readonly held: number[]; // by objective: the player's at the end, for long enough
  readonly taken: number[]; // by objective: battles in which it was ever the player's
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
    readonly taken: Share;
  }>;
  /** Means of a battle, of the British and of the Germans. */
  readonly each: Readonly<Record<(typeof EACH)[number], readonly [number, number]>>;
  readonly signals: Share;
  readonly couplets: number; // mean of a turn
  readonly idleTurns: Share;
  readonly turns: number; // mean
  readonly decisions: number; // mean
}

/** What is counted by side. */
const EACH = ['lost', 'orders', 'passes', 'shots', 'melees', 'shells'] as const;

export const battleCounting: Counting<Field, Tally, LevelSummary> = {
  blank: ({ objectives, hexes }) => ({
    ...{ battles: 0, decisions: 0, turns: 0, couplets: 0, idle: 0 },
    names: objectives.map(({ hex }) => hexes[hex]?.id ?? ''),
    ...{ outcomes: {}, vp: {}, lost: [0, 0], orders: [0, 0], passes: [0, 0], shots: [0, 0] },
    ...{ melees: [0, 0], shells: [0, 0], signals: [0, 0] },
    held: objectives.map(() => 0),
    taken: objectives.map(() => 0),
  }),
  play,
  merge,
  summarise,
  tables: (levels) => [{ head: ['', ...levels.map(({ level }) => level)], rows: rowsOf(levels) }],
};

function play(field: Field, options: Options, player: Player<Field>, tally: Tally): void {
  const s = redPoppies.setup(field, options);
  const rolls = new SeededRolls(s, redPoppies.random);
  const legal: Action[] = [];
  const taken = new Set<number>();
  const objectiveAt = new Map(field.objectives.map(({ hex }, objective) => [hex, objective]));
  const tell = (event: BattleEvent): void => {
    note(field, event, tally);
    if (event.kind !== 'holds' || event.side !== field.winner) return;
    const objective = objectiveAt.get(event.hex);
    if (objective !== undefined) taken.add(objective);
  };
  player.start(options.seed);
  while (!redPoppies.over(s)) {
    tally.decisions++;
    redPoppies.perform({ s, rolls, tell }, player.pick(s, redPoppies.legal(s, legal)));
  }
  const { outcome, vp } = redPoppies.score(s);
  tally.battles++;
  addTo(tally.outcomes, outcome, 1);
  addTo(tally.vp, String(vp), 1);
  tally.turns += turnOf(s);
  for (let unit = 0; unit < field.units.length; unit++)
    if (has(s, unit, Mark.destroyed)) tally.lost[sideOf(s, unit)]++;
  for (const objective of taken) addAt(tally.taken, objective, 1);
  for (const [objective, { hex }] of field.objectives.entries()) {
    if (heldBy(s, hex) === field.winner && heldEnds(s, objective) >= field.heldTurns)
      addAt(tally.held, objective, 1);
  }
}

function note(field: Field, event: BattleEvent, tally: Tally): void {
  const sideOfUnit = (unit: number | undefined): SideId =>
    field.units[unit ?? 0]?.side ?? Side.british;
  switch (event.kind) {
    case 'initiative':
      tally.couplets += event.couplets;
      if (event.couplets === 0) tally.idle++;
      return;
    case 'ordered':
    case 'aimed':
      tally.orders[
        event.kind === 'ordered' ? event.side : (field.batteries[event.battery]?.side ?? 0)
      ]++;
      return;
    case 'passed':
      tally.passes[event.side]++;
      return;
    case 'shot':
      tally.shots[sideOfUnit(event.unit)]++;
      return;
    case 'melee':
      tally.melees[sideOfUnit(event.active[0])]++;
      return;
    case 'signal':
      tally.signals[1]++;
      if (event.through) tally.signals[0]++;
      return;
    case 'fell':
      tally.shells[field.batteries[event.battery]?.side ?? Side.british]++;
      return;
    default:
      return;
  }
}

function merge(into: Tally, from: Tally): void {
  into.battles += from.battles;
  into.decisions += from.decisions;
  into.turns += from.turns;
  into.couplets += from.couplets;
  into.idle += from.idle;
  for (const [id, n] of Object.entries(from.outcomes)) addTo(into.outcomes, id, n);
  for (const [points, n] of Object.entries(from.vp)) addTo(into.vp, points, n);
  for (const what of EACH) {
    into[what][Side.british] += from[what][Side.british];
    into[what][Side.german] += from[what][Side.german];
  }
  into.signals[0] += from.signals[0];
  into.signals[1] += from.signals[1];
  for (const [objective, n] of from.held.entries()) addAt(into.held, objective, n);
  for (const [objective, n] of from.taken.entries()) addAt(into.taken, objective, n);
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
  const mean2 = ([british, german]: readonly [number, number]) =>
    [british / battles, german / battles] as const;
  return {
    level,
    battles,
    outcomes: Object.fromEntries(
      redPoppies.outcomes.map(({ id }) => [id, share(tally.outcomes[id] ?? 0, battles)]),
    ),
    points: {
      ...{ mean: mean(points), margin: marginOfMean(points), median: median(points) },
      ...{ least: points[0]?.[0] ?? 0, most: points.at(-1)?.[0] ?? 0 },
    },
    objectives: tally.names.map((name, objective) => ({
      name,
      held: share(tally.held[objective] ?? 0, battles),
      taken: share(tally.taken[objective] ?? 0, battles),
    })),
    each: {
      ...{ lost: mean2(tally.lost), orders: mean2(tally.orders), passes: mean2(tally.passes) },
      ...{ shots: mean2(tally.shots), melees: mean2(tally.melees), shells: mean2(tally.shells) },
    },
    signals: share(tally.signals[0], tally.signals[1]),
    couplets: tally.couplets / tally.turns,
    idleTurns: share(tally.idle, tally.turns),
    turns: tally.turns / battles,
    decisions: tally.decisions / battles,
  };
}

/** What is counted by side, in words. */
const EACH_TEXT: Readonly<Record<(typeof EACH)[number], string>> = {
  lost: 'units lost',
  orders: 'orders',
  passes: 'passes',
  shots: 'shots',
  melees: 'melees begun',
  shells: 'fires for effect',
};

function rowsOf(levels: readonly LevelSummary[]): Row[] {
  const row = (name: string, cell: (level: LevelSummary) => string): Row => [
    name,
    ...levels.map(cell),
  ];
  const of = (l: LevelSummary, o: number) => l.objectives[o] as LevelSummary['objectives'][number];
  const names = levels[0]?.objectives.map(({ name }) => name) ?? [];
  return [
    row('battles', (l) => String(l.battles)),
    ...redPoppies.outcomes.map(({ id }) => row(id, (l) => shareText(l.outcomes[id] as Share))),
    row('points, mean', (l) => `${l.points.mean.toFixed(2)} ± ${l.points.margin.toFixed(2)}`),
    row('points, median', (l) => l.points.median?.toFixed(1) ?? '–'),
    row('points, least to most', (l) => `${l.points.least} to ${l.points.most}`),
    ...names.map((name, o) => row(`${name} held at the end`, (l) => shareText(of(l, o).held))),
    ...names.map((name, o) => row(`${name} ever taken`, (l) => shareText(of(l, o).taken))),
    ...EACH.map((what) =>
      row(`${EACH_TEXT[what]}, ${SIDES.join(' / ')}`, (l) =>
        l.each[what].map((one) => one.toFixed(1)).join(' / '),
      ),
    ),
    row('signals that got through', (l) => shareText(l.signals)),
    row('couplets of a turn, mean', (l) => l.couplets.toFixed(2)),
    row('turns without a couplet', (l) => shareText(l.idleTurns)),
    row('turns, mean', (l) => l.turns.toFixed(1)),
    row('decisions, mean', (l) => l.decisions.toFixed(0)),
  ];
}

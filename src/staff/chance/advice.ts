// "What would you do?": the planner's choice with the figures behind it, against the next best it has looked at.

import type { GameData, Position } from '../../engine/position.ts';
import type { Action, ScoreLine } from '../../engine/system.ts';
import type { Compared } from '../compare.ts';
import { bestWorth, type Ends } from '../ends.ts';
import type { Solved } from '../exact/solver.ts';
import { byPoints } from '../exact/value.ts';
import { Planner } from '../planner.ts';
import { Dice, type Playouts } from '../playouts.ts';
import type { Strength } from '../strength.ts';
import { type Chance, searchedChance } from './chance.ts';
import { meanMargin } from './interval.ts';
import { readChance } from './read.ts';

/** What one line of the score comes to on average. */
export interface LineFact {
  readonly rule: string; // its id, such as '12a'
  readonly what: string;
  readonly points: number;
}

export interface AdviceOption {
  readonly action: Action;
  readonly chance: Chance; // when it is taken, as the bar reads it
}

/**
 * Best first. The plain numbers compare the choice with the next best, game by game as the standing player's games ended;
 * without a next best they are 0.
 */
export interface Advice {
  readonly action: Action;
  readonly standing: Action; // what the standing player would do
  readonly options: readonly AdviceOption[];
  readonly gain: number; // expected score: 1 for the best outcome, 0 for the worst
  readonly gainPoints: number;
  readonly margin: number; // 95 %, of the gain in points; less where both share their dice
  readonly reasons: readonly LineFact[]; // points gained or lost by line, the weightiest first
}

/** The advice for a position, or null when nothing is to be decided. */
export function advise<S extends GameData>(
  playouts: Playouts<S>,
  position: Position<S>,
  strength: Strength,
): Advice | null {
  const { system } = playouts.staffed.game;
  if (system.over(position)) return null;
  const planner = new Planner(playouts, strength);
  const legal = system.legal(position, []);
  const standing = planner.standing(position, legal);
  const solved = playouts.solver.solve(position);
  if (solved !== null) return adviseExactly(playouts, position, standing, solved, strength);
  const compared = planner
    .compare(position, legal)
    .map((one) => played(one, position, strength, playouts));
  const [best, next] = compared;
  if (best === undefined) return null;
  const { outcomes } = system;
  const names = system.score(position).lines;
  const options = compared.map(({ action, ends }) => ({
    action,
    chance: readChance(outcomes, ends, playouts.reading, position),
  }));
  const figures = against(names, bestWorth(outcomes), best, next);
  return { action: best.action, standing, options, ...figures };
}

/** Where the game was searched to its end: the action that keeps its worth, against others of which that is known too. */
function adviseExactly<S extends GameData>(
  playouts: Playouts<S>,
  position: Position<S>,
  standing: Action,
  solved: Solved,
  strength: Strength,
): Advice {
  const { game, staff } = playouts.staffed;
  const legal = game.system.legal(position, []);
  const player = staff.standing(game.scenario);
  const others = staff
    .worthComparing(position, legal, player, strength.most)
    .filter((action) => action !== solved.action)
    .flatMap((action) => playouts.solver.solveAction(position, action) ?? []);
  // Of equal worth, one with more points may be among them: the search goes for the worth.
  const ranked = [solved, ...others].sort((a, b) => byPoints(b.value, a.value));
  const names = game.system.score(position).lines;
  const { outcomes } = game.system;
  const optionOf = ({ action, value }: Solved): AdviceOption => ({
    action,
    chance: searchedChance(outcomes, value),
  });
  const linesIn = ({ value }: Solved): LineFact[] =>
    names.map(({ rule, what }, i) => ({ rule: rule.id, what, points: value.lines[i] ?? 0 }));
  const options = ranked.map(optionOf);
  const [first = solved, second] = ranked;
  const [best = optionOf(first), next] = options;
  const reasons = second === undefined ? [] : lineGains(linesIn(first), linesIn(second));
  return {
    action: best.action,
    standing,
    options,
    gain: next === undefined ? 0 : best.chance.value - next.chance.value,
    gainPoints: next === undefined ? 0 : best.chance.meanPoints - next.chance.meanPoints,
    margin: 0,
    reasons,
  };
}

/** An action without a rival has not been played yet. */
function played(
  one: Compared,
  position: Position,
  strength: Strength,
  playouts: Playouts,
): Compared {
  if (one.ends.n > 0) return one;
  const n = strength.effort.stages.at(-1) ?? 1;
  return { ...one, ends: playouts.count(position, one.action, Dice.search, 0, n) };
}

type Names = readonly ScoreLine[];

const linesOf = (names: Names, ends: Ends): LineFact[] =>
  names.map(({ rule, what }, i) => ({
    rule: rule.id,
    what,
    points: (ends.lines[i] ?? 0) / ends.n,
  }));

function against(
  names: Names,
  most: number, // worth of the best outcome
  best: Compared,
  next: Compared | undefined,
): Pick<Advice, 'gain' | 'gainPoints' | 'margin' | 'reasons'> {
  if (next === undefined) return { gain: 0, gainPoints: 0, margin: 0, reasons: [] };
  const [a, b] = [best.ends, next.ends];
  return {
    gain: a.worth / (most * a.n) - b.worth / (most * b.n),
    gainPoints: a.points / a.n - b.points / b.n,
    margin: together(meanMargin(a.points, a.squares, a.n), meanMargin(b.points, b.squares, b.n)),
    reasons: reasonsFor(names, a, b),
  };
}

/** The margin of a difference; Math.hypot is not the same everywhere. */
const together = (a: number, b: number): number => Math.sqrt(a * a + b * b);

/** Points a game that one way brings more than another, by line of the score, the weightiest first. */
export function reasonsFor(names: Names, a: Ends, b: Ends): LineFact[] {
  return lineGains(linesOf(names, a), linesOf(names, b));
}

function lineGains(ours: readonly LineFact[], theirs: readonly LineFact[]): LineFact[] {
  return ours
    .map((line, i) => ({ ...line, points: line.points - (theirs[i]?.points ?? 0) }))
    .filter(({ points }) => points !== 0)
    .sort((x, y) => Math.abs(y.points) - Math.abs(x.points));
}

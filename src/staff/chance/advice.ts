// "What would you do?": the planner's choice with the figures behind it, against the next best it has looked at.

import type { Action, ScoreLine } from '../../engine/system.ts';
import { legalActions } from '../../systems/raid/rules/legal.ts';
import { G, get, type RaidState, Stage } from '../../systems/raid/rules/state.ts';
import { score } from '../../systems/raid/rules/victory.ts';
import type { Compared } from '../compare.ts';
import { Planner } from '../planner.ts';
import { Dice, type Ends, halvesOf, Playouts } from '../playouts.ts';
import type { Strength } from '../strength.ts';
import { type Chance, chanceOf } from './chance.ts';
import { meanMargin } from './interval.ts';

/** What one line of the score comes to on average. */
export interface LineFact {
  readonly rule: string; // its id, such as '12a'
  readonly what: string;
  readonly points: number;
}

export interface AdviceOption {
  readonly action: Action;
  readonly chance: Chance; // when it is taken and `steady` plays on
  readonly lines: readonly LineFact[]; // in the order of the score
}

/** Best first. The plain numbers compare the choice with the next best; without one they are 0. */
export interface Advice {
  readonly action: Action;
  readonly standing: Action; // what `steady` would do
  readonly options: readonly AdviceOption[];
  readonly gain: number; // expected score: total success 1, half success ½
  readonly gainPoints: number;
  readonly margin: number; // 95 %, of the gain in points; less where both share their dice
  readonly reasons: readonly LineFact[]; // points gained or lost by line, the weightiest first
}

/** The advice for a position, or null when nothing is to be decided. */
export function advise(
  state: RaidState,
  strength: Strength,
  playouts = new Playouts(state.scenario),
): Advice | null {
  if (get(state, G.stage) === Stage.over) return null;
  const planner = new Planner(state.scenario, strength, playouts);
  const legal = legalActions(state, []);
  const standing = planner.standing(state, legal);
  const compared = planner.compare(state, legal).map((c) => played(c, state, strength, playouts));
  const [best, next] = compared;
  if (best === undefined) return null;
  const names = score(state).lines;
  const options = compared.map(({ action, ends }) => ({
    action,
    chance: chanceOf(ends),
    lines: linesOf(names, ends),
  }));
  return { action: best.action, standing, options, ...against(names, best, next) };
}

/** An action without a rival has not been played yet. */
function played(c: Compared, state: RaidState, strength: Strength, playouts: Playouts): Compared {
  if (c.ends.n > 0) return c;
  const n = strength.effort.stages.at(-1) ?? 1;
  return { ...c, ends: playouts.count(state, c.action, Dice.search, 0, n) };
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
  best: Compared,
  next: Compared | undefined,
): Pick<Advice, 'gain' | 'gainPoints' | 'margin' | 'reasons'> {
  if (next === undefined) return { gain: 0, gainPoints: 0, margin: 0, reasons: [] };
  const [a, b] = [best.ends, next.ends];
  return {
    gain: halvesOf(a) / (2 * a.n) - halvesOf(b) / (2 * b.n),
    gainPoints: a.points / a.n - b.points / b.n,
    margin: together(meanMargin(a.points, a.squares, a.n), meanMargin(b.points, b.squares, b.n)),
    reasons: reasonsFor(names, a, b),
  };
}

/** The margin of a difference; Math.hypot is not the same everywhere. */
const together = (a: number, b: number): number => Math.sqrt(a * a + b * b);

/** Points a raid that one way brings more than another, by line of the score, the weightiest first. */
export function reasonsFor(names: Names, a: Ends, b: Ends): LineFact[] {
  const theirs = linesOf(names, b);
  return linesOf(names, a)
    .map((line, i) => ({ ...line, points: line.points - (theirs[i]?.points ?? 0) }))
    .filter(({ points }) => points !== 0)
    .sort((x, y) => Math.abs(y.points) - Math.abs(x.points));
}

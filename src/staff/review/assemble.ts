// Makes the review out of what was weighed: the split of every move, the marks, the costliest decisions, the moments.

import { Z } from '../../engine/interval.ts';
import { optionalPart } from '../../engine/optional-rules.ts';
import type { Replay } from '../../engine/replay.ts';
import type { Staffed } from '../../engine/staff-of.ts';
import type { Action } from '../../engine/system.ts';
import { type LineFact, reasonsFor } from '../chance/advice.ts';
import { bestWorth } from '../ends.ts';
import { LedgerKeeper } from '../luck/ledger.ts';
import { outcomeCounts } from '../outcome-counts.ts';
import type { ReviewBudget } from './budget.ts';
import { lineAfter } from './line.ts';
import { CLEAR, type Mark, markOf, THRESHOLD } from './marks.ts';
import { differences, errorOf, isClearlyAhead } from './paired.ts';
import type { Examined, Played } from './question.ts';
import type { Course } from './questions.ts';
import {
  type Costly,
  type Moment,
  REVIEW_FORMAT,
  REVIEW_VERSION,
  type Review,
  type ReviewedMove,
  type Standing,
  type Totals,
} from './review.ts';
import { type Weighed, weighAll } from './weigh.ts';

const FEW = 5;

export function assemble(
  staffed: Staffed,
  replay: Replay,
  course: Course,
  budget: ReviewBudget,
  answers: ReadonlyMap<number, Examined>,
): Review {
  const { playouts } = budget;
  const { system } = staffed.game;
  const scale = bestWorth(system.outcomes) * playouts;
  const weighed = weighAll(system, course, answers, playouts);
  const moves = weighed.map((_, i) => reviewed(staffed, weighed, i, scale));
  const end = weighed.at(-1)?.after ?? answers.get(0)?.position;
  if (end === undefined) throw new Error('the review has no answer for the first position');
  return {
    format: REVIEW_FORMAT,
    version: REVIEW_VERSION,
    rules: replay.rules,
    scenario: replay.scenario,
    seed: replay.seed,
    level: replay.level,
    events: replay.events,
    ...optionalPart(replay),
    budget: budget.name,
    playouts,
    scale,
    over: course.over,
    moves,
    end: standing(end),
    endValue: end.ends.worth,
    totals: totals(moves, weighed),
    costliest: costliest(staffed, weighed, scale),
    luckiest: moments(weighed, 1),
    unluckiest: moments(weighed, -1),
    ledger: ledgerOf(staffed, course),
  };
}

const standing = ({ ends: { counts, points } }: Played): Standing => ({
  ...outcomeCounts(counts),
  points,
});

function reviewed(
  { game }: Staffed,
  weighed: readonly Weighed[],
  i: number,
  scale: number,
): ReviewedMove {
  const w = weighed[i] as Weighed;
  const { move, position, action, after, better, isExact } = w;
  const missed = gain(w.best, w.kept);
  const previous = weighed[i - 1];
  const takesBack = previous !== undefined && isTakenBack(previous, w, scale);
  // What only makes good again what the order before has lost is nothing to be praised.
  const mark = markOf(missed / scale) ?? (takesBack ? null : fineMark(w, scale));
  const revalued = revaluedBefore(weighed, i);
  return {
    index: move.index,
    turn: move.turn,
    action: move.text,
    before: standing(position),
    value: position.ends.worth,
    decision: gain(action, position),
    luck: gain(after, action),
    missed,
    chance: move.chance,
    ...(revalued === 0 ? {} : { revalued }),
    ...(isExact ? { exact: true } : {}),
    ...(better === null ? {} : { better: game.system.format(game.scenario, better) }),
    ...(mark === null ? {} : { mark }),
    ...(isTakenBack(w, weighed[i + 1], scale) ? { takenBack: true } : {}),
  };
}

/** Where what was sampled begins to be searched, or the other way round, the same position has another worth. */
function revaluedBefore(weighed: readonly Weighed[], i: number): number {
  const previous = weighed[i - 1];
  const { position } = weighed[i] as Weighed;
  return previous === undefined ? 0 : gain(position, previous.after);
}

/** Without a die in between, a loss that the next order makes good was none. */
function isTakenBack(w: Weighed, next: Weighed | undefined, scale: number): boolean {
  if (w.move.chance || next === undefined || next.isExact !== w.isExact) return false;
  const lost = gain(w.action, w.position);
  const together = lost + gain(next.action, next.position);
  return markOf(-lost / scale) !== null && markOf(-together / scale) === null;
}

const gain = (more: Played, less: Played): number => more.ends.worth - less.ends.worth;

/** Clearly better than what the standing player would have done. */
function fineMark({ action, position }: Weighed, scale: number): Mark | null {
  const share = gain(action, position) / scale;
  return share >= THRESHOLD.fine && isClearlyAhead(action, position, CLEAR) ? 'fine' : null;
}

function totals(moves: readonly ReviewedMove[], weighed: readonly Weighed[]): Totals {
  const add = (part: 'decision' | 'luck' | 'missed' | 'revalued'): number =>
    moves.reduce((sum, move) => sum + (move[part] ?? 0), 0);
  const count = (mark: Mark): number => moves.filter((move) => move.mark === mark).length;
  return {
    change: add('decision') + add('luck') + add('revalued'),
    decision: add('decision'),
    luck: add('luck'),
    ...(add('revalued') === 0 ? {} : { revalued: add('revalued') }),
    missed: add('missed'),
    margin: Z * errorOf(byGame(weighed, decisionPairs)),
    luckMargin: Z * errorOf(byGame(weighed, luckPairs)),
    marks: {
      inaccuracy: count('inaccuracy'),
      mistake: count('mistake'),
      blunder: count('blunder'),
      fine: count('fine'),
    },
  };
}

type Pair = readonly [more: Played, less: Played];
const decisionPairs = ({ action, position }: Weighed): Pair => [action, position];
const luckPairs = ({ after, action }: Weighed): Pair => [after, action];

/** What all moves together gained in each of the games played out: these share their dice from move to move. */
function byGame(weighed: readonly Weighed[], pairOf: (w: Weighed) => Pair): number[] {
  const sums: number[] = [];
  for (const w of weighed) {
    const [more, less] = pairOf(w);
    if (more === less) continue;
    for (const [i, value] of differences(more, less).entries()) sums[i] = (sums[i] ?? 0) + value;
  }
  return sums;
}

/** The dearest, one of what belongs together: what is let go bit by bit is told once. */
function costliest(staffed: Staffed, weighed: readonly Weighed[], scale: number): Costly[] {
  const found: Array<Costly & { readonly activation: number }> = [];
  let activation = 0;
  for (const w of weighed) {
    if (w.move.begins) activation++;
    const cost = gain(w.best, w.kept);
    const mark = markOf(cost / scale);
    if (mark !== null) found.push({ ...costly(staffed, w, mark, cost), activation });
  }
  found.sort((a, b) => b.cost - a.cost || a.index - b.index);
  const first = found.filter((c, i) => found.findIndex((o) => o.activation === c.activation) === i);
  return first.slice(0, FEW).map(({ activation: _, ...rest }) => rest);
}

function costly(staffed: Staffed, w: Weighed, mark: Mark, cost: number): Costly {
  const { system, scenario } = staffed.game;
  const { move, kept, best } = w;
  const better = w.better ?? move.action;
  const words = (action: Action): string => system.format(scenario, action);
  const { lines } = system.score(move.before);
  const reasons: LineFact[] = reasonsFor(lines, best.ends, kept.ends);
  return {
    index: move.index,
    turn: move.turn,
    action: move.text,
    better: words(better),
    line: (w.line ?? lineAfter(staffed, move.before, better)).map(words),
    mark,
    cost,
    margin: Z * errorOf(differences(best, kept)),
    taken: standing(kept),
    instead: standing(best),
    reasons,
  };
}

/** What could well be noise is no moment. */
function moments(weighed: readonly Weighed[], sign: 1 | -1): Moment[] {
  return weighed
    .map(({ move: { index, turn, text }, after, action }) => {
      const luck = gain(after, action);
      const margin = after === action ? 0 : Z * errorOf(differences(after, action));
      return { index, turn, action: text, luck, margin };
    })
    .filter(({ luck, margin }) => sign * luck > margin)
    .sort((a, b) => sign * (b.luck - a.luck) || a.index - b.index)
    .slice(0, FEW);
}

function ledgerOf(staffed: Staffed, { moves }: Course): Review['ledger'] {
  const keeper = new LedgerKeeper(staffed);
  for (const { index, events } of moves) keeper.add(index, events);
  return keeper.ledger();
}

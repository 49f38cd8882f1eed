// "What would you do?" as a plan: the planner plays the rest of the phase on, the closest of what it might have done
// instead make other plans, and all of them are weighed in the same games. Done a little at a time, and the same
// however it is cut up.

import type { PlanLine } from '../../engine/plan.ts';
import type { GameData, Position } from '../../engine/position.ts';
import type { Action } from '../../engine/system.ts';
import { type LineFact, reasonsFor } from '../chance/advice.ts';
import { type Chance, chanceOf } from '../chance/chance.ts';
import type { Playouts } from '../playouts.ts';
import type { Strength } from '../strength.ts';
import { byPlanner, byStanding, type Course, courseOf, type Rival } from './course.ts';
import { withoutDetours } from './detours.ts';
import { linesOf, planKey } from './plan.ts';
import { type Difference, difference, type Weight, weigh } from './weigh.ts';

/** Other plans that are weighed beside the planner's own and the standing player's. */
const OTHERS = 3;

export interface Plan {
  readonly lines: readonly PlanLine[];
  readonly chance: Chance; // when it is followed and the standing player plays on
}

/** The plan, and what it brings against the next best; without one the differences are 0. */
export interface PlanAdvice {
  readonly plan: Plan;
  readonly next: Plan | null;
  readonly gain: Difference; // expected score: 1 for the best outcome, 0 for the worst
  readonly points: Difference;
  readonly reasons: readonly LineFact[]; // points by line of the score, the weightiest first
}

/**
 * The plan for a position; null when nothing is to be decided, and where the game can be searched to its end: the order
 * that keeps its worth is then known, and no plan tells more. Whoever runs it may stop at any yield.
 */
export function* planning<S extends GameData>(
  playouts: Playouts<S>,
  position: Position<S>,
  strength: Strength,
): Generator<void, PlanAdvice | null> {
  const { system } = playouts.staffed.game;
  if (system.over(position)) return null;
  const start = system.known(position);
  if (playouts.solver.solve(start) !== null) return null;
  const plans = yield* plansFor(playouts, start, strength);
  const weights: Weight[] = [];
  for (const lines of plans) weights.push(yield* weigh(playouts, start, lines));
  const [best, next] = inOrder(weights, strength.effort.switch);
  return best === undefined ? null : adviceOf(playouts, start, best, next);
}

/** The same in one go. */
export function plan<S extends GameData>(
  playouts: Playouts<S>,
  position: Position<S>,
  strength: Strength,
): PlanAdvice | null {
  const work = planning(playouts, position, strength);
  for (let step = work.next(); ; step = work.next()) if (step.done) return step.value;
}

/** The planner's own first; no two do the same. */
function* plansFor<S extends GameData>(
  playouts: Playouts<S>,
  start: Position<S>,
  strength: Strength,
): Generator<void, PlanLine[][]> {
  const standing = byStanding(playouts);
  const own = yield* courseOf(playouts, start, byPlanner(playouts, strength));
  const courses = [own, yield* courseOf(playouts, start, standing)];
  for (const script of rivalsOf(own)) {
    courses.push(yield* courseOf(playouts, start, standing, script));
  }
  const plans: PlanLine[][] = [];
  for (const course of courses) {
    const straight = withoutDetours(playouts.staffed.staff, course);
    const told = straight === null ? course : yield* courseOf(playouts, start, standing, straight);
    plans.push(linesOf(playouts.staffed, told));
  }
  const known = new Set<string>();
  return plans.filter((lines) => {
    const key = planKey(lines);
    return !known.has(key) && known.add(key);
  });
}

interface Parting {
  readonly at: number; // of the order it takes the place of
  readonly line: number;
  readonly rival: Rival;
}

/** The plan with the closest runner-up of a line in its place, for the lines where it was closest. */
function rivalsOf<S extends GameData>({ orders }: Course<S>): Action[][][] {
  const closest = new Map<number, Parting>();
  let line = 0;
  for (const [at, { begins, rival }] of orders.entries()) {
    if (begins && at > 0) line++;
    if (rival === null) continue;
    const before = closest.get(line);
    if (before === undefined || rival.behind < before.rival.behind) {
      closest.set(line, { at, line, rival });
    }
  }
  return [...closest.values()]
    .sort((a, b) => a.rival.behind - b.rival.behind || a.at - b.at)
    .slice(0, OTHERS)
    .map((parting) => scriptFor(orders, parting));
}

function scriptFor(orders: Course['orders'], { at, line, rival }: Parting): Action[][] {
  const script: Action[][] = [];
  let n = 0;
  for (const [i, { action, begins }] of orders.entries()) {
    if (begins && i > 0) n++;
    script[n] ??= [];
    if (n !== line || i < at) script[n]?.push(action);
    else if (i === at) script[n]?.push(rival.action);
  }
  return script;
}

/** Best first; the planner's own leaves its place only to one that is clearly better. */
function inOrder(weights: readonly Weight[], clear: number): Weight[] {
  const [own, ...others] = weights;
  if (own === undefined) return [];
  const ahead = (one: Weight): Difference => difference(one.worths, own.worths);
  const ranked = others
    .map((one) => ({ one, ahead: ahead(one) }))
    .filter(({ ahead: { mean, error } }) => mean !== 0 || error !== 0)
    .sort((a, b) => b.ahead.mean - a.ahead.mean);
  const [first] = ranked;
  const isBetter =
    first !== undefined && first.ahead.mean > 0 && first.ahead.mean > clear * first.ahead.error;
  const rest = ranked.map(({ one }) => one);
  if (!isBetter) return [own, ...rest];
  const [best = own, ...behind] = rest;
  const at = ranked.slice(1).findIndex(({ ahead: { mean } }) => mean <= 0);
  const place = at < 0 ? behind.length : at;
  return [best, ...behind.slice(0, place), own, ...behind.slice(place)];
}

function adviceOf<S extends GameData>(
  { staffed: { game } }: Playouts<S>,
  start: Position<S>,
  best: Weight,
  next: Weight | undefined,
): PlanAdvice {
  const { system } = game;
  const planOf = ({ lines, ends }: Weight): Plan => ({
    lines,
    chance: chanceOf(system.outcomes, ends),
  });
  const names = system.score(start).lines;
  return {
    plan: planOf(best),
    next: next === undefined ? null : planOf(next),
    gain: difference(best.scores, next?.scores ?? best.scores),
    points: difference(best.points, next?.points ?? best.points),
    reasons: next === undefined ? [] : reasonsFor(names, best.ends, next.ends),
  };
}

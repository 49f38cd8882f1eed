// Compares actions by playouts of the same games: the first is preferred and leaves its place only to one that is
// clearly better. Those that fall behind are dropped early, so that the work goes where the choice is close.

import type { Position } from '../engine/position.ts';
import type { Look } from '../engine/staff-of.ts';
import type { Action, Outcome } from '../engine/system.ts';
import { addEnds, type Ends, noEnds, weighed } from './ends.ts';
import { Dice, type Playouts } from './playouts.ts';

/** How much work a comparison may be. */
export type Effort = Look['effort'];

/** An action and how the games went that began with it. */
export interface Compared {
  readonly action: Action;
  readonly ends: Ends; // none where the look ahead stopped before
  readonly gain: number; // worth against the preferred action, on average
  readonly error: number; // standard, of that
}

class Contender {
  readonly action: Action;
  readonly ends: Ends;
  readonly worths: number[] = [];

  constructor(action: Action, outcomes: readonly Outcome[]) {
    this.action = action;
    this.ends = noEnds(outcomes);
  }

  playTo(n: number, playouts: Playouts, position: Position, turns: number | undefined): void {
    const { pointsPerWorth } = playouts.staffed.staff;
    for (let i = this.worths.length; i < n; i++) {
      if (turns !== undefined) {
        this.worths.push(playouts.glimpse(position, this.action, Dice.search, i, turns));
        continue;
      }
      const one = playouts.count(position, this.action, Dice.search, i, i + 1);
      addEnds(this.ends, one);
      this.worths.push(weighed(pointsPerWorth, one.worth, one.points));
    }
  }

  /** The paired difference over the games both have played. */
  against(other: Contender): Compared {
    const n = Math.min(this.worths.length, other.worths.length);
    let sum = 0;
    let squares = 0;
    for (let i = 0; i < n; i++) {
      const difference = (this.worths[i] as number) - (other.worths[i] as number);
      sum += difference;
      squares += difference * difference;
    }
    const gain = n === 0 ? 0 : sum / n;
    const error = n < 2 ? 0 : Math.sqrt(Math.max(0, squares / n - gain * gain) / (n - 1));
    return { action: this.action, ends: this.ends, gain, error };
  }
}

/** The actions in the order of their worth, the chosen one first. */
export function compare(
  playouts: Playouts,
  position: Position,
  actions: readonly Action[],
  effort: Effort,
): Compared[] {
  const { outcomes } = playouts.staffed.game.system;
  const [first, ...others] = actions.map((action) => new Contender(action, outcomes));
  if (first === undefined) return [];
  let left = others;
  for (const n of effort.stages) {
    if (left.length === 0) break;
    for (const contender of [first, ...left]) contender.playTo(n, playouts, position, effort.turns);
    left = left.filter((other) => isInTheRace(other.against(first), effort.drop));
  }
  const results = [first, ...others].map((contender) => contender.against(first));
  return inOrder(results, new Set(left.map(({ action }) => action)), effort);
}

/** Where every game ended alike there is nothing to compare. */
const isInTheRace = ({ gain, error }: Compared, drop: number): boolean =>
  gain !== 0 && gain + drop * error > 0;

function inOrder(results: Compared[], left: ReadonlySet<Action>, effort: Effort): Compared[] {
  const clear = (r: Compared): boolean =>
    left.has(r.action) && r.gain > 0 && r.gain > effort.switch * r.error;
  const [first, ...others] = results;
  if (first === undefined) return [];
  others.sort((a, b) => b.gain - a.gain);
  const best = others.find(clear);
  if (best === undefined) return [first, ...others];
  return [best, ...[first, ...others.filter((r) => r !== best)].sort((a, b) => b.gain - a.gain)];
}

// How games ended, in whole counts: sums stay exact, and come out the same in whatever order they are made.

import type { Position } from '../engine/position.ts';
import type { Staffed } from '../engine/staff-of.ts';
import type { Outcome, System } from '../engine/system.ts';

export interface Ends {
  n: number;
  readonly counts: number[]; // by outcome, best first
  worth: number; // of the outcomes, summed
  points: number; // summed
  squares: number; // of the points, summed
  readonly lines: number[]; // of the points by line of the score, summed
}

export const noEnds = (outcomes: readonly Outcome[]): Ends => ({
  n: 0,
  counts: outcomes.map(() => 0),
  worth: 0,
  points: 0,
  squares: 0,
  lines: [],
});

export function addEnds(into: Ends, from: Ends): void {
  into.n += from.n;
  addTo(into.counts, from.counts);
  into.worth += from.worth;
  into.points += from.points;
  into.squares += from.squares;
  addTo(into.lines, from.lines);
}

function addTo(into: number[], from: readonly number[]): void {
  for (let i = 0; i < from.length; i++) into[i] = (into[i] ?? 0) + (from[i] as number);
}

/** Counts how a game that is over has ended. */
export function countEnd(system: System, position: Position, ends: Ends): void {
  const { vp, outcome, lines } = system.score(position);
  const place = placeOf(system.outcomes, outcome);
  ends.n++;
  ends.counts[place] = (ends.counts[place] as number) + 1;
  ends.worth += worthAt(system.outcomes, place);
  ends.points += vp;
  ends.squares += vp * vp;
  for (let i = 0; i < lines.length; i++) {
    ends.lines[i] = (ends.lines[i] ?? 0) + (lines[i]?.vp ?? 0);
  }
}

function placeOf(outcomes: readonly Outcome[], id: string): number {
  const place = outcomes.findIndex((outcome) => outcome.id === id);
  if (place < 0) throw new RangeError(`no outcome '${id}'`);
  return place;
}

const worthAt = (outcomes: readonly Outcome[], place: number): number =>
  outcomes[place]?.worth ?? 0;

/** What the best outcome is worth: divided by it, worths are expected scores from 0 to 1. */
export const bestWorth = (outcomes: readonly Outcome[]): number => worthAt(outcomes, 0);

/** What the end of a game is worth to the player: success first, then the points. */
export const weighed = (pointsPerWorth: number, worth: number, points: number): number =>
  pointsPerWorth * worth + points;

export function endWorth({ game: { system }, staff }: Staffed, position: Position): number {
  const { vp, outcome } = system.score(position);
  const worth = worthAt(system.outcomes, placeOf(system.outcomes, outcome));
  return weighed(staff.pointsPerWorth, worth, vp);
}

// The weights of an outlook, fitted to raids played by `steady` in as many processes as there are jobs. They come out the
// same however many: what was seen is taken in the order of the raids.

import { fileURLToPath } from 'node:url';
import { FIGURES } from '../../src/systems/raid/players/outlook/figures.ts';
import { ROWS_A_TURN, type Weights } from '../../src/systems/raid/players/outlook/outlook.ts';
import type { Scenario } from '../../src/systems/raid/rules/scenario.ts';
import { shareOut } from '../crew/share-out.ts';
import { LeastSquares } from './least-squares.ts';
import { type Seen, seenIn } from './seen.ts';

const HELPER = fileURLToPath(new URL('./helper.ts', import.meta.url));
const KEPT_OUT = 10; // every so many raids
const RESTRAINT = 3;
const RESTRAINT_TO_PRIOR = 300; // tells unseen raids best from a few hundred to a thousand raids
const PIECE = 25; // raids a level

/** From one number up to another. */
export type Piece = readonly [from: number, to: number];

export interface Fitting {
  readonly scenario: Scenario;
  readonly words: readonly string[]; // by which a helping process makes the scenario for itself
  readonly raids: number; // a level
  readonly jobs: number;
  readonly prior?: Weights; // of data that differ little: few raids will do
}

export interface Fitted {
  readonly weights: number[][];
  readonly kept: readonly Seen[]; // kept out of the fitting, to see what it is worth
}

export async function fitWeights(fitting: Fitting): Promise<Fitted> {
  const { scenario, prior } = fitting;
  const rows = Array.from(
    { length: ROWS_A_TURN * scenario.turns },
    () => new LeastSquares(FIGURES),
  );
  const kept: Seen[] = [];
  await inTurn(fitting, (seen) => {
    for (const one of seen) {
      if (one.number % KEPT_OUT === 0) kept.push(one);
      else rows[one.row]?.add(one.figures, one.worth);
    }
  });
  const restraint = prior === undefined ? RESTRAINT : RESTRAINT_TO_PRIOR;
  const weights = rows.map((row, i) => row.solve(restraint, prior?.[i]).map(rounded));
  return { weights, kept };
}

const rounded = (weight: number): number => Math.round(weight * 1000) / 1000;

/** Plays piece by piece and hands on what was seen, in order. */
async function inTurn(
  { scenario, words, raids, jobs }: Fitting,
  take: (seen: readonly Seen[]) => void,
): Promise<void> {
  const pieces: Piece[] = [];
  for (let from = 0; from < raids; from += PIECE) {
    pieces.push([from, Math.min(raids, from + PIECE)]);
  }
  if (Math.min(jobs, pieces.length) < 2) {
    for (const [from, to] of pieces) take(seenIn(scenario, from, to));
    return;
  }
  const early = new Map<number, readonly Seen[]>();
  let next = 0;
  await shareOut<Piece, readonly Seen[]>(HELPER, words, pieces, jobs, (index, seen) => {
    early.set(index, seen);
    for (let ready = early.get(next); ready !== undefined; ready = early.get(next)) {
      take(ready);
      early.delete(next++);
    }
  });
}

/** As outlook.json keeps them: the figures of a row in one text. */
export const rowTexts = (weights: Weights): string[] => weights.map((row) => row.join(' '));
export const rowsOf = (texts: readonly string[]): number[][] =>
  texts.map((text) => text.split(' ').map(Number));

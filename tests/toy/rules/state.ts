// The toy's position: the generator, four cells of the whole game, and three for every piece.

import type { Position } from '../../../src/engine/position.ts';
import type { Field } from './battle.ts';

export type State = Position<Field>;

export const RANDOM = 0; // eight cells
export const G = { over: 8, turn: 9, level: 10, fog: 11 } as const;
const PIECES = 12;
const MOST = 10; // pieces
const EACH = 3;
export const CELLS = PIECES + MOST * EACH;

export const GONE = -1; // not on the field

const cell = (s: State, index: number): number => s.cells[index] as number;

export const get = (s: State, what: number): number => cell(s, what);
export const set = (s: State, what: number, value: number): void => {
  s.cells[what] = value;
};

/** Its hex, or GONE. */
export const hexOf = (s: State, piece: number): number => cell(s, PIECES + piece * EACH);
export const put = (s: State, piece: number, hex: number): void => {
  s.cells[PIECES + piece * EACH] = hex;
};
/** 3 Points an own piece has left; of the enemy's, 1 while it is face down. */
export const pointsOf = (s: State, piece: number): number => cell(s, PIECES + piece * EACH + 1);
export const setPoints = (s: State, piece: number, points: number): void => {
  s.cells[PIECES + piece * EACH + 1] = points;
};
/** 2 Whether a counter of the enemy is a dummy. */
export const isDummy = (s: State, piece: number): boolean =>
  cell(s, PIECES + piece * EACH + 2) === 1;
export const setDummy = (s: State, piece: number, dummy: boolean): void => {
  s.cells[PIECES + piece * EACH + 2] = dummy ? 1 : 0;
};

export const isOwn = (s: State, piece: number): boolean => piece < s.scenario.own;
export const isHidden = (s: State, piece: number): boolean =>
  !isOwn(s, piece) && hexOf(s, piece) !== GONE && pointsOf(s, piece) === 1;

/** Pieces on the field, of one side, in their order. */
export function standing(s: State, own: boolean): number[] {
  return s.scenario.pieces.flatMap((_, piece) =>
    isOwn(s, piece) === own && hexOf(s, piece) !== GONE ? [piece] : [],
  );
}

export const pieceIn = (s: State, hex: number): number =>
  s.scenario.pieces.findIndex((_, piece) => hexOf(s, piece) === hex);

export const areNext = (s: State, a: number, b: number): boolean =>
  (s.scenario.steps[hexOf(s, a)] ?? []).includes(hexOf(s, b));

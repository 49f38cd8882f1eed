// The battle in hand, as one flat block of whole numbers. All reading and writing of it goes through the accessors here.

import type { Position } from '../../../engine/position.ts';
import { RANDOM_CELLS } from '../../../engine/rolls.ts';
import type { Field } from './field.ts';
import {
  type HexId,
  MAX_HEXES,
  MAX_OBJECTIVES,
  MAX_SEGMENTS,
  MAX_UNITS,
  NONE,
  type SegmentId,
  type SideId,
  type UnitId,
} from './types.ts';

export type State = Position<Field>;

/** 18.1 What the player is asked for now. */
export const Stage = {
  character: 0, // 4.3
  lead: 1, // 14.8
  name: 2, // 6.4
  deal: 3, // 6.3
  first: 4, // 7.1
  move: 5, // 7.3
  attack: 6, // 12.2
  convert: 7, // 14.6
  follow: 8, // 13.9
  over: 9, // 15.3
} as const;

/** 14 The options in play, as bits, in the order in which a system lists them. */
export const Option = {
  secondPeriod: 1, // 14.1
  charge: 2, // 14.2
  guard: 4, // 14.3
  attrition: 8, // 14.4
  foresight: 16, // 14.5
  francsTireurs: 32, // 14.6
  unreliable: 64, // 14.7
  leader: 128, // 14.8
} as const;

/** Cells of the whole battle; those in pairs are by side. */
export const G = {
  random: 0, // the generator
  stage: RANDOM_CELLS,
  turn: RANDOM_CELLS + 1,
  level: RANDOM_CELLS + 2,
  options: RANDOM_CELLS + 3,
  character: RANDOM_CELLS + 4, // a pair
  redetermined: RANDOM_CELLS + 6, // a pair: 14.8 the character must be determined anew next turn
  led: RANDOM_CELLS + 8, // a pair: 14.8 the segment that is led, NONE
  die: RANDOM_CELLS + 10, // 6.3, 6.4 the next die of the player's to be named or dealt
  dice: RANDOM_CELLS + 11, // how many he has
  choice: RANDOM_CELLS + 12, // 7.2 who had it last, NONE
  mover: RANDOM_CELLS + 13, // 7.3 who moves first
  moved: RANDOM_CELLS + 14, // how many sides have made their moves
  sequence: RANDOM_CELLS + 15, // 12.1 one or two
  asked: RANDOM_CELLS + 16, // the unit of the player that is asked about
  named: RANDOM_CELLS + 17, // 12.2 how many sides have named their targets
  inSegment: RANDOM_CELLS + 18, // a pair: 7.3 where it is moving, NONE
} as const;
const GLOBALS = RANDOM_CELLS + 20;

/** By side and segment. */
const POINTS = GLOBALS;
const STORES = POINTS + 2 * MAX_SEGMENTS;
const CLOSED = STORES + 2 * MAX_SEGMENTS;
const LOSSES = CLOSED + 2 * MAX_SEGMENTS; // 14.4 units destroyed there this turn
const LAST_LOSSES = LOSSES + 2 * MAX_SEGMENTS; // and in the turn before
/** By side and die: a score, or the segment a die is named for. */
const SCORES = LAST_LOSSES + 2 * MAX_SEGMENTS;
const HOLDERS = SCORES + 2 * MAX_SEGMENTS;
const AT = HOLDERS + MAX_OBJECTIVES;
const UNITS = AT + MAX_HEXES;
const EACH = 14;
export const CELLS = UNITS + MAX_UNITS * EACH;

/** Marks of a unit, as bits; all but `arrived` come off at the end of a turn (5.2). */
export const Mark = {
  activated: 1, // 6.6
  moving: 2, // 2.8, 2.9
  mayFight: 4, // 8.2, 9.4
  charging: 8, // 14.2
  fought: 16, // 12.2
  arrived: 32, // on the board, or has been
  hurt: 64, // 14.6 has had its one conversion
} as const;

/** Cells of a unit. */
const U = {
  hex: 0,
  facing: 1,
  strength: 2,
  marks: 3,
  target: 4, // 12.2 whom it attacks in this sequence, NONE
  from: 5, // where it stood when the sequence began
  ones: 6, // what its dice brought
  hits: 7,
  sixes: 8, // of the hits
  behind: 9, // 11.12 its shot came from behind
  voids: 10, // 12.6 the 1s counted against it this turn
  guarded: 11, // 14.3 its one 1 of the battle is used up
  goals: 12, // bits of the goals of its mission that it has attained
  converted: 13, // 14.6 one loss of this sequence becomes a fall back
} as const;

export const get = (s: State, cell: number): number => s.cells[cell] as number;
export const set = (s: State, cell: number, value: number): void => {
  s.cells[cell] = value;
};

export const hasOption = (s: State, option: number): boolean => (get(s, G.options) & option) !== 0;
export const characterOf = (s: State, side: SideId): number => get(s, G.character + side);

const bySegment = (from: number, side: SideId, segment: SegmentId): number =>
  from + side * MAX_SEGMENTS + segment;
export const pointsIn = (s: State, side: SideId, segment: SegmentId): number =>
  get(s, bySegment(POINTS, side, segment));
export const setPoints = (s: State, side: SideId, segment: SegmentId, points: number): void =>
  set(s, bySegment(POINTS, side, segment), points);
export const storeIn = (s: State, side: SideId, segment: SegmentId): number =>
  get(s, bySegment(STORES, side, segment));
export const setStore = (s: State, side: SideId, segment: SegmentId, points: number): void =>
  set(s, bySegment(STORES, side, segment), points);
export const isClosed = (s: State, side: SideId, segment: SegmentId): boolean =>
  get(s, bySegment(CLOSED, side, segment)) === 1;
export const setClosed = (s: State, side: SideId, segment: SegmentId, closed: boolean): void =>
  set(s, bySegment(CLOSED, side, segment), closed ? 1 : 0);
export const lossesIn = (s: State, side: SideId, segment: SegmentId): number =>
  get(s, bySegment(LOSSES, side, segment));
export const countLoss = (s: State, side: SideId, segment: SegmentId): void =>
  set(s, bySegment(LOSSES, side, segment), lossesIn(s, side, segment) + 1);
/** 14.4 */
export const attritionIn = (s: State, side: SideId, segment: SegmentId): number =>
  get(s, bySegment(LAST_LOSSES, side, segment));
export function turnLosses(s: State): void {
  for (let i = 0; i < 2 * MAX_SEGMENTS; i++) {
    set(s, LAST_LOSSES + i, get(s, LOSSES + i));
    set(s, LOSSES + i, 0);
  }
}

/** 6.3, 6.4 What is kept of a die while it is named or dealt: the segment, or the score. */
export const dieOf = (s: State, side: SideId, die: number): number =>
  get(s, SCORES + side * MAX_SEGMENTS + die);
export const setDie = (s: State, side: SideId, die: number, value: number): void =>
  set(s, SCORES + side * MAX_SEGMENTS + die, value);

/** 15.4 A SideId, or NONE. */
export const holderOf = (s: State, objective: number): number => get(s, HOLDERS + objective);
export const setHolder = (s: State, objective: number, holder: number): void =>
  set(s, HOLDERS + objective, holder);

/** The unit in a hex, or NONE. */
export const unitIn = (s: State, hex: HexId): UnitId => get(s, AT + hex);
export const isEmpty = (s: State, hex: HexId): boolean => get(s, AT + hex) === NONE;

const ofUnit = (unit: UnitId, cell: number): number => UNITS + unit * EACH + cell;
/** 2.4, 3.1 The hex it stands in, NONE off the board. */
export const hexOf = (s: State, unit: UnitId): HexId => get(s, ofUnit(unit, U.hex));
export const facingOf = (s: State, unit: UnitId): number => get(s, ofUnit(unit, U.facing));
export const strengthOf = (s: State, unit: UnitId): number => get(s, ofUnit(unit, U.strength));
export const isOnBoard = (s: State, unit: UnitId): boolean => hexOf(s, unit) !== NONE;
export const marksOf = (s: State, unit: UnitId): number => get(s, ofUnit(unit, U.marks));
export const hasMark = (s: State, unit: UnitId, mark: number): boolean =>
  (marksOf(s, unit) & mark) !== 0;
export const setMarks = (s: State, unit: UnitId, marks: number): void =>
  set(s, ofUnit(unit, U.marks), marks);
export const addMark = (s: State, unit: UnitId, mark: number): void =>
  setMarks(s, unit, marksOf(s, unit) | mark);
export const isMoving = (s: State, unit: UnitId): boolean => hasMark(s, unit, Mark.moving);

export const setFacing = (s: State, unit: UnitId, facing: number): void =>
  set(s, ofUnit(unit, U.facing), facing);
export const setStrength = (s: State, unit: UnitId, strength: number): void =>
  set(s, ofUnit(unit, U.strength), strength);

/** Puts a unit into an empty hex, or off the board (NONE). */
export function put(s: State, unit: UnitId, hex: HexId): void {
  const from = hexOf(s, unit);
  if (from !== NONE) set(s, AT + from, NONE);
  set(s, ofUnit(unit, U.hex), hex);
  if (hex !== NONE) set(s, AT + hex, unit);
}

export const targetOf = (s: State, unit: UnitId): UnitId => get(s, ofUnit(unit, U.target));
export const setTarget = (s: State, unit: UnitId, target: UnitId): void =>
  set(s, ofUnit(unit, U.target), target);
export const fromOf = (s: State, unit: UnitId): HexId => get(s, ofUnit(unit, U.from));
export const setFrom = (s: State, unit: UnitId, hex: HexId): void =>
  set(s, ofUnit(unit, U.from), hex);

/** What a volley brought. */
export interface Volley {
  readonly ones: number;
  readonly hits: number;
  readonly sixes: number; // of the hits
  readonly behind: boolean; // 11.12
}
export const volleyOf = (s: State, unit: UnitId): Volley => ({
  ones: get(s, ofUnit(unit, U.ones)),
  hits: get(s, ofUnit(unit, U.hits)),
  sixes: get(s, ofUnit(unit, U.sixes)),
  behind: get(s, ofUnit(unit, U.behind)) === 1,
});
export const hitsBy = (s: State, unit: UnitId): number => get(s, ofUnit(unit, U.hits));
export function setVolley(s: State, unit: UnitId, volley: Volley): void {
  set(s, ofUnit(unit, U.ones), volley.ones);
  set(s, ofUnit(unit, U.hits), volley.hits);
  set(s, ofUnit(unit, U.sixes), volley.sixes);
  set(s, ofUnit(unit, U.behind), volley.behind ? 1 : 0);
}
export const NO_VOLLEY: Volley = { ones: 0, hits: 0, sixes: 0, behind: false };

export const voidsOf = (s: State, unit: UnitId): number => get(s, ofUnit(unit, U.voids));
export const setVoids = (s: State, unit: UnitId, count: number): void =>
  set(s, ofUnit(unit, U.voids), count);
export const isGuarded = (s: State, unit: UnitId): boolean => get(s, ofUnit(unit, U.guarded)) === 1;
export const useGuard = (s: State, unit: UnitId): void => set(s, ofUnit(unit, U.guarded), 1);
export const goalsOf = (s: State, unit: UnitId): number => get(s, ofUnit(unit, U.goals));
export const setGoals = (s: State, unit: UnitId, goals: number): void =>
  set(s, ofUnit(unit, U.goals), goals);
export const isConverted = (s: State, unit: UnitId): boolean =>
  get(s, ofUnit(unit, U.converted)) === 1;
export const setConverted = (s: State, unit: UnitId, converted: boolean): void =>
  set(s, ofUnit(unit, U.converted), converted ? 1 : 0);

export const sideOf = (s: State, unit: UnitId): SideId => s.scenario.side[unit] as SideId;

/** An empty board: nobody on it, nothing held. */
export const blank = (scenario: Field): State => ({ scenario, cells: BLANK.slice() });

const BLANK = new Int16Array(CELLS);
for (let hex = 0; hex < MAX_HEXES; hex++) BLANK[AT + hex] = NONE;
for (let unit = 0; unit < MAX_UNITS; unit++) {
  for (const cell of [U.hex, U.target, U.from]) BLANK[ofUnit(unit, cell)] = NONE;
}
for (const cell of [G.led, G.led + 1, G.choice, G.asked, G.inSegment, G.inSegment + 1]) {
  BLANK[cell] = NONE;
}

// The raid in hand, as one small flat block of integers: quick to copy, to hash and to save.
// All reading and writing of that block goes through the accessors here; stacks are linked lists in it.

import type { Position } from '../../../engine/position.ts';
import type { Scenario } from './scenario.ts';
import {
  Kind,
  MAX_PLACES,
  MAX_UNITS,
  MAX_ZONES,
  NONE,
  type Place,
  Side,
  type Unit,
  type Zone,
} from './types.ts';

export type RaidState = Position<Scenario>;

/** What the player is asked for now. */
export const Stage = {
  load: 0, // 3d
  choose: 1, // 6.2
  act: 2, // 6.1
  wire: 3, // 10.6
  sendBack: 4, // 2.2h
  columns: 5, // 11.2b
  round: 6, // 11.2f
  over: 7, // 4 F
} as const;

/** 6.1 The actions, as bits, so that what a stack has done is one number. */
export const Act = { land: 1, embark: 2, move: 4, fire: 8, assault: 16, sail: 32 } as const;

/** What was chosen before the raid, as bits. */
export const Chosen = {
  events: 1, // chapter 5
  coolHeads: 2, // 13.5
} as const;

/** Cells of the whole raid. */
export const G = {
  stage: 0,
  turn: 1,
  alarm: 2,
  level: 3,
  chosen: 4, // Chosen bits
  random: 5, // eight cells: the generator's four words in halves
  landed: 13, // 7.1 the first landing has been
  assaulted: 14, // 7.1 the first assault has been
  fired: 15, // 7.1 the first British fire has been
  luckA: 16, // 13.1 spent
  luckB: 17,
  harassed: 18, // 12j turns in which the battery was kept quiet
  harassedIn: 19, // 12j the last of them
  stirred: 20, // 7.1a a marker has shown Germans, where only the first counts
  appeared: 21, // 11a how often Germans have come onto the map since set-up
  guns: 22, // 12a destroyed
  secondGun: 23, // 12b turn, 0 before
  telephone: 24, // 12c line cut
  strongpoints: 25, // 12d destroyed
  loading: 26, // next of scenario.loadingOrder
  place: 27, // of the acting stack, NONE between activations
  done: 28, // Act bits it has spent
  current: 29, // Act bit of a movement still under way
  spent: 30, // MP
  led: 31, // 9.1 an officer was there when it set out
  stopped: 32, // 6.4c
  origin: 33, // where it falls back to
  battle: 34, // zone under assault
  round: 35,
  lines: 36, // length of the columns
  fronted: 37, // 2.2k counters brought forward since the last other action
  boarding: 38, // 10.3a the stack is embarking, one by one
  delay: 39, // 5a four cells, by group: the first turn in which it may land
  beach: 43, // 5c four cells, by group: where it must land, or NONE
} as const;
const GLOBALS = 47;

/** The longest German column: ten levels and the counters without a level (2.2). */
export const MAX_LINES = 24;

export const Flag = {
  done: 1, // Job Done, Alles gemacht (6.2)
  member: 2, // of the acting stack
  back: 4, // has embarked again (9.2a)
  event: 8, // lost to chapter 5
  fronted: 16,
  supports: 32, // placed behind a line (11.2b)
} as const;

/** Where a counter is when it is in no place. */
export const Off = { pool: -1, lost: -2, prisoner: -3 } as const;

const TOP = GLOBALS; // by place: British counter on top
const GERMAN_TOP = TOP + MAX_PLACES; // by zone
const MARKER = GERMAN_TOP + MAX_ZONES; // by zone: 1 + face-down marker, 0 without
const OBSTACLE = MARKER + MAX_ZONES; // by zone, face up
const TESTED = OBSTACLE + MAX_ZONES; // by zone: marker tested by the action under way (10.3)
const FIRED_AT = TESTED + MAX_ZONES; // by zone: a bit for each link fired along in this phase (11.1)
const PLACE = FIRED_AT + MAX_ZONES; // by unit: a place, or Off
const NEXT = PLACE + MAX_UNITS; // by unit: the one below
const STEPS = NEXT + MAX_UNITS;
const FLAGS = STEPS + MAX_UNITS;
const LINE = FLAGS + MAX_UNITS; // by unit: line it stands in (British), guard (prisoner)
const APPEARANCE = LINE + MAX_UNITS; // by unit: when a German came onto the map (11a)
const CONTACT = APPEARANCE + MAX_UNITS; // by line: the commando in contact
const FACING = CONTACT + MAX_LINES; // by line, then the spare ones: the Germans in order of FA
export const CELLS = FACING + MAX_LINES;

/** Reads a number from a flat array; the caller vouches for the index. One kind of array keeps it quick. */
export function at(array: Int16Array, index: number): number {
  return array[index] as number;
}

/** Reads a number from a list; the caller vouches for the index. */
export function item(list: readonly number[], index: number): number {
  return list[index] as number;
}

/** Whether what could be chosen is played. */
export const plays = (s: RaidState, bit: number): boolean => (get(s, G.chosen) & bit) !== 0;

export function blankState(scenario: Scenario): RaidState {
  const cells = new Int16Array(CELLS);
  cells.fill(NONE, TOP, MARKER);
  cells.fill(NONE, PLACE, STEPS);
  cells.fill(NONE, LINE, APPEARANCE);
  cells.fill(NONE, CONTACT, CELLS);
  return { scenario, cells };
}

/**
 * Whether the map is alike in two states of one raid's data: Germans, face-down markers, obstacles. Where they are and
 * how strong settles their order in a stack (2.2e); when they appeared (11a) is not looked at.
 */
export function sameGround(a: RaidState, b: RaidState): boolean {
  const { britishCount, units, zones } = a.scenario;
  if (left.cells !== a.cells) left = wordsOf(a.cells);
  if (right.cells !== b.cells) right = wordsOf(b.cells);
  return (
    sameCells(PLACE + britishCount, PLACE + units.length) &&
    sameCells(STEPS + britishCount, STEPS + units.length) &&
    sameCells(MARKER, MARKER + zones.length) &&
    sameCells(OBSTACLE, OBSTACLE + zones.length)
  );
}

/** Cells, two to the word. */
interface Words {
  readonly cells: Int16Array;
  readonly words: Int32Array;
}

const wordsOf = (cells: Int16Array): Words => ({
  cells,
  words: new Int32Array(cells.buffer, cells.byteOffset, cells.length >> 1),
});

/** The states last compared: players ask at every decision, and most often about the same two. */
let left = wordsOf(new Int16Array(0));
let right = left;

function sameCells(from: number, to: number): boolean {
  const a = left.words;
  const b = right.words;
  const end = to >> 1;
  for (let i = (from + 1) >> 1; i < end; i++) if (a[i] !== b[i]) return false;
  if ((from & 1) !== 0 && at(left.cells, from) !== at(right.cells, from)) return false;
  return (to & 1) === 0 || at(left.cells, to - 1) === at(right.cells, to - 1);
}

export const get = (s: RaidState, cell: number): number => at(s.cells, cell);
export const set = (s: RaidState, cell: number, value: number): void => {
  s.cells[cell] = value;
};

/** 5a, 5b The first turn in which a group may land. */
export const delayOf = (s: RaidState, group: number): number => get(s, G.delay + group - 1);
export const setDelay = (s: RaidState, group: number, turn: number): void => {
  set(s, G.delay + group - 1, turn);
};
/** 5c Where a group must land, or NONE. */
export const beachOf = (s: RaidState, group: number): Zone => get(s, G.beach + group - 1);
export const setBeach = (s: RaidState, group: number, zone: Zone): void => {
  set(s, G.beach + group - 1, zone);
};

export const topOf = (s: RaidState, place: Place): Unit => at(s.cells, TOP + place);
export const setTop = (s: RaidState, place: Place, unit: Unit): void => {
  s.cells[TOP + place] = unit;
};
export const germanTop = (s: RaidState, zone: Zone): Unit => at(s.cells, GERMAN_TOP + zone);
export const setGermanTop = (s: RaidState, zone: Zone, unit: Unit): void => {
  s.cells[GERMAN_TOP + zone] = unit;
};

/** The face-down marker of a zone as an index into scenario.markers, or NONE. */
export const markerAt = (s: RaidState, zone: Zone): number => at(s.cells, MARKER + zone) - 1;
export const setMarker = (s: RaidState, zone: Zone, marker: number): void => {
  s.cells[MARKER + zone] = marker + 1;
};
export const isFaceDown = (s: RaidState, zone: Zone): boolean => at(s.cells, MARKER + zone) !== 0;
export const obstacleAt = (s: RaidState, zone: Zone): number => at(s.cells, OBSTACLE + zone);
export const setObstacle = (s: RaidState, zone: Zone, obstacle: number): void => {
  s.cells[OBSTACLE + zone] = obstacle;
};
export const isTested = (s: RaidState, zone: Zone): boolean => at(s.cells, TESTED + zone) !== 0;
export const setTested = (s: RaidState, zone: Zone): void => {
  s.cells[TESTED + zone] = 1;
};
export const clearTested = (s: RaidState): void => {
  s.cells.fill(0, TESTED, TESTED + MAX_ZONES);
};
/** 11.1 Whether a zone has fired along one of its links, counted from its first. */
export const hasFiredAt = (s: RaidState, zone: Zone, link: number): boolean =>
  (at(s.cells, FIRED_AT + zone) & (1 << link)) !== 0;
export const setFiredAt = (s: RaidState, zone: Zone, link: number): void => {
  s.cells[FIRED_AT + zone] = at(s.cells, FIRED_AT + zone) | (1 << link);
};
export const clearFiredAt = (s: RaidState): void => {
  s.cells.fill(0, FIRED_AT, FIRED_AT + MAX_ZONES);
};

export const placeOf = (s: RaidState, unit: Unit): Place => at(s.cells, PLACE + unit);
export const setPlace = (s: RaidState, unit: Unit, place: Place): void => {
  s.cells[PLACE + unit] = place;
};
export const below = (s: RaidState, unit: Unit): Unit => at(s.cells, NEXT + unit);
export const setBelow = (s: RaidState, unit: Unit, next: Unit): void => {
  s.cells[NEXT + unit] = next;
};
export const stepsOf = (s: RaidState, unit: Unit): number => at(s.cells, STEPS + unit);
export const setSteps = (s: RaidState, unit: Unit, steps: number): void => {
  s.cells[STEPS + unit] = steps;
};
export const has = (s: RaidState, unit: Unit, flag: number): boolean =>
  (at(s.cells, FLAGS + unit) & flag) !== 0;
export const raise = (s: RaidState, unit: Unit, flag: number): void => {
  s.cells[FLAGS + unit] = at(s.cells, FLAGS + unit) | flag;
};
export const lower = (s: RaidState, unit: Unit, flag: number): void => {
  s.cells[FLAGS + unit] = at(s.cells, FLAGS + unit) & ~flag;
};
/** Takes a mark off the counters from one index up to another. */
export function lowerAll(s: RaidState, flag: number, from: Unit, to: Unit): void {
  const { cells } = s;
  for (let i = FLAGS + from; i < FLAGS + to; i++) cells[i] = at(cells, i) & ~flag;
}
export const lineOf = (s: RaidState, unit: Unit): number => at(s.cells, LINE + unit);
export const setLine = (s: RaidState, unit: Unit, line: number): void => {
  s.cells[LINE + unit] = line;
};
/** 11.2g A prisoner's guard is kept where a commando's line is. */
export const guardOf = lineOf;
export const setGuard = setLine;
/** 11a 0 for Germans of the set-up, then one number for each marker or group that brings some. */
export const appearanceOf = (s: RaidState, unit: Unit): number => at(s.cells, APPEARANCE + unit);
export const setAppearance = (s: RaidState, unit: Unit, number: number): void => {
  s.cells[APPEARANCE + unit] = number;
};
export const contactOf = (s: RaidState, line: number): Unit => at(s.cells, CONTACT + line);
export const setContact = (s: RaidState, line: number, unit: Unit): void => {
  s.cells[CONTACT + line] = unit;
};
export const facing = (s: RaidState, line: number): Unit => at(s.cells, FACING + line);
export const setFacing = (s: RaidState, line: number, unit: Unit): void => {
  s.cells[FACING + line] = unit;
};

export const kindOf = (s: RaidState, unit: Unit): number => at(s.scenario.kind, unit);
export const isCommando = (s: RaidState, unit: Unit): boolean => kindOf(s, unit) === Kind.commando;
export const isBritish = (s: RaidState, unit: Unit): boolean => unit < s.scenario.britishCount;
/** 2.2g Commandos and German infantry. */
export const isInfantry = (s: RaidState, unit: Unit): boolean =>
  kindOf(s, unit) === Kind.commando || kindOf(s, unit) === Kind.infantry;

/** 2.1 Factors of the face that shows. */
export const fireOf = (s: RaidState, unit: Unit): number =>
  at(s.scenario.fire, unit * 3 + stepsOf(s, unit));
export const assaultOf = (s: RaidState, unit: Unit): number =>
  at(s.scenario.assault, unit * 3 + stepsOf(s, unit));
export const levelsOf = (s: RaidState, unit: Unit): number =>
  at(s.scenario.stacking, unit * 3 + stepsOf(s, unit));
/** 2.1, 13.3 Movement points; with Vorwärts! every mobile German has the same. */
export function movesOf(s: RaidState, unit: Unit): number {
  const printed = at(s.scenario.moves, unit * 3 + stepsOf(s, unit));
  if (printed === 0 || at(s.scenario.side, unit) === Side.british) return printed;
  return s.scenario.levels[get(s, G.level)]?.vorwaerts || printed;
}

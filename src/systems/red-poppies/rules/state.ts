// The battle in hand, as one flat block of whole numbers. All reading and writing of it goes through the accessors here.

import type { Position } from '../../../engine/position.ts';
import { RANDOM_CELLS } from '../../../engine/rolls.ts';
import type { Field } from './field.ts';
import {
  type BatteryId,
  type HexId,
  MAX_BATTERIES,
  MAX_HEXES,
  MAX_OBJECTIVES,
  MAX_UNITS,
  MAX_WIRES,
  MOST_IN_HEX,
  NONE,
  type SideId,
  type UnitId,
  type WireId,
} from './types.ts';

export type State = Position<Field>;

/** 12.8 What is asked for now; of whom, `G.asked` says. */
export const Stage = {
  register: 0, // 7.31
  mine: 1, // 7.8
  place: 2, // 5.11
  gap: 3, // 7.62, 7.72, 7.8
  reinforce: 4, // 10.12
  half: 5, // 4.21
  mass: 6, // 5.01a a mass is being named
  messenger: 7, // 7.21
  act: 8, // 5.03a
  point: 9, // 5.41
  strike: 10, // 5.454
  return: 11, // 6.36a
  pause: 12, // 6.35a
  over: 13, // 10.3
} as const;
export type StageName = keyof typeof Stage;

/** 12.1 to 12.6 Where the battle is; a question may be part of it. */
export const Step = {
  register: 0,
  mine: 1,
  place: 2,
  bombard: 3,
  gaps: 4, // of the bombardment
  mineGap: 5,
  turn: 6, // begins
  placed: 7, // 10.12
  barrage: 8,
  barrageGaps: 9,
  half: 10, // a half-couplet begins
  signals: 11, // 5.02
  acts: 12, // the units of an order
  points: 13, // of a move
  strikes: 14,
  returns: 15,
  pause: 16,
  over: 17,
} as const;

/** 12.3 What the active side has declared. */
export const Order = { none: 0, pass: 1, target: 2, cancel: 3, units: 4 } as const;

/** Cells of the whole battle; those in pairs are by side. */
export const G = {
  random: 0, // the generator
  stage: RANDOM_CELLS,
  asked: RANDOM_CELLS + 1, // the side that decides
  step: RANDOM_CELLS + 2,
  turn: RANDOM_CELLS + 3,
  level: RANDOM_CELLS + 4,
  initiative: RANDOM_CELLS + 5, // 4.11 who has it
  couplets: RANDOM_CELLS + 6, // 4.23 left
  half: RANDOM_CELLS + 7, // which half of a couplet, 0 or 1
  empty: RANDOM_CELLS + 8, // 4.12 the turn before had no couplet
  at: RANDOM_CELLS + 9, // how far a list has come: batteries, units
  gaps: RANDOM_CELLS + 10, // how many of its gaps a bombardment has had
  bombarded: RANDOM_CELLS + 11, // 7.221 since when the second column is read
  order: RANDOM_CELLS + 12, // 12.3
  battery: RANDOM_CELLS + 13, // of the declared target; that asks for messengers
  load: RANDOM_CELLS + 14, // of that target
  hex: RANDOM_CELLS + 15, // of that target; of the shot
  lead: RANDOM_CELLS + 16, // 5.43 who moves, fires or fights
  second: RANDOM_CELLS + 17, // who goes along, NONE
  entries: RANDOM_CELLS + 18, // 10.11a bits of the entry hexes that an order has used
  failed: RANDOM_CELLS + 19, // 7.21 the battery whose signal has failed
  target: RANDOM_CELLS + 20, // 6.21 of an anti-tank shot, NONE
  striker: RANDOM_CELLS + 21, // 5.454 who names a target
  hallowed: RANDOM_CELLS + 22, // 5.456 the hex, NONE
  hallows: RANDOM_CELLS + 23, // for whom
  clouds: RANDOM_CELLS + 24, // smoke and gas on the map
  gone: RANDOM_CELLS + 25, // 10.3 no infantry left: ground counts for nothing
  mine: RANDOM_CELLS + 26, // 7.8 where it lies, NONE
  plan: RANDOM_CELLS + 27, // 12.10 the die of the automaton's set-up, 0 before it is thrown
  heading: RANDOM_CELLS + 28, // what the automaton's order is for, among its headings
  goal: RANDOM_CELLS + 29, // and where to, NONE
} as const;
const GLOBALS = RANDOM_CELLS + 30;

const WIRES = GLOBALS; // gaps: bits of 16 hexsides a cell
const WIRE_CELLS = MAX_WIRES / 16;
const OBJECTIVES = WIRES + WIRE_CELLS;
const HEXES = OBJECTIVES + MAX_OBJECTIVES;
const HEX_CELLS = 6;
const UNITS = HEXES + MAX_HEXES * HEX_CELLS;
const UNIT_CELLS = 5;
const BATTERIES = UNITS + MAX_UNITS * UNIT_CELLS;
const STRUCK_CELLS = MAX_HEXES / 16;
const BATTERY_CELLS = 8 + STRUCK_CELLS;
export const CELLS = BATTERIES + MAX_BATTERIES * BATTERY_CELLS;

export const get = (s: State, cell: number): number => s.cells[cell] as number;
export const set = (s: State, cell: number, value: number): void => {
  s.cells[cell] = value;
};
export const turnOf = (s: State): number => get(s, G.turn);
export const askedOf = (s: State): SideId => get(s, G.asked) as SideId;

// Units

/** What is true of a unit, as bits. */
export const Mark = {
  here: 1, // takes part at this level
  dispersed: 2, // 5.11
  spent: 4, // 5.03
  moving: 8, // 5.43
  inTrench: 16, // 8.72
  active: 32, // 5.03
  shovel: 64, // 5.21
  checked: 128, // 5.442 has had its lost check this turn
  fired: 256, // 6.35 has fired in this pause, or returns fire
  onRoad: 512, // 5.41 its whole move has followed a road
  waiting: 1024, // 10.11
  destroyed: 2048,
  left: 4096, // 10.22
  named: 8192, // 5.01a in the mass that is being named
} as const;

/** Cells of a unit. */
const U = { hex: 0, marks: 1, paid: 2, target: 3, shot: 4 } as const;
const ofUnit = (unit: UnitId, cell: number): number => UNITS + unit * UNIT_CELLS + cell;

/** 3.02 The hex it stands in, NONE off the map. */
export const hexOf = (s: State, unit: UnitId): HexId => get(s, ofUnit(unit, U.hex));
export const marksOf = (s: State, unit: UnitId): number => get(s, ofUnit(unit, U.marks));
export const setMarks = (s: State, unit: UnitId, marks: number): void =>
  set(s, ofUnit(unit, U.marks), marks);
export const has = (s: State, unit: UnitId, mark: number): boolean =>
  (marksOf(s, unit) & mark) !== 0;
export const mark = (s: State, unit: UnitId, marks: number): void =>
  setMarks(s, unit, marksOf(s, unit) | marks);
export const unmark = (s: State, unit: UnitId, marks: number): void =>
  setMarks(s, unit, marksOf(s, unit) & ~marks);
/** 5.41 Points paid in its move. */
export const paidOf = (s: State, unit: UnitId): number => get(s, ofUnit(unit, U.paid));
export const setPaid = (s: State, unit: UnitId, points: number): void =>
  set(s, ofUnit(unit, U.paid), points);
/** 5.454 Whom it strikes at, NONE. */
export const targetOf = (s: State, unit: UnitId): UnitId => get(s, ofUnit(unit, U.target));
export const setTarget = (s: State, unit: UnitId, target: UnitId): void =>
  set(s, ofUnit(unit, U.target), target);
/** 6.36a Whom it returns fire at by anti-tank fire; NONE: the whole hex. */
export const shotOf = (s: State, unit: UnitId): UnitId => get(s, ofUnit(unit, U.shot));
export const setShot = (s: State, unit: UnitId, target: UnitId): void =>
  set(s, ofUnit(unit, U.shot), target);

export const sideOf = (s: State, unit: UnitId): SideId => s.scenario.side[unit] as SideId;
export const is = (s: State, unit: UnitId, bits: number): boolean =>
  ((s.scenario.is[unit] as number) & bits) !== 0;
/** 5.12 Its place in what is printed by side up. */
export const faceOf = (s: State, unit: UnitId): number =>
  unit * 2 + ((marksOf(s, unit) & Mark.dispersed) === 0 ? 0 : 1);
export const isOnMap = (s: State, unit: UnitId): boolean => hexOf(s, unit) !== NONE;
/** On the map, or waiting for its entry, and not spent. */
export const isUnspent = (s: State, unit: UnitId): boolean =>
  isOnMap(s, unit) && !has(s, unit, Mark.spent);

// Hexes

/** Cells of a hex: 2.11 two places for each side, who holds it, what is true of it. */
const H = { places: 0, held: 4, marks: 5 } as const;
const ofHex = (hex: HexId, cell: number): number => HEXES + hex * HEX_CELLS + cell;

export const HexMark = {
  scrape: 1, // 5.21
  barrage: 2, // 7.72 this turn
  british: 4, // 7.21 occupied by its side at set-up
  german: 8,
} as const;

/** The unit of a side in one of its two places in a hex, NONE. */
export const unitIn = (s: State, hex: HexId, side: SideId, place: number): UnitId =>
  get(s, ofHex(hex, H.places + side * MOST_IN_HEX + place));
/** 2.11 How many of a side are in a hex; the first place is filled first. */
export function countIn(s: State, hex: HexId, side: SideId): number {
  const cell = ofHex(hex, side * MOST_IN_HEX);
  return get(s, cell) === NONE ? 0 : get(s, cell + 1) === NONE ? 1 : 2;
}
export const isIn = (s: State, hex: HexId, side: SideId): boolean =>
  get(s, ofHex(hex, side * MOST_IN_HEX)) !== NONE;

/** 2.11, 2.12 Puts a unit into a hex with room, or takes it off the map (NONE). The lower id has the first place. */
export function put(s: State, unit: UnitId, hex: HexId): void {
  const side = sideOf(s, unit);
  const from = hexOf(s, unit);
  if (from !== NONE) {
    const first = ofHex(from, side * MOST_IN_HEX);
    if (get(s, first) === unit) set(s, first, get(s, first + 1));
    set(s, first + 1, NONE);
  }
  set(s, ofUnit(unit, U.hex), hex);
  if (hex === NONE) return;
  const first = ofHex(hex, side * MOST_IN_HEX);
  const there = get(s, first);
  if (there === NONE) set(s, first, unit);
  else if (there < unit) set(s, first + 1, unit);
  else {
    set(s, first + 1, there);
    set(s, first, unit);
  }
}

/** 10.21 A SideId, or NONE. */
export const heldBy = (s: State, hex: HexId): number => get(s, ofHex(hex, H.held));
export const setHeld = (s: State, hex: HexId, side: number): void =>
  set(s, ofHex(hex, H.held), side);
export const hexHas = (s: State, hex: HexId, marks: number): boolean =>
  (get(s, ofHex(hex, H.marks)) & marks) !== 0;
export const markHex = (s: State, hex: HexId, marks: number): void =>
  set(s, ofHex(hex, H.marks), get(s, ofHex(hex, H.marks)) | marks);
export const unmarkHex = (s: State, hex: HexId, marks: number): void =>
  set(s, ofHex(hex, H.marks), get(s, ofHex(hex, H.marks)) & ~marks);

/** 8.82 Whether the wire of a hexside is whole. */
export const isWhole = (s: State, wire: WireId): boolean =>
  (get(s, WIRES + (wire >> 4)) & (1 << (wire & 15))) === 0;
export const cutWire = (s: State, wire: WireId): void =>
  set(s, WIRES + (wire >> 4), get(s, WIRES + (wire >> 4)) | (1 << (wire & 15)));

/** 10.01a At how many turn ends in a row an objective has been held. */
export const heldEnds = (s: State, objective: number): number => get(s, OBJECTIVES + objective);
export const setHeldEnds = (s: State, objective: number, ends: number): void =>
  set(s, OBJECTIVES + objective, ends);

// Batteries

/** 7.11 to 7.19 What a battery is at. */
export const Firing = {
  absent: 0, // not at this level
  free: 1,
  aimed: 2, // a target on the map, the hourglass still running
  ready: 3, // 7.12
  down: 4, // 7.18 its fire lies on the map
  done: 5, // 7.19a has fired off the map this turn
} as const;

const B = {
  firing: 0,
  mode: 1,
  hex: 2,
  load: 3,
  turn: 4,
  registered: 5,
  shown: 6,
  changed: 7,
} as const;
const ofBattery = (battery: BatteryId, cell: number): number =>
  BATTERIES + battery * BATTERY_CELLS + cell;
const batteryCell =
  (cell: number) =>
  (s: State, battery: BatteryId): number =>
    get(s, ofBattery(battery, cell));
const batteryWriter =
  (cell: number) =>
  (s: State, battery: BatteryId, value: number): void =>
    set(s, ofBattery(battery, cell), value);

export const firingOf = batteryCell(B.firing);
export const setFiring = batteryWriter(B.firing);
export const modeOf = batteryCell(B.mode);
export const setMode = batteryWriter(B.mode);
/** Where its target or its fire lies, NONE. */
export const aimOf = batteryCell(B.hex);
export const setAim = batteryWriter(B.hex);
export const loadOf = batteryCell(B.load);
export const setLoad = batteryWriter(B.load);
/** 7.11 The turn of its hourglass. */
export const dueOf = batteryCell(B.turn);
export const setDue = batteryWriter(B.turn);
/** 7.31 Its registered hex, NONE. */
export const registeredOf = batteryCell(B.registered);
export const setRegistered = batteryWriter(B.registered);
/** 7.31a Whether that has been seen. */
export const isShown = (s: State, battery: BatteryId): boolean =>
  get(s, ofBattery(battery, B.shown)) === 1;
export const setShown = batteryWriter(B.shown);
/** 7.21b Has gone over to messengers. */
export const isChanged = (s: State, battery: BatteryId): boolean =>
  get(s, ofBattery(battery, B.changed)) === 1;
export const setChanged = batteryWriter(B.changed);
const struckCell = (battery: BatteryId, hex: HexId): number => ofBattery(battery, 8 + (hex >> 4));
/** 7.16a Whether its fire has come down on a hex before. */
export const hasStruck = (s: State, battery: BatteryId, hex: HexId): boolean =>
  (get(s, struckCell(battery, hex)) & (1 << (hex & 15))) !== 0;
export const noteStruck = (s: State, battery: BatteryId, hex: HexId): void =>
  set(s, struckCell(battery, hex), get(s, struckCell(battery, hex)) | (1 << (hex & 15)));

/** An empty map: nobody on it, everything as it is before the set-up. */
export function blank(scenario: Field): State {
  const s: State = { scenario, cells: new Int16Array(CELLS) };
  for (let hex = 0; hex < MAX_HEXES; hex++) {
    for (let place = 0; place < 2 * MOST_IN_HEX; place++) set(s, ofHex(hex, place), NONE);
    setHeld(s, hex, hex < scenario.hexes.length ? (scenario.held[hex] as number) : NONE);
  }
  for (let unit = 0; unit < MAX_UNITS; unit++) {
    set(s, ofUnit(unit, U.hex), NONE);
    setTarget(s, unit, NONE);
    setShot(s, unit, NONE);
  }
  for (let battery = 0; battery < MAX_BATTERIES; battery++) {
    setAim(s, battery, NONE);
    setRegistered(s, battery, NONE);
    setMode(s, battery, scenario.batteries[battery]?.mode ?? 0);
  }
  for (const cell of [
    G.battery,
    G.hex,
    G.lead,
    G.second,
    G.target,
    G.striker,
    G.hallowed,
    G.failed,
    G.goal,
  ])
    set(s, cell, NONE);
  set(s, G.mine, scenario.mine?.hex ?? NONE);
  return s;
}

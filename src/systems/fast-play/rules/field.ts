// A battle laid out for the rules: lists for people, typed arrays for play. Nothing here changes during a battle.

import type { BattleCard, InBoth } from '../../../engine/battle.ts';
import { hashText } from '../../../engine/hash.ts';
import type { GameData } from '../../../engine/position.ts';
import { ahead, distance, fromRows, type Hex, STEPS } from '../../../hex/hex.ts';
import type {
  BattleFile,
  FormationFile,
  HexFile,
  HexsideFile,
  LevelFile,
  ObjectiveFile,
  RoadFile,
  UnitFile,
} from './files.ts';
import { type Ground, hindrances } from './ground.ts';
import { playText } from './play-text.ts';
import { type SightTable, tableOfSight } from './sight-table.ts';
import {
  FACINGS,
  type HexId,
  KINDS,
  NATIONS,
  NONE,
  SIDES,
  type SideId,
  TERRAINS,
  Water,
} from './types.ts';

export interface HexInfo {
  readonly id: string;
  readonly at: Hex;
  readonly column: number; // counted from 0
  readonly row: number;
  readonly en: string; // '' without a name
  readonly fr: string;
}

export interface UnitInfo {
  readonly id: string;
  readonly en: string;
  readonly fr: string;
  readonly short: InBoth; // as a counter has room for
  readonly formation: number; // its place among the field's formations
  readonly side: SideId;
  readonly kind: number;
  readonly nation: number;
  readonly strength: number; // 2.1
  readonly facing: number; // when it comes onto the board
  readonly start: HexId; // NONE for one that arrives
  readonly arrives: number; // 15.2 its turn at the middle level
  readonly entry: readonly HexId[];
  readonly levels: readonly string[]; // all when empty
  readonly regular: boolean;
  readonly francsTireurs: boolean;
  readonly guard: boolean;
  readonly unreliable: boolean;
  readonly rolls: readonly string[]; // 18.2 names of its dice, the first at 1
}

export interface Mission {
  readonly id: string;
  readonly stance: 'attack' | 'reinforce' | 'hold' | 'delay' | 'screen';
  readonly goals: readonly HexId[];
  readonly en: string;
  readonly fr: string;
}

export interface Objective {
  readonly hex: HexId;
  readonly en: string;
  readonly fr: string;
  readonly holder: number; // a SideId, or NONE
  readonly vp: number;
}

/** What is drawn beside what is played on; no rule reads it. */
export interface Drawing {
  readonly waters: ReadonlyArray<
    Omit<HexsideFile, 'a' | 'b'> & { readonly a: HexId; readonly b: HexId }
  >;
  readonly roads: ReadonlyArray<Omit<RoadFile, 'path'> & { readonly path: readonly HexId[] }>;
}

export interface Field extends GameData {
  readonly title: InBoth;
  readonly card: BattleCard;
  readonly drawing: Drawing;
  readonly formations: readonly FormationFile[];
  readonly levels: readonly LevelFile[];
  readonly turns: number;
  readonly clock: readonly string[]; // by turn, from 1
  readonly columns: number; // 1.4
  readonly rows: number;
  readonly segments: ReadonlyArray<{
    readonly id: string;
    readonly en: string;
    readonly fr: string;
  }>;
  readonly hexes: readonly HexInfo[];
  readonly units: readonly UnitInfo[];
  readonly missions: readonly Mission[];
  readonly missionOf: readonly number[]; // by unit; NONE without one
  readonly objectives: readonly Objective[];
  readonly objectiveAt: Int16Array; // by hex, NONE
  readonly foresighted: readonly [boolean, boolean]; // 14.5
  readonly scoring: BattleFile['scoring'];

  readonly side: Uint8Array; // by unit: a SideId
  readonly kind: Uint8Array; // by unit: a Kind
  readonly part: Uint8Array; // by unit: the levels it takes part in, as bits (16.2)
  readonly q: Int8Array; // by hex: where it lies (src/hex)
  readonly r: Int8Array;
  readonly terrain: Uint8Array; // 1.6
  readonly level: Uint8Array;
  readonly segment: Uint8Array; // 1.5
  readonly entrenched: Uint8Array;
  readonly impassable: Uint8Array;
  readonly next: Int16Array; // by hex and facing: its neighbour, NONE off the board
  readonly water: Uint8Array; // by hex and facing: Water bits of that side
  readonly hinders: Uint8Array; // by hex and facing: what that step does (9)
  readonly steps: Int16Array; // the same with the hex it leads to in the lowest eight bits, NONE where nobody may go
  readonly apart: Uint8Array; // by two hexes: steps between them (3.2)
  readonly fronts: Uint16Array; // by two hexes: facings that have the other in front, then those that have it behind (3.4)
  readonly edge: readonly [Uint8Array, Uint8Array]; // by side: rows or columns from its own edge (5.3)
  readonly sight: SightTable;
}

/** A battle laid out. What a name leads to must be there: the files have been checked. */
export function layOut(file: BattleFile): Field {
  const hexes = file.hexes.map(hexInfo);
  const hexOf = new Map(hexes.map(({ id }, index) => [id, index]));
  const found = (id: string): HexId => hexOf.get(id) ?? NONE;
  const segmentOf = new Map(file.segments.map(({ id }, index) => [id, index]));
  const bytes = (read: (hex: HexFile) => number): Uint8Array => Uint8Array.from(file.hexes, read);
  const units = file.units.map((unit) => unitInfo(unit, file, found));
  const ground = {
    q: Int8Array.from(hexes, ({ at }) => at.q),
    r: Int8Array.from(hexes, ({ at }) => at.r),
    terrain: bytes(({ terrain }) => TERRAINS.indexOf(terrain)),
    level: bytes(({ level }) => level),
    segment: bytes(({ segment }) => segmentOf.get(segment) ?? 0),
    entrenched: bytes(({ entrenched }) => (entrenched === true ? 1 : 0)),
    impassable: bytes(({ impassable }) => (impassable === true ? 1 : 0)),
    next: neighbours(hexes),
    apart: distances(hexes),
  };
  const objectives = file.objectives.map((one) => objective(one, found));
  const water = waterSides(file, ground.next, found);
  const hinders = hindersOf({ ...ground, water });
  return {
    id: file.id,
    hash: hashText(playText(file)),
    title: file.title,
    card: file.card,
    drawing: drawingOf(file, found),
    formations: file.formations,
    levels: file.levels,
    turns: file.turns,
    clock: clockOf(file),
    columns: file.width,
    rows: file.height,
    segments: file.segments,
    hexes,
    units,
    missions: file.missions.map(({ id, stance, goals, en, fr }) => ({
      ...{ id, stance, goals: goals.map(found), en, fr },
    })),
    missionOf: file.units.map(({ id }) =>
      file.missions.findIndex(({ units: of }) => of.includes(id)),
    ),
    objectives,
    objectiveAt: Int16Array.from(hexes, (_, hex) => objectives.findIndex((one) => one.hex === hex)),
    foresighted: [
      file.foresighted?.includes('french') ?? false,
      file.foresighted?.includes('german') ?? false,
    ],
    scoring: file.scoring,
    side: Uint8Array.from(units, ({ side }) => side),
    kind: Uint8Array.from(units, ({ kind }) => kind),
    part: Uint8Array.from(units, (unit) => partOf(unit, file.levels)),
    ...ground,
    water,
    hinders,
    steps: stepsOf(ground, hinders),
    fronts: frontsBetween(hexes),
    edge: [edgeOf(file, hexes, 'french'), edgeOf(file, hexes, 'german')],
    sight: tableOfSight(hexes, ground, file.coverSight ?? 'depth'),
  };
}

const drawingOf = ({ hexsides, roads }: BattleFile, found: (id: string) => HexId): Drawing => ({
  waters: hexsides.map((side) => ({ ...side, a: found(side.a), b: found(side.b) })),
  roads: roads.map((road) => ({ ...road, path: road.path.map(found) })),
});

function hexInfo({ id, en = '', fr = '' }: HexFile): HexInfo {
  const column = Number(id.slice(0, 2)) - 1;
  const row = Number(id.slice(2)) - 1;
  return { id, at: fromRows(column, row), column, row, en, fr };
}

/** 16.2 */
const partOf = ({ levels }: UnitInfo, all: readonly LevelFile[]): number =>
  all.reduce(
    (bits, { id }, level) =>
      levels.length === 0 || levels.includes(id) ? bits | (1 << level) : bits,
    0,
  );

const MOST_DICE = 12; // of one attack: five, two from behind, and room to spare

function unitInfo(
  unit: UnitFile,
  { formations }: BattleFile,
  found: (id: string) => HexId,
): UnitInfo {
  return {
    id: unit.id,
    en: unit.en,
    fr: unit.fr,
    short: unit.short,
    formation: formations.findIndex(({ id }) => id === unit.formation),
    side: SIDES.indexOf(unit.side) as SideId,
    kind: KINDS.indexOf(unit.kind),
    nation: NATIONS.indexOf(unit.nation),
    strength: unit.strength,
    facing: FACINGS.indexOf(unit.facing as (typeof FACINGS)[number]),
    start: unit.start === undefined ? NONE : found(unit.start),
    arrives: unit.arrives ?? 1,
    entry: (unit.entry ?? []).map(found),
    levels: unit.levels ?? [],
    regular: unit.regular ?? false,
    francsTireurs: unit.francsTireurs ?? false,
    guard: unit.guard ?? false,
    unreliable: unit.unreliable ?? false,
    rolls: Array.from({ length: MOST_DICE + 1 }, (_, n) => `combat.${unit.id}.${n}`),
  };
}

const objective = (
  { hex, en, fr, holder, endVp }: ObjectiveFile,
  found: (id: string) => HexId,
): Objective => ({
  hex: found(hex),
  en,
  fr,
  holder: holder === 'none' ? NONE : SIDES.indexOf(holder),
  vp: endVp,
});

function clockOf({ clock: { first, minutes }, turns }: BattleFile): string[] {
  const [hour = 0, minute = 0] = first.split(':').map(Number);
  return Array.from({ length: turns + 1 }, (_, turn) => {
    const at = hour * 60 + minute + Math.max(0, turn - 1) * minutes;
    const two = (value: number): string => String(value).padStart(2, '0');
    return `${two(Math.floor(at / 60) % 24)}:${two(at % 60)}`;
  });
}

function neighbours(hexes: readonly HexInfo[]): Int16Array {
  const at = new Map(hexes.map(({ at: { q, r } }, index) => [`${q} ${r}`, index]));
  const next = new Int16Array(hexes.length * 6);
  for (const [hex, { at: from }] of hexes.entries()) {
    for (const [facing, step] of STEPS.entries()) {
      next[hex * 6 + facing] = at.get(`${from.q + step.q} ${from.r + step.r}`) ?? NONE;
    }
  }
  return next;
}

function distances(hexes: readonly HexInfo[]): Uint8Array {
  const count = hexes.length;
  const apart = new Uint8Array(count * count);
  for (const [a, one] of hexes.entries()) {
    for (const [b, other] of hexes.entries()) apart[a * count + b] = distance(one.at, other.at);
  }
  return apart;
}

/** 3.4 A bit for each facing that has the other hex in front, and above them one for each that has it behind. */
function frontsBetween(hexes: readonly HexInfo[]): Uint16Array {
  const count = hexes.length;
  const fronts = new Uint16Array(count * count);
  for (const [a, one] of hexes.entries()) {
    for (const [b, other] of hexes.entries()) {
      let bits = 0;
      for (const [facing, step] of STEPS.entries()) {
        const side = ahead(one.at, step, other.at);
        if (side > 0) bits |= 1 << facing;
        if (side < 0) bits |= 1 << (facing + BEHIND);
      }
      fronts[a * count + b] = bits;
    }
  }
  return fronts;
}
/** Where the facings that have a hex behind begin. */
export const BEHIND = 6;

function waterSides(
  { hexsides, hexes }: BattleFile,
  next: Int16Array,
  found: (id: string) => HexId,
): Uint8Array {
  const water = new Uint8Array(hexes.length * 6);
  for (const { a, b, water: kind, bridge } of hexsides) {
    const bits = Water[kind] | (bridge === true ? Water.bridge : 0);
    for (const [from, to] of [
      [found(a), found(b)],
      [found(b), found(a)],
    ] as const) {
      for (let facing = 0; facing < 6; facing++) {
        if (next[from * 6 + facing] === to) water[from * 6 + facing] = bits;
      }
    }
  }
  return water;
}

/** 9 What each step does. */
function hindersOf(ground: Ground & { readonly next: Int16Array }): Uint8Array {
  return Uint8Array.from(ground.next, (to, side) =>
    to === NONE ? 0 : hindrances(ground, Math.trunc(side / 6), side % 6, to),
  );
}

/** 8.9, 9.9 Nobody leaves the board or enters what is impassable. */
const stepsOf = (
  { next, impassable }: { readonly next: Int16Array; readonly impassable: Uint8Array },
  hinders: Uint8Array,
): Int16Array =>
  next.map((to, side) =>
    to === NONE || impassable[to] === 1 ? NONE : to | ((hinders[side] as number) << 8),
  );

function edgeOf(
  file: BattleFile,
  hexes: readonly HexInfo[],
  side: 'french' | 'german',
): Uint8Array {
  const from = {
    north: ({ row }: HexInfo) => row,
    south: ({ row }: HexInfo) => file.height - 1 - row,
    west: ({ column }: HexInfo) => column,
    east: ({ column }: HexInfo) => file.width - 1 - column,
  }[file.baseEdge[side]];
  return Uint8Array.from(hexes, from);
}

/** The name of a hex's place among the neighbours of another: its facing from there, or NONE. */
export function facingTo({ next }: Field, from: HexId, to: HexId): number {
  for (let facing = 0; facing < 6; facing++) if (next[from * 6 + facing] === to) return facing;
  return NONE;
}

/** 3.2 Steps between two hexes. */
export const apartOf = ({ apart, hexes }: Field, a: HexId, b: HexId): number =>
  apart[a * hexes.length + b] as number;

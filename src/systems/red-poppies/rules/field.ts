// A battle laid out for the rules: lists for people, typed arrays for play. Nothing here changes during a battle.

import type { BattleCard, InBoth } from '../../../engine/battle.ts';
import { hashText } from '../../../engine/hash.ts';
import type { GameData } from '../../../engine/position.ts';
import { fromColumns, ROUND } from '../../../hex/columns.ts';
import { distance, type Hex, plus } from '../../../hex/hex.ts';
import type {
  BatteryFile,
  BattleFile,
  CardFile,
  CounterFile,
  HexsideFile,
  Thresholds,
  UnitFile,
} from './files.ts';
import { playText } from './play-text.ts';
import { type SightTable, tableOfSight } from './sight-table.ts';
import {
  Along,
  CAUSES,
  EDGES,
  Ground,
  type HexId,
  Is,
  type KINDS,
  MODES,
  NONE,
  SIDES,
  type SideId,
  type SideName,
  type UnitId,
  WORDS,
} from './types.ts';

export interface HexInfo {
  readonly id: string; // 'E05'
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
  readonly short: InBoth;
  readonly side: SideId;
  readonly counter: number; // its place among the counters
  readonly group: number; // its place among the reinforcements, NONE at set-up
  readonly levels: readonly string[];
  readonly rolls: readonly string[]; // 12.7 names of its dice: two for each cause, then bombard and barrage
}

export interface BatteryInfo {
  readonly id: string;
  readonly en: string;
  readonly fr: string;
  readonly calibre: number;
  readonly side: SideId;
  readonly fp: number;
  readonly mode: number;
  readonly registers: boolean; // 7.31 has a registered hex
  readonly levels: readonly string[];
  readonly rolls: BatteryRolls;
}

/** 12.7 Names of a battery's dice. */
export interface BatteryRolls {
  readonly signal: readonly [string, string];
  readonly cancel: readonly [string, string];
  readonly accuracy: string;
  readonly scatter: string;
}

/** Units that come in together. */
export interface Reinforcement {
  readonly side: SideId;
  readonly turn: number;
  readonly enters: boolean; // or is placed
  readonly edge: number; // among EDGES, NONE
  readonly hexes: readonly HexId[];
  readonly units: readonly UnitId[];
}

export interface SetUp {
  readonly side: SideId;
  readonly zone: readonly HexId[];
  readonly faces: 'free' | 'formed' | 'dispersed';
  readonly must: ReadonlyArray<{
    readonly hex: HexId;
    readonly counter: number;
    readonly count: number;
    readonly only: boolean;
  }>;
  readonly units: readonly UnitId[];
}

export interface LevelInfo {
  readonly id: string;
  readonly en: string;
  readonly fr: string;
  readonly initiative: ReadonlyArray<{ readonly turn: number; readonly side: SideId }>;
  readonly stunned: ReadonlyArray<{ readonly side: SideId; readonly hexes: readonly HexId[] }>;
}

export interface Barrage {
  readonly side: SideId;
  readonly firstTurn: number;
  readonly columns: boolean; // or rows
  readonly first: number; // the nearer to where it came from, counted from 0
  readonly step: 1 | -1;
}

export interface Field extends GameData {
  readonly title: InBoth;
  readonly briefing: InBoth;
  readonly report: InBoth;
  readonly card: BattleCard;
  readonly levels: readonly LevelInfo[];
  readonly turns: number;
  readonly clock: readonly string[]; // by turn, from 1
  readonly columns: number;
  readonly rows: number;
  readonly human: SideId;
  readonly dark: Uint8Array; // 9.01a by turn
  readonly wet: Uint8Array; // 6.025 by turn: precipitation
  readonly gasAllowed: boolean;
  readonly infiltrates: readonly [boolean, boolean]; // 4.12, by side
  readonly moreCouplets: number;
  readonly thresholds: Thresholds;

  readonly hexes: readonly HexInfo[];
  readonly counters: readonly CounterFile[];
  readonly units: readonly UnitInfo[];
  readonly batteries: readonly BatteryInfo[];
  readonly setUp: readonly SetUp[];
  readonly reinforcements: readonly Reinforcement[];
  readonly bombardment: {
    readonly side: SideId;
    readonly pulverising: boolean;
    readonly hexes: readonly HexId[];
  } | null;
  readonly mine: { readonly side: SideId; readonly hex: HexId } | null; // NONE: its owner chooses
  readonly barrage: Barrage | null;
  readonly objectives: ReadonlyArray<{ readonly hex: HexId; readonly vp: number }>;
  readonly heldTurns: number;
  readonly winner: SideId; // 10.01 whose conditions they are
  readonly loss: { readonly counter: number; readonly free: number; readonly vpEach: number };
  readonly outcomes: { readonly victory: number; readonly foothold: number };
  readonly rules: CardFile;
  readonly zones: Readonly<
    Record<'front' | 'support' | 'village' | 'noMansLand', readonly HexId[]>
  >;

  // by unit
  readonly side: Uint8Array;
  readonly is: Uint8Array; // bits of Is
  readonly counter: Uint8Array;
  readonly fp: Uint8Array; // by unit and side up
  readonly at: Int8Array; // anti-tank; NONE without
  readonly range: Uint8Array;
  readonly cohesion: Uint8Array;
  readonly movement: Uint8Array;
  readonly melee: Uint8Array;
  readonly meleeArmour: Uint8Array;
  // by hex
  readonly terrain: Uint8Array; // bits of Ground
  readonly cover: Uint8Array; // 8.02a the best of its ground, trench and scrape apart
  readonly dugBy: Int8Array; // SideId, NONE without a trench
  readonly interior: Uint8Array; // 5.441 wood all around
  readonly road: Uint8Array; // some road hexside
  readonly held: Int8Array; // 10.21a at the start
  // by hex and direction
  readonly next: Int16Array; // NONE off the map
  readonly sides: Uint8Array; // bits of Along
  readonly wire: Int16Array; // WireId, NONE
  readonly wires: ReadonlyArray<{ readonly id: string; readonly a: HexId; readonly b: HexId }>;
  readonly apart: Uint8Array; // by two hexes: steps between them (3.01c)
  readonly sight: SightTable;
  readonly summits: readonly HexId[];
  readonly anyTrench: boolean; // 7.2
}

/** A battle laid out. What a name leads to must be there: the files have been checked. */
export function layOut(file: BattleFile): Field {
  const hexes = hexInfos(file);
  const hexOf = new Map(hexes.map(({ id }, index) => [id, index]));
  const found = (id: string): HexId => hexOf.get(id) ?? NONE;
  const next = neighbours(hexes);
  const map = mapOf(file, hexes, next, found);
  const units = unitInfos(file);
  const unitOf = new Map(units.map(({ id }, index) => [id, index]));
  const idsOf = (list: readonly UnitFile[]): UnitId[] =>
    list.map(({ id }) => unitOf.get(id) ?? NONE);
  const counterOf = (id: string): number => file.counters.findIndex((one) => one.id === id);
  const { bombardment, mine } = file;
  return {
    id: file.id,
    hash: hashText(playText(file)),
    title: file.title,
    briefing: file.briefing,
    report: file.report,
    card: file.card,
    levels: file.levels.map(({ id, en, fr, initiative, stunned }) => ({
      ...{ id, en, fr },
      initiative: initiative.map(({ turn, side }) => ({ turn, side: sideNamed(side) })),
      stunned: stunned.map((one) => ({
        side: sideNamed(one.side),
        hexes: one.hexes.map(found),
      })),
    })),
    turns: file.turns,
    clock: clockOf(file),
    columns: file.columns,
    rows: file.rows,
    human: sideNamed(file.human),
    dark: turnsOf(file, file.conditions.darkness),
    wet: turnsOf(file, file.conditions.precipitation),
    gasAllowed: file.conditions.gasAllowed,
    infiltrates: [
      file.conditions.infiltration.includes('british'),
      file.conditions.infiltration.includes('german'),
    ],
    moreCouplets: file.conditions.couplets,
    thresholds: file.thresholds,
    hexes,
    counters: file.counters,
    units,
    batteries: file.batteries.map(batteryInfo),
    setUp: file.setUp.map(({ side, zone, faces, must, units: list }) => ({
      ...{ side: sideNamed(side), zone: zone.map(found), faces, units: idsOf(list) },
      must: must.map(({ hex, kind, count, only }) => ({
        ...{ hex: found(hex), counter: counterOf(kind), count, only },
      })),
    })),
    reinforcements: file.reinforcements.map(
      ({ side, turn, how, edge, hexes: at, units: list }) => ({
        ...{ side: sideNamed(side), turn, enters: how === 'entering' },
        edge: edge === undefined ? NONE : EDGES.indexOf(edge),
        hexes: at.map(found),
        units: idsOf(list),
      }),
    ),
    bombardment:
      bombardment === null
        ? null
        : {
            side: sideNamed(bombardment.side),
            pulverising: bombardment.type === 'pulverising',
            hexes: struckBy(file, bombardment).map(found),
          },
    mine:
      mine === null
        ? null
        : { side: sideNamed(mine.side), hex: mine.hex === null ? NONE : found(mine.hex) },
    barrage: barrageOf(file),
    objectives: file.objectives.map(({ hex, vp }) => ({ hex: found(hex), vp })),
    heldTurns: file.heldTurns,
    winner: sideNamed(file.human),
    loss: {
      counter: counterOf(file.loss.unit),
      free: file.loss.free,
      vpEach: file.loss.vpEach,
    },
    outcomes: file.outcomes,
    rules: file.rules,
    zones: {
      front: file.zones.front.map(found),
      support: file.zones.support.map(found),
      village: file.zones.village.map(found),
      noMansLand: file.zones.noMansLand.map(found),
    },
    ...unitTables(file, units),
    ...map,
    next,
    apart: distances(hexes),
  };
}

/** 7.61 Without hexes it falls on the whole set-up zone of the enemy. */
const struckBy = (
  { setUp }: BattleFile,
  { side, hexes }: NonNullable<BattleFile['bombardment']>,
): readonly string[] =>
  hexes.length > 0 ? hexes : (setUp.find((one) => one.side !== side)?.zone ?? []);

const sideNamed = (name: SideName): SideId => SIDES.indexOf(name) as SideId;

const hexName = (column: number, row: number): string =>
  `${String.fromCharCode(65 + column)}${String(row + 1).padStart(2, '0')}`;

/** 3.01, 3.01a Every hex of the map, column by column from the west, from the north in each: by name. */
function hexInfos({ columns, rows, hexes }: BattleFile): HexInfo[] {
  const named = new Map(hexes.map((hex) => [hex.id, hex]));
  return Array.from({ length: columns * rows }, (_, index) => {
    const column = Math.trunc(index / rows);
    const row = index % rows;
    const id = hexName(column, row);
    const { en = '', fr = '' } = named.get(id) ?? {};
    return { id, at: fromColumns(column, row), column, row, en, fr };
  });
}

function neighbours(hexes: readonly HexInfo[]): Int16Array {
  const at = new Map(hexes.map(({ at: { q, r } }, index) => [`${q} ${r}`, index]));
  const next = new Int16Array(hexes.length * 6);
  for (const [hex, { at: from }] of hexes.entries()) {
    for (const [direction, step] of ROUND.entries()) {
      const { q, r } = plus(from, step);
      next[hex * 6 + direction] = at.get(`${q} ${r}`) ?? NONE;
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

/** 3.01d What lies in hexes and along hexsides, and what follows from it. */
function mapOf(
  file: BattleFile,
  hexes: readonly HexInfo[],
  next: Int16Array,
  found: (id: string) => HexId,
) {
  const count = hexes.length;
  const terrain = new Uint8Array(count);
  const dugBy = new Int8Array(count).fill(NONE);
  for (const { id, terrain: words, trench, mud } of file.hexes) {
    const hex = found(id);
    terrain[hex] = words.reduce((bits, word) => bits | Ground[word], mud === true ? Ground.mud : 0);
    if (trench !== undefined) dugBy[hex] = sideNamed(trench);
  }
  const along = sidesOf(file.hexsides, next, count, found);
  const bridges = file.hexsides
    .filter(({ type }) => type === 'bridge')
    .map(({ side }) => endsOf(side, found));
  const held = new Int8Array(count).fill(NONE);
  for (const name of SIDES) {
    for (const id of file.control[name]) held[found(id)] = sideNamed(name);
  }
  const isWood = (hex: HexId): boolean =>
    hex !== NONE && ((terrain[hex] as number) & Ground.wood) !== 0;
  const each = (read: (hex: HexId) => boolean): Uint8Array =>
    Uint8Array.from(hexes, (_, hex) => (read(hex) ? 1 : 0));
  const around = (hex: HexId): HexId[] => [...next.subarray(hex * 6, hex * 6 + 6)];
  return {
    terrain,
    dugBy,
    held,
    ...along,
    cover: Uint8Array.from(hexes, (_, hex) => coverOf(file.rules, terrain, bridges, hex)),
    interior: each((hex) => isWood(hex) && around(hex).every(isWood)),
    road: each((hex) =>
      along.sides.subarray(hex * 6, hex * 6 + 6).some((bits) => (bits & ROAD) !== 0),
    ),
    sight: tableOfSight(
      hexes.map(({ at }) => at),
      { terrain, next, bridges },
    ),
    summits: [...terrain.keys()].filter((hex) => ((terrain[hex] as number) & Ground.summit) !== 0),
    anyTrench: dugBy.some((side) => side !== NONE),
  };
}

/** 8.11a A bridge is a road hexside too. */
export const ROAD = Along.road | Along.bridge;

const endsOf = (side: string, found: (id: string) => HexId): readonly [HexId, HexId] => {
  const [a = '', b = ''] = side.split('/');
  return [found(a), found(b)];
};

function sidesOf(
  hexsides: readonly HexsideFile[],
  next: Int16Array,
  count: number,
  found: (id: string) => HexId,
) {
  const sides = new Uint8Array(count * 6);
  const wire = new Int16Array(count * 6).fill(NONE);
  const wires = hexsides
    .filter(({ type }) => type === 'wire')
    .map(({ side }) => side)
    .sort()
    .map((id) => ({ id, ...pairOf(endsOf(id, found)) }));
  for (const { side, type } of hexsides) {
    const [a, b] = endsOf(side, found);
    for (const [from, to] of [
      [a, b],
      [b, a],
    ] as const) {
      const place = from * 6 + next.subarray(from * 6, from * 6 + 6).indexOf(to);
      sides[place] = (sides[place] as number) | Along[type];
      if (type === 'wire') wire[place] = wires.findIndex(({ id }) => id === side);
    }
  }
  return { sides, wire, wires };
}

const pairOf = ([a, b]: readonly [HexId, HexId]): { a: HexId; b: HexId } => ({ a, b });

/** 8.02, 8.11, 8.21, 8.31, 8.41 The best cover that the ground of a hex gives to whoever is in it. */
function coverOf(
  { cover }: CardFile,
  terrain: Uint8Array,
  bridges: ReadonlyArray<readonly [HexId, HexId]>,
  hex: HexId,
): number {
  let best = 0;
  for (const word of WORDS) {
    if (word === 'grain' || ((terrain[hex] as number) & Ground[word]) === 0) continue;
    best = Math.max(best, cover[word]);
  }
  const bridged = bridges.some(([a, b]) => a === hex || b === hex); // 8.11a
  return bridged ? Math.max(best, cover.bridge) : best;
}

/** 12.0 Units in the order of the files: set-up first, then reinforcements. */
function unitInfos(file: BattleFile): UnitInfo[] {
  const info = (unit: UnitFile, side: SideName, group: number): UnitInfo => ({
    ...{ id: unit.id, en: unit.en, fr: unit.fr, short: unit.short, levels: unit.levels, group },
    side: sideNamed(side),
    counter: file.counters.findIndex(({ id }) => id === unit.kind),
    rolls: [
      ...CAUSES.flatMap((cause) => [`check.${cause}.${unit.id}.1`, `check.${cause}.${unit.id}.2`]),
      `bombard.${unit.id}`,
      `barrage.${unit.id}`,
    ],
  });
  return [
    ...file.setUp.flatMap(({ side, units }) => units.map((unit) => info(unit, side, NONE))),
    ...file.reinforcements.flatMap(({ side, units }, group) =>
      units.map((unit) => info(unit, side, group)),
    ),
  ];
}

/** 12.7 Places in a unit's names of dice. */
export const BOMBARD_DIE = CAUSES.length * 2;
export const BARRAGE_DIE = BOMBARD_DIE + 1;

function unitTables(file: BattleFile, units: readonly UnitInfo[]) {
  const counterFor = ({ counter }: UnitInfo): CounterFile => file.counters[counter] as CounterFile;
  const bytes = (read: (counter: CounterFile) => number): Uint8Array =>
    Uint8Array.from(units, (unit) => read(counterFor(unit)));
  const faces = (read: (face: CounterFile['formed']) => number): number[] =>
    units.flatMap((unit) => [read(counterFor(unit).formed), read(counterFor(unit).dispersed)]);
  const best = (table: CardFile['melee'], { type, also }: CounterFile): number =>
    Math.max(table[type], also === undefined ? 0 : table[also]); // 5.14
  return {
    side: Uint8Array.from(units, ({ side }) => side),
    counter: Uint8Array.from(units, ({ counter }) => counter),
    is: bytes(bitsOf),
    fp: Uint8Array.from(faces(({ fp }) => fp)),
    at: Int8Array.from(faces(({ at = NONE }) => at)),
    range: Uint8Array.from(faces(({ range }) => range)),
    cohesion: Uint8Array.from(faces(({ coh }) => coh)),
    movement: Uint8Array.from(faces(({ mv }) => mv)),
    melee: bytes((counter) => best(file.rules.melee, counter)),
    meleeArmour: bytes((counter) => best(file.rules.meleeAgainstArmour, counter)),
  };
}

/** 2.02, 5.14 A unit of two types has what is good in neither, but melee. */
function bitsOf({ type, also }: CounterFile): number {
  const types = [type, also ?? type];
  const all = (...of: readonly (typeof KINDS)[number][]): boolean =>
    types.every((one) => of.includes(one));
  const any = (...of: readonly (typeof KINDS)[number][]): boolean =>
    types.some((one) => of.includes(one));
  let bits = 0;
  if (all('infantry')) bits |= Is.infantry;
  if (all('artillery', 'mg', 'mortar')) bits |= Is.gun;
  if (any('tank', 'car')) bits |= Is.armour;
  if (all('mg')) bits |= Is.mg;
  if (any('mortar')) bits |= Is.mortar;
  if (all('tank')) bits |= Is.tank;
  if (all('infantry', 'artillery', 'mg', 'mortar')) bits |= Is.digger;
  else bits |= Is.bogger;
  return bits;
}

/** 7.01, 7.02 */
function batteryInfo({ id, en, fr, calibre, side, fp, mode, ...rest }: BatteryFile): BatteryInfo {
  return {
    ...{ id, en, fr, calibre, fp },
    side: sideNamed(side),
    mode: MODES.indexOf(mode),
    registers: rest.registered > 0 || mode === 'rocket', // 7.31
    levels: rest.levels,
    rolls: {
      signal: [`signal.${id}.1`, `signal.${id}.2`],
      cancel: [`cancel.${id}.1`, `cancel.${id}.2`],
      accuracy: `accuracy.${id}`,
      scatter: `scatter.${id}`,
    },
  };
}

/** 7.71 Two rows or columns, and which way they go on. */
function barrageOf({ barrage }: BattleFile): Barrage | null {
  if (barrage === null) return null;
  const { side, firstTurn, lines, first, towards } = barrage;
  const columns = lines === 'columns';
  return {
    ...{ side: sideNamed(side), firstTurn, columns },
    first: columns ? first.charCodeAt(0) - 65 : Number(first) - 1,
    step: towards === 'east' || towards === 'south' ? 1 : -1,
  };
}

const turnsOf = (
  { turns }: BattleFile,
  spans: ReadonlyArray<readonly [number, number]>,
): Uint8Array =>
  Uint8Array.from({ length: turns + 1 }, (_, turn) =>
    spans.some(([from, to]) => turn >= from && turn <= to) ? 1 : 0,
  );

function clockOf({ clock: { first, minutes }, turns }: BattleFile): string[] {
  const [hour = 0, minute = 0] = first.split(':').map(Number);
  return Array.from({ length: turns + 1 }, (_, turn) => {
    const at = hour * 60 + minute + Math.max(0, turn - 1) * minutes;
    const two = (value: number): string => String(value).padStart(2, '0');
    return `${two(Math.floor(at / 60) % 24)}:${two(at % 60)}`;
  });
}

/** 3.01c Hex steps between two hexes. */
export const apartOf = (field: Field, a: HexId, b: HexId): number =>
  field.apart[a * field.hexes.length + b] as number;

/** The direction from a hex to a neighbour, or NONE. */
export function directionTo({ next }: Field, from: HexId, to: HexId): number {
  for (let direction = 0; direction < 6; direction++) {
    if (next[from * 6 + direction] === to) return direction;
  }
  return NONE;
}

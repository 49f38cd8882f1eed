// A battle's file laid out for the rules.

import { hashText } from '../../../engine/hash.ts';
import { fromColumns, ROUND } from '../../../hex/columns.ts';
import { distance, plus } from '../../../hex/hex.ts';
import {
  type Barrage,
  type BatteryInfo,
  type Field,
  type HexInfo,
  ROAD,
  type UnitInfo,
} from './field.ts';
import type {
  BatteryFile,
  BattleFile,
  CardFile,
  CounterFile,
  HexsideFile,
  UnitFile,
} from './files.ts';
import { playText } from './play-text.ts';
import { tableOfSight } from './sight-table.ts';
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
    attack:
      file.attack === undefined
        ? null
        : { aims: file.attack.aims.map(found), danger: file.attack.danger },
    without: file.without ?? [],
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
    barrage: barrageOf(file, hexes),
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
function barrageOf({ barrage, turns }: BattleFile, hexes: readonly HexInfo[]): Barrage | null {
  if (barrage === null) return null;
  const { side, firstTurn, lines, first: name, towards } = barrage;
  const columns = lines === 'columns';
  const first = columns ? name.charCodeAt(0) - 65 : Number(name) - 1;
  const step = towards === 'east' || towards === 'south' ? 1 : -1;
  const struck = (turn: number): HexId[] => {
    if (turn < firstTurn) return [];
    const near = first + step * 2 * (turn - firstTurn);
    return hexes.flatMap(({ column, row }, hex) => {
      const line = columns ? column : row;
      return line === near || line === near + step ? [hex] : [];
    });
  };
  return {
    ...{ side: sideNamed(side), firstTurn, columns, first, step },
    hexes: Array.from({ length: turns + 2 }, (_, turn) => struck(turn)),
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

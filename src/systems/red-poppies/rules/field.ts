// A battle as the rules have it: lists for people, typed arrays for play. Nothing here changes during a battle.

import type { BattleCard, InBoth } from '../../../engine/battle.ts';
import type { GameData } from '../../../engine/position.ts';
import type { Hex } from '../../../hex/hex.ts';
import type { CardFile, CounterFile, Thresholds } from './files.ts';
import type { SightTable } from './sight-table.ts';
import { Along, CAUSES, type HexId, NONE, type SideId, type UnitId } from './types.ts';

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
  readonly hexes: ReadonlyArray<readonly HexId[]>; // by turn
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
  readonly attack: { readonly aims: readonly HexId[]; readonly danger: number } | null; // V
  readonly without: readonly string[]; // headings that the automaton leaves out

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

/** 8.11a A bridge is a road hexside too. */
export const ROAD = Along.road | Along.bridge;

/** 12.7 Places in a unit's names of dice. */
export const BOMBARD_DIE = CAUSES.length * 2;
export const BARRAGE_DIE = BOMBARD_DIE + 1;

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

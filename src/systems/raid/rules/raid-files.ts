// The JSON files of a raid, as the schemas in data/schema describe them and the checks have passed
// them. Every value says where it comes from: printed in the rulebook, our ruling, our
// reconstruction of something the scan lost, or our design for a battle that was never printed. Every row cites its rule.

import type { KindName, RuleId } from './types.ts';

export type Basis = 'text' | 'ruling' | 'reconstructed' | 'design';
export type PlaceBasis = 'R' | 'S' | 'M' | 'I'; // rulebook, source, general knowledge, design

/** One value of the rules with its provenance. */
export interface Sourced<T> {
  readonly rule: RuleId;
  readonly value: T;
  readonly basis: Basis;
}

/** One row of a table with its provenance. */
export interface Row {
  readonly rule: RuleId;
  readonly basis: Basis;
}

export interface Words {
  readonly en: string;
  readonly fr: string;
}

export interface RaidFile {
  readonly id: string;
  readonly title: Words;
  readonly files: readonly string[]; // the other files of the raid, without '.json'
  readonly turns: Sourced<number>;
  readonly clock: Sourced<readonly string[]>; // one time a turn
  readonly limits: {
    readonly stack: Sourced<number>;
    readonly craftInZone: Sourced<number>;
    readonly craftCapacity: Sourced<number>;
    readonly alarmMax: Sourced<number>;
    readonly alarmAttack: Sourced<number>;
    readonly mineStrength: Sourced<number>;
    readonly farModifier: Sourced<number>;
  };
}

export type Point = readonly [number, number];
export type ZoneKindName = 'land' | 'beach' | 'sea' | 'waiting';
export type LinkName = 'land' | 'sea' | 'landing' | 'fire';

export interface ZoneRow extends Words {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly kind: ZoneKindName;
  readonly protection: number;
  readonly terrain: Words;
  readonly marks: readonly string[];
  readonly basis: PlaceBasis; // of the place; the zone's values share the map's basis
}

/** 1.3 A type of connection. */
export interface LinkRow extends Row {
  readonly type: string;
  readonly link: LinkName;
  readonly cost: number;
}

export interface EdgeRow {
  readonly a: string;
  readonly b: string;
  readonly type: string;
}

export interface MapFile {
  readonly basis: Basis; // of every zone's values and of every connection
  readonly legend: Readonly<Record<PlaceBasis, string>>;
  readonly canvas: { readonly width: number; readonly height: number };
  readonly coast: readonly Point[];
  readonly river: readonly Point[];
  readonly links: readonly LinkRow[];
  readonly zones: readonly ZoneRow[];
  readonly edges: readonly EdgeRow[];
}

/** 2.1 One face of a counter. */
export interface Face {
  readonly fire: number;
  readonly assault: number;
  readonly moves: number;
  readonly level: number;
  readonly basis: Readonly<Record<'fire' | 'assault' | 'moves' | 'level', Basis>>;
}

export interface CounterType {
  readonly id: string;
  readonly side: 'british' | 'german';
  readonly kind: KindName;
  readonly start: 'aboard' | 'waiting' | 'garrison' | 'reinforcements' | 'placed';
  readonly placed?: Row & { readonly mark: string; readonly perZone: number }; // 3b on this letter
  readonly number: Sourced<number>;
  readonly full: Face;
  readonly reduced?: Face; // counters of two steps
}

export interface UnitRow extends Words {
  readonly id: string;
  readonly type: string;
  readonly group?: number; // 3d the British
}

export interface CountersFile {
  readonly pools: {
    readonly garrison: Sourced<number>;
    readonly reinforcements: Sourced<number>;
  };
  readonly groups: ReadonlyArray<Row & { readonly group: number; readonly mark: string }>;
  readonly types: readonly CounterType[];
  readonly units: readonly UnitRow[];
}

export interface MarkerRow extends Row {
  readonly id: string;
  readonly letter: 'A' | 'B';
  readonly obstacle: 'none' | 'mines' | 'wire';
  readonly infantry: number;
  readonly machineGuns: number;
  readonly officers: number;
  readonly count: number;
}

export interface MarkersFile {
  readonly telephones: Sourced<number> & { readonly mark: string };
  readonly markers: readonly MarkerRow[];
}

export type TriggerName =
  | 'firstLanding'
  | 'markerShowsGermans'
  | 'firstAssault'
  | 'bangalore'
  | 'firstFire'
  | 'mineExplodes'
  | 'firstGun';

/** A row that holds from one turn to another, both included. */
export interface TurnsRow extends Row {
  readonly from: number;
  readonly to: number;
}

export interface TablesFile {
  readonly alarm: ReadonlyArray<
    Row & {
      readonly trigger: TriggerName;
      readonly raise: number;
      readonly once?: boolean; // 7.1a of 'markerShowsGermans': only the first of the raid
    }
  >;
  readonly light: ReadonlyArray<TurnsRow & { readonly modifier: number }>;
  readonly reinforcementSize: ReadonlyArray<
    Row & { readonly faces: readonly number[]; readonly size: number }
  >;
  readonly entryZones: ReadonlyArray<Row & { readonly face: number; readonly mark: string }>;
}

export type FateRow =
  | { readonly face: number; readonly fate: 'nothing' }
  | { readonly face: number; readonly fate: 'lost'; readonly craft: string }
  | {
      readonly face: number;
      readonly fate: 'delay';
      readonly group: number;
      readonly turn: number;
    };

export interface BeachRow {
  readonly face: number;
  readonly group: number;
  readonly mark: string;
}

export interface EventFileRow extends Row, Words {
  readonly faces: readonly number[];
  readonly alarm: number;
  readonly craft: readonly FateRow[];
  readonly beach: readonly BeachRow[];
}

export interface EventsFile {
  readonly rows: readonly EventFileRow[];
  readonly engineTrouble: Row &
    Words & {
      readonly faces: readonly number[];
      readonly craft: ReadonlyArray<{ readonly face: number; readonly craft: string }>;
    };
}

export interface VictoryFile {
  readonly gun: Sourced<number>;
  readonly secondGun: ReadonlyArray<TurnsRow & { readonly vp: number }>;
  readonly harassed?: TurnsRow & { readonly vp: number }; // 12j
  readonly telephone: Sourced<number>;
  readonly strongpoint: Sourced<number>;
  readonly officers: ReadonlyArray<{
    readonly unit: string;
    readonly lost: Sourced<number>;
    readonly ashore: Sourced<number>;
  }>;
  readonly prisoner: Sourced<number>;
  readonly commandoLost: Sourced<number>;
  readonly commandosFree: Sourced<number>;
  readonly totalSuccess: Sourced<number>;
  readonly halfSuccess: Sourced<number>;
}

export type OptionName = 'badLuck' | 'alarm' | 'vorwaerts';

export interface LevelsFile {
  readonly options: {
    readonly badLuck: Row & Words;
    readonly alarm: Sourced<number> & Words;
    readonly vorwaerts: Sourced<number> & Words;
  };
  readonly levels: ReadonlyArray<
    Row & Words & { readonly id: string; readonly options: readonly OptionName[] }
  >;
}

export interface LoadingFile extends Row {
  readonly craft: ReadonlyArray<{ readonly craft: string; readonly men: readonly string[] }>;
}

export interface RaidFiles {
  readonly raid: RaidFile;
  readonly map: MapFile;
  readonly counters: CountersFile;
  readonly markers: MarkersFile;
  readonly tables: TablesFile;
  readonly events: EventsFile;
  readonly victory: VictoryFile;
  readonly levels: LevelsFile;
  readonly loading: LoadingFile;
}

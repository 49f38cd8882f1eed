// A raid's data, checked and laid out flat for the rules: lists for people, typed arrays for play.
// Nothing here changes during a raid. `compile.ts` makes one from the JSON files.

import type { BattleCard } from '../../../engine/battle.ts';
import type { Point } from './raid-files.ts';
import type { Unit, Zone } from './types.ts';

export interface ZoneInfo {
  readonly id: string; // 'VAS'
  readonly en: string;
  readonly fr: string;
  readonly x: number;
  readonly y: number;
  readonly kind: 'land' | 'beach' | 'sea' | 'waiting';
  readonly protection: number; // 1.2
  readonly terrain: string;
  readonly terrainFr: string;
  readonly marks: readonly string[]; // letters of the rulebook: A, B, F, G1, H, P, R0, T …
}

export interface UnitInfo {
  readonly id: string; // 'C01', 'LOV', 'LCA3', 'GI07', 'FL2', 'HG1' …
  readonly en: string;
  readonly fr: string;
  readonly side: 'british' | 'german';
  readonly kind: string; // a KindName
  readonly group: number; // 3d from 1 up for the British, 0 for the Germans
  readonly steps: number; // 2 or 1
}

/** What a face-down marker shows (10). */
export interface MarkerInfo {
  readonly id: string; // 'A-wire', 'B-infantry2-mg' …
  readonly letter: number; // Letter.A or Letter.B
  readonly obstacle: number; // Obstacle
  readonly infantry: number;
  readonly machineGuns: number;
  readonly officers: number;
  readonly count: number; // how many such markers there are
}

/** 7.1 What raises the alarm; a raise of 0 is a trigger that exists but does nothing. */
export interface AlarmTriggers {
  readonly firstLanding: number;
  readonly markerShowsGermans: number;
  readonly firstAssault: number;
  readonly bangalore: number;
  readonly firstFire: number;
  readonly mineExplodes: number;
  readonly firstGun: number;
}

/** 5 One row of the random event table. */
export interface EventRow {
  readonly rule: string; // '5a'
  readonly en: string;
  readonly fr: string;
  readonly faces: readonly number[]; // of the D6
  readonly alarm: number;
  readonly craft: readonly CraftFate[]; // by D10 face 0-9; empty when the row has no D10
  readonly beach: readonly EventBeach[]; // 5c
}
export type CraftFate =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'lost'; readonly craft: Unit }
  | { readonly kind: 'delay'; readonly group: number; readonly turn: number };
export interface EventBeach {
  readonly face: number; // of the D6
  readonly group: number;
  readonly zone: Zone;
}
/** 5d Engine trouble on odd faces: the D10 names a craft; faces without one are rolled again. */
export interface EngineTrouble {
  readonly rule: string;
  readonly en: string;
  readonly fr: string;
  readonly faces: readonly number[];
  readonly craft: readonly Unit[]; // by D10 face; NONE rolls again
}

export interface LevelInfo {
  readonly id: string; // 'basic' | 'green' | 'hardened' | 'seasoned'
  readonly en: string;
  readonly fr: string;
  readonly badLuck: boolean; // 13.1
  readonly alarmStart: number; // 13.2, 0 without the option
  readonly vorwaerts: number; // 13.3 M of every mobile German; 0 without the option
}

export interface VictoryTable {
  readonly gun: number; // 12a
  readonly secondGunByTurn: Int16Array; // 12b, by turn (index 0 unused)
  readonly telephone: number; // 12c
  readonly strongpoint: number; // 12d each flak gun and pillbox
  readonly officerLost: ReadonlyArray<{
    readonly unit: Unit;
    readonly vp: number; // 12e, negative
    readonly ashore: number; // 12h still ashore at the end, negative
  }>;
  readonly prisoner: number; // 12f
  readonly commandoLost: number; // 12g, negative
  readonly commandosFree: number; // 12g losses that cost nothing
  readonly harassed: Harassed | null; // 12j
  readonly totalSuccess: number; // 12i
  readonly halfSuccess: number; // 12i
}

/** 12j Points for keeping the battery under fire. */
export interface Harassed {
  readonly from: number; // turns
  readonly to: number;
  readonly vp: number;
  readonly zones: readonly Zone[]; // where the heavy guns stand, and those joined to them by land
}

/** What a map shows besides its zones. */
export interface Drawing {
  readonly width: number;
  readonly height: number;
  readonly coast: readonly Point[]; // from edge to edge; empty inland
  readonly river: readonly Point[]; // from its mouth up
}

export interface Scenario {
  readonly id: string; // the name of its folder
  readonly hash: string; // of the data, so that a replay can name what it was played on
  readonly title: { readonly en: string; readonly fr: string };
  readonly card: BattleCard; // for screens; no rule reads it
  readonly drawing: Drawing; // the same
  readonly zones: readonly ZoneInfo[];
  readonly units: readonly UnitInfo[]; // British first, then German
  readonly britishCount: number; // units below this index are British
  readonly markers: readonly MarkerInfo[];
  readonly levels: readonly LevelInfo[];

  // The zone graph, flat. Links of zone z are linkStart[z] … linkStart[z + 1] - 1, in order of the far zone's index.
  readonly zoneKind: Int16Array; // ZoneKind
  readonly protection: Int16Array;
  readonly zoneLetter: Int16Array; // Letter, 0 without
  readonly telephoneZones: readonly Zone[];
  readonly linkStart: Int16Array;
  readonly linkTo: Int16Array;
  readonly linkCost: Int16Array; // MP; 0 for fire-only links
  readonly linkKind: Int16Array; // Link
  readonly longestLink: number; // the most MP a link costs
  // Zones at exactly two adjacency steps (1.3a), ascending, laid out as above.
  readonly farStart: Int16Array;
  readonly farTo: Int16Array;
  readonly entryZones: readonly Zone[]; // R0 … R9 in order (8)

  // Counters, flat.
  readonly side: Int16Array;
  readonly kind: Int16Array; // Kind
  readonly group: Int16Array;
  readonly fullSteps: Int16Array;
  // Factors by unit * 3 + steps left (1 or 2; 0 is eliminated and all zero).
  readonly fire: Int16Array; // FT
  readonly assault: Int16Array; // FA
  readonly moves: Int16Array; // M
  readonly stacking: Int16Array; // levels (2.2)
  readonly startZone: Int16Array; // craft and placed Germans; NONE for pools and men aboard
  readonly garrison: readonly Unit[]; // 3c, in order of their numbers
  readonly reinforcements: readonly Unit[]; // 3c
  readonly craftOf: ReadonlyArray<readonly Unit[]>; // by group: the craft that may carry it (index 0 unused)
  readonly standardLoading: Int16Array; // by unit: its craft, NONE for craft and Germans
  readonly loadingOrder: readonly Unit[]; // men to load, widest first

  readonly turns: number; // 1.4
  readonly clock: readonly string[]; // by turn, '04:45' at index 1
  readonly light: Int16Array; // 11.1b by turn: the sniper's and mortar's modifier
  readonly farModifier: number; // 11.1b mortar at range 2
  readonly stackLimit: number; // 1.2
  readonly craftLimit: number; // 1.2 craft in a sea or waiting zone
  readonly craftCapacity: number; // 3d
  readonly alarmMax: number; // 7.1
  readonly alarmAttack: number; // 7.3 from here on the Germans come out
  readonly alarmTriggers: AlarmTriggers;
  readonly stirredOnce: boolean; // 7.1a only the first marker that shows Germans raises the alarm
  readonly reinforcementSize: Int16Array; // by D6 face (index 0 unused)
  readonly mineStrength: number; // 10.5
  readonly events: readonly EventRow[];
  readonly engineTrouble: EngineTrouble;
  readonly victory: VictoryTable;
}

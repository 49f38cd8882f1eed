// What the files of a battle say, before they are laid out for the rules.

import type { BattleCard, InBoth } from '../../../engine/battle.ts';

export interface HexFile {
  readonly id: string; // column, then row: '1106'
  readonly terrain: 'open' | 'wood' | 'thickWood' | 'village' | 'denseTown';
  readonly level: number;
  readonly segment: string;
  readonly entrenched?: boolean;
  readonly impassable?: boolean;
  readonly en?: string;
  readonly fr?: string;
}

export interface HexsideFile {
  readonly a: string;
  readonly b: string;
  readonly water: 'stream' | 'deep';
  readonly bridge?: boolean;
  readonly en: string;
  readonly fr: string;
}

export interface UnitFile {
  readonly id: string;
  readonly side: 'french' | 'german';
  readonly nation: 'french' | 'prussian' | 'bavarian';
  readonly kind: 'infantry' | 'battleCavalry' | 'lightCavalry';
  readonly strength: number;
  readonly en: string;
  readonly fr: string;
  readonly short: InBoth; // as a counter has room for
  readonly formation: string;
  readonly start?: string;
  readonly arrives?: number;
  readonly entry?: readonly string[];
  readonly facing: string;
  readonly levels?: readonly string[]; // present at these alone
  readonly regular?: boolean; // 14.1
  readonly francsTireurs?: boolean; // 14.1, 14.6
  readonly guard?: boolean; // 14.3
  readonly unreliable?: boolean; // 14.7
}

export interface MissionFile {
  readonly id: string;
  readonly units: readonly string[];
  readonly stance: 'attack' | 'reinforce' | 'hold' | 'delay' | 'screen';
  readonly goals: readonly string[];
  readonly en: string;
  readonly fr: string;
}

export interface ObjectiveFile {
  readonly hex: string;
  readonly en: string;
  readonly fr: string;
  readonly holder: 'french' | 'german' | 'none';
  readonly endVp: number;
}

export interface LevelFile {
  readonly id: string;
  readonly en: string;
  readonly fr: string;
  readonly characterTable: readonly [readonly number[], readonly number[]]; // by side: six faces
  readonly germanArrivalShift: number;
}

/** 9.7 For orientation alone. */
export interface RoadFile {
  readonly kind: 'road' | 'railway';
  readonly en: string;
  readonly fr: string;
  readonly path: readonly string[];
}

export interface FormationFile extends InBoth {
  readonly id: string;
}

export interface BattleFile {
  readonly id: string;
  readonly title: InBoth;
  readonly card: BattleCard;
  readonly width: number;
  readonly height: number;
  readonly turns: number;
  readonly clock: { readonly first: string; readonly minutes: number };
  readonly coverSight?: 'depth' | 'adjacent'; // 11.6
  readonly foresighted?: ReadonlyArray<'french' | 'german'>; // 14.5
  readonly segments: ReadonlyArray<{
    readonly id: string;
    readonly en: string;
    readonly fr: string;
  }>;
  readonly baseEdge: Readonly<Record<'french' | 'german', 'north' | 'south' | 'east' | 'west'>>;
  readonly hexes: readonly HexFile[];
  readonly hexsides: readonly HexsideFile[];
  readonly roads: readonly RoadFile[];
  readonly formations: readonly FormationFile[];
  readonly units: readonly UnitFile[];
  readonly missions: readonly MissionFile[];
  readonly objectives: readonly ObjectiveFile[];
  readonly levels: readonly LevelFile[];
  readonly scoring: {
    readonly frenchUnitLost: number;
    readonly germanUnitLost: number;
    readonly bands: { readonly success: number; readonly half: number };
  };
}

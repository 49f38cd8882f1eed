// The files of a battle as they lie in its folder, and how they become the one file that the rules lay out.

import type { BattleCard, InBoth } from '../../../engine/battle.ts';
import type {
  BattleFile,
  FormationFile,
  HexFile,
  HexsideFile,
  MissionFile,
  ObjectiveFile,
  RoadFile,
  UnitFile,
} from '../rules/files.ts';
import { CHARACTERS } from '../rules/types.ts';

interface Sourced<V> {
  readonly rule: string;
  readonly value: V;
  readonly basis: string;
}
type Edge = 'north' | 'south' | 'east' | 'west';
type Character = (typeof CHARACTERS)[number];

export interface BattleFiles {
  readonly battle: {
    readonly id: string;
    readonly title: InBoth;
    readonly files: readonly string[];
    readonly turns: Sourced<number>;
    readonly clock: { readonly first: string; readonly minutes: number };
    readonly baseEdge: { readonly french: Edge; readonly german: Edge };
    readonly coverSight: Sourced<'depth' | 'adjacent'>;
    readonly foresighted: Sourced<ReadonlyArray<'french' | 'german'>>;
  };
  readonly map: {
    readonly width: number;
    readonly height: number;
    readonly segments: BattleFile['segments'];
    readonly hexes: readonly HexFile[];
    readonly hexsides: readonly HexsideFile[];
    readonly roads: readonly RoadFile[];
  };
  readonly units: {
    readonly formations: readonly FormationFile[];
    readonly units: readonly UnitFile[];
  };
  readonly missions: { readonly missions: readonly MissionFile[] };
  readonly victory: {
    readonly objectives: ReadonlyArray<Omit<ObjectiveFile, 'endVp'> & { readonly vp: number }>;
    readonly frenchUnitLost: Sourced<number>;
    readonly germanUnitLost: Sourced<number>;
    readonly success: Sourced<number>;
    readonly halfSuccess: Sourced<number>;
  };
  readonly levels: {
    readonly levels: ReadonlyArray<{
      readonly id: string;
      readonly en: string;
      readonly fr: string;
      readonly character: Readonly<Record<'french' | 'german', readonly Character[]>>;
      readonly germanArrivalShift: number;
    }>;
  };
}

export function oneFile(files: BattleFiles, card: BattleCard): BattleFile {
  const { battle, map, units, missions, victory, levels } = files;
  const { french, german } = battle.baseEdge;
  const { first, minutes } = battle.clock;
  const faces = (column: readonly Character[]): number[] =>
    column.map((name) => CHARACTERS.indexOf(name));
  return {
    ...{ id: battle.id, title: battle.title, card },
    ...{ width: map.width, height: map.height, turns: battle.turns.value },
    clock: { first, minutes },
    coverSight: battle.coverSight.value,
    foresighted: battle.foresighted.value,
    baseEdge: { french, german },
    ...{ segments: map.segments, hexes: map.hexes, hexsides: map.hexsides, roads: map.roads },
    ...{ formations: units.formations, units: units.units, missions: missions.missions },
    objectives: victory.objectives.map(({ hex, en, fr, holder, vp }) => ({
      ...{ hex, en, fr, holder, endVp: vp },
    })),
    levels: levels.levels.map(({ id, en, fr, character, germanArrivalShift }) => ({
      ...{ id, en, fr, germanArrivalShift },
      characterTable: [faces(character.french), faces(character.german)],
    })),
    scoring: {
      frenchUnitLost: -victory.frenchUnitLost.value,
      germanUnitLost: victory.germanUnitLost.value,
      bands: { success: victory.success.value, half: victory.halfSuccess.value },
    },
  };
}

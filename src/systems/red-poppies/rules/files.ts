// What the files of a battle say, before they are laid out for the rules.

import type { BattleCard, InBoth } from '../../../engine/battle.ts';
import type { EdgeName, HexsideName, KindName, ModeName, SideName, WordName } from './types.ts';

export interface HexFile {
  readonly id: string; // column, then row: 'E05'
  readonly terrain: readonly WordName[];
  readonly trench?: SideName; // who dug it
  readonly mud?: boolean; // 8.75
  readonly en?: string;
  readonly fr?: string;
}

export interface HexsideFile {
  readonly side: string; // 'D03/E04', the lower name first
  readonly type: HexsideName;
}

/** 2.02 What one side of a counter prints. */
export interface FaceFile {
  readonly fp: number;
  readonly range: number;
  readonly coh: number;
  readonly mv: number;
  readonly at?: number; // anti-tank fire power
}

export interface CounterFile {
  readonly id: string;
  readonly side: SideName;
  readonly type: KindName;
  readonly also?: KindName; // 5.14
  readonly formed: FaceFile;
  readonly dispersed: FaceFile;
}

export interface UnitFile {
  readonly id: string;
  readonly kind: string; // of counter
  readonly en: string;
  readonly fr: string;
  readonly short: InBoth; // as a counter has room for
  readonly levels: readonly string[]; // present at these alone
}

export interface BoundFile {
  readonly hex: string;
  readonly kind: string;
  readonly count: number;
  readonly only: boolean;
}

export interface SetUpFile {
  readonly side: SideName;
  readonly zone: readonly string[];
  readonly faces: 'free' | 'formed' | 'dispersed';
  readonly must: readonly BoundFile[];
  readonly units: readonly UnitFile[];
}

export interface BatteryFile {
  readonly id: string;
  readonly side: SideName;
  readonly en: string;
  readonly fr: string;
  readonly calibre: number; // millimetres
  readonly before1897?: boolean;
  readonly fp: number;
  readonly mode: ModeName;
  readonly registered: number; // how many hexes
  readonly levels: readonly string[];
}

export interface ReinforcementFile {
  readonly side: SideName;
  readonly turn: number;
  readonly how: 'entering' | 'placed';
  readonly edge?: EdgeName;
  readonly hexes: readonly string[];
  readonly units: readonly UnitFile[];
}

export interface BarrageFile {
  readonly side: SideName;
  readonly firstTurn: number;
  readonly lines: 'columns' | 'rows';
  readonly first: string; // of the two: a letter or a number
  readonly towards: EdgeName;
}

export interface ObjectiveFile {
  readonly hex: string;
  readonly vp: number;
}

export interface LevelFile {
  readonly id: string;
  readonly en: string;
  readonly fr: string;
  readonly initiative: ReadonlyArray<{ readonly turn: number; readonly side: SideName }>; // 4.12a
  readonly stunned: ReadonlyArray<{ readonly side: SideName; readonly hexes: readonly string[] }>;
}

/** 7.2 The numbers of a mode: two where a trench on the map, or a bombardment for the delay, tells. */
export interface SignalFile {
  readonly none: number;
  readonly noneWithoutTrench: number;
  readonly after: number;
  readonly delay: number;
  readonly delayAfter: number;
}

export interface CardFile {
  readonly destroyedAt: number;
  readonly formed: number;
  readonly moving: number;
  readonly rangePerTwoHexes: number;
  readonly concealment: number;
  readonly hallowedGround: number;
  readonly cover: Readonly<
    Record<'trench' | 'scrape' | 'bridge' | Exclude<WordName, 'grain'>, number>
  >;
  readonly melee: Readonly<Record<KindName, number>>;
  readonly meleeAgainstArmour: Readonly<Record<KindName, number>>;
  readonly signal: Readonly<Record<ModeName, SignalFile>>;
}

/** The names of the thresholds of the automaton. */
export const THRESHOLDS = [
  'mgHurts',
  'rifleClose',
  'rifleFar',
  'shotQuiet',
  'shotAnyway',
  'sosMass',
  'returnWorth',
  'returnRifle',
  'returnGun',
  'dangerRetake',
  'dangerThrust',
  'dangerStep',
] as const;
export type Thresholds = Readonly<Record<(typeof THRESHOLDS)[number], number>>;

/** What of the automaton's doctrine a battle may leave out. */
export const LEAVABLE = ['O3', 'O4'] as const;

/** V The ground that the automaton must take, and what it risks for it. */
export interface AttackFile {
  readonly aims: readonly string[];
  readonly danger: number; // in 36, at each step
}

export interface BattleFile {
  readonly id: string;
  readonly title: InBoth;
  readonly briefing: InBoth;
  readonly report: InBoth; // what came of the day
  readonly card: BattleCard;
  readonly turns: number;
  readonly clock: { readonly first: string; readonly minutes: number };
  readonly human: SideName;
  readonly conditions: {
    readonly darkness: ReadonlyArray<readonly [from: number, to: number]>;
    readonly precipitation: ReadonlyArray<readonly [from: number, to: number]>;
    readonly gasAllowed: boolean;
    readonly infiltration: readonly SideName[];
    readonly couplets: number; // 4.12 more or fewer of them
  };
  readonly thresholds: Thresholds;
  readonly attack?: AttackFile; // without: it defends
  readonly without?: ReadonlyArray<(typeof LEAVABLE)[number]>;
  readonly columns: number;
  readonly rows: number;
  readonly hexes: readonly HexFile[]; // those with something in them; the rest are open
  readonly hexsides: readonly HexsideFile[];
  readonly zones: Readonly<
    Record<'front' | 'support' | 'village' | 'noMansLand', readonly string[]>
  >;
  readonly control: Readonly<Record<SideName, readonly string[]>>;
  readonly counters: readonly CounterFile[];
  readonly rules: CardFile;
  readonly setUp: readonly SetUpFile[]; // in order
  readonly batteries: readonly BatteryFile[];
  readonly bombardment: {
    readonly side: SideName;
    readonly type: 'pulverising' | 'paralysing';
    readonly hexes: readonly string[];
  } | null;
  readonly mine: { readonly side: SideName; readonly hex: string | null } | null;
  readonly barrage: BarrageFile | null;
  readonly reinforcements: readonly ReinforcementFile[];
  readonly objectives: readonly ObjectiveFile[];
  readonly heldTurns: number;
  readonly loss: { readonly unit: string; readonly free: number; readonly vpEach: number };
  readonly outcomes: { readonly victory: number; readonly foothold: number }; // least points
  readonly levels: readonly LevelFile[];
}

// Words of the rules as whole numbers: sides, kinds of unit, ground, what runs along hexsides, causes of checks.

export type HexId = number; // its place in the field's list, column by column from the west
export type UnitId = number; // 12.0 its place in the files: set-up first, then reinforcements
export type BatteryId = number;
export type WireId = number; // a hexside with wire, by name

export const NONE = -1;

export const Side = { british: 0, german: 1 } as const;
export type SideId = 0 | 1;
export const SIDES = ['british', 'german'] as const;
export type SideName = (typeof SIDES)[number];
export const foeOf = (side: SideId): SideId => (side === Side.british ? Side.german : Side.british);
/** 4.11 Who has the initiative when the dice are equal. */
export const CENTRAL: SideId = Side.german;

/** 2.02 */
export const KINDS = ['infantry', 'artillery', 'mg', 'mortar', 'cavalry', 'tank', 'car'] as const;
export type KindName = (typeof KINDS)[number];

/** 2.02, 5.13, 5.14 What a unit is, as far as rules ask, as bits. */
export const Is = {
  infantry: 1,
  gun: 2,
  armour: 4,
  mg: 8, // 6.32
  mortar: 16, // 6.01
  tank: 32, // 8.81
  digger: 64, // 5.21, 8.74 digs, and may be in a trench
  bogger: 128, // 8.75 bogs, and never is in a trench
} as const;

/** 3.01d What lies in a hex, as bits. */
export const WORDS = ['building', 'wood', 'hill', 'summit', 'crater', 'bank', 'grain'] as const;
export type WordName = (typeof WORDS)[number];
export const Ground = {
  building: 1,
  wood: 2,
  hill: 4,
  summit: 8,
  crater: 16,
  bank: 32,
  grain: 64,
  mud: 128, // 8.75 bogs like a trench
} as const;
/** 6.022 */
export const OBSTACLES = Ground.building | Ground.wood | Ground.hill | Ground.summit;

/** 3.01d What crosses or runs along a hexside, as bits. */
export const HEXSIDES = ['trench', 'wire', 'road', 'stream', 'bridge'] as const;
export type HexsideName = (typeof HEXSIDES)[number];
export const Along = { trench: 1, wire: 2, road: 4, stream: 8, bridge: 16 } as const;

/** 3.01b Directions from 0, clockwise from north. */
export const DIRECTIONS = ['N', 'NE', 'SE', 'S', 'SW', 'NW'] as const;

export const EDGES = ['north', 'east', 'south', 'west'] as const;
export type EdgeName = (typeof EDGES)[number];

/** 7.2 */
export const MODES = ['airplane', 'rocket', 'messenger', 'telephone', 'trenchSet'] as const;
export type ModeName = (typeof MODES)[number];
export const Mode = { airplane: 0, rocket: 1, messenger: 2, telephone: 3, trenchSet: 4 } as const;

/** 7.11a */
export const LOADS = ['shell', 'smoke', 'gas'] as const;
export const Load = { shell: 0, smoke: 1, gas: 2 } as const;

/** 12.7 What a check comes of. */
export const CAUSES = ['fire', 'return', 'react', 'ffe', 'gas', 'melee', 'lost', 'bog'] as const;
export type CauseName = (typeof CAUSES)[number];
export const Cause = {
  fire: 0,
  return: 1,
  react: 2,
  ffe: 3,
  gas: 4,
  melee: 5,
  lost: 6,
  bog: 7,
} as const;

/** 2.22, 2.23 What came of a check. */
export const Fate = { holds: 0, broken: 1, destroyed: 2 } as const;
export const FATES = ['holds', 'broken', 'destroyed'] as const;

/** 7.61 */
export const BOMBARDMENTS = ['pulverising', 'paralysing'] as const;

/** 5.01 */
export const MOST_IN_MASS = 12;
/** 2.11 */
export const MOST_IN_HEX = 2;

export const MAX_UNITS = 64;
export const MAX_HEXES = 160;
export const MAX_BATTERIES = 8;
export const MAX_WIRES = 64;
export const MAX_OBJECTIVES = 24;

// Words of the rules as whole numbers: sides, kinds, nations, characters, terrain.

export type HexId = number; // its place in the field's list, row by row
export type UnitId = number; // 5.3 Its place in the file's order
export type SegmentId = number;
export type Facing = number; // 3.3 E, NE, NW, W, SW, SE, from 0

export const NONE = -1;

export const Side = { french: 0, german: 1 } as const;
export type SideId = 0 | 1;
export const SIDES = ['french', 'german'] as const;
export const foeOf = (side: SideId): SideId => (side === Side.french ? Side.german : Side.french);

/** 2.5 */
export const Kind = { infantry: 0, battleCavalry: 1, lightCavalry: 2 } as const;
export const KINDS = ['infantry', 'battleCavalry', 'lightCavalry'] as const;
/** 2.7 */
export const Nation = { french: 0, prussian: 1, bavarian: 2 } as const;
export const NATIONS = ['french', 'prussian', 'bavarian'] as const;
/** 4.2 From the most timid to the boldest. */
export const Character = { fainthearted: 0, cautious: 1, pragmatic: 2, bold: 3 } as const;
export const CHARACTERS = ['fainthearted', 'cautious', 'pragmatic', 'bold'] as const;

export const Terrain = { open: 0, wood: 1, thickWood: 2, village: 3, denseTown: 4 } as const;
export const TERRAINS = ['open', 'wood', 'thickWood', 'village', 'denseTown'] as const;

/** 9.6 What runs along a hexside, as bits. */
export const Water = { stream: 1, deep: 2, bridge: 4 } as const;

export const FACINGS = ['E', 'NE', 'NW', 'W', 'SW', 'SE'] as const;

export const MAX_UNITS = 32;
export const MAX_HEXES = 256;
export const MAX_SEGMENTS = 4;
export const MAX_OBJECTIVES = 8;
/** 11.1, 11.2 The furthest any unit reaches: five, and one more from above. */
export const MAX_RANGE = 6;

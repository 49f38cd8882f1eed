// 9 What difficult ground does to a step.

import { type HexId, Terrain, Water } from './types.ts';

/** As much of a field as a step hangs on. */
export interface Ground {
  readonly terrain: Uint8Array;
  readonly level: Uint8Array;
  readonly water: Uint8Array;
}

/** What a step over one hexside does, as bits. */
export const Hindrance = {
  stops: 1, // 9.2 neither a step nor a pivot may follow
  only: 2, // 9.3, 9.5 it is the only step of its activation
  noFight: 4, // 9.4
} as const;

/** 9.6 An unbridged deep hexside. */
export const isDeep = ({ water }: Ground, hex: HexId, facing: number): boolean => {
  const bits = water[hex * 6 + facing] as number;
  return (bits & Water.deep) !== 0 && (bits & Water.bridge) === 0;
};

/** 9.4, 9.5 Thick wood and dense town. */
export const isThick = ({ terrain }: Ground, hex: HexId): boolean =>
  terrain[hex] === Terrain.thickWood || terrain[hex] === Terrain.denseTown;

/** 9.1, 9.8 The hindrances of the step from a hex into the neighbour it faces that way. */
export function hindrances(field: Ground, hex: HexId, facing: number, to: HexId): number {
  const rise = (field.level[to] as number) - (field.level[hex] as number);
  const water = field.water[hex * 6 + facing] as number;
  const deep = isDeep(field, hex, facing);
  let bits = 0;
  if (rise > 0 || water !== 0) bits |= Hindrance.stops; // 9.2
  if (field.terrain[to] !== Terrain.open) bits |= Hindrance.only; // 9.3
  if (deep || rise >= 2 || isThick(field, to)) bits |= Hindrance.noFight; // 9.4
  if (deep || rise >= 2 || rise <= -2) bits |= Hindrance.only; // 9.5
  return bits;
}

// Every system of the house, each behind doors that are opened when it is wanted. The only file that names them.

import type { Headless } from '../engine/headless.ts';
import type { GameData } from '../engine/position.ts';
import { battleNamed } from './shelf.ts';
import { guests } from './system-folders.ts';

export interface SystemDoors {
  readonly id: string; // its folder, and the book of its rules
  headless(): Promise<Headless>;
}

export const systems: readonly SystemDoors[] = [
  { id: 'raid', headless: async () => (await import('./raid/index.ts')).headless },
  ...guests(),
];

/** A battle with the rules it is played by, and what else its system brings for it. */
export interface HouseGame extends Headless {
  readonly scenario: GameData;
}

/** Opens a battle of a system; null when the house has not both. */
export async function openGame(system: string, battle: string): Promise<HouseGame | null> {
  const doors = systemNamed(system);
  const found = battleNamed(battle);
  if (doors === undefined || found?.system !== system) return null;
  const [headless, scenario] = await Promise.all([doors.headless(), found.scenario()]);
  return { ...headless, scenario: scenario as GameData };
}

export const systemNamed = (id: string): SystemDoors | undefined =>
  systems.find((system) => system.id === id);

// Every system of the house, each behind doors that are opened when it is wanted. The only file that names them.

import type { Headless } from '../engine/headless.ts';
import type { GameData } from '../engine/position.ts';
import type { Face } from '../ui/sheet/face.ts';
import type { Panorama } from '../ui/sheet/panorama.ts';
import type { RulePictures } from '../ui/sheet/rule-pictures.ts';
import type { MapDoor, SystemDoors } from './doors.ts';
import { foundLessons } from './found-lessons.ts';
import { apart as raidApart } from './raid/apart.ts';
import { battleNamed } from './shelf.ts';
import { guests } from './system-folders.ts';

export type { SystemDoors } from './doors.ts';

const HOUSE: readonly SystemDoors[] = [
  {
    id: 'raid',
    headless: async () => (await import('./raid/index.ts')).headless,
    outside: async () => (await import('./raid/outside.ts')).outside,
    screen: async () => (await import('./raid/screen.ts')).raidFace as unknown as Face,
    words: raidApart,
    map: async () => (await import('./raid/map/view.ts')) as MapDoor,
    pictures: async () =>
      (await import('./raid/map/pictures/pictures.ts')).pictures as unknown as RulePictures,
    rules: async (lang) =>
      lang === 'fr'
        ? (await import('../../docs/raid/rules.fr.md?raw')).default
        : (await import('../../docs/raid/rules.md?raw')).default,
  },
  {
    id: 'fast-play',
    headless: async () => (await import('./fast-play/index.ts')).headless,
    outside: async () => (await import('./fast-play/outside.ts')).outside,
    screen: async () => (await import('./fast-play/screen.ts')).face as unknown as Face,
    map: async () => (await import('./fast-play/map/view.ts')) as MapDoor,
    pictures: async () =>
      (await import('./fast-play/map/pictures/pictures.ts')).pictures as unknown as RulePictures,
    pictured: [3, 8, 10, 11, 12, 13],
    panorama: async () =>
      (await import('./fast-play/map/panorama/panorama.tsx')).BattlePanorama as unknown as Panorama,
    rules: async (lang) =>
      lang === 'fr'
        ? (await import('../../docs/fast-play/rules.fr.md?raw')).default
        : (await import('../../docs/fast-play/rules.md?raw')).default,
  },
  {
    id: 'red-poppies',
    headless: async () => (await import('./red-poppies/index.ts')).headless,
    outside: async () => (await import('./red-poppies/outside.ts')).outside,
    screen: async () => (await import('./red-poppies/screen.ts')).face as unknown as Face,
    map: async () => (await import('./red-poppies/map/view.ts')) as MapDoor,
    pictures: async () =>
      (await import('./red-poppies/map/pictures/pictures.ts')).pictures as unknown as RulePictures,
    pictured: [5, 6, 7, 8],
    rules: async (lang) =>
      lang === 'fr'
        ? (await import('../../docs/red-poppies/rules.fr.md?raw')).default
        : (await import('../../docs/red-poppies/rules.md?raw')).default,
  },
];

/** Those of the house, then guests. */
export const systems = (): readonly SystemDoors[] => [...HOUSE, ...guests()];

export const systemNamed = (id: string): SystemDoors | undefined =>
  systems().find((system) => system.id === id);

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

/** Fetches and starts what shows a battle, before its screen asks for it. */
export async function makeReady(
  system: string,
  opening: Promise<unknown>,
  lang: 'en' | 'fr',
): Promise<void> {
  const doors = systemNamed(system);
  doors?.words?.(lang).catch(() => undefined);
  void doors?.screen().then(
    (face) => face.map().catch(() => undefined), // at hand when the screen asks for it
    () => undefined,
  );
  const map = await doors?.map();
  map?.prepareMap();
  map?.prepareArt((await opening) as GameData);
}

/** The lesson of a battle as its folder keeps it; null without one. */
export async function openLesson(battle: string): Promise<unknown> {
  return (await foundLessons()[battle]?.()) ?? null;
}

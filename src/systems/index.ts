// Every system of the house, each behind doors that are opened when it is wanted. The only file that names them.

import type { Headless } from '../engine/headless.ts';
import type { GameData } from '../engine/position.ts';
import type { Face } from '../ui/sheet/face.ts';
import type { Outside } from '../ui/sheet/outside.ts';

/** What can be made ready for a map before it is shown. */
export interface MapDoor {
  prepareMap(): void;
  prepareArt(scenario: GameData): void;
}

export interface SystemDoors {
  readonly id: string; // its folder, and the book of its rules
  headless(): Promise<Headless>;
  outside(): Promise<Outside>;
  screen(): Promise<Face>;
  map(): Promise<MapDoor>; // beside its screen, which takes as long
  rules(lang: 'en' | 'fr'): Promise<string>; // the text of its rulebook
}

export const systems: readonly SystemDoors[] = [
  {
    id: 'raid',
    headless: async () => (await import('./raid/index.ts')).headless,
    outside: async () => (await import('./raid/outside.ts')).outside,
    screen: async () => (await import('./raid/screen.ts')).raidFace as unknown as Face,
    map: async () => (await import('./raid/map/view.ts')) as MapDoor,
    rules: async (lang) =>
      lang === 'fr'
        ? (await import('../../docs/raid/rules.fr.md?raw')).default
        : (await import('../../docs/raid/rules.md?raw')).default,
  },
];

export const systemNamed = (id: string): SystemDoors | undefined =>
  systems.find((system) => system.id === id);

// Every system of the house, each behind doors that are opened when it is wanted. The only file that names them.

import type { Headless } from '../engine/headless.ts';
import type { Outside } from '../ui/sheet/outside.ts';

export interface SystemDoors {
  readonly id: string; // its folder, and the book of its rules
  headless(): Promise<Headless>;
  outside(): Promise<Outside>;
  rules(lang: 'en' | 'fr'): Promise<string>; // the text of its rulebook
}

export const systems: readonly SystemDoors[] = [
  {
    id: 'raid',
    headless: async () => (await import('./raid/index.ts')).headless,
    outside: async () => (await import('./raid/outside.ts')).outside,
    rules: async (lang) =>
      lang === 'fr'
        ? (await import('../../docs/raid/rules.fr.md?raw')).default
        : (await import('../../docs/raid/rules.md?raw')).default,
  },
];

export const systemNamed = (id: string): SystemDoors | undefined =>
  systems.find((system) => system.id === id);

import type { Battle } from '../engine/battle.ts';
import { loadDieppe } from './raid/data/dieppe.ts';
export const foundBattles = (): readonly Battle[] => [
  {
    system: 'raid',
    id: 'dieppe-1942',
    card: {} as never,
    scenario: async () => loadDieppe(),
    par: async () => null,
    outlook: async () => null,
  },
];

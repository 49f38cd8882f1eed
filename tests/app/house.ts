// The raid on Dieppe as the app opens it, and the shelf as the screens know it.

import type { HouseGame } from '../../src/systems/index.ts';
import { loadBattle } from '../../src/systems/raid/data/battles.ts';
import { headless } from '../../src/systems/raid/index.ts';
import { shelve } from '../../src/ui/shell/battles.ts';
import { loadDieppe } from '../systems/raid/dieppe.ts';
import { drillRaid } from '../systems/raid/drill-raid.ts';

export const dieppe: HouseGame = { ...headless, scenario: loadDieppe() };
export const DIEPPE = { system: 'raid', battle: 'dieppe-1942' };

/** The second raid of the shelf. */
export const berneval: HouseGame = { ...headless, scenario: loadBattle('berneval-1942') };

/** The drill raid: another battle of the same system. */
export const drill: HouseGame = { ...headless, scenario: drillRaid };

const both = (text: string) => ({ en: text, fr: text });

/** Puts battles on the shelf of the screens, all with the levels of the raid. */
export function shelveAs(...ids: readonly string[]): void {
  const { levels } = loadDieppe();
  const text = both('');
  const words = { place: text, date: text, dateline: text, line: text, minutes: 45 };
  shelve(
    ids.map((id) => ({
      system: 'raid',
      id,
      card: { title: both(id), ...words },
      levels,
      picture: null,
    })),
  );
}

// What the strongest player's raids came to, as counts beside the balance that is written of them: whoever is held to his
// share of an opening (scripts/fit-chance.ts) takes it from there.

import type { SimulateJson } from '../../src/cli/simulate/simulate.ts';
import { type BattleFolder, battleFolders } from '../../src/systems/battle-folders.ts';
import type { LevelSummary } from '../../src/systems/raid/counting/summary.ts';

/** The part of what `raid simulate --json` prints that is kept. */
export type Counted = SimulateJson<Pick<LevelSummary, 'level' | 'raids' | 'outcomes'>>;

/** The first battle of a system needs no name in its files. */
export const isFirst = ({ system, id }: Pick<BattleFolder, 'system' | 'id'>): boolean =>
  battleFolders().find((folder) => folder.system === system)?.id === id;

/** Without its ending: docs/<system>/balance, or balance-<battle>. */
export function balanceFile(folder: BattleFolder, ending: 'md' | 'json'): URL {
  const name = isFirst(folder) ? 'balance' : `balance-${folder.id}`;
  return new URL(`../../docs/${folder.system}/${name}.${ending}`, import.meta.url);
}

export const countsFile = (folder: BattleFolder): URL => balanceFile(folder, 'json');

// The data of battles as the app wants them: opened by their ids, each in a file of its own that is fetched once.

import type { Scenario } from '../systems/raid/rules/scenario.ts';
import { battles, openBattle } from '../systems/shelf.ts';

export type { Scenario };

/** A battle's data; null when it is not on the shelf. */
export const openScenario = async (id: string): Promise<Scenario | null> =>
  (await openBattle(id)) as Scenario | null;

/** Every battle's data, for raids of whatever battle in one file. */
export const openScenarios = (): Promise<Scenario[]> =>
  Promise.all(battles().map(async (battle) => (await battle.scenario()) as Scenario));

/** The battle an address is about to show, as far as it tells: the one it names, or the only one there is. */
export function battleAhead(hash: string): string | null {
  const parts = hash.split('/');
  const named = battles().find(({ id }) => parts.includes(id));
  const [only, ...others] = battles();
  return named?.id ?? (others.length === 0 ? (only?.id ?? null) : null);
}

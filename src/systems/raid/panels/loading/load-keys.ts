// Where a key sends a man while the craft are loaded, and the keys' own lines in the help sheet.

import type { KeyGroup } from '../../../../ui/kit/keys/groups.ts';
import type { Unit } from '../../rules/types.ts';
import { t } from '../../screen-words/t.ts';
import type { Group, LoadPlan } from './load-plan.ts';

export const LOAD_KEYS: KeyGroup = {
  title: () => t('assault.load.keys.title'),
  lines: [
    { keys: ['1', '…', '4'], what: () => t('assault.load.keys.craft') },
    { keys: ['←', '→'], what: () => t('assault.load.keys.next') },
    { keys: ['Enter', 'Space'], what: () => t('assault.keys.pick') },
    { keys: ['⌫', 'Del'], what: () => t('assault.load.keys.quay') },
  ],
};

/** The craft a key means for a man, null for the quay; undefined when the key means nothing here. */
export function craftForKey(
  group: Group,
  plan: LoadPlan,
  unit: Unit,
  key: string,
): Unit | null | undefined {
  const now = plan.get(unit);
  if (key === 'Backspace' || key === 'Delete') return now === undefined ? undefined : null;
  if (/^[1-9]$/.test(key)) return group.craft[Number(key) - 1];
  const at = now === undefined ? -1 : group.craft.indexOf(now);
  if (key === 'ArrowRight') return group.craft[at + 1];
  if (key === 'ArrowLeft') return at > 0 ? group.craft[at - 1] : undefined;
  return undefined;
}

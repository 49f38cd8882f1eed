// Where a key sends a man in the lines, and the keys' own lines in the help sheet.

import type { KeyGroup } from '../../../../ui/kit/keys/groups.ts';
import type { Unit } from '../../rules/types.ts';
import { t } from '../../screen-words/t.ts';
import { type Arrangement, type Battle, type Spot, spotOf } from './arrangement.ts';

export const LINE_KEYS: KeyGroup = {
  title: () => t('assault.keys.title'),
  lines: [
    { keys: ['1', '…', '9'], what: () => t('assault.keys.line') },
    { keys: ['↑', '↓'], what: () => t('assault.keys.upDown') },
    { keys: ['←', '→'], what: () => t('assault.keys.leftRight') },
    { keys: ['Enter', 'Space'], what: () => t('assault.keys.pick') },
    { keys: ['⌫', 'Del'], what: () => t('assault.keys.reserve') },
  ],
};

export const slotName = (spot: Spot | null): string =>
  spot === null ? 'reserve' : `${spot.role} ${spot.line}`;

export function spotNamed(slot: string): Spot | null {
  const [role, line] = slot.split(' ');
  return role === 'contact' || role === 'support' ? { role, line: Number(line) } : null;
}

/** The spot a key means for a man; undefined when the key means nothing here. */
export function spotForKey(
  battle: Battle,
  lines: Arrangement,
  unit: Unit,
  key: string,
): Spot | null | undefined {
  const now = spotOf(lines, unit);
  if (key === 'Backspace' || key === 'Delete') return now === null ? undefined : null;
  if (/^[1-9]$/.test(key)) return toLine(battle, lines, unit, Number(key) - 1);
  if (key === 'ArrowUp') return beside(battle, unit, now, -1);
  if (key === 'ArrowDown') return beside(battle, unit, now, 1);
  if (key === 'ArrowLeft' && now?.role === 'contact') return { ...now, role: 'support' };
  if (key === 'ArrowRight' && now?.role === 'support') return { ...now, role: 'contact' };
  return undefined;
}

/** Into an open line in contact; into a held one behind it; there already, forward. */
function toLine(battle: Battle, lines: Arrangement, unit: Unit, line: number): Spot | undefined {
  if (line >= battle.lines) return undefined;
  const now = spotOf(lines, unit);
  if (now?.line === line && now.role === 'contact') return undefined;
  const open = (lines.contact[line] ?? 0) < 0 || now?.role === 'contact' || now?.line === line;
  return { line, role: battle.commandos.has(unit) && open ? 'contact' : 'support' };
}

function beside(battle: Battle, unit: Unit, now: Spot | null, by: 1 | -1): Spot | undefined {
  const role = now?.role ?? (battle.commandos.has(unit) ? 'contact' : 'support');
  const line = now === null ? (by > 0 ? 0 : battle.lines - 1) : now.line + by;
  return line < 0 || line >= battle.lines ? undefined : { line, role };
}

// A kept raid that is not opened: what is wrong with it, or, for one of other rules or data, what is kept of it.

import { DamagedNotice } from '../../ui/screens/raid-notices/damaged.tsx';
import { faultWords } from '../fault-words.ts';
import { lazyScreen } from '../lazy.tsx';
import type { Fault } from '../raid-store.ts';
import { downloadRecord } from '../raids.ts';
import { isMismatch } from '../rebuild.ts';
import { type DamagedRaid, isDamaged, type SavedRaid } from '../storage/records.ts';

/** It has much of the archive with it, which a raid that is played does without. */
const Kept = lazyScreen(async () => (await import('./kept-host.tsx')).KeptHost);

export interface CannotOpenProps {
  readonly raid: SavedRaid | DamagedRaid;
  readonly fault: Fault;
  readonly onContinue?: (() => void) | undefined; // from the last order that fits, or by its orders alone
}

export function CannotOpen({ raid, fault, onContinue }: CannotOpenProps) {
  if (!isDamaged(raid) && (fault.kind === 'rules' || fault.kind === 'data')) {
    return <Kept raid={raid} past={fault} />;
  }
  return (
    <DamagedNotice
      fault={faultWords(fault)}
      onDownload={() => downloadRecord(raid)}
      onContinue={fault.kind === 'action' ? (onContinue ?? null) : null}
      onMend={isMismatch(fault) ? (onContinue ?? null) : null}
    />
  );
}

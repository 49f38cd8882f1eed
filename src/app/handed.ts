// A game that was played on its way in, handed on to the screen that shows it next, so that it is not played again.

import type { Replay } from '../engine/replay.ts';
import type { Played } from './rebuild.ts';
import { fingerprint, type Printed } from './storage/fingerprint.ts';

interface Handed extends Played {
  readonly replay: Replay;
}

let handed: (Handed & { readonly id: string }) | null = null;

export function handOver(id: string, { replay, game, session }: Handed): void {
  handed = { id, replay, game, session };
}

/** The game handed over for just this record; it is handed over once. */
export function takeHanded(id: string, raid: Printed): Handed | null {
  const found = handed;
  handed = null;
  if (found?.id !== id || fingerprint(found.replay) !== fingerprint(raid)) return null;
  return found;
}

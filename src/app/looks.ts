// Replays that are looked at without being kept: they have an address for as long as the page lives.

import type { Replay } from '../engine/replay.ts';

const looks = new Map<string, Replay>();
const MOST = 20;

/** An address for a replay that is not to be stored. */
export function lookAt(replay: Replay): string {
  const id = `look-${looks.size + 1}`;
  if (looks.size < MOST) looks.set(id, replay);
  return id;
}

export const lookedAt = (id: string): Replay | undefined => looks.get(id);

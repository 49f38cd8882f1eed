// The part of a link that only a raid taken up with fresh dice has: after how many actions, and the new seed.

import type { ByteReader, ByteWriter } from './bytes.ts';
import { areBranches } from './replay.ts';
import { type Branch, Limit } from './replay-format.ts';

/** Nothing at all for a raid without branches: its link has another version. */
export function writeBranches(body: ByteWriter, branches: readonly Branch[]): void {
  if (branches.length === 0) return;
  body.byte(branches.length);
  for (const { at, seed } of branches) {
    body.whole(at);
    body.text(seed);
  }
}

/** The branches, or null when no writer wrote them. */
export function readBranches(reader: ByteReader): Branch[] | null {
  const count = reader.byte();
  if (count === 0 || count > Limit.branches) return null;
  const branches = Array.from({ length: count }, () => ({
    at: reader.whole(),
    seed: reader.text(800),
  }));
  return reader.odd || reader.short || !areBranches(branches) ? null : branches;
}

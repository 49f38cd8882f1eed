// The part of a link that a game taken up with fresh dice has: after how many actions, and the new seed.

import type { ByteReader, ByteWriter } from './bytes.ts';
import type { Branch } from './course.ts';
import { LinkVersion } from './link-header.ts';

import { Limit, type Replay } from './replay-format.ts';
import { areBranches } from './write-down.ts';

/** Nothing at all for a game of the first system without branches: its link has another version. */
export function writeBranches(body: ByteWriter, { system, branches = [] }: Replay): void {
  if (branches.length === 0 && system === undefined) return;
  body.byte(branches.length);
  for (const { at, seed } of branches) {
    body.whole(at);
    body.text(seed);
  }
}

/** The branches, or null when no writer wrote them. */
export function readBranches(reader: ByteReader, version: number): Branch[] | null {
  const count = reader.byte();
  if (count === 0 && version !== LinkVersion.named) return null;
  if (count > Limit.branches) return null;
  const branches = Array.from({ length: count }, () => ({
    at: reader.whole(),
    seed: reader.text(800),
  }));
  return reader.odd || reader.short || !areBranches(branches) ? null : branches;
}

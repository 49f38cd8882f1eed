// The face of a system with all it brings for looking back on a game: theatre, report, review, comparison and records.

import { raidFace } from '../systems/raid/screen.ts';
import { type LookingFace, lookingBack } from '../ui/sheet/face.ts';

export async function openLooking(): Promise<LookingFace> {
  const face = await lookingBack(raidFace);
  if (face === null) throw new RangeError('there is nothing to look back with');
  return face;
}

// The faces of systems: for a game that is played, and with all they bring for looking back on one (theatre, report,
// review, comparison and records).

import { raidFace } from '../systems/raid/screen.ts';
import { type LookingFace, lookingBack } from '../ui/sheet/face.ts';

export { raidFace };

export async function openLooking(): Promise<LookingFace> {
  const face = await lookingBack(raidFace);
  if (face === null) throw new RangeError('there is nothing to look back with');
  return face;
}

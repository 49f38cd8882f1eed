// The face of a system with all it brings for looking back on a game: theatre, report, review, comparison and records.

import { systemNamed } from '../systems/index.ts';
import { type LookingFace, lookingBack } from '../ui/sheet/face.ts';

export async function openLooking(system: string): Promise<LookingFace> {
  const face = await systemNamed(system)?.screen();
  const looking = face === undefined ? null : await lookingBack(face);
  if (looking === null) throw new RangeError(`'${system}' has nothing to look back with`);
  return looking;
}

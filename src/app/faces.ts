// The face of a system: for playing, or with all it brings for looking back on a game: theatre, report, review,
// comparison and records.

import { systemNamed } from '../systems/index.ts';
import { type Face, type LookingFace, lookingBack } from '../ui/sheet/face.ts';

/** Its map is on its way when it is there. */
export async function openFace(system: string): Promise<Face> {
  const face = await systemNamed(system)?.screen();
  if (face === undefined) throw new RangeError(`no system '${system}'`);
  face.map().catch(() => undefined); // whoever shows it will say so
  return face;
}

export async function openLooking(system: string): Promise<LookingFace> {
  const face = await systemNamed(system)?.screen();
  const looking = face === undefined ? null : await lookingBack(face);
  if (looking === null) throw new RangeError(`'${system}' has nothing to look back with`);
  return looking;
}

// The face of a system with its words, and with all it brings for looking back on a game: theatre, report, review,
// comparison and records.

import { systemNamed } from '../systems/index.ts';
import { type Face, type LookingFace, lookingBack } from '../ui/sheet/face.ts';
import { wordsOf } from '../words/index.ts';

/** Null when the house does not have the system. */
export async function openFace(system: string): Promise<Face | null> {
  const doors = systemNamed(system);
  if (doors === undefined) return null;
  const [face] = await Promise.all([doors.screen(), doors.words && wordsOf(doors.words)]);
  return face;
}

export async function openLooking(system: string): Promise<LookingFace> {
  const face = await openFace(system);
  const looking = face === null ? null : await lookingBack(face);
  if (looking === null) throw new RangeError(`'${system}' has nothing to look back with`);
  return looking;
}

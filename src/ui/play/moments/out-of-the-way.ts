// Dice and banners lie at the head of the map, or at its foot where they would cover what is hit.

import type { Frame } from '../../../engine/frames.ts';
import type { Table } from '../table.ts';

const HEAD = 0.42; // of the map's height: what lies above it would be covered

/** Whether what is to be seen of an event lies under the head of the map. */
export function liesHigh({ face, desk }: Table, frame: Frame | null): boolean {
  const map = desk.looks.map.value;
  if (frame === null || map === null) return false;
  const [hit] = face.placesOf(frame);
  const height = hit === undefined ? null : map.heightOf(hit);
  return height !== null && height < HEAD;
}

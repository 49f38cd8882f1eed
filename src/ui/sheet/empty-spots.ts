// Finds room on the sheet for the cartouche, the compass rose and the scale bar: the emptiest place that holds them.

import { apart, type Box, long, overlap, type Point, within } from './geometry.ts';

export interface Crowd {
  readonly points: readonly Point[]; // places: to be kept clear of
  readonly boxes: readonly Box[]; // furniture already set
  readonly lines: readonly Point[]; // points along the connections
}

const STEP = 28;
const PLENTY = 74; // distance at which a place no longer matters

/** The place of a box of this size that lies furthest from everything; `pull` draws it to a point. */
export function roomFor(w: number, h: number, area: Box, crowd: Crowd, pull: Point): Box {
  let best: Box = { x: area.x, y: area.y, w, h };
  let most = Number.NEGATIVE_INFINITY;
  for (let x = area.x; x + w <= area.x + area.w; x += STEP) {
    for (let y = area.y; y + h <= area.y + area.h; y += STEP) {
      const box = { x, y, w, h };
      const far = apart([x + w / 2, y + h / 2], pull) * 0.02;
      if (PLENTY - far <= most) continue;
      const room = roominess(box, crowd, most + far);
      if (room <= most + far) continue;
      most = room - far;
      best = box;
    }
  }
  return best;
}

/** Distance to the nearest place, up to what is plenty, less what it covers. Not more than `enough` is as good as none. */
function roominess(box: Box, crowd: Crowd, enough: number): number {
  let room = PLENTY;
  for (const p of crowd.points) {
    room = Math.min(room, gapTo(box, p));
    if (room <= enough) return room;
  }
  for (const other of crowd.boxes) if (overlap(grown(box, 14), other) > 0) room -= 1000;
  for (const p of crowd.lines) if (within(p, box)) room -= 6;
  return room;
}

function gapTo(box: Box, [x, y]: Point): number {
  const dx = Math.max(box.x - x, 0, x - (box.x + box.w));
  const dy = Math.max(box.y - y, 0, y - (box.y + box.h));
  return long(dx, dy);
}

const grown = (box: Box, by: number): Box => ({
  x: box.x - by,
  y: box.y - by,
  w: box.w + 2 * by,
  h: box.h + 2 * by,
});

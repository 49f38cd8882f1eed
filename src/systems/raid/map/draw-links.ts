// 1.3 Draws the connections so that kind and cost can be told apart without colour: a road is a double line, a path
// one line, rough ground broken, the sea plain, a landing dotted with arrowheads, a line of fire thin and dotted.

import { apart, mix, onBend, type Point } from '../../../ui/sheet/geometry.ts';
import { type Drawing, lineTo, type Stroke } from '../../../ui/sheet/ink.ts';
import { INK, PAPER_LIGHT, RING } from '../../../ui/sheet/palette.ts';
import type { Ground } from './ground.ts';
import { type LinkStyle, landsAtFirst, type MapLink } from './link-style.ts';
import { FIRE_LINE, OCHRE, OCHRE_PALE, SEA_LINE } from './palette.ts';

type Pen = Omit<Stroke, 'path'>;

const PENS: Readonly<Record<LinkStyle, readonly Pen[]>> = {
  fire: [
    { stroke: PAPER_LIGHT, width: 3.4, alpha: 0.55 },
    { stroke: FIRE_LINE, width: 1.8, dash: [0.1, 5.2], alpha: 0.95 },
  ],
  rough: [
    { stroke: PAPER_LIGHT, width: 5.4, alpha: 0.6 },
    { stroke: OCHRE, width: 3.4, dash: [8, 8], cap: 'butt' },
  ],
  path: [
    { stroke: PAPER_LIGHT, width: 6.4, alpha: 0.65 },
    { stroke: OCHRE, width: 4, cap: 'butt' },
  ],
  road: [
    { stroke: INK, width: 7.4, cap: 'butt' },
    { stroke: OCHRE_PALE, width: 5.2, cap: 'butt' },
    { stroke: OCHRE, width: 2.2, cap: 'butt' },
  ],
  sea: [
    { stroke: PAPER_LIGHT, width: 4.6, alpha: 0.45 },
    { stroke: SEA_LINE, width: 2.6 },
  ],
  landing: [
    { stroke: PAPER_LIGHT, width: 5, alpha: 0.5 },
    { stroke: SEA_LINE, width: 3.2, dash: [0.1, 6.6] },
  ],
};

const ORDER: readonly LinkStyle[] = ['fire', 'sea', 'landing', 'rough', 'path', 'road'];

export function drawLinks(ground: Ground): Drawing {
  const drawing = ORDER.flatMap((style): Stroke[] => {
    const path = new Path2D();
    for (const link of ground.links) if (link.style === style) addLink(path, link);
    return PENS[style].map((pen) => ({ path, ...pen }));
  });
  return [...drawing, ...waysOff(ground), ...arrowheads(ground)];
}

/** From ring to ring: the insides of the zones are left for the counters. */
function addLink(path: Path2D, { from, control, to }: MapLink): void {
  const off = Math.min(0.4, (RING * 0.8) / Math.max(1, apart(from, to)));
  const at = (t: number): Point => onBend(from, control, to, off + (1 - 2 * off) * t).at;
  lineTo(
    path,
    Array.from({ length: 13 }, (_, i) => at(i / 12)),
  );
}

/** 8 Where reinforcements enter, the road runs on to the edge of the sheet. */
function waysOff(ground: Ground): Drawing {
  const path = new Path2D();
  for (const zone of ground.scenario.entryZones) {
    const info = ground.scenario.zones[zone];
    const edge = info === undefined ? null : nearEdge(ground, [info.x, info.y]);
    if (info === undefined || edge === null) continue;
    const at: Point = [info.x, info.y];
    lineTo(path, [mix(at, edge, Math.min(0.9, (RING * 0.8) / apart(at, edge))), edge]);
  }
  return PENS.road.map((pen) => ({ path, ...pen, alpha: 0.8 }));
}

function nearEdge(ground: Ground, [x, y]: Point): Point | null {
  const { width, height } = ground.art;
  const ways: Array<readonly [number, Point]> = [
    [x, [0, y + 8]],
    [width - x, [width, y - 8]],
    [height - y, [x + 10, height]],
  ];
  const [gap, edge] = ways.reduce((a, b) => (b[0] < a[0] ? b : a));
  return gap > 130 ? null : edge;
}

function arrowheads(ground: Ground): Drawing {
  const path = new Path2D();
  for (const link of ground.links) {
    if (link.style !== 'landing') continue;
    const back = landsAtFirst(ground.scenario, link);
    for (const t of [0.46, 0.6]) arrowhead(path, link, back ? 1 - t : t, back);
  }
  return [{ path, fill: SEA_LINE, stroke: PAPER_LIGHT, width: 0.8 }];
}

function arrowhead(path: Path2D, link: MapLink, t: number, back: boolean): void {
  const { at, angle } = onBend(link.from, link.control, link.to, t);
  const to = back ? angle + Math.PI : angle;
  const corner = (turn: number, out: number): Point => [
    at[0] + Math.cos(to + turn) * out,
    at[1] + Math.sin(to + turn) * out,
  ];
  lineTo(path, [corner(0, 7), corner(2.4, 6.4), corner(-2.4, 6.4)], true);
}

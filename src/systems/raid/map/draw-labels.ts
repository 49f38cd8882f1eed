// Letters on the map: place names with a halo of paper, water in italic blue, and the soundings.

import type { Detail } from '../../../ui/sheet/camera.ts';
import { type Box, onBend, type Point } from '../../../ui/sheet/geometry.ts';
import { breakings, type Label, type LabelWish, placeLabels } from '../../../ui/sheet/labels.ts';
import { FIGURES, INK, PAPER_LIGHT, RING, SERIF } from '../../../ui/sheet/palette.ts';
import type { Scenario, ZoneInfo } from '../rules/scenario.ts';
import { FOOTPRINTS } from './buildings.ts';
import type { Furniture } from './furniture.ts';
import type { Ground } from './ground.ts';
import { SEA_INK } from './palette.ts';
import type { Sounding } from './sea.ts';
import { featuresOf } from './terrain-words.ts';

export interface Lettering {
  readonly labels: readonly Label[];
  readonly height: number; // of a line
}

const isWater = (zone: ZoneInfo): boolean => zone.kind === 'sea' || zone.kind === 'waiting';

function fontOf(zone: ZoneInfo, letters: number): string {
  if (isWater(zone)) return `italic 500 ${letters}px ${SERIF}`;
  return zone.protection >= 3 ? `700 ${letters}px ${SERIF}` : `600 ${letters * 0.94}px ${SERIF}`;
}

/** Finds a place for every name that has room at this scale. */
export function setLabels(
  ctx: CanvasRenderingContext2D,
  ground: Ground,
  furniture: Furniture,
  detail: Detail,
  lang: 'en' | 'fr',
): Lettering {
  const { scenario } = ground;
  const { zones } = scenario;
  const height = detail.letters * 1.02;
  const reach = RING * 1.16 * detail.piece;
  ctx.font = `700 ${detail.letters}px ${SERIF}`;
  const labels = placeLabels(
    zones.map((zone, i): LabelWish => wishOf(zone, lang, reach * fleetOf(scenario, i), detail)),
    {
      sheet: { x: 4, y: 4, w: ground.art.width - 8, h: ground.art.height - 8 },
      blocks: [...zones.flatMap((zone) => blocksOf(zone, reach)), ...Object.values(furniture)],
      lines: linkPieces(ground),
      lineHeight: height,
      measure: (text) => ctx.measureText(text).width,
    },
  );
  return { labels, height };
}

/** How far what lies in a zone reaches, as a share of one counter: craft lie two by two, those who wait there at first. */
function fleetOf({ zones, units, startZone }: Scenario, zone: number): number {
  if (!isWater(zones[zone] as ZoneInfo)) return 1;
  const waiting = units.filter(({ kind }, unit) => kind === 'craft' && startZone[unit] === zone);
  return 0.875 * Math.max(2, Math.ceil(waiting.length / 2));
}

function wishOf(zone: ZoneInfo, lang: 'en' | 'fr', reach: number, detail: Detail): LabelWish {
  return {
    lines: breakings(zone[lang]),
    at: [zone.x, zone.y],
    reach,
    rank: zone.protection + (isWater(zone) ? -1 : 0) + (zone.marks.includes('H') ? 5 : 0),
    must: detail.name === 'near' || detail.name === 'close',
  };
}

function blocksOf(zone: ZoneInfo, reach: number): Box[] {
  const r = isWater(zone) ? reach * 1.6 : reach;
  const marked = featuresOf(zone.terrain).flatMap((feature) => FOOTPRINTS[feature] ?? []);
  return [
    { x: zone.x - r, y: zone.y - r, w: r * 2, h: r * 2 },
    ...marked.map((box) => ({ ...box, x: zone.x + box.x, y: zone.y + box.y })),
  ];
}

/** Connections as short straight pieces. */
function linkPieces(ground: Ground): Array<readonly [Point, Point]> {
  return ground.links.flatMap((link) => {
    const at = (t: number): Point => onBend(link.from, link.control, link.to, t).at;
    return [0.15, 0.5].map((t) => [at(t), at(t + 0.35)] as const);
  });
}

export function paintLabels(
  ctx: CanvasRenderingContext2D,
  ground: Ground,
  lettering: Lettering,
  detail: Detail,
): void {
  ctx.textBaseline = 'middle';
  ctx.lineJoin = 'round';
  for (const label of lettering.labels) {
    const zone = ground.scenario.zones[label.wish];
    if (zone === undefined) continue;
    ctx.font = fontOf(zone, detail.letters);
    ctx.textAlign = label.align;
    paintLines(ctx, label, lettering.height, isWater(zone));
  }
}

function paintLines(
  ctx: CanvasRenderingContext2D,
  { box, lines, align }: Label,
  height: number,
  water: boolean,
): void {
  const x = align === 'center' ? box.x + box.w / 2 : align === 'left' ? box.x : box.x + box.w;
  for (const halo of [true, false]) {
    for (const [i, line] of lines.entries()) {
      const y = box.y + height * (i + 0.5);
      if (halo) {
        ctx.strokeStyle = water ? '#dde6e2' : PAPER_LIGHT;
        ctx.globalAlpha = 0.88;
        ctx.lineWidth = height * 0.3;
        ctx.strokeText(line, x, y);
        ctx.globalAlpha = 1;
      } else {
        ctx.fillStyle = water ? '#153648' : INK;
        ctx.fillText(line, x, y);
      }
    }
  }
}

export function paintSoundings(
  ctx: CanvasRenderingContext2D,
  soundings: readonly Sounding[],
  clear: readonly Box[],
): void {
  ctx.fillStyle = SEA_INK;
  ctx.font = `500 11.5px ${FIGURES}`;
  ctx.textAlign = 'center';
  ctx.textBaseline = 'middle';
  for (const { at, depth } of soundings) {
    if (clear.some((box) => near(box, at))) continue;
    ctx.fillText(String(depth), at[0], at[1]);
  }
}

const near = (box: Box, [x, y]: Point): boolean =>
  x > box.x - 12 && x < box.x + box.w + 12 && y > box.y - 10 && y < box.y + box.h + 10;

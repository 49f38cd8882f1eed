// The lie of the land, worked out once from a map's data: smooth coast and river, what is sea, heights and depths,
// the connections, and who lies near what. Drawing reads this and nothing else.

import { noise } from '../../../ui/kit/scatter.ts';
import { type Field, sampleField } from '../../../ui/sheet/field.ts';
import {
  type Box,
  inside,
  insideOf,
  type Point,
  smooth,
  toLine,
} from '../../../ui/sheet/geometry.ts';
import { MARGIN } from '../../../ui/sheet/palette.ts';
import type { MapArt } from '../data/map-art.ts';
import type { Scenario, ZoneInfo } from '../rules/scenario.ts';
import { type MapLink, mapLinks } from './link-style.ts';

export interface Ground {
  readonly art: MapArt;
  readonly scenario: Scenario;
  readonly sheet: Box; // the paper, margins included
  readonly coast: readonly Point[];
  readonly sea: readonly Point[]; // outline of the water; empty inland
  readonly river: readonly Point[];
  readonly links: readonly MapLink[];
  readonly height: Field; // metres or so on land, minus fathoms or so at sea
  readonly isSea: (p: Point) => boolean;
}

export function layGround(scenario: Scenario, art: MapArt): Ground {
  const { coast, sea, river } = shoreOf(scenario, art);
  const isSea = insideOf(sea);
  const sheet = {
    x: -MARGIN,
    y: -MARGIN,
    w: art.width + 2 * MARGIN,
    h: art.height + 2 * MARGIN,
  };
  let height: Field | null = null;
  return {
    art,
    scenario,
    sheet,
    coast,
    sea,
    river,
    links: mapLinks(scenario),
    /** Worked out when first asked for: only the fine ink reads it. */
    get height() {
      height ??= heights(art, coast, river, isSea);
      return height;
    },
    isSea,
  };
}

export type Shore = Pick<Ground, 'coast' | 'sea' | 'river'>;

/** The waters of a map, as every drawing of it shows them. */
export function shoreOf(scenario: Scenario, art: MapArt): Shore {
  const coast = wobble(smooth(art.coast, 14), 'coast', 4);
  const sea = seaOutline(coast, art, scenario.zones);
  return { coast, sea, river: smooth(art.river, 10) };
}

/** A drawn coast is not a ruler's: small bights and points. */
function wobble(line: readonly Point[], seed: string, by: number): Point[] {
  const dx = noise(`${seed} x`);
  const dy = noise(`${seed} y`);
  return line.map(([x, y]) => [
    x + dx(x / 23, y / 23) * by,
    y + dy(x / 23, y / 23) * by + dy(x / 9, y / 9) * by * 0.4,
  ]);
}

/** The coast closed along the sheet's edge, on the side where the sea zones are. */
function seaOutline(coast: readonly Point[], art: MapArt, zones: readonly ZoneInfo[]): Point[] {
  const afloat = zones.find((zone) => zone.kind === 'sea' || zone.kind === 'waiting');
  const start = coast[0];
  const end = coast.at(-1);
  if (afloat === undefined || start === undefined || end === undefined) return [];
  const turns = [1, -1].map((way) => [...coast, ...alongEdge(end, start, art, way)]);
  return turns.find((outline) => inside([afloat.x, afloat.y], outline)) ?? [];
}

/** Corners of the sheet between two points of its edge, clockwise (1) or not (-1). */
function alongEdge(from: Point, to: Point, art: MapArt, way: number): Point[] {
  const { width: w, height: h } = art;
  const corners: Point[] = [
    [0, 0],
    [w, 0],
    [w, h],
    [0, h],
  ];
  const whole = 2 * (w + h);
  const turn = (p: Point): number =>
    ((((roundEdge(p, w, h) - start) * way) % whole) + whole) % whole;
  const start = roundEdge(from, w, h);
  const last = turn(to);
  return corners.filter((c) => turn(c) < last).sort((a, b) => turn(a) - turn(b));
}

/** How far round the edge a point lies, clockwise from the top left. */
function roundEdge([x, y]: Point, w: number, h: number): number {
  const gaps = [y, w - x, h - y, x];
  const side = gaps.indexOf(Math.min(...gaps));
  return [x, w + y, 2 * w + h - x, 2 * w + 2 * h - y][side] ?? 0;
}

/** Land rises from the coast and falls to the river; the sea falls off. Rolling, by noise. */
function heights(
  art: MapArt,
  coast: readonly Point[],
  river: readonly Point[],
  isSea: (p: Point) => boolean,
): Field {
  const rolls = noise('relief');
  const line = coast.filter((_, i) => i % 7 === 0 || i === coast.length - 1);
  const stream = river.filter((_, i) => i % 5 === 0 || i === river.length - 1);
  return sampleField(art.width, art.height, 20, (x, y) => {
    const p: Point = [x, y];
    const out = Math.min(400, toLine(p, line));
    const swell = rolls(x / 150, y / 150) + 0.5 * rolls(x / 67 + 9, y / 67);
    if (isSea(p)) return -out * (0.055 + 0.012 * swell);
    const valley = Math.min(1, toLine(p, stream) / 210);
    const bluff = 1 - (1 - out / 400) ** 4;
    return Math.max(1, (28 + 58 * bluff + 24 * swell) * (0.12 + 0.88 * valley * valley));
  });
}

/** The field's value at a point. */
export function heightAt(field: Field, [x, y]: Point): number {
  const i = Math.max(0, Math.min(field.columns - 1, Math.round(x / field.step)));
  const j = Math.max(0, Math.min(field.rows - 1, Math.round(y / field.step)));
  return field.values[j * field.columns + i] ?? 0;
}

// The lie of the land, worked out once from a map's data: smooth coast and river, what is sea, heights and depths,
// the connections, and who lies near what. Drawing reads this and nothing else.

import { noise } from '../../../ui/kit/scatter.ts';
import { type Field, sampleField } from '../../../ui/sheet/field.ts';
import {
  apart,
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
  readonly beyond: Pick<Shore, 'coast' | 'sea'>; // the same, on past the map's edge as far as any window shows
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
    beyond: shoreBeyond(scenario, art, coast),
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

export interface Shore {
  readonly coast: readonly Point[];
  readonly sea: readonly Point[];
  readonly river: readonly Point[];
}

/** The waters of a map, as every drawing of it shows them. */
export function shoreOf(scenario: Scenario, art: MapArt): Shore {
  const coast = wobble(smooth(art.coast, 14), 'coast', 4);
  const sea = seaOutline(coast, { x: 0, y: 0, w: art.width, h: art.height }, scenario.zones);
  return { coast, sea, river: smooth(art.river, 10) };
}

const BEYOND = 2500; // map units: further than any window shows

/** The coast runs on both ways as it left the map. */
function shoreBeyond({ zones }: Scenario, art: MapArt, coast: readonly Point[]): Ground['beyond'] {
  const [start, end] = [coast[0], coast.at(-1)];
  if (start === undefined || end === undefined || coast.length < 2) return { coast: [], sea: [] };
  const inner = Math.min(coast.length - 1, 40); // far enough in to tell which way it goes
  const before = runOn(start, coast[inner] as Point, 'west').reverse();
  const after = runOn(end, coast[coast.length - 1 - inner] as Point, 'east');
  const whole = [...before, ...coast, ...after];
  const w = art.width + 2 * BEYOND;
  const h = art.height + 2 * BEYOND;
  return { coast: whole, sea: seaOutline(whole, { x: -BEYOND, y: -BEYOND, w, h }, zones) };
}

/** From an end of the coast on and away from a point further in, in bights that begin small. */
function runOn(end: Point, inner: Point, seed: string): Point[] {
  const bights = noise(`beyond ${seed}`);
  const length = apart(end, inner);
  const [dx, dy] = [(end[0] - inner[0]) / length, (end[1] - inner[1]) / length];
  const step = 12;
  const line = Array.from(
    { length: Math.ceil(BEYOND / Math.abs(dx || 1) / step) },
    (_, i): Point => {
      const out = (i + 1) * step;
      const aside = bights(out / 170, 0) * Math.min(70, out / 3);
      return [end[0] + dx * out - dy * aside, end[1] + dy * out + dx * aside];
    },
  );
  return wobble(line, `beyond ${seed}`, 4);
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
function seaOutline(coast: readonly Point[], edge: Box, zones: readonly ZoneInfo[]): Point[] {
  const afloat = zones.find((zone) => zone.kind === 'sea' || zone.kind === 'waiting');
  const start = coast[0];
  const end = coast.at(-1);
  if (afloat === undefined || start === undefined || end === undefined) return [];
  const turns = [1, -1].map((way) => [...coast, ...alongEdge(end, start, edge, way)]);
  return turns.find((outline) => inside([afloat.x, afloat.y], outline)) ?? [];
}

/** Corners of an edge between two points of it, clockwise (1) or not (-1). */
function alongEdge(from: Point, to: Point, edge: Box, way: number): Point[] {
  const { x, y, w, h } = edge;
  const corners: Point[] = [
    [x, y],
    [x + w, y],
    [x + w, y + h],
    [x, y + h],
  ];
  const whole = 2 * (w + h);
  const turn = (p: Point): number =>
    ((((roundEdge(p, edge) - start) * way) % whole) + whole) % whole;
  const start = roundEdge(from, edge);
  const last = turn(to);
  return corners.filter((c) => turn(c) < last).sort((a, b) => turn(a) - turn(b));
}

/** How far round the edge a point lies, clockwise from the top left. */
function roundEdge([left, top]: Point, { x: x0, y: y0, w, h }: Box): number {
  const [x, y] = [left - x0, top - y0];
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

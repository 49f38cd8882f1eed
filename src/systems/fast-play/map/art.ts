// The sheet without its pieces: an engraved map of the general staff, painted from the battle's data. What is played on
// is there at once; hachures, trees and the grain of the paper follow.

import type { ArtWish, SheetArt } from '../../../ui/sheet/board.ts';
import type { Box, Point } from '../../../ui/sheet/geometry.ts';
import { type Drawing, lineTo, paint } from '../../../ui/sheet/ink.ts';
import {
  fibres,
  grainTile,
  paintFolds,
  paintGrain,
  paintSheet,
  paintVignette,
} from '../../../ui/sheet/paper.ts';
import type { Field } from '../rules/field.ts';
import { waysOf } from './drawn.ts';
import { paintFurniture } from './furniture.ts';
import { type Heights, layHeights } from './heights.ts';
import { drawHouses, drawTrenches } from './houses.ts';
import { type Lattice, layLattice, outline, RADIUS } from './lattice.ts';
import { type Lettering, paintLetters, paintNumbers, setLetters } from './letters.ts';
import { ENGRAVED } from './palette.ts';
import { hachures, washOf } from './relief.ts';
import { paintTags, type SegmentTag, tagsOf } from './segment-tags.ts';
import { drawThreads } from './threads.ts';
import { drawRoads, drawWaters } from './ways.ts';
import { trees, woodEdges } from './woods.ts';

export const NUMBERED = 'numbers'; // how the sheet is marked when the numbers of hexes are asked for

/** Length of a counter of four bases; others are in proportion. */
export const PIECE = 60;

interface FineInk {
  readonly hachures: Drawing;
  readonly trees: Drawing;
  readonly fibres: Drawing;
  readonly grain: HTMLCanvasElement;
}

const known = new WeakMap<Field, StaffMap>();

/** The sheet of a battle: worked out once, however often its map is opened. */
export function artOf(field: Field): StaffMap {
  const art = known.get(field) ?? new StaffMap(field);
  known.set(field, art);
  return art;
}

export class StaffMap implements SheetArt {
  readonly lattice: Lattice;
  readonly paper: Box;
  readonly places: readonly Point[];
  readonly ring = 27;
  readonly reach = RADIUS;
  readonly piece = PIECE;
  readonly #field: Field;
  readonly #heights: Heights;
  readonly #hexes: Path2D;
  readonly #woods: Drawing;
  readonly #over: Drawing; // waters, roads, houses
  readonly #threads: Drawing;
  readonly #tags: readonly SegmentTag[];
  #wash: HTMLCanvasElement | null = null;
  #fine: FineInk | null = null;
  readonly #letterings = new Map<string, Lettering>();

  constructor(field: Field) {
    this.#field = field;
    this.lattice = layLattice(field);
    this.places = this.lattice.places;
    this.paper = this.lattice.paper;
    this.#heights = layHeights(field, this.lattice);
    this.#hexes = hexesOf(this.places);
    this.#woods = woodEdges(field, this.lattice);
    const ways = waysOf(field, this.lattice);
    this.#over = [
      ...drawWaters(field, this.lattice),
      ...drawRoads(ways),
      ...drawTrenches(field, this.lattice),
      ...drawHouses(field, this.lattice, ways),
    ];
    this.#threads = drawThreads(field, this.lattice);
    this.#tags = tagsOf(field, this.lattice);
  }

  get isFine(): boolean {
    return this.#fine !== null;
  }

  refine(): void {
    this.#fine ??= {
      hachures: hachures(this.#heights),
      trees: trees(this.#field, this.lattice),
      fibres: fibres(this.paper),
      grain: grainTile(),
    };
  }

  paint(ctx: CanvasRenderingContext2D, wish: ArtWish): void {
    const { view, table, scale, lang } = wish;
    const letters = this.#letter(ctx, wish);
    ctx.setTransform(scale, 0, 0, scale, -view.x * scale, -view.y * scale);
    paintSheet(ctx, this.paper, table);
    if (this.#fine !== null) paint(ctx, this.#fine.fibres);
    ctx.save();
    const { x, y, w, h } = this.lattice.inside;
    ctx.beginPath();
    ctx.rect(x, y, w, h);
    ctx.clip();
    this.#paintGround(ctx, wish);
    ctx.restore();
    paintFurniture(ctx, this.#field, this.lattice, lang);
    paintLetters(ctx, letters);
    paint(ctx, this.#threads);
    paintTags(ctx, this.#field, this.#tags, lang);
    paintFolds(ctx, this.paper, table);
    if (this.#fine !== null) paintGrain(ctx, table, view, this.#fine.grain);
    paintVignette(ctx, table);
    ctx.setTransform(1, 0, 0, 1, 0, 0);
  }

  #paintGround(ctx: CanvasRenderingContext2D, { marks }: ArtWish): void {
    const { columns, rows, x, y, step } = this.#heights;
    this.#wash ??= washOf(this.#heights);
    ctx.drawImage(this.#wash, x, y, columns * step, rows * step);
    this.#paintHexes(ctx);
    if (this.#fine !== null) paint(ctx, this.#fine.hachures);
    paint(ctx, this.#woods);
    if (this.#fine !== null) paint(ctx, this.#fine.trees);
    paint(ctx, this.#over);
    if (marks === NUMBERED) paintNumbers(ctx, this.#field, this.lattice);
  }

  /** Quiet: thin, and under the ink. */
  #paintHexes(ctx: CanvasRenderingContext2D): void {
    ctx.globalAlpha = 0.3;
    ctx.strokeStyle = ENGRAVED;
    ctx.lineWidth = 0.8;
    ctx.stroke(this.#hexes);
    ctx.globalAlpha = 1;
  }

  /** Names are set once for each detail and language. */
  #letter(ctx: CanvasRenderingContext2D, { detail, lang }: ArtWish): Lettering {
    const key = `${detail.name} ${lang}`;
    const set =
      this.#letterings.get(key) ?? setLetters(ctx, this.#field, this.lattice, detail, lang);
    this.#letterings.set(key, set);
    return set;
  }
}

function hexesOf(places: readonly Point[]): Path2D {
  const path = new Path2D();
  for (const at of places) lineTo(path, outline(at), true);
  return path;
}

export const middleOf = (field: Field, hex: number): Point => artOf(field).places[hex] ?? [0, 0];

// The sheet without its pieces: a trench map at 1:10,000, folded and muddy, painted from the battle's data. What is
// played on is there at once; trees, stains and the grain of the paper follow.

import type { ArtWish, SheetArt } from '../../../ui/sheet/board.ts';
import type { Detail } from '../../../ui/sheet/camera.ts';
import type { Box, Point } from '../../../ui/sheet/geometry.ts';
import { type Drawing, lineTo, paint } from '../../../ui/sheet/ink.ts';
import type { Lang } from '../../../ui/sheet/model.ts';
import { PAPER_LIGHT } from '../../../ui/sheet/palette.ts';
import {
  fibres,
  grainTile,
  paintFolds,
  paintGrain,
  paintSheet,
  paintVignette,
} from '../../../ui/sheet/paper.ts';
import type { Field } from '../rules/field.ts';
import { NONE } from '../rules/types.ts';
import { paintFurniture } from './furniture.ts';
import {
  drawBanks,
  drawCraters,
  drawMine,
  drawMud,
  drawRoads,
  drawVillage,
  drawWoods,
  roadsOf,
} from './ground.ts';
import { type Heights, layHeights } from './heights.ts';
import { type Lattice, latticeOf, outline, RADIUS } from './lattice.ts';
import { type Lettering, paintHexNumbers, paintLetters, setLetters } from './letters.ts';
import { PLATE } from './palette.ts';
import { readMarks } from './paper-marks.ts';
import { type Contours, drawContours, paintNumbers, washOf } from './relief.ts';
import { paintStains } from './stains.ts';
import { drawTrenches, drawWire } from './works.ts';

export const PIECE = 46;

interface FineInk {
  readonly woods: Drawing;
  readonly mud: Drawing;
  readonly fibres: Drawing;
  readonly grain: HTMLCanvasElement;
}

const known = new WeakMap<Field, TrenchMap>();

/** The sheet of a battle: worked out once, however often its map is opened. */
export function artOf(field: Field): TrenchMap {
  const art = known.get(field) ?? new TrenchMap(field);
  known.set(field, art);
  return art;
}

class TrenchMap implements SheetArt {
  readonly paper: Box;
  readonly places: readonly Point[];
  readonly ring = 32;
  readonly reach = RADIUS;
  readonly piece = PIECE;
  readonly #field: Field;
  readonly #lattice: Lattice;
  readonly #heights: Heights;
  readonly #contours: Contours;
  readonly #hexes: Path2D;
  readonly #under: Drawing; // banks, craters, roads, houses
  readonly #trenches: Drawing;
  #wash: HTMLCanvasElement | null = null;
  #fine: FineInk | null = null;
  readonly #letterings = new Map<string, Lettering>();

  constructor(field: Field) {
    this.#field = field;
    this.#lattice = latticeOf(field);
    this.places = this.#lattice.places;
    this.paper = this.#lattice.paper;
    this.#heights = layHeights(field, this.#lattice);
    this.#contours = drawContours(this.#heights);
    this.#hexes = hexesOf(this.places);
    const roads = roadsOf(field, this.#lattice);
    this.#under = [
      ...drawBanks(field, this.#lattice),
      ...drawCraters(field, this.#lattice),
      ...drawRoads(roads),
      ...drawVillage(field, this.#lattice, roads),
    ];
    this.#trenches = drawTrenches(field, this.#lattice);
  }

  get isFine(): boolean {
    return this.#fine !== null;
  }

  refine(): void {
    this.#fine ??= {
      woods: drawWoods(this.#field, this.#lattice),
      mud: drawMud(this.#field, this.#lattice),
      fibres: fibres(this.paper),
      grain: grainTile(),
    };
  }

  names(detail: Detail, lang: Lang): readonly Box[] {
    const set = this.#letterings.get(`${detail.name} ${lang}`);
    return set?.labels.map(({ box }) => box) ?? [];
  }

  paint(ctx: CanvasRenderingContext2D, wish: ArtWish): void {
    const { view, table, scale, lang } = wish;
    const letters = this.#letter(ctx, wish);
    ctx.setTransform(scale, 0, 0, scale, -view.x * scale, -view.y * scale);
    paintSheet(ctx, this.paper, table);
    if (this.#fine !== null) paint(ctx, this.#fine.fibres);
    ctx.save();
    const { x, y, w, h } = this.#lattice.inside;
    ctx.beginPath();
    ctx.rect(x, y, w, h);
    ctx.clip();
    this.#paintGround(ctx, wish);
    ctx.restore();
    paintFurniture(ctx, this.#field, this.#lattice, lang);
    paintLetters(ctx, this.#field, letters);
    paintFolds(ctx, this.paper, table);
    if (this.#fine !== null) {
      paintStains(ctx, this.paper);
      paintGrain(ctx, table, view, this.#fine.grain);
    }
    paintVignette(ctx, table);
    ctx.setTransform(1, 0, 0, 1, 0, 0);
  }

  #paintGround(ctx: CanvasRenderingContext2D, wish: ArtWish): void {
    const marks = readMarks(wish.marks);
    const { columns, rows, x, y, step } = this.#heights;
    this.#wash ??= washOf(this.#heights);
    ctx.drawImage(this.#wash, x, y, columns * step, rows * step);
    this.#paintHexes(ctx);
    paint(ctx, this.#contours.lines);
    paintNumbers(ctx, this.#contours.numbers, PAPER_LIGHT);
    if (this.#fine !== null) {
      paint(ctx, this.#fine.mud);
      paint(ctx, this.#fine.woods);
    }
    paint(ctx, this.#under);
    paint(ctx, this.#trenches);
    if (marks.mine !== NONE) paint(ctx, drawMine(marks.mine, this.#lattice));
    paint(ctx, drawWire(this.#field, this.#lattice, marks.isCut));
    if (marks.numbered) paintHexNumbers(ctx, this.#field, this.#lattice);
  }

  /** Quiet: thin, and under the ink. */
  #paintHexes(ctx: CanvasRenderingContext2D): void {
    ctx.globalAlpha = 0.24;
    ctx.strokeStyle = PLATE;
    ctx.lineWidth = 0.9;
    ctx.stroke(this.#hexes);
    ctx.globalAlpha = 1;
  }

  /** Names are set once for each detail and language. */
  #letter(ctx: CanvasRenderingContext2D, { detail, lang }: ArtWish): Lettering {
    const key = `${detail.name} ${lang}`;
    const set =
      this.#letterings.get(key) ?? setLetters(ctx, this.#field, this.#lattice, detail, lang);
    this.#letterings.set(key, set);
    return set;
  }
}

function hexesOf(places: readonly Point[]): Path2D {
  const path = new Path2D();
  for (const at of places) lineTo(path, outline(at), true);
  return path;
}

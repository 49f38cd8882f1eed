// The toy's sheet: cream paper, a stream, twenty hexes with their names, and flags on the far edge.

import { centre } from '../../../src/hex/hex.ts';
import type { ArtWish, SheetArt } from '../../../src/ui/sheet/board.ts';
import type { Box, Point } from '../../../src/ui/sheet/geometry.ts';
import { BLUE_PENCIL, FADED_INK, FIGURES, INK, MARGIN } from '../../../src/ui/sheet/palette.ts';
import { paintSheet } from '../../../src/ui/sheet/paper.ts';
import type { Field } from '../rules/battle.ts';

const WIDTH = 150; // of a hex
const RADIUS = WIDTH / Math.sqrt(3); // from its middle to its corners
export const SIDE = 58; // of a piece
const EDGE = MARGIN + WIDTH / 2 + 14; // paper round the first hex

class ToyArt implements SheetArt {
  readonly places: readonly Point[];
  readonly paper: Box;
  readonly ring = 46;
  readonly reach = RADIUS;
  readonly piece = SIDE;
  readonly isFine = true; // everything there is to draw is played on
  readonly #field: Field;

  constructor(field: Field) {
    this.#field = field;
    this.places = field.hexes.map(({ at }): Point => {
      const [x, y] = centre(at);
      return [EDGE + x * WIDTH, EDGE + y * WIDTH];
    });
    const most = (axis: 0 | 1) => Math.max(...this.places.map((place) => place[axis])) + EDGE;
    this.paper = { x: 0, y: 0, w: most(0), h: most(1) };
  }

  refine(): void {}

  paint(ctx: CanvasRenderingContext2D, { view, table, scale }: ArtWish): void {
    ctx.setTransform(scale, 0, 0, scale, -view.x * scale, -view.y * scale);
    paintSheet(ctx, this.paper, table);
    this.#stream(ctx, table);
    ctx.lineJoin = 'round';
    for (const [hex, at] of this.places.entries()) this.#hex(ctx, hex, at);
  }

  #hex(ctx: CanvasRenderingContext2D, hex: number, at: Point): void {
    ctx.strokeStyle = FADED_INK;
    ctx.lineWidth = 1.2;
    ctx.stroke(outline(at));
    ctx.fillStyle = FADED_INK;
    ctx.font = `600 15px ${FIGURES}`;
    ctx.textAlign = 'center';
    ctx.fillText(this.#field.hexes[hex]?.id ?? '', at[0], at[1] - RADIUS * 0.62);
    if (this.#field.goals.includes(hex)) flag(ctx, [at[0] + WIDTH * 0.34, at[1]]);
  }

  /** It runs through the third column, from above the sheet to below its foot. */
  #stream(ctx: CanvasRenderingContext2D, table: Box): void {
    const { h } = this.paper;
    const foot = table.y + table.h;
    const x = EDGE + WIDTH * 2.1;
    const line = new Path2D(
      `M${x} ${table.y}V-9C${x + 90} ${h * 0.3} ${x - 60} ${h * 0.6} ${x + 70} ${h + 9}V${foot}`,
    );
    for (const [width, colour] of [
      [46, '#8fa9b4'],
      [40, '#bccdd0'],
    ] as const) {
      ctx.lineWidth = width;
      ctx.strokeStyle = colour;
      ctx.stroke(line);
    }
  }
}

function outline([x, y]: Point): Path2D {
  const path = new Path2D();
  for (let corner = 0; corner < 6; corner++) {
    const angle = ((corner + 0.5) * Math.PI) / 3;
    path.lineTo(x + Math.cos(angle) * RADIUS, y + Math.sin(angle) * RADIUS);
  }
  path.closePath();
  return path;
}

/** 5 A goal. */
function flag(ctx: CanvasRenderingContext2D, [x, y]: Point): void {
  ctx.strokeStyle = INK;
  ctx.lineWidth = 2;
  ctx.stroke(new Path2D(`M${x} ${y + 14}V${y - 16}`));
  ctx.fillStyle = BLUE_PENCIL;
  ctx.fill(new Path2D(`M${x} ${y - 16}l15 6-15 6z`));
}

const known = new WeakMap<Field, ToyArt>();

export function artOf(field: Field): SheetArt {
  const art = known.get(field) ?? new ToyArt(field);
  known.set(field, art);
  return art;
}

export const at = (field: Field, hex: number): Point => artOf(field).places[hex] ?? [0, 0];

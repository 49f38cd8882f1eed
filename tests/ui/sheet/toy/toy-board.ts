// A toy battle on twenty hexes: five columns by four, two men a side. It shows what a system has to bring to the sheet.

import type { GameData, Position } from '../../../../src/engine/position.ts';
import { along, smoothly } from '../../../../src/ui/sheet/act.ts';
import type { ArtWish, Board, Laid, SheetArt } from '../../../../src/ui/sheet/board.ts';
import { PIECES } from '../../../../src/ui/sheet/depths.ts';
import type { Point } from '../../../../src/ui/sheet/geometry.ts';
import type { Piece, Place } from '../../../../src/ui/sheet/model.ts';
import { FIGURES, INK } from '../../../../src/ui/sheet/palette.ts';
import { paintSheet } from '../../../../src/ui/sheet/paper.ts';
import type { Stamp } from '../../../../src/ui/sheet/stamps.ts';

export interface Toy extends GameData {
  readonly hexes: readonly Point[];
}
export interface Walked {
  readonly piece: Piece;
  readonly from: Place;
  readonly to: Place;
}

const RADIUS = 60; // from a hex's middle to its corners
const SIDE = 44;
const MEN = ['#7a5232', '#7a5232', '#59635a', '#59635a'];

export const toy: Toy = {
  id: 'toy',
  hash: '',
  levels: [],
  hexes: Array.from({ length: 20 }, (_, hex): Point => {
    const [column, row] = [hex % 5, Math.floor(hex / 5)];
    return [90 + column * RADIUS * 1.5, 110 + (row + (column % 2) / 2) * RADIUS * Math.sqrt(3)];
  }),
};

/** Where each man stands. */
export const men = (...hexes: readonly Place[]): Position<Toy> => ({
  scenario: toy,
  cells: Int16Array.from(hexes),
});

class ToyArt implements SheetArt {
  readonly paper = { x: 0, y: 0, w: 560, h: 580 };
  readonly places = toy.hexes;
  readonly ring = 36;
  readonly reach = RADIUS;
  readonly piece = SIDE;
  isFine = false;

  refine(): void {
    this.isFine = true;
  }

  paint(ctx: CanvasRenderingContext2D, { view, table, scale }: ArtWish): void {
    ctx.setTransform(scale, 0, 0, scale, -view.x * scale, -view.y * scale);
    paintSheet(ctx, this.paper, table);
    ctx.strokeStyle = INK;
    ctx.globalAlpha = this.isFine ? 0.5 : 0.3;
    for (const hex of this.places) ctx.stroke(outline(hex));
    ctx.globalAlpha = 1;
  }
}

function outline([x, y]: Point): Path2D {
  const path = new Path2D();
  for (let corner = 0; corner < 6; corner++) {
    const angle = (corner * Math.PI) / 3;
    path.lineTo(x + Math.cos(angle) * RADIUS, y + Math.sin(angle) * RADIUS);
  }
  path.closePath();
  return path;
}

const man = (piece: Piece): Stamp => ({
  key: `man ${piece}`,
  w: SIDE,
  h: SIDE,
  draw: (ctx) => {
    ctx.fillStyle = MEN[piece] ?? INK;
    ctx.fillRect(-SIDE / 2, -SIDE / 2, SIDE, SIDE);
  },
});

const art = new ToyArt();
const at = (place: Place): Point => toy.hexes[place] ?? [0, 0];
const standing = ({ cells }: Position<Toy>, place: Place): Piece[] =>
  [...cells.keys()].filter((piece) => cells[piece] === place);

export const toyBoard: Board<Toy, Walked> = {
  letters: [`700 16px ${FIGURES}`],
  art: () => art,
  marks: () => '',
  light: () => 0,
  veils: () => [],
  start: ({ position }) => position.cells[0] ?? 0,
  table({ position, hidden, times }) {
    const seen = [...position.cells.entries()].filter(([piece]) => !hidden.has(piece));
    const pieces = seen.map(
      ([piece, hex]): Laid => ({ stamp: man(piece), at: at(hex), depth: PIECES, times }),
    );
    return { pieces, spots: [], occupied: seen.map(([, hex]) => at(hex)) };
  },
  spread: () => 1,
  stack: (position, place) => [standing(position, place)],
  face: (_, piece) => man(piece),
  way: (_, places) => places.map(at),
  act({ ghosts }, { piece, from, to }) {
    const ghost = ghosts.stamp(man(piece), at(from));
    return {
      hidden: new Set([piece]),
      share: 1,
      show: (t) => {
        const [x, y] = along([at(from), at(to)], smoothly(t));
        ghost.setPosition(x, y);
      },
      end: () => ghost.destroy(),
    };
  },
};

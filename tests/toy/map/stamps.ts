// The toy's pieces: a scout has a slanting stroke, a line a cross, a post its embrasure; what lies face down a mark.

import { FIGURES, INK, PAPER_LIGHT } from '../../../src/ui/sheet/palette.ts';
import type { Stamp } from '../../../src/ui/sheet/stamps.ts';
import type { PieceKind } from '../rules/battle.ts';
import { isHidden, isOwn, pointsOf, type State } from '../rules/state.ts';
import { SIDE } from './art.ts';

const HALF = SIDE / 2;
const OWN = '#7a5232';
const SPENT = '#a58a70'; // has no point left
const ENEMY = '#59635a';

const SIGNS: Readonly<Record<PieceKind, string>> = {
  scout: 'M-15 8L15-14',
  line: 'M-15 8L15-14M-15-14L15 8',
  post: 'M-16 8V-10H16V8M-16-1H16',
};

export function stampOf(s: State, piece: number): Stamp {
  const { kind, id } = s.scenario.pieces[piece] ?? { kind: 'post', id: '' };
  if (isHidden(s, piece)) return card(`hidden ${id}`, ENEMY, id, questionMark);
  const paper = isOwn(s, piece) ? (pointsOf(s, piece) > 0 ? OWN : SPENT) : ENEMY;
  return card(`${kind} ${id} ${paper}`, paper, id, (ctx) => sign(ctx, kind));
}

type Draw = (ctx: CanvasRenderingContext2D) => void;

/** A square of card with its name at the foot. */
const card = (key: string, paper: string, id: string, draw: Draw): Stamp => ({
  key,
  w: SIDE + 4,
  h: SIDE + 4,
  draw: (ctx) => {
    ctx.fillStyle = paper;
    ctx.fillRect(-HALF, -HALF, SIDE, SIDE);
    ctx.strokeStyle = INK;
    ctx.lineWidth = 1.5;
    ctx.strokeRect(-HALF, -HALF, SIDE, SIDE);
    ctx.fillStyle = PAPER_LIGHT;
    ctx.strokeStyle = PAPER_LIGHT;
    ctx.textAlign = 'center';
    ctx.font = `700 15px ${FIGURES}`;
    ctx.fillText(id, 0, HALF - 5);
    draw(ctx);
  },
});

function sign(ctx: CanvasRenderingContext2D, kind: PieceKind): void {
  ctx.lineWidth = 3;
  ctx.stroke(new Path2D(SIGNS[kind]));
}

function questionMark(ctx: CanvasRenderingContext2D): void {
  ctx.font = `700 28px ${FIGURES}`;
  ctx.fillText('?', 0, 6);
}

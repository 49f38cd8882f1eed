// A part of the sheet as a picture that stays as it is: painted once onto a canvas of its own, without Phaser and without
// a game under way. Paper, pieces and what lights up are those of the map.

import type { GameData } from '../../engine/position.ts';
import { scatter } from '../kit/scatter.ts';
import type { Board, Laid, SheetArt } from './board.ts';
import { detailAt } from './camera.ts';
import { LINES } from './depths.ts';
import { apart, type Box, bend, onBend, type Point } from './geometry.ts';
import { layTargets } from './laid-targets.ts';
import { loadLetters } from './letters.ts';
import type { Place, SheetModel, Threat } from './model.ts';
import { BLUE_PENCIL, RED_PENCIL } from './palette.ts';
import { orderStamp } from './plates.ts';

/** What is shown: some places of a position, with room round them. */
export interface PictureWish<S extends GameData = GameData> {
  readonly model: SheetModel<S>;
  readonly around: readonly Place[];
}

const AIR = 84; // map units round the places
const DENSEST = 3; // pixels to one of CSS: more cannot be told apart

interface Canvas {
  readonly ctx: CanvasRenderingContext2D;
  readonly view: Box;
  readonly scale: number; // pixels to a map unit
}

/** Paints it as large as the canvas is on the screen, at the screen's own resolution. */
export async function paintPicture<S extends GameData, E>(
  board: Board<S, E>,
  canvas: HTMLCanvasElement,
  { model, around }: PictureWish<S>,
): Promise<void> {
  await loadLetters(board.letters);
  const { position } = model;
  const art = board.art(position.scenario);
  art.refine();
  const density = Math.min(DENSEST, window.devicePixelRatio);
  canvas.width = Math.round(canvas.clientWidth * density);
  canvas.height = Math.round(canvas.clientHeight * density);
  const ctx = canvas.getContext('2d');
  if (ctx === null || canvas.width === 0) return;
  const view = viewOf(art, around, canvas.width / canvas.height);
  const scale = canvas.width / view.w;
  const detail = detailAt(scale / density);
  const times = detail.piece;
  const marks = board.marks(position);
  art.paint(ctx, { view, table: art.paper, scale, detail, lang: model.lang, marks });
  const selected = new Set(model.selected);
  const table = board.table({ position, selected, hidden: new Set(), times });
  const spread = (place: Place): number => board.spread(position, place);
  const { laid } = layTargets({
    art,
    targets: model.targets,
    occupied: table.occupied,
    names: art.names?.(detail, model.lang) ?? [],
    spread,
    times,
  });
  const drawn = [...table.pieces, ...laid].sort((a, b) => a.depth - b.depth);
  const onto = { ctx, view, scale };
  for (const one of drawn) if (one.depth < LINES) print(onto, one);
  const way = model.plan.length > 1 ? board.way(position.scenario, model.plan) : [];
  if (way.length > 1) pencil(onto, way, BLUE_PENCIL, times, 'plan');
  for (const threat of model.threats) arrow(onto, art, threat, times);
  for (const one of drawn) if (one.depth >= LINES) print(onto, one);
  ctx.resetTransform();
}

/** The places in the middle of a box that has the form of the picture and does not leave the paper. */
function viewOf({ places, paper }: SheetArt, around: readonly Place[], form: number): Box {
  const points = around.flatMap((place): Point[] => {
    const point = places[place];
    return point === undefined ? [] : [point];
  });
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  const wide = Math.max(right - left + 2 * AIR, (bottom - top + 2 * AIR) * form);
  const w = Math.min(wide, paper.w, paper.h * form);
  const h = w / form;
  return {
    x: held((left + right) / 2 - w / 2, paper.x, paper.w - w),
    y: held((top + bottom) / 2 - h / 2, paper.y, paper.h - h),
    w,
    h,
  };
}

const held = (at: number, start: number, room: number): number =>
  Math.max(start, Math.min(start + room, at));

function print({ ctx, view, scale }: Canvas, { stamp, at, times }: Laid): void {
  const size = scale * times;
  ctx.setTransform(size, 0, 0, size, (at[0] - view.x) * scale, (at[1] - view.y) * scale);
  ctx.save();
  stamp.draw(ctx);
  ctx.restore();
}

/** Red pencil from a hostile stack to what it threatens, with the chance beside it. */
function arrow(onto: Canvas, art: SheetArt, threat: Threat, times: number): void {
  const a = art.places[threat.from];
  const b = art.places[threat.to];
  if (a === undefined || b === undefined) return;
  const control = bend(a, b, 20);
  const off = (art.ring * times * 1.1) / Math.max(1, apart(a, b));
  const at = (t: number): Point => onBend(a, control, b, off + (1 - 2 * off) * t).at;
  const line = Array.from({ length: 19 }, (_, i) => at(i / 18));
  pencil(onto, line, RED_PENCIL, times, `${threat.from}-${threat.to}`);
  if (threat.label === '') return;
  print(onto, { stamp: orderStamp(threat.label, true), at: at(0.42), depth: LINES, times });
}

/** A pale halo, strokes that do not quite agree, and a head, as the map's own pencil leaves them. */
function pencil(
  onto: Canvas,
  line: readonly Point[],
  ink: string,
  times: number,
  seed: string,
): void {
  const { ctx, view, scale } = onto;
  ctx.setTransform(scale, 0, 0, scale, -view.x * scale, -view.y * scale);
  ctx.lineCap = 'round';
  ctx.lineJoin = 'round';
  pull(ctx, line, { width: 8 * times, ink: '#fffaf0', alpha: 0.62 }, () => 0.5);
  for (let i = 0; i < 3; i++) {
    pull(ctx, line, { width: 2.3 * times, ink, alpha: 0.72 }, scatter(seed, i));
  }
  const [tip, before] = [line.at(-1), line.at(-3) ?? line[0]];
  if (tip === undefined || before === undefined) return;
  ctx.fillStyle = ink;
  ctx.translate(tip[0], tip[1]);
  ctx.rotate(Math.atan2(tip[1] - before[1], tip[0] - before[0]));
  ctx.scale(times, times);
  ctx.fill(new Path2D('M7 0 L-12.500 8.400 V-8.400 Z'));
}

interface Lead {
  readonly width: number;
  readonly ink: string;
  readonly alpha: number;
}

function pull(
  ctx: CanvasRenderingContext2D,
  line: readonly Point[],
  { width, ink, alpha }: Lead,
  shake: () => number,
): void {
  ctx.beginPath();
  for (const [x, y] of line) ctx.lineTo(x + (shake() - 0.5) * 2.4, y + (shake() - 0.5) * 2.4);
  ctx.globalAlpha = alpha;
  ctx.lineWidth = width;
  ctx.strokeStyle = ink;
  ctx.stroke();
  ctx.globalAlpha = 1;
}

// The sheet's furniture: grid and neat line, title cartouche, compass rose and scale bar, each where there is room.

import { roomFor } from '../../../ui/sheet/empty-spots.ts';
import type { Box, Point } from '../../../ui/sheet/geometry.ts';
import { onBend } from '../../../ui/sheet/geometry.ts';
import { FADED_INK, FIGURES, INK, PAPER_LIGHT, SERIF, STENCIL } from '../../../ui/sheet/palette.ts';
import type { Ground } from './ground.ts';
import { RED } from './palette.ts';

export interface Furniture {
  readonly cartouche: Box;
  readonly rose: Box;
  readonly bar: Box;
}

const GRID = 200;

export function arrange(ground: Ground): Furniture {
  const { art, links, scenario } = ground;
  const area = { x: 14, y: 14, w: art.width - 28, h: art.height - 28 };
  const points = scenario.zones.map((zone): Point => [zone.x, zone.y]);
  const lines = links.flatMap((l) =>
    [0.2, 0.35, 0.5, 0.65, 0.8].map((t) => onBend(l.from, l.control, l.to, t).at),
  );
  const crowd = (boxes: readonly Box[]) => ({ points, boxes, lines });
  const cartouche = roomFor(430, 118, area, crowd([]), [0, 0]);
  const rose = roomFor(124, 124, area, crowd([cartouche]), [art.width * 0.3, 0]);
  const bar = roomFor(art.scale.units + 40, 46, area, crowd([cartouche, rose]), [
    art.width,
    art.height,
  ]);
  return { cartouche, rose, bar };
}

export function paintGrid(ctx: CanvasRenderingContext2D, ground: Ground): void {
  const { width, height } = ground.art;
  ctx.strokeStyle = INK;
  ctx.lineWidth = 0.6;
  ctx.globalAlpha = 0.16;
  ctx.beginPath();
  for (let x = GRID; x < width; x += GRID) {
    ctx.moveTo(x, 0);
    ctx.lineTo(x, height);
  }
  for (let y = GRID; y < height; y += GRID) {
    ctx.moveTo(0, y);
    ctx.lineTo(width, y);
  }
  ctx.stroke();
  ctx.globalAlpha = 1;
}

/** A double line round the map, with grid letters and numbers in the margin. */
export function paintNeatLine(ctx: CanvasRenderingContext2D, ground: Ground): void {
  const { width, height } = ground.art;
  ctx.strokeStyle = INK;
  ctx.lineWidth = 1.4;
  ctx.strokeRect(0, 0, width, height);
  ctx.lineWidth = 3;
  ctx.strokeRect(-9, -9, width + 18, height + 18);
  ctx.fillStyle = FADED_INK;
  ctx.font = `600 17px ${FIGURES}`;
  ctx.textAlign = 'center';
  ctx.textBaseline = 'middle';
  for (let i = 0; i * GRID < width; i++) {
    for (const y of [-27, height + 28]) ctx.fillText(String(41 + i), i * GRID + GRID / 2, y);
  }
  for (let i = 0; i * GRID < height; i++) {
    for (const x of [-27, width + 27]) {
      ctx.fillText(String.fromCharCode(65 + i), x, i * GRID + GRID / 2);
    }
  }
}

export function paintCartouche(
  ctx: CanvasRenderingContext2D,
  ground: Ground,
  box: Box,
  lang: 'en' | 'fr',
): void {
  ctx.fillStyle = PAPER_LIGHT;
  ctx.globalAlpha = 0.86;
  ctx.fillRect(box.x, box.y, box.w, box.h);
  ctx.globalAlpha = 1;
  ctx.strokeStyle = INK;
  ctx.lineWidth = 2.2;
  ctx.strokeRect(box.x, box.y, box.w, box.h);
  ctx.lineWidth = 0.8;
  ctx.strokeRect(box.x + 5, box.y + 5, box.w - 10, box.h - 10);
  const [head = '', rest = ''] = ground.scenario.title[lang].split(/ ?: /);
  const x = box.x + box.w / 2;
  ctx.textAlign = 'center';
  ctx.textBaseline = 'alphabetic';
  text(ctx, head.toUpperCase(), x, box.y + 44, `700 34px ${STENCIL}`, INK, box.w - 40);
  const line = rest.charAt(0).toUpperCase() + rest.slice(1); // after its colon it may begin small
  text(ctx, line, x, box.y + 73, `italic 600 23px ${SERIF}`, INK, box.w - 36);
  text(ctx, ground.art.dateline[lang], x, box.y + 99, `600 17px ${FIGURES}`, FADED_INK, box.w - 36);
}

function text(
  ctx: CanvasRenderingContext2D,
  words: string,
  x: number,
  y: number,
  font: string,
  colour: string,
  most: number,
): void {
  ctx.font = font;
  ctx.fillStyle = colour;
  ctx.fillText(words, x, y, most);
}

/** A compass rose: eight points, half of each in ink. */
export function paintRose(ctx: CanvasRenderingContext2D, box: Box): void {
  ctx.save();
  ctx.translate(box.x + box.w / 2, box.y + box.h / 2 + 6);
  ctx.strokeStyle = INK;
  ctx.lineWidth = 0.8;
  for (const r of [36, 33]) {
    ctx.beginPath();
    ctx.arc(0, 0, r, 0, Math.PI * 2);
    ctx.stroke();
  }
  for (let i = 0; i < 8; i++) {
    ctx.save();
    ctx.rotate((i * Math.PI) / 4);
    point(ctx, i % 2 === 1 ? 26 : i === 0 ? 52 : 44, i % 2 === 0 ? 8 : 5);
    ctx.restore();
  }
  ctx.fillStyle = RED;
  ctx.font = `700 19px ${SERIF}`;
  ctx.textAlign = 'center';
  ctx.textBaseline = 'alphabetic';
  ctx.fillText('N', 0, -55);
  ctx.restore();
}

function point(ctx: CanvasRenderingContext2D, long: number, wide: number): void {
  for (const side of [-1, 1]) {
    ctx.beginPath();
    ctx.moveTo(0, 0);
    ctx.lineTo(side * wide, -wide);
    ctx.lineTo(0, -long);
    ctx.closePath();
    ctx.fillStyle = side < 0 ? INK : PAPER_LIGHT;
    ctx.fill();
    ctx.stroke();
  }
}

export function paintScaleBar(
  ctx: CanvasRenderingContext2D,
  ground: Ground,
  box: Box,
  lang: 'en' | 'fr',
): void {
  const { units } = ground.art.scale;
  const x = box.x + 20;
  const y = box.y + 30;
  const part = units / 4;
  ctx.lineWidth = 1;
  ctx.strokeStyle = INK;
  for (let i = 0; i < 4; i++) {
    ctx.fillStyle = i % 2 === 0 ? INK : PAPER_LIGHT;
    ctx.fillRect(x + i * part, y, part, 6);
    ctx.strokeRect(x + i * part, y, part, 6);
  }
  ctx.textAlign = 'center';
  ctx.textBaseline = 'alphabetic';
  text(ctx, ground.art.scale[lang], x + units / 2, y - 7, `italic 600 16px ${SERIF}`, INK, units);
}

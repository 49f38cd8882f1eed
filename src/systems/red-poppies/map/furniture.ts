// Round the sheet, in the fashion of the trench maps: lettered squares along the neat line (columns above and below,
// rows at the sides), title and sheet number over it; under it the scale, the reference and the north.

import type { Box, Point } from '../../../ui/sheet/geometry.ts';
import type { Lang } from '../../../ui/sheet/model.ts';
import { FADED_INK, FIGURES, SERIF } from '../../../ui/sheet/palette.ts';
import type { Field } from '../rules/field.ts';
import { COLUMN, type Lattice, PITCH } from './lattice.ts';
import { PLATE } from './palette.ts';
import { paintReference } from './reference.ts';
import { COUNTRY, SHEET } from './sheet-words.ts';

const FRAME = 26; // the band of the squares

export function paintFurniture(
  ctx: CanvasRenderingContext2D,
  field: Field,
  { inside, paper, places }: Lattice,
  lang: Lang,
): void {
  const outer = grown(inside, FRAME);
  ctx.strokeStyle = PLATE;
  ctx.lineWidth = 1.3;
  ctx.strokeRect(inside.x, inside.y, inside.w, inside.h);
  ctx.lineWidth = 0.9;
  ctx.strokeRect(outer.x, outer.y, outer.w, outer.h);
  ctx.lineWidth = 3.4;
  const heavy = grown(outer, 4.5);
  ctx.strokeRect(heavy.x, heavy.y, heavy.w, heavy.h);
  paintColumns(ctx, field, inside, places);
  paintRows(ctx, field, inside, places);
  paintTitle(ctx, field, paper, outer, lang);
  const foot = outer.y + outer.h + 36;
  paintScale(ctx, field, outer.x, foot, lang);
  paintReference(ctx, outer, foot, lang);
}

const grown = ({ x, y, w, h }: Box, by: number): Box => ({
  x: x - by,
  y: y - by,
  w: w + 2 * by,
  h: h + 2 * by,
});

/** A letter for each column, every second square dark: whichever is looked along is found at once. */
function paintColumns(
  ctx: CanvasRenderingContext2D,
  { columns }: Field,
  { x, y, w, h }: Box,
  places: readonly Point[],
): void {
  const first = places[0]?.[0] ?? 0;
  for (let column = 0; column < columns; column++) {
    const middle = first + column * COLUMN;
    const left = column === 0 ? x : middle - COLUMN / 2;
    const right = column === columns - 1 ? x + w : middle + COLUMN / 2;
    for (const top of [y - FRAME, y + h]) {
      const box = { x: left, y: top, w: right - left, h: FRAME };
      paintSquare(ctx, box, [middle, top + FRAME / 2], String.fromCharCode(65 + column), column);
    }
  }
}

/** Rows by number; those of every second column lie half a hex further south, where the ticks are. */
function paintRows(
  ctx: CanvasRenderingContext2D,
  { rows }: Field,
  { x, y, w, h }: Box,
  places: readonly Point[],
): void {
  const first = places[0]?.[1] ?? 0;
  for (let row = 0; row < rows; row++) {
    const top = row === 0 ? y : first + (row - 0.5) * PITCH;
    const bottom = row === rows - 1 ? y + h : first + (row + 0.5) * PITCH;
    for (const left of [x - FRAME, x + w]) {
      const box = { x: left, y: top, w: FRAME, h: bottom - top };
      const text = String(row + 1).padStart(2, '0');
      paintSquare(ctx, box, [left + FRAME / 2, first + row * PITCH], text, row);
    }
  }
}

function paintSquare(
  ctx: CanvasRenderingContext2D,
  { x, y, w, h }: Box,
  at: Point,
  text: string,
  nth: number,
): void {
  ctx.fillStyle = nth % 2 === 0 ? 'rgba(42, 38, 32, 0.13)' : 'rgba(255, 252, 240, 0.25)';
  ctx.fillRect(x, y, w, h);
  ctx.strokeStyle = PLATE;
  ctx.lineWidth = 0.9;
  ctx.strokeRect(x, y, w, h);
  ctx.font = `700 19px ${SERIF}`;
  ctx.textAlign = 'center';
  ctx.textBaseline = 'middle';
  ctx.fillStyle = PLATE;
  ctx.fillText(text, at[0], at[1] + 1);
}

function paintTitle(
  ctx: CanvasRenderingContext2D,
  { card }: Field,
  paper: Box,
  { x, y, w }: Box,
  lang: Lang,
): void {
  const line = y - 29;
  ctx.fillStyle = PLATE;
  ctx.textBaseline = 'middle';
  ctx.textAlign = 'center';
  ctx.font = `700 29px ${SERIF}`;
  ctx.fillText(spaced(card.title[lang].toUpperCase()), paper.w / 2, line, w * 0.5);
  ctx.font = `500 15px ${FIGURES}`;
  ctx.textAlign = 'left';
  ctx.fillText(spaced(COUNTRY[lang]), x, line - 8);
  ctx.fillText(spaced(SHEET[lang]), x, line + 10);
  ctx.textAlign = 'right';
  ctx.fillStyle = FADED_INK;
  ctx.font = `italic 400 17px ${SERIF}`;
  ctx.fillText(card.sheet.dateline[lang], x + w, line + 9, w * 0.3);
}

/** Hair spaces between capitals, as they were set. */
const spaced = (text: string): string => [...text].join('\u2009');

/** Black and white by hundreds of metres, then the whole. */
function paintScale(
  ctx: CanvasRenderingContext2D,
  { card }: Field,
  x: number,
  y: number,
  lang: Lang,
): void {
  const whole = card.sheet.scale.units * PITCH * 0.5;
  ctx.strokeStyle = PLATE;
  ctx.fillStyle = PLATE;
  ctx.lineWidth = 1;
  ctx.font = `500 13px ${FIGURES}`;
  ctx.textAlign = 'center';
  ctx.textBaseline = 'middle';
  const parts = 5;
  for (let part = 0; part <= parts; part++) {
    const left = x + (whole / parts) * part;
    ctx.fillText(String(part * 100), left + (part === 0 ? 4 : 0), y - 14);
    if (part === parts) break;
    const box = [left, y - 5, whole / parts, 6] as const;
    if (part % 2 === 0) ctx.fillRect(...box);
    ctx.strokeRect(...box);
  }
  ctx.textAlign = 'left';
  ctx.font = `italic 400 15px ${SERIF}`;
  ctx.fillText(`1 : 10 000 — ${METRES[lang]}`, x, y + 14);
}
const METRES: Readonly<Record<Lang, string>> = { en: 'metres', fr: 'mètres' };

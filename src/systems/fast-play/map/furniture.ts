// Round the sheet: the neat line with the numbers of columns and rows, the title in the margin as engravers set it, the
// scale, what the tints of the levels are, and the arrow to the north.

import type { Box, Point } from '../../../ui/sheet/geometry.ts';
import type { Lang } from '../../../ui/sheet/model.ts';
import { FADED_INK, FIGURES, SERIF } from '../../../ui/sheet/palette.ts';
import type { Field } from '../rules/field.ts';
import { type Lattice, WIDTH } from './lattice.ts';
import { ENGRAVED, LEVELS } from './palette.ts';

const FRAME = 18; // between the neat line and the heavy one: numbers stand there

export function paintFurniture(
  ctx: CanvasRenderingContext2D,
  field: Field,
  { inside, paper, places }: Lattice,
  lang: Lang,
): void {
  ctx.strokeStyle = ENGRAVED;
  ctx.lineWidth = 1.2;
  ctx.strokeRect(inside.x, inside.y, inside.w, inside.h);
  ctx.lineWidth = 3.2;
  ctx.strokeRect(inside.x - FRAME, inside.y - FRAME, inside.w + 2 * FRAME, inside.h + 2 * FRAME);
  ticks(ctx, inside);
  number(ctx, field, inside, places);
  ctx.fillStyle = ENGRAVED;
  ctx.textBaseline = 'middle';
  ctx.textAlign = 'center';
  ctx.font = `700 21px ${SERIF}`;
  const { card } = field;
  ctx.fillText(
    spaced(card.title[lang].toUpperCase()),
    paper.w / 2,
    inside.y - FRAME - 20,
    inside.w * 0.7,
  );
  ctx.fillStyle = FADED_INK;
  ctx.font = `italic 400 16px ${SERIF}`;
  const foot = inside.y + inside.h + FRAME + 20;
  ctx.fillText(card.sheet.dateline[lang], paper.w / 2, foot, inside.w * 0.5);
  paintScale(ctx, inside.x, foot, card.sheet.scale[lang], card.sheet.scale.units * WIDTH);
  paintLevels(ctx, field, inside.x + inside.w * 0.69, foot, lang);
  paintNorth(ctx, inside.x + inside.w - 14, foot);
}

/** Hair spaces between capitals, as on a title plate. */
const spaced = (text: string): string => [...text].join('\u2009');

/** Along the neat line a tick for every half hex. */
function ticks(ctx: CanvasRenderingContext2D, { x, y, w, h }: Box): void {
  ctx.lineWidth = 0.9;
  ctx.beginPath();
  for (let u = x + WIDTH / 2; u < x + w; u += WIDTH / 2) {
    for (const v of [y - 5, y + h]) {
      ctx.moveTo(u, v);
      ctx.lineTo(u, v + 5);
    }
  }
  ctx.stroke();
}

/** Columns above and below, rows at the sides: a hex is found by its number without a number in it. */
function number(
  ctx: CanvasRenderingContext2D,
  { hexes }: Field,
  { x, y, w, h }: Box,
  places: readonly Point[],
): void {
  ctx.font = `600 11px ${FIGURES}`;
  ctx.textAlign = 'center';
  ctx.textBaseline = 'middle';
  ctx.fillStyle = FADED_INK;
  const two = (n: number): string => String(n + 1).padStart(2, '0');
  for (const [hex, { column, row }] of hexes.entries()) {
    const [u, v] = places[hex] ?? [0, 0];
    if (row === 0) {
      ctx.fillText(two(column), u, y - FRAME / 2);
      ctx.fillText(two(column), u, y + h + FRAME / 2 + 0.5);
    }
    if (column > 0) continue;
    ctx.fillText(two(row), x - FRAME / 2, v);
    ctx.fillText(two(row), x + w + FRAME / 2, v);
  }
}

/** 9.1 What each tint is, from the valley up. */
function paintLevels(
  ctx: CanvasRenderingContext2D,
  { level }: Field,
  x: number,
  y: number,
  lang: Lang,
): void {
  const top = level.reduce((most, one) => Math.max(most, one), 0);
  ctx.textAlign = 'right';
  ctx.font = `italic 400 16px ${SERIF}`;
  ctx.fillText(LEVEL_WORDS[lang], x - 8, y + 1);
  ctx.textAlign = 'center';
  ctx.font = `600 13px ${FIGURES}`;
  ctx.lineWidth = 0.9;
  for (const [i, [r, g, b]] of LEVELS.slice(0, top + 1).entries()) {
    const box = [x + i * 34, y - 9, 34, 18] as const;
    ctx.fillStyle = `rgb(${r}, ${g}, ${b})`;
    ctx.fillRect(...box);
    ctx.strokeRect(...box);
    ctx.fillStyle = ENGRAVED;
    ctx.fillText(String(i), box[0] + 17, y + 1);
  }
}
const LEVEL_WORDS: Readonly<Record<Lang, string>> = { en: 'Levels', fr: 'Niveaux' };

function paintScale(
  ctx: CanvasRenderingContext2D,
  x: number,
  y: number,
  words: string,
  units: number,
): void {
  ctx.strokeStyle = ENGRAVED;
  ctx.fillStyle = ENGRAVED;
  ctx.lineWidth = 1;
  for (let part = 0; part < 4; part++) {
    const box = [x + (units / 4) * part, y - 3, units / 4, 6] as const;
    if (part % 2 === 0) ctx.fillRect(...box);
    ctx.strokeRect(...box);
  }
  ctx.textAlign = 'left';
  ctx.fillText(words, x + units + 8, y + 1);
}

function paintNorth(ctx: CanvasRenderingContext2D, x: number, y: number): void {
  ctx.fillStyle = ENGRAVED;
  ctx.fill(new Path2D(`M${x} ${y - 13}l5 22-5-4-5 4z`));
  ctx.textAlign = 'right';
  ctx.font = `700 15px ${SERIF}`;
  ctx.fillText('N', x - 10, y + 1);
}

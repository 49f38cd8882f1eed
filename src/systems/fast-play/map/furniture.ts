// Round the sheet: the neat line, the title in the margin as engravers set it, the scale and the arrow to the north.

import type { Box } from '../../../ui/sheet/geometry.ts';
import type { Lang } from '../../../ui/sheet/model.ts';
import { FADED_INK, SERIF } from '../../../ui/sheet/palette.ts';
import type { Field } from '../rules/field.ts';
import { type Lattice, WIDTH } from './lattice.ts';
import { ENGRAVED } from './palette.ts';

export function paintFurniture(
  ctx: CanvasRenderingContext2D,
  field: Field,
  { inside, paper }: Lattice,
  lang: Lang,
): void {
  ctx.strokeStyle = ENGRAVED;
  ctx.lineWidth = 1.2;
  ctx.strokeRect(inside.x, inside.y, inside.w, inside.h);
  ctx.lineWidth = 3.2;
  ctx.strokeRect(inside.x - 8, inside.y - 8, inside.w + 16, inside.h + 16);
  ticks(ctx, inside);
  ctx.fillStyle = ENGRAVED;
  ctx.textBaseline = 'middle';
  ctx.textAlign = 'center';
  ctx.font = `700 21px ${SERIF}`;
  const { card } = field;
  ctx.fillText(spaced(card.title[lang].toUpperCase()), paper.w / 2, inside.y - 26, inside.w * 0.7);
  ctx.fillStyle = FADED_INK;
  ctx.font = `italic 400 16px ${SERIF}`;
  const foot = inside.y + inside.h + 26;
  ctx.fillText(card.sheet.dateline[lang], paper.w / 2, foot, inside.w * 0.5);
  paintScale(ctx, inside.x, foot, card.sheet.scale[lang], card.sheet.scale.units * WIDTH);
  paintNorth(ctx, inside.x + inside.w - 14, foot);
}

/** Hair spaces between capitals, as on a title plate. */
const spaced = (text: string): string => [...text].join('\u2009');

/** Along the neat line a tick for every hex. */
function ticks(ctx: CanvasRenderingContext2D, { x, y, w, h }: Box): void {
  ctx.lineWidth = 0.9;
  ctx.beginPath();
  for (let u = x + WIDTH / 2; u < x + w; u += WIDTH / 2) {
    for (const v of [y - 8, y + h]) {
      ctx.moveTo(u, v);
      ctx.lineTo(u, v + 8);
    }
  }
  ctx.stroke();
}

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

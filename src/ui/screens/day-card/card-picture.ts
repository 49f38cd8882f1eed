// The card of a day as a picture: painted here, from the model, without any connection. It has the same size everywhere;
// the page shows it as wide as there is room.

import '../../../words/shell/report.ts';
import { t } from '../../../words/index.ts';
import { drawPaper, drawStamp } from '../report/picture-paper.ts';
import { INK, loadFaces, Pen } from '../report/picture-pen.ts';
import { drawStrip } from './card-strip.ts';
import type { DayCard } from './day-card.ts';

export const CARD = { width: 1080, height: 1080 } as const;
const LEFT = 84;
const RIGHT = CARD.width - LEFT;
const WIDE = RIGHT - LEFT;
const BESIDE_STAMP = WIDE - 230;

/** Paints the card; false when the browser cannot. */
export async function paintCard(canvas: HTMLCanvasElement, card: DayCard): Promise<boolean> {
  await loadFaces();
  const ctx = canvas.getContext('2d');
  if (ctx === null) return false;
  drawCard(new Pen(ctx), card);
  return true;
}

function drawCard(pen: Pen, card: DayCard): void {
  drawPaper(pen, CARD.width, CARD.height);
  pen.write(t('game.name').toUpperCase(), LEFT, 152, { size: 88, face: 'title' });
  pen.write(card.place, LEFT, 204, { size: 30, ink: INK.soft, most: BESIDE_STAMP });
  drawStamp(pen, card, RIGHT - 105, 142);
  pen.rule(LEFT, 240, WIDE, 3, INK.ink);
  pen.write(card.head, LEFT, 300, { size: 38, ink: INK.soft, most: WIDE });
  pen.write(card.outcome, LEFT, 384, { size: 68, face: 'title' });
  pen.write(capital(card.facts.join(' · ')), LEFT, 452, { size: 42, face: 'bold', most: WIDE });
  pen.write(card.par, LEFT, 508, { size: 42, ink: INK.blue, face: 'bold', most: WIDE });
  drawStrip(pen, card, { left: LEFT, right: RIGHT, top: 548, bottom: 900 });
  pen.write(card.streak, RIGHT, 1012, { size: 32, ink: INK.soft, align: 'right' });
}

const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

/** The painted card as a PNG file; null when the browser cannot make one. */
export function cardFile(canvas: HTMLCanvasElement, name: string): Promise<File | null> {
  return new Promise((resolve) =>
    canvas.toBlob(
      (blob) => resolve(blob === null ? null : new File([blob], name, { type: 'image/png' })),
      'image/png',
    ),
  );
}

// The strip of a raid in the picture of its card: a bar a turn for the danger, above it what was won and lost, below it
// the hours and what the marks mean.

import { INK, type Pen } from '../report/picture-pen.ts';
import type { DayCard } from './day-card.ts';
import type { StripCell, StripMark } from './strip.ts';

export interface StripBox {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number; // where the bars stand
}

const SIGN = 40; // height of a mark
const BARS = 190; // height of the highest bar
const EVERY = 3; // turns between two hours

export function drawStrip(pen: Pen, { strip, turns }: DayCard, box: StripBox): void {
  const wide = (box.right - box.left) / Math.max(1, turns, strip.cells.length);
  const top = strip.danger?.top ?? 1;
  for (const cell of strip.cells) {
    const x = box.left + (cell.turn - 1) * wide;
    const high = Math.max(4, (BARS * Math.max(0, cell.level)) / top);
    drawBar(pen, x + wide * 0.14, box.bottom - high, wide * 0.72, high);
    drawMarks(pen, cell, x + wide / 2, box.bottom - high - 14);
    if ((cell.turn - 1) % EVERY === 0) {
      pen.write(cell.clock, x + wide / 2, box.bottom + 42, {
        size: 28,
        ink: INK.soft,
        align: 'center',
      });
    }
  }
  pen.rule(box.left, box.bottom, box.right - box.left, 2, INK.ink);
  drawLegend(pen, strip, box);
}

/** Hatched, so that it is told from the paper without its colour. */
function drawBar({ ctx }: Pen, x: number, y: number, wide: number, high: number): void {
  ctx.save();
  ctx.beginPath();
  ctx.rect(x, y, wide, high);
  ctx.clip();
  ctx.fillStyle = 'rgb(163 39 28 / 16%)';
  ctx.fillRect(x, y, wide, high);
  ctx.strokeStyle = INK.red;
  ctx.lineWidth = 1.5;
  for (let at = -high; at < wide; at += 11) {
    ctx.beginPath();
    ctx.moveTo(x + at, y + high);
    ctx.lineTo(x + at + high, y);
    ctx.stroke();
  }
  ctx.restore();
  ctx.strokeStyle = INK.red;
  ctx.lineWidth = 2;
  ctx.strokeRect(x, y, wide, high);
}

/** One above another from the bar up; more than one of a kind by number. */
function drawMarks(pen: Pen, { marks }: StripCell, x: number, bottom: number): void {
  let y = bottom - SIGN / 2;
  for (const mark of marks) {
    drawMark(pen, mark.tally.tone, mark.n > 1 ? x - 13 : x, y);
    if (mark.n > 1) {
      pen.write(String(mark.n), x + 6, y + 11, { size: 32, face: 'bold', ink: inkOf(mark) });
    }
    y -= SIGN + 8;
  }
}

const inkOf = ({ tally }: Pick<StripMark, 'tally'>): string =>
  tally.tone === 'won' ? INK.green : INK.red;

/** A disc for what was won, a cross for what was lost. */
function drawMark({ ctx }: Pen, tone: 'won' | 'lost', x: number, y: number): void {
  ctx.beginPath();
  if (tone === 'won') {
    ctx.fillStyle = INK.green;
    ctx.arc(x, y, 14, 0, 2 * Math.PI);
    ctx.fill();
    return;
  }
  ctx.strokeStyle = INK.red;
  ctx.lineWidth = 5;
  ctx.moveTo(x, y - 17);
  ctx.lineTo(x, y + 17);
  ctx.moveTo(x - 11, y - 6);
  ctx.lineTo(x + 11, y - 6);
  ctx.stroke();
}

function drawLegend(pen: Pen, { danger, tallies }: DayCard['strip'], box: StripBox): void {
  const y = box.bottom + 112;
  let x = box.left;
  const write = (text: string) => {
    const said = { size: 30, ink: INK.soft } as const;
    pen.write(text, x, y, said);
    x += pen.ctx.measureText(text).width + 36;
  };
  for (const tally of tallies) {
    drawMark(pen, tally.tone, x + 14, y - 10);
    x += 40;
    write(tally.name());
  }
  if (danger !== null) {
    drawBar(pen, x, y - 24, 26, 26);
    x += 40;
    write(danger.name());
  }
}

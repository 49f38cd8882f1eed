// The report as a picture to keep: drawn here, from the figures of the report, without any connection.

import type { ScoreLine } from '../../../engine/system.ts';
import type { Frame } from '../../../systems/raid/rules/session.ts';
import type { RaidState } from '../../../systems/raid/rules/state.ts';
import { type Outcome, score } from '../../../systems/raid/rules/victory.ts';
import { scoreLineText } from '../../../systems/raid/text/score.ts';
import { Voice } from '../../../systems/raid/text/voice.ts';
import { cardNames, inWords } from '../../../words/card.ts';
import { lang, t } from '../../../words/index.ts';
import { levelName } from '../../shell/level-name.ts';
import { lossWords } from './loss-words.ts';
import { lossesOf } from './losses.ts';
import { drawChart } from './picture-chart.ts';
import { INK, loadFaces, Pen } from './picture-pen.ts';
import { timelineOf } from './timeline.ts';

export interface Pictured {
  readonly seed: string;
  readonly level: string;
  readonly practice: boolean;
  readonly state: RaidState;
  readonly frames: readonly Frame[];
}

const WIDTH = 1200;
const TABLES = 400; // where points and losses begin
const CHART = 470; // height of the course of the raid
const LEFT = 80;
const RIGHT = WIDTH - LEFT;
const ROW = 34;

/** The picture as a PNG; null when the browser cannot draw one. */
export async function reportPicture(raid: Pictured): Promise<Blob | null> {
  await loadFaces();
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = courseTop(raid.state) + CHART;
  const ctx = canvas.getContext('2d');
  if (ctx === null) return null;
  draw(new Pen(ctx), raid);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
}

function draw(pen: Pen, raid: Pictured): void {
  const { outcome, vp } = score(raid.state);
  const top = courseTop(raid.state);
  drawPaper(pen, top + CHART);
  drawHead(pen, raid, outcome);
  drawStamp(pen, vp, outcome);
  drawPoints(pen, raid.state);
  drawLosses(pen, raid.state);
  pen.write(t('report.course'), LEFT, top, { size: 28, face: 'bold' });
  pen.ctx.save();
  pen.ctx.translate(LEFT, top + 10);
  const timeline = timelineOf(raid.frames[0]?.before ?? raid.state, raid.frames);
  drawChart(pen, raid.state.scenario, timeline, RIGHT - LEFT);
  pen.ctx.restore();
}

/** Under the longer of the two tables. */
function courseTop(state: RaidState): number {
  const { british, german } = lossesOf(state);
  const points = score(state).lines.filter((line) => line.count > 0).length + 1;
  const losses = Math.max(1, british.length) + Math.max(1, german.length) + 3;
  return TABLES + Math.max(points, losses) * ROW + 90;
}

/** A sheet with a printed frame, a little darker towards its edges. */
function drawPaper({ ctx }: Pen, height: number): void {
  ctx.fillStyle = INK.paper;
  ctx.fillRect(0, 0, WIDTH, height);
  const lamp = ctx.createRadialGradient(WIDTH / 2, 420, 200, WIDTH / 2, 620, 1100);
  lamp.addColorStop(0, 'rgb(255 251 238 / 80%)');
  lamp.addColorStop(1, 'rgb(143 128 96 / 22%)');
  ctx.fillStyle = lamp;
  ctx.fillRect(0, 0, WIDTH, height);
  ctx.strokeStyle = INK.ink;
  for (const [inset, width] of [
    [30, 4],
    [40, 1],
  ] as const) {
    ctx.lineWidth = width;
    ctx.strokeRect(inset, inset, WIDTH - 2 * inset, height - 2 * inset);
  }
}

function drawHead(pen: Pen, { seed, level, practice, state }: Pictured, outcome: Outcome): void {
  const small = { size: 26, ink: INK.soft, most: RIGHT - LEFT - 240 };
  pen.write(t('game.name').toUpperCase(), LEFT, 150, { size: 84, face: 'title' });
  pen.write(inWords(state.scenario.card.dateline), LEFT, 195, small);
  pen.rule(LEFT, 225, RIGHT - LEFT, 3, INK.ink);
  pen.write(t(`outcome.${outcome}`), LEFT, 300, { size: 54, face: 'title' });
  const mark = practice ? ` · ${t('report.practice')}` : '';
  const facts = `${t('report.kicker', { level: levelName(level), seed })}${mark}`;
  pen.write(facts, LEFT, 345, { ...small, most: RIGHT - LEFT });
}

const STAMPS: Readonly<Record<Outcome, string>> = {
  'total-success': INK.green,
  'half-success': INK.amber,
  failure: INK.red,
};

/** The points, stamped askew. */
function drawStamp(pen: Pen, vp: number, outcome: Outcome): void {
  const { ctx } = pen;
  const ink = STAMPS[outcome];
  ctx.save();
  ctx.translate(RIGHT - 105, 135);
  ctx.rotate(-0.09);
  ctx.strokeStyle = ink;
  for (const [by, width] of [
    [0, 5],
    [9, 2],
  ] as const) {
    ctx.lineWidth = width;
    ctx.strokeRect(-95 + by, -68 + by, 190 - 2 * by, 136 - 2 * by);
  }
  pen.write(String(vp).replace('-', '−'), 0, 20, { size: 84, face: 'title', ink, align: 'center' });
  pen.write(t('report.vp'), 0, 50, { size: 24, face: 'bold', ink, align: 'center' });
  ctx.restore();
}

/** 12 What counted, line by line. */
function drawPoints(pen: Pen, state: RaidState): void {
  const { lines, vp } = score(state);
  const voice = new Voice(state.scenario, lang.value);
  const right = LEFT + 640;
  pen.write(t('report.score'), LEFT, TABLES, { size: 28, face: 'bold' });
  pen.rule(LEFT, TABLES + 14, right - LEFT, 2, INK.ink);
  const counted = lines.filter((line) => line.count > 0);
  let y = TABLES + 14 + ROW;
  for (const line of counted) {
    drawLine(pen, capital(scoreLineText(voice, line)), line, y, right);
    y += ROW;
  }
  pen.rule(LEFT, y - ROW + 12, right - LEFT, 2, INK.ink);
  pen.write(t('report.total'), LEFT, y + 4, { size: 24, face: 'bold' });
  pen.write(signed(vp), right, y + 4, { size: 24, face: 'bold', align: 'right' });
}

function drawLine(pen: Pen, text: string, line: ScoreLine, y: number, right: number): void {
  pen.write(text, LEFT, y, { size: 20, most: right - LEFT - 130 });
  pen.write(`× ${line.count}`, right - 70, y, { size: 20, ink: INK.soft, align: 'right' });
  pen.write(signed(line.vp), right, y, { size: 20, align: 'right' });
  pen.rule(LEFT, y + 9, right - LEFT);
}

function drawLosses(pen: Pen, state: RaidState): void {
  const left = LEFT + 690;
  const losses = lossesOf(state);
  const names = cardNames(state.scenario.card.names);
  pen.write(t('report.losses'), left, TABLES, { size: 28, face: 'bold' });
  pen.rule(left, TABLES + 14, RIGHT - left, 2, INK.ink);
  let y = TABLES + 14 + ROW;
  for (const side of ['british', 'german'] as const) {
    pen.write(t(`report.${side}`), left, y, { size: 22, face: 'bold' });
    y += ROW;
    const told = losses[side].map((line) => lossWords(line, names));
    for (const text of told.length > 0 ? told : [t('report.none')]) {
      pen.write(text, left, y, { size: 20, most: RIGHT - left });
      pen.rule(left, y + 9, RIGHT - left);
      y += ROW;
    }
    y += 10;
  }
}

const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);
const signed = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '0');

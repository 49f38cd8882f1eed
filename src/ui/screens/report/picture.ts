// The report as a picture to keep: drawn here, from the figures of the report, without any connection.

import type { Session } from '../../../engine/session.ts';
import type { ScoreLine } from '../../../engine/system.ts';
import { t } from '../../../words/index.ts';
import { signed } from '../../kit/figures.ts';
import { courseOf } from '../../sheet/course.ts';
import type { LookingFace } from '../../sheet/face.ts';
import { gradeOf } from '../../sheet/outcome.ts';
import { levelName } from '../../shell/level-name.ts';
import { drawChart } from './picture-chart.ts';
import { drawPaper, drawStamp } from './picture-paper.ts';
import { INK, loadFaces, Pen } from './picture-pen.ts';

export interface Pictured {
  readonly seed: string;
  readonly level: string;
  readonly practice: boolean;
  readonly session: Session;
  readonly face: LookingFace;
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
  canvas.height = courseTop(raid) + CHART;
  const ctx = canvas.getContext('2d');
  if (ctx === null) return null;
  draw(new Pen(ctx), raid);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
}

function draw(pen: Pen, raid: Pictured): void {
  const { session, face } = raid;
  const { game, position, frames } = session;
  const top = courseTop(raid);
  drawPaper(pen, WIDTH, top + CHART);
  drawHead(pen, raid);
  const { vp, outcome } = scoreOf(raid);
  const grade = gradeOf(game.system.outcomes, outcome);
  drawStamp(pen, { points: vp, grade }, RIGHT - 105, 135);
  drawPoints(pen, raid);
  drawLosses(pen, raid);
  pen.write(t('report.course'), LEFT, top, { size: 28, face: 'bold' });
  pen.ctx.save();
  pen.ctx.translate(LEFT, top + 10);
  const course = courseOf(game, face.course, frames[0]?.before ?? position, frames);
  drawChart(pen, { scenario: game.scenario, face: face.course, course }, RIGHT - LEFT);
  pen.ctx.restore();
}

const scoreOf = ({ session: { game, position } }: Pictured) => game.system.score(position);

/** Under the longer of the two tables. */
function courseTop(raid: Pictured): number {
  const tables = raid.face.report.losses(raid.session.position);
  const points = scoreOf(raid).lines.filter((line) => line.count > 0).length + 1;
  const losses = tables.reduce((sum, { lines }) => sum + Math.max(1, lines.length), 3);
  return TABLES + Math.max(points, losses) * ROW + 90;
}

function drawHead(pen: Pen, raid: Pictured): void {
  const { seed, level, practice, face } = raid;
  const small = { size: 26, ink: INK.soft, most: RIGHT - LEFT - 240 };
  pen.write(t('game.name').toUpperCase(), LEFT, 150, { size: 84, face: 'title' });
  pen.write(face.report.dateline(raid.session.scenario), LEFT, 195, small);
  pen.rule(LEFT, 225, RIGHT - LEFT, 3, INK.ink);
  pen.write(face.words.outcome(scoreOf(raid).outcome), LEFT, 300, { size: 54, face: 'title' });
  const mark = practice ? ` · ${t('report.practice')}` : '';
  const facts = `${t('report.kicker', { level: levelName(level), seed })}${mark}`;
  pen.write(facts, LEFT, 345, { ...small, most: RIGHT - LEFT });
}

/** What counted, line by line. */
function drawPoints(pen: Pen, raid: Pictured): void {
  const { lines, vp } = scoreOf(raid);
  const right = LEFT + 640;
  pen.write(t('report.score'), LEFT, TABLES, { size: 28, face: 'bold' });
  pen.rule(LEFT, TABLES + 14, right - LEFT, 2, INK.ink);
  const counted = lines.filter((line) => line.count > 0);
  let y = TABLES + 14 + ROW;
  for (const line of counted) {
    const what = raid.face.words.scoreLine(raid.session.scenario, line);
    drawLine(pen, capital(what), line, y, right);
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

function drawLosses(pen: Pen, { session, face }: Pictured): void {
  const left = LEFT + 690;
  pen.write(t('report.losses'), left, TABLES, { size: 28, face: 'bold' });
  pen.rule(left, TABLES + 14, RIGHT - left, 2, INK.ink);
  let y = TABLES + 14 + ROW;
  for (const { side, lines } of face.report.losses(session.position)) {
    pen.write(side, left, y, { size: 22, face: 'bold' });
    y += ROW;
    const told = lines.map(({ what, figures }) => t('named', { name: what, what: figures }));
    for (const text of told.length > 0 ? told : [t('report.none')]) {
      pen.write(text, left, y, { size: 20, most: RIGHT - left });
      pen.rule(left, y + 9, RIGHT - left);
      y += ROW;
    }
    y += 10;
  }
}

const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

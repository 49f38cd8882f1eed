// The course of the battle in the picture of its report: the chart of the screen, drawn with a pen.

import type { GameData } from '../../../engine/position.ts';
import { type Course, steps } from '../../sheet/course.ts';
import type { CourseFace, Tone } from '../../sheet/face-report.ts';
import { type Band, heightIn, LEFT, type Scale, scaleOf } from './chart-scale.ts';
import { INK, type Pen } from './picture-pen.ts';

export interface Charted {
  readonly scenario: GameData;
  readonly face: CourseFace;
  readonly course: Course;
}

/** Draws it from the pen's origin, this wide. */
export function drawChart(pen: Pen, charted: Charted, width: number): void {
  const { course, face, scenario } = charted;
  const scale = scaleOf(course, face.turns(scenario), width);
  drawHours(pen, charted, scale);
  for (const band of scale.bands) {
    for (const n of band.measure.levels) level(pen, scale, band.y(n), n);
    pen.write(band.measure.name(), LEFT, band.top - 10, { size: 18, face: 'bold' });
  }
  for (const band of scale.bands) drawLine(pen, course, scale, band);
}

const INKS: Readonly<Record<Tone, string>> = {
  danger: INK.red,
  points: INK.blue,
  losses: INK.ink,
};

function drawLine(pen: Pen, { points }: Course, scale: Scale, band: Band): void {
  const line = steps(points, scale.x, heightIn(band));
  const { tone } = band.measure;
  if (tone === 'danger') fill(pen, `${line}V${band.bottom}H${LEFT}z`, 'rgb(163 39 28 / 14%)');
  stroke(pen, line, INKS[tone]);
}

function drawHours(pen: Pen, { face, scenario }: Charted, scale: Scale): void {
  for (let turn = 1; turn <= face.turns(scenario); turn++) {
    const x = scale.x(turn - 1);
    stroke(pen, `M${x} ${scale.top}V${scale.bottom}`, INK.line, 1);
    if (turn % 2 === 1) {
      const clock = face.clock(scenario, turn);
      pen.write(clock, x, scale.bottom + 24, { size: 16, ink: INK.soft });
    }
  }
}

function level(pen: Pen, scale: Scale, y: number, value: number): void {
  stroke(pen, `M${LEFT} ${y}H${scale.right}`, INK.edge, 1);
  pen.write(String(value), LEFT - 10, y + 5, { size: 16, ink: INK.soft, align: 'right' });
}

function stroke({ ctx }: Pen, path: string, ink: string, width = 3): void {
  ctx.strokeStyle = ink;
  ctx.lineWidth = width;
  ctx.stroke(new Path2D(path));
}

function fill({ ctx }: Pen, path: string, ink: string): void {
  ctx.fillStyle = ink;
  ctx.fill(new Path2D(path));
}

// The course of the raid in the picture of its report: the chart of the screen, drawn with a pen.

import type { Scenario } from '../../../systems/raid/rules/scenario.ts';
import { t } from '../../../words/index.ts';
import { ALARM, LEFT, POINTS, type Scale, scaleOf, steps } from './chart-scale.ts';
import { INK, type Pen } from './picture-pen.ts';
import type { Timeline } from './timeline.ts';

/** Draws it from the pen's origin, this wide. */
export function drawChart(pen: Pen, scenario: Scenario, timeline: Timeline, width: number): void {
  const { points } = timeline;
  const scale = scaleOf(scenario, points, width);
  drawHours(pen, scenario, scale);
  const { halfSuccess, totalSuccess } = scenario.victory;
  for (const n of [0, scenario.alarmAttack, scenario.alarmMax])
    level(pen, scale, scale.alarm(n), n);
  for (const n of [0, halfSuccess, totalSuccess]) level(pen, scale, scale.vp(n), n);
  pen.write(t('report.alarm'), LEFT, ALARM.top - 10, { size: 18, face: 'bold' });
  pen.write(t('report.score'), LEFT, POINTS.top - 10, { size: 18, face: 'bold' });
  const alarm = steps(points, scale.x, (point) => scale.alarm(point.alarm));
  fill(pen, `${alarm}V${ALARM.bottom}H${LEFT}z`, 'rgb(163 39 28 / 14%)');
  stroke(pen, alarm, INK.red);
  stroke(
    pen,
    steps(points, scale.x, (point) => scale.vp(point.vp)),
    INK.blue,
  );
}

function drawHours(pen: Pen, scenario: Scenario, scale: Scale): void {
  for (let turn = 1; turn <= scenario.turns; turn++) {
    const x = scale.x(turn - 1);
    stroke(pen, `M${x} ${ALARM.top}V${POINTS.bottom}`, INK.line, 1);
    if (turn % 2 === 1) {
      pen.write(scenario.clock[turn] ?? '', x, POINTS.bottom + 24, { size: 16, ink: INK.soft });
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

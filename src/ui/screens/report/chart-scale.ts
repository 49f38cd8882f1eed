// The measures of the chart: where a time, an alarm and a number of points lie. The screen and the picture share them.

import type { Scenario } from '../../../systems/raid/rules/scenario.ts';
import type { Point } from './timeline.ts';

export const LEFT = 44;
const MARGIN = 14; // at the right
export const ALARM = { top: 40, bottom: 140 };
export const POINTS = { top: 208, bottom: 348 };
export const HEIGHT = 382;

export interface Scale {
  readonly x: (time: number) => number;
  readonly alarm: (value: number) => number;
  readonly vp: (value: number) => number;
  readonly right: number;
}

export function scaleOf(scenario: Scenario, points: readonly Point[], width: number): Scale {
  const right = width - MARGIN;
  const low = Math.min(0, ...points.map((point) => point.vp));
  const high = Math.max(scenario.victory.totalSuccess + 4, ...points.map((point) => point.vp));
  const along = (from: number, to: number, share: number) => from + (to - from) * share;
  return {
    x: (time) => along(LEFT, right, time / scenario.turns),
    alarm: (value) => along(ALARM.bottom, ALARM.top, value / scenario.alarmMax),
    vp: (value) => along(POINTS.bottom, POINTS.top, (value - low) / (high - low)),
    right,
  };
}

/** A line that holds each value until the next, as the path of an SVG. */
export function steps(
  points: readonly Point[],
  x: (time: number) => number,
  y: (point: Point) => number,
): string {
  return points
    .map((point, index) => {
      const at = `${x(point.time).toFixed(1)}`;
      const height = y(point).toFixed(1);
      return index === 0 ? `M${at} ${height}` : `H${at}V${height}`;
    })
    .join('');
}

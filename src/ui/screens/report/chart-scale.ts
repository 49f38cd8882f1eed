// The measures of the chart: where a time and a value lie, band under band. The screen and the picture share them.

import { type Course, type Values, valuesAlong } from '../../sheet/course.ts';
import type { Measure } from '../../sheet/face-report.ts';

export const LEFT = 44;
const MARGIN = 14; // at the right
const TOP = 40;
const TALL = { points: 140, danger: 100, losses: 100 } as const;
const GAP = 68; // between two bands: the name of the lower one, and room for the marks under the first
const FOOT = 34; // under the last band, for the hours

/** One measure and where it is drawn. */
export interface Band {
  readonly measure: Measure;
  readonly top: number;
  readonly bottom: number;
  readonly y: (value: number) => number;
}

export interface Scale {
  readonly x: (time: number) => number;
  readonly right: number;
  readonly bands: readonly Band[];
  readonly top: number; // of the first band
  readonly bottom: number; // of the last
  readonly height: number;
}

export function scaleOf(course: Course, turns: number, width: number): Scale {
  const right = width - MARGIN;
  let top = TOP;
  const bands = course.measures
    .filter(({ levels }) => levels.length > 0)
    .map((measure) => {
      const band = bandOf(course, measure, top);
      top = band.bottom + GAP;
      return band;
    });
  const bottom = bands.at(-1)?.bottom ?? TOP;
  const x = (time: number) => along(LEFT, right, time / turns);
  return { x, right, bands, top: TOP, bottom, height: bottom + FOOT };
}

function bandOf(course: Course, measure: Measure, top: number): Band {
  const values = valuesAlong(course, measure);
  const low = Math.min(0, ...values);
  const high = Math.max(measure.top + measure.room, ...values);
  const bottom = top + TALL[measure.tone];
  return { measure, top, bottom, y: (value) => along(bottom, top, (value - low) / (high - low)) };
}

const along = (from: number, to: number, share: number): number => from + (to - from) * share;

/** Where a band has the values of a moment. */
export const heightIn =
  ({ measure, y }: Band) =>
  (values: Values): number =>
    y(values[measure.id] ?? 0);

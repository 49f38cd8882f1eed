// The courses of two raids over each other: one line solid and blue, the other broken and red.

import type { GameData } from '../../../engine/position.ts';
import { t } from '../../../words/index.ts';
import { type Axis, axisOf, place } from '../../kit/charts/scale.ts';
import { useWidth } from '../../kit/charts/use-width.ts';
import { type Course, steps, type Values, valuesAlong } from '../../sheet/course.ts';
import type { CourseFace, Measure } from '../../sheet/face-report.ts';
import { LevelLines } from '../records/levels-line.tsx';
import { measuresOf } from './measures.ts';

const LEFT = 44;
const TALL = { points: 170, danger: 100, losses: 100 } as const;
const GAP = 44;
const TOP = 34;
const NARROW = 480;

export interface CompareChartProps {
  readonly scenario: GameData;
  readonly face: CourseFace;
  readonly a: Course;
  readonly b: Course;
  readonly parted: number | null; // in turns
}

export function CompareChart({ scenario, face, a, b, parted }: CompareChartProps) {
  const { box, width } = useWidth();
  const right = width - 14;
  const x = (time: number) => LEFT + ((right - LEFT) * time) / face.turns(scenario);
  let top = TOP;
  const bands = measuresOf(a).map((measure) => {
    const band = { measure, top, bottom: top + TALL[measure.tone] };
    top = band.bottom + GAP;
    return band;
  });
  const height = top - GAP + 30;
  return (
    <div ref={box}>
      <svg
        class="plot"
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={t('compare.chart')}
      >
        {parted !== null && (
          <path class="compare__parted" d={`M${x(parted)} ${TOP - 8}V${height - 28}`} />
        )}
        {bands.map(({ measure, ...band }) => {
          const axis = axisFor(measure, a, b);
          const y = (values: Values) => place(axis, values[measure.id] ?? 0, band.bottom, band.top);
          return (
            <g key={measure.id}>
              <text class="compare__name" x={LEFT} y={band.top - 10}>
                {measure.fullName()}
              </text>
              <LevelLines axis={axis} {...band} left={LEFT} right={right} />
              <path class="compare__line compare__line--a" d={steps(a.points, x, y)} />
              <path class="compare__line compare__line--b" d={steps(b.points, x, y)} />
            </g>
          );
        })}
        <Hours
          scenario={scenario}
          face={face}
          x={x}
          y={height - 8}
          every={right < NARROW ? 3 : 2}
        />
      </svg>
    </div>
  );
}

/** What never rises above its top has its own levels; any other has those of its values. */
function axisFor(measure: Measure, a: Course, b: Course): Axis {
  const { levels, top, room } = measure;
  if (room === 0) return { low: 0, high: top, ticks: levels };
  return axisOf([...valuesAlong(a, measure), ...valuesAlong(b, measure)]);
}

interface HoursProps {
  readonly scenario: GameData;
  readonly face: CourseFace;
  readonly x: (time: number) => number;
  readonly y: number;
  readonly every: number; // turns between two that are written
}

function Hours({ scenario, face, x, y, every }: HoursProps) {
  const turns = Array.from({ length: face.turns(scenario) }, (_, index) => index + 1);
  return (
    <>
      {turns
        .filter((turn) => turn % every === 1)
        .map((turn) => (
          <text key={turn} class="plot__figure" x={x(turn - 1)} y={y}>
            {face.clock(scenario, turn)}
          </text>
        ))}
    </>
  );
}

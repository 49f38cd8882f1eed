// The courses of two raids over each other: one line solid and blue, the other broken and red.

import type { Scenario } from '../../../systems/raid/rules/scenario.ts';
import { t } from '../../../words/index.ts';
import { type Axis, axisOf, place } from '../../kit/charts/scale.ts';
import { useWidth } from '../../kit/charts/use-width.ts';
import { LevelLines } from '../records/levels-line.tsx';
import { type CoursePoint, MEASURES, type Measure, type RaidCourse } from './course.ts';

const LEFT = 44;
const TALL: Readonly<Record<Measure, number>> = { points: 170, alarm: 100, losses: 100 };
const GAP = 44;
const TOP = 34;
const NARROW = 480;

export interface CompareChartProps {
  readonly scenario: Scenario;
  readonly a: RaidCourse;
  readonly b: RaidCourse;
  readonly parted: number | null; // in turns
}

export function CompareChart({ scenario, a, b, parted }: CompareChartProps) {
  const { box, width } = useWidth();
  const right = width - 14;
  const x = (time: number) => LEFT + ((right - LEFT) * time) / scenario.turns;
  let top = TOP;
  const bands = MEASURES.map((name) => {
    const band = { name, top, bottom: top + TALL[name] };
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
        {bands.map(({ name, ...band }) => {
          const axis = axisFor(scenario, name, a, b);
          const y = (point: CoursePoint) => place(axis, point[name], band.bottom, band.top);
          return (
            <g key={name}>
              <text class="compare__name" x={LEFT} y={band.top - 10}>
                {t(`compare.${name}`)}
              </text>
              <LevelLines axis={axis} {...band} left={LEFT} right={right} />
              <path class="compare__line compare__line--a" d={steps(a.points, x, y)} />
              <path class="compare__line compare__line--b" d={steps(b.points, x, y)} />
            </g>
          );
        })}
        <Hours scenario={scenario} x={x} y={height - 8} every={right < NARROW ? 3 : 2} />
      </svg>
    </div>
  );
}

function axisFor(scenario: Scenario, name: Measure, a: RaidCourse, b: RaidCourse): Axis {
  if (name === 'alarm') {
    const { alarmMax, alarmAttack } = scenario;
    return { low: 0, high: alarmMax, ticks: [0, alarmAttack, alarmMax] };
  }
  return axisOf([...a.points, ...b.points].map((point) => point[name]));
}

/** A line that holds each value until the next. */
function steps(
  points: readonly CoursePoint[],
  x: (time: number) => number,
  y: (point: CoursePoint) => number,
): string {
  return points
    .map((point, index) => {
      const [at, high] = [x(point.time).toFixed(1), y(point).toFixed(1)];
      return index === 0 ? `M${at} ${high}` : `H${at}V${high}`;
    })
    .join('');
}

interface HoursProps {
  readonly scenario: Scenario;
  readonly x: (time: number) => number;
  readonly y: number;
  readonly every: number; // turns between two that are written
}

function Hours({ scenario, x, y, every }: HoursProps) {
  const turns = Array.from({ length: scenario.turns }, (_, index) => index + 1);
  return (
    <>
      {turns
        .filter((turn) => turn % every === 1)
        .map((turn) => (
          <text key={turn} class="plot__figure" x={x(turn - 1)} y={y}>
            {scenario.clock[turn]}
          </text>
        ))}
    </>
  );
}

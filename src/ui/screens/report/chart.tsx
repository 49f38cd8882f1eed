// The measures of a battle against the clock, one above the other. The figures are also in a table, so the drawing is
// one picture with a name to a screen reader.

import type { GameData } from '../../../engine/position.ts';
import { useWidth } from '../../kit/charts/use-width.ts';
import { type Course, steps } from '../../sheet/course.ts';
import type { CourseFace, KeyMoment } from '../../sheet/face-report.ts';
import { type Band, heightIn, LEFT, type Scale, scaleOf } from './chart-scale.ts';
import './chart.css';

const NARROW = 480; // px: fewer hours are written

export interface ChartProps {
  readonly label: string; // what it shows
  readonly scenario: GameData;
  readonly face: CourseFace;
  readonly course: Course;
  readonly moments: readonly KeyMoment[];
}

export function Chart({ label, scenario, face, course, moments }: ChartProps) {
  const { box, width } = useWidth(300);
  const scale = scaleOf(course, face.turns(scenario), width);
  return (
    <div class="chart" ref={box}>
      <svg
        class="chart__svg"
        viewBox={`0 0 ${width} ${scale.height}`}
        role="img"
        aria-label={label}
      >
        <Hours scenario={scenario} face={face} scale={scale} />
        {scale.bands.map((band) => (
          <Drawn key={band.measure.id} band={band} course={course} scale={scale} />
        ))}
        <Marks course={course} moments={moments} scale={scale} />
      </svg>
    </div>
  );
}

interface DrawnProps {
  readonly band: Band;
  readonly course: Course;
  readonly scale: Scale;
}

function Drawn({ band, course, scale }: DrawnProps) {
  const { measure, top, bottom, y } = band;
  const line = steps(course.points, scale.x, heightIn(band));
  return (
    <>
      {measure.levels.map((value) => (
        <Level key={value} y={y(value)} value={value} scale={scale} />
      ))}
      <text class="chart__name" x={LEFT} y={top - 10}>
        {measure.name()}
      </text>
      {measure.tone === 'danger' && <path class="chart__area" d={`${line}V${bottom}H${LEFT}z`} />}
      <path class={`chart__line chart__line--${measure.tone}`} d={line} />
    </>
  );
}

interface LevelProps {
  readonly y: number;
  readonly value: number;
  readonly scale: Scale;
}

function Level({ y, value, scale }: LevelProps) {
  return (
    <>
      <path class="chart__level" d={`M${LEFT} ${y}H${scale.right}`} />
      <text class="chart__figure" x={LEFT - 8} y={y + 4} text-anchor="end">
        {value}
      </text>
    </>
  );
}

interface HoursProps {
  readonly scenario: GameData;
  readonly face: CourseFace;
  readonly scale: Scale;
}

function Hours({ scenario, face, scale }: HoursProps) {
  const every = scale.right < NARROW ? 3 : 2;
  const turns = Array.from({ length: face.turns(scenario) }, (_, index) => index + 1);
  return (
    <>
      {turns.map((turn) => (
        <g key={turn}>
          <path class="chart__hour" d={`M${scale.x(turn - 1)} ${scale.top}V${scale.bottom}`} />
          {turn % every === 1 && (
            <text class="chart__figure" x={scale.x(turn - 1)} y={scale.height - 12}>
              {face.clock(scenario, turn)}
            </text>
          )}
        </g>
      ))}
    </>
  );
}

interface MarksProps {
  readonly course: Course;
  readonly moments: readonly KeyMoment[];
  readonly scale: Scale;
}

/** The key moments by their numbers in the list. */
function Marks({ course, moments, scale }: MarksProps) {
  const y = (scale.bands[0]?.bottom ?? scale.bottom) + 18;
  const xs = moments.map((moment) => scale.x(course.times[moment.frame] ?? 0));
  const places = spread(
    xs,
    Math.min(20, (scale.right - LEFT) / Math.max(1, xs.length)),
    scale.right,
  );
  return (
    <>
      {places.map((x, index) => (
        <g key={moments[index]?.frame}>
          <circle class="chart__mark" cx={x} cy={y} r="9" />
          <text class="chart__number" x={x} y={y + 4} text-anchor="middle">
            {index + 1}
          </text>
        </g>
      ))}
    </>
  );
}

/** Pushes marks apart that would lie on one another, and back inside the frame. */
export function spread(xs: readonly number[], apart: number, right: number): number[] {
  const placed: number[] = [];
  for (const x of xs) placed.push(Math.max(x, (placed.at(-1) ?? Number.NEGATIVE_INFINITY) + apart));
  let limit = right;
  for (let i = placed.length - 1; i >= 0; i--) {
    placed[i] = Math.min(placed[i] ?? 0, limit);
    limit = (placed[i] ?? 0) - apart;
  }
  return placed;
}

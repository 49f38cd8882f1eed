// Alarm and points against the clock, one above the other. The figures are also in a table, so the drawing is one
// picture with a name to a screen reader.

import type { Scenario } from '../../../rules/scenario.ts';
import { t } from '../../i18n/index.ts';
import type { Moment } from './moments.ts';
import type { Point, Timeline } from './timeline.ts';
import './chart.css';

const LEFT = 44;
const WIDTH = 760;
const RIGHT = WIDTH - 12;
const ALARM = { top: 40, bottom: 140 };
const POINTS = { top: 208, bottom: 348 };
const HEIGHT = 382;

export interface ChartProps {
  readonly scenario: Scenario;
  readonly timeline: Timeline;
  readonly moments: readonly Moment[];
}

interface Scale {
  readonly x: (time: number) => number;
  readonly alarm: (value: number) => number;
  readonly vp: (value: number) => number;
}

export function Chart({ scenario, timeline, moments }: ChartProps) {
  const { points } = timeline;
  const scale = scaleOf(scenario, points);
  const { alarmAttack } = scenario;
  const { halfSuccess, totalSuccess } = scenario.victory;
  return (
    <div class="chart">
      <svg
        class="chart__svg"
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={t('report.chart')}
      >
        <Hours scenario={scenario} scale={scale} />
        <Level y={scale.alarm(0)} label="0" />
        <Level y={scale.alarm(alarmAttack)} label={String(alarmAttack)} />
        <Level y={scale.alarm(scenario.alarmMax)} label={String(scenario.alarmMax)} />
        <text class="chart__name" x={LEFT} y={ALARM.top - 10}>
          {t('report.alarm')}
        </text>
        <path
          class="chart__area"
          d={`${steps(points, scale.x, (p) => scale.alarm(p.alarm))}V${ALARM.bottom}H${LEFT}z`}
        />
        <path class="chart__alarm" d={steps(points, scale.x, (p) => scale.alarm(p.alarm))} />
        <Level y={scale.vp(0)} label="0" />
        <Level y={scale.vp(halfSuccess)} label={String(halfSuccess)} />
        <Level y={scale.vp(totalSuccess)} label={String(totalSuccess)} />
        <text class="chart__name" x={LEFT} y={POINTS.top - 10}>
          {t('report.score')}
        </text>
        <path class="chart__points" d={steps(points, scale.x, (p) => scale.vp(p.vp))} />
        <Marks timeline={timeline} moments={moments} scale={scale} />
      </svg>
    </div>
  );
}

function scaleOf(scenario: Scenario, points: readonly Point[]): Scale {
  const low = Math.min(0, ...points.map((point) => point.vp));
  const high = Math.max(scenario.victory.totalSuccess + 4, ...points.map((point) => point.vp));
  const along = (from: number, to: number, share: number) => from + (to - from) * share;
  return {
    x: (time) => along(LEFT, RIGHT, time / scenario.turns),
    alarm: (value) => along(ALARM.bottom, ALARM.top, value / scenario.alarmMax),
    vp: (value) => along(POINTS.bottom, POINTS.top, (value - low) / (high - low)),
  };
}

/** A line that holds each value until the next. */
function steps(
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

function Level({ y, label }: { readonly y: number; readonly label: string }) {
  return (
    <>
      <path class="chart__level" d={`M${LEFT} ${y}H${RIGHT}`} />
      <text class="chart__figure" x={LEFT - 8} y={y + 4} text-anchor="end">
        {label}
      </text>
    </>
  );
}

function Hours({ scenario, scale }: { readonly scenario: Scenario; readonly scale: Scale }) {
  const turns = Array.from({ length: scenario.turns }, (_, index) => index + 1);
  return (
    <>
      {turns.map((turn) => (
        <g key={turn}>
          <path class="chart__hour" d={`M${scale.x(turn - 1)} ${ALARM.top}V${POINTS.bottom}`} />
          {turn % 2 === 1 && (
            <text class="chart__figure" x={scale.x(turn - 1)} y={HEIGHT - 12}>
              {scenario.clock[turn]}
            </text>
          )}
        </g>
      ))}
    </>
  );
}

interface MarksProps {
  readonly timeline: Timeline;
  readonly moments: readonly Moment[];
  readonly scale: Scale;
}

/** The key moments by their numbers in the list. */
function Marks({ timeline, moments, scale }: MarksProps) {
  const y = ALARM.bottom + 18;
  const places = spread(moments.map((moment) => scale.x(timeline.times[moment.frame] ?? 0)));
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
export function spread(xs: readonly number[], apart = 20, right = RIGHT - 8): number[] {
  const placed: number[] = [];
  for (const x of xs) placed.push(Math.max(x, (placed.at(-1) ?? Number.NEGATIVE_INFINITY) + apart));
  let limit = right;
  for (let i = placed.length - 1; i >= 0; i--) {
    placed[i] = Math.min(placed[i] ?? 0, limit);
    limit = (placed[i] ?? 0) - apart;
  }
  return placed;
}

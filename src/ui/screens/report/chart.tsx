// Alarm and points against the clock, one above the other. The figures are also in a table, so the drawing is one
// picture with a name to a screen reader.

import type { Moment } from '../../../systems/raid/panels/course/moments.ts';
import type { Scenario } from '../../../systems/raid/rules/scenario.ts';
import { t } from '../../../words/index.ts';
import { useWidth } from '../../kit/charts/use-width.ts';
import { ALARM, HEIGHT, LEFT, POINTS, type Scale, scaleOf, steps } from './chart-scale.ts';
import type { Timeline } from './timeline.ts';
import './chart.css';

const NARROW = 480; // px: fewer hours are written

export interface ChartProps {
  readonly scenario: Scenario;
  readonly timeline: Timeline;
  readonly moments: readonly Moment[];
}

export function Chart({ scenario, timeline, moments }: ChartProps) {
  const { points } = timeline;
  const { box, width } = useWidth(300);
  const scale = scaleOf(scenario, points, width);
  const { alarmAttack } = scenario;
  const { halfSuccess, totalSuccess } = scenario.victory;
  return (
    <div class="chart" ref={box}>
      <svg
        class="chart__svg"
        viewBox={`0 0 ${width} ${HEIGHT}`}
        role="img"
        aria-label={t('report.chart')}
      >
        <Hours scenario={scenario} scale={scale} />
        <Level y={scale.alarm(0)} value={0} scale={scale} />
        <Level y={scale.alarm(alarmAttack)} value={alarmAttack} scale={scale} />
        <Level y={scale.alarm(scenario.alarmMax)} value={scenario.alarmMax} scale={scale} />
        <text class="chart__name" x={LEFT} y={ALARM.top - 10}>
          {t('report.alarm')}
        </text>
        <path
          class="chart__area"
          d={`${steps(points, scale.x, (p) => scale.alarm(p.alarm))}V${ALARM.bottom}H${LEFT}z`}
        />
        <path class="chart__alarm" d={steps(points, scale.x, (p) => scale.alarm(p.alarm))} />
        <Level y={scale.vp(0)} value={0} scale={scale} />
        <Level y={scale.vp(halfSuccess)} value={halfSuccess} scale={scale} />
        <Level y={scale.vp(totalSuccess)} value={totalSuccess} scale={scale} />
        <text class="chart__name" x={LEFT} y={POINTS.top - 10}>
          {t('report.score')}
        </text>
        <path class="chart__points" d={steps(points, scale.x, (p) => scale.vp(p.vp))} />
        <Marks timeline={timeline} moments={moments} scale={scale} />
      </svg>
    </div>
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

function Hours({ scenario, scale }: { readonly scenario: Scenario; readonly scale: Scale }) {
  const every = scale.right < NARROW ? 3 : 2;
  const turns = Array.from({ length: scenario.turns }, (_, index) => index + 1);
  return (
    <>
      {turns.map((turn) => (
        <g key={turn}>
          <path class="chart__hour" d={`M${scale.x(turn - 1)} ${ALARM.top}V${POINTS.bottom}`} />
          {turn % every === 1 && (
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
  const xs = moments.map((moment) => scale.x(timeline.times[moment.frame] ?? 0));
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

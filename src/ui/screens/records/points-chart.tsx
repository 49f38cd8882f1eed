// Points raid by raid: a mark for each, shaped by its outcome, and the mean of the last ten as a line.

import { locale, t } from '../../../words/index.ts';
import { axisOf, place } from '../../kit/charts/scale.ts';
import { useWidth } from '../../kit/charts/use-width.ts';
import { Figure } from './figure.tsx';
import { LevelLines } from './levels-line.tsx';
import { type CountedRaid, mean, runningMean } from './stats.ts';

const HEIGHT = 260;
const FRAME = { left: 44, top: 14, bottom: 240 };
const WINDOW = 10;
const MOST = 400; // marks drawn: the newest

export function PointsChart({ raids }: { readonly raids: readonly CountedRaid[] }) {
  const { box, width } = useWidth();
  const points = raids.map(({ vp }) => vp);
  const means = runningMean(points, WINDOW);
  const from = Math.max(0, raids.length - MOST);
  const shown = raids.slice(from);
  const axis = axisOf(points);
  const right = width - 12;
  const x = (index: number) =>
    FRAME.left + ((right - FRAME.left) * (index + 0.5)) / Math.max(1, shown.length);
  const y = (value: number) => place(axis, value, FRAME.bottom, FRAME.top);
  const line = means
    .slice(from)
    .map((value, i) => `${i === 0 ? 'M' : 'L'}${at(x(i))} ${at(y(value))}`);
  return (
    <Figure
      shape="wide"
      title={t('records.points')}
      text={t('records.pointsText')}
      heads={[t('records.raid'), t('records.vp'), t('records.mean')]}
      rows={points.map((vp, i) => [i + 1, vp, decimal(means[i] ?? 0)]).reverse()}
    >
      <div ref={box}>
        <svg class="plot" viewBox={`0 0 ${width} ${HEIGHT}`} role="img" aria-label={label(points)}>
          <LevelLines axis={axis} {...FRAME} right={right} />
          {shown.map((raid, i) => (
            <Mark key={raid.id} outcome={raid.outcome} x={x(i)} y={y(raid.vp)} />
          ))}
          {shown.length > 1 && <path class="plot__mean" d={line.join('')} />}
        </svg>
      </div>
      <Legend />
    </Figure>
  );
}

const at = (value: number): string => value.toFixed(1);
const decimal = (value: number): string =>
  new Intl.NumberFormat(locale(), { maximumFractionDigits: 1 }).format(value);

function label(points: readonly number[]): string {
  const [low, high] = [Math.min(...points), Math.max(...points)];
  return t('records.pointsChart', { n: points.length, low, high, mean: decimal(mean(points)) });
}

/** A disc, a ring and a cross: told apart without their colours. */
function Mark({
  outcome,
  x,
  y,
}: {
  readonly outcome: string;
  readonly x: number;
  readonly y: number;
}) {
  if (outcome === 'total-success') return <circle class="plot__total" cx={x} cy={y} r="3.5" />;
  if (outcome === 'half-success') return <circle class="plot__half" cx={x} cy={y} r="3.5" />;
  return <path class="plot__failure" d={`M${x - 3} ${y - 3}l6 6m0-6l-6 6`} />;
}

function Legend() {
  return (
    <p class="legend" aria-hidden="true">
      {(['total-success', 'half-success', 'failure'] as const).map((outcome) => (
        <span key={outcome} class="legend__entry">
          <svg class="legend__mark" viewBox="0 0 12 12" aria-hidden="true">
            <Mark outcome={outcome} x={6} y={6} />
          </svg>
          {t(`outcome.${outcome}`)}
        </span>
      ))}
    </p>
  );
}

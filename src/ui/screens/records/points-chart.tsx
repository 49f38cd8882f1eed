// Points raid by raid: a mark for each, shaped by its outcome, and the mean of the last ten as a line.

import { locale, t } from '../../../words/index.ts';
import { Figure } from '../../kit/charts/figure.tsx';
import { axisOf, decimal, place } from '../../kit/charts/scale.ts';
import { useWidth } from '../../kit/charts/use-width.ts';
import { type Grade, gradeOf } from '../../sheet/outcome.ts';
import type { Battle } from './battle.ts';
import { LevelLines } from './levels-line.tsx';
import { type CountedGame, mean, runningMean } from './stats.ts';

const HEIGHT = 260;
const FRAME = { left: 44, top: 14, bottom: 240 };
const WINDOW = 10;
export const MOST = 400; // games drawn and told one by one: the newest

export interface PointsChartProps {
  readonly battle: Battle;
  readonly games: readonly CountedGame[];
}

export function PointsChart({ battle, games }: PointsChartProps) {
  const { outcomes } = battle.game.system;
  const { box, width } = useWidth();
  const points = games.map(({ vp }) => vp);
  const from = Math.max(0, games.length - MOST);
  const shown = games.slice(from);
  const before = Math.min(from, WINDOW); // games that only the mean still knows
  const means = runningMean(points.slice(from - before), WINDOW).slice(before);
  const axis = axisOf(points);
  const right = width - 12;
  const x = (index: number) =>
    FRAME.left + ((right - FRAME.left) * (index + 0.5)) / Math.max(1, shown.length);
  const y = (value: number) => place(axis, value, FRAME.bottom, FRAME.top);
  const line = means.map((value, i) => `${i === 0 ? 'M' : 'L'}${at(x(i))} ${at(y(value))}`);
  return (
    <Figure
      shape="wide"
      title={t('records.points')}
      text={t('records.pointsText')}
      heads={[t('records.raid'), t('records.vp'), t('records.mean')]}
      rows={() => shown.map(({ vp }, i) => [from + i + 1, vp, say(means[i] ?? 0)]).reverse()}
    >
      <div ref={box}>
        <svg class="plot" viewBox={`0 0 ${width} ${HEIGHT}`} role="img" aria-label={label(points)}>
          <LevelLines axis={axis} {...FRAME} right={right} />
          {shown.map(({ id, outcome, vp }, i) => (
            <Mark key={id} grade={gradeOf(outcomes, outcome)} x={x(i)} y={y(vp)} />
          ))}
          {shown.length > 1 && <path class="plot__mean" d={line.join('')} />}
        </svg>
      </div>
      <Legend battle={battle} />
    </Figure>
  );
}

const at = (value: number): string => value.toFixed(1);
const say = (value: number): string => decimal(value, locale());

function label(points: readonly number[]): string {
  const [low, high] = [Math.min(...points), Math.max(...points)];
  return t('records.pointsChart', { n: points.length, low, high, mean: say(mean(points)) });
}

interface MarkProps {
  readonly grade: Grade;
  readonly x: number;
  readonly y: number;
}

/** A disc, a ring and a cross: told apart without their colours. */
function Mark({ grade, x, y }: MarkProps) {
  if (grade === 'best') return <circle class="plot__best" cx={x} cy={y} r="3.5" />;
  if (grade === 'middle') return <circle class="plot__middle" cx={x} cy={y} r="3.5" />;
  return <path class="plot__worst" d={`M${x - 3} ${y - 3}l6 6m0-6l-6 6`} />;
}

function Legend({ battle: { game, face } }: { readonly battle: Battle }) {
  const { outcomes } = game.system;
  return (
    <p class="legend" aria-hidden="true">
      {outcomes.map(({ id }) => (
        <span key={id} class="legend__entry">
          <svg class="legend__mark" viewBox="0 0 12 12" aria-hidden="true">
            <Mark grade={gradeOf(outcomes, id)} x={6} y={6} />
          </svg>
          {face.words.outcome(id)}
        </span>
      ))}
    </p>
  );
}

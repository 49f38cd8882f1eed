// The luck of the dice over all games: what each brought, and what it has come to.

import { locale, t } from '../../../words/index.ts';
import { Figure } from '../../kit/charts/figure.tsx';
import { axisOf, place, signed } from '../../kit/charts/scale.ts';
import { useWidth } from '../../kit/charts/use-width.ts';
import type { LuckFace } from '../../sheet/face-report.ts';
import { LevelLines } from './levels-line.tsx';
import { MOST } from './points-chart.tsx';
import { luckCourse } from './stats.ts';

const HEIGHT = 220;
const FRAME = { left: 44, top: 14, bottom: 204 };

export interface LuckChartProps {
  readonly luck: LuckFace;
  readonly facts: readonly unknown[];
}

export function LuckChart({ luck, facts }: LuckChartProps) {
  const { box, width } = useWidth();
  const all = luckCourse(facts.map((one) => luck.of(one)));
  const from = Math.max(0, all.length - MOST);
  const course = all.slice(from);
  const right = width - 12;
  const axis = axisOf([...course.map(({ sum }) => sum), ...course.map(({ game }) => game)]);
  const step = (right - FRAME.left) / Math.max(1, course.length);
  const x = (index: number) => FRAME.left + step * (index + 0.5);
  const y = (value: number) => place(axis, value, FRAME.bottom, FRAME.top);
  const say = (value: number) => signed(value, locale());
  const favour = say(course.at(-1)?.sum ?? 0);
  const bars = course.map(
    ({ game }, i) => `M${x(i).toFixed(1)} ${y(0).toFixed(1)}V${y(game).toFixed(1)}`,
  );
  const line = course.map(
    ({ sum }, i) => `${i === 0 ? 'M' : 'L'}${x(i).toFixed(1)} ${y(sum).toFixed(1)}`,
  );
  return (
    <Figure
      shape="wide"
      title={t('records.luck')}
      text={luck.text(facts, favour)}
      heads={[t('records.raid'), t('records.inRaid'), t('records.sum')]}
      rows={() => course.map(({ game, sum }, i) => [from + i + 1, say(game), say(sum)]).reverse()}
    >
      <div ref={box}>
        <svg
          class="plot"
          viewBox={`0 0 ${width} ${HEIGHT}`}
          role="img"
          aria-label={t('records.luckChart', { favour })}
        >
          <LevelLines axis={axis} {...FRAME} right={right} />
          <path
            class="plot__luck"
            stroke-width={Math.max(1, Math.min(14, step * 0.6))}
            d={bars.join('')}
          />
          <path class="plot__mean" d={line.join('')} />
          {course.length === 1 && (
            <circle class="plot__best" cx={x(0)} cy={y(course[0]?.sum ?? 0)} r="4" />
          )}
        </svg>
      </div>
    </Figure>
  );
}

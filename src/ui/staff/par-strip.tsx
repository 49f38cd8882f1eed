// The planner's raids as a ruler: from the first tenth to the last, the middle one marked, and the player's flag in it.

import type { LevelPar } from '../../engine/par.ts';
import { t } from '../../words/index.ts';
import { useWidth } from '../kit/charts/use-width.ts';
import { whole } from '../kit/figures.ts';

const HEIGHT = 74;
const LINE = 44;
const MARGIN = 24;

interface ParStripProps {
  readonly level: LevelPar;
  readonly points: number;
}

export function ParStrip({ level: { deciles }, points }: ParStripProps) {
  const { box, width } = useWidth();
  const low = deciles[0] ?? 0;
  const high = deciles.at(-1) ?? 0;
  const from = Math.min(low, points) - 2;
  const to = Math.max(high, points) + 2;
  const x = (value: number) => MARGIN + ((width - 2 * MARGIN) * (value - from)) / (to - from);
  return (
    <div class="par-strip" ref={box}>
      <svg
        viewBox={`0 0 ${width} ${HEIGHT}`}
        role="img"
        aria-label={t('par.strip', {
          low: whole(low),
          high: whole(high),
          points: whole(points),
        })}
      >
        <path class="par-strip__line" d={`M${x(from)} ${LINE}H${x(to)}`} />
        <path class="par-strip__box" d={`M${x(low)} ${LINE - 7}H${x(high)}v14H${x(low)}z`} />
        {deciles.map((value, i) => (
          // Nine, in their order.
          <path
            key={`${i} ${value}`}
            class={i === 4 ? 'par-strip__middle' : 'par-strip__tick'}
            d={`M${x(value)} ${LINE - (i === 4 ? 11 : 7)}v${i === 4 ? 22 : 14}`}
          />
        ))}
        {[low, deciles[4] ?? 0, high].map((value, i) => (
          <text key={`${i} ${value}`} x={x(value)} y={HEIGHT - 4} text-anchor="middle">
            {whole(value)}
          </text>
        ))}
        <path class="par-strip__pole" d={`M${x(points)} ${LINE + 10}V6`} />
        <path
          class="par-strip__flag"
          d={`M${x(points)} 6h${flag(x(points), width)}v16h${-flag(x(points), width)}z`}
        />
        <text
          class="par-strip__yours"
          x={x(points) + flag(x(points), width) / 2}
          y="18"
          text-anchor="middle"
        >
          {whole(points)}
        </text>
      </svg>
    </div>
  );
}

/** The flag flies inwards at the right edge. */
const flag = (x: number, width: number): number => (x > width - 3 * MARGIN ? -34 : 34);

// Upright bars with their counts above them and their values below.

import { useWidth } from '../../kit/charts/use-width.ts';

export interface BarsProps {
  readonly label: string; // what the picture says
  readonly bars: ReadonlyArray<{ readonly name: string; readonly count: number }>;
  readonly tone: 'blue' | 'red';
}

const HEIGHT = 190;
const TOP = 24;
const BOTTOM = 164;

export function Bars({ label, bars, tone }: BarsProps) {
  const { box, width } = useWidth();
  const most = Math.max(1, ...bars.map(({ count }) => count));
  const step = width / Math.max(1, bars.length);
  const thick = Math.min(46, step * 0.72);
  return (
    <div ref={box}>
      <svg class="plot" viewBox={`0 0 ${width} ${HEIGHT}`} role="img" aria-label={label}>
        <path class="plot__zero" d={`M0 ${BOTTOM}H${width}`} />
        {bars.map(({ name, count }, index) => {
          const x = step * (index + 0.5);
          const high = ((BOTTOM - TOP) * count) / most;
          return (
            <g key={name}>
              <rect
                class={`plot__bar plot__bar--${tone}`}
                x={x - thick / 2}
                y={BOTTOM - high}
                width={thick}
                height={high}
              />
              {count > 0 && (
                <text class="plot__count" x={x} y={BOTTOM - high - 6} text-anchor="middle">
                  {count}
                </text>
              )}
              <text class="plot__figure" x={x} y={BOTTOM + 18} text-anchor="middle">
                {name}
              </text>
            </g>
          );
        })}
      </svg>
    </div>
  );
}

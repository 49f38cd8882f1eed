// The lines of an axis with their values.

import { type Axis, place } from '../../kit/charts/scale.ts';

export interface LevelLinesProps {
  readonly axis: Axis;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

export function LevelLines({ axis, left, right, top, bottom }: LevelLinesProps) {
  return (
    <>
      {axis.ticks.map((tick) => {
        const y = place(axis, tick, bottom, top);
        return (
          <g key={tick}>
            <path class={tick === 0 ? 'plot__zero' : 'plot__level'} d={`M${left} ${y}H${right}`} />
            <text class="plot__figure" x={left - 8} y={y + 4} text-anchor="end">
              {String(tick).replace('-', '−')}
            </text>
          </g>
        );
      })}
    </>
  );
}

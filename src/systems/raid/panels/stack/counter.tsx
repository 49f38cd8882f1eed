// 2.1 A counter in HTML: silhouette, FT-FA-M, steps, group and what it has done, as the map draws it.

import { Icon } from '../../../../ui/kit/index.ts';
import { type Face, faceOf } from '../../map/contents.ts';
import { silhouetteOf } from '../../map/silhouettes.ts';
import type { RaidState } from '../../rules/state.ts';
import type { Unit } from '../../rules/types.ts';
import './counter.css';

export interface CounterProps {
  readonly state: RaidState;
  readonly unit: Unit;
  readonly small?: boolean;
}

/** Purely a picture: whatever holds it gives it a name. */
export function Counter({ state, unit, small = false }: CounterProps) {
  const face = faceOf(state, unit);
  const reduced = face.steps < face.full;
  const looks = [
    'counter',
    `counter--${face.side}`,
    reduced ? 'counter--reduced' : '',
    face.done ? 'counter--done' : '',
    small ? 'counter--small' : '',
  ];
  return (
    <span class={looks.filter(Boolean).join(' ')} aria-hidden="true">
      {face.group > 0 && <span class={`counter__group counter__group--${face.group}`} />}
      <Figure kind={face.kind} />
      {face.full > 1 && <Pips face={face} />}
      <span class="counter__factors">{face.factors.join('-')}</span>
      {face.done && (
        <span class="counter__done">
          <Icon name="check" size={12} />
        </span>
      )}
    </span>
  );
}

function Figure({ kind }: { readonly kind: number }) {
  return (
    <svg class="counter__figure" viewBox="0 0 64 44" role="presentation">
      {silhouetteOf(kind).map(({ d, stroke, hole }) => (
        <path
          key={d}
          d={d}
          class={hole === true ? 'counter__hole' : 'counter__ink'}
          {...(stroke === undefined ? {} : { fill: 'none', 'stroke-width': stroke })}
          data-line={stroke === undefined ? undefined : ''}
        />
      ))}
    </svg>
  );
}

/** Two dots for two steps; the one that is lost is hollow. */
function Pips({ face }: { readonly face: Face }) {
  return (
    <span class="counter__pips">
      <i />
      <i class={face.steps < face.full ? 'is-lost' : ''} />
    </span>
  );
}

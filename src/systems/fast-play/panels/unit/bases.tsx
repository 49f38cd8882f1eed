// 2.1 The strength of a unit as its row of bases: those that are left, and those that have gone.

import { type State, strengthOf } from '../../rules/state.ts';
import { KINDS, SIDES, type UnitId } from '../../rules/types.ts';

export function Bases({ s, unit }: { readonly s: State; readonly unit: UnitId }) {
  const info = s.scenario.units[unit];
  if (info === undefined) return null;
  const left = strengthOf(s, unit);
  return (
    <span
      class={`fp-bases fp-bases--${SIDES[info.side]} fp-bases--${KINDS[info.kind]}`}
      aria-hidden="true"
    >
      {Array.from({ length: info.strength }, (_, i) => (
        <i key={i} class={i < left ? '' : 'is-gone'} />
      ))}
    </span>
  );
}

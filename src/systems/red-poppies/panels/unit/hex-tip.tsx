// What lies in the square under the pointer.

import { lang } from '../../../../words/index.ts';
import type { State } from '../../rules/state.ts';
import type { HexId } from '../../rules/types.ts';
import { hexText } from '../../text/ground.ts';
import { contents } from '../../text/unit.ts';
import './unit-card.css';

interface HexTipProps {
  readonly position: State;
  readonly place: HexId;
}

export function HexTip({ position, place }: HexTipProps) {
  return (
    <span class="rp-tip">
      {contents(position, place, lang.value).map((line) => (
        <strong key={line}>{line}</strong>
      ))}
      <span>{hexText(position.scenario, place, lang.value, 'names', position)}</span>
    </span>
  );
}

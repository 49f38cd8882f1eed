// What lies in the hex under the pointer.

import { lang } from '../../../../words/index.ts';
import { type State, unitIn } from '../../rules/state.ts';
import { type HexId, NONE } from '../../rules/types.ts';
import { hexText } from '../../text/ground.ts';
import { contents } from '../../text/unit.ts';
import { Bases } from './bases.tsx';
import './unit-card.css';

interface HexTipProps {
  readonly position: State;
  readonly place: HexId;
}

export function HexTip({ position, place }: HexTipProps) {
  const unit = unitIn(position, place);
  return (
    <span class="fp-tip">
      {unit !== NONE && (
        <>
          <strong>{contents(position, place, lang.value)[0]}</strong>
          <Bases s={position} unit={unit} />
        </>
      )}
      <span>{hexText(position.scenario, place, lang.value, 'names', position)}</span>
    </span>
  );
}

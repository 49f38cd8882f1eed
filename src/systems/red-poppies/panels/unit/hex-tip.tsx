// What lies in the square under the pointer, in short: the names on the counters, how they lie and what they are doing.

import { lang } from '../../../../words/index.ts';
import { intended } from '../../map/intended.ts';
import { has, Mark, type State } from '../../rules/state.ts';
import { type HexId, SIDES, type SideId, type UnitId } from '../../rules/types.ts';
import { t } from '../../screen-words/t.ts';
import { groundText, labelOf } from '../../text/ground.ts';
import { marksText } from '../../text/unit.ts';
import { Voice } from '../../text/voice.ts';
import { unitsIn } from '../desk/in-hand.ts';
import './unit-card.css';

interface HexTipProps {
  readonly position: State;
  readonly place: HexId;
}

export function HexTip({ position, place }: HexTipProps) {
  if (intended.value?.path?.at(-1)?.hex === place) return null; // its card says more, and its chances stand there
  const voice = new Voice(position.scenario, lang.value);
  return (
    <span class="rp-tip">
      {SIDES.flatMap((_, side) => unitsIn(position, place, side as SideId)).map((unit) => (
        <span key={unit}>
          <strong>{voice.shortUnit(unit)}</strong> {stateOf(voice, position, unit)}
        </span>
      ))}
      <span>
        {labelOf(voice, place)}: {groundText(voice, place, position)}
      </span>
    </span>
  );
}

const stateOf = (voice: Voice, s: State, unit: UnitId): string =>
  [
    t(has(s, unit, Mark.dispersed) ? 'rp.dispersed' : 'rp.formed'),
    ...marksText(voice, s, unit),
  ].join(', ');

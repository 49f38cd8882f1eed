// 6.6, 7.3 The units that may still be ordered, each under the segment that pays for it.

import { lang } from '../../../../words/index.ts';
import { segmentOfUnit } from '../../rules/orders.ts';
import { facingOf, hexOf, type State, strengthOf } from '../../rules/state.ts';
import type { UnitId } from '../../rules/types.ts';
import { t } from '../../screen-words/t.ts';
import { labelOf } from '../../text/ground.ts';
import { Voice } from '../../text/voice.ts';
import type { BattleDesk } from '../desk/battle-desk.ts';
import { orderable, takeUp } from '../desk/in-hand.ts';
import { Token } from '../tracks/token.tsx';
import { Bases } from '../unit/bases.tsx';
import { pointsLeft, segmentNote } from './segment-notes.ts';

export function UnitChoice({ desk }: { readonly desk: BattleDesk }) {
  const s = desk.orders.position;
  const voice = new Voice(s.scenario, lang.value);
  const units = orderable(s);
  return (
    <div class="fp-segments">
      {s.scenario.segments.map((_, segment) => {
        const here = units.filter((unit) => segmentOfUnit(s, unit) === segment);
        if (here.length === 0) return null;
        return (
          <fieldset key={segment} class="orders__group">
            <legend class="fp-segment">
              <Token look="french">{pointsLeft(s, segment)}</Token> {voice.segment(segment)}
              <small>{segmentNote(s, segment)}</small>
            </legend>
            <div class="orders__list fp-units">
              {here.map((unit) => (
                <UnitButton key={unit} desk={desk} unit={unit} voice={voice} />
              ))}
            </div>
          </fieldset>
        );
      })}
    </div>
  );
}

interface UnitButtonProps {
  readonly desk: BattleDesk;
  readonly unit: UnitId;
  readonly voice: Voice;
}

function UnitButton({ desk, unit, voice }: UnitButtonProps) {
  const s = desk.orders.position;
  return (
    <button
      type="button"
      class="order"
      data-unit={s.scenario.units[unit]?.id}
      onClick={() => takeUp(desk, unit)}
    >
      <span class="order__what">
        {voice.unit(unit)}
        <small>
          {labelOf(voice, hexOf(s, unit))}
          <span class="visually-hidden">
            , {t('fp.unit.faces', { facing: voice.facing(facingOf(s, unit)) })}
          </span>
        </small>
      </span>
      <span class="order__figures numbers">
        <span class="visually-hidden">{strengthWords(s, unit)}</span>
        <Bases s={s} unit={unit} />
        <Arrow facing={facingOf(s, unit)} />
      </span>
    </button>
  );
}

/** 3.3 Which way a unit faces, as an arrow. */
const Arrow = ({ facing }: { readonly facing: number }) => (
  <span class="fp-arrow" aria-hidden="true" style={{ transform: `rotate(${-60 * facing}deg)` }}>
    ➤
  </span>
);

const strengthWords = (s: State, unit: UnitId): string =>
  t('fp.unit.strength', {
    left: strengthOf(s, unit),
    full: s.scenario.units[unit]?.strength ?? 0,
  });

// What stands where the player looks: each unit with what it is doing and the figures of both its sides, and the ground
// it stands on.

import { RuleRef } from '../../../../ui/kit/index.ts';
import { lang } from '../../../../words/index.ts';
import { cite } from '../../rules/rule.ts';
import { has, Mark, type State } from '../../rules/state.ts';
import { type HexId, SIDES, type SideId, type UnitId } from '../../rules/types.ts';
import { t } from '../../screen-words/t.ts';
import { hexText, labelOf } from '../../text/ground.ts';
import { kindText, marksText } from '../../text/unit.ts';
import { Voice } from '../../text/voice.ts';
import type { DeskPart } from '../desk/battle-desk.ts';
import { unitsIn } from '../desk/in-hand.ts';
import './unit-card.css';

export function UnitCard({ desk }: DeskPart<'looks' | 'playback'>) {
  const hex = desk.looks.inspected.value;
  if (hex === null) return null;
  return <Looked s={desk.playback.shown.value} hex={hex} />;
}

function Looked({ s, hex }: { readonly s: State; readonly hex: HexId }) {
  const voice = new Voice(s.scenario, lang.value);
  const units = SIDES.flatMap((_, side) => unitsIn(s, hex, side as SideId));
  return (
    <section class="raid-pad stack-panel rp-card" aria-label={labelOf(voice, hex)}>
      {units.length === 0 && <p>{t('rp.hex.empty')}</p>}
      {units.map((unit) => (
        <Unit key={unit} s={s} unit={unit} voice={voice} />
      ))}
      <p class="rp-card__ground">{hexText(s.scenario, hex, lang.value, 'names', s)}</p>
    </section>
  );
}

interface UnitProps {
  readonly s: State;
  readonly unit: UnitId;
  readonly voice: Voice;
}

function Unit({ s, unit, voice }: UnitProps) {
  const up = has(s, unit, Mark.dispersed) ? 1 : 0;
  const doing = [
    kindText(voice, unit),
    t(up === 1 ? 'rp.dispersed' : 'rp.formed'),
    ...marksText(voice, s, unit),
  ];
  return (
    <>
      <h3 class="rp-card__name">{voice.unit(unit)}</h3>
      <p>{doing.join(', ')}</p>
      <Figures s={s} unit={unit} up={up} />
    </>
  );
}

/** 5.12 Both sides of the counter, the one that is up first. */
function Figures({
  s,
  unit,
  up,
}: Pick<UnitProps, 's' | 'unit'> & {
  readonly up: 0 | 1;
}) {
  const { fp, range, cohesion, movement } = s.scenario;
  return (
    <table class="rp-card__figures numbers">
      <caption class="visually-hidden">{t('rp.card.figures')}</caption>
      <thead>
        <tr>
          <th scope="col">
            <RuleRef rule={cite('5.12')} />
          </th>
          <th scope="col">{t('rp.card.fire')}</th>
          <th scope="col">{t('rp.card.range')}</th>
          <th scope="col">{t('rp.card.cohesion')}</th>
          <th scope="col">{t('rp.card.points')}</th>
        </tr>
      </thead>
      <tbody>
        {[up, 1 - up].map((side) => {
          const face = unit * 2 + side;
          return (
            <tr key={side} class={side === up ? 'is-up' : ''}>
              <th scope="row">{t(side === 1 ? 'rp.dispersed' : 'rp.formed')}</th>
              {[fp, range, cohesion, movement].map((figures, i) => (
                <td key={i}>{figures[face]}</td>
              ))}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

// The order of battle: of each side and kind how many are left, how they lie, who is spent, lost or still to come, and
// where everybody is.

import '../../screen-words/odds.ts';
import { Icon } from '../../../../ui/kit/index.ts';
import { Pop } from '../../../../ui/kit/pop.tsx';
import { lang } from '../../../../words/index.ts';
import { has, hexOf, isOnMap, Mark, type State, sideOf } from '../../rules/state.ts';
import { foeOf, SIDES, type SideId, type UnitId } from '../../rules/types.ts';
import { t } from '../../screen-words/t.ts';
import { kindText } from '../../text/unit.ts';
import { capital, Voice } from '../../text/voice.ts';
import type { DeskPart } from '../desk/battle-desk.ts';

export function ForcesTrack({ desk }: DeskPart<'playback'>) {
  const s = desk.playback.shown.value;
  const { human } = s.scenario;
  const [left, all] = strength(s, human);
  return (
    <Pop
      label={t('rp.order')}
      class="rp-forces"
      face={
        <>
          <Icon name="officer" />
          <span class="rp-track__now">
            <b class="numbers">{left}</b>
            <small>{t('rp.order.left', { all })}</small>
          </span>
        </>
      }
    >
      <h2>{t('rp.order')}</h2>
      {[human, foeOf(human)].map((side) => (
        <SideTable key={side} s={s} side={side} />
      ))}
    </Pop>
  );
}

/** Units of a side that are not lost, and all there are. */
export function strength(s: State, side: SideId): [left: number, all: number] {
  const units = unitsOf(s, side);
  return [units.filter((unit) => !isLost(s, unit)).length, units.length];
}

const unitsOf = (s: State, side: SideId): UnitId[] =>
  s.scenario.units.flatMap((_, unit) =>
    sideOf(s, unit) === side && has(s, unit, Mark.here) ? [unit] : [],
  );
const isLost = (s: State, unit: UnitId): boolean => has(s, unit, Mark.destroyed);

interface SideProps {
  readonly s: State;
  readonly side: SideId;
}

const COLUMNS = ['formed', 'dispersed', 'spent', 'lost', 'toCome'] as const;
const IS_IN: Readonly<Record<(typeof COLUMNS)[number], (s: State, unit: UnitId) => boolean>> = {
  formed: (s, unit) => isOnMap(s, unit) && !has(s, unit, Mark.dispersed),
  dispersed: (s, unit) => isOnMap(s, unit) && has(s, unit, Mark.dispersed),
  spent: (s, unit) => isOnMap(s, unit) && has(s, unit, Mark.spent),
  lost: isLost,
  toCome: (s, unit) => !isOnMap(s, unit) && !has(s, unit, Mark.destroyed | Mark.left),
};

function SideTable({ s, side }: SideProps) {
  const voice = new Voice(s.scenario, lang.value);
  const units = unitsOf(s, side);
  const kinds = [...new Set(units.map((unit) => kindText(voice, unit)))];
  return (
    <>
      <table class="rp-forces__table">
        <caption>{t(`rp.order.${SIDES[side]}`)}</caption>
        <thead>
          <tr>
            <td />
            {COLUMNS.map((column) => (
              <th key={column} scope="col">
                {t(`rp.order.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {kinds.map((kind) => {
            const those = units.filter((unit) => kindText(voice, unit) === kind);
            return (
              <tr key={kind}>
                <th scope="row">{capital([kind])}</th>
                {COLUMNS.map((column) => {
                  const n = those.filter((unit) => IS_IN[column](s, unit)).length;
                  return (
                    <td key={column} class="numbers">
                      {n === 0 ? '–' : n}
                    </td>
                  );
                })}
              </tr>
            );
          })}
        </tbody>
      </table>
      <details>
        <summary>{t('rp.order.places')}</summary>
        <p class="rp-note">
          {units
            .filter((unit) => isOnMap(s, unit))
            .map((unit) => `${voice.shortUnit(unit)} ${voice.square(hexOf(s, unit))}`)
            .join(', ')}
        </p>
      </details>
    </>
  );
}

// What stands where the player looks: the unit with its strength, its facing, its marks of the turn, its dice by range,
// and the ground it stands on.

import { RuleRef } from '../../../../ui/kit/index.ts';
import { lang } from '../../../../words/index.ts';
import { tableRow } from '../../rules/dice.ts';
import { cite } from '../../rules/rule.ts';
import {
  facingOf,
  hasOption,
  Option,
  type State,
  sideOf,
  strengthOf,
  unitIn,
} from '../../rules/state.ts';
import { type HexId, Kind, NONE, SIDES, Side, type UnitId } from '../../rules/types.ts';
import { t } from '../../screen-words/t.ts';
import { hexText, labelOf } from '../../text/ground.ts';
import { kindText, marksText } from '../../text/unit.ts';
import { Voice } from '../../text/voice.ts';
import type { DeskPart } from '../desk/battle-desk.ts';
import { Bases } from './bases.tsx';
import './unit-card.css';

export function UnitCard({ desk }: DeskPart<'looks' | 'playback'>) {
  const hex = desk.looks.inspected.value;
  if (hex === null) return null;
  return <Looked s={desk.playback.shown.value} hex={hex} />;
}

function Looked({ s, hex }: { readonly s: State; readonly hex: HexId }) {
  const voice = new Voice(s.scenario, lang.value);
  const unit = unitIn(s, hex);
  return (
    <section class="raid-pad stack-panel fp-card" aria-label={labelOf(voice, hex)}>
      {unit === NONE ? <p>{t('fp.hex.empty')}</p> : <Unit s={s} unit={unit} voice={voice} />}
      <p class="fp-card__ground">{hexText(s.scenario, hex, lang.value, 'names', s)}</p>
    </section>
  );
}

interface UnitProps {
  readonly s: State;
  readonly unit: UnitId;
  readonly voice: Voice;
}

function Unit({ s, unit, voice }: UnitProps) {
  const info = s.scenario.units[unit];
  if (info === undefined) return null;
  const marks = marksText(voice, s, unit);
  const state = marks.length === 0 ? [t('fp.unit.waits')] : marks;
  return (
    <>
      <h3 class={`fp-card__name fp-card__name--${SIDES[sideOf(s, unit)]}`}>
        {voice.fullUnit(unit)}
      </h3>
      <p class="fp-card__line">
        <Bases s={s} unit={unit} />
        <span>
          {t('fp.unit.strengthLong', { left: strengthOf(s, unit), full: info.strength })},{' '}
          {t('fp.unit.faces', { facing: voice.facing(facingOf(s, unit)) })}
        </span>
      </p>
      <p class="fp-card__line">
        {kindText(voice, unit)} · {state.join(', ')}
      </p>
      <DiceTable s={s} unit={unit} />
      {info.side === Side.german && voice.mission(unit) !== '' && (
        <p class="fp-means">{t('fp.unit.mission', { mission: voice.mission(unit) })}</p>
      )}
    </>
  );
}

/** 11.1 */
function DiceTable({ s, unit }: Pick<UnitProps, 's' | 'unit'>) {
  const info = s.scenario.units[unit];
  if (info === undefined) return null;
  const late = hasOption(s, Option.secondPeriod);
  const rows =
    info.kind === Kind.infantry
      ? ([
          ['fp.unit.diceStill', tableRow(info, false, late)],
          ['fp.unit.diceMoved', tableRow(info, true, late)],
        ] as const)
      : ([['fp.odds.total', tableRow(info, false, late)]] as const);
  const most = Math.max(...rows.map(([, row]) => row.length));
  const ranges = Array.from({ length: most }, (_, i) => i);
  return (
    <table class="fp-card__dice numbers">
      <caption>
        {t('fp.unit.dice')} <RuleRef rule={cite('11.1')} />
      </caption>
      <thead>
        <tr>
          <td />
          {ranges.map((i) => (
            <th key={i} scope="col">
              {i + 1}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([key, row]) => (
          <tr key={key}>
            <th scope="row">{t(key)}</th>
            {ranges.map((i) => (
              <td key={i}>{row[i] ?? '–'}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

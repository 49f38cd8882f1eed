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
      {alikeIn(s, voice, units).map((alike) => (
        <Alike key={alike[0]} s={s} units={alike} voice={voice} />
      ))}
      <p class="rp-card__ground">{hexText(s.scenario, hex, lang.value, 'names', s)}</p>
    </section>
  );
}

/** Those who follow one another and of whom the same is to be told are told of together. */
function alikeIn(s: State, voice: Voice, units: readonly UnitId[]): UnitId[][] {
  const groups: UnitId[][] = [];
  for (const unit of units) {
    const last = groups.at(-1);
    const [first] = last ?? [];
    if (first !== undefined && toldOf(s, voice, first) === toldOf(s, voice, unit)) last?.push(unit);
    else groups.push([unit]);
  }
  return groups;
}

const toldOf = (s: State, voice: Voice, unit: UnitId): string =>
  [doingOf(s, voice, unit), ...figuresOf(s, unit, 0), ...figuresOf(s, unit, 1)].join();

const isDispersed = (s: State, unit: UnitId): boolean => has(s, unit, Mark.dispersed);

const doingOf = (s: State, voice: Voice, unit: UnitId): string =>
  [
    kindText(voice, unit),
    t(isDispersed(s, unit) ? 'rp.dispersed' : 'rp.formed'),
    ...marksText(voice, s, unit),
  ].join(', ');

/** 5.12 */
const figuresOf = (
  { scenario: { fp, range, cohesion, movement } }: State,
  unit: UnitId,
  side: number,
) => [fp, range, cohesion, movement].map((figures) => figures[unit * 2 + side] ?? 0);

interface AlikeProps {
  readonly s: State;
  readonly units: readonly UnitId[];
  readonly voice: Voice;
}

function Alike({ s, units, voice }: AlikeProps) {
  const [unit] = units;
  if (unit === undefined) return null;
  return (
    <>
      <h3 class="rp-card__name">{voice.list(units.map((one) => voice.unit(one)))}</h3>
      <p>{doingOf(s, voice, unit)}</p>
      <Figures s={s} unit={unit} up={isDispersed(s, unit) ? 1 : 0} />
    </>
  );
}

interface FiguresProps {
  readonly s: State;
  readonly unit: UnitId;
  readonly up: 0 | 1;
}

/** 5.12 Both sides of the counter, the one that is up first. */
function Figures({ s, unit, up }: FiguresProps) {
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
        {[up, 1 - up].map((side) => (
          <tr key={side} class={side === up ? 'is-up' : ''}>
            <th scope="row">{t(side === 1 ? 'rp.dispersed' : 'rp.formed')}</th>
            {figuresOf(s, unit, side).map((figure, i) => (
              <td key={i}>{figure}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

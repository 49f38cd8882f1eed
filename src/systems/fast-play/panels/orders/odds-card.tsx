// 11.14, 12.4 The odds of an attack in full: what it can bring, exactly, with everybody who is pledged on the same
// target, and where its own dice come from, rule by rule.

import { type Fraction, percent, sum, toNumber } from '../../../../engine/fraction.ts';
import type { Action } from '../../../../engine/system.ts';
import { RuleRef } from '../../../../ui/kit/index.ts';
import { Ruled } from '../../../../ui/kit/ruled.tsx';
import { lang } from '../../../../words/index.ts';
import type { FightOdds } from '../../odds/fight-odds.ts';
import * as A from '../../rules/actions.ts';
import { cite } from '../../rules/rule.ts';
import type { State } from '../../rules/state.ts';
import type { UnitId } from '../../rules/types.ts';
import { t } from '../../screen-words/t.ts';
import { diceSum } from '../../text/sums.ts';
import { Voice } from '../../text/voice.ts';
import { fightOf, placeAfter } from './attack-odds.ts';
import './orders.css';

export const hasOdds = (_: State, action: Action): boolean => A.kindOf(action) === A.Do.attack;

interface OddsProps {
  readonly position: State;
  readonly action: Action;
}

export function OddsCard({ position: s, action }: OddsProps) {
  const voice = new Voice(s.scenario, lang.value);
  const fight = fightOf(s, action);
  if (fight === null) return null;
  const unit = A.unitOf(action);
  return (
    <div class="fp-odds" id="odds-words">
      <h3>
        {voice.list(fight.attackers.map((one) => voice.unit(one.unit)))} →{' '}
        {voice.unit(fight.target)}
      </h3>
      <HitsBar fight={fight} />
      <Results fight={fight} to={whereTo(s, action, voice)} />
      <p class="fp-means">{t(fight.attackers.length > 1 ? 'fp.odds.with' : 'fp.odds.alone')}</p>
      <Reasons fight={fight} unit={unit} voice={voice} />
    </div>
  );
}

/** The number of hits as a bar: none first, hatched. */
function HitsBar({ fight: { hits } }: { readonly fight: FightOdds }) {
  return (
    <div class="fp-odds__bar" aria-hidden="true">
      {hits.map((chance, n) => (
        <span key={n} style={{ width: `${100 * toNumber(chance)}%` }}>
          {toNumber(chance) > 0.08 ? n : ''}
        </span>
      ))}
    </div>
  );
}

/** 13.4 Where it would fall back to, as a sentence says it. */
function whereTo(s: State, action: Action, voice: Voice): string | null {
  const hex = placeAfter(s, action);
  return hex === null ? null : voice.spot(hex);
}

interface ResultsProps {
  readonly fight: FightOdds;
  readonly to: string | null;
}

function Results({ fight, to }: ResultsProps) {
  const back = to === null ? t('fp.odds.back') : t('fp.odds.backTo', { hex: to });
  const rows: ReadonlyArray<readonly [string, Fraction, string]> = [
    [t('fp.odds.hit'), sum(fight.hits.slice(1)), '12.4'],
    [back, sum(fight.back.slice(1)), '13.1'],
    [t('fp.odds.destroyed'), fight.destroyed, '2.2'],
  ];
  return (
    <table>
      <tbody>
        {rows.map(([what, chance, rule]) => (
          <tr key={what}>
            <th scope="row">
              {what} <RuleRef rule={cite(rule)} />
            </th>
            <td class="numbers">{percent(chance)} %</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface ReasonsProps {
  readonly fight: FightOdds;
  readonly unit: UnitId;
  readonly voice: Voice;
}

/** Where the dice of the unit that is asked about come from. */
function Reasons({ fight, unit, voice }: ReasonsProps) {
  const parts = fight.attackers.find((one) => one.unit === unit)?.parts;
  if (parts === undefined) return null;
  const dice = diceSum(voice, '', parts);
  return (
    <table>
      <caption>{t('fp.odds.reasons')}</caption>
      <tbody>
        {dice.parts.map(({ what, value, rule }) => (
          <tr key={what}>
            <th scope="row">
              <Ruled sentence={[`${what} `, rule]} />
            </th>
            <td class="numbers">{value}</td>
          </tr>
        ))}
        <tr class="fp-odds__sum">
          <th scope="row">{t('fp.odds.reasonsSum')}</th>
          <td class="numbers">{dice.total}</td>
        </tr>
      </tbody>
    </table>
  );
}

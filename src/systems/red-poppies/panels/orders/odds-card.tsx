// The odds of an order in full: a move hex by hex and gun by gun, a shot with what answers it, a melee, shells with where
// they may fall; with every figure that the dice are up against, rule by rule.

import '../../screen-words/odds.ts';
import { percent, ZERO } from '../../../../engine/fraction.ts';
import type { Action } from '../../../../engine/system.ts';
import { RuleRef } from '../../../../ui/kit/index.ts';
import { lang } from '../../../../words/index.ts';
import type { FightOdds } from '../../odds/fight-odds.ts';
import * as A from '../../rules/actions.ts';
import { cite } from '../../rules/rule.ts';
import { aimOf, loadOf, type State } from '../../rules/state.ts';
import { t } from '../../screen-words/t.ts';
import { offerText } from '../../text/actions.ts';
import { Voice } from '../../text/voice.ts';
import { Checks } from './check-list.tsx';
import { FallCard } from './fall-card.tsx';
import { fallOf, oddsOf } from './known-odds.ts';
import { MoveCard } from './move-card.tsx';
import './odds-card.css';

const WITH_ODDS: ReadonlySet<A.Verb | undefined> = new Set<A.Verb | undefined>([
  ...(['move', 'move-both', 'climb', 'climb-both', 'melee', 'melee-both', 'strike'] as const),
  ...(['fire', 'fire-at', 'shoot', 'shoot-at', 'return', 'return-at'] as const),
  ...(['target', 'cancel'] as const),
]);

export const hasOdds = (_: State, action: Action): boolean => WITH_ODDS.has(A.verbOf(action));

interface OddsProps {
  readonly position: State;
  readonly action: Action;
  readonly stepwise?: boolean;
}

export function OddsCard({ position: s, action, stepwise = false }: OddsProps) {
  switch (A.verbOf(action)) {
    case 'move':
    case 'move-both':
    case 'climb':
    case 'climb-both':
      return <MoveCard s={s} action={action} stepwise={stepwise} />;
    case 'target':
      return (
        <FallCard s={s} fall={fallOf(s, A.whoOf(action), A.whereOf(action), A.howOf(action))} />
      );
    case 'cancel': {
      const battery = A.whoOf(action);
      return <FallCard s={s} fall={fallOf(s, battery, aimOf(s, battery), loadOf(s, battery))} />;
    }
    default: {
      const fight = oddsOf(s, action)?.fight;
      return fight === undefined ? null : <FightCard s={s} action={action} fight={fight} />;
    }
  }
}

interface FightProps {
  readonly s: State;
  readonly action: Action;
  readonly fight: FightOdds;
}

function FightCard({ s, action, fight }: FightProps) {
  const voice = new Voice(s.scenario, lang.value);
  const [own = ZERO, foe = ZERO] = fight.hallows;
  const verb = A.verbOf(action);
  const answered = verb === 'fire' || verb === 'fire-at';
  return (
    <div class="rp-odds" id="odds-words">
      <h3>{offerText(s, action, lang.value)}</h3>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('rp.odds.unit')}</th>
            <th scope="col">{t('rp.odds.breaks')}</th>
            <th scope="col">{t('rp.odds.destroyed')}</th>
          </tr>
        </thead>
        <tbody>
          {fight.units.map(({ unit, broken, destroyed }) => (
            <tr key={unit}>
              <th scope="row">{voice.shortUnit(unit)}</th>
              <td class="numbers">{percent(broken)} %</td>
              <td class="numbers">{percent(destroyed)} %</td>
            </tr>
          ))}
        </tbody>
      </table>
      {fight.targets.map(([unit, target]) => (
        <p key={unit} class="rp-note">
          {t('rp.odds.strikes', { unit: voice.shortUnit(unit), target: voice.shortUnit(target) })}
        </p>
      ))}
      {answered && (
        <p class="rp-note">
          {fight.answers.length === 0
            ? t('rp.odds.noAnswer')
            : t('rp.odds.answers', {
                units: voice.list(fight.answers.map((unit) => voice.shortUnit(unit))),
              })}{' '}
          <RuleRef rule={cite('6.36')} />
        </p>
      )}
      {fight.tires.n > 0n && (
        <p class="rp-note">
          {t('rp.odds.tires', { chance: percent(fight.tires) })} <RuleRef rule={cite('6.32')} />
        </p>
      )}
      {own.n + foe.n > 0n && (
        <p class="rp-note">
          {t('rp.odds.hallows', { own: percent(own), foe: percent(foe) })}{' '}
          <RuleRef rule={cite('5.456')} />
        </p>
      )}
      <Checks voice={voice} checks={fight.checks} />
    </div>
  );
}

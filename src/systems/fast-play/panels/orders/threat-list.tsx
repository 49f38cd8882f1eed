// The threat view: which of the player's units the Germans would fire at as all stand now, the likeliest to be hit first.

import { percent, sum, toNumber } from '../../../../engine/fraction.ts';
import { RuleRef } from '../../../../ui/kit/index.ts';
import { helpIsOn } from '../../../../ui/kit/prefs/settings.ts';
import { lang } from '../../../../words/index.ts';
import type { FightOdds } from '../../odds/fight-odds.ts';
import type { UnitThreat } from '../../odds/threats.ts';
import { cite } from '../../rules/rule.ts';
import { hexOf, type State } from '../../rules/state.ts';
import { t } from '../../screen-words/t.ts';
import { labelOf } from '../../text/ground.ts';
import { Voice } from '../../text/voice.ts';
import type { DeskPart } from '../desk/battle-desk.ts';
import { threatsOf } from './threats.ts';

const hitOf = ({ hits }: FightOdds) => sum(hits.slice(1));

export function ThreatPanel({ desk }: DeskPart<'orders' | 'looks'>) {
  if (!helpIsOn('threats') || !desk.looks.threatsOn.value) return null;
  const s = desk.orders.position;
  const aimedAt = threatsOf(s)
    .flatMap((threat) => (threat.odds === null ? [] : [{ threat, odds: threat.odds }]))
    .sort((a, b) => toNumber(hitOf(b.odds)) - toNumber(hitOf(a.odds)));
  return (
    <section class="fp-seen" aria-label={t('fp.threats')}>
      <h3>
        {t('fp.threats')} <RuleRef rule={cite('20.20')} />
      </h3>
      {aimedAt.length === 0 && <p>{t('fp.threats.none')}</p>}
      <ul>
        {aimedAt.map(({ threat, odds }) => (
          <Threatened key={threat.unit} s={s} threat={threat} odds={odds} />
        ))}
      </ul>
    </section>
  );
}

interface ThreatenedProps {
  readonly s: State;
  readonly threat: UnitThreat;
  readonly odds: FightOdds;
}

function Threatened({ s, threat, odds }: ThreatenedProps) {
  const voice = new Voice(s.scenario, lang.value);
  const more = [...new Set(threat.reach.map(({ unit }) => voice.unit(unit)))];
  const values = { unit: voice.unit(threat.unit), n: odds.dice, chance: percent(hitOf(odds)) };
  return (
    <li>
      <b>{t('fp.threats.one', values)}</b>
      <ul>
        {threat.shots.map(({ unit, parts }) => (
          <li key={unit}>
            {t('fp.threats.shot', {
              unit: voice.unit(unit),
              from: `(${labelOf(voice, hexOf(s, unit))})`,
              n: parts.total,
            })}
          </li>
        ))}
        {more.length > 0 && <li>{t('fp.threats.reach', { units: voice.list(more) })}</li>}
      </ul>
    </li>
  );
}

// 5.1 The turn track: the hour, how many turns are left, and who is still on the march.

import { Icon, RuleRef } from '../../../../ui/kit/index.ts';
import { Pop } from '../../../../ui/kit/pop.tsx';
import { lang } from '../../../../words/index.ts';
import { arrivalTurn, isToCome } from '../../rules/arrivals.ts';
import { cite } from '../../rules/rule.ts';
import { G, get, type State } from '../../rules/state.ts';
import { t } from '../../screen-words/t.ts';
import { Voice } from '../../text/voice.ts';
import type { DeskPart } from '../desk/battle-desk.ts';

export function TurnTrack({ desk }: DeskPart<'playback'>) {
  const s = desk.playback.shown.value;
  const { turns } = s.scenario;
  const turn = Math.max(1, get(s, G.turn));
  const voice = new Voice(s.scenario, lang.value);
  const clock = voice.hour(turn);
  return (
    <Pop
      label={t('fp.turn')}
      class="fp-turn"
      face={
        <>
          <Icon name={turn === turns ? 'moon' : 'sun'} />
          <span class="fp-track__now">
            <b class="numbers">{clock}</b>
            <small>{t('fp.turn.short', { turn, turns })}</small>
          </span>
        </>
      }
    >
      <h2>
        {t('fp.turn.long', { turn, turns, clock })} <RuleRef rule={cite('5.1')} />
      </h2>
      <p>{turn === turns ? t('fp.turn.last') : t('fp.turn.left', { n: turns - turn })}</p>
      <OnTheMarch s={s} voice={voice} />
    </Pop>
  );
}

/** 15.2 Who comes when. */
function OnTheMarch({ s, voice }: { readonly s: State; readonly voice: Voice }) {
  const coming = s.scenario.units
    .flatMap((_, unit) => (isToCome(s, unit) ? [unit] : []))
    .sort((a, b) => arrivalTurn(s, a) - arrivalTurn(s, b));
  if (coming.length === 0) return <p>{t('fp.turn.nobody')}</p>;
  return (
    <>
      <h3>
        {t('fp.turn.coming')} <RuleRef rule={cite('15.2')} />
      </h3>
      <ul>
        {coming.map((unit) => {
          const turn = Math.max(arrivalTurn(s, unit), get(s, G.turn));
          const values = { unit: voice.unit(unit), turn, clock: voice.hour(turn) };
          return <li key={unit}>{t('fp.turn.comes', values)}</li>;
        })}
      </ul>
    </>
  );
}

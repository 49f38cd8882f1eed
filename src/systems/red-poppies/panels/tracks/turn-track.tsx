// 4.01 The turn track: the hour, how many turns are left, and who is still to come.

import { Icon, RuleRef } from '../../../../ui/kit/index.ts';
import { Pop } from '../../../../ui/kit/pop.tsx';
import { lang } from '../../../../words/index.ts';
import { cite } from '../../rules/rule.ts';
import { has, isOnMap, Mark, type State, turnOf } from '../../rules/state.ts';
import { t } from '../../screen-words/t.ts';
import { Voice } from '../../text/voice.ts';
import type { DeskPart } from '../desk/battle-desk.ts';

export function TurnTrack({ desk }: DeskPart<'playback'>) {
  const s = desk.playback.shown.value;
  const { turns } = s.scenario;
  const turn = turnOf(s);
  const voice = new Voice(s.scenario, lang.value);
  const clock = voice.hour(Math.max(1, turn));
  return (
    <Pop
      label={t('rp.turn')}
      class="rp-turn"
      face={
        <>
          <Icon name="sun" />
          <span class="rp-track__now">
            <b class="numbers">{clock}</b>
            <small>{turn < 1 ? t('rp.turn.before') : t('rp.turn.short', { turn, turns })}</small>
          </span>
          <Cells s={s} turn={turn} />
        </>
      }
    >
      <h2>
        {turn < 1 ? t('rp.turn.before') : t('rp.turn.long', { turn, turns, clock })}{' '}
        <RuleRef rule={cite('4.01')} />
      </h2>
      {turn > 0 && (
        <p>{turn === turns ? t('rp.turn.last') : t('rp.turn.left', { n: turns - turn })}</p>
      )}
      <StillToCome s={s} voice={voice} />
    </Pop>
  );
}

/** Every turn, those at whose end ground counts with a red head; where there is room for it. */
function Cells({ s: { scenario }, turn }: { readonly s: State; readonly turn: number }) {
  const { turns, heldTurns } = scenario;
  return (
    <span class="rp-turn__cells" aria-hidden="true">
      {Array.from({ length: turns }, (_, i) => i + 1).map((n) => {
        const when = n === turn ? 'is-now' : n < turn ? 'is-past' : '';
        const dark = scenario.dark[n] === 1 ? 'is-dark' : '';
        const counted = n > turns - heldTurns ? 'is-counted' : '';
        return (
          <i key={n} class={`rp-turn__cell ${when} ${dark} ${counted}`}>
            {n}
          </i>
        );
      })}
    </span>
  );
}

/** 10.11, 10.12 */
function StillToCome({ s, voice }: { readonly s: State; readonly voice: Voice }) {
  const groups = s.scenario.reinforcements
    .map(({ turn, units }) => ({
      turn,
      units: units.filter((unit) => has(s, unit, Mark.here) && isOff(s, unit)),
    }))
    .filter(({ units }) => units.length > 0);
  if (groups.length === 0) return null;
  return (
    <>
      <h3>
        {t('rp.turn.coming')} <RuleRef rule={cite('10.11')} />
      </h3>
      <ul>
        {groups.map(({ turn, units }) => (
          <li key={units[0]}>
            {t('rp.turn.comes', {
              units: voice.list(units.map((unit) => voice.shortUnit(unit))),
              turn,
              clock: voice.hour(turn),
            })}
          </li>
        ))}
      </ul>
    </>
  );
}

const isOff = (s: State, unit: number): boolean =>
  !isOnMap(s, unit) && !has(s, unit, Mark.destroyed | Mark.left);

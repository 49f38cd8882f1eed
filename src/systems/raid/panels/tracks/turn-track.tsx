// 1.4 The turn track: where the raid stands, the clock, and what the light does to fire.

import { Icon, RuleRef } from '../../../../ui/kit/index.ts';
import { Pop } from '../../../../ui/kit/pop.tsx';
import { inHours } from '../../../../words/card.ts';
import { cite } from '../../rules/rule.ts';
import { G, get } from '../../rules/state.ts';
import { t } from '../../screen-words/t.ts';
import type { DeskPart } from '../desk/raid-desk.ts';
import './tracks.css';

type Light = 'dark' | 'half' | 'day';

export function TurnTrack({ desk }: DeskPart<'playback'>) {
  const state = desk.playback.shown.value;
  const { clock, light, turns } = state.scenario;
  const turn = Math.max(1, get(state, G.turn));
  const now = lightOf(light[turn]);
  const all = Array.from({ length: turns }, (_, i) => i + 1);
  return (
    <Pop
      label={t('raid.turn.title')}
      class="turn-track"
      face={
        <>
          <Icon name={now === 'day' ? 'sun' : 'moon'} />
          <span class="turn-track__now">
            <b class="numbers">{inHours(clock[turn] ?? '')}</b>
            <small>{t('raid.turn.short', { turn, turns })}</small>
          </span>
          <span class="turn-track__cells" aria-hidden="true">
            {all.map((n) => (
              <i key={n} class={cellClass(n, turn, lightOf(light[n]))}>
                {n}
              </i>
            ))}
          </span>
        </>
      }
    >
      <h3>
        {t('raid.turn.long', { turn, turns, clock: inHours(clock[turn] ?? '') })}{' '}
        <RuleRef rule={cite('1.4')} />
      </h3>
      <p>
        {t(`raid.light.${now}`)} <RuleRef rule={cite('11.1b')} />
      </p>
      <p>{t('raid.turn.left', { n: turns - turn })}</p>
    </Pop>
  );
}

/** 11.1b What the light takes from sniper and mortar tells how light it is. */
function lightOf(modifier: number | undefined): Light {
  if (modifier === undefined || modifier === 0) return 'day';
  return modifier <= -2 ? 'dark' : 'half';
}

function cellClass(cell: number, turn: number, light: Light): string {
  const when = cell === turn ? ' is-now' : cell < turn ? ' is-past' : '';
  return `turn-track__cell turn-track__cell--${light}${when}`;
}

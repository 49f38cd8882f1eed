// 4.11, 4.23 The couplets that are left this turn, each with its two halves in the order in which they come.

import { RuleRef } from '../../../../ui/kit/index.ts';
import { Pop } from '../../../../ui/kit/pop.tsx';
import { cite } from '../../rules/rule.ts';
import { G, get, type State, turnOf } from '../../rules/state.ts';
import { foeOf, SIDES, type SideId } from '../../rules/types.ts';
import { t } from '../../screen-words/t.ts';
import type { DeskPart } from '../desk/battle-desk.ts';

interface Half {
  readonly side: SideId;
  readonly now: boolean;
}

/** The halves that are still to come, the one that is going on first. */
function halvesOf(s: State): Half[] {
  const first = get(s, G.initiative) as SideId;
  const halves = Array.from({ length: get(s, G.couplets) * 2 }, (_, n): SideId => {
    return n % 2 === 0 ? first : foeOf(first);
  });
  return halves.slice(get(s, G.half)).map((side, n) => ({ side, now: n === 0 }));
}

export function Couplets({ desk }: DeskPart<'playback'>) {
  const s = desk.playback.shown.value;
  if (turnOf(s) < 1) return null;
  const n = get(s, G.couplets);
  const halves = halvesOf(s);
  return (
    <Pop
      label={t('rp.couplets')}
      class="rp-couplets"
      face={
        <>
          <span class="visually-hidden">{t('rp.couplets.left', { n })}</span>
          <span class="rp-couplets__row" aria-hidden="true">
            <b class="rp-couplets__n numbers">{n}</b>
            {halves.map(({ side, now }, i) => (
              <i key={i} class={`rp-half rp-half--${SIDES[side]}${now ? ' is-now' : ''}`} />
            ))}
          </span>
        </>
      }
    >
      <h2>
        {t('rp.couplets.left', { n })} <RuleRef rule={cite('4.23')} />
      </h2>
      <p>
        {t(`rp.couplets.${SIDES[get(s, G.initiative) as SideId]}`)} <RuleRef rule={cite('4.11')} />
      </p>
      <ol>
        {halves.map(({ side }, i) => (
          <li key={i}>
            {t(side === s.scenario.human ? 'rp.couplets.yours' : 'rp.couplets.theirs')}
          </li>
        ))}
      </ol>
    </Pop>
  );
}

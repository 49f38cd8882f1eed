// 11.2f, 11.2g After a round: go on, break off, or take the last German prisoner; only what the rules allow.

import { useEffect } from 'preact/hooks';
import type { Action } from '../../../../engine/system.ts';
import { Button, type IconName, RuleRef } from '../../../../ui/kit/index.ts';
import { isTyping } from '../../../../ui/kit/keys/help.ts';
import { lang } from '../../../../words/index.ts';
import type { Odds } from '../../odds/odds.ts';
import { act, Do, doing } from '../../rules/actions.ts';
import { cite } from '../../rules/rule.ts';
import { G, get } from '../../rules/state.ts';
import { t } from '../../screen-words/t.ts';
import { describeAction } from '../../text/action.ts';
import { Voice } from '../../text/voice.ts';
import type { RaidDesk } from '../desk/raid-desk.ts';
import { oddsOf } from '../orders/odds-cache.ts';
import { AssaultWords, WakeWords } from './odds-words.tsx';

const ICONS: Readonly<Record<number, IconName>> = {
  [Do.goOn]: 'grenade',
  [Do.breakOff]: 'undo',
  [Do.prisoner]: 'prisoner',
};
const RULES: Readonly<Record<number, string>> = {
  [Do.goOn]: '11.2f',
  [Do.breakOff]: '11.2f',
  [Do.prisoner]: '11.2g',
};

export function AfterRound({ desk }: { readonly desk: RaidDesk }) {
  const { actions } = desk.orders.asked.value;
  const voice = new Voice(desk.session.scenario, lang.value);
  useEffect(() => hearNumbers(desk), [desk]);
  const goOn = actions.includes(act(Do.goOn)) ? oddsOf(desk.orders.position, act(Do.goOn)) : null;
  return (
    <footer class="assault__foot">
      {goOn?.assault && <AssaultWords assault={goOn.assault} />}
      <WakeWords voice={voice} wakes={goOn?.wakes ?? []} />
      <ul class="assault__choices">
        {actions.map((action, i) => (
          <li key={action}>
            <Choice desk={desk} action={action} number={i + 1} />
            <p>
              {meaning(desk, voice, action)}{' '}
              <RuleRef rule={cite(RULES[doing(action)] ?? '11.2f')} />
            </p>
            {doing(action) === Do.breakOff && (
              <BreakOffWakes voice={voice} odds={oddsOf(desk.orders.position, action)} />
            )}
          </li>
        ))}
      </ul>
    </footer>
  );
}

/** The number of a choice chooses it, wherever the focus is. */
function hearNumbers(desk: RaidDesk): () => void {
  const hear = (event: KeyboardEvent) => {
    const { kind, actions } = desk.orders.asked.value;
    const action = /^[1-9]$/.test(event.key) ? actions[Number(event.key) - 1] : undefined;
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (isTyping(event) || action === undefined || kind !== 'round' || !desk.orders.ready.value)
      return;
    event.preventDefault();
    void desk.orders.do(action);
  };
  window.addEventListener('keydown', hear);
  return () => window.removeEventListener('keydown', hear);
}

interface ChoiceProps {
  readonly desk: RaidDesk;
  readonly action: Action;
  readonly number: number; // its key
}

function Choice({ desk, action, number }: ChoiceProps) {
  const kind = doing(action);
  return (
    <Button
      look={kind === Do.goOn ? 'primary' : 'secondary'}
      icon={ICONS[kind] ?? 'dice'}
      hint={String(number)}
      wide
      onClick={() => void desk.orders.do(action)}
    >
      {describeAction(desk.session.scenario, action, lang.value)}
    </Button>
  );
}

function meaning(desk: RaidDesk, voice: Voice, action: Action): string {
  switch (doing(action)) {
    case Do.breakOff:
      return t('assault.breakOff', { place: voice.at(get(desk.orders.position, G.origin)) });
    case Do.prisoner:
      return t('assault.prisoner');
    default:
      return t('assault.goOn');
  }
}

interface BreakOffWakesProps {
  readonly voice: Voice;
  readonly odds: Odds | null;
}

/** 10.3 Falling back is heard as well. */
function BreakOffWakes({ voice, odds }: BreakOffWakesProps) {
  const wakes = odds?.wakes ?? [];
  return wakes.length === 0 ? null : <WakeWords voice={voice} wakes={wakes} fellBack />;
}

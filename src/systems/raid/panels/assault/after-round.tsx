// 11.2f, 11.2g After a round: go on, break off, or take the last German prisoner; only what the rules allow.

import { useEffect } from 'preact/hooks';
import type { Action } from '../../../../engine/system.ts';
import { Button, type IconName, RuleRef } from '../../../../ui/kit/index.ts';
import { isTyping } from '../../../../ui/kit/keys/help.ts';
import type { RaidController } from '../../../../ui/play/controller.ts';
import { lang, t } from '../../../../words/index.ts';
import type { Odds } from '../../odds/odds.ts';
import { act, Do, doing } from '../../rules/actions.ts';
import { cite } from '../../rules/rule.ts';
import { G, get } from '../../rules/state.ts';
import { describeAction } from '../../text/action.ts';
import { Voice } from '../../text/voice.ts';
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

export function AfterRound({ raid }: { readonly raid: RaidController }) {
  const { actions } = raid.decision.value;
  const voice = new Voice(raid.session.scenario, lang.value);
  useEffect(() => hearNumbers(raid), [raid]);
  const goOn = actions.includes(act(Do.goOn)) ? oddsOf(raid.state, act(Do.goOn)) : null;
  return (
    <footer class="assault__foot">
      {goOn?.assault && <AssaultWords assault={goOn.assault} />}
      <WakeWords voice={voice} wakes={goOn?.wakes ?? []} />
      <ul class="assault__choices">
        {actions.map((action, i) => (
          <li key={action}>
            <Choice raid={raid} action={action} number={i + 1} />
            <p>
              {meaning(raid, voice, action)}{' '}
              <RuleRef rule={cite(RULES[doing(action)] ?? '11.2f')} />
            </p>
            {doing(action) === Do.breakOff && (
              <BreakOffWakes voice={voice} odds={oddsOf(raid.state, action)} />
            )}
          </li>
        ))}
      </ul>
    </footer>
  );
}

/** The number of a choice chooses it, wherever the focus is. */
function hearNumbers(raid: RaidController): () => void {
  const hear = (event: KeyboardEvent) => {
    const { kind, actions } = raid.decision.value;
    const action = /^[1-9]$/.test(event.key) ? actions[Number(event.key) - 1] : undefined;
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (isTyping(event) || action === undefined || kind !== 'round' || !raid.ready.value) return;
    event.preventDefault();
    void raid.do(action);
  };
  window.addEventListener('keydown', hear);
  return () => window.removeEventListener('keydown', hear);
}

interface ChoiceProps {
  readonly raid: RaidController;
  readonly action: Action;
  readonly number: number; // its key
}

function Choice({ raid, action, number }: ChoiceProps) {
  const kind = doing(action);
  return (
    <Button
      look={kind === Do.goOn ? 'primary' : 'secondary'}
      icon={ICONS[kind] ?? 'dice'}
      hint={String(number)}
      wide
      onClick={() => void raid.do(action)}
    >
      {describeAction(raid.session.scenario, action, lang.value)}
    </Button>
  );
}

function meaning(raid: RaidController, voice: Voice, action: Action): string {
  switch (doing(action)) {
    case Do.breakOff:
      return t('assault.breakOff', { place: voice.place(get(raid.state, G.origin)) });
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

// One battery at its desk: what it is at, its hourglass, what its signal is worth, its registered hex, who observes.

import '../../screen-words/odds.ts';
import type { ComponentChildren } from 'preact';
import { percent } from '../../../../engine/fraction.ts';
import { RuleRef } from '../../../../ui/kit/index.ts';
import { cite } from '../../rules/rule.ts';
import { dueOf, modeOf, type State } from '../../rules/state.ts';
import { type BatteryId, MODES, NONE } from '../../rules/types.ts';
import { t } from '../../screen-words/t.ts';
import type { Voice } from '../../text/voice.ts';
import { type BatteryFacts, factsOf } from './facts.ts';
import './artillery.css';

interface CardProps {
  readonly s: State;
  readonly voice: Voice;
  readonly battery: BatteryId;
  readonly children?: ComponentChildren;
}

export function BatteryCard({ s, voice, battery, children }: CardProps) {
  const facts = factsOf(s, battery);
  const by = voice.say(`mode.${MODES[modeOf(s, battery)] ?? 'messenger'}`);
  return (
    <div class={`rp-gun rp-gun--${facts.at}`} data-battery={s.scenario.batteries[battery]?.id}>
      <p class="rp-gun__name">
        <b>{voice.battery(battery)}</b>
        <Hourglass turns={facts.turns} />
      </p>
      <p>{whatItIsAt(s, voice, facts)}</p>
      <ul>
        <li>
          {t('rp.desk.power', { fp: s.scenario.batteries[battery]?.fp ?? 0 })}
          {voice.battery(battery).includes(by) ? '' : `, ${by}`}
        </li>
        <li>
          {facts.signal.n === 0n
            ? t('rp.desk.never')
            : t('rp.desk.signal', { number: facts.number, chance: percent(facts.signal) })}{' '}
          <RuleRef rule={cite('7.2')} />
        </li>
        <Registered voice={voice} facts={facts} />
        <Observers voice={voice} facts={facts} />
      </ul>
      {children}
    </div>
  );
}

/** 7.11 A glass for every turn that it still runs. */
function Hourglass({ turns }: { readonly turns: number }) {
  if (turns === 0) return null;
  return (
    <span class="rp-gun__glass">
      <span aria-hidden="true">{'⧗'.repeat(turns)}</span>{' '}
      <small>{t('rp.desk.turns', { n: turns })}</small>
    </span>
  );
}

function whatItIsAt(s: State, voice: Voice, { at, aim, battery }: BatteryFacts): string {
  const hex = aim === NONE ? '' : voice.square(aim);
  return t(`rp.desk.${at}`, { hex, turn: dueOf(s, battery) });
}

interface FactProps {
  readonly voice: Voice;
  readonly facts: BatteryFacts;
}

/** 7.31, 12.10 */
function Registered({ voice, facts: { registered } }: FactProps) {
  if (registered === null) return null;
  return (
    <li>
      {registered === 'hidden'
        ? t('rp.desk.registeredHidden')
        : t('rp.desk.registered', { hex: voice.square(registered) })}{' '}
      <RuleRef rule={cite('7.31')} />
    </li>
  );
}

/** 7.21 */
function Observers({ voice, facts: { observers, observed, at, registered } }: FactProps) {
  if (registered === 'hidden') return null;
  if (observers === null) return <li>{t('rp.desk.sees.aeroplane')}</li>;
  if (at === 'free') return <li>{t('rp.desk.sees', { n: observed })}</li>;
  if (at !== 'aimed' && at !== 'ready') return null;
  return (
    <li>
      {observers.length === 0
        ? t('rp.desk.observers.none')
        : t('rp.desk.observers', { units: voice.group(observers) })}
    </li>
  );
}

// 7 The alarm track: how wide awake the Germans are, what that means now, and what raises it.

import { Icon, RuleRef } from '../../../../ui/kit/index.ts';
import { Pop } from '../../../../ui/kit/pop.tsx';
import { lang } from '../../../../words/index.ts';
import { cite } from '../../rules/rule.ts';
import { t } from '../../screen-words/t.ts';
import { Voice } from '../../text/voice.ts';
import type { DeskPart } from '../desk/raid-desk.ts';
import { type AlarmFacts, alarmFacts } from './alarm-facts.ts';
import './tracks.css';

export function AlarmTrack({ desk }: DeskPart<'playback'>) {
  const state = desk.playback.shown.value;
  const facts = alarmFacts(state);
  const voice = new Voice(state.scenario, lang.value);
  return (
    <Pop label={t('raid.alarm.title')} class="alarm-track" face={<Face facts={facts} />}>
      <h3>
        {t('raid.alarm.level', { n: facts.level, most: facts.most })} <RuleRef rule={cite('7.1')} />
      </h3>
      <Meaning facts={facts} />
      <h3>{t('raid.alarm.raises')}</h3>
      <ul class="alarm-track__raises">
        {facts.raises.map(({ cause, by, spent }) => (
          <li key={cause} class={spent ? 'is-spent' : ''}>
            <b class="numbers">+{by}</b>
            <span>
              {voice.cause(cause)} {spent && `(${t('raid.alarm.spent')})`}
            </span>
          </li>
        ))}
        <li>
          <b class="numbers">→ {facts.most}</b>
          <span>
            {voice.word('all guns destroyed')} <RuleRef rule={cite('7.2')} />
          </span>
        </li>
      </ul>
    </Pop>
  );
}

function Face({ facts }: { readonly facts: AlarmFacts }) {
  const cells = Array.from({ length: facts.most + 1 }, (_, n) => n);
  return (
    <>
      <Icon name="alarm" />
      <span class="alarm-track__now">
        <small>{t('raid.alarm.word')}</small>
        <b class="numbers">{facts.level}</b>
      </span>
      <span class="alarm-track__cells" aria-hidden="true">
        {cells.map((n) => (
          <i
            key={n}
            class={`alarm-track__cell${n >= facts.attack ? ' is-attack' : ''}${
              n <= facts.level ? ' is-on' : ''
            }${n === facts.level ? ' is-now' : ''}`}
          >
            {n}
          </i>
        ))}
      </span>
    </>
  );
}

function Meaning({ facts }: { readonly facts: AlarmFacts }) {
  const { awake, attack, level, most } = facts;
  return (
    <ul class="alarm-track__means">
      <li>
        {t(awake ? 'raid.alarm.awake' : 'raid.alarm.quiet')} <RuleRef rule={cite('7.3')} />
      </li>
      {level < most && (
        <li>
          {t('raid.alarm.wakes', { n: facts.wakeChance, level })} <RuleRef rule={cite('10.3')} />
        </li>
      )}
      <li>
        {awake
          ? t('raid.alarm.arrive', { n: facts.arriveChance })
          : t('raid.alarm.until', { n: attack - level, attack })}{' '}
        <RuleRef rule={cite('8')} />
      </li>
    </ul>
  );
}

// 11.1g The threat view: what each stack must reckon with if the phase ended now, and whose fire it would be.

import { useEffect, useRef } from 'preact/hooks';
import { compare, percent } from '../../../../engine/fraction.ts';
import { RuleRef } from '../../../../ui/kit/index.ts';
import { helpIsOn } from '../../../../ui/kit/prefs/settings.ts';
import { lang } from '../../../../words/index.ts';
import type { StackThreat } from '../../odds/threat-tally.ts';
import type { Threats } from '../../odds/threats.ts';
import { cite } from '../../rules/rule.ts';
import type { Scenario } from '../../rules/scenario.ts';
import { t } from '../../screen-words/t.ts';
import { Voice } from '../../text/voice.ts';
import type { DeskPart } from '../desk/raid-desk.ts';
import { threatsOf } from './odds-cache.ts';
import './threat-list.css';

export function ThreatPanel({ desk }: DeskPart<'session' | 'orders' | 'looks'>) {
  const { kind } = desk.orders.asked.value;
  const on = desk.looks.threatsOn.value;
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => panel.current?.scrollIntoView({ block: 'nearest' }), [on]);
  const reckoned = kind === 'choose' || kind === 'act'; // in the middle of something else there is nothing to end
  if (!helpIsOn('threats') || !on || !reckoned) return null;
  const threats = threatsOf(desk.orders.position).value;
  return (
    <div class="threat-view" ref={panel}>
      {threats === null ? (
        <p class="threats">{t('raid.threats.working')}</p>
      ) : (
        <ThreatList scenario={desk.session.scenario} threats={threats} />
      )}
    </div>
  );
}

/** Stacks that may take a loss, the worst first. A shot that can hit counts even where no sample came to a loss. */
export const inDanger = ({ stacks, shots }: Threats): StackThreat[] =>
  stacks
    .filter(
      ({ zone, loss }) => loss.n > 0n || shots.some(({ to, hit }) => to === zone && hit.n > 0n),
    )
    .sort((a, b) => compare(b.loss, a.loss));

interface ThreatListProps {
  readonly scenario: Scenario;
  readonly threats: Threats;
}

export function ThreatList({ scenario, threats }: ThreatListProps) {
  const voice = new Voice(scenario, lang.value);
  const name = (zone: number): string => voice.zone(zone);
  const stacks = inDanger(threats);
  const safe = threats.stacks.filter((stack) => !stacks.includes(stack));
  return (
    <section class="threats" aria-label={t('raid.threats.title')}>
      <h3>
        {t('raid.threats.title')} <RuleRef rule={cite('11.1g')} />
      </h3>
      {stacks.length === 0 && <p>{t('raid.threats.none')}</p>}
      <ul>
        {stacks.map((stack) => (
          <li key={stack.zone}>
            <b>{name(stack.zone)}</b>
            <span>
              {t('raid.threats.loss', { chance: percent(stack.loss) })}
              {threats.method === 'sampled' && ` (${t('raid.sampled', { n: threats.samples })})`}
            </span>
            <ul>
              {threats.shots
                .filter(({ to, hit }) => to === stack.zone && hit.n > 0n)
                .map((shot) => (
                  <li key={shot.from}>
                    {t('raid.threats.shot', {
                      ...voice.places({ from: shot.from }),
                      shooter: voice.unit(shot.shooter),
                      target: voice.unit(shot.target),
                      chance: percent(shot.hit),
                    })}
                  </li>
                ))}
            </ul>
          </li>
        ))}
      </ul>
      {stacks.length > 0 && safe.length > 0 && (
        <p class="threats__safe">
          {t('raid.threats.safe', { zones: safe.map(({ zone }) => name(zone)).join(', ') })}
        </p>
      )}
    </section>
  );
}

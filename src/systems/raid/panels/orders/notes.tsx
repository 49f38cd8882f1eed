// What is to be known before an order is given: why a stack can do nothing, what threatens, and who gets home.

import { Ruled } from '../../../../ui/kit/ruled.tsx';
import { lang, type Sentence } from '../../../../words/index.ts';
import { t } from '../../screen-words/t.ts';
import { refusalSentence } from '../../text/action.ts';
import type { DeskPart } from '../desk/raid-desk.ts';
import { WayHomePanel } from '../home/way-home-panel.tsx';
import { RAID_WORDS } from '../words/words.ts';
import { ThreatPanel } from './threat-list.tsx';
import { missedBy } from './tried.ts';

export function Notes({ desk }: DeskPart<'session' | 'orders' | 'looks'>) {
  return (
    <>
      <Finished desk={desk} />
      <Stuck desk={desk} />
      <ThreatPanel desk={desk} />
      <WayHomePanel desk={desk} />
    </>
  );
}

/** 6.2 The stack that has just been put down, once: until the next order. */
function Finished({ desk: { session, orders } }: DeskPart<'session' | 'orders'>) {
  const last = session.frames.at(-1);
  if (orders.asked.value.kind !== 'choose' || last?.event.kind !== 'job-done') return null;
  return (
    <p class="orders__stuck">
      <Ruled sentence={RAID_WORDS.event(session.scenario, last.event, last.before)} />
    </p>
  );
}

const MOST_REASONS = 2;

/** Why a stack that can do nothing can do nothing: each rule once. */
function Stuck({ desk: { session, orders } }: DeskPart<'session' | 'orders'>) {
  const reasons = new Map<string, Sentence>();
  for (const action of missedBy(orders.position, orders.asked.value)) {
    const rule = session.forbids(action);
    if (rule === null || reasons.has(rule.id) || reasons.size === MOST_REASONS) continue;
    reasons.set(rule.id, refusalSentence(session.scenario, action, rule, lang.value));
  }
  if (reasons.size === 0) return null;
  return (
    <div class="orders__stuck">
      <p>{t('raid.stuck')}</p>
      {[...reasons].map(([rule, sentence]) => (
        <p key={rule}>
          <Ruled sentence={sentence} />
        </p>
      ))}
    </div>
  );
}

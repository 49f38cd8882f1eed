// Several events of one kind in one sentence: stacks that stay for one reason, markers that one act leaves asleep.

import type { Piece } from '../../../../words/message.ts';
import type { RaidEvent } from '../../rules/events.ts';
import type { Scenario } from '../../rules/scenario.ts';
import type { Zone } from '../../rules/types.ts';
import type { Lang } from '../catalogue.ts';
import type { Told } from '../told.ts';
import { Voice } from '../voice.ts';
import { numberWord } from './grouped.ts';
import { capital } from './told-in-prose.ts';

/** What is told together with others of an order has their key; null for what stands alone. */
export function groupOf(event: RaidEvent): string | null {
  switch (event.kind) {
    case 'german-stays':
      return `stays ${event.reason}`;
    case 'german-skipped':
      return 'skipped';
    case 'wake-test':
      return event.wakes ? null : `sleeps ${event.by}`;
    default:
      return null;
  }
}

type Grouped = Told<'german-stays' | 'german-skipped' | 'wake-test'>;
const isGrouped = (event: RaidEvent): event is Grouped => groupOf(event) !== null;

const MOST_NAMED = 3; // zones that are named; more are counted

/** Events of one group as one sentence. */
export function togetherSentence(
  scenario: Scenario,
  events: readonly RaidEvent[],
  lang: Lang,
): Piece[] {
  const voice = new Voice(scenario, lang);
  const grouped = events.filter(isGrouped);
  const [first] = grouped;
  if (first === undefined) throw new RangeError('nothing to tell together');
  const zones = [...new Set(grouped.map(({ zone }) => zone))];
  return capital(
    voice.sentence('with.rule', { text: groupText(voice, first, zones), rule: first.rule }),
  );
}

function groupText(voice: Voice, first: Grouped, zones: readonly Zone[]): string {
  const places = voice.list(zones.map((zone) => voice.at(zone)));
  if (first.kind === 'german-skipped') return voice.say('tell.skipped', { places });
  if (first.kind === 'wake-test') {
    return voice.say('tell.sleep', { places, ...voice.places({ by: first.by }) });
  }
  const reason = voice.word(first.reason);
  if (zones.length <= MOST_NAMED) return voice.say('tell.stay.some', { places, reason });
  return voice.say('tell.stay.many', { n: numberWord(voice, zones.length), reason });
}

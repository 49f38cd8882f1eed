// Several events in one sentence: stacks that stay for one reason, markers that one act leaves asleep, a shot and what it
// cost, a walk of several steps.

import type { Piece } from '../../../../words/message.ts';
import type { RaidEvent } from '../../rules/events.ts';
import type { Scenario } from '../../rules/scenario.ts';
import type { Zone } from '../../rules/types.ts';
import type { Lang } from '../catalogue.ts';
import type { Told } from '../told.ts';
import { Voice } from '../voice.ts';
import { fireTold, lineTold, shotTold } from './fights-told.ts';
import { numberWord, people, verbCount } from './grouped.ts';
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

/** What is told in the line of the event before it, and which of the two that line stands for. */
export function joinOf(event: RaidEvent, before: RaidEvent): 'this' | 'before' | null {
  if (event.kind === 'loss') return isFought(before) ? 'before' : null;
  if (event.kind !== 'moved' || before.kind !== 'moved' || before.to !== event.from) return null;
  return before.units.join() === event.units.join() ? 'this' : null;
}

type Fought = Told<'fire' | 'assault-line'>;
const isFought = (event: RaidEvent): event is Fought =>
  event.kind === 'fire' || event.kind === 'assault-line';

const isStep = (event: RaidEvent): event is Told<'moved'> => event.kind === 'moved';

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
  const [first] = events;
  if (first === undefined) throw new RangeError('nothing to tell together');
  return capital(
    voice.sentence('with.rule', { text: textOf(voice, first, events), rule: first.rule }),
  );
}

function textOf(voice: Voice, first: RaidEvent, events: readonly RaidEvent[]): string {
  if (isFought(first)) return foughtText(voice, first, events);
  if (isStep(first)) return walkText(voice, first, events);
  const grouped = events.filter(isGrouped);
  const [one] = grouped;
  if (one === undefined) throw new RangeError(`'${first.kind}' is told alone`);
  return groupText(voice, one, [...new Set(grouped.map(({ zone }) => zone))]);
}

/** 11.1d, 11.2e A shot or a line, and what it cost: those it was aimed at, or those who gave it. */
function foughtText(voice: Voice, fought: Fought, events: readonly RaidEvent[]): string {
  const cost = events.find((event) => event.kind === 'loss');
  if (cost === undefined)
    return fought.kind === 'fire' ? fireTold(voice, fought) : lineTold(voice, fought);
  const text = fought.kind === 'fire' ? shotTold(voice, fought) : lineTold(voice, fought);
  const whose = fought.hit ? 'theirs' : 'own';
  const key = `tell.cost.${whose}.${cost.steps > 0 ? 'reduced' : 'lost'}` as const;
  return voice.say(key, { text, count: verbCount(voice, [cost.unit]) });
}

/** 9.2 A walk from its first zone to its last. */
function walkText(voice: Voice, first: Told<'moved'>, events: readonly RaidEvent[]): string {
  const steps = events.filter(isStep).map(({ to }) => to);
  return voice.say('tell.walked', {
    units: people(voice, first.units),
    count: verbCount(voice, first.units),
    via: voice.zones(steps.slice(0, -1)),
    ...voice.places({ from: first.from, to: steps.at(-1) ?? first.to }),
  });
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

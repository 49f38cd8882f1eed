// What the Germans did in a phase that was skipped, in one sentence: what it cost, then their shots, marches and
// reinforcements.

import { aloud, LONGEST } from '../../../../words/aloud.ts';
import { lang } from '../../../../words/index.ts';
import type { RaidEvent } from '../../rules/events.ts';
import type { Frame } from '../../rules/session.ts';
import { NONE } from '../../rules/types.ts';
import { t } from '../../screen-words/t.ts';
import { capital } from '../../text/prose/told-in-prose.ts';
import { Voice } from '../../text/voice.ts';
import { isLoss, spokenLosses } from './losses-spoken.ts';

const MOST = 3; // counters that are named; more are counted

export function spokenPhase(frames: readonly Frame[]): string {
  const [frame] = frames;
  if (frame === undefined) return '';
  const voice = new Voice(frame.before.scenario, lang.value);
  const events = frames.map(({ event }) => event);
  const cost = costOf(voice, events);
  const acts = actsOf(voice, events);
  if (acts.length === 0) return t('say.phase.nothing');
  for (let n = acts.length; n > 1; n--) {
    const text = sentence(cost, acts.slice(0, n));
    if (text.length <= LONGEST) return text;
  }
  return sentence(cost, acts.slice(0, 1));
}

function sentence(cost: string, acts: readonly string[]): string {
  return aloud(capital([t('say.phase', { cost, acts: acts.join(', ') })]));
}

/** Both sides' losses: a missed shot costs whoever fired it. */
function costOf(voice: Voice, events: readonly RaidEvent[]): string {
  const losses = events.filter(isLoss);
  const own = losses.filter(({ unit }) => unit < voice.scenario.britishCount);
  const theirs = new Set(losses.filter((loss) => !own.includes(loss)).map(({ unit }) => unit)).size;
  const units = new Set(own.map(({ unit }) => unit)).size;
  const named = units > MOST ? t('say.phase.many', { n: units }) : spokenLosses(voice, own);
  const german = theirs === 0 ? '' : t('say.phase.theirs', { n: theirs });
  return [named === '' ? t('say.phase.unhurt') : named, german].filter(Boolean).join(', ');
}

function actsOf(voice: Voice, events: readonly RaidEvent[]): string[] {
  const count = (kind: RaidEvent['kind']): number =>
    events.filter((event) => event.kind === kind).length;
  const come = events.flatMap((e) =>
    e.kind === 'reinforcements' && e.units.length > 0 ? [e.zone] : [],
  );
  const [zone = NONE] = come;
  return [
    ...counted('say.phase.shots', count('fire')),
    ...(zone === NONE ? [] : [t('say.phase.come', { at: voice.at(zone) })]),
    ...counted('say.phase.moves', count('german-move')),
    ...counted('say.phase.holds', count('german-holds')),
  ];
}

const counted = (
  key: 'say.phase.shots' | 'say.phase.moves' | 'say.phase.holds',
  n: number,
): string[] => (n === 0 ? [] : [t(key, { n })]);

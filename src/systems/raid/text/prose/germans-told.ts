// 8, 9.3, 11.1g What the Germans do, one sentence an act, counters by kind and number.

import { unitsIn } from '../../rules/stacks.ts';
import { kindOf, type RaidState } from '../../rules/state.ts';
import { Kind, NONE, type Zone } from '../../rules/types.ts';
import type { Told } from '../told.ts';
import type { Voice } from '../voice.ts';
import { groupsOf, people, verbCount } from './grouped.ts';

export function orderTold(voice: Voice, { what, stacks }: Told<'german-order'>): string {
  const zones = stacks.map(({ zone }) => zone);
  const [only] = zones;
  if (zones.length === 1 && only !== undefined) {
    return voice.say(`tell.order.${what}.one`, voice.places({ zone: only }));
  }
  return voice.say(`tell.order.${what}`, {
    zones: zones.map((zone) => voice.the(zone)).join(', '),
  });
}

export function staysTold(voice: Voice, { units, zone, reason }: Told<'german-stays'>): string {
  return voice.say('tell.stays', {
    units: people(voice, units),
    count: verbCount(voice, units),
    ...voice.places({ zone }),
    reason: voice.word(reason),
  });
}

/** Who goes for whom and how far they get; then who stays behind. */
export function marchTold(
  voice: Voice,
  event: Told<'german-move'>,
  before: RaidState | null,
): string {
  const movers = event.units.filter(({ path }) => path.length > 0);
  const units = movers.map(({ unit }) => unit);
  const ends = [...new Set(movers.map(({ path }) => path.at(-1) ?? event.from))];
  const key =
    event.rule.id === '9.3b' ? 'tell.close' : isJoined(event, ends) ? 'tell.join' : 'tell.make-for';
  const text = voice.say(key, {
    units: people(voice, units),
    count: verbCount(voice, units),
    ...voice.places({ from: event.from, towards: event.towards }),
    whom: whomText(voice, before, event.towards),
    reached: voice.zones(ends),
  });
  const behind = event.units.filter(({ path }) => path.length === 0).map(({ unit }) => unit);
  if (behind.length === 0) return text;
  const count = verbCount(voice, behind);
  return voice.say('tell.behind', { text, units: people(voice, behind), count });
}

const isJoined = ({ towards }: Told<'german-move'>, ends: readonly Zone[]): boolean =>
  ends.every((end) => end === towards);

/** Their officer by name, else all of them, as long as they are few. */
function whomText(voice: Voice, before: RaidState | null, zone: Zone): string {
  if (before === null) return voice.say('the.british');
  const there = unitsIn(before, zone);
  const officers = there.filter((unit) => kindOf(before, unit) === Kind.officer);
  const groups = groupsOf(voice, officers.length > 0 ? officers : there);
  const few = groups.length > 0 && groups.length <= 2;
  return few ? voice.list(groups) : voice.say('the.british');
}

export function reinforcementsTold(voice: Voice, event: Told<'reinforcements'>): string {
  const { zone, named, units } = event;
  if (named === NONE) return voice.say('tell.reinforcements.none');
  if (zone === NONE) return voice.say('tell.reinforcements.blocked');
  const values = { ...voice.places({ zone, named }), units: people(voice, units) };
  if (units.length === 0) return voice.say('tell.reinforcements.full', values);
  const key = zone === named ? 'tell.reinforcements.come' : 'tell.reinforcements.elsewhere';
  return voice.say(key, values);
}

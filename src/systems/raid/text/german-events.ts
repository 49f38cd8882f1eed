// 8, 9.3, 11.1g What the Germans do, in words: their order, their marches, those who stay, those who come.

import type { Piece } from '../../../words/message.ts';
import type { UnitPath } from '../rules/events.ts';
import { NONE } from '../rules/types.ts';
import { diceText } from './sums.ts';
import type { Told } from './told.ts';
import type { Voice } from './voice.ts';

export function orderText(voice: Voice, event: Told<'german-order'>): string {
  const stacks = event.stacks.map(({ zone, levels }) =>
    voice.say('german-order.stack', { zone: voice.zone(zone), count: levels }),
  );
  const key = event.what === 'fire' ? 'german-order.fire' : 'german-order.movement';
  return voice.say(key, { stacks: stacks.join(', ') });
}

export function staysText(voice: Voice, event: Told<'german-stays'>): string {
  const { zone, reason } = event;
  return voice.say('german-stays', { zone: voice.zone(zone), reason: voice.word(reason) });
}

export function marchText(voice: Voice, event: Told<'german-move'>): Piece[] {
  return voice.sentence('german-move', {
    from: voice.zone(event.from),
    towards: voice.zone(event.towards),
    distance: event.distance,
    route: [event.from, ...event.route].map((z) => voice.zone(z)).join(' → '),
    units: voice.clauses(event.units.map((path) => pathText(voice, path))),
  });
}

function pathText(voice: Voice, { unit, path, cost, halt }: UnitPath): Piece[] {
  const last = path[path.length - 1];
  const values = { unit: voice.unit(unit), reason: voice.word(halt.reason), rule: halt.rule };
  if (last === undefined) return voice.sentence('german-move.still', values);
  return voice.sentence('german-move.unit', { ...values, zone: voice.zone(last), cost });
}

export function reinforcementsText(voice: Voice, event: Told<'reinforcements'>): string {
  const { alarm, zone, named, units } = event;
  const values = { dice: diceText(voice, event.dice), alarm };
  if (named === NONE) return voice.say('reinforcements.none', values);
  if (units.length === 0) return voice.say('reinforcements.blocked', values);
  const arrival = { ...values, units: voice.units(units), zone: voice.zone(zone) };
  if (zone === named) return voice.say('reinforcements.come', arrival);
  return voice.say('reinforcements.elsewhere', { ...arrival, named: voice.zone(named) });
}

// Losses in few words: who is gone, who is reduced, like counters together.

import type { RaidEvent } from '../../rules/events.ts';
import type { Unit } from '../../rules/types.ts';
import { t } from '../../screen-words/t.ts';
import { people, verbCount } from '../../text/prose/grouped.ts';
import type { Told } from '../../text/told.ts';
import type { Voice } from '../../text/voice.ts';

export const isLoss = (event: RaidEvent): event is Told<'loss'> => event.kind === 'loss';

/** 'C Troop 2 lost, infantry reduced'; who was reduced and then lost is only lost. */
export function spokenLosses(voice: Voice, losses: ReadonlyArray<Told<'loss'>>): string {
  const lost = unitsOf(losses.filter(({ steps }) => steps === 0));
  const reduced = unitsOf(losses.filter(({ steps }) => steps > 0)).filter((u) => !lost.includes(u));
  const told = (key: 'say.lost' | 'say.reduced', units: readonly Unit[]): string[] =>
    units.length === 0
      ? []
      : [t(key, { units: people(voice, units), count: verbCount(voice, units) })];
  return [...told('say.lost', lost), ...told('say.reduced', reduced)].join(', ');
}

const unitsOf = (losses: ReadonlyArray<Told<'loss'>>): Unit[] => [
  ...new Set(losses.map(({ unit }) => unit)),
];

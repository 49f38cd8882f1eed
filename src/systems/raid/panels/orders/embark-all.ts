// 9.2a Everybody aboard though no craft has room for all: who goes where, worked out before it is ordered.

import { lang } from '../../../../words/index.ts';
import { Do, doing, first, second } from '../../rules/actions.ts';
import type { Decision } from '../../rules/decision.ts';
import { type Berth, shareBerths } from '../../rules/home/berths.ts';
import { britishLevels } from '../../rules/stacks.ts';
import type { RaidState } from '../../rules/state.ts';
import { ABOARD, type Unit } from '../../rules/types.ts';
import { t } from '../../screen-words/t.ts';
import { Voice } from '../../text/voice.ts';
import { stackWords } from '../stack/stack-words.ts';

export interface Seating {
  readonly berths: readonly Berth[];
  readonly left: readonly Unit[]; // without a seat
}

/** Null where a craft takes the whole stack, or nobody can go aboard. */
export function seatingOf(state: RaidState, asked: Decision): Seating | null {
  if (asked.kind !== 'act' || asked.actions.some((a) => doing(a) === Do.embark)) return null;
  const ones = asked.actions.filter((a) => doing(a) === Do.embarkOne);
  const men = asked.units.filter((unit) => ones.some((a) => first(a) === unit));
  if (men.length === 0) return null;
  const { craftCapacity } = state.scenario;
  const craft = [...new Set(ones.map(second))].map((unit) => ({
    unit,
    free: craftCapacity - britishLevels(state, ABOARD + unit),
  }));
  const { berths } = shareBerths(state, men, craft);
  const seated = new Set(berths.map(({ unit }) => unit));
  return { berths, left: asked.units.filter((unit) => !seated.has(unit)) };
}

/** Craft by craft, then who stays. */
export function seatingWords(state: RaidState, { berths, left }: Seating): string {
  const voice = new Voice(state.scenario, lang.value);
  const craft = [...new Set(berths.map((berth) => berth.craft))];
  const seats = craft.map((boat) => {
    const men = berths.filter((berth) => berth.craft === boat).map(({ unit }) => unit);
    return t('raid.embarkAll.seats', { craft: voice.unit(boat), men: stackWords(state, men) });
  });
  const stays = left.length > 0 ? [t('raid.embarkAll.left', { men: stackWords(state, left) })] : [];
  return [...seats, ...stays].join(' ');
}

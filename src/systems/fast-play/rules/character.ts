// 4 The general's character.

import type { Trace } from '../../../engine/told.ts';
import type { BattlePlay } from './play.ts';
import { cite } from './rule.ts';
import { characterOf, G, get, type State, set } from './state.ts';
import { Character, SIDES, type SideId } from './types.ts';

/** 4.3, 14.8 Whether a side has no choice: its general was bold, or led from the front. */
export const mustTest = (s: State, side: SideId): boolean =>
  characterOf(s, side) === Character.bold || get(s, G.redetermined + side) === 1;

/** 4.2, 4.4, 4.5 One die on the side's own column; the result stands. */
export function determine(
  { s, rolls, tell }: BattlePlay,
  side: SideId,
  before: number,
  trace?: Trace,
): void {
  const name = `character.${SIDES[side]}`;
  const value = rolls.d6(name, '4.2');
  const column = s.scenario.levels[get(s, G.level)]?.characterTable[side] ?? [];
  const character = column[value - 1] ?? Character.cautious;
  set(s, G.character + side, character);
  set(s, G.redetermined + side, 0);
  const die = { name, rule: cite('4.2'), value };
  const why = trace === undefined ? {} : { trace };
  tell?.({ kind: 'character', rule: cite('4.2'), side, before, character, die, column, ...why });
}

/** 4.3 The general stays as he is. */
export function keepCharacter({ s, tell }: BattlePlay, side: SideId, trace?: Trace): void {
  const why = trace === undefined ? {} : { trace };
  tell?.({
    kind: 'character-kept',
    rule: cite('4.3'),
    side,
    character: characterOf(s, side),
    ...why,
  });
}

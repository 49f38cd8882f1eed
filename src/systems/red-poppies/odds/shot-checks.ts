// 11.1 The checks that a shot would call for, with everything that is added to the dice: heard from the live rule.

import { copy } from '../../../engine/position.ts';
import type { Action } from '../../../engine/system.ts';
import type { Part } from '../../../engine/told.ts';
import { breakChance, destroyChance } from '../rules/chance.ts';
import type { BattleEvent, Checked, PartName } from '../rules/events.ts';
import type { State } from '../rules/state.ts';
import { take } from '../rules/take.ts';
import type { UnitId } from '../rules/types.ts';

export interface ShotCheck {
  readonly unit: UnitId;
  readonly parts: readonly Part<PartName>[]; // without the dice
  readonly modifier: number; // their sum
  readonly cohesion: number;
  readonly breaks: number; // chances in 36 to break or destroy
  readonly destroys: number; // chances in 36
}

/** The checks that an answer would call for; of the dice it is asked nothing. */
export function shotChecks(s: State, action: Action): ShotCheck[] {
  const events: BattleEvent[] = [];
  const play = { s: copy(s), rolls: LOWEST, tell: (event: BattleEvent) => void events.push(event) };
  take(play, action);
  return events.flatMap((event) =>
    event.kind === 'shot' || event.kind === 'shelled' || event.kind === 'melee'
      ? event.checks.map((check) => checkOf(s, check))
      : [],
  );
}

export function checkOf(s: State, { unit, sum, cohesion }: Checked): ShotCheck {
  const parts = sum.parts.filter(({ name }) => name !== 'die');
  const modifier = parts.reduce((total, { value }) => total + value, 0);
  const { destroyedAt } = s.scenario.rules;
  const breaks = breakChance(modifier, cohesion, destroyedAt);
  return {
    unit,
    parts,
    modifier,
    cohesion,
    breaks,
    destroys: destroyChance(modifier, destroyedAt),
  };
}

/** Dice whose faces are of no interest. */
const LOWEST = { d6: () => 1, d10: () => 0, draw: () => 0 };

// 11.1 The checks that a shot would call for, with everything that is added to the dice: heard from the live rule.

import { copy } from '../../../engine/position.ts';
import type { Part } from '../../../engine/told.ts';
import { breakChance, destroyChance } from '../rules/chance.ts';
import type { BattleEvent, Checked, PartName } from '../rules/events.ts';
import type { BattlePlay } from '../rules/play.ts';
import type { State } from '../rules/state.ts';
import type { UnitId } from '../rules/types.ts';

export interface ShotCheck {
  readonly unit: UnitId;
  readonly parts: readonly Part<PartName>[]; // without the dice
  readonly modifier: number; // their sum
  readonly cohesion: number;
  readonly breaks: number; // chances in 36 to break or destroy
  readonly destroys: number; // chances in 36
}

/** The checks that a piece of the rules calls for; of the dice it is asked nothing. */
export function checksOf(s: State, run: (play: BattlePlay) => void): ShotCheck[] {
  return heard(s, run).flatMap((event) =>
    event.kind === 'shot' ? event.checks.map((check) => checkOf(s, check)) : [],
  );
}

/** 6.36 The same of the shot with which a unit returns the fire that the piece of the rules lets off. */
export function returnChecksOf(
  s: State,
  unit: UnitId,
  run: (play: BattlePlay) => void,
): ShotCheck[] {
  return heard(s, run).flatMap((event) =>
    event.kind === 'shot'
      ? event.returns
          .filter((answer) => answer.unit === unit)
          .flatMap(({ checks }) => checks.map((check) => checkOf(s, check)))
      : [],
  );
}

function heard(s: State, run: (play: BattlePlay) => void): BattleEvent[] {
  const events: BattleEvent[] = [];
  run({ s: copy(s), rolls: LOWEST, tell: (event) => void events.push(event) });
  return events;
}

function checkOf(s: State, { unit, sum, cohesion }: Checked): ShotCheck {
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

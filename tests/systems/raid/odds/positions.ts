// Positions out of the middle of raids, to try things on.

import { copy } from '../../../../src/engine/position.ts';
import { SeededRolls } from '../../../../src/engine/rolls.ts';
import { playerNamed } from '../../../../src/staff/players.ts';
import { raidStaff } from '../../../../src/systems/raid/players/staff.ts';
import { perform } from '../../../../src/systems/raid/rules/apply.ts';
import { legalActions } from '../../../../src/systems/raid/rules/legal.ts';
import { setup } from '../../../../src/systems/raid/rules/setup.ts';
import { G, get, type RaidState, Stage } from '../../../../src/systems/raid/rules/state.ts';
import { raid } from '../../../../src/systems/raid/rules/system.ts';
import { loadDieppe } from '../dieppe.ts';

const scenario = loadDieppe();

/** Every `step`-th position of a raid, the dice to come in it. */
export function positionsOf(
  player: string,
  seed: string,
  level: string,
  step: number,
): RaidState[] {
  const s = setup(scenario, { seed, level, events: true });
  const british = playerNamed(raid, raidStaff, player);
  british.start(seed);
  const rolls = new SeededRolls(s, raid.random);
  const found: RaidState[] = [];
  for (let i = 0; get(s, G.stage) !== Stage.over; i++) {
    rolls.save(s);
    if (i % step === 0) found.push(copy(s));
    perform({ s, rolls, tell: null }, british.pick(s, legalActions(s, [])));
  }
  return found;
}

/** Positions of raids played well and badly, at every level. */
export function mixedPositions(seed: string, step: number): RaidState[] {
  return scenario.levels.flatMap(({ id }, i) =>
    positionsOf(i % 2 === 0 ? 'steady' : 'random', `${seed} ${id}`, id, step),
  );
}

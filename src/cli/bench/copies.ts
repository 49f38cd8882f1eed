// What it costs to copy a raid in hand: our two ways, and structuredClone of the same raid in three shapes.

import { copy, copyInto } from '../../engine/position.ts';
import { randomPlayer } from '../../engine/random-player.ts';
import { SeededRolls } from '../../engine/rolls.ts';
import { savePosition } from '../../engine/save.ts';
import { perform } from '../../systems/raid/rules/apply.ts';
import { legalActions } from '../../systems/raid/rules/legal.ts';
import type { Scenario } from '../../systems/raid/rules/scenario.ts';
import { setup } from '../../systems/raid/rules/setup.ts';
import { blankState, G, get, type RaidState, Stage } from '../../systems/raid/rules/state.ts';
import { raid } from '../../systems/raid/rules/system.ts';
import { positionJson } from '../position.ts';
import { measure, nanosecondsEach } from './measure.ts';

export interface CopyCost {
  readonly way: string;
  readonly nanoseconds: number;
}

export function measureCopies(scenario: Scenario, seconds: number): CopyCost[] {
  const state = midRaid(scenario);
  const scratch = blankState(scenario);
  const block = { cells: state.cells };
  const saved = savePosition(state);
  const objects = positionJson(state);
  const ways: ReadonlyArray<readonly [way: string, work: () => unknown]> = [
    ['copy()', () => copy(state)],
    ['copyInto()', () => copyInto(scratch, state)],
    ['structuredClone of the state', () => structuredClone(block)],
    ['structuredClone of the saved state (JSON)', () => structuredClone(saved)],
    ['structuredClone of the position (JSON objects)', () => structuredClone(objects)],
  ];
  return ways.map(([way, work]) => ({ way, nanoseconds: nanosecondsEach(measure(work, seconds)) }));
}

/** A raid in its fourth turn: both groups ashore, markers turned, men lost. */
function midRaid(scenario: Scenario): RaidState {
  const state = setup(scenario, {
    seed: 'bench',
    level: scenario.levels[0]?.id ?? '',
    events: false,
  });
  const player = randomPlayer();
  player.start('bench');
  const rolls = new SeededRolls(state, raid.random);
  while (get(state, G.turn) < 4 && get(state, G.stage) !== Stage.over) {
    perform({ s: state, rolls, tell: null }, player.pick(state, legalActions(state, [])));
  }
  rolls.save(state);
  return state;
}

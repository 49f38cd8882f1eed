// What it costs to copy a game in hand: our two ways, and structuredClone of the same game in three shapes.

import { copy, copyInto, type Position } from '../../engine/position.ts';
import { randomPlayer } from '../../engine/random-player.ts';
import { SeededRolls } from '../../engine/rolls.ts';
import { savePosition } from '../../engine/save.ts';
import type { Game } from '../../engine/system.ts';
import type { OpenGame } from '../open-game.ts';
import { measure, nanosecondsEach } from './measure.ts';

export interface CopyCost {
  readonly way: string;
  readonly nanoseconds: number;
}

export function measureCopies({ game, terminal }: OpenGame, seconds: number): CopyCost[] {
  const position = midGame(game);
  const scratch = copy(position);
  const block = { cells: position.cells };
  const saved = savePosition(position);
  const objects = terminal.json.position(position);
  const ways: ReadonlyArray<readonly [way: string, work: () => unknown]> = [
    ['copy()', () => copy(position)],
    ['copyInto()', () => copyInto(scratch, position)],
    ['structuredClone of the state', () => structuredClone(block)],
    ['structuredClone of the saved state (JSON)', () => structuredClone(saved)],
    ['structuredClone of the position (JSON objects)', () => structuredClone(objects)],
  ];
  return ways.map(([way, work]) => ({ way, nanoseconds: nanosecondsEach(measure(work, seconds)) }));
}

/** A game in its fourth turn: in full swing, with losses. */
function midGame({ system, scenario }: Game): Position {
  const level = scenario.levels[0]?.id ?? '';
  const position = system.setup(scenario, { seed: 'bench', level, events: false });
  const player = randomPlayer();
  player.start('bench');
  const rolls = new SeededRolls(position, system.random);
  while (system.turn(position) < 4 && !system.over(position)) {
    const action = player.pick(position, system.legal(position, []));
    system.perform({ s: position, rolls, tell: null }, action);
  }
  rolls.save(position);
  return position;
}

// 12.1 Before play: who takes part, and all that comes before the player is first asked.

import type { Course } from '../../../engine/course.ts';
import { SeededRolls } from '../../../engine/rolls.ts';
import type { Field } from './field.ts';
import { advance, automaton } from './run.ts';
import { blank, Firing, G, Mark, mark, type State, Step, set, setFiring } from './state.ts';

export function setup(scenario: Field, { seed, level }: Course): State {
  const s = levelOf(scenario, level);
  const rolls = new SeededRolls(seed, G.random);
  const play = { s, rolls, tell: null };
  advance(play);
  automaton(play);
  rolls.save(s);
  return s;
}

/** The battle at a level, before anything has happened. */
export function levelOf(scenario: Field, level: string): State {
  const index = scenario.levels.findIndex(({ id }) => id === level);
  if (index < 0) throw new RangeError(`no level '${level}'`);
  const s = blank(scenario);
  set(s, G.level, index);
  set(s, G.step, Step.register);
  for (const [unit, { levels }] of scenario.units.entries()) {
    if (levels.includes(level)) mark(s, unit, Mark.here);
  }
  for (const [battery, { levels }] of scenario.batteries.entries())
    setFiring(s, battery, levels.includes(level) ? Firing.free : Firing.absent);
  return s;
}

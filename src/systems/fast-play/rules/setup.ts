// 15.1, 16.1 The board before the first decision, and the characters of the generals.

import type { Course } from '../../../engine/course.ts';
import { SeededRolls } from '../../../engine/rolls.ts';
import { comeOn, takesPart } from './arrivals.ts';
import { determine } from './character.ts';
import type { Field } from './field.ts';
import { OPTIONS } from './options.ts';
import { blank, G, type State, set, setHolder } from './state.ts';
import { beginTurn } from './turn.ts';
import { NONE, Side } from './types.ts';

export function setup(scenario: Field, { seed, level, optional = [] }: Course): State {
  const index = scenario.levels.findIndex(({ id }) => id === level);
  if (index < 0) throw new RangeError(`no level '${level}'`);
  const s = blank(scenario);
  set(s, G.level, index);
  set(
    s,
    G.options,
    optional.reduce((bits, name) => bits | bitOf(name), 0),
  );
  for (const [objective, { holder }] of scenario.objectives.entries())
    setHolder(s, objective, holder);
  const rolls = new SeededRolls(seed, G.random);
  const play = { s, rolls, tell: null };
  for (const [unit, { start }] of scenario.units.entries()) {
    if (start !== NONE && takesPart(s, unit)) comeOn(play, unit, start);
  }
  for (const side of [Side.french, Side.german]) determine(play, side, NONE);
  beginTurn(play, 1);
  rolls.save(s);
  return s;
}

function bitOf(name: string): number {
  const index = OPTIONS.indexOf(name as (typeof OPTIONS)[number]);
  if (index < 0) throw new RangeError(`no option '${name}'`);
  return 1 << index;
}

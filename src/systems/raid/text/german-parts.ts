// Parts of what the Germans do that the terminal tells in its line and the screen when it is asked: their order, how far
// each man marched, who was drawn.

import type { Piece } from '../../../words/message.ts';
import type { Draw, UnitPath } from '../rules/events.ts';
import { cite } from '../rules/rule.ts';
import type { Key } from './catalogue.ts';
import type { Told } from './told.ts';
import type { Voice } from './voice.ts';

type Stack = Told<'german-order'>['stacks'][number];

/** 'the east gully (3 levels)', each stack with what puts it there. */
export const inOrder = (voice: Voice, { stacks }: Told<'german-order'>): string[] =>
  stacks.map((stack, i) =>
    voice.say(placeInOrder(stack, stacks[i + 1]), {
      zone: voice.the(stack.zone),
      count: stack.levels,
    }),
  );

/** A stack no larger than the next tells why it still goes before it (11a). */
function placeInOrder(stack: Stack, next: Stack | undefined): Key {
  if (next?.levels !== stack.levels) return 'german-order.stack';
  return stack.appearance < next.appearance ? 'german-order.earlier' : 'german-order.index';
}

export function pathText(voice: Voice, { unit, path, cost, halt }: UnitPath): Piece[] {
  const last = path[path.length - 1];
  const values = { unit: voice.unit(unit), reason: voice.word(halt.reason), rule: halt.rule };
  if (last === undefined) return voice.sentence('german-move.still', values);
  return voice.sentence('german-move.unit', { ...values, ...voice.places({ zone: last }), cost });
}

/** 3c, 8.1 A counter drawn, by its number in the pool, counted from one. */
export function drawText(voice: Voice, { unit, die, pool, room }: Draw): Piece[] {
  const values = { unit: voice.unit(unit), count: pool };
  const draw =
    die === null
      ? voice.say('draw.alike', values)
      : voice.say('draw.picked', { ...values, value: die.value + 1 });
  return room ? [draw] : voice.sentence('draw.no-room', { draw, rule: cite('8.1') });
}

// What the raid does by itself at the desk: it begins with what the crossing brought, and a spent stack is done.

import type { Action } from '../../../../engine/system.ts';
import { act, Do, doing } from '../../rules/actions.ts';
import type { Decision } from '../../rules/decision.ts';
import { actionCount } from '../../rules/group.ts';
import type { Frame, RaidSession } from '../../rules/session.ts';

/** 5 The frames of a raid that has just put to sea and met with something on the way. */
export function opening({ count, frames }: RaidSession): readonly Frame[] {
  const met = count === 1 && frames.some(({ event }) => event.kind === 'random-event');
  return met ? [...frames] : [];
}

/** 6.1 Only `done` is left; with both actions taken, leaving somebody behind is the same as being done. */
export function leftToDo(asked: Decision): Action | null {
  if (asked.kind !== 'act' || asked.group.done === 0) return null;
  const { done, current } = asked.group;
  const bothTaken = actionCount(done) === 2 && current === 0;
  const choices = asked.actions.filter((a) => !(bothTaken && doing(a) === Do.leave));
  return choices.length === 1 && choices[0] === act(Do.done) ? act(Do.done) : null;
}

/** The stack in hand is done: the next is to be chosen. */
export const putsDown = (before: Decision, now: Decision): boolean =>
  now.kind === 'choose' && before.kind !== 'choose';

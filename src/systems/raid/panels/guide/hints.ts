// Which hint fits the present decision: one line for somebody who plays for the first time, and true where it stands.

import type { Action } from '../../../../engine/system.ts';
import { Do, doing } from '../../rules/actions.ts';
import { hasBeach, isAnyoneAshore, isAnyoneToLand, mayLandYet } from '../../rules/ashore.ts';
import type { Decision } from '../../rules/decision.ts';
import { actionCount } from '../../rules/group.ts';
import { at, Flag, G, get, has, kindOf, placeOf, type RaidState } from '../../rules/state.ts';
import { ABOARD, Kind } from '../../rules/types.ts';
import type { MessageKey } from '../../screen-words/t.ts';

export function hintFor(state: RaidState, asked: Decision): MessageKey | null {
  switch (asked.kind) {
    case 'load':
      return 'guide.load';
    case 'choose':
      return hintBetweenStacks(state, asked);
    case 'act':
      if (!asked.actions.some(isUse)) return null; // the notes say why
      if (asked.group.aboard || asked.group.fleet) return 'guide.actAfloat';
      if (asked.group.done === 0) return 'guide.act';
      return actionCount(asked.group.done) < 2 ? 'guide.actSpent' : 'guide.actBoth';
    case 'wire':
      return 'guide.wire';
    case 'columns':
      return 'guide.columns';
    case 'round':
      return 'guide.round';
    case 'send-back':
      return 'guide.sendBack';
    default:
      return null;
  }
}

/** Orders that are more than putting the stack in order or down. */
const isUse = (action: Action): boolean =>
  ![Do.front, Do.leave, Do.done].some((kind) => kind === doing(action));

function hintBetweenStacks(state: RaidState, { actions }: Decision): MessageKey {
  const last = get(state, G.turn) === state.scenario.turns;
  const ready = actions.some((action) => doing(action) === Do.take);
  if (isAnyoneAshore(state)) {
    if (!ready) return 'guide.chooseEnd';
    return last ? 'guide.chooseLast' : 'guide.choose';
  }
  if (last) return 'guide.chooseOver';
  if (canAnyoneLand(state)) return 'guide.chooseAfloat';
  if (isAnyoneToLand(state)) return 'guide.chooseWait';
  return isAnyoneAboard(state) ? 'guide.chooseHome' : 'guide.chooseNobody';
}

/** 5a, 9.2a Men aboard who may still act, have not been ashore, and whose beach is open to them now. */
function canAnyoneLand(state: RaidState): boolean {
  return menAboard(state).some((unit) => {
    const group = at(state.scenario.group, unit);
    if (has(state, unit, Flag.back | Flag.done) || !mayLandYet(state, group)) return false;
    return hasBeach(state, placeOf(state, unit) - ABOARD, group);
  });
}

const isAnyoneAboard = (state: RaidState): boolean => menAboard(state).length > 0;

function menAboard(state: RaidState): number[] {
  const british = Array.from({ length: state.scenario.britishCount }, (_, unit) => unit);
  return british.filter(
    (unit) => kindOf(state, unit) !== Kind.craft && placeOf(state, unit) >= ABOARD,
  );
}

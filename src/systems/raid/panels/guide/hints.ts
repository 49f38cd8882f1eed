// Which hint fits the present decision: one line for somebody who plays for the first time.

import type { Decision } from '../../rules/decision.ts';
import { actionCount } from '../../rules/group.ts';
import { placeOf, type RaidState } from '../../rules/state.ts';
import type { MessageKey } from '../../screen-words/t.ts';

export function hintFor(state: RaidState, asked: Decision): MessageKey | null {
  switch (asked.kind) {
    case 'load':
      return 'guide.load';
    case 'choose':
      return anyAshore(state) ? 'guide.choose' : 'guide.chooseAfloat';
    case 'act':
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

function anyAshore(state: RaidState): boolean {
  const { scenario } = state;
  for (let unit = 0; unit < scenario.britishCount; unit++) {
    const kind = scenario.zones[placeOf(state, unit)]?.kind;
    if (kind === 'land' || kind === 'beach') return true;
  }
  return false;
}

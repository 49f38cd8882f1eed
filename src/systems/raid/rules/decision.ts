// The second verb: what may be decided now. The prompt says what is asked; the actions are all that is legal.

import type { Action } from '../../../engine/system.ts';
import { nextSupporter, openLine } from './columns.ts';
import { blankGroup, type Group, members, survey } from './group.ts';
import { legalActions } from './legal.ts';
import { nextToLoad } from './loading.ts';
import { G, get, type RaidState, Stage } from './state.ts';
import type { Unit, Zone } from './types.ts';

export type Decision = { readonly actions: readonly Action[] } & (
  | { readonly kind: 'load'; readonly unit: Unit } // 3d
  | { readonly kind: 'choose' } // 6.2
  | { readonly kind: 'act'; readonly group: Readonly<Group>; readonly units: readonly Unit[] } // 6.1
  | { readonly kind: 'wire'; readonly zone: Zone; readonly units: readonly Unit[] } // 10.6
  | { readonly kind: 'send-back'; readonly zone: Zone; readonly units: readonly Unit[] } // 2.2h
  | {
      readonly kind: 'columns'; // 11.2b
      readonly zone: Zone;
      readonly round: number;
      readonly openLine: number; // to be given its commando, or NONE
      readonly supporter: Unit; // to be given a line, or NONE
    }
  | { readonly kind: 'round'; readonly zone: Zone; readonly round: number } // 11.2f
  | { readonly kind: 'over' }
);

export function decision(s: RaidState): Decision {
  const actions = legalActions(s, []);
  const zone = get(s, G.place);
  switch (get(s, G.stage)) {
    case Stage.load:
      return { kind: 'load', unit: nextToLoad(s), actions };
    case Stage.choose:
      return { kind: 'choose', actions };
    case Stage.act:
      return { kind: 'act', group: survey(s, blankGroup()), units: members(s), actions };
    case Stage.wire:
      return { kind: 'wire', zone, units: members(s), actions };
    case Stage.sendBack:
      return { kind: 'send-back', zone, units: members(s), actions };
    case Stage.columns: {
      const asked = { openLine: openLine(s), supporter: nextSupporter(s) };
      return { kind: 'columns', zone, round: get(s, G.round), ...asked, actions };
    }
    case Stage.round:
      return { kind: 'round', zone, round: get(s, G.round), actions };
    default:
      return { kind: 'over', actions };
  }
}

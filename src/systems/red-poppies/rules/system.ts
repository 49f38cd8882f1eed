// Red Poppies as the rest of the house knows it: the verbs of its rules under their common names.

import type { Asked, Game, System } from '../../../engine/system.ts';
import * as A from './actions.ts';
import { score } from './end.ts';
import type { BattleEvent } from './events.ts';
import type { Field } from './field.ts';
import { forbids } from './forbids.ts';
import { known, redeal } from './known.ts';
import { legal } from './legal.ts';
import { BOOK, cite } from './rule.ts';
import { answer, automaton, isOver } from './run.ts';
import { setup } from './setup.ts';
import { askedOf, CELLS, G, get, Stage, type StageName, turnOf } from './state.ts';
import type { SideId } from './types.ts';
import { RULES_VERSION } from './version.ts';

const STAGES = Object.keys(Stage) as StageName[];

export interface BattleAsked extends Asked {
  readonly kind: StageName;
  readonly side: SideId;
}

export const redPoppies: System<Field, BattleEvent, BattleAsked> = {
  id: BOOK,
  version: RULES_VERSION,
  cells: CELLS,
  random: G.random,
  outcomes: [
    { id: 'victory', worth: 2 },
    { id: 'foothold', worth: 1 },
    { id: 'repulse', worth: 0 },
  ],
  setup,
  legal,
  forbids: (s, action) => {
    const id = forbids(s, action);
    return id === null ? null : cite(id);
  },
  perform: (play, action) => {
    answer(play, action);
    automaton(play);
  },
  asked: (s) => ({
    kind: STAGES[get(s, G.stage)] as StageName,
    side: askedOf(s),
    actions: legal(s, []),
  }),
  turn: turnOf,
  over: isOver,
  score,
  format: A.format,
  parse: A.parse,
  reveals: (event) => event.kind === 'aimed' && event.registered, // 7.31a
  known,
  redeal,
};

export type Battle = Game<Field, BattleEvent, BattleAsked>;
export const battleOn = (scenario: Field): Battle => ({ system: redPoppies, scenario });

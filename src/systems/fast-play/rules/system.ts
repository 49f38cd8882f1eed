// Fast Play 1870 as the rest of the house knows it: the verbs of its rules under their common names.

import { copy, copyInto } from '../../../engine/position.ts';
import { RANDOM_CELLS } from '../../../engine/rolls.ts';
import type { Action, Asked, Game, System } from '../../../engine/system.ts';
import * as A from './actions.ts';
import { answerAttack, answerConvert, answerFollow } from './combat.ts';
import { score } from './end.ts';
import type { BattleEvent } from './events.ts';
import type { Field } from './field.ts';
import { forbids, legal } from './legal.ts';
import { OPTIONS } from './options.ts';
import { carryOut, endOf } from './orders.ts';
import type { BattlePlay } from './play.ts';
import { BOOK, cite } from './rule.ts';
import { setup } from './setup.ts';
import { CELLS, G, get, Stage, type State, set, setClosed } from './state.ts';
import {
  answerDie,
  endMoves,
  goOnMoving,
  hasOrder,
  settleCharacters,
  settleInitiative,
  settleLead,
} from './turn.ts';
import { NONE, Side } from './types.ts';
import { RULES_VERSION } from './version.ts';

const STAGES = Object.fromEntries(Object.entries(Stage).map(([name, stage]) => [stage, name]));

export interface BattleAsked extends Asked {
  readonly kind: keyof typeof Stage;
  readonly unit: number; // the one asked about, NONE
}

/** 17.1, 18.1 What an answer does, with all that follows until the player is asked again. */
function perform(play: BattlePlay, action: Action): void {
  const unit = A.unitOf(action);
  switch (A.kindOf(action)) {
    case A.Do.test:
    case A.Do.keep:
      return settleCharacters(play, action === A.test);
    case A.Do.lead:
      return settleLead(play, A.segmentOf(action));
    case A.Do.command:
      return settleLead(play, NONE);
    case A.Do.name:
    case A.Do.deal:
      return answerDie(play, A.segmentOf(action));
    case A.Do.first:
    case A.Do.second:
      return settleInitiative(play, { first: action === A.first ? Side.french : Side.german });
    case A.Do.order:
    case A.Do.charge:
      return giveOrder(play, action);
    case A.Do.close:
      setClosed(play.s, Side.french, A.segmentOf(action), true);
      return goOn(play);
    case A.Do.done:
      endMoves(play, Side.french);
      return goOnMoving(play);
    case A.Do.attack:
      return answerAttack(play, unit, A.targetOfAttack(action));
    case A.Do.pass:
      return answerAttack(play, unit, NONE);
    case A.Do.convert:
    case A.Do.lose:
      return answerConvert(play, unit, A.kindOf(action) === A.Do.convert);
    default:
      return answerFollow(play, unit, A.kindOf(action) === A.Do.follow);
  }
}

function giveOrder(play: BattlePlay, action: Action): void {
  const unit = A.unitOf(action);
  const charge = A.kindOf(action) === A.Do.charge;
  const end = endOf(play.s, unit, A.hexOfOrder(action), A.facingOfOrder(action), charge);
  if (end === undefined) throw new RangeError(`no order ${A.format(play.s.scenario, action)}`);
  carryOut(play, unit, end);
  goOn(play);
}

/** The player goes on moving while he has an order left. */
function goOn(play: BattlePlay): void {
  if (hasOrder(play.s)) return;
  endMoves(play, Side.french);
  goOnMoving(play);
}

/** 18.3 Everything is open: only the dice to come are forgotten. */
function known(position: State): State {
  const s = copy(position);
  for (let i = 0; i < RANDOM_CELLS; i++) set(s, G.random + i, 0);
  return s;
}

export const fastPlay: System<Field, BattleEvent, BattleAsked> = {
  id: BOOK,
  version: RULES_VERSION,
  cells: CELLS,
  random: G.random,
  outcomes: [
    { id: 'success', worth: 2 },
    { id: 'drawn-off', worth: 1 },
    { id: 'position-lost', worth: 0 },
  ],
  optional: OPTIONS,
  setup,
  legal,
  forbids: (s, action) => {
    const id = forbids(s, action);
    return id === null ? null : cite(id);
  },
  perform,
  asked: (s) => ({
    kind: STAGES[get(s, G.stage)] as keyof typeof Stage,
    unit: get(s, G.asked),
    actions: legal(s, []),
  }),
  turn: (s) => get(s, G.turn),
  over: (s) => get(s, G.stage) === Stage.over,
  score,
  format: A.format,
  parse: A.parse,
  reveals: () => false,
  known,
  redeal: copyInto,
};

export type Battle = Game<Field, BattleEvent, BattleAsked>;
export const battleOn = (scenario: Field): Battle => ({ system: fastPlay, scenario });

// `steady`: a competent player who follows a plan. Every choice depends on the raid in sight and on nothing else.

import type { Player } from '../../../../engine/player.ts';
import type { Action } from '../../../../engine/system.ts';
import { act, Do, doing } from '../../rules/actions.ts';
import type { Scenario } from '../../rules/scenario.ts';
import { chooseAct } from './choose-act.ts';
import { chooseColumns } from './choose-columns.ts';
import { chooseRound } from './choose-round.ts';
import { chooseStack } from './choose-stack.ts';
import { chooseAtWire } from './choose-wire.ts';
import { type Doctrine, STANDARD_DOCTRINE } from './doctrine.ts';
import { type Mind, newMind } from './mind.ts';
import { type RaidState, Stage, stageOf } from './sight.ts';

export function steadyPlayer(doctrine: Doctrine = STANDARD_DOCTRINE): Player<Scenario> {
  let mind: Mind | undefined;
  return {
    name: 'steady',
    start() {},
    pick(state, legal) {
      if (mind?.scenario !== state.scenario) mind = newMind(state.scenario, doctrine);
      const wanted = choose(mind, state, legal);
      return legal.includes(wanted) ? wanted : goOn(legal);
    },
  };
}

/** 2.2j Where a stack may not stop, it goes on, or leaves somebody until it may. */
function goOn(legal: readonly Action[]): Action {
  return legal.find((action) => doing(action) === Do.step) ?? (legal[0] as Action);
}

function choose(mind: Mind, s: RaidState, legal: readonly Action[]): Action {
  if (legal.length === 1) return legal[0] as Action;
  switch (stageOf(s)) {
    case Stage.load:
      return act(Do.loadStandard);
    case Stage.choose:
      return chooseStack(mind, s, legal);
    case Stage.act:
      return chooseAct(mind, s, legal);
    case Stage.columns:
      return chooseColumns(mind, s, legal);
    case Stage.round:
      return chooseRound(mind, s, legal);
    case Stage.wire:
      return chooseAtWire(mind, s);
    default:
      return legal[0] as Action;
  }
}

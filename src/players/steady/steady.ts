// `steady`: a competent player who follows a plan. Every choice depends on the raid in sight and on nothing else.

import { type Action, act, Do } from '../../rules/actions.ts';
import type { Player } from '../player.ts';
import { chooseAct } from './choose-act.ts';
import { chooseStack } from './choose-stack.ts';
import { chooseAtWire } from './choose-wire.ts';
import { type Mind, newMind } from './mind.ts';
import { battleZone, type RaidState, Stage, stageOf } from './sight.ts';
import { ourSide, theirSide } from './strength.ts';

export function steadyPlayer(): Player {
  let mind: Mind | undefined;
  return {
    name: 'steady',
    start() {},
    pick(state, legal) {
      if (mind?.scenario !== state.scenario) mind = newMind(state.scenario);
      return choose(mind, state, legal);
    },
  };
}

function choose(mind: Mind, s: RaidState, legal: readonly Action[]): Action {
  switch (stageOf(s)) {
    case Stage.load:
      return act(Do.loadStandard);
    case Stage.choose:
      return chooseStack(mind, s, legal);
    case Stage.act:
      return chooseAct(mind, s, legal);
    case Stage.columns:
      return act(Do.fill);
    case Stage.round: {
      if (legal.includes(act(Do.prisoner))) return act(Do.prisoner);
      const zone = battleZone(s);
      return mind.odds.goOn(theirSide(s, ourSide(s, zone, true), zone)) > 0
        ? act(Do.goOn)
        : act(Do.breakOff);
    }
    case Stage.wire:
      return chooseAtWire(mind, s);
    default:
      return legal[0] as Action;
  }
}

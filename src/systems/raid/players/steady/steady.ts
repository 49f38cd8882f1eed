// `steady`: a competent player who follows a plan, and `sound`, who follows a better one. Every choice depends on the
// raid in sight and on nothing else.

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
import { levelOf, type RaidState, Stage, stageOf } from './sight.ts';
import { soundDoctrineFor } from './sound-doctrine.ts';

/** A doctrine, or how it is found for a raid and a level. */
type DoctrineFor = Doctrine | ((scenario: Scenario, level: number) => Doctrine);

export function steadyPlayer(doctrine: DoctrineFor = STANDARD_DOCTRINE): Player<Scenario> {
  return playerBy('steady', doctrine);
}

/** `sound`: the same mind with a doctrine fitted to the raid. */
export const soundPlayer = (doctrine: DoctrineFor = soundDoctrineFor): Player<Scenario> =>
  playerBy('sound', doctrine);

function playerBy(name: string, doctrine: DoctrineFor): Player<Scenario> {
  let mind: Mind | undefined;
  let level = -1;
  return {
    name,
    start() {},
    pick(state, legal) {
      const { scenario } = state;
      if (mind?.scenario !== scenario || level !== levelOf(state)) {
        level = levelOf(state);
        const found = typeof doctrine === 'function' ? doctrine(scenario, level) : doctrine;
        mind = newMind(scenario, found);
      }
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

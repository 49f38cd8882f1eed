// 20.17 All moves of the Germans: segment by segment, order by order.

import { carryOut } from '../rules/orders.ts';
import type { BattlePlay } from '../rules/play.ts';
import { unitsInSegment } from '../rules/points.ts';
import { pointsIn, type State, setClosed, storeIn } from '../rules/state.ts';
import { NONE, type SegmentId, Side } from '../rules/types.ts';
import { type ChosenOrder, type Command, chooseOrder } from './choose-order.ts';
import { taskOf } from './stances.ts';
import { PRUSSIAN } from './temper.ts';

export function giveOrders(play: BattlePlay): void {
  const { s, tell } = play;
  const pledges = new Array<number>(s.scenario.units.length).fill(0);
  const command: Command = {
    temper: PRUSSIAN,
    task: (unit) => taskOf(s, PRUSSIAN, unit),
    pledged: (unit) => pledges[unit] ?? 0,
  };
  for (const segment of segmentsInOrder(s)) {
    for (;;) {
      const chosen = chooseOrder(s, command, segment, tell !== null);
      if (chosen === null) break;
      const { target, give } = chosen.candidate.give;
      if (target !== NONE) pledges[target] = (pledges[target] ?? 0) + give; // 20.8
      carryOutChosen(play, chosen);
    }
    setClosed(s, Side.german, segment, true);
  }
}

/** 20.17 Of the segments with points, those with most German units first; then from the west. */
function segmentsInOrder(s: State): SegmentId[] {
  const units = (segment: SegmentId): number => unitsInSegment(s, Side.german, segment);
  return s.scenario.segments
    .map((_, segment) => segment)
    .filter((segment) => pointsIn(s, Side.german, segment) + storeIn(s, Side.german, segment) > 0)
    .sort((a, b) => units(b) - units(a) || a - b);
}

function carryOutChosen(play: BattlePlay, { candidate, kind, trace, others }: ChosenOrder): void {
  const { unit, end } = candidate;
  if (trace === undefined) return carryOut(play, unit, end);
  carryOut(play, unit, end, { trace, why: reasonOf(candidate, kind, others) });
}

function reasonOf(candidate: ChosenOrder['candidate'], kind: string, others: number) {
  const { give, take, here, standing } = candidate;
  return {
    ...{ kind, give: give.give, take, nerve: here.nerve, target: give.target, others },
    dice: kind === 'into line' ? standing.dice : give.dice,
    goal: here.task.goal,
  };
}

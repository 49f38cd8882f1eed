// 20.17 All moves of the Germans: segment by segment, order by order.

import { carryOut } from '../rules/orders.ts';
import type { BattlePlay } from '../rules/play.ts';
import { unitsInSegment } from '../rules/points.ts';
import { hasOption, Option, pointsIn, type State, setClosed, storeIn } from '../rules/state.ts';
import { NONE, type SegmentId, Side } from '../rules/types.ts';
import { type ChosenOrder, type Command, chooseOrder } from './choose-order.ts';
import { quickOrder } from './quick-order.ts';
import { taskOf } from './stances.ts';
import { PRUSSIAN } from './temper.ts';

export function giveOrders(play: BattlePlay): void {
  const { s } = play;
  const pledges = new Array<number>(s.scenario.units.length).fill(0);
  const command: Command = {
    temper: PRUSSIAN,
    task: (unit) => taskOf(s, PRUSSIAN, unit),
    pledged: (unit) => pledges[unit] ?? 0,
  };
  for (const segment of segmentsInOrder(s)) {
    while (nextOrder(play, command, segment, pledges));
    setClosed(s, Side.german, segment, true);
  }
}

/** 20.8, 20.17 Gives one order in a segment and pledges what it may do; false when none fits. */
function nextOrder(
  play: BattlePlay,
  command: Command,
  segment: SegmentId,
  pledges: number[],
): boolean {
  const { s, tell } = play;
  if (tell === null && !hasOption(s, Option.charge)) {
    const quick = quickOrder(s, command, segment);
    if (quick === null) return false;
    if (quick.target !== NONE) pledges[quick.target] = (pledges[quick.target] ?? 0) + quick.give;
    carryOut(play, quick.unit, quick.end);
    return true;
  }
  const chosen = chooseOrder(s, command, segment, tell !== null);
  if (chosen === null) return false;
  const { target, give } = chosen.candidate.give;
  if (target !== NONE) pledges[target] = (pledges[target] ?? 0) + give;
  carryOutChosen(play, chosen);
  return true;
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

// 20.17 All moves of the Germans: segment by segment, order by order.

import { carryOut } from '../rules/orders.ts';
import type { BattlePlay } from '../rules/play.ts';
import { unitsInSegment } from '../rules/points.ts';
import { hasOption, Option, pointsIn, type State, setClosed, storeIn } from '../rules/state.ts';
import { MAX_UNITS, NONE, type SegmentId, Side, type UnitId } from '../rules/types.ts';
import { type ChosenOrder, type Command, chooseOrder } from './choose-order.ts';
import { board } from './quick-board.ts';
import { quickOrderOn } from './quick-order.ts';
import { taskOf } from './stances.ts';
import { PRUSSIAN } from './temper.ts';

export function giveOrders(play: BattlePlay): void {
  const { s } = play;
  pledges.fill(0);
  if (play.tell === null) board.read(s);
  for (const segment of segmentsInOrder(s)) {
    while (nextOrder(play, segment));
    setClosed(s, Side.german, segment, true);
  }
}
const pledges = new Int32Array(MAX_UNITS);
const command: Command = {
  temper: PRUSSIAN,
  task: (s, unit) => taskOf(s, PRUSSIAN, unit),
  pledged: (unit) => pledges[unit] as number,
};

/** 20.8, 20.17 Gives one order in a segment and pledges what it may do; false when none fits. */
function nextOrder(play: BattlePlay, segment: SegmentId): boolean {
  const { s, tell } = play;
  if (tell === null && !hasOption(s, Option.charge)) {
    const quick = quickOrderOn(s, command, segment);
    if (quick === null) return false;
    pledge(quick.target, quick.give);
    carryOut(play, quick.unit, quick.end);
    board.reread(s, quick.unit);
    return true;
  }
  const chosen = chooseOrder(s, command, segment, tell !== null);
  if (chosen === null) return false;
  const { target, give } = chosen.candidate.give;
  pledge(target, give);
  carryOutChosen(play, chosen);
  return true;
}

function pledge(target: UnitId, give: number): void {
  if (target !== NONE) pledges[target] = (pledges[target] as number) + give;
}

/** 20.17 Of the segments with points, those with most German units first; then from the west. */
function segmentsInOrder(s: State): SegmentId[] {
  const order: SegmentId[] = [];
  for (let segment = 0; segment < s.scenario.segments.length; segment++) {
    if (pointsIn(s, Side.german, segment) + storeIn(s, Side.german, segment) === 0) continue;
    const units = unitsInSegment(s, Side.german, segment);
    let at = order.length;
    while (at > 0 && unitsInSegment(s, Side.german, order[at - 1] as SegmentId) < units) at--;
    order.splice(at, 0, segment);
  }
  return order;
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

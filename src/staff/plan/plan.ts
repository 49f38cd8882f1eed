// A course made into a plan: what belongs together is one line, from taking something in hand until it rests.

import { actionsOf, type PlanLine } from '../../engine/plan.ts';
import type { GameData } from '../../engine/position.ts';
import { savePosition } from '../../engine/save.ts';
import type { Staffed, StaffOf } from '../../engine/staff-of.ts';
import type { Course, CourseOrder } from './course.ts';

/** Below that chance nothing is built on what an order that shows something hidden may bring. */
const BUILT_ON = 0.5;

/** The same for two plans that do the same, in whatever order. */
export const planKey = (lines: readonly PlanLine[]): string =>
  lines
    .map((line) => actionsOf(line).join())
    .sort()
    .join(';');

export function linesOf<S extends GameData>(
  { game: { system }, staff }: Staffed<S>,
  { orders, after }: Course<S>,
): PlanLine[] {
  const lines: PlanLine[] = [];
  let line: Array<CourseOrder<S>> = [];
  for (const [i, order] of orders.entries()) {
    line.push(order);
    const next = orders[i + 1];
    if (next !== undefined && !next.begins) continue;
    if (next !== undefined && isIdle(staff, line)) continue; // goes along with the next
    const then = next?.before ?? after;
    const ends = system.over(then) || system.turn(then) !== system.turn(order.before);
    if (!isIdle(staff, line)) lines.push({ ...lineOf(line), after: savePosition(then), ends });
    line = [];
  }
  return lines;
}

/** Takes something in hand only to put it down again. */
const isIdle = <S extends GameData>(staff: StaffOf<S>, line: ReadonlyArray<CourseOrder<S>>) =>
  !line.some(({ before, action }) => staff.acts?.(before, action) ?? true);

function lineOf<S extends GameData>(line: ReadonlyArray<CourseOrder<S>>): Pick<PlanLine, 'orders'> {
  const end = line.findIndex(({ open, sure }) => open && sure < BUILT_ON);
  const told = end < 0 ? line : line.slice(0, end + 1);
  return {
    orders: told.map(({ action, before, sure, open }) => ({
      action,
      state: savePosition(before),
      sure,
      open,
    })),
  };
}

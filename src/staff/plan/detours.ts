// What a plan does without: orders that belong together and lead back to where they began.

import type { GameData } from '../../engine/position.ts';
import type { StaffOf } from '../../engine/staff-of.ts';
import type { Action } from '../../engine/system.ts';
import type { Course, CourseOrder } from './course.ts';

/** The course without them, as lines to be followed; null where it has none. */
export function withoutDetours<S extends GameData>(
  staff: StaffOf<S>,
  { orders, after }: Course<S>,
): Action[][] | null {
  const lines = inLines(orders);
  const straight = lines.filter((line, i) => {
    const [begun] = line;
    const then = lines[i + 1]?.[0]?.before ?? after;
    return (
      begun === undefined || staff.leadsNowhere?.(begun.before, actionsIn(line), then) !== true
    );
  });
  return straight.length === lines.length ? null : straight.map(actionsIn);
}

const actionsIn = <S extends GameData>(line: ReadonlyArray<CourseOrder<S>>): Action[] =>
  line.map(({ action }) => action);

function inLines<S extends GameData>(orders: Course<S>['orders']): Array<Array<CourseOrder<S>>> {
  const lines: Array<Array<CourseOrder<S>>> = [];
  for (const order of orders) {
    const last = lines.at(-1);
    if (order.begins || last === undefined) lines.push([order]);
    else last.push(order);
  }
  return lines;
}

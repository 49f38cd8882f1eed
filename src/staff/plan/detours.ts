// What a plan does without: orders that belong together and lead back to where they began.

import type { GameData, Position } from '../../engine/position.ts';
import type { StaffOf } from '../../engine/staff-of.ts';
import type { Action } from '../../engine/system.ts';
import type { Course, CourseOrder } from './course.ts';

/** The course without them, as lines to be followed; null where it has none. */
export function withoutDetours<S extends GameData>(
  staff: StaffOf<S>,
  { orders, after }: Course<S>,
): Action[][] | null {
  const whole = inLines(orders);
  const straight = whole.map((line, i) =>
    straightened(staff, line, whole[i + 1]?.[0]?.before ?? after),
  );
  const lines = straight.filter((line) => line.length > 0);
  const isShorter = straight.some((line, i) => line.length < (whole[i]?.length ?? 0));
  return isShorter ? lines.map(actionsIn) : null;
}

type Orders<S extends GameData> = ReadonlyArray<CourseOrder<S>>;

/** Without the line as a whole, or the longest stretches after its beginning, where they lead nowhere. */
function straightened<S extends GameData>(
  staff: StaffOf<S>,
  line: Orders<S>,
  after: Position<S>,
): Orders<S> {
  const isDetour = (from: number, to: number): boolean => {
    const before = line[from]?.before;
    const then = line[to]?.before ?? after;
    const actions = actionsIn(line.slice(from, to));
    return before !== undefined && staff.leadsNowhere?.(before, actions, then) === true;
  };
  if (isDetour(0, line.length)) return [];
  const kept: Array<CourseOrder<S>> = line.slice(0, 1);
  for (let from = 1; from < line.length; ) {
    let to = line.length;
    while (to > from && !isDetour(from, to)) to--;
    if (to === from) kept.push(...line.slice(from, ++to));
    from = to;
  }
  return kept;
}

const actionsIn = <S extends GameData>(line: Orders<S>): Action[] =>
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

// The rest of a phase as it would be played if everything went as it most likely goes: order after order until the turn
// is over, those of a plan where one is given, the planner's own where not. Made a decision at a time.

import type { GameData, Position } from '../../engine/position.ts';
import type { StaffOf } from '../../engine/staff-of.ts';
import type { Action } from '../../engine/system.ts';
import { Planner } from '../planner.ts';
import type { Playouts } from '../playouts.ts';
import type { Strength } from '../strength.ts';
import { expected } from './expected.ts';

/** More orders no phase has; a course that gets so far is told no further. */
const LONGEST = 160;

export interface CourseOrder<S extends GameData = GameData> {
  readonly action: Action;
  readonly before: Position<S>; // as the player knows it when its turn comes
  readonly begins: boolean; // something new begins with it
  readonly sure: number; // how likely it comes out as the plan supposes
  readonly open: boolean; // it shows something hidden
  readonly rival: Rival | null; // what else was worth a thought here
}

/** The runner-up of a comparison. */
export interface Rival {
  readonly action: Action;
  readonly behind: number; // worth, on average
}

export interface Course<S extends GameData = GameData> {
  readonly orders: ReadonlyArray<CourseOrder<S>>;
  readonly after: Position<S>; // when all of them are given; the last may have ended the turn
}

type Chosen = Pick<CourseOrder, 'action' | 'rival'>;

/** Who decides what no plan says. */
export type Decides<S extends GameData> = (s: Position<S>, legal: readonly Action[]) => Chosen;

/** Looks ahead where a decision matters. */
export function byPlanner<S extends GameData>(
  playouts: Playouts<S>,
  strength: Strength,
): Decides<S> {
  const planner = new Planner(playouts, strength);
  const { staff } = playouts.staffed;
  return (s, legal) => {
    const wanted = planner.standing(s, legal);
    if (!staff.matters(s, legal, wanted, strength.scope)) return { action: wanted, rival: null };
    const [best, next] = planner.compare(s, legal);
    if (best === undefined) return { action: wanted, rival: null };
    const rival =
      next === undefined ? null : { action: next.action, behind: best.gain - next.gain };
    return { action: best.action, rival };
  };
}

export function byStanding<S extends GameData>(playouts: Playouts<S>): Decides<S> {
  const { game, staff } = playouts.staffed;
  const player = staff.standing(game.scenario);
  player.start('');
  return (s, legal) => ({ action: player.pick(s, legal), rival: null });
}

/** The course from a position: the lines of a plan in their order as far as they can be given; yields after each order. */
export function* courseOf<S extends GameData>(
  { staffed: { game, staff } }: Playouts<S>,
  start: Position<S>,
  decides: Decides<S>,
  plan: ReadonlyArray<readonly Action[]> = [],
): Generator<void, Course<S>> {
  const { system } = game;
  const turn = system.turn(start);
  const script = new Script(staff, plan);
  const orders: Array<CourseOrder<S>> = [];
  let s = system.known(start);
  while (!system.over(s) && system.turn(s) === turn && orders.length < LONGEST) {
    const legal = system.legal(s, []);
    const planned = script.next(s, legal);
    const chosen =
      planned === null ? sensible(staff, s, legal, decides) : { action: planned, rival: null };
    const after = expected(game, s, chosen.action, orders.length);
    const { sure, open } = after;
    orders.push({ ...chosen, before: s, begins: staff.begins(s), sure, open });
    s = after.position;
    yield;
  }
  return { orders, after: s };
}

/** What is decided of the orders that are not in vain; another is as good where all of them are. */
function sensible<S extends GameData>(
  staff: StaffOf<S>,
  s: Position<S>,
  legal: readonly Action[],
  decides: Decides<S>,
): Chosen {
  const chosen = decides(s, legal);
  if (staff.isVain?.(s, chosen.action) !== true) return withRival(staff, s, chosen);
  const others = legal.filter((action) => action !== chosen.action);
  return others.length === 0 ? chosen : sensible(staff, s, others, decides);
}

const withRival = <S extends GameData>(
  staff: StaffOf<S>,
  s: Position<S>,
  { action, rival }: Chosen,
): Chosen => ({
  action,
  rival: rival !== null && staff.isVain?.(s, rival.action) === true ? null : rival,
});

/** Follows lines: one that cannot go on is left, and the next begins where things are at rest. */
class Script<S extends GameData> {
  readonly #staff: StaffOf<S>;
  readonly #lines: Array<readonly Action[]>;
  #line: readonly Action[] = [];
  #first = true;

  constructor(staff: StaffOf<S>, lines: ReadonlyArray<readonly Action[]>) {
    this.#staff = staff;
    this.#lines = [...lines];
  }

  next(s: Position<S>, legal: readonly Action[]): Action | null {
    if (this.#first || this.#staff.rests(s)) this.#turnOver(legal);
    this.#first = false;
    const [action, ...rest] = this.#line;
    const fits = action !== undefined && legal.includes(action);
    this.#line = fits ? rest : [];
    return fits ? action : null;
  }

  /** The next line that can begin, when the one in hand is at its end. */
  #turnOver(legal: readonly Action[]): void {
    if (this.#line.length > 0 && legal.includes(this.#line[0] as Action)) return;
    const at = this.#lines.findIndex(([first]) => first !== undefined && legal.includes(first));
    const [line = []] = at < 0 ? [] : this.#lines.splice(at, 1);
    this.#line = line;
  }
}

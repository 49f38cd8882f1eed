// 5.41, 6.33 A planned move, point by point: how likely each of the movers is to stand there formed, dispersed or not at
// all, and which gun does what. The live rules are run for every throw and the automaton answers as it will in play, so
// the chances are exact; a mass whose members' fortunes branch too widely is played out with dice of its own instead.

import { type Fraction, fraction, ONE, plus, reduced, ZERO } from '../../../engine/fraction.ts';
import type { Action } from '../../../engine/system.ts';
import * as A from '../rules/actions.ts';
import { goOn } from '../rules/flow.ts';
import { known } from '../rules/known.ts';
import { legal } from '../rules/legal.ts';
import { isEntering } from '../rules/moves.ts';
import {
  G,
  get,
  has,
  hexOf,
  isUnspent,
  Mark,
  mark,
  Order,
  Stage,
  type State,
  Step,
  set,
  unmark,
} from '../rules/state.ts';
import { take } from '../rules/take.ts';
import { type HexId, NONE, type UnitId } from '../rules/types.ts';
import { follow, followUpTo } from './follow.ts';
import { checksOf, type ShotCheck } from './shot-checks.ts';
import { drained, type Steps } from './steps.ts';
import { everyThrow, NO_DICE, oneThrow, type Possible, Spread, type Throws } from './throws.ts';

/** What the next point of a move is spent on. */
export type PathPoint =
  | { readonly kind: 'move'; readonly hex: HexId }
  | { readonly kind: 'climb' }
  | { readonly kind: 'melee' };

/** A unit, or two of a hex that go together as long as both can, and their points. */
export interface PlannedMove {
  readonly units: readonly UnitId[]; // one or two
  readonly points: readonly PathPoint[];
}

/** Where a mover is after a point; what is left to certainty has stopped, or been stopped, before this hex. */
export interface Arrival {
  readonly unit: UnitId;
  readonly formed: Fraction; // in the hex
  readonly dispersed: Fraction; // in the hex
  readonly destroyed: Fraction; // here or before
  readonly goesOn: Fraction; // in the hex and not spent
}

/** One gun, or company, at one point. */
export interface GunOdds {
  readonly unit: UnitId;
  readonly fires: Fraction; // 0: it may, and holds its fire
  readonly breaks: Fraction; // fires and breaks a mover, none destroyed
  readonly destroys: Fraction; // fires and destroys a mover
  readonly tires: Fraction; // 6.32 fires and is spent
  readonly checks: readonly ShotCheck[]; // of its shot, at the movers as most likely they are
}

export interface PointOdds {
  readonly point: PathPoint;
  readonly hex: HexId;
  readonly arrivals: readonly Arrival[]; // of the move's units, in its order
  readonly guns: readonly GunOdds[]; // by unit id
}

export interface MoveOdds {
  readonly move: PlannedMove;
  readonly points: readonly PointOdds[];
}

export interface PathOdds {
  readonly moves: readonly MoveOdds[]; // in the order in which they are made
  readonly samples: number; // 0 when exact
}

/** With more positions at once an exact answer would keep the player waiting. */
export const MOST_POSSIBLE = 300;
export const SAMPLES = 150;

/**
 * The odds of moves that are made one after another, by one order. `ordered` are all units of that order, where it has
 * not been given yet (the movers without it). The signals of ready batteries, which would come first (5.02), are left
 * out. Null when the first point of the first move is not legal.
 */
export const pathOdds = (...asked: Parameters<typeof pathOddsSteps>): PathOdds | null =>
  drained(pathOddsSteps(...asked));

/** The same, to be gone on with after every step. */
export function* pathOddsSteps(
  state: State,
  moves: readonly PlannedMove[],
  ordered: readonly UnitId[] = moves.flatMap(({ units }) => units),
  most: number = MOST_POSSIBLE,
): Steps<PathOdds | null> {
  const s = begun(state, ordered);
  const [first] = moves;
  const [point] = first?.points ?? [];
  if (first === undefined || point === undefined || pointAction(s, first, point) === null)
    return null;
  const exact = new Course(moves, most);
  if (yield* exact.run(everyThrow, s, ONE)) return { moves: exact.odds(), samples: 0 };
  const sampled = new Course(moves, Number.POSITIVE_INFINITY);
  const throws = oneThrow('path odds');
  const share = fraction(1, SAMPLES);
  for (let i = 0; i < SAMPLES; i++) yield* sampled.run(throws, s, share);
  return { moves: sampled.odds(), samples: SAMPLES };
}

/** The position in which the order has been given; where it has been, as it is. */
export function begun(state: State, ordered: readonly UnitId[]): State {
  const s = known(state);
  const stage = get(s, G.stage);
  if (stage !== Stage.half && stage !== Stage.mass) return s;
  for (let unit = 0; unit < s.scenario.units.length; unit++) unmark(s, unit, Mark.named);
  for (const unit of ordered) mark(s, unit, Mark.active);
  set(s, G.entries, 0);
  set(s, G.order, Order.units);
  set(s, G.step, Step.acts);
  set(s, G.at, 0);
  goOn({ s, rolls: NO_DICE, tell: null }, Step.half);
  return s;
}

/** What the units of a move answer to spend a point: together where both can, else whoever can. */
function pointAction(s: State, { units }: PlannedMove, point: PathPoint): Action | null {
  const stage = get(s, G.stage);
  if ((stage !== Stage.act && stage !== Stage.point) || get(s, G.step) === Step.half) return null;
  const list = legal(s, []);
  const where = point.kind === 'move' ? point.hex : 0;
  const able = units.filter((unit) => isUnspent(s, unit) || isEntering(s, unit));
  const wanted = [
    ...(able.length > 1 ? able.map((unit) => A.act(A.Do[BOTH[point.kind]], unit, where)) : []),
    ...able.map((unit) => A.act(A.Do[point.kind], unit, where)),
  ];
  return wanted.find((action) => list.includes(action)) ?? null;
}
const BOTH = { move: 'move-both', climb: 'climb-both', melee: 'melee-both' } as const;

/** All that the moves of an order may come to. */
class Course {
  readonly #moves: readonly PlannedMove[];
  readonly #most: number;
  readonly #tallies: readonly PointTally[][];

  constructor(moves: readonly PlannedMove[], most: number) {
    this.#moves = moves;
    this.#most = most;
    this.#tallies = moves.map(({ units, points }) => {
      return points.map((point) => new PointTally(units, point));
    });
  }

  /** False when there is too much of it. */
  *run(throws: Throws, s: State, share: Fraction): Steps<boolean> {
    let from: Iterable<Possible> = [{ s, chance: share }];
    for (const [i, move] of this.#moves.entries()) {
      const tallies = this.#tallies[i] as PointTally[];
      const after = yield* this.#march(throws, from, move, tallies);
      if (after === null) return false;
      from = after;
    }
    return true;
  }

  *#march(
    throws: Throws,
    from: Iterable<Possible>,
    move: PlannedMove,
    tallies: readonly PointTally[],
  ): Steps<Spread | null> {
    let going: Iterable<Possible> = from;
    const over = new Spread();
    let hex = NONE;
    for (const [i, point] of move.points.entries()) {
      const tally = tallies[i] as PointTally;
      const answers = new Map<State, Action>();
      for (const { s, chance } of going) {
        if (hex === NONE) hex = hexOf(s, move.units[0] as UnitId);
        const action = pointAction(s, move, point);
        if (action === null) endInto(over, s, chance);
        else answers.set(s, action);
      }
      if (point.kind === 'move') hex = point.hex;
      const answer = (s: State): Action | null => answers.get(s) ?? null;
      const left = this.#most - over.size;
      const after = yield* followUpTo(throws, going, answer, Step.acts, tally.hear, left);
      if (after === null) return null;
      const next = new Spread();
      for (const { s, chance } of after)
        (get(s, G.step) === Step.acts ? over : next).add(s, chance);
      tally.note([...next, ...over], hex);
      going = next;
    }
    for (const { s, chance } of going) endInto(over, s, chance);
    return asked(over);
  }

  odds(): MoveOdds[] {
    return this.#moves.map((move, i) => {
      const tallies = this.#tallies[i] as PointTally[];
      return { move, points: tallies.map((tally) => tally.odds()) };
    });
  }
}

/** 5.41a The move is stopped where it stands; one that has not begun is none (5.43a). */
function endInto(over: Spread, s: State, chance: Fraction): void {
  if (get(s, G.stage) !== Stage.point || get(s, G.step) === Step.acts) {
    over.add(s, chance);
    return;
  }
  const stopped = new Spread();
  stopped.add(s, chance);
  for (const after of follow(everyThrow, stopped, () => A.act(A.Do.stop), Step.acts))
    over.add(after.s, after.chance);
}

/** The next of the order is asked for, if anybody is left to act. */
function asked(over: Spread): Spread {
  const next = new Spread();
  for (const { s, chance } of over) {
    goOn({ s, rolls: NO_DICE, tell: null }, Step.half);
    next.add(s, chance);
  }
  return next;
}

interface Chances {
  formed: Fraction;
  dispersed: Fraction;
  destroyed: Fraction;
  goesOn: Fraction;
}

interface GunTally {
  fires: Fraction;
  breaks: Fraction;
  destroys: Fraction;
  tires: Fraction;
  likeliest: Fraction; // of the positions it might have fired in
  checks: readonly ShotCheck[];
}

/** What the positions after one point add up to, and the shots on the way there. */
class PointTally {
  readonly #units: readonly UnitId[];
  readonly #point: PathPoint;
  readonly #arrivals: readonly Chances[];
  readonly #guns = new Map<UnitId, GunTally>();
  #hex = NONE;

  constructor(units: readonly UnitId[], point: PathPoint) {
    this.#units = units;
    this.#point = point;
    this.#arrivals = units.map(() => {
      return { formed: ZERO, dispersed: ZERO, destroyed: ZERO, goesOn: ZERO };
    });
  }

  note(all: readonly Possible[], hex: HexId): void {
    this.#hex = hex;
    for (const { s, chance } of all) {
      for (const [i, unit] of this.#units.entries())
        count(this.#arrivals[i] as Chances, s, unit, hex, chance);
    }
  }

  /** 6.35a Every shot of a pause, and every gun that might have fired. */
  readonly hear = (before: State, action: Action, after: State, chance: Fraction): void => {
    if (get(before, G.stage) !== Stage.pause) {
      if (get(after, G.stage) === Stage.pause && get(after, G.step) === Step.pause)
        this.#couldFire(after, chance);
      return;
    }
    if (A.kindOf(action) === A.Do.close) return;
    const gun = this.#gun(A.whoOf(action));
    gun.fires = plus(gun.fires, chance);
    if (has(after, A.whoOf(action), Mark.spent)) gun.tires = plus(gun.tires, chance);
    const came = this.#worst(before, after);
    if (came === 'destroyed') gun.destroys = plus(gun.destroys, chance);
    else if (came === 'broken') gun.breaks = plus(gun.breaks, chance);
  };

  /** Who may shoot when the pause opens, and what the shot would be. */
  #couldFire(s: State, chance: Fraction): void {
    for (const action of legal(s, [])) {
      if (A.kindOf(action) === A.Do.close) continue;
      const gun = this.#gun(A.whoOf(action));
      if (chance.n * gun.likeliest.d <= gun.likeliest.n * chance.d) continue;
      gun.likeliest = chance;
      gun.checks = checksOf(s, (play) => take(play, action)).filter(({ unit }) =>
        this.#units.includes(unit),
      );
    }
  }

  #worst(before: State, after: State): 'destroyed' | 'broken' | 'held' {
    const fell = this.#units.some(
      (unit) => !has(before, unit, Mark.destroyed) && has(after, unit, Mark.destroyed),
    );
    if (fell) return 'destroyed';
    const broke = this.#units.some((unit) => isUnbroken(before, unit) && !isUnbroken(after, unit));
    return broke ? 'broken' : 'held';
  }

  #gun(unit: UnitId): GunTally {
    const found = this.#guns.get(unit);
    if (found !== undefined) return found;
    const gun: GunTally = {
      ...{ fires: ZERO, breaks: ZERO, destroys: ZERO, tires: ZERO, likeliest: ZERO, checks: [] },
    };
    this.#guns.set(unit, gun);
    return gun;
  }

  odds(): PointOdds {
    const guns = [...this.#guns].sort(([a], [b]) => a - b);
    return {
      point: this.#point,
      hex: this.#hex,
      arrivals: this.#arrivals.map((chances, i) => ({
        unit: this.#units[i] as UnitId,
        formed: reduced(chances.formed),
        dispersed: reduced(chances.dispersed),
        destroyed: reduced(chances.destroyed),
        goesOn: reduced(chances.goesOn),
      })),
      guns: guns.map(([unit, { fires, breaks, destroys, tires, checks }]) => ({
        ...{ unit, fires: reduced(fires), breaks: reduced(breaks), destroys: reduced(destroys) },
        ...{ tires: reduced(tires), checks },
      })),
    };
  }
}

/** 2.22a Still to be broken: formed, or not spent. */
const isUnbroken = (s: State, unit: UnitId): boolean =>
  !has(s, unit, Mark.dispersed) || !has(s, unit, Mark.spent);

function count(chances: Chances, s: State, unit: UnitId, hex: HexId, chance: Fraction): void {
  if (has(s, unit, Mark.destroyed)) {
    chances.destroyed = plus(chances.destroyed, chance);
    return;
  }
  if (hexOf(s, unit) !== hex) return;
  const up = has(s, unit, Mark.dispersed) ? 'dispersed' : 'formed';
  chances[up] = plus(chances[up], chance);
  if (isUnspent(s, unit)) chances.goesOn = plus(chances.goesOn, chance);
}

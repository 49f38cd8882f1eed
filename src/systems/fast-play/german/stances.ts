// 20.10 Missions: the goal of the moment, and the stance a unit takes.

import { apartOf, type Field, type Mission } from '../rules/field.ts';
import { goalsOf, hexOf, holderOf, type State, sideOf, strengthOf } from '../rules/state.ts';
import { foeOf, type HexId, Kind, NONE, type UnitId } from '../rules/types.ts';
import { isFoeWithin, strengthAround } from './measure.ts';
import { isLate, type Temper } from './temper.ts';
import { waysTo } from './ways.ts';

export type Stance = Mission['stance'];

/** What a unit is about. */
export interface Task {
  readonly stance: Stance;
  readonly goal: HexId;
  readonly by: 'schwerpunkt' | 'orders' | 'guns' | 'post'; // what chose the goal
}

const isOurs = (s: State, objective: number, { side }: Temper): boolean =>
  holderOf(s, objective) === side;

/** 20.10, 20.12 What a unit with a mission is about now. */
export function taskOf(s: State, temper: Temper, unit: UnitId): Task {
  const mission = s.scenario.missions[s.scenario.missionOf[unit] ?? NONE];
  if (mission === undefined) return { stance: 'hold', goal: hexOf(s, unit), by: 'orders' };
  const task = given(s, temper, unit, mission, mission.stance);
  const stance = switched(s, temper, unit, mission, task.goal);
  if (stance === mission.stance) return task;
  if (mission.stance === 'attack') return spent(s, temper, unit, stance);
  return given(s, temper, unit, mission, stance);
}

/** 20.12 One switch at most, worked out afresh each time. */
function switched(
  s: State,
  temper: Temper,
  unit: UnitId,
  { stance, goals }: Mission,
  goal: HexId,
): Stance {
  const hex = hexOf(s, unit);
  const infantry = s.scenario.units[unit]?.kind === Kind.infantry;
  if (stance === 'attack' && infantry && strengthOf(s, unit) === 1 && !isLate(s)) return 'hold';
  if (stance === 'reinforce' && isFoeWithin(s, temper.side, hex, 5)) return 'attack';
  if (stance === 'hold' && !isFoeWithin(s, temper.side, hex, 5) && !isHeld(s, temper, goal))
    return 'attack';
  if (stance === 'delay' && hex === goals.at(-1)) return 'hold';
  return stance;
}

const isHeld = (s: State, temper: Temper, hex: HexId): boolean => {
  const objective = s.scenario.objectiveAt[hex] ?? NONE;
  return objective !== NONE && isOurs(s, objective, temper);
};

/** 20.12 A spent brigade keeps the objective it stands on, else it looks for the nearest. */
function spent(s: State, temper: Temper, unit: UnitId, stance: Stance): Task {
  const hex = hexOf(s, unit);
  if ((s.scenario.objectiveAt[hex] ?? NONE) !== NONE) return { stance, goal: hex, by: 'orders' };
  return toTheGuns(s, temper, unit, stance);
}

/** 20.10 What its mission asks of a unit in a stance. */
function given(s: State, temper: Temper, unit: UnitId, mission: Mission, stance: Stance): Task {
  const main = stance === 'attack' && temper.schwerpunkt ? schwerpunkt(s, temper, unit) : NONE;
  if (main !== NONE) return { stance, goal: main, by: 'schwerpunkt' };
  const { goals } = mission;
  for (let index = 0; index < goals.length; index++) {
    if (!isAttained(s, temper, unit, mission, index, stance))
      return { stance, goal: goals[index] as HexId, by: 'orders' };
  }
  return toTheGuns(s, temper, unit, stance);
}

/** 20.10 no. 1 The nearest objective that we are strong enough to take. */
function schwerpunkt(s: State, temper: Temper, unit: UnitId): HexId {
  return nearestObjective(s, temper, unit, 8, isWeaklyHeld);
}

const isWeaklyHeld = (s: State, { side }: Temper, hex: HexId): boolean =>
  strengthAround(s, side, hex, 4, false) >= 2 * strengthAround(s, foeOf(side), hex, 2, false);
const ANY_WAY = 99_999;
const isAny = (): boolean => true;

/** Of the objectives that are not ours, the nearest by way, then the first. */
function nearestObjective(
  s: State,
  temper: Temper,
  unit: UnitId,
  within: number,
  fits: (s: State, temper: Temper, hex: HexId) => boolean,
): HexId {
  const { objectives } = s.scenario;
  const from = hexOf(s, unit);
  let best: HexId = NONE;
  let bestWay = within + 1;
  for (let objective = 0; objective < objectives.length; objective++) {
    if (isOurs(s, objective, temper)) continue;
    const hex = objectives[objective]?.hex as HexId;
    const way = waysTo(s.scenario, hex)[from] as number;
    if (way >= bestWay || !fits(s, temper, hex)) continue;
    best = hex;
    bestWay = way;
  }
  return best;
}

/** 20.10 no. 2 */
function isAttained(
  s: State,
  temper: Temper,
  unit: UnitId,
  { goals }: Mission,
  index: number,
  stance: Stance,
): boolean {
  const goal = goals[index] as number;
  const objective = s.scenario.objectiveAt[goal] ?? NONE;
  if (objective !== NONE) return isOurs(s, objective, temper) && stance !== 'hold';
  if ((goalsOf(s, unit) & (1 << index)) !== 0) return true;
  for (let later = index + 1; later < goals.length; later++)
    if (isHeld(s, temper, goals[later] as HexId)) return true;
  return false;
}

/** 20.10 no. 3 The nearest objective that is not ours; else the last goal of the mission. */
function toTheGuns(s: State, temper: Temper, unit: UnitId, stance: Stance): Task {
  const nearest = nearestObjective(s, temper, unit, ANY_WAY, isAny);
  const mission = s.scenario.missions[s.scenario.missionOf[unit] ?? NONE];
  return {
    stance,
    goal: nearest === NONE ? (mission?.goals.at(-1) ?? hexOf(s, unit)) : nearest,
    by: 'guns',
  };
}

/** 17.2 The posts of the French profile, found anew each turn for every unit. */
export function postOf(s: State, temper: Temper, unit: UnitId): Task {
  const hex = hexOf(s, unit);
  const { objectives } = s.scenario;
  const apart = (other: HexId): number => apartOf(s.scenario, hex, other);
  const nearest = objectives.reduce(
    (best, one) => (apart(one.hex) < apart(best.hex) ? one : best),
    objectives[0] as Field['objectives'][number],
  );
  if (isFoeWithin(s, temper.side, hex, 3)) {
    return { stance: 'hold', goal: apart(nearest.hex) <= 2 ? hex : nearest.hex, by: 'post' };
  }
  const alone = strengthAround(s, temper.side, nearest.hex, 1, false, unit) === 0;
  if (apart(nearest.hex) <= 1 && alone && pressure(s, temper, unit, nearest.hex, false) > -5) {
    return { stance: 'hold', goal: nearest.hex, by: 'post' };
  }
  return { stance: 'reinforce', goal: mostPressed(s, temper, unit), by: 'post' };
}

/** 17.2 no. 3 */
function mostPressed(s: State, temper: Temper, unit: UnitId): HexId {
  const all = s.scenario.objectives;
  const ours = all.filter(
    ({ hex }, objective) =>
      isOurs(s, objective, temper) || apartOf(s.scenario, hexOf(s, unit), hex) <= 5,
  );
  let best = all[0]?.hex ?? NONE;
  let most = Number.NEGATIVE_INFINITY;
  for (const { hex } of ours.length > 0 ? ours : all) {
    const value = pressure(s, temper, unit, hex, true);
    if (value > most) {
      best = hex;
      most = value;
    }
  }
  return best;
}

function pressure(s: State, temper: Temper, unit: UnitId, hex: HexId, withWay: boolean): number {
  let sum = 0;
  for (let foe = 0; foe < s.scenario.units.length; foe++) {
    if (hexOf(s, foe) === NONE || sideOf(s, foe) === temper.side) continue;
    const d = apartOf(s.scenario, hex, hexOf(s, foe));
    if (d <= 6) sum += strengthOf(s, foe) * (7 - d);
  }
  const own = strengthAround(s, temper.side, hex, 2, false, unit);
  const way = withWay ? 2 * (waysTo(s.scenario, hex)[hexOf(s, unit)] as number) : 0;
  return sum - 4 * own - way;
}

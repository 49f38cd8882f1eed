// O What the automaton orders in its half of a couplet. Passing is good play: unspent guns are the defence.

import { keepHighest, keepLowest } from '../../../engine/filters.ts';
import type { Action } from '../../../engine/system.ts';
import * as A from '../rules/actions.ts';
import { ownerOf } from '../rules/batteries.ts';
import { coverOf } from '../rules/check.ts';
import { apartOf } from '../rules/field.ts';
import { isEntering, pointsLeft } from '../rules/moves.ts';
import { massAround } from '../rules/orders.ts';
import { cite } from '../rules/rule.ts';
import {
  aimOf,
  countIn,
  Firing,
  firingOf,
  HexMark,
  has,
  heldBy,
  hexHas,
  hexOf,
  is,
  isIn,
  isOnMap,
  isUnspent,
  Mark,
  type State,
} from '../rules/state.ts';
import { type HexId, Is, MOST_IN_HEX, NONE, type UnitId } from '../rules/types.ts';
import { assault, infiltrate, isToAttack, shellLane, silence } from './attack.ts';
import { barrage } from './batteries.ts';
import { entryFor } from './entry.ts';
import {
  edgeOf,
  isFreeCompany,
  isLate,
  isLostObjective,
  isMoreToCome,
  isOurs,
  isSeen,
  look,
  oursIn,
  own,
  pointsAt,
  threatTo,
  worthOf,
} from './figures.ts';
import { HEADING_IDS, Heading } from './headings.ts';
import { type Inquiry, pair, type Sieve, whereIn, whoIn } from './inquiry.ts';
import { bestShot, bestTarget } from './shooting.ts';
import { dangerOfWay, nextStep } from './ways.ts';

const BY_UNIT = keepLowest<State>('order', cite('Q0'), (_, candidate) => candidate);

/** O1 to O12, the first that has a candidate. */
export function order(inquiry: Inquiry): Action {
  const { s } = inquiry;
  look();
  const cancelled = notOnOurMen(inquiry);
  if (cancelled !== NONE) return A.act(A.Do.cancel, cancelled);
  const hex = throwThemOut(inquiry);
  if (hex !== NONE) return give(inquiry, Heading.throwOut, hex, hex, meleeFigures);
  const forward = s.scenario.attack === null ? NONE : attack(inquiry);
  if (forward !== NONE) return forward;
  for (const heading of [Heading.walkIn, Heading.counterThrust] as const) {
    const way = goBack(inquiry, heading);
    if (way !== NONE) return send(inquiry, heading, whoIn(way), whereIn(way), thrustFigures);
  }
  const target = barrage(inquiry);
  if (target !== NONE) return target;
  const more = isMoreToCome(s);
  const reserve = closeDoor(inquiry, Heading.reserve);
  if (reserve !== NONE) return sendToDoor(inquiry, reserve, Heading.reserve);
  const shooter = bestShot(inquiry, more);
  if (shooter !== NONE)
    return give(inquiry, Heading.shoot, hexOf(s, shooter), NONE, () => shotFigures(s, shooter));
  const door = closeDoor(inquiry, Heading.closeDoor);
  if (door !== NONE) return sendToDoor(inquiry, door, Heading.closeDoor);
  const quiet = quietWork(inquiry, more);
  if (quiet !== null) return quiet;
  inquiry.because('O12', inquiry.traces === null ? {} : { guns: loadedGuns(s) });
  return A.act(A.Do.pass);
}

/** V1 to V3a, the first that has a candidate; NONE. */
function attack(inquiry: Inquiry): Action {
  const { s } = inquiry;
  const target = shellLane(inquiry);
  if (target !== NONE) return target;
  const shooter = silence(inquiry);
  if (shooter !== NONE) {
    const [unit, gun] = [whoIn(shooter), hexOf(s, whereIn(shooter))];
    return give(inquiry, Heading.silence, hexOf(s, unit), gun, NO_FIGURES, unit);
  }
  const head = assault(inquiry);
  if (head !== NONE) return sendMass(inquiry, whoIn(head), whereIn(head));
  const single = infiltrate(inquiry);
  if (single === NONE) return NONE;
  const [unit, goal] = [whoIn(single), whereIn(single)];
  return give(inquiry, Heading.infiltrate, hexOf(s, unit), goal, NO_FIGURES, unit);
}

/** V3 The whole mass, or the company alone. */
function sendMass(inquiry: Inquiry, unit: UnitId, goal: HexId): Action {
  const { s } = inquiry;
  const mass = massAround(s, unit).length;
  const order = give(inquiry, Heading.assault, hexOf(s, unit), goal, () => ({ mass }), unit);
  return mass > 1 ? A.act(A.Do.mass, unit) : order;
}

const sendToDoor = (
  inquiry: Inquiry,
  candidate: number,
  heading: typeof Heading.reserve | typeof Heading.closeDoor,
): Action => {
  const way = headingOfMove(inquiry, candidate, heading);
  return send(inquiry, way, whoIn(candidate), whereIn(candidate), doorFigures);
};

/** What a sentence names beside where and where to; asked for only when somebody listens. */
type Figures = (s: State, goal: HexId, unit: UnitId) => Record<string, number>;
const NO_FIGURES: Figures = () => ({});

/** O2 */
const meleeFigures: Figures = (s, hex) => ({ edge: edgeOf(s, hex, fightersIn(s, hex)) });
/** O3, O4 */
const thrustFigures: Figures = (s, goal, unit) => ({
  ...{ edge: edgeAt(s, unit, goal), danger: dangerAt(s, unit, goal), late: isLate(s) ? 1 : 0 },
});
/** O6, O8 */
const doorFigures: Figures = (s, goal) => ({ threat: threatTo(s, goal) });
/** O7 */
function shotFigures(s: State, unit: UnitId): Record<string, number> {
  const shot = bestTarget(s, unit);
  if (shot === null) return { unit };
  const { hex: target } = shot;
  return { unit, target, worth: worthOf(s, shot), more: isMoreToCome(s) ? 1 : 0 };
}
/** O12 */
const loadedGuns = (s: State): number =>
  s.scenario.units.filter(
    (_, unit) => isOurs(s, unit) && is(s, unit, Is.mg) && isOnMap(s, unit) && isUnspent(s, unit),
  ).length;

/** Orders the units of a hex, and says what for. */
function give(
  inquiry: Inquiry,
  heading: number,
  hex: HexId,
  goal: HexId,
  figures: Figures = NO_FIGURES,
  unit: UnitId = NONE,
): Action {
  const named = unit === NONE ? { hex, goal } : { hex, goal, unit };
  const more = inquiry.traces === null ? {} : figures(inquiry.s, goal, unit);
  inquiry.because(HEADING_IDS[heading] ?? '', { ...named, ...more });
  inquiry.purpose(heading, goal);
  return A.act(A.Do.hex, 0, hex);
}

/** Sends a unit to a goal, from where it is or from off the map. */
function send(
  inquiry: Inquiry,
  heading: number,
  unit: UnitId,
  goal: HexId,
  figures: Figures,
): Action {
  const { s } = inquiry;
  if (!isEntering(s, unit)) return give(inquiry, heading, hexOf(s, unit), goal, figures, unit);
  const more = inquiry.traces === null ? {} : figures(s, goal, unit);
  inquiry.because(HEADING_IDS[heading] ?? '', { unit, goal, ...more });
  inquiry.purpose(heading, goal);
  return waitsWithOthers(s, unit) ? A.act(A.Do.mass, unit) : A.act(A.Do.enter, unit);
}

function waitsWithOthers(s: State, unit: UnitId): boolean {
  const { units, counter } = s.scenario;
  return units.some(
    ({ group }, other) =>
      other !== unit &&
      group === units[unit]?.group &&
      counter[other] === counter[unit] &&
      isEntering(s, other),
  );
}

/** O1, K1 A ready battery whose target holds ours and none of theirs. */
function notOnOurMen(inquiry: Inquiry): number {
  const { s } = inquiry;
  for (let battery = 0; battery < s.scenario.batteries.length; battery++) {
    if (ownerOf(s, battery) !== own(s) || firingOf(s, battery) !== Firing.ready) continue;
    const hex = aimOf(s, battery);
    if (isIn(s, hex, own(s)) && !isIn(s, hex, s.scenario.human)) inquiry.keep(battery);
  }
  const chosen = inquiry.choose('cancel', 'O1', [BY_UNIT]);
  if (chosen !== NONE) inquiry.because('O1', { battery: chosen });
  return chosen;
}

/** Ours in a hex who can fight. */
const fightersIn = (s: State, hex: HexId): UnitId[] =>
  oursIn(s, hex).filter((unit) => isUnspent(s, unit) && pointsLeft(s, unit) > 0);

const STRONGEST: Sieve = [
  keepHighest('edge', cite('Q6'), (s, hex) => edgeOf(s, hex, fightersIn(s, hex))),
  keepHighest('points', cite('O2'), pointsAt),
  BY_UNIT,
];

/** O2 Throw them out. */
function throwThemOut(inquiry: Inquiry): HexId {
  const { s } = inquiry;
  for (let unit = 0; unit < s.scenario.units.length; unit++) {
    const hex = hexOf(s, unit);
    if (hex === NONE || !isOurs(s, unit) || !isIn(s, hex, s.scenario.human)) continue;
    if (!isUnspent(s, unit) || pointsLeft(s, unit) <= 0) continue;
    const fighters = fightersIn(s, hex);
    if (fighters[0] !== unit) continue; // a hex once
    const holds = edgeOf(s, hex, fighters) >= 0 || (isLate(s) && isLostObjective(s, hex));
    inquiry.sift(hex, holds ? null : 'Q6');
  }
  return inquiry.choose('throw out', 'O2', STRONGEST);
}

/** Companies of a hex that go together to a goal, the lowest id first. */
export function goers(s: State, unit: UnitId, goal: HexId): UnitId[] {
  const hex = hexOf(s, unit);
  const room = MOST_IN_HEX - countIn(s, goal, own(s));
  const all = hex === NONE ? [unit] : oursIn(s, hex).filter((one) => mayGo(s, one, goal));
  return all.slice(0, Math.max(0, room));
}

/** An unspent company without the enemy in its hex that has a way within its points. */
const mayGo = (s: State, unit: UnitId, goal: HexId): boolean => dangerAt(s, unit, goal) !== NONE;

/** Q5 The danger at a goal for such a company, as it would come there; NONE for one that does not. */
function dangerAt(s: State, unit: UnitId, goal: HexId): number {
  const hex = hexOf(s, unit);
  if (!isFreeCompany(s, unit)) return NONE;
  const points = pointsLeft(s, unit);
  if (hex !== NONE)
    return apartOf(s.scenario, hex, goal) > points ? NONE : dangerOfWay(s, unit, 1, points, goal);
  const entry = entryFor(s, unit, goal);
  return entry === NONE ? NONE : dangerOfWay(s, unit, 1, points - 1, goal, entry);
}

/** Where it stands, or would come in. */
const placeOf = (s: State, unit: UnitId, goal: HexId): HexId =>
  isEntering(s, unit) ? entryFor(s, unit, goal) : hexOf(s, unit);
const distanceTo = (s: State, unit: UnitId, goal: HexId): number => {
  const from = placeOf(s, unit, goal);
  return from === NONE ? 99 : apartOf(s.scenario, from, goal) + (isEntering(s, unit) ? 1 : 0);
};

const edgeAt = (s: State, unit: UnitId, goal: HexId): number =>
  edgeOf(s, goal, [...goers(s, unit, goal), ...oursIn(s, goal)]);

const RANK: Sieve = [
  keepHighest('rank', cite('O3'), (s, candidate) => {
    const [unit, goal] = [whoIn(candidate), whereIn(candidate)];
    const danger = dangerAt(s, unit, goal);
    return 10 * pointsAt(s, goal) - danger + 3 * edgeAt(s, unit, goal) - distanceTo(s, unit, goal);
  }),
  BY_UNIT,
];

/** O3 Walk back in; O4 counter-thrust. */
function goBack(
  inquiry: Inquiry,
  heading: typeof Heading.walkIn | typeof Heading.counterThrust,
): number {
  const { s } = inquiry;
  if (s.scenario.without.includes(heading === Heading.walkIn ? 'O3' : 'O4')) return NONE;
  const { dangerRetake, dangerThrust } = s.scenario.thresholds;
  const thrust = heading === Heading.counterThrust;
  const id = thrust ? 'O4' : 'O3';
  const late = isLate(s);
  for (const { hex: goal } of s.scenario.objectives) {
    const isTheirs = isIn(s, goal, s.scenario.human);
    if (thrust ? !isTheirs : isTheirs || heldBy(s, goal) !== s.scenario.human) continue;
    for (let unit = 0; unit < s.scenario.units.length; unit++) {
      const danger = dangerAt(s, unit, goal);
      if (danger === NONE) continue;
      const tooHot = !late && danger > (thrust ? dangerThrust : dangerRetake);
      const tooWeak = thrust && edgeAt(s, unit, goal) < 0;
      inquiry.sift(pair(unit, goal), tooHot ? 'Q5' : tooWeak ? 'Q6' : null);
    }
  }
  return inquiry.choose(thrust ? 'counter-thrust' : 'walk in', id, RANK);
}

/** Whether a company stands in neither trench line: village, reinforcements. */
const isReserve = (s: State, unit: UnitId): boolean => {
  const hex = hexOf(s, unit);
  const { front, support } = s.scenario.zones;
  return isEntering(s, unit) || !(front.includes(hex) || support.includes(hex));
};

/** O8 Holds nothing: second in a trench hex of the support line, in the village, in reserve. */
function holdsNothing(s: State, unit: UnitId): boolean {
  if (isReserve(s, unit)) return true;
  const hex = hexOf(s, unit);
  return s.scenario.zones.support.includes(hex) && countIn(s, hex, own(s)) > 1;
}

const NEED: Sieve = [
  keepHighest('threat', cite('Q8'), (s, candidate) => threatTo(s, whereIn(candidate))),
  keepLowest('distance', cite('O8'), (s, candidate) =>
    distanceTo(s, whoIn(candidate), whereIn(candidate)),
  ),
  keepLowest('goal', cite('Q0'), (_, candidate) => whereIn(candidate)),
  BY_UNIT,
];

/** O8 The threatened empty trench, and who is nearest; O6 the same for the reserve alone. */
function closeDoor(
  inquiry: Inquiry,
  heading: typeof Heading.reserve | typeof Heading.closeDoor,
): number {
  const { s } = inquiry;
  const companies: UnitId[] = [];
  for (let unit = 0; unit < s.scenario.units.length; unit++) {
    if (!isFreeCompany(s, unit) || !holdsNothing(s, unit)) continue;
    if (heading === Heading.closeDoor || isReserve(s, unit)) companies.push(unit);
  }
  if (companies.length > 0) listDoors(inquiry, companies);
  return inquiry.choose('door', heading === Heading.reserve ? 'O6' : 'O8', NEED);
}

function listDoors(inquiry: Inquiry, companies: readonly UnitId[]): void {
  const { s } = inquiry;
  const { front, support } = s.scenario.zones;
  for (const line of [front, support]) {
    for (const goal of line) {
      if (isIn(s, goal, own(s)) || isIn(s, goal, s.scenario.human) || threatTo(s, goal) < 1)
        continue;
      for (const unit of companies) {
        if (isOpen(s, unit, goal)) inquiry.keep(pair(unit, goal));
      }
    }
  }
}

/** O8a, O8c The next step is enough of a way; who must first re-form needs none. */
function isOpen(s: State, unit: UnitId, goal: HexId): boolean {
  const hex = hexOf(s, unit);
  if (isEntering(s, unit)) return entryFor(s, unit, goal) !== NONE;
  if (pointsLeft(s, unit) <= 0) return false;
  const inside = has(s, unit, Mark.inTrench);
  return nextStep(s, unit, 1, hex, inside, goal) !== NONE;
}

/** O8a Dispersed, more than one hex away and not seen: re-form first. */
function headingOfMove(inquiry: Inquiry, candidate: number, heading: number): number {
  const { s } = inquiry;
  const unit = whoIn(candidate);
  if (isEntering(s, unit) || !has(s, unit, Mark.dispersed)) return heading;
  const far = distanceTo(s, unit, whereIn(candidate)) > 1;
  return far && !isSeen(s, hexOf(s, unit)) ? Heading.reform : heading;
}

/** O9 to O11 What is done when nothing presses. */
function quietWork(inquiry: Inquiry, more: boolean): Action | null {
  const { s } = inquiry;
  for (const [heading, question, wants] of [
    [Heading.reform, 're-form', wantsReform],
    [Heading.ground, 'go to ground', wantsGround],
    [Heading.dig, 'dig', wantsDig],
  ] as const) {
    if (more && heading !== Heading.reform) continue;
    for (let unit = 0; unit < s.scenario.units.length; unit++) {
      if (isOurs(s, unit) && isUnspent(s, unit) && wants(s, unit)) inquiry.keep(unit);
    }
    const unit = inquiry.choose(question, HEADING_IDS[heading] ?? '', [BY_UNIT]);
    if (unit !== NONE)
      return give(inquiry, heading, hexOf(s, unit), hexOf(s, unit), NO_FIGURES, unit);
  }
  return null;
}

/** O9 So that its counter-thrust has three points instead of one. */
export const wantsReform = (s: State, unit: UnitId): boolean =>
  is(s, unit, Is.infantry) &&
  has(s, unit, Mark.dispersed) &&
  !s.scenario.zones.front.includes(hexOf(s, unit)) &&
  !isIn(s, hexOf(s, unit), s.scenario.human) &&
  !isSeen(s, hexOf(s, unit));

/** O10 */
export const wantsGround = (s: State, unit: UnitId): boolean =>
  !has(s, unit, Mark.dispersed) && isSeen(s, hexOf(s, unit)) && !isToAttack(s, unit);

/** O11 No cover, no shovel and no scrape, no enemy there. */
export const wantsDig = (s: State, unit: UnitId): boolean => {
  const hex = hexOf(s, unit);
  if (!is(s, unit, Is.digger) || isIn(s, hex, s.scenario.human)) return false;
  if (hexHas(s, hex, HexMark.scrape) || coverOf(s, unit, hex, has(s, unit, Mark.inTrench)) > 0)
    return false;
  return oursIn(s, hex).every((one) => !has(s, one, Mark.shovel));
};

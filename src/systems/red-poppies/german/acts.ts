// O2 to O11 How an order is carried out: unit by unit, point by point, by what it was given for.

import type { Action } from '../../../engine/system.ts';
import * as A from '../rules/actions.ts';
import { apartOf } from '../rules/field.ts';
import { legal } from '../rules/legal.ts';
import { fellowOf, isEntering, isOnTop, mayClimb, mayMelee } from '../rules/moves.ts';
import { isReadyToAct } from '../rules/orders.ts';
import type { Shot } from '../rules/shots.ts';
import { countIn, faceOf, G, get, has, hexOf, is, isIn, Mark, type State } from '../rules/state.ts';
import { type HexId, Is, NONE, type UnitId } from '../rules/types.ts';
import { assaultStep, infiltratingStep, silencingShot } from './attack.ts';
import { entryFor } from './entry.ts';
import {
  edgeOf,
  isFreeCompany,
  isLate,
  isLostObjective,
  isMoreToCome,
  isOurs,
  look,
  oursIn,
  own,
  worthOf,
} from './figures.ts';
import { HEADING_IDS, Heading } from './headings.ts';
import type { Inquiry } from './inquiry.ts';
import { goers, wantsDig, wantsGround, wantsReform } from './orders.ts';
import { bestTarget, noShotNow } from './shooting.ts';
import { nextStep } from './ways.ts';

const LIST: Action[] = [];
const END = A.act(A.Do.end);
const STOP = A.act(A.Do.stop);

/** What the next of the ordered units does, or the end of the order. */
export function act(inquiry: Inquiry): Action {
  const { s } = inquiry;
  look();
  legal(s, LIST);
  inquiry.because(HEADING_IDS[get(s, G.heading)] ?? 'O12');
  const action = wanted(s);
  return LIST.includes(action) ? action : END;
}

function wanted(s: State): Action {
  const ready: UnitId[] = [];
  for (let unit = 0; unit < s.scenario.units.length; unit++)
    if (isOurs(s, unit) && isReadyToAct(s, unit)) ready.push(unit);
  switch (get(s, G.heading)) {
    case Heading.throwOut:
      return melee(s, ready);
    case Heading.shoot:
      return shoot(s, ready);
    case Heading.reform:
      return single(s, ready, (unit) => wantsReform(s, unit), A.Do.deploy);
    case Heading.ground:
      return single(s, ready, (unit) => wantsGround(s, unit), A.Do.deploy);
    case Heading.dig:
      return single(s, ready, (unit) => wantsDig(s, unit), A.Do.dig);
    case Heading.silence: {
      const shot = silencingShot(s, ready, get(s, G.goal));
      return shot === null ? END : shotAt(shot);
    }
    case Heading.infiltrate:
      return hasActed(s)
        ? END
        : march(
            s,
            ready.filter((unit) => has(s, unit, Mark.dispersed)),
          );
    case Heading.assault:
      return march(s, nearestFirst(s, ready));
    default:
      return march(s, ready);
  }
}

/** V3 The head of the mass goes first. */
const nearestFirst = (s: State, ready: readonly UnitId[]): UnitId[] => {
  const goal = get(s, G.goal);
  return ready
    .filter((unit) => isFreeCompany(s, unit))
    .sort(
      (a, b) =>
        apartOf(s.scenario, hexOf(s, a), goal) - apartOf(s.scenario, hexOf(s, b), goal) || a - b,
    );
};

/** O9 to O11 The first of the hex does it; the order is over then. */
function single(
  s: State,
  ready: readonly UnitId[],
  wants: (unit: UnitId) => boolean,
  kind: number,
): Action {
  const unit = hasActed(s) ? undefined : ready.find(wants);
  return unit === undefined ? END : A.act(kind, unit);
}

/** 5.03 Whether one of the ordered units has acted. */
const hasActed = (s: State): boolean =>
  s.scenario.units.some(
    (_, unit) => isOurs(s, unit) && has(s, unit, Mark.active) && has(s, unit, Mark.spent),
  );

/** O2 All of them as one group. */
function melee(s: State, ready: readonly UnitId[]): Action {
  const [first] = ready.filter((unit) => mayMelee(s, unit));
  if (first === undefined) return END;
  const along = fellowOf(s, first);
  return A.act(along !== NONE && mayMelee(s, along) ? A.Do['melee-both'] : A.Do.melee, first);
}

/** O7 The one with the most worth first, then every other that still passes the same test. */
function shoot(s: State, ready: readonly UnitId[]): Action {
  const more = isMoreToCome(s);
  let best: Shot | null = null;
  for (const unit of ready) {
    const shot = bestTarget(s, unit);
    if (shot === null || noShotNow(s, shot, more) !== null) continue;
    if (best === null || worthOf(s, shot) > worthOf(s, best)) best = shot;
  }
  return best === null ? END : shotAt(best);
}

const shotAt = ({ unit, hex, target }: Shot): Action =>
  target === NONE ? A.act(A.Do.fire, unit, hex) : A.act(A.Do['fire-at'], unit, target);

/** O3, O4, O6, O8 The first of those that go, with its like if there is room. */
function march(s: State, ready: readonly UnitId[]): Action {
  const goal = get(s, G.goal);
  for (const unit of ready) {
    if (!is(s, unit, Is.infantry) || hexOf(s, unit) === goal) continue;
    const along = companionOf(s, unit, goal);
    const both = along === NONE ? NONE : stepOf(s, unit, 2, goal);
    if (both !== NONE) return A.act(A.Do['move-both'], unit, both);
    const hex = stepOf(s, unit, 1, goal);
    if (hex !== NONE) return A.act(A.Do.move, unit, hex);
  }
  return END;
}

/** O3 Another company that has a way as well; O8 another of the same side up. */
function companionOf(s: State, unit: UnitId, goal: HexId): UnitId {
  const along = fellowOf(s, unit);
  if (along === NONE || !is(s, along, Is.infantry) || unit > along) return NONE;
  const heading = get(s, G.heading);
  if ((heading === Heading.walkIn || heading === Heading.counterThrust) && !isEntering(s, unit))
    return goers(s, unit, goal).includes(along) ? along : NONE;
  return (faceOf(s, along) & 1) === (faceOf(s, unit) & 1) ? along : NONE;
}

function stepOf(s: State, unit: UnitId, count: number, goal: HexId): HexId {
  if (isEntering(s, unit)) {
    const hex = entryFor(s, unit, goal);
    return hex !== NONE && countIn(s, hex, own(s)) + count <= 2 ? hex : NONE;
  }
  return stepTowards(s, unit, count, goal);
}

/** Q10, V3 The next step, by what the order is for. */
function stepTowards(s: State, unit: UnitId, count: number, goal: HexId): HexId {
  const heading = get(s, G.heading);
  if (heading === Heading.assault) return assaultStep(s, unit, count, goal);
  const inside = has(s, unit, Mark.inTrench);
  if (heading !== Heading.infiltrate) return nextStep(s, unit, count, hexOf(s, unit), inside, goal);
  return infiltratingStep(s, unit, goal);
}

/** O8b The next point of a move: on along the way, into the trench or into the melee at the goal, or no further. */
export function point(inquiry: Inquiry): Action {
  const { s } = inquiry;
  look();
  legal(s, LIST);
  inquiry.because(HEADING_IDS[get(s, G.heading)] ?? 'O12');
  const action = nextPoint(s);
  return LIST.includes(action) ? action : STOP;
}

function nextPoint(s: State): Action {
  const lead = get(s, G.lead);
  const second = get(s, G.second);
  const goal = get(s, G.goal);
  const hex = hexOf(s, lead);
  const first = second === NONE ? lead : Math.min(lead, second);
  if (isIn(s, hex, s.scenario.human)) return fightAt(s, hex);
  if (hex === goal) {
    return climbAt(s, lead, second);
  }
  const count = second === NONE ? 1 : 2;
  const step = stepTowards(s, first, count, goal);
  if (step === NONE) return climbHere(s, lead, second);
  return A.act(count === 2 ? A.Do['move-both'] : A.Do.move, first, step);
}

/** Into the trench of the hex if a point is left, or no further. */
function climbAt(s: State, lead: UnitId, second: UnitId): Action {
  const climbs = mayClimb(s, lead) || (second !== NONE && mayClimb(s, second));
  if (!climbs) return STOP;
  if (second === NONE) return A.act(A.Do.climb, lead);
  const both = A.act(A.Do['climb-both'], Math.min(lead, second));
  return LIST.includes(both) ? both : A.act(A.Do.climb, isOnTop(s, lead) ? lead : second);
}

/** V3 Who attacks takes to the trench that it has come to; all others stay as they are short of their goal. */
const climbHere = (s: State, lead: UnitId, second: UnitId): Action =>
  get(s, G.heading) === Heading.assault ? climbAt(s, lead, second) : STOP;

/** O4 Melee at once if a point is left and the edge holds, otherwise next turn by O2. */
function fightAt(s: State, hex: HexId): Action {
  const group = [get(s, G.lead), get(s, G.second)];
  const fighters = oursIn(s, hex).filter((unit) => group.includes(unit) && mayMelee(s, unit));
  const [first] = fighters;
  if (first === undefined) return STOP;
  const holds = edgeOf(s, hex, fighters) >= 0 || (isLate(s) && isLostObjective(s, hex));
  if (!holds) return STOP;
  return A.act(fighters.length > 1 ? A.Do['melee-both'] : A.Do.melee, first);
}

/** E2 One order brings all that may come together. */
export function nameMass(inquiry: Inquiry): Action {
  const { s } = inquiry;
  inquiry.because(HEADING_IDS[get(s, G.heading)] ?? 'E2');
  legal(s, LIST);
  const all = A.act(A.Do.all);
  return LIST.includes(all) ? all : (LIST[LIST.length - 1] as Action);
}

// What must be true of every position of a raid, whatever led to it. Each check answers with a sentence, or null.

import { isSea } from '../../../../src/systems/raid/rules/graph.ts';
import { britishLevels, germanLevels } from '../../../../src/systems/raid/rules/stacks.ts';
import {
  at,
  below,
  contactOf,
  Flag,
  facing,
  fireOf,
  G,
  germanTop,
  get,
  guardOf,
  has,
  isBritish,
  isCommando,
  isFaceDown,
  kindOf,
  markerAt,
  Off,
  obstacleAt,
  placeOf,
  type RaidState,
  Stage,
  stepsOf,
  topOf,
} from '../../../../src/systems/raid/rules/state.ts';
import {
  ABOARD,
  Kind,
  NONE,
  Obstacle,
  type Place,
  type Unit,
} from '../../../../src/systems/raid/rules/types.ts';

type Fault = string | null;
type Check = (s: RaidState) => Fault;

/** The first thing wrong with a position, or null. */
export function faultIn(s: RaidState): Fault {
  for (const check of CHECKS) {
    const fault = check(s);
    if (fault !== null) return fault;
  }
  return null;
}

const name = (s: RaidState, unit: Unit): string => s.scenario.units[unit]?.id ?? `unit ${unit}`;
const zoneId = (s: RaidState, zone: number): string => s.scenario.zones[zone]?.id ?? `zone ${zone}`;

/** Every counter lies in exactly one list, that of its place, and no list runs in a ring. */
function listsAgree(s: RaidState): Fault {
  const { units, zones } = s.scenario;
  let listed = 0;
  for (let zone = 0; zone < zones.length; zone++) {
    listed += countListed(s, topOf(s, zone), zone, true);
    listed += countListed(s, germanTop(s, zone), zone, false);
  }
  let placed = 0;
  for (let u = 0; u < units.length; u++) {
    listed += countListed(s, topOf(s, ABOARD + u), ABOARD + u, true);
    if (placeOf(s, u) >= 0) placed++;
  }
  return placed === listed ? null : `${placed} counters have a place, ${listed} are in good lists`;
}

/** How many counters a list holds; many too many when it holds one it should not. */
function countListed(s: RaidState, top: Unit, place: Place, british: boolean): number {
  let count = 0;
  for (let u = top; u !== NONE; u = below(s, u)) {
    if (u < 0 || u >= s.scenario.units.length || ++count > 99) return 1000;
    if (placeOf(s, u) !== place || isBritish(s, u) !== british) return 1000;
  }
  return count;
}

/** 2.1, 2.2a Steps fit the counter's fate. */
function stepsInRange(s: RaidState): Fault {
  for (let u = 0; u < s.scenario.units.length; u++) {
    const steps = stepsOf(s, u);
    const full = at(s.scenario.fullSteps, u);
    if (!fits(s, u, steps, full)) return `${name(s, u)} has ${steps} steps in ${placeOf(s, u)}`;
  }
  return null;
}

function fits(s: RaidState, unit: Unit, steps: number, full: number): boolean {
  switch (placeOf(s, unit)) {
    case Off.lost:
      return steps === 0;
    case Off.pool:
      return steps === full;
    case Off.prisoner:
      return steps === 1 && kindOf(s, unit) === Kind.infantry;
    default:
      return steps >= 1 && steps <= full;
  }
}

/** 1.2, 3d Nobody stands where he cannot: craft at sea, men ashore or aboard a craft that floats. */
function placesMakeSense(s: RaidState): Fault {
  for (let u = 0; u < s.scenario.units.length; u++) {
    const place = placeOf(s, u);
    if (place === NONE && isBritish(s, u) && get(s, G.stage) !== Stage.load) {
      return `${name(s, u)} is in no place`;
    }
    if (place < 0) continue;
    const craft = kindOf(s, u) === Kind.craft;
    if (place < ABOARD && isSea(s.scenario, place) !== craft) {
      return `${name(s, u)} is in ${zoneId(s, place)}`;
    }
    if (place < ABOARD) continue;
    const carrier = place - ABOARD;
    if (craft || kindOf(s, carrier) !== Kind.craft) return `${name(s, u)} is aboard ${carrier}`;
    if (placeOf(s, carrier) < 0) return `${name(s, u)} is aboard a lost craft`;
  }
  return null;
}

/** 1.2, 2.2b, 3d The limits bind stacks at rest; the stack that acts may be passing. */
function limitsHold(s: RaidState): Fault {
  const sc = s.scenario;
  const acting = get(s, G.place);
  for (let zone = 0; zone < sc.zones.length; zone++) {
    if (zone !== acting && topOf(s, zone) !== NONE) {
      const limit = isSea(sc, zone) ? sc.craftLimit : sc.stackLimit;
      if (britishLevels(s, zone) > limit) return `too many in ${zoneId(s, zone)}`;
    }
    if (germanTop(s, zone) === NONE) continue;
    if (germanLevels(s, zone) > sc.stackLimit) return `too many Germans in ${zoneId(s, zone)}`;
  }
  for (let u = 0; u < sc.britishCount; u++) {
    if (topOf(s, ABOARD + u) === NONE) continue;
    if (britishLevels(s, ABOARD + u) > sc.craftCapacity) return `${name(s, u)} is overloaded`;
  }
  return null;
}

const fighting = (s: RaidState): boolean =>
  get(s, G.stage) === Stage.columns || get(s, G.stage) === Stage.round;

/** 2.2f, 11.2 Both sides are in one zone only where an assault is being fought, and there they are. */
function sharingIsBattle(s: RaidState): Fault {
  const battle = get(s, G.battle);
  if (fighting(s) !== (battle !== NONE)) return `battle ${battle} in stage ${get(s, G.stage)}`;
  for (let zone = 0; zone < s.scenario.zones.length; zone++) {
    const shared = topOf(s, zone) !== NONE && germanTop(s, zone) !== NONE;
    if (shared !== (zone === battle)) return `${zoneId(s, zone)} is shared, or should be`;
    if (topOf(s, zone) !== NONE && isFaceDown(s, zone)) {
      return `British under a face-down marker in ${zoneId(s, zone)}`;
    }
  }
  return battle === NONE || battle === get(s, G.place) ? null : 'the battle is elsewhere';
}

/** 2.2e Highest FT on top, then more steps, then the lower number. */
function germansInOrder(s: RaidState): Fault {
  for (let zone = 0; zone < s.scenario.zones.length; zone++) {
    for (let u = germanTop(s, zone); u !== NONE; u = below(s, u)) {
      const next = below(s, u);
      if (next === NONE) continue;
      const by = fireOf(s, u) - fireOf(s, next) || stepsOf(s, u) - stepsOf(s, next) || next - u;
      if (by <= 0) return `${name(s, next)} belongs above ${name(s, u)}`;
    }
  }
  return null;
}

/** 6.2 The acting stack: in one place, only while somebody acts, and never done. */
function stackActsTogether(s: RaidState): Fault {
  const stage = get(s, G.stage);
  const acting = stage >= Stage.act && stage <= Stage.round;
  if (acting !== (get(s, G.place) !== NONE)) return `place ${get(s, G.place)} in stage ${stage}`;
  let members = 0;
  for (let u = 0; u < s.scenario.units.length; u++) {
    if (!has(s, u, Flag.member)) continue;
    members++;
    if (!isBritish(s, u)) return `${name(s, u)} acts with the British`;
    if (placeOf(s, u) !== get(s, G.place)) return `${name(s, u)} acts from elsewhere`;
    if (has(s, u, Flag.done)) return `${name(s, u)} is done and acts`;
  }
  return acting === members > 0 ? null : `${members} members in stage ${stage}`;
}

/** 4, 6.2 Job Done belongs to phase B; no German is done while the British decide. */
function doneInPhaseB(s: RaidState): Fault {
  if (get(s, G.stage) === Stage.over) return null;
  const none = get(s, G.stage) === Stage.load;
  for (let u = 0; u < s.scenario.units.length; u++) {
    if (!has(s, u, Flag.done)) continue;
    if (none || !isBritish(s, u)) return `${name(s, u)} is done`;
  }
  return null;
}

/** 11.2g Every prisoner has a living guard. */
function prisonersGuarded(s: RaidState): Fault {
  for (let u = s.scenario.britishCount; u < s.scenario.units.length; u++) {
    if (placeOf(s, u) !== Off.prisoner) continue;
    const guard = guardOf(s, u);
    if (guard < 0 || !isCommando(s, guard) || placeOf(s, guard) < 0) {
      return `${name(s, u)} is guarded by ${name(s, guard)}`;
    }
  }
  return null;
}

/** 11.2b Columns are laid out while they are formed, and only then. */
function columnsMakeSense(s: RaidState): Fault {
  const forming = get(s, G.stage) === Stage.columns;
  const lines = get(s, G.lines);
  if (forming !== lines > 0) return `${lines} lines in stage ${get(s, G.stage)}`;
  for (let line = 0; line < lines; line++) {
    const german = facing(s, line);
    if (german < 0 || placeOf(s, german) !== get(s, G.battle)) return `line ${line} faces nobody`;
    const british = contactOf(s, line);
    if (british !== NONE && !has(s, british, Flag.member)) return `line ${line} has a stranger`;
  }
  return null;
}

/** 7.1, 10 The tracks and the ground. */
function trackAndGround(s: RaidState): Fault {
  const sc = s.scenario;
  const alarm = get(s, G.alarm);
  if (alarm < 0 || alarm > sc.alarmMax) return `alarm ${alarm}`;
  if (get(s, G.turn) < 1 || get(s, G.turn) > sc.turns) return `turn ${get(s, G.turn)}`;
  for (let zone = 0; zone < sc.zones.length; zone++) {
    const marker = markerAt(s, zone);
    if (marker >= sc.markers.length) return `marker ${marker} in ${zoneId(s, zone)}`;
    if (marker !== NONE && sc.markers[marker]?.letter !== at(sc.zoneLetter, zone)) {
      return `a marker of another letter in ${zoneId(s, zone)}`;
    }
    const obstacle = obstacleAt(s, zone);
    if (obstacle !== Obstacle.none && marker !== NONE) return `two markers in ${zoneId(s, zone)}`;
    if (alarm === sc.alarmMax && marker !== NONE) return `${zoneId(s, zone)} sleeps at full alarm`;
  }
  return null;
}

/** 12a, 12d What was destroyed was counted. */
function objectivesCounted(s: RaidState): Fault {
  let guns = 0;
  let strongpoints = 0;
  for (let u = s.scenario.britishCount; u < s.scenario.units.length; u++) {
    if (placeOf(s, u) !== Off.lost) continue;
    const kind = kindOf(s, u);
    if (kind === Kind.gun) guns++;
    else if (kind === Kind.flak || kind === Kind.pillbox) strongpoints++;
  }
  if (guns !== get(s, G.guns)) return `${get(s, G.guns)} guns counted, ${guns} destroyed`;
  return strongpoints === get(s, G.strongpoints) ? null : 'strongpoints are miscounted';
}

/** 12j No more turns than the raid names, and none that has not been. */
function quietTurnsCounted(s: RaidState): Fault {
  const { harassed } = s.scenario.victory;
  const count = get(s, G.harassed);
  if (harassed === null) return count === 0 ? null : 'quiet turns of a raid that counts none';
  const been = Math.min(get(s, G.turn), harassed.to) - harassed.from + 1;
  return count <= Math.max(0, been) ? null : `${count} quiet turns by turn ${get(s, G.turn)}`;
}

const CHECKS: readonly Check[] = [
  quietTurnsCounted,
  listsAgree,
  stepsInRange,
  placesMakeSense,
  limitsHold,
  sharingIsBattle,
  germansInOrder,
  stackActsTogether,
  doneInPhaseB,
  prisonersGuarded,
  columnsMakeSense,
  trackAndGround,
  objectivesCounted,
];

// 9.2 British movement: one step at a time, since each may wake, stop or blow up what it meets.

import { testAdjacentMarkers, turnMarker } from './activation.ts';
import { raiseAlarm } from './alarm.ts';
import { startAssault } from './assault.ts';
import type { Die, Play } from './events.ts';
import { costOf, endLink, firstLink, isLandLink } from './graph.ts';
import {
  begin,
  carry,
  fits,
  type Group,
  hasDoneTwo,
  hasMembers,
  levelsWithout,
  limitOf,
  mayDo,
  pay,
  survey,
} from './group.ts';
import { crossMinesIn } from './mines.ts';
import { cite } from './rule.ts';
import {
  Act,
  at,
  G,
  germanTop,
  get,
  isFaceDown,
  obstacleAt,
  type RaidState,
  Stage,
  set,
  setObstacle,
} from './state.ts';
import { stopStack } from './stop.ts';
import { cutTelephone } from './telephone.ts';
import { Link, NONE, Obstacle, type RuleId, type Zone } from './types.ts';

/** 9.2 Why the stack may not step into a zone, or null. */
export function forbidStep(s: RaidState, g: Group, zone: Zone): RuleId | null {
  if (g.aboard || g.fleet) return '1.3';
  const cost = costOf(s.scenario, g.place, zone, Link.land);
  return cost === NONE ? '1.3' : forbidStepFor(s, g, zone, cost);
}

/** The same for a zone next door over land, at its cost. */
export function forbidStepFor(s: RaidState, g: Group, zone: Zone, cost: number): RuleId | null {
  if (g.stopped) return '6.4c';
  if (!mayDo(g, Act.move)) return '6.1';
  if (cost > g.pace) return '6.3';
  if (germanTop(s, zone) !== NONE) return '2.2f';
  return forbidEntry(s, g, zone, g.done | Act.move, g.pace - cost);
}

/** 6.5, 2.2j What a zone without visible Germans asks of a stack that would enter it by movement or landing. */
export function forbidEntry(
  s: RaidState,
  g: Group,
  zone: Zone,
  doneThen: number,
  paceThen: number,
): RuleId | null {
  if (isFaceDown(s, zone)) {
    if (g.commandos === 0) return '6.5b';
    if (hasDoneTwo(doneThen)) return '6.5';
    return fits(s, g) ? null : '6.4b';
  }
  if (levelsWithout(s, g, zone) + g.levels <= s.scenario.stackLimit) return null;
  if (obstacleAt(s, zone) !== Obstacle.none && !fits(s, g)) return '2.2j';
  const mayGoOn = (doneThen & Act.move) !== 0 || !hasDoneTwo(doneThen);
  return mayGoOn && canPassOn(s, g, zone, paceThen) ? null : '2.2j';
}

/** 2.2j From an overfull zone the stack must be able to reach one where it fits, over clear zones. */
function canPassOn(s: RaidState, g: Group, from: Zone, pace: number): boolean {
  const sc = s.scenario;
  for (let i = firstLink(sc, from); i < endLink(sc, from); i++) {
    const left = pace - at(sc.linkCost, i);
    if (!isLandLink(sc, i) || left < 0) continue;
    const zone = at(sc.linkTo, i);
    if (isFaceDown(s, zone) || germanTop(s, zone) !== NONE) continue;
    if (obstacleAt(s, zone) !== Obstacle.none) continue;
    if (levelsWithout(s, g, zone) + g.levels <= sc.stackLimit) return true;
    if (canPassOn(s, g, zone, left)) return true;
  }
  return false;
}

export function step(play: Play, zone: Zone): void {
  const { s, tell } = play;
  const g = survey(s);
  const cost = costOf(s.scenario, g.place, zone, Link.land);
  begin(s, Act.move);
  pay(s, g, cost);
  const units = carry(s, zone);
  set(s, G.origin, g.place);
  tell?.({
    kind: 'moved',
    rule: cite('9.2'),
    units,
    from: g.place,
    to: zone,
    cost,
    left: g.pace - cost,
  });
  enterZone(play, zone);
}

/** 10.2 What a stack meets when it has come into a zone: marker, mines, Germans, wire, in this order. */
export function enterZone(play: Play, zone: Zone): void {
  const { s } = play;
  if (isFaceDown(s, zone)) {
    turnMarker(play, zone, '10.2');
    // 10.6 Wire that was hidden stops nobody who blows it.
    if (obstacleAt(s, zone) !== Obstacle.wire) stopStack(play, zone, 'marker');
  }
  crossMinesIn(play, zone);
  if (germanTop(s, zone) !== NONE) startAssault(play, zone);
  else settleIn(play, zone);
}

/** The end of an entry that met no Germans (or has got rid of them): line, tests, wire, excess. */
function settleIn(play: Play, zone: Zone): void {
  const { s } = play;
  cutTelephone(play, zone);
  testAdjacentMarkers(play, zone);
  if (obstacleAt(s, zone) === Obstacle.wire && hasMembers(s)) set(s, G.stage, Stage.wire);
  else checkExcess(play);
}

/** 2.2h After a forced stop the excess goes back. */
export function checkExcess(play: Play): void {
  const { s } = play;
  set(s, G.stage, get(s, G.stopped) !== 0 && isOverfull(s) ? Stage.sendBack : Stage.act);
}

function isOverfull(s: RaidState): boolean {
  const g = survey(s);
  return g.size > 0 && !fits(s, g);
}

/** 10.6 A bangalore: the alarm rises with every attempt; even, and the way is open. */
export function blowWire(play: Play): void {
  const { s, rolls, tell } = play;
  const zone = get(s, G.place);
  const value = rolls.d10('bangalore', '10.6');
  const gone = value % 2 === 0;
  const die: Die = { name: 'bangalore', rule: cite('10.6'), value };
  tell?.({ kind: 'bangalore', rule: cite('10.6'), zone, die, gone });
  if (gone) setObstacle(s, zone, Obstacle.none);
  else stopStack(play, zone, 'wire');
  raiseAlarm(play, s.scenario.alarmTriggers.bangalore, 'bangalore');
  checkExcess(play);
}

/** 10.6 Or the stack stops here for the turn. */
export function stopAtWire(play: Play): void {
  stopStack(play, get(play.s, G.place), 'wire');
  checkExcess(play);
}

/** 1.2 Sea movement: craft only, four to a zone. */
export function forbidSail(s: RaidState, g: Group, zone: Zone): RuleId | null {
  if (!g.fleet) return '1.3';
  const cost = costOf(s.scenario, g.place, zone, Link.sea);
  if (cost === NONE) return '1.3';
  if (!mayDo(g, Act.sail)) return '6.1';
  if (cost > g.pace) return '6.3';
  return levelsWithout(s, g, zone) + g.levels <= limitOf(s, zone) ||
    canSailOn(s, g, zone, g.pace - cost)
    ? null
    : '2.2j';
}

function canSailOn(s: RaidState, g: Group, from: Zone, pace: number): boolean {
  const sc = s.scenario;
  for (let i = firstLink(sc, from); i < endLink(sc, from); i++) {
    const left = pace - at(sc.linkCost, i);
    if (at(sc.linkKind, i) !== Link.sea || left < 0) continue;
    const zone = at(sc.linkTo, i);
    if (levelsWithout(s, g, zone) + g.levels <= limitOf(s, zone)) return true;
    if (canSailOn(s, g, zone, left)) return true;
  }
  return false;
}

export function sail(play: Play, zone: Zone): void {
  const { s, tell } = play;
  const g = survey(s);
  const cost = costOf(s.scenario, g.place, zone, Link.sea);
  begin(s, Act.sail);
  pay(s, g, cost);
  const units = carry(s, zone);
  tell?.({
    kind: 'sailed',
    rule: cite('1.3'),
    units,
    from: g.place,
    to: zone,
    cost,
    left: g.pace - cost,
  });
  testAdjacentMarkers(play, zone);
}

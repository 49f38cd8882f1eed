// 11.1 Fire: one zone at one zone; the better sum wins and the loser takes the loss, shooter or target.

import { testAdjacentMarkers } from './activation.ts';
import { raiseAlarmOnce } from './alarm.ts';
import { type Play, type Sum, Tally, type Trace } from './events.ts';
import { firstLink, linkBetween, rangeBetween } from './graph.ts';
import { begin, fits, type Group, mayDo, survey } from './group.ts';
import { harass } from './harass.ts';
import { takeLoss } from './loss.ts';
import { cite } from './rule.ts';
import {
  Act,
  at,
  below,
  Flag,
  fireOf,
  G,
  germanTop,
  get,
  has,
  hasFiredAt,
  isBritish,
  isFaceDown,
  isInfantry,
  kindOf,
  levelsOf,
  placeOf,
  type RaidState,
  setFiredAt,
  stepsOf,
  topOf,
} from './state.ts';
import { Kind, NONE, type RuleId, type Unit, type Zone } from './types.ts';

/** Who fires at whom. */
export interface Shot {
  readonly from: Zone;
  readonly to: Zone;
  readonly range: number;
  readonly shooter: Unit;
  readonly target: Unit;
}

/** 11.1b Sniper and mortar: no support, but the light counts. */
const firesAlone = (s: RaidState, unit: Unit): boolean =>
  kindOf(s, unit) === Kind.sniper || kindOf(s, unit) === Kind.mortar;

/** 11.1a Whether a zone can be fired at by the British, and with whom in front. */
export function targetIn(s: RaidState, zone: Zone): Unit {
  if (isFaceDown(s, zone)) return NONE;
  return firstTarget(s, germanTop(s, zone));
}

/** 11.1i The first counter from here down that fire can hit. */
function firstTarget(s: RaidState, from: Unit): Unit {
  let u = from;
  while (u !== NONE && kindOf(s, u) === Kind.gun) u = below(s, u);
  return u;
}

/** 11.1a Why the stack may not fire at a zone, or null. */
export function forbidFire(s: RaidState, g: Group, zone: Zone): RuleId | null {
  if (kindOf(s, g.top) === Kind.sniper) return '11.1e';
  return forbidShot(s, g, zone);
}

/** 11.1e A sniper names his man. */
export function forbidSnipe(s: RaidState, g: Group, target: Unit): RuleId | null {
  if (kindOf(s, g.top) !== Kind.sniper) return '11.1e';
  const zone = placeOf(s, target);
  if (isBritish(s, target) || zone < 0) return '11.1a';
  return kindOf(s, target) === Kind.gun ? '11.1a' : forbidShot(s, g, zone);
}

function forbidShot(s: RaidState, g: Group, zone: Zone): RuleId | null {
  if (g.aboard) return '11.1a';
  if (!mayDo(g, Act.fire)) return '6.1';
  const range = rangeBetween(s.scenario, g.place, zone);
  const reach = kindOf(s, g.top) === Kind.mortar ? 2 : 1;
  if (range === NONE || range > reach) return '11.1a';
  if (targetIn(s, zone) === NONE) return '11.1a';
  if (!firesAlone(s, g.top) && hasFiredAt(s, g.place, linkFrom(s, g.place, zone))) return '11.1';
  return fits(s, g) ? null : '2.2j';
}

/** The link between two zones, counted from the first of the one. */
const linkFrom = (s: RaidState, from: Zone, to: Zone): number =>
  linkBetween(s.scenario, from, to) - firstLink(s.scenario, from);

/** 6.4a The whole stack fires as one, whoever is in front. */
export function fireAt(play: Play, zone: Zone, named: Unit): void {
  const { s } = play;
  const g = survey(s);
  begin(s, Act.fire);
  const range = rangeBetween(s.scenario, g.place, zone);
  const target = named === NONE ? targetIn(s, zone) : named;
  // 11.1 Sniper and mortar add theirs to what their zone fires.
  if (!firesAlone(s, g.top)) setFiredAt(s, g.place, linkFrom(s, g.place, zone));
  resolveFire(play, { from: g.place, to: zone, range, shooter: g.top, target });
  harass(play, zone);
  raiseAlarmOnce(play, G.fired, s.scenario.alarmTriggers.firstFire, 'first British fire');
  testAdjacentMarkers(play, g.place);
}

/** 11.1d Attack ≥ defence hits the target; less hits the shooter. */
export function resolveFire(play: Play, shot: Shot, trace?: Trace): boolean {
  const { tell } = play;
  const attack = attackOf(play, shot);
  const defence = defenceOf(play, shot);
  const hit = attack.total >= defence.total;
  if (tell !== null) tell(tellFire(play, shot, attack.sum(), defence.sum(), hit, trace));
  if (hit) hitTarget(play, shot);
  else takeLoss(play, shot.shooter, '11.1d');
  return hit;
}

/** 11.1b FT, die, support, officer, light, range. */
export function attackOf(play: Play, shot: Shot): Tally {
  const { s } = play;
  const sc = s.scenario;
  const tally = new Tally(play);
  const { shooter } = shot;
  tally.count('FT', '11.1b', fireOf(s, shooter));
  tally.count('attack die', '1.1', rollFor(play, shooter, 'fire attack'));
  if (firesAlone(s, shooter)) {
    tally.add('light', '11.1b', at(sc.light, get(s, G.turn)));
    if (shot.range === 2) tally.add('range 2', '11.1b', sc.farModifier);
  } else {
    tally.add('support', '11.1b', attackSupport(s, shooter));
    if (officerHelps(s, shooter)) tally.add('officer', '11.1b', 1);
  }
  return tally;
}

/** 11.1c FT, die, support (not against sniper and mortar), protection. */
export function defenceOf(play: Play, shot: Shot): Tally {
  const { s } = play;
  const tally = new Tally(play);
  tally.count('FT', '11.1c', fireOf(s, shot.target));
  tally.count('defence die', '1.1', rollFor(play, shot.target, 'fire defence'));
  if (!firesAlone(s, shot.shooter)) tally.add('support', '11.1c', defenceSupport(s, shot.target));
  tally.add('protection', '11.1c', at(s.scenario.protection, shot.to));
  return tally;
}

/** 1.1 D6 for the British, D10 for the Germans. */
export function rollFor(play: Play, unit: Unit, name: string): number {
  return isBritish(play.s, unit) ? play.rolls.d6(name, '1.1') : play.rolls.d10(name, '1.1');
}

/** 11, 11.1j Those who fire with the shooter: members of his stack, or Germans not yet done. */
function firesWith(s: RaidState, unit: Unit): boolean {
  return isBritish(s, unit) ? has(s, unit, Flag.member) : !has(s, unit, Flag.done);
}

const stackTop = (s: RaidState, unit: Unit): Unit =>
  isBritish(s, unit) ? topOf(s, placeOf(s, unit)) : germanTop(s, placeOf(s, unit));

/** 11.1b +1 per level of infantry with the shooter; for craft, per further craft. */
function attackSupport(s: RaidState, shooter: Unit): number {
  let sum = 0;
  for (let u = stackTop(s, shooter); u !== NONE; u = below(s, u)) {
    if (u !== shooter && firesWith(s, u)) sum += supportOf(s, u, shooter);
  }
  return sum;
}

function defenceSupport(s: RaidState, target: Unit): number {
  let sum = 0;
  for (let u = stackTop(s, target); u !== NONE; u = below(s, u)) {
    if (u !== target) sum += supportOf(s, u, target);
  }
  return sum;
}

/** 2.2g Infantry supports with its levels, craft supports craft. */
function supportOf(s: RaidState, unit: Unit, supported: Unit): number {
  if (isInfantry(s, unit)) return levelsOf(s, unit);
  return kindOf(s, supported) === Kind.craft && kindOf(s, unit) === Kind.craft ? 1 : 0;
}

/** 11.1b One or two officers with the shooter, himself not counted when an officer fires. */
function officerHelps(s: RaidState, shooter: Unit): boolean {
  if (kindOf(s, shooter) === Kind.officer) return false;
  for (let u = stackTop(s, shooter); u !== NONE; u = below(s, u)) {
    if (kindOf(s, u) === Kind.officer && firesWith(s, u)) return true;
  }
  return false;
}

/** 11.1e A mortar's hit is two losses: the same unit, or the one below if it is gone. */
function hitTarget(play: Play, shot: Shot): void {
  const { s } = play;
  const next = below(s, shot.target);
  takeLoss(play, shot.target, '11.1d');
  if (kindOf(s, shot.shooter) !== Kind.mortar) return;
  const second = stepsOf(s, shot.target) > 0 ? shot.target : firstTarget(s, next);
  if (second !== NONE) takeLoss(play, second, '11.1e');
}

/** 11.1b Those whose levels, craft or rank count for the shooter; of two officers, one. */
function supportersOf(s: RaidState, shooter: Unit): Unit[] {
  const found: Unit[] = [];
  if (firesAlone(s, shooter)) return found;
  let led = kindOf(s, shooter) === Kind.officer;
  for (let u = stackTop(s, shooter); u !== NONE; u = below(s, u)) {
    if (u === shooter || !firesWith(s, u)) continue;
    const leads = !led && kindOf(s, u) === Kind.officer;
    led ||= leads;
    if (leads || supportOf(s, u, shooter) > 0) found.push(u);
  }
  return found;
}

function tellFire(
  play: Play,
  shot: Shot,
  attack: Sum,
  defence: Sum,
  hit: boolean,
  trace: Trace | undefined,
) {
  const { s } = play;
  const british = isBritish(s, shot.shooter);
  return {
    kind: 'fire' as const,
    rule: cite('11.1d'),
    side: british ? ('british' as const) : ('german' as const),
    ...shot,
    supporters: supportersOf(s, shot.shooter),
    attack,
    defence,
    hit,
    ...(trace === undefined ? {} : { trace }),
  };
}

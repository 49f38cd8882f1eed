// 11.2 Assault: entered by commandos, fought in rounds of lines, until one side is gone or the player breaks off.

import { testAdjacentMarkers, turnMarker } from './activation.ts';
import { raiseAlarmOnce } from './alarm.ts';
import { comeAshore, forbidLandingStep } from './ashore.ts';
import { clearColumns, formColumns, germanSupport, supportBehind, tellColumns } from './columns.ts';
import { type Play, Tally } from './events.ts';
import { costOf } from './graph.ts';
import { begin, carry, fits, type Group, mayDo, members, pay, survey } from './group.ts';
import { capture, takeLoss, topCommando } from './loss.ts';
import { crossMinesIn } from './mines.ts';
import { cite } from './rule.ts';
import { germanLevels } from './stacks.ts';
import {
  Act,
  assaultOf,
  at,
  below,
  contactOf,
  facing,
  G,
  germanTop,
  get,
  isFaceDown,
  kindOf,
  placeOf,
  type RaidState,
  Stage,
  set,
  stepsOf,
} from './state.ts';
import { cutTelephone } from './telephone.ts';
import { ABOARD, Kind, Link, NONE, type RuleId, type Zone } from './types.ts';

/** 6.4, 6.4b, 6.5b, 11.2a Why the stack may not assault a zone, or null. */
export function forbidAssault(s: RaidState, g: Group, zone: Zone): RuleId | null {
  if (g.fleet) return '11.2a';
  if (g.aboard) return forbidAssaultFromCraft(s, g, zone);
  const cost = costOf(s.scenario, g.place, zone, Link.land);
  if (cost === NONE) return '1.3';
  if (germanTop(s, zone) === NONE) return '11.2a';
  if (g.commandos === 0) return '6.5b';
  if (g.stopped) return '6.4c';
  if (!mayDo(g, Act.assault)) return '6.1';
  if (cost > g.pace) return '6.3';
  return fits(s, g) ? null : '6.4b';
}

/** 6.4 A beach held by Germans is assaulted straight from the craft; both actions are spent. */
function forbidAssaultFromCraft(s: RaidState, g: Group, zone: Zone): RuleId | null {
  const cost = forbidLandingStep(s, g, zone);
  if (typeof cost === 'string') return cost;
  if (germanTop(s, zone) === NONE) return '11.2a';
  if (g.commandos === 0) return '6.5b';
  return g.done === 0 ? null : '6.4';
}

/** 6.4, 6.5a The step into the zone, and whatever a marker beside the Germans there hides, come first. */
export function assault(play: Play, zone: Zone): void {
  const { s, tell } = play;
  const g = survey(s);
  begin(s, Act.assault);
  if (g.aboard) {
    set(s, G.done, Act.land | Act.assault);
    comeAshore(play, zone);
  } else {
    const cost = costOf(s.scenario, g.place, zone, Link.land);
    pay(s, g, cost);
    const units = carry(s, zone);
    set(s, G.origin, g.place);
    tell?.({
      kind: 'moved',
      rule: cite('6.4'),
      units,
      from: g.place,
      to: zone,
      cost,
      left: g.pace - cost,
    });
  }
  if (isFaceDown(s, zone)) turnMarker(play, zone, '10.2');
  crossMinesIn(play, zone);
  startAssault(play, zone);
}

/** 7.1, 9.2 The assault begins: it is an action, it stops the stack, and the first one raises the alarm. */
export function startAssault(play: Play, zone: Zone): void {
  const { s, tell } = play;
  set(s, G.done, get(s, G.done) | Act.assault);
  set(s, G.current, 0);
  set(s, G.stopped, 1);
  set(s, G.battle, zone);
  set(s, G.round, 0);
  if (topCommando(s, zone) === NONE) return turnBack(play);
  if (tell !== null) {
    const germans: number[] = [];
    for (let u = germanTop(s, zone); u !== NONE; u = below(s, u)) germans.push(u);
    const british = members(s);
    tell({ kind: 'assault', rule: cite('11.2a'), zone, from: get(s, G.origin), british, germans });
  }
  raiseAlarmOnce(play, G.assaulted, s.scenario.alarmTriggers.firstAssault, 'first assault');
  nextRound(play);
}

/** 11.2b Lines are formed anew for every round. */
export function nextRound(play: Play): void {
  const { s } = play;
  set(s, G.round, get(s, G.round) + 1);
  formColumns(s);
  set(s, G.stage, Stage.columns);
}

/** 11.2c Without a commando there is no fight, be it that mines took the last one at the door (6.5a). */
function turnBack(play: Play): void {
  fallBack(play, members(play.s).length > 0 ? 'no-commando' : 'wiped-out');
}

/** 11.2e One round, line by line from the top; losses count at once. */
export function fightRound(play: Play): void {
  tellColumns(play);
  const lines = get(play.s, G.lines);
  for (let line = 0; line < lines; line++) fightLine(play, line);
  endRound(play);
}

/** 11.2e British FA + D6 + support against German FA + D10 + support + protection. */
export function fightLine(play: Play, line: number): void {
  const { s, rolls, tell } = play;
  const zone = get(s, G.battle);
  const british = contactOf(s, line);
  const german = facing(s, line);
  const attack = new Tally(play);
  attack.count('FA', '11.2e', assaultOf(s, british));
  attack.count('attack die', '1.1', rolls.d6('assault attack', '11.2e'));
  attack.add('support', '11.2e', supportBehind(s, line));
  const defence = new Tally(play);
  defence.count('FA', '11.2e', assaultOf(s, german));
  defence.count('defence die', '1.1', rolls.d10('assault defence', '11.2e'));
  defence.add('support', '11.2e', germanSupport(s, line));
  defence.add('protection', '11.2e', at(s.scenario.protection, zone));
  const hit = attack.total >= defence.total;
  if (tell !== null) {
    const round = get(s, G.round);
    const sums = { attack: attack.sum(), defence: defence.sum() };
    tell({
      kind: 'assault-line',
      rule: cite('11.2e'),
      zone,
      round,
      line,
      british,
      german,
      ...sums,
      hit,
    });
  }
  takeLoss(play, hit ? german : british, '11.2e');
}

/** 11.2f The lines are dissolved: held, beaten, or the player decides. */
export function endRound(play: Play): void {
  const { s } = play;
  clearColumns(s);
  const zone = get(s, G.battle);
  if (germanTop(s, zone) === NONE) hold(play);
  else if (topCommando(s, zone) === NONE) turnBack(play);
  else set(s, G.stage, Stage.round);
}

/** 11.2f All Germans are gone: the British hold the zone. */
function hold(play: Play): void {
  const { s, tell } = play;
  const zone = get(s, G.battle);
  const standing = members(s).length > 0;
  const result = standing ? 'held' : 'wiped-out';
  tell?.({ kind: 'assault-over', rule: cite('11.2f'), zone, result });
  endAssault(play);
  cutTelephone(play, zone);
  testAdjacentMarkers(play, zone);
}

/** 11.2c, 11.2f Everyone left returns to where they came from, which is no action (6.4b). */
function fallBack(play: Play, result: 'broken-off' | 'no-commando' | 'wiped-out'): void {
  const { s, tell } = play;
  const zone = get(s, G.battle);
  const origin = get(s, G.origin);
  tell?.({ kind: 'assault-over', rule: cite('11.2f'), zone, result });
  const units = carry(s, origin);
  endAssault(play);
  // 10.3 Nobody is left to stand anywhere: what lies next to the zone of the fight is tested.
  if (units.length === 0) return testAdjacentMarkers(play, zone);
  tell?.({
    kind: 'fell-back',
    rule: cite('11.2f'),
    units,
    from: zone,
    to: origin,
    cost: 0,
    left: 0,
  });
  testAdjacentMarkers(play, standingZone(s));
}

/** Where the stack stands for a test: its craft's zone, when it is aboard again (10.3). */
function standingZone(s: RaidState): Zone {
  const place = get(s, G.place);
  return place >= ABOARD ? placeOf(s, place - ABOARD) : place;
}

function endAssault(play: Play): void {
  const { s } = play;
  set(s, G.battle, NONE);
  set(s, G.round, 0);
  set(s, G.stage, Stage.act);
}

export function breakOff(play: Play): void {
  fallBack(play, 'broken-off');
}

/** 11.2g, 11.2h The last German, infantry of one level, may be taken after a round. */
export function forbidPrisoner(s: RaidState): RuleId | null {
  const zone = get(s, G.battle);
  const last = germanTop(s, zone);
  if (last === NONE || below(s, last) !== NONE) return '11.2g';
  if (kindOf(s, last) !== Kind.infantry || stepsOf(s, last) !== 1) return '11.2g';
  return germanLevels(s, zone) === 1 ? null : '11.2g';
}

export function takePrisoner(play: Play): void {
  const { s } = play;
  const zone = get(s, G.battle);
  capture(play, germanTop(s, zone), topCommando(s, zone));
  hold(play);
}

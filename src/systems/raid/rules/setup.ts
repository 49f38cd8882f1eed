// 3 Set-up: markers shuffled onto their zones, guns and pillboxes in place, pools full, craft waiting to be loaded.

import type { Options } from '../../../engine/course.ts';
import { type Rolls, SeededRolls } from '../../../engine/rolls.ts';
import { OPTIONAL_RULES, type OptionalRule } from './optional.ts';
import type { Scenario } from './scenario.ts';
import { placeGerman, putOnTop } from './stacks.ts';
import {
  at,
  blankState,
  Chosen,
  G,
  isBritish,
  item,
  plays,
  type RaidState,
  Stage,
  set,
  setBeach,
  setMarker,
  setSteps,
} from './state.ts';
import { Letter, MAX_GROUPS, NONE } from './types.ts';

/** Where each optional rule is noted in a raid. */
const OPTIONAL: Readonly<Record<OptionalRule, number>> = { 'cool-heads': Chosen.coolHeads };

/** 3 The raid before anything is decided: the first decision is how to load the craft (3d). */
export function setup(scenario: Scenario, options: Options): RaidState {
  const level = scenario.levels.findIndex((l) => l.id === options.level);
  if (level < 0) {
    const known = scenario.levels.map((l) => l.id).join(', ');
    throw new RangeError(`no level '${options.level}'; there are ${known}`);
  }
  const s = blankState(scenario);
  const rolls = new SeededRolls(options.seed, G.random);
  for (const cell of [G.place, G.origin, G.battle]) set(s, cell, NONE);
  for (let group = 1; group <= MAX_GROUPS; group++) setBeach(s, group, NONE);
  set(s, G.stage, Stage.load);
  set(s, G.turn, 1);
  set(s, G.level, level);
  set(s, G.chosen, chosenBits(options));
  set(s, G.alarm, scenario.levels[level]?.alarmStart ?? 0);
  placeCounters(s);
  layMarkers(s, Letter.A, rolls);
  layMarkers(s, Letter.B, rolls);
  rolls.save(s);
  return s;
}

/** 5, 13.5 Chance events, and the optional rules by their names. */
function chosenBits({ events, optional = [] }: Options): number {
  const strange = optional.find((name) => !Object.hasOwn(OPTIONAL, name));
  if (strange !== undefined) {
    const known = OPTIONAL_RULES.join(', ');
    throw new RangeError(`no optional rule '${strange}'; there are ${known}`);
  }
  const rules = OPTIONAL_RULES.filter((name) => optional.includes(name));
  return rules.reduce((bits, name) => bits | OPTIONAL[name], events ? Chosen.events : 0);
}

/** The optional rules a raid is played with, by their names. */
export const optionalIn = (s: RaidState): readonly string[] =>
  OPTIONAL_RULES.filter((name) => plays(s, OPTIONAL[name]));

/** 3b, 3d, 10.1 Craft, guns and pillboxes start on the map, awake; the pools and the men aboard do not. */
function placeCounters(s: RaidState): void {
  const sc = s.scenario;
  for (let u = sc.units.length - 1; u >= 0; u--) {
    setSteps(s, u, at(sc.fullSteps, u));
    const zone = at(sc.startZone, u);
    if (zone === NONE) continue;
    if (isBritish(s, u)) putOnTop(s, zone, u);
    else placeGerman(s, zone, u);
  }
}

/** 3a The markers of one letter, shuffled onto their zones. */
function layMarkers(s: RaidState, letter: number, rolls: Rolls): void {
  const sc = s.scenario;
  const cup: number[] = [];
  for (const [marker, info] of sc.markers.entries()) {
    if (info.letter === letter) for (let i = 0; i < info.count; i++) cup.push(marker);
  }
  for (let zone = 0; zone < sc.zones.length; zone++) {
    if (at(sc.zoneLetter, zone) !== letter) continue;
    const pick = rolls.draw('marker', '3a', cup.length);
    setMarker(s, zone, item(cup, pick));
    cup.splice(pick, 1);
  }
}

// 2.21 The cohesion check, 11.1 the modifiers of the card, and what becomes of a unit that fails.

import type { Rule } from '../../../engine/rule.ts';
import type { Part } from '../../../engine/told.ts';
import { reviewControl } from './control.ts';
import type { Checked, PartName } from './events.ts';
import { apartOf } from './field.ts';
import type { BattlePlay } from './play.ts';
import { cite } from './rule.ts';
import {
  faceOf,
  G,
  get,
  HexMark,
  has,
  hexHas,
  hexOf,
  is,
  Mark,
  mark,
  put,
  type State,
  setMarks,
  sideOf,
  unmark,
} from './state.ts';
import {
  CAUSES,
  Cause,
  FATES,
  Fate,
  type HexId,
  Is,
  MAX_UNITS,
  NONE,
  type UnitId,
} from './types.ts';

/** What a check has to answer: its cause, and the figures of the attack. */
export interface Threat {
  readonly cause: number;
  readonly power: number; // fire power, or the melee values of all who strike
  readonly range: number; // 11.2; 0 for what has none
  readonly concealed: boolean;
}
export const CALM: Threat = { cause: Cause.lost, power: 0, range: 0, concealed: false };

/** 5.456 In or beside the hallowed ground of its side. */
export function isHallowed(s: State, unit: UnitId, hex: HexId = hexOf(s, unit)): boolean {
  const ground = get(s, G.hallowed);
  return (
    ground !== NONE &&
    get(s, G.hallows) === sideOf(s, unit) &&
    hex !== NONE &&
    apartOf(s.scenario, ground, hex) <= 1
  );
}

/** 8.02a, 8.71 The best single cover of a unit in its hex. */
export function coverOf(s: State, unit: UnitId, hex: HexId, inTrench: boolean): number {
  const { cover, rules } = s.scenario;
  let best = cover[hex] as number;
  if (!is(s, unit, Is.digger)) return best; // 8.75, 11.5 neither trench nor scrape
  if (inTrench) best = Math.max(best, rules.cover.trench);
  else if (hexHas(s, hex, HexMark.scrape)) best = Math.max(best, rules.cover.scrape); // 8.31a
  return best;
}

/** 11.1 All that is added to the dice of a check, as the unit now is. */
export function modifierOf(s: State, unit: UnitId, threat: Threat): number {
  return modifierAt(
    s,
    unit,
    threat,
    hexOf(s, unit),
    has(s, unit, Mark.inTrench),
    has(s, unit, Mark.moving),
  );
}

/** 11.1 The same as it would be elsewhere, in the trench or not, moving or not. */
export function modifierAt(
  s: State,
  unit: UnitId,
  { cause, power, range, concealed }: Threat,
  hex: HexId,
  inTrench: boolean,
  moving: boolean,
): number {
  const { rules } = s.scenario;
  if (cause === Cause.gas) return 0; // 7.41
  let sum = isHallowed(s, unit, hex) ? rules.hallowedGround : 0; // 5.456
  if (cause === Cause.lost || cause === Cause.bog) return sum; // 5.442a, 8.75a
  sum += power;
  if (cause === Cause.melee) return sum; // 5.455
  if (!has(s, unit, Mark.dispersed)) sum += rules.formed;
  if (moving) sum += rules.moving;
  if (cause !== Cause.ffe) sum += rules.rangePerTwoHexes * (range >> 1); // 6.4, 11.2
  if (concealed) sum += rules.concealment;
  return sum - coverOf(s, unit, hex, inTrench);
}

/** The parts of the same sum, for whoever listens. */
function partsOf(s: State, unit: UnitId, threat: Threat): Part<PartName>[] {
  const { rules } = s.scenario;
  const parts: Part<PartName>[] = [];
  const add = (name: PartName, value: number, rule: Rule): void => {
    if (value !== 0) parts.push({ name, rule, value });
  };
  const { cause } = threat;
  if (cause === Cause.gas) return parts;
  const isFire = cause <= Cause.ffe;
  if (cause === Cause.melee) add('melee value', threat.power, cite('5.455'));
  if (isFire) {
    add('fire power', threat.power, cite('11.1'));
    add('formed', has(s, unit, Mark.dispersed) ? 0 : rules.formed, cite('11.1'));
    add('moving', has(s, unit, Mark.moving) ? rules.moving : 0, cite('5.43'));
    if (cause !== Cause.ffe)
      add('range', rules.rangePerTwoHexes * (threat.range >> 1), cite('11.2'));
    add('concealment', threat.concealed ? rules.concealment : 0, cite('6.025'));
    const hex = hexOf(s, unit);
    const cover = coverOf(s, unit, hex, has(s, unit, Mark.inTrench));
    add(coverName(s, unit, hex, cover), -cover, cite('8.02'));
  }
  add('hallowed ground', isHallowed(s, unit) ? rules.hallowedGround : 0, cite('5.456'));
  return parts;
}

function coverName(s: State, unit: UnitId, hex: HexId, cover: number): PartName {
  if (cover === s.scenario.cover[hex]) return 'cover';
  return has(s, unit, Mark.inTrench) ? 'trench' : 'scrape';
}

/** 2.22, 2.23, 7.41a What a total comes to. Being lost or bogged never destroys. */
export function fateOf(s: State, unit: UnitId, cause: number, total: number): number {
  if (cause < Cause.lost && total >= s.scenario.rules.destroyedAt) return Fate.destroyed; // 2.23a
  return total > (s.scenario.cohesion[faceOf(s, unit)] as number) ? Fate.broken : Fate.holds;
}

/** The rule a check is made by. */
const RULES = ['6.11', '6.36', '6.31', '6.4', '7.41', '5.455', '5.441', '8.75'] as const;

/** The last check, beside its fate: whether it was a double, and the sums of its dice from which it breaks and destroys. */
export const lastCheck = { isDouble: false, cause: NONE, breaks: 0, destroys: 0 };

/** More than two dice show. */
const NEVER = 13;

/** 2.21 Two dice, plus the threat, minus the protection; the result is not yet applied. */
export function roll(
  play: BattlePlay,
  unit: UnitId,
  threat: Threat,
  into: Checked[] | null,
): number {
  const { s, rolls } = play;
  const names = (s.scenario.units[unit] as { readonly rolls: readonly string[] }).rolls;
  const rule = RULES[threat.cause] as string;
  const first = rolls.d6(names[threat.cause * 2] as string, rule);
  const second = rolls.d6(names[threat.cause * 2 + 1] as string, rule);
  const modifier = modifierOf(s, unit, threat);
  const total = first + second + modifier;
  lastCheck.isDouble = first === second;
  lastCheck.cause = threat.cause;
  lastCheck.breaks = (s.scenario.cohesion[faceOf(s, unit)] as number) + 1 - modifier;
  lastCheck.destroys = threat.cause < Cause.lost ? s.scenario.rules.destroyedAt - modifier : NEVER;
  const fate = fateOf(s, unit, threat.cause, total);
  if (into !== null) {
    const die = (n: 0 | 1, value: number) => ({
      name: names[threat.cause * 2 + n] as string,
      rule: cite(rule),
      value,
    });
    const dice = [die(0, first), die(1, second)] as const;
    const parts: Part<PartName>[] = [
      ...dice.map(({ value }) => ({ name: 'die' as const, rule: cite('2.21'), value })),
      ...partsOf(s, unit, threat),
    ];
    into.push({
      unit,
      cause: CAUSES[threat.cause] as (typeof CAUSES)[number],
      dice,
      sum: { total, parts },
      cohesion: s.scenario.cohesion[faceOf(s, unit)] as number,
      fate: FATES[fate] as (typeof FATES)[number],
    });
  }
  return fate;
}

/** Results that are found first and applied together: by unit the worst that struck it. */
const fates = new Uint8Array(MAX_UNITS);
let struck = 0; // how many are in the list
const list = new Uint8Array(MAX_UNITS);

/** 6.36a Several shots may strike a unit: the worst counts. */
export function note(unit: UnitId, fate: number): void {
  if (fate === Fate.holds) return;
  if (fates[unit] === Fate.holds) list[struck++] = unit;
  if (fate > (fates[unit] as number)) fates[unit] = fate;
}

/** Applies all that was noted; then the hexes are looked at again. */
export function applyNoted(play: BattlePlay): void {
  const count = struck;
  struck = 0;
  const hexes: HexId[] = [];
  for (let i = 0; i < count; i++) {
    const unit = list[i] as number;
    const fate = fates[unit] as number;
    fates[unit] = Fate.holds;
    if (fate === Fate.destroyed) hexes.push(hexOf(play.s, unit));
    apply(play.s, unit, fate);
  }
  for (const hex of hexes) reviewControl(play, hex);
}

/** 2.22, 2.22a, 2.23 Broken: dispersed and spent, and no longer moving (5.43). Destroyed: off the map. */
export function apply(s: State, unit: UnitId, fate: number): void {
  if (fate === Fate.broken) breakUp(s, unit);
  else if (fate === Fate.destroyed) destroy(s, unit);
}

function breakUp(s: State, unit: UnitId): void {
  mark(s, unit, Mark.dispersed | Mark.spent);
  unmark(s, unit, Mark.moving);
}

/** Its shovel goes with it (5.21a). */
export function destroy(s: State, unit: UnitId): void {
  put(s, unit, NONE);
  setMarks(s, unit, Mark.here | Mark.destroyed);
}

// A unit in words: what it is, what is left of it, and what it has done this turn.

import { arrivalTurn, isToCome, takesPart } from '../rules/arrivals.ts';
import { isDestroyed } from '../rules/end.ts';
import {
  facingOf,
  G,
  get,
  hasMark,
  isMoving,
  isOnBoard,
  Mark,
  type State,
  strengthOf,
  targetOf,
  unitIn,
} from '../rules/state.ts';
import { type HexId, KINDS, NATIONS, NONE, type UnitId } from '../rules/types.ts';
import type { Lang } from './catalogue.ts';
import { type Names, Voice } from './voice.ts';

/** 2.5, 2.7 'Prussian infantry'. */
export function kindText(voice: Voice, unit: UnitId): string {
  const { kind = 0, nation = 0 } = voice.field.units[unit] ?? {};
  return voice.say('unit.kind', {
    kind: voice.say(`kind.${KINDS[kind] ?? 'infantry'}`),
    nation: voice.say(`nation.${NATIONS[nation] ?? 'french'}`),
  });
}

/** What a unit has done and may still do this turn, a word each. */
export function marksText(voice: Voice, s: State, unit: UnitId): string[] {
  const marks: string[] = [];
  if (hasMark(s, unit, Mark.activated)) {
    marks.push(voice.say('mark.activated'));
    marks.push(voice.say(isMoving(s, unit) ? 'mark.moving' : 'mark.still'));
    if (hasMark(s, unit, Mark.charging)) marks.push(voice.say('mark.charging'));
    marks.push(voice.say(fightKey(s, unit)));
  }
  const target = targetOf(s, unit);
  if (target !== NONE && isOnBoard(s, target))
    marks.push(voice.say('mark.aims', voice.units({ target })));
  return marks;
}

function fightKey(s: State, unit: UnitId): 'mark.fought' | 'mark.may-fight' | 'mark.no-fight' {
  if (hasMark(s, unit, Mark.fought)) return 'mark.fought';
  return hasMark(s, unit, Mark.mayFight) ? 'mark.may-fight' : 'mark.no-fight';
}

/** One unit in a line; null when it takes no part at this level. */
export function unitText(
  s: State,
  unit: UnitId,
  lang: Lang,
  names: Names = 'names',
): string | null {
  if (!takesPart(s, unit)) return null;
  const voice = new Voice(s.scenario, lang, names);
  const values = { unit: voice.fullUnit(unit), kind: kindText(voice, unit) };
  if (!isOnBoard(s, unit)) return offText(voice, s, unit, values);
  const line = voice.say('unit.line', {
    ...values,
    strength: strengthOf(s, unit),
    full: s.scenario.units[unit]?.strength ?? 0,
    facing: voice.facing(facingOf(s, unit)),
  });
  const marks = marksText(voice, s, unit);
  return marks.length === 0 ? line : voice.say('unit.marks', { line, marks: marks.join(', ') });
}

function offText(
  voice: Voice,
  s: State,
  unit: UnitId,
  values: { readonly unit: string; readonly kind: string },
): string {
  if (isDestroyed(s, unit)) return voice.say('unit.destroyed', values);
  if (!isToCome(s, unit)) return voice.say('unit.off', values);
  const turn = Math.max(arrivalTurn(s, unit), get(s, G.turn));
  return voice.say('unit.to-come', { ...values, turn, clock: voice.hour(turn) });
}

/** What stands in a hex; nothing when it is empty. */
export function contents(s: State, hex: HexId, lang: Lang, names: Names = 'names'): string[] {
  const unit = unitIn(s, hex);
  const text = unit === NONE ? null : unitText(s, unit, lang, names);
  return text === null ? [] : [text];
}

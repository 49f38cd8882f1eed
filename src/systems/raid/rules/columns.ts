// 11.2b Columns: the Germans line up by FA, the player sets his commandos against them and the rest behind.

import type { ColumnLine, Play } from './events.ts';
import { members } from './group.ts';
import { cite } from './rule.ts';
import {
  assaultOf,
  below,
  contactOf,
  Flag,
  facing,
  G,
  germanTop,
  get,
  has,
  isCommando,
  levelsOf,
  lineOf,
  lower,
  MAX_LINES,
  type RaidState,
  raise,
  set,
  setContact,
  setFacing,
  setLine,
  stepsOf,
  topOf,
} from './state.ts';
import { NONE, type RuleId, type Unit } from './types.ts';

/** 11.2b, 11.2d Lines up the Germans; the column is as long as the shorter side. */
export function formColumns(s: RaidState): void {
  clearColumns(s);
  const zone = get(s, G.battle);
  let count = 0;
  for (let u = germanTop(s, zone); u !== NONE; u = below(s, u)) insertByAssault(s, u, count++);
  let commandos = 0;
  for (let u = topOf(s, zone); u !== NONE; u = below(s, u)) if (isCommando(s, u)) commandos++;
  set(s, G.lines, Math.min(count, commandos));
}

/** 11.2d Higher FA first, then more steps, then the lower number. */
function insertByAssault(s: RaidState, unit: Unit, count: number): void {
  let i = count;
  while (i > 0 && comesBefore(s, unit, facing(s, i - 1))) {
    setFacing(s, i, facing(s, i - 1));
    i--;
  }
  setFacing(s, i, unit);
}

function comesBefore(s: RaidState, a: Unit, b: Unit): boolean {
  const byAssault = assaultOf(s, a) - assaultOf(s, b);
  if (byAssault !== 0) return byAssault > 0;
  const bySteps = stepsOf(s, a) - stepsOf(s, b);
  return bySteps !== 0 ? bySteps > 0 : a < b;
}

export function clearColumns(s: RaidState): void {
  for (let i = 0; i < MAX_LINES && facing(s, i) !== NONE; i++) {
    setFacing(s, i, NONE);
    setContact(s, i, NONE);
  }
  const zone = get(s, G.battle);
  for (let u = topOf(s, zone); u !== NONE; u = below(s, u)) {
    setLine(s, u, NONE);
    lower(s, u, Flag.supports);
  }
  set(s, G.lines, 0);
}

/** The first line without a commando in contact, or NONE when all have one. */
export function openLine(s: RaidState): number {
  for (let i = 0; i < get(s, G.lines); i++) if (contactOf(s, i) === NONE) return i;
  return NONE;
}

/** 11.2c, 11.2i The next counter to be placed in support, or NONE; those without a level stand by. */
export function nextSupporter(s: RaidState): Unit {
  const zone = get(s, G.battle);
  for (let u = topOf(s, zone); u !== NONE; u = below(s, u)) {
    if (lineOf(s, u) === NONE && levelsOf(s, u) > 0) return u;
  }
  return NONE;
}

export function forbidContact(s: RaidState, unit: Unit): RuleId | null {
  if (openLine(s) === NONE) return '11.2b';
  return isMemberOfBattle(s, unit) && isCommando(s, unit) && lineOf(s, unit) === NONE
    ? null
    : '11.2b';
}

export function forbidSupport(s: RaidState, unit: Unit, line: number): RuleId | null {
  if (openLine(s) !== NONE || line >= get(s, G.lines)) return '11.2b';
  return nextSupporter(s) === unit ? null : '11.2c';
}

const isMemberOfBattle = (s: RaidState, unit: Unit): boolean =>
  has(s, unit, Flag.member) && unit < s.scenario.britishCount;

export function putInContact(s: RaidState, unit: Unit): void {
  const line = openLine(s);
  setContact(s, line, unit);
  setLine(s, unit, line);
}

export function putInSupport(s: RaidState, unit: Unit, line: number): void {
  setLine(s, unit, line);
  raise(s, unit, Flag.supports);
}

export const columnsFormed = (s: RaidState): boolean =>
  openLine(s) === NONE && nextSupporter(s) === NONE;

/** Fills what is still open as a sensible officer would: strongest men in contact, help where it is needed most. */
export function fillColumns(s: RaidState): void {
  for (let line = openLine(s); line !== NONE; line = openLine(s)) {
    putInContact(s, strongestFree(s));
  }
  for (let u = nextSupporter(s); u !== NONE; u = nextSupporter(s)) {
    putInSupport(s, u, weakestLine(s));
  }
}

function strongestFree(s: RaidState): Unit {
  let best = NONE;
  for (let u = topOf(s, get(s, G.battle)); u !== NONE; u = below(s, u)) {
    if (!isCommando(s, u) || lineOf(s, u) !== NONE) continue;
    if (best === NONE || assaultOf(s, u) > assaultOf(s, best)) best = u;
  }
  return best;
}

function weakestLine(s: RaidState): number {
  let worst = 0;
  let worstMargin = 99;
  for (let line = 0; line < get(s, G.lines); line++) {
    const own = assaultOf(s, contactOf(s, line)) + supportBehind(s, line);
    const margin = own - assaultOf(s, facing(s, line)) - germanSupport(s, line);
    if (margin < worstMargin) {
      worst = line;
      worstMargin = margin;
    }
  }
  return worst;
}

/** 11.2e Levels behind a commando. */
export function supportBehind(s: RaidState, line: number): number {
  let sum = 0;
  for (let u = topOf(s, get(s, G.battle)); u !== NONE; u = below(s, u)) {
    if (lineOf(s, u) === line && has(s, u, Flag.supports)) sum += levelsOf(s, u);
  }
  return sum;
}

/** 11.2b Spare Germans support from the top line down, one each, then a second each. */
export function germanSupport(s: RaidState, line: number): number {
  const lines = get(s, G.lines);
  let sum = 0;
  for (let i = lines + line; i < MAX_LINES && facing(s, i) !== NONE; i += lines) {
    sum += levelsOf(s, facing(s, i));
  }
  return sum;
}

export function tellColumns(play: Play): void {
  const { s, tell } = play;
  if (tell === null) return;
  const lines: ColumnLine[] = [];
  const count = get(s, G.lines);
  for (let line = 0; line < count; line++) {
    const germanSupporters: Unit[] = [];
    for (let i = count + line; i < MAX_LINES && facing(s, i) !== NONE; i += count) {
      germanSupporters.push(facing(s, i));
    }
    const supporters = members(s).filter((u) => lineOf(s, u) === line && has(s, u, Flag.supports));
    lines.push({
      british: contactOf(s, line),
      supporters,
      german: facing(s, line),
      germanSupporters,
    });
  }
  const zone = get(s, G.battle);
  const spare = facing(s, count) !== NONE;
  tell({
    kind: 'columns',
    rule: cite('11.2b'),
    zone,
    round: get(s, G.round),
    case: spare ? 2 : 1,
    lines,
  });
}

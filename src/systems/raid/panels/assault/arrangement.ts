// 11.2b The lines of a round while the player still thinks about them: who stands where, what moving a man does, and
// the orders that form the lines so. Nothing is ordered here: lines are formed on copies of the position.

import { copy } from '../../../../engine/position.ts';
import type { Action } from '../../../../engine/system.ts';
import { act, Do } from '../../rules/actions.ts';
import { fillColumns, formColumns, nextSupporter, putInSupport } from '../../rules/columns.ts';
import { unitsIn } from '../../rules/stacks.ts';
import {
  contactOf,
  Flag,
  facing,
  G,
  get,
  has,
  isCommando,
  levelsOf,
  lineOf,
  MAX_LINES,
  type RaidState,
  setContact,
  setLine,
} from '../../rules/state.ts';
import type { RuleId } from '../../rules/types.ts';
import { NONE, type Unit } from '../../rules/types.ts';

/** What the lines are formed of. */
export interface Battle {
  readonly lines: number;
  readonly germans: readonly Unit[]; // by FA; those beyond the lines support
  readonly men: readonly Unit[]; // front first; all of them must be placed
  readonly standBy: readonly Unit[]; // 11.2i without a level
  readonly commandos: ReadonlySet<Unit>;
}

/** Who stands where so far; men in neither are in reserve. */
export interface Arrangement {
  readonly contact: readonly Unit[]; // by line, NONE where nobody stands
  readonly support: readonly (readonly Unit[])[]; // by line
}

export interface Spot {
  readonly line: number;
  readonly role: 'contact' | 'support';
}

export function battleOf(s: RaidState): Battle {
  const here = unitsIn(s, get(s, G.battle));
  const germans: Unit[] = [];
  for (let i = 0; i < MAX_LINES && facing(s, i) !== NONE; i++) germans.push(facing(s, i));
  return {
    lines: get(s, G.lines),
    germans,
    men: here.filter((u) => levelsOf(s, u) > 0),
    standBy: here.filter((u) => levelsOf(s, u) === 0),
    commandos: new Set(here.filter((u) => isCommando(s, u))),
  };
}

/** 11.2b The spare Germans behind a line: one each from the top down, then a second each. */
export const germansBehind = ({ germans, lines }: Battle, line: number): readonly Unit[] =>
  germans.filter((_, i) => i >= lines && (i - lines) % lines === line);

export const emptyLines = ({ lines }: Battle): Arrangement => ({
  contact: Array.from({ length: lines }, () => NONE),
  support: Array.from({ length: lines }, () => []),
});

/** The lines as they have been ordered so far. */
export function linesOrdered(s: RaidState): Arrangement {
  const { lines, men } = battleOf(s);
  const behind = (line: number) =>
    men.filter((u) => lineOf(s, u) === line && has(s, u, Flag.supports));
  return {
    contact: Array.from({ length: lines }, (_, line) => contactOf(s, line)),
    support: Array.from({ length: lines }, (_, line) => behind(line)),
  };
}

/** The same battle on a copy with these lines; what is still open is filled as the game offers. */
export function formedState(state: RaidState, arrangement: Arrangement): RaidState {
  const s = copy(state);
  formColumns(s);
  for (const [line, unit] of arrangement.contact.entries()) {
    if (unit === NONE) continue;
    setContact(s, line, unit);
    setLine(s, unit, line);
  }
  for (const [line, units] of arrangement.support.entries()) {
    for (const unit of units) putInSupport(s, unit, line);
  }
  fillColumns(s);
  return s;
}

/** The lines with everybody placed: who is in reserve goes where the game would put him. */
export const completed = (state: RaidState, arrangement: Arrangement): Arrangement =>
  linesOrdered(formedState(state, arrangement));

export function reserveOf(battle: Battle, arrangement: Arrangement): readonly Unit[] {
  return battle.men.filter((unit) => spotOf(arrangement, unit) === null);
}

export function spotOf({ contact, support }: Arrangement, unit: Unit): Spot | null {
  const inContact = contact.indexOf(unit);
  if (inContact >= 0) return { line: inContact, role: 'contact' };
  const behind = support.findIndex((units) => units.includes(unit));
  return behind >= 0 ? { line: behind, role: 'support' } : null;
}

/** Puts a man somewhere, or back in reserve (null); men give way to each other. Refused with the rule that says so. */
export function place(
  battle: Battle,
  arrangement: Arrangement,
  unit: Unit,
  spot: Spot | null,
): Arrangement | { readonly rule: RuleId } {
  if (spot !== null && spot.role === 'contact' && !battle.commandos.has(unit)) {
    return { rule: '11.2c' };
  }
  const from = spotOf(arrangement, unit);
  const draft = draftOf(arrangement);
  lift(draft, unit);
  if (spot?.role === 'support') draft.support[spot.line]?.push(unit);
  if (spot?.role === 'contact') {
    const displaced = draft.contact[spot.line] ?? NONE;
    draft.contact[spot.line] = unit;
    if (displaced !== NONE) giveWay(draft, displaced, from ?? { ...spot, role: 'support' });
  }
  return closeRanks(battle, draft, unit) ? ordered(battle, draft) : { rule: '11.2b' };
}

interface Draft {
  readonly contact: Unit[];
  readonly support: Unit[][];
}

const draftOf = ({ contact, support }: Arrangement): Draft => ({
  contact: [...contact],
  support: support.map((units) => [...units]),
});

function lift({ contact, support }: Draft, unit: Unit): void {
  const line = contact.indexOf(unit);
  if (line >= 0) contact[line] = NONE;
  for (const units of support) if (units.includes(unit)) units.splice(units.indexOf(unit), 1);
}

function giveWay(draft: Draft, unit: Unit, to: Spot): void {
  if (to.role === 'contact') draft.contact[to.line] = unit;
  else draft.support[to.line]?.push(unit);
}

/** 11.2b No German may be left without a commando: supporters step forward where the reserve is too small. */
function closeRanks(battle: Battle, draft: Draft, moved: Unit): boolean {
  const spare = [...battle.commandos].filter((u) => spotOf(draft, u) === null).length;
  let missing = draft.contact.filter((u) => u === NONE).length - spare;
  for (let line = 0; line < battle.lines && missing > 0; line++) {
    if (draft.contact[line] !== NONE) continue;
    const forward = supporterFor(battle, draft, line, moved);
    if (forward === NONE) return false;
    lift(draft, forward);
    draft.contact[line] = forward;
    missing--;
  }
  return missing <= 0;
}

/** A commando from behind the line itself, else from behind any other; never the one who was just moved. */
function supporterFor({ commandos }: Battle, { support }: Draft, line: number, moved: Unit): Unit {
  const own = support[line] ?? [];
  return [...own, ...support.flat()].find((u) => u !== moved && commandos.has(u)) ?? NONE;
}

/** Supporters in the order of the stack, which is how they are ordered forward. */
function ordered({ men }: Battle, { contact, support }: Draft): Arrangement {
  return { contact, support: support.map((units) => men.filter((u) => units.includes(u))) };
}

/** The orders that form these lines from none: one word where the game would form the same. */
export function ordersFor(state: RaidState, arrangement: Arrangement): Action[] {
  const battle = battleOf(state);
  const whole = completed(state, arrangement);
  if (sameLines(whole, completed(state, emptyLines(battle)))) return [act(Do.fill)];
  const contacts = whole.contact.map((unit) => act(Do.contact, unit));
  return [...contacts, ...supportOrders(state, whole)];
}

/** 11.2c Supporters are asked for one by one, from the front of the stack. */
function supportOrders(state: RaidState, whole: Arrangement): Action[] {
  const s = copy(state);
  formColumns(s);
  for (const [line, unit] of whole.contact.entries()) setLine(s, unit, line);
  const orders: Action[] = [];
  for (let u = nextSupporter(s); u !== NONE; u = nextSupporter(s)) {
    const line = spotOf(whole, u)?.line ?? 0;
    orders.push(act(Do.support, u, line));
    putInSupport(s, u, line);
  }
  return orders;
}

export const sameLines = (a: Arrangement, b: Arrangement): boolean => keyOf(a) === keyOf(b);

/** Equal for equal lines. */
export const keyOf = ({ contact, support }: Arrangement): string =>
  `${contact.join()}|${support.map((units) => units.join()).join(';')}`;

/** How many men the orders given in this round have placed already. */
export const placedCount = ({ contact, support }: Arrangement): number =>
  contact.filter((u) => u !== NONE).length + support.flat().length;

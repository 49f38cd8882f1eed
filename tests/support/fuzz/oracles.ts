// What must be true of every answer, in any position of any system. Each oracle answers with a sentence, or null.

import { playFrames } from '../../../src/engine/frames.ts';
import { copy, type GameData, type Position } from '../../../src/engine/position.ts';
import { SeededRolls } from '../../../src/engine/rolls.ts';
import { loadPosition, type SavedPosition, savePosition } from '../../../src/engine/save.ts';
import type { Action, System } from '../../../src/engine/system.ts';
import type { Told, Trace } from '../../../src/engine/told.ts';
import type { Fault, Kit } from './kit.ts';

/** Never a dead end, never a question with one answer, and nothing offered that is then forbidden. */
export function legalFault<S extends GameData, E extends Told>(
  system: System<S, E>,
  s: Position<S>,
  legal: readonly Action[],
  each = 1,
): Fault {
  const over = system.over(s);
  if (over !== (legal.length === 0)) return over ? 'orders after the end' : 'a dead end';
  if (legal.length === 1) return 'a question with one answer';
  if (new Set(legal).size !== legal.length) return 'an answer is offered twice';
  for (let i = 0; i < legal.length; i += each) {
    const action = legal[i] as Action;
    const rule = system.forbids(s, action);
    const words = system.format(s.scenario, action);
    if (rule !== null) return `'${words}' is offered and forbidden by ${rule.id}`;
    if (system.parse(s.scenario, words) !== action) return `'${words}' does not read as written`;
  }
  return null;
}

/** The same in every cell, dice to come included. */
export function same(a: Position, b: Position): boolean {
  return Buffer.compare(bytes(a), bytes(b)) === 0;
}
const bytes = ({ cells }: Position): Buffer =>
  Buffer.from(cells.buffer, cells.byteOffset, cells.byteLength);

/** An answer is legal exactly when it is offered; what is refused is refused with a rule, and leaves no trace. */
export function refusalFault<S extends GameData, E extends Told>(
  system: System<S, E>,
  s: Position<S>,
  legal: readonly Action[],
  tried: readonly Action[],
): Fault {
  const before = copy(s);
  for (const action of tried) {
    const offered = legal.includes(action);
    const rule = system.forbids(s, action);
    if ((rule === null) !== offered)
      return `${action} is ${offered ? 'offered and forbidden' : 'allowed and not offered'}`;
    if (rule !== null && !/^\d+\.\d+[a-z]?$/.test(rule.id)) return 'refused without a rule';
  }
  return same(before, s) ? null : `one of ${tried.join()} was refused and left a trace`;
}

/** Some codes, any at all but mostly near to something meant. `chance` gives numbers from 0 up to 1. */
export function anyActions(
  { codes, block }: Pick<Kit<GameData, Told>, 'codes' | 'block'>,
  legal: readonly Action[],
  chance: () => number,
): Action[] {
  const below = (n: number): number => Math.floor(chance() * n);
  return Array.from({ length: 8 }, () => {
    const near = legal[below(legal.length)] ?? 0;
    switch (below(3)) {
      case 0:
        return near ^ (1 << below(Math.floor(Math.log2(codes))));
      case 1:
        return near - (near % block) + below(block);
      default:
        return below(codes) - (1 << 12);
    }
  });
}

export interface Step<S extends GameData, E extends Told> {
  readonly fault: Fault;
  readonly next: Position<S>;
  readonly events: readonly E[];
}

/** Carries out a legal answer in every way there is; all must agree, and none may touch what it was given. */
export function performEveryWay<S extends GameData, E extends Told>(
  { system, truthFault }: Kit<S, E>,
  s: Position<S>,
  action: Action,
): Step<S, E> {
  const before = copy(s);
  const { position: next, frames } = playFrames(system, s, action, 0);
  const events = frames.map(({ event }) => event);
  const silent = copy(s);
  const rolls = new SeededRolls(silent, system.random);
  system.perform({ s: silent, rolls, tell: null }, action);
  rolls.save(silent);
  const fault = !same(before, s)
    ? 'what it was given was changed'
    : !same(silent, next)
      ? 'with a log and without, the game goes differently'
      : (bookFault(system, events) ?? truthFault(s, events));
  return { fault, next, events };
}

const bookFault = <S extends GameData, E extends Told>(
  system: System<S, E>,
  events: readonly E[],
): Fault => events.find(({ rule }) => rule.book !== system.id)?.kind ?? null;

/** A game saved, written, read and loaded goes on as the one in hand. */
export function savedFault<S extends GameData, E extends Told>(
  system: System<S, E>,
  s: Position<S>,
  action: Action,
  next: Position<S>,
): Fault {
  const saved = JSON.parse(JSON.stringify(savePosition(s))) as SavedPosition;
  const loaded = loadPosition({ system, scenario: s.scenario }, saved);
  if ('fault' in loaded) return `not loaded: ${loaded.fault}`;
  if (!same(loaded, s)) return 'saved and loaded, the game is another';
  return same(playFrames(system, loaded, action, 0).position, next)
    ? null
    : 'loaded, the game goes elsewhere';
}

export function scoreFault<S extends GameData, E extends Told>(
  system: System<S, E>,
  s: Position<S>,
): Fault {
  const { vp, lines } = system.score(s);
  return vp === lines.reduce((sum, line) => sum + line.vp, 0)
    ? null
    : 'a score that does not add up';
}

/** The last filter leaves one, and that is what was chosen. */
export function leftOne(trace: Trace | undefined): Fault {
  const last = trace?.filters.at(-1)?.kept;
  if (trace === undefined || last === undefined) return null;
  return last.length === 1 && last[0] === trace.chosen ? null : 'filters left more, or another';
}

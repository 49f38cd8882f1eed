// What must be true of every answer, in any position. Each oracle answers with a sentence, or null.

import { playFrames } from '../../../../src/engine/frames.ts';
import { copy } from '../../../../src/engine/position.ts';
import { SeededRolls } from '../../../../src/engine/rolls.ts';
import { loadPosition, type SavedPosition, savePosition } from '../../../../src/engine/save.ts';
import type { Action } from '../../../../src/engine/system.ts';
import type { Trace } from '../../../../src/engine/told.ts';
import type { BattleEvent } from '../../../../src/systems/fast-play/rules/events.ts';
import {
  G,
  get,
  hasMark,
  isOnBoard,
  Mark,
  Stage,
  type State,
  strengthOf,
} from '../../../../src/systems/fast-play/rules/state.ts';
import { battleOn, fastPlay } from '../../../../src/systems/fast-play/rules/system.ts';
import type { Fault } from './invariants.ts';

/** Never a dead end, never a question with one answer, and nothing offered that is then forbidden. */
export function legalFault(s: State, legal: readonly Action[], each = 1): Fault {
  const over = get(s, G.stage) === Stage.over;
  if (over !== (legal.length === 0)) return over ? 'orders after the end' : 'a dead end';
  if (legal.length === 1) return 'a question with one answer';
  if (new Set(legal).size !== legal.length) return 'an answer is offered twice';
  for (let i = 0; i < legal.length; i += each) {
    const action = legal[i] as Action;
    const rule = fastPlay.forbids(s, action);
    const words = fastPlay.format(s.scenario, action);
    if (rule !== null) return `'${words}' is offered and forbidden by ${rule.id}`;
    if (fastPlay.parse(s.scenario, words) !== action) return `'${words}' does not read as written`;
  }
  return null;
}

/** The same in every cell, dice to come included. */
export function same(a: State, b: State): boolean {
  return Buffer.compare(bytes(a), bytes(b)) === 0;
}
const bytes = ({ cells }: State): Buffer =>
  Buffer.from(cells.buffer, cells.byteOffset, cells.byteLength);

/** An answer is legal exactly when it is offered; what is refused is refused with a rule, and leaves no trace. */
export function refusalFault(s: State, legal: readonly Action[], tried: readonly Action[]): Fault {
  const before = copy(s);
  for (const action of tried) {
    const offered = legal.includes(action);
    const rule = fastPlay.forbids(s, action);
    if ((rule === null) !== offered) {
      return `${action} is ${offered ? 'offered and forbidden' : 'allowed and not offered'}`;
    }
    if (rule !== null && !/^\d+\.\d+$/.test(rule.id)) return 'refused without a rule';
  }
  return same(before, s) ? null : `one of ${tried.join()} was refused and left a trace`;
}

/** Some codes, any at all but mostly near to something meant. `chance` gives numbers from 0 up to 1. */
export function anyActions(legal: readonly Action[], chance: () => number): Action[] {
  const below = (n: number): number => Math.floor(chance() * n);
  return Array.from({ length: 8 }, () => {
    const near = legal[below(legal.length)] ?? 0;
    switch (below(3)) {
      case 0:
        return near ^ (1 << below(21));
      case 1:
        return near - (near % 65536) + below(65536);
      default:
        return below(1 << 22) - (1 << 12);
    }
  });
}

export interface Step {
  readonly fault: Fault;
  readonly next: State;
  readonly events: readonly BattleEvent[];
}

/** Carries out a legal answer in every way there is; all must agree, and none may touch what it was given. */
export function performEveryWay(s: State, action: Action): Step {
  const before = copy(s);
  const { position: next, frames } = playFrames(fastPlay, s, action, 0);
  const events = frames.map(({ event }) => event);
  const silent = copy(s);
  const rolls = new SeededRolls(silent, fastPlay.random);
  fastPlay.perform({ s: silent, rolls, tell: null }, action);
  rolls.save(silent);
  const fault = !same(before, s)
    ? 'what it was given was changed'
    : !same(silent, next)
      ? 'with a log and without, the battle goes differently'
      : truthFault(s, events);
  return { fault, next, events };
}

/** A battle saved, written, read and loaded goes on as the one in hand. */
export function savedFault(s: State, action: Action, next: State): Fault {
  const saved = JSON.parse(JSON.stringify(savePosition(s))) as SavedPosition;
  const loaded = loadPosition(battleOn(s.scenario), saved);
  if ('fault' in loaded) return `not loaded: ${loaded.fault}`;
  if (!same(loaded, s)) return 'saved and loaded, the battle is another';
  return same(playFrames(fastPlay, loaded, action, 0).position, next)
    ? null
    : 'loaded, the battle goes elsewhere';
}

/** 2.2, 5 Strength only falls, nobody comes back, and no turn does; one in which nothing is asked goes by. */
export function trackFault(before: State, after: State): Fault {
  if (get(after, G.turn) < get(before, G.turn)) return 'the turn has gone back';
  for (const [unit, { id }] of after.scenario.units.entries()) {
    if (!hasMark(before, unit, Mark.arrived)) continue;
    if (strengthOf(after, unit) > strengthOf(before, unit)) return `${id} has grown`;
    if (!isOnBoard(before, unit) && isOnBoard(after, unit)) return `${id} has come back`;
  }
  return null;
}

/** What is told is what the dice say, and what the automaton says it chose is what it did. */
function truthFault(s: State, events: readonly BattleEvent[]): Fault {
  for (const event of events) {
    const fault = tellsTruth(s, event);
    if (fault !== null) return `${event.kind}: ${fault}`;
  }
  return null;
}

function tellsTruth({ scenario }: State, event: BattleEvent): Fault {
  if (event.rule.book !== fastPlay.id) return 'of another book';
  switch (event.kind) {
    case 'volley': {
      const count = (is: (value: number) => boolean): number =>
        event.dice.filter(({ value }) => is(value)).length;
      if (event.dice.length !== event.parts.total) return 'other dice than were reckoned';
      if (event.ones !== count((value) => value === 1)) return 'ones are miscounted';
      return event.hits === count((value) => value >= event.least) ? null : 'hits are miscounted';
    }
    case 'ordered':
      if (scenario.units[event.unit]?.side === 1 && event.trace === undefined)
        return 'a German moves for no reason';
      return leftOne(event.trace);
    case 'attacks':
      return leftOne(event.trace) ?? chose(event.trace, event.target);
    case 'fell-back':
      return scenario.next.subarray(event.from * 6, event.from * 6 + 6).includes(event.hex)
        ? null
        : 'further than a hex';
    default:
      return 'trace' in event ? leftOne(event.trace) : null;
  }
}

const chose = (trace: Trace | undefined, done: number): Fault =>
  trace === undefined || trace.chosen === done ? null : `chose ${trace.chosen}, did ${done}`;

/** The last filter leaves one, and that is what was chosen. */
function leftOne(trace: Trace | undefined): Fault {
  const last = trace?.filters.at(-1)?.kept;
  if (trace === undefined || last === undefined) return null;
  return last.length === 1 && last[0] === trace.chosen ? null : 'filters left more, or another';
}

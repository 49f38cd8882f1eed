// What must be true of every action, in any position. Each oracle answers with a sentence, or null.

import { copy } from '../../../../src/engine/position.ts';
import { SeededRolls } from '../../../../src/engine/rolls.ts';
import { loadPosition, type SavedPosition, savePosition } from '../../../../src/engine/save.ts';
import type { Action } from '../../../../src/engine/system.ts';
import {
  act,
  Do,
  doing,
  formatAction,
  parseAction,
} from '../../../../src/systems/raid/rules/actions.ts';
import { type Applied, apply, perform } from '../../../../src/systems/raid/rules/apply.ts';
import type { RaidEvent, Trace } from '../../../../src/systems/raid/rules/events.ts';
import { forbids } from '../../../../src/systems/raid/rules/legal.ts';
import {
  Flag,
  G,
  get,
  has,
  isFaceDown,
  obstacleAt,
  type RaidState,
  Stage,
  topOf,
} from '../../../../src/systems/raid/rules/state.ts';
import { raid, raidOn } from '../../../../src/systems/raid/rules/system.ts';
import { ABOARD, NONE, Obstacle, type Zone } from '../../../../src/systems/raid/rules/types.ts';

export type Fault = string | null;

/** Never a dead end, and nothing offered that is then forbidden. */
export function legalFault(s: RaidState, legal: readonly Action[]): Fault {
  if (legal.length === 0) return get(s, G.stage) === Stage.over ? null : 'a dead end';
  if (get(s, G.stage) === Stage.over) return 'orders after the end';
  if (new Set(legal).size !== legal.length) return 'an action is offered twice';
  for (const action of legal) {
    const rule = forbids(s, action);
    const words = formatAction(s.scenario, action);
    if (rule !== null) return `'${words}' is offered and forbidden by ${rule}`;
    if (parseAction(s.scenario, words) !== action) return `'${words}' does not read as written`;
  }
  return null;
}

/** The same in every cell, dice to come included. */
export function same(a: RaidState, b: RaidState): boolean {
  return Buffer.compare(bytes(a), bytes(b)) === 0;
}
const bytes = ({ cells }: RaidState): Buffer =>
  Buffer.from(cells.buffer, cells.byteOffset, cells.byteLength);

/** An action is legal exactly when it is offered; what is refused is refused with a rule, and leaves no trace. */
export function refusalFault(
  s: RaidState,
  legal: readonly Action[],
  tried: readonly Action[],
): Fault {
  const before = copy(s);
  for (const action of tried) {
    const offered = legal.includes(action);
    if ((forbids(s, action) === null) !== offered) {
      return `${action} is ${offered ? 'offered and forbidden' : 'allowed and not offered'}`;
    }
    if (offered) continue;
    const result = apply(s, action);
    if (result.ok) return `forbidden action ${action} was carried out`;
    if (result.rule.id === '' || !result.reason.includes(result.rule.id))
      return 'refused without a rule';
  }
  return same(before, s) ? null : `one of ${tried.join()} was refused and left a trace`;
}

/** Some codes, any at all but mostly near to something meant. `chance` gives numbers from 0 up to 1. */
export function anyActions(s: RaidState, legal: readonly Action[], chance: () => number): Action[] {
  return Array.from({ length: 8 }, () => anyAction(s, legal, chance));
}

function anyAction(s: RaidState, legal: readonly Action[], chance: () => number): Action {
  const below = (n: number): number => Math.floor(chance() * n);
  const { zones, units } = s.scenario;
  const operand = (): number =>
    [below(zones.length), below(units.length), ABOARD + below(units.length), below(256), 0][
      below(5)
    ] ?? 0;
  const near = legal[below(legal.length)] ?? 0;
  switch (below(4)) {
    case 0:
      return near ^ (1 << below(21));
    case 1:
      return act(doing(near), operand(), chance() < 0.7 ? 0 : operand());
    case 2:
      return act(below(Do.prisoner + 3), operand(), chance() < 0.7 ? 0 : operand());
    default:
      return below(1 << 25) - (1 << 12);
  }
}

export interface Step {
  readonly fault: Fault;
  readonly next: RaidState;
  readonly events: readonly RaidEvent[];
}

/** Carries out a legal action in every way there is; all must agree, and none may touch what it was given. */
export function applyEveryWay(s: RaidState, action: Action): Step {
  const before = copy(s);
  const result = apply(s, action);
  if (!result.ok) return { fault: `refused: ${result.reason}`, next: s, events: [] };
  const fault = same(before, s) ? differs(s, action, result) : 'apply changed what it was given';
  return { fault: fault ?? eventFault(result), next: result.state, events: result.events };
}

function differs(s: RaidState, action: Action, { state }: Applied): Fault {
  const silent = copy(s);
  const rolls = new SeededRolls(silent, raid.random);
  perform({ s: silent, rolls, tell: null }, action);
  rolls.save(silent);
  if (!same(silent, state)) return 'with a log and without, the raid goes differently';
  const again = apply(s, action);
  return again.ok && same(again.state, state) ? null : 'taken back and done again, it differs';
}

/** A raid saved, written, read and loaded goes on as the one in hand. */
export function savedFault(s: RaidState, action: Action, next: RaidState): Fault {
  const saved = JSON.parse(JSON.stringify(savePosition(s))) as SavedPosition;
  const loaded = loadPosition(raidOn(s.scenario), saved);
  if ('fault' in loaded) return `not loaded: ${loaded.fault}`;
  if (!same(loaded, s)) return 'saved and loaded, the raid is another';
  const result = apply(loaded, action);
  return result.ok && same(result.state, next) ? null : 'loaded, the raid goes elsewhere';
}

/** 7.1, 4 Tracks only rise; a turn that ends leaves nobody done. */
export function trackFault(before: RaidState, after: RaidState, action: Action): Fault {
  if (get(after, G.alarm) < get(before, G.alarm)) return 'the alarm has fallen';
  const turns = get(after, G.turn) - get(before, G.turn);
  const ended = doing(action) === Do.end && get(after, G.stage) !== Stage.over;
  if (turns !== (ended ? 1 : 0)) return `the turn has moved by ${turns}`;
  if (!ended) return null;
  for (let u = 0; u < after.scenario.units.length; u++) {
    if (has(after, u, Flag.done)) return 'done at the start of a turn';
  }
  return null;
}

/** What the bot says it chose is what it did, and no German goes where Germans may not. */
function eventFault({ state, events }: Applied): Fault {
  for (const event of events) {
    const fault = tellsTruth(state, event);
    if (fault !== null) return `${event.kind}: ${fault}`;
  }
  return null;
}

function tellsTruth(after: RaidState, event: RaidEvent): Fault {
  switch (event.kind) {
    case 'fire':
      if (event.side === 'german' && event.trace === undefined)
        return 'a German fires for no reason';
      return chose(event.trace, event.to);
    case 'german-stays':
      return event.units.length > 0 ? null : 'nobody stays';
    case 'german-move':
      if (event.units.every((u) => u.path.length === 0)) return 'nobody takes a step';
      return (
        chose(event.trace, event.towards) ??
        openWay(
          after,
          event.units.flatMap((u) => u.path),
        )
      );
    case 'reinforcements':
      if (String(event.units) !== String(event.drawn.filter((d) => d.room).map((d) => d.unit)))
        return 'others have come than were drawn';
      return (
        chose(event.trace, event.zone) ?? openWay(after, event.units.length > 0 ? [event.zone] : [])
      );
    default:
      return null;
  }
}

function chose(trace: Trace | undefined, done: Zone): Fault {
  if (trace === undefined) return null;
  if (trace.chosen !== done) return `chose ${trace.chosen}, went for ${done}`;
  const open = trace.candidates.filter((c) => c.ruledOut === undefined).map((c) => c.id);
  if (done !== NONE && !open.includes(done)) return `${done} was no candidate`;
  const last = trace.filters.at(-1)?.kept;
  return last === undefined || (last.length === 1 && last[0] === done) ? null : 'filters left more';
}

/** 9.3, 8.1 Markers, mines and wire do not change while the Germans act. */
function openWay(after: RaidState, zones: readonly Zone[]): Fault {
  for (const zone of zones) {
    if (isFaceDown(after, zone)) return `through the face-down zone ${zone}`;
    if (obstacleAt(after, zone) !== Obstacle.none) return `through the obstacle of zone ${zone}`;
    if (topOf(after, zone) !== NONE) return `into the British in zone ${zone}`;
  }
  return null;
}

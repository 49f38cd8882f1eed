// What is found when a replay is run again: the first thing in it that is not as it was played.

import { systemOf } from './first-system.ts';
import { inSystemOrder, unknownRule } from './optional-rules.ts';
import { type GameData, hasLevel } from './position.ts';
import { plain, type Replay } from './replay-format.ts';
import type { Running } from './rerun.ts';
import type { Rule } from './rule.ts';
import type { Action, Game, System } from './system.ts';
import type { Told } from './told.ts';
import { resultOf } from './write-down.ts';

/** The first thing that is not as it was played. */
export interface ReplayRefusal {
  readonly ok: false;
  readonly kind:
    | 'system'
    | 'rules'
    | 'scenario'
    | 'level'
    | 'optional'
    | 'action'
    | 'trailing'
    | 'turn'
    | 'result';
  readonly path: string; // a JSON pointer into the replay
  readonly reason: string;
  readonly index?: number; // of the action it shows at
  readonly turn?: number;
  readonly text?: string; // of that action, or the name that is not known
  readonly rule?: Rule; // that refuses it
}

/** Other rules or other data: nothing in it can be trusted to come out the same. */
export function refuseForeign<S extends GameData, E extends Told>(
  { system, scenario }: Game<S, E>,
  replay: Replay,
): ReplayRefusal | null {
  if (systemOf(replay) !== system.id) {
    const reason = `played by the rules of '${plain(systemOf(replay))}'; these are those of '${system.id}'`;
    return { ok: false, kind: 'system', path: '/system', reason };
  }
  if (replay.rules !== system.version) {
    const reason = `played under rules version ${plain(replay.rules)}; here it is ${system.version}`;
    return { ok: false, kind: 'rules', path: '/rules', reason };
  }
  const { id, hash } = replay.scenario;
  if (id !== scenario.id) {
    const reason = `played on the raid '${plain(id)}'; this one is '${scenario.id}'`;
    return { ok: false, kind: 'scenario', path: '/scenario/id', reason };
  }
  if (hash !== scenario.hash) {
    const reason = `played on other data of '${scenario.id}' (${plain(hash)}; here ${scenario.hash})`;
    return { ok: false, kind: 'scenario', path: '/scenario/hash', reason };
  }
  if (!hasLevel(scenario, replay.level)) return refuseLevel(scenario, replay.level);
  return refuseOptional(system, replay);
}

function refuseLevel(scenario: GameData, level: string): ReplayRefusal {
  const known = scenario.levels.map((l) => l.id).join(', ');
  const reason = `no level '${plain(level)}'; there are ${known}`;
  return { ok: false, kind: 'level', path: '/level', reason };
}

/** Every optional rule is one of the system's, in its order. */
function refuseOptional(system: System, { optional = [] }: Replay): ReplayRefusal | null {
  const ordered = inSystemOrder(system, optional);
  const at = optional.findIndex((name, i) => name !== ordered[i]);
  if (at < 0) return null;
  const text = plain(optional[at] ?? '');
  const strange = unknownRule(system, optional) !== undefined;
  const known = (system.optional ?? []).join(', ') || 'none';
  const reason = strange
    ? `no optional rule '${text}'; there are ${known}`
    : `the optional rule '${text}' is out of order: ${ordered.join(', ')}`;
  return { ok: false, kind: 'optional', path: `/optional/${at}`, reason, text };
}

/** Played by other rules or on another map: not even what comes out can be looked at. */
export const isForeign = ({ kind }: Pick<ReplayRefusal, 'kind'>): boolean => FOREIGN.includes(kind);
const FOREIGN: ReadonlyArray<ReplayRefusal['kind']> = [
  ...(['system', 'rules', 'scenario', 'level', 'optional'] as const),
];

/** The next action of a replay, or why it cannot be carried out. */
export function nextAction<S extends GameData, E extends Told>(
  running: Running<S, E>,
  replay: Replay,
  index: number,
): Action | ReplayRefusal {
  const text = replay.actions[index] ?? '';
  const action = readAction(running, text);
  if (typeof action === 'number') return action;
  const where = { path: `/actions/${index}`, index, turn: running.turn, text: plain(text) };
  return { ok: false, ...action, ...where };
}

type BadAction = Pick<ReplayRefusal, 'kind' | 'reason' | 'rule'>;

function readAction<S extends GameData, E extends Told>(
  { over, system, position }: Running<S, E>,
  text: string,
): Action | BadAction {
  const shown = plain(text);
  if (over) return { kind: 'trailing', reason: `'${shown}' comes after the raid's end` };
  const action = system.parse(position.scenario, text);
  if (typeof action !== 'number') return { kind: 'action', reason: plain(action.fault, 120) };
  const rule = system.forbids(position, action);
  if (rule === null) return action;
  return { kind: 'action', rule, reason: `'${shown}' is not allowed here (rule ${rule.id})` };
}

/** Compares the hash of a turn that has just ended. */
export function refuseTurn<S extends GameData, E extends Told>(
  rerun: Running<S, E>,
  replay: Replay,
  index: number,
): ReplayRefusal | null {
  const last = rerun.turns.length - 1;
  if (last < 0 || replay.turns[last] === rerun.turns[last]) return null;
  const written = replay.turns[last];
  const turn = last + 1;
  const reason =
    written === undefined
      ? `turn ${turn} ends here, but its hash is missing`
      : `turn ${turn} does not come out as it was played (${plain(written)}; here ${rerun.turns[last]})`;
  const text = plain(replay.actions[index] ?? '');
  return { ok: false, kind: 'turn', path: `/turns/${last}`, reason, index, turn, text };
}

/** What is claimed of the raid's end must be so. */
export function refuseEnd<S extends GameData, E extends Told>(
  rerun: Running<S, E>,
  replay: Replay,
): ReplayRefusal | null {
  const extra = rerun.turns.length;
  if (replay.turns.length > extra) {
    const reason = `${replay.turns.length} turns are written down, but only ${extra} were ended`;
    return { ok: false, kind: 'turn', path: `/turns/${extra}`, reason, turn: extra + 1 };
  }
  const { result } = replay;
  const real = resultOf(rerun);
  const wrong = (path: string, reason: string): ReplayRefusal => ({
    ok: false,
    kind: 'result',
    path,
    reason,
  });
  if (result === null) return real === null ? null : wrong('/result', 'missing: the raid is over');
  if (real === null) return wrong('/result', `claimed, but the raid stops in turn ${rerun.turn}`);
  if (result.outcome !== real.outcome) {
    return wrong(
      '/result/outcome',
      `'${plain(result.outcome)}' claimed, '${real.outcome}' reached`,
    );
  }
  if (result.vp !== real.vp) return wrong('/result/vp', `${result.vp} claimed, ${real.vp} reached`);
  return null;
}

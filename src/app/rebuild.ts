// A kept raid played again up to where it was left. The first order that no longer fits stops it, and is named.

import { hasLevel } from '../engine/position.ts';
import type { Replay } from '../engine/replay.ts';
import { Session } from '../engine/session.ts';
import { formatAction, parseAction } from '../systems/raid/rules/actions.ts';
import type { RaidSession } from '../systems/raid/rules/session.ts';
import { G, get, Stage } from '../systems/raid/rules/state.ts';
import { raidOn } from '../systems/raid/rules/system.ts';
import { RULES_VERSION } from '../systems/raid/rules/version.ts';
import { score } from '../systems/raid/rules/victory.ts';
import { openScenario } from './battles.ts';
import type { SavedRaid } from './storage/records.ts';

export interface Rebuilt {
  readonly session: RaidSession | null; // null when not even the set-up fits
  readonly fault: RebuildFault | null;
}
export type RebuildFault =
  | { readonly kind: 'scenario' | 'level' | 'version' }
  | { readonly kind: 'action'; readonly index: number; readonly text: string };

export async function rebuild(raid: SavedRaid): Promise<Rebuilt> {
  const scenario = await openScenario(raid.scenario.id);
  if (scenario === null) return { session: null, fault: { kind: 'scenario' } };
  if (!hasLevel(scenario, raid.level)) return { session: null, fault: { kind: 'level' } };
  const session = new Session(raidOn(scenario), raid);
  const fault = playAgain(session, raid.actions);
  return { session, fault: isForeign(raid, scenario.hash) ? { kind: 'version' } : fault };
}

/** A replay played as far as its orders are legal. */
export async function sessionOf(replay: Replay): Promise<RaidSession> {
  const scenario = await openScenario(replay.scenario.id);
  if (scenario === null) throw new RangeError(`no battle '${replay.scenario.id}'`);
  const session = new Session(raidOn(scenario), { ...replay, practice: replay.practice ?? false });
  playAgain(session, replay.actions);
  return session;
}

/** Gives a session its orders; the first that does not fit ends it. */
export function playAgain(session: RaidSession, words: readonly string[]): RebuildFault | null {
  for (const [index, text] of words.entries()) {
    const action = parseAction(session.scenario, text);
    const fits = typeof action === 'number' && Array.isArray(session.do(action));
    if (!fits) return { kind: 'action', index, text };
  }
  return null;
}

/** Played under other rules or on other data: it need not come out the same. */
function isForeign(raid: SavedRaid, ours: string): boolean {
  const { hash } = raid.scenario;
  if (hash === '' && raid.rules === '') return false; // not opened yet
  return hash !== ours || raid.rules !== RULES_VERSION;
}

/** The record of a raid as it stands now. */
export function recordOf(raid: SavedRaid, session: RaidSession, now: number): SavedRaid {
  const { scenario, position: state } = session;
  const over = get(state, G.stage) === Stage.over;
  const turn = get(state, G.turn);
  const { outcome, vp } = score(state);
  return {
    ...raid,
    status: over ? 'over' : 'playing',
    scenario: { id: scenario.id, hash: scenario.hash },
    rules: RULES_VERSION,
    actions: session.actions.map((action) => formatAction(scenario, action)),
    turns: session.turns,
    turn,
    clock: scenario.clock[turn] ?? '',
    result: over ? { outcome, vp } : null,
    updated: now,
    revision: raid.revision + 1,
  };
}

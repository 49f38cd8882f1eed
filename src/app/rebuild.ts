// A kept raid played again up to where it was left. The first order that no longer fits stops it, and is named. One of
// other rules or other data is not played at all: it would be another raid.

import { branchesTaken } from '../engine/course.ts';
import { type Past, pastOf } from '../engine/edition.ts';
import { unknownRule } from '../engine/optional-rules.ts';
import { hasLevel } from '../engine/position.ts';
import type { Replay } from '../engine/replay.ts';
import { Session } from '../engine/session.ts';
import { type HouseGame, openGame } from '../systems/index.ts';
import { looksAt } from './looked-at.ts';
import { type SavedRaid, whereOf } from './storage/records.ts';

export interface Rebuilt {
  readonly game: HouseGame | null; // null when its battle is not here
  readonly session: Session | null; // null when it is of another edition, or not even the set-up fits
  readonly fault: RebuildFault | null;
}
export type RebuildFault =
  | Past
  | { readonly kind: 'scenario' | 'level' | 'optional' }
  | { readonly kind: 'action'; readonly index: number; readonly text: string }
  | Mismatch;
/** What is written down of a raid and is not what its orders lead to. */
export type Mismatch =
  | { readonly kind: 'turn'; readonly turn: number }
  | { readonly kind: 'result' };

export const isMismatch = ({ kind }: { readonly kind: string }): boolean =>
  kind === 'turn' || kind === 'result';

/** The game a record or a replay was played in; null when it is not here. */
export function gameOf(raid: Pick<Replay, 'system' | 'scenario'>): Promise<HouseGame | null> {
  const { system, battle } = whereOf(raid);
  looksAt(battle);
  return openGame(system, battle);
}

export async function rebuild(raid: SavedRaid): Promise<Rebuilt> {
  const game = await gameOf(raid);
  if (game === null) return { game, session: null, fault: { kind: 'scenario' } };
  const past = pastHere(raid, game);
  if (past !== null) return { game, session: null, fault: past };
  if (!hasLevel(game.scenario, raid.level)) {
    return { game, session: null, fault: { kind: 'level' } };
  }
  if (unknownRule(game.system, raid.optional ?? []) !== undefined) {
    return { game, session: null, fault: { kind: 'optional' } };
  }
  const session = new Session(game, raid);
  const fault = playAgain(session, raid.actions) ?? mismatch(raid, session);
  return { game, session, fault };
}

/** The first hash, or else the result, that does not come out; one that was never opened has neither. */
function mismatch({ rules, turns, result }: SavedRaid, session: Session): Mismatch | null {
  if (rules === '') return null;
  const real = session.turns;
  const written = turns ?? real; // kept before hashes were
  const length = Math.max(written.length, real.length);
  for (let i = 0; i < length; i++) {
    if (written[i] !== real[i]) return { kind: 'turn', turn: i + 1 };
  }
  const { outcome, vp } = session.system.score(session.position);
  if (!session.over) return result === null ? null : { kind: 'result' };
  return result?.outcome === outcome && result.vp === vp ? null : { kind: 'result' };
}

/** Gives a session its orders; the first that does not fit ends it. */
export function playAgain(session: Session, words: readonly string[]): RebuildFault | null {
  for (const [index, text] of words.entries()) {
    const action = session.system.parse(session.scenario, text);
    const fits = typeof action === 'number' && Array.isArray(session.do(action));
    if (!fits) return { kind: 'action', index, text };
  }
  return null;
}

/** How a raid differs from those its game plays now; null when it does not. */
export const pastHere = (raid: SavedRaid, { system, scenario }: HouseGame): Past | null =>
  pastOf(raid, { rules: system.version, hash: scenario.hash });

/** The record of a raid as it stands now. */
export function recordOf(raid: SavedRaid, { game, session }: Played, now: number): SavedRaid {
  const { system, scenario, position, over } = session;
  const { outcome, vp } = system.score(position);
  const { branches: all, ...kept } = raid;
  const branches = branchesTaken(all, { over, count: session.count });
  return {
    ...kept,
    ...(branches.length > 0 ? { branches } : {}),
    status: over ? 'over' : 'playing',
    scenario: { id: scenario.id, hash: scenario.hash },
    rules: system.version,
    actions: session.actions.map((action) => system.format(scenario, action)),
    turns: session.turns,
    turn: session.turn,
    clock: game.clock(position),
    result: over ? { outcome, vp } : null,
    updated: now,
    revision: raid.revision + 1,
  };
}

/** A record with what its orders lead to in the place of what was written down; facts are made anew. */
export function mended({ facts: _, ...raid }: SavedRaid, played: Played): SavedRaid {
  const { status, turns, result, turn, clock } = recordOf(raid, played, raid.updated);
  return { ...raid, status, result, turn, clock, ...(turns === undefined ? {} : { turns }) };
}

/** A game being played, with what its system brings for it. */
export interface Played {
  readonly game: HouseGame;
  readonly session: Session;
}

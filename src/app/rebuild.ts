// A kept raid played again up to where it was left. The first order that no longer fits stops it, and is named.

import { hasLevel } from '../engine/position.ts';
import type { Replay } from '../engine/replay.ts';
import { Session } from '../engine/session.ts';
import { type HouseGame, openGame } from '../systems/index.ts';
import { looksAt } from './looked-at.ts';
import { type SavedRaid, whereOf } from './storage/records.ts';

export interface Rebuilt {
  readonly game: HouseGame | null; // null when its battle is not here
  readonly session: Session | null; // null when not even the set-up fits
  readonly fault: RebuildFault | null;
}
export type RebuildFault =
  | { readonly kind: 'scenario' | 'level' | 'version' }
  | { readonly kind: 'action'; readonly index: number; readonly text: string };

/** The game a record or a replay was played in; null when it is not here. */
export function gameOf(raid: Pick<Replay, 'system' | 'scenario'>): Promise<HouseGame | null> {
  const { system, battle } = whereOf(raid);
  looksAt(battle);
  return openGame(system, battle);
}

export async function rebuild(raid: SavedRaid): Promise<Rebuilt> {
  const game = await gameOf(raid);
  if (game === null) return { game, session: null, fault: { kind: 'scenario' } };
  if (!hasLevel(game.scenario, raid.level)) {
    return { game, session: null, fault: { kind: 'level' } };
  }
  const session = new Session(game, raid);
  const fault = playAgain(session, raid.actions);
  return { game, session, fault: isForeign(raid, game) ? { kind: 'version' } : fault };
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

/** Played under other rules or on other data: it need not come out the same. */
function isForeign(raid: SavedRaid, { system, scenario }: HouseGame): boolean {
  const { hash } = raid.scenario;
  if (hash === '' && raid.rules === '') return false; // not opened yet
  return hash !== scenario.hash || raid.rules !== system.version;
}

/** The record of a raid as it stands now. */
export function recordOf(raid: SavedRaid, { game, session }: Played, now: number): SavedRaid {
  const { system, scenario, position, over } = session;
  const { outcome, vp } = system.score(position);
  return {
    ...raid,
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

/** A game being played, with what its system brings for it. */
export interface Played {
  readonly game: HouseGame;
  readonly session: Session;
}

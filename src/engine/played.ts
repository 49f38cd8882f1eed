// What comes from outside, played once: the check of it and the session that shows it are the same run.

import { type LinkFault, playLink } from './link.ts';
import { optionalPart } from './optional-rules.ts';
import type { GameData } from './position.ts';
import type { Verified } from './replay.ts';
import {
  nextAction,
  type ReplayRefusal,
  refuseEnd,
  refuseForeign,
  refuseTurn,
} from './replay-check.ts';
import type { Replay } from './replay-format.ts';
import { Session } from './session.ts';
import type { Asked, Game } from './system.ts';
import type { Told } from './told.ts';

/** A replay with the game that was played from it. */
export interface Played<S extends GameData, E extends Told, Q extends Asked> {
  readonly replay: Replay;
  readonly session: Session<S, E, Q>;
}

/** The game in a link, or why not. */
export function openLink<S extends GameData, E extends Told, Q extends Asked>(
  game: Game<S, E, Q>,
  text: string,
): Played<S, E, Q> | LinkFault {
  const read = playLink(game, text, (course) => new Session(game, course));
  return 'fault' in read ? read : { replay: read.replay, session: read.played };
}

/** A replay played as far as its actions are legal, and whether it comes out as it was written down. */
export interface Checked<S extends GameData, E extends Told, Q extends Asked> {
  readonly session: Session<S, E, Q> | null; // null when it is of other rules or data: it would be another game
  readonly verdict: Verified<S> | ReplayRefusal;
}

export function openReplay<S extends GameData, E extends Told, Q extends Asked>(
  game: Game<S, E, Q>,
  replay: Replay,
): Checked<S, E, Q> {
  const foreign = refuseForeign(game, replay);
  if (foreign !== null) return { session: null, verdict: foreign };
  let refusal: ReplayRefusal | null = null;
  const { seed, level, events, branches = [], practice = false } = replay;
  const course = { seed, level, events, ...optionalPart(replay), branches };
  const session = new Session(game, { ...course, practice });
  for (const index of replay.actions.keys()) {
    const action = nextAction(session, replay, index);
    if (typeof action !== 'number') return { session, verdict: refusal ?? action };
    session.run(action);
    refusal ??= refuseTurn(session, replay, index);
  }
  refusal ??= refuseEnd(session, replay);
  const verdict = refusal ?? { ok: true, position: session.position, over: session.over };
  return { session, verdict };
}

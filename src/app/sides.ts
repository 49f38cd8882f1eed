// The two games of a comparison, played again: one that is kept, or the staff's on its seed.

import { optionalPart } from '../engine/optional-rules.ts';
import { openReplay } from '../engine/played.ts';
import type { Session } from '../engine/session.ts';
import type { LuckFigure } from '../staff/review/luck-figure.ts';
import type { HouseGame } from '../systems/index.ts';
import type { ListedRaid } from '../ui/screens/archive/listed.ts';
import type { Side } from '../ui/screens/compare/side.ts';
import { rebuild } from './rebuild.ts';
import { luckOfRaid } from './staff/kept-luck.ts';
import type { Best } from './storage/best-raids.ts';
import type { SavedRaid } from './storage/records.ts';
import { summaryOf } from './storage/summary.ts';

/** Null when it cannot be played again as it was. */
export async function sideOf(raid: SavedRaid): Promise<Side | null> {
  const { session, fault } = await rebuild(raid);
  if (session === null || fault !== null) return null;
  return sideIn(session, raid, summaryOf(raid), await luckOfRaid(raid, session.game));
}

interface BestOnSeed {
  readonly best: Best;
  readonly raid: SavedRaid; // whose seed it is
  readonly game: HouseGame;
}

/** The staff's raid under an id of its own; nothing that was written about the player's clings to it. */
export function bestSide(id: string, { best, raid, game }: BestOnSeed): Side | null {
  const { session } = openReplay(game, best.replay);
  if (session === null) return null;
  const { scenario, seed, level, events, system } = raid;
  const { result, actions } = best.replay;
  const listed: ListedRaid = {
    ...{ id, scenario, seed, level, events, ...optionalPart(raid) },
    ...(system === undefined ? {} : { system }),
    ...{ staff: best.player, status: 'over', origin: 'played', practice: false },
    ...{ turn: session.turn, clock: game.clock(session.position), length: actions.length },
    ...{ result, started: best.when, updated: best.when },
  };
  return sideIn(session, best.replay, listed, null);
}

function sideIn(
  session: Session,
  course: Pick<SavedRaid, 'seed' | 'level' | 'events' | 'optional' | 'branches'>,
  raid: ListedRaid,
  luck: LuckFigure | null,
): Side {
  const { seed, level, events, branches } = course;
  return {
    ...{ seed, level, events, ...optionalPart(course) },
    ...(branches === undefined ? {} : { branches }),
    actions: session.actions,
    raid,
    luck,
    start: session.system.setup(session.scenario, course),
    session,
  };
}

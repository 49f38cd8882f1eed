// A raid as the theatre shows it, kept or only looked at: played once, and checked by the same run.

import { openReplay } from '../engine/played.ts';
import type { Replay, ReplayRefusal, Verified } from '../engine/replay.ts';
import type { Session } from '../engine/session.ts';
import { takeHanded } from './handed.ts';
import { lookedAt } from './looks.ts';
import type { Fault } from './raid-store.ts';
import { gameOf, type Played, pastHere } from './rebuild.ts';
import { replayOf } from './replay-of.ts';
import { type DamagedRaid, isDamaged, type Origin, type SavedRaid } from './storage/records.ts';
import { archive } from './stores.ts';

export interface Show extends Played {
  readonly kind: 'ready';
  readonly replay: Replay;
  readonly verdict: Verified | ReplayRefusal;
  readonly origin: Origin | 'look' | 'staff'; // look: not in the archive; staff: played by the staff
}
export type Shown =
  | Show
  | { readonly kind: 'none' }
  | { readonly kind: 'damaged'; readonly raid: SavedRaid | DamagedRaid; readonly fault: Fault };

export async function openShow(id: string): Promise<Shown> {
  const looked = lookedAt(id);
  if (looked !== undefined) return (await show(looked, 'look')) ?? { kind: 'none' };
  await archive.refresh();
  const raid = await archive.find(id);
  if (raid === undefined) return { kind: 'none' };
  if (isDamaged(raid)) {
    return { kind: 'damaged', raid, fault: { kind: 'record', text: raid.fault } };
  }
  const handed = takeHanded(id, raid);
  if (handed !== null)
    return { ...handed, kind: 'ready', verdict: sound(handed.session), origin: raid.origin };
  const game = await gameOf(raid);
  const past = game === null ? null : pastHere(raid, game);
  if (past !== null) return { kind: 'damaged', raid, fault: past };
  const shown = game === null ? null : await show(replayOf(game, raid), raid.origin);
  return shown ?? { kind: 'damaged', raid, fault: { kind: game === null ? 'scenario' : 'level' } };
}

/** Null when this game cannot even set it up. */
export async function show(replay: Replay, origin: Show['origin']): Promise<Show | null> {
  const game = await gameOf(replay);
  if (game === null) return null;
  const { session, verdict } = openReplay(game, replay);
  return session === null ? null : { kind: 'ready', replay, game, session, verdict, origin };
}

/** Of a game that was verified when it came in. */
const sound = ({ position, over }: Session): Verified => ({ ok: true, position, over });

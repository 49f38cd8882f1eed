// The strongest player's raids, kept beside the archive in a database of their own and by what they hang on: rules, data,
// player, seed and options. They are the staff's: no list, record or statistic knows them. Storage that is forbidden or
// full is borne in silence: such a raid lives as long as the page and is then played anew.

import type { Edition } from '../../engine/edition.ts';
import type { Replay } from '../../engine/replay.ts';
import { PLAYERS_EDITION } from '../../staff/players.ts';
import type { SideShelf } from './side-shelf.ts';

/** Whose raid it is and on what. */
export interface BestCourse extends Edition {
  readonly player: string;
  readonly battle: string;
  readonly seed: string;
  readonly level: string;
  readonly events: boolean;
  readonly optional?: readonly string[];
}

/** A raid of the staff, with when it was played. */
export interface Best {
  readonly player: string;
  readonly when: number;
  readonly replay: Replay;
}

export interface KeptBest extends Best {
  readonly id: string;
}

const MOST = 300;

export class BestRaids {
  readonly #shelf: SideShelf<KeptBest>;
  readonly #here = new Map<string, KeptBest>(); // of this page

  constructor(shelf: SideShelf<KeptBest>) {
    this.#shelf = shelf;
  }

  /** The raid of just this course; else null. */
  async find(course: BestCourse): Promise<Best | null> {
    const id = idOf(course);
    const found = this.#here.get(id) ?? (await this.#shelf.get(id).catch(() => undefined));
    return isKept(found, course) ? found : null;
  }

  async keep(course: BestCourse, best: Best): Promise<void> {
    const kept = { ...best, id: idOf(course) };
    this.#here.set(kept.id, kept);
    await this.#shelf.put(kept).catch(() => undefined);
    await this.#makeRoom(kept.id);
  }

  async forget(course: BestCourse): Promise<void> {
    const id = idOf(course);
    this.#here.delete(id);
    await this.#shelf.remove([id]).catch(() => undefined);
  }

  /** Which of too many goes is all one: any of them can be played anew. */
  async #makeRoom(newest: string): Promise<void> {
    const ids = (await this.#shelf.ids().catch(() => [])).filter((id) => id !== newest);
    const over = ids.slice(0, Math.max(0, ids.length + 1 - MOST));
    if (over.length > 0) await this.#shelf.remove(over).catch(() => undefined);
  }
}

/** A line each, the seed last: it may hold anything but a new line. */
function idOf({ rules, hash, player, battle, seed, level, events, optional }: BestCourse): string {
  const chosen = [...(events ? ['events'] : []), ...(optional ?? [])].join(' ');
  return [battle, hash, rules, `${player} ${PLAYERS_EDITION}`, level, chosen, seed].join('\n');
}

/** As far as it must be known before it is played again, which checks the rest. */
function isKept(found: unknown, { player, rules, hash, seed, level }: BestCourse): found is Best {
  if (typeof found !== 'object' || found === null) return false;
  const best = found as Partial<KeptBest>;
  const replay = best.replay as Partial<Replay> | null | undefined;
  return (
    best.player === player &&
    Number.isFinite(best.when) &&
    replay?.rules === rules &&
    replay.scenario?.hash === hash &&
    replay.seed === seed &&
    replay.level === level &&
    Array.isArray(replay.actions) &&
    typeof replay.result === 'object'
  );
}

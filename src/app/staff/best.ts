// The strongest player's raid on a seed: kept, or played in a thread of the staff and then kept. What he ordered is played
// again by the rules of this page and written down, as the command line writes down a raid of his.

import { signal } from '@preact/signals';
import type { Options } from '../../engine/course.ts';
import { inSystemOrder, optionalPart } from '../../engine/optional-rules.ts';
import { makeReplay, verifyReplay } from '../../engine/replay.ts';
import { strongestOf } from '../../staff/players.ts';
import type { HouseGame } from '../../systems/index.ts';
import { type Best, type BestCourse, BestRaids, type KeptBest } from '../storage/best-raids.ts';
import { BrowserSideShelf } from '../storage/side-shelf.ts';
import { playSeed } from './play-seed.ts';
import { startThread } from './thread.ts';

export type { Best } from '../storage/best-raids.ts';

const here = new BestRaids(new BrowserSideShelf<KeptBest>('cauldron-best', 'raids'));

/** How many have been kept by this page: whoever looked for one in vain may look again. */
export const bestsPlayed = signal(0);

/** The one that is kept; null when none is, or none that comes out. */
export async function keptBest(
  game: HouseGame,
  options: Options,
  raids = here,
): Promise<Best | null> {
  const course = await courseOf(game, options);
  const best = await raids.find(course);
  if (best === null || verifyReplay(game, best.replay).ok) return best;
  await raids.forget(course);
  return null;
}

export interface BestPlay {
  readonly done: Promise<Best | null>; // null when it was stopped
  stop(): void;
}

/** Plays it; `progress` hears of every turn. */
export function playBest(
  game: HouseGame,
  options: Options,
  progress: (turn: number) => void,
  { raids = here, start = startThread } = {},
): BestPlay {
  const play = playSeed(game, options, progress, start);
  const write = async (): Promise<Best | null> => {
    const played = await play.done;
    if (played === null) return null;
    const course = await courseOf(game, options);
    const { seed, level, events, player } = course;
    const replay = makeReplay(
      game,
      { seed, level, events, ...optionalPart(course) },
      played.actions,
    );
    const best = { player, when: Date.now(), replay };
    await raids.keep(course, best);
    bestsPlayed.value++;
    return best;
  };
  return { done: write(), stop: play.stop };
}

async function courseOf(game: HouseGame, options: Options): Promise<BestCourse> {
  const { system, scenario } = game;
  const { seed, level, events } = options;
  return {
    ...{ rules: system.version, hash: scenario.hash, battle: scenario.id },
    player: strongestOf(system, await game.staff()).name,
    ...{ seed, level, events },
    ...optionalPart({ optional: inSystemOrder(system, options.optional ?? []) }),
  };
}

// Lets the planner play the player's own seed in a thread of the staff, and can be stopped.

import { optionalPart } from '../../engine/optional-rules.ts';
import type { Game } from '../../engine/system.ts';
import type { PlannerResult, RaidToPlay } from './planner-raid.ts';
import { startThread } from './thread.ts';

export interface SeedPlay {
  readonly done: Promise<PlannerResult | null>; // null when it was stopped
  stop(): void;
}

export function playSeed(
  game: Game,
  raid: Omit<RaidToPlay, 'scenario'>,
  progress: (turn: number) => void,
  start = startThread,
): SeedPlay {
  let stop = (): void => {};
  const done = new Promise<PlannerResult | null>((resolve, reject) => {
    const thread = start(game, {
      reply(reply) {
        if (reply.kind !== 'play') return;
        progress(reply.turn);
        if (reply.result === null) return;
        thread.end();
        resolve(reply.result);
      },
      failed: () => reject(new Error('a thread of the staff has failed')),
    });
    stop = () => {
      thread.end();
      resolve(null);
    };
    const { seed, level, events } = raid;
    thread.send({
      kind: 'play',
      id: 0,
      raid: { scenario: game.scenario.hash, seed, level, events, ...optionalPart(raid) },
    });
  });
  return { done, stop: () => stop() };
}

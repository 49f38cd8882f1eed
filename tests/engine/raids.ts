// Raids to write down: played by chance, whole or cut off anywhere.

import fc from 'fast-check';
import type { Options } from '../../src/engine/course.ts';
import { randomPlayer } from '../../src/engine/random-player.ts';
import { makeReplay, type Replay } from '../../src/engine/replay.ts';
import { playGame } from '../../src/engine/run.ts';
import type { Action } from '../../src/engine/system.ts';
import { raidOn } from '../../src/systems/raid/rules/system.ts';
import { loadDieppe } from '../systems/raid/dieppe.ts';

export const scenario = loadDieppe();

export function randomRaid(options: Options): Action[] {
  const actions: Action[] = [];
  playGame(raidOn(scenario), options, randomPlayer(), actions);
  return actions;
}

/** A raid to its end. */
export function finished(seed = 'whole', level = 'basic', events = false): Replay {
  const options = { seed, level, events };
  return makeReplay(raidOn(scenario), options, randomRaid(options));
}

/** A raid broken off after some actions. */
export function unfinished(count: number, seed = 'whole', level = 'basic', events = false): Replay {
  const options = { seed, level, events };
  return makeReplay(raidOn(scenario), options, randomRaid(options).slice(0, count));
}

/** Any options a player may choose; seeds in any script. */
export const anyOptions: fc.Arbitrary<Options> = fc.record({
  seed: fc
    .string({ unit: 'grapheme', maxLength: 60 })
    .filter((seed) => /^[^\p{Cc}\p{Cs}]{0,200}$/u.test(seed)),
  level: fc.constantFrom(...scenario.levels.map((l) => l.id)),
  events: fc.boolean(),
});

/** Any raid, cut off anywhere or not at all, with or without what a player adds. */
export const anyReplay: fc.Arbitrary<Replay> = fc
  .tuple(anyOptions, fc.integer({ min: 0, max: 100 }), fc.boolean())
  .map(([options, percent, practice]) => {
    const actions = randomRaid(options);
    const kept = actions.slice(0, Math.ceil((actions.length * percent) / 100));
    return makeReplay(raidOn(scenario), options, kept, practice ? { practice } : {});
  });

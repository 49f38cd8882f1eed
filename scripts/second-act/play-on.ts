// A raid played on from one position many times, by the same player with other dice, and what came of it. What is
// hidden there is dealt anew, as the staff deals it: the player knew no better.

import type { Player } from '../../src/engine/player.ts';
import { copy } from '../../src/engine/position.ts';
import { SeededRolls } from '../../src/engine/rolls.ts';
import type { Action } from '../../src/engine/system.ts';
import { OUTCOMES } from '../../src/systems/raid/counting/summary.ts';
import { perform } from '../../src/systems/raid/rules/apply.ts';
import { legalActions } from '../../src/systems/raid/rules/legal.ts';
import { redeal } from '../../src/systems/raid/rules/redeal.ts';
import { G, get, type RaidState, Stage } from '../../src/systems/raid/rules/state.ts';
import { raid } from '../../src/systems/raid/rules/system.ts';
import { score } from '../../src/systems/raid/rules/victory.ts';

/** An outcome that comes more often than this is settled. */
const SETTLED = 0.85;
/** So many are always played, for the mean distribution: where the verdict stops the playing, counts lean. */
export const FIRST = 10;

export interface PlayedOn {
  readonly open: boolean; // no outcome came more often than 0.85 × again
  readonly first: readonly number[]; // of the first ones, by outcome, best first
  readonly played: number; // until the verdict was certain
}

/** Plays on until it is certain whether any outcome has more than its share of `again` raids. */
export function playOn(from: RaidState, player: Player, seed: string, again: number): PlayedOn {
  return judge(again, (index) =>
    OUTCOMES.indexOf(outcomeOf(from, player, `${seed} again ${index}`)),
  );
}

/** The same, of outcomes however they come about. */
export function judge(again: number, outcomeAt: (index: number) => number): PlayedOn {
  const most = Math.floor(SETTLED * again + 1e-9);
  const counts = OUTCOMES.map(() => 0);
  let first: readonly number[] = [];
  let played = 0;
  const certain = (): boolean => {
    const best = Math.max(...counts);
    return best > most || best + again - played <= most;
  };
  while (played < again && !(played >= FIRST && certain())) {
    const outcome = outcomeAt(played);
    counts[outcome] = (counts[outcome] ?? 0) + 1;
    played++;
    if (played <= FIRST) first = [...counts];
  }
  return { open: Math.max(...counts) <= most, first, played };
}

function outcomeOf(from: RaidState, player: Player, seed: string) {
  const s = copy(from);
  const rolls = new SeededRolls(seed, raid.random);
  redeal(s, from, rolls);
  const play = { s, rolls, tell: null };
  const legal: Action[] = [];
  player.start(seed);
  while (get(s, G.stage) !== Stage.over) perform(play, player.pick(s, legalActions(s, legal)));
  return score(s).outcome;
}

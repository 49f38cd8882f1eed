// Playouts: raids that agree with what is known, played to their end by `steady`, and counted. The n-th playout of a
// position is the same whoever asks for it, so counts add up in whatever order they are made.

import type { Player } from '../engine/player.ts';
import type { Action } from '../engine/system.ts';
import { type Outlook, outlookFor } from '../systems/raid/players/outlook/outlook.ts';
import { STANDARD_DOCTRINE } from '../systems/raid/players/steady/doctrine.ts';
import { steadyPlayer } from '../systems/raid/players/steady/steady.ts';
import { perform } from '../systems/raid/rules/apply.ts';
import { legalActions } from '../systems/raid/rules/legal.ts';
import { redeal } from '../systems/raid/rules/redeal.ts';
import type { Scenario } from '../systems/raid/rules/scenario.ts';
import { blankState, G, get, type RaidState, Stage } from '../systems/raid/rules/state.ts';
import { score } from '../systems/raid/rules/victory.ts';
import { StaffRolls } from './staff-rolls.ts';

/** Whole counts of how raids ended. */
export interface Ends {
  n: number;
  total: number; // total successes
  half: number; // half successes
  points: number; // summed
  squares: number; // of the points, summed
  readonly lines: number[]; // of the points by line of the score (12), summed
}

export const noEnds = (): Ends => ({ n: 0, total: 0, half: 0, points: 0, squares: 0, lines: [] });

export function addEnds(into: Ends, from: Ends): void {
  into.n += from.n;
  into.total += from.total;
  into.half += from.half;
  into.points += from.points;
  into.squares += from.squares;
  for (const [i, points] of from.lines.entries()) into.lines[i] = (into.lines[i] ?? 0) + points;
}

/** A total success is worth 2, half a success 1: whole numbers, so that sums stay exact. */
export const halvesOf = (ends: Ends): number => 2 * ends.total + ends.half;

/** Which dice the look-aheads of one purpose are played with; the purposes must not share theirs. */
export const Dice = { chance: 1, search: 2 } as const;

const NEVER = 9999; // no raid has as many turns

export class Playouts {
  readonly #scratch: RaidState;
  readonly #rolls: StaffRolls;
  readonly #legal: Action[] = [];
  readonly #player: Player;
  readonly #outlook: Outlook | null;

  constructor(scenario: Scenario, doctrine = STANDARD_DOCTRINE) {
    this.#player = steadyPlayer(doctrine);
    this.#scratch = blankState(scenario);
    this.#rolls = new StaffRolls(this.#scratch);
    this.#player.start('');
    this.#outlook = outlookFor(scenario);
  }

  /** Plays one raid that agrees with `state`, after `action` if one is given; the end is good until the next. */
  play(state: RaidState, action: Action | null, dice: number, index: number): RaidState {
    return this.#playUntil(state, action, dice, index, NEVER);
  }

  /** What such a raid is worth as it stands so many turns on; played to its end where there is no outlook. */
  glimpse(state: RaidState, action: Action, dice: number, index: number, turns: number): number {
    const outlook = this.#outlook;
    const until = outlook === null ? NEVER : get(state, G.turn) + turns;
    const s = this.#playUntil(state, action, dice, index, until);
    return outlook === null || get(s, G.stage) === Stage.over ? endWorth(s) : outlook.worth(s);
  }

  /** Plays until the raid is over or a turn has begun. */
  #playUntil(
    state: RaidState,
    action: Action | null,
    dice: number,
    index: number,
    turn: number,
  ): RaidState {
    const s = this.#scratch;
    const rolls = this.#rolls;
    rolls.begin(dice, index);
    redeal(s, state, rolls);
    const play = { s, rolls, tell: null };
    if (action !== null) perform(play, action);
    while (get(s, G.stage) !== Stage.over && get(s, G.turn) < turn) {
      perform(play, this.#player.pick(s, legalActions(s, this.#legal)));
    }
    return s;
  }

  /** Plays the raids from one number up to another and counts their ends. */
  count(state: RaidState, action: Action | null, dice: number, from: number, to: number): Ends {
    const ends = noEnds();
    for (let i = from; i < to; i++) countEnd(this.play(state, action, dice, i), ends);
    return ends;
  }
}

/** What the end of a raid is worth to the player: success first, then the points. */
const SUCCESS = 6;
export const worthOf = (halves: number, points: number): number => SUCCESS * halves + points;

export function endWorth(s: RaidState): number {
  const { vp, outcome } = score(s);
  return worthOf(outcome === 'total-success' ? 2 : outcome === 'half-success' ? 1 : 0, vp);
}

/** Counts how a raid that is over has ended. */
export function countEnd(s: RaidState, ends: Ends): void {
  const { vp, outcome, lines } = score(s);
  ends.n++;
  if (outcome === 'total-success') ends.total++;
  else if (outcome === 'half-success') ends.half++;
  ends.points += vp;
  ends.squares += vp * vp;
  for (let i = 0; i < lines.length; i++) {
    ends.lines[i] = (ends.lines[i] ?? 0) + (lines[i]?.vp ?? 0);
  }
}

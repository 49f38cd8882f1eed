// Plays games that agree with what the player knows to their end, by the standing player, and counts how they end. The
// n-th playout of a position is the same whoever asks for it, so counts add up in whatever order they are made.

import type { Player } from '../engine/player.ts';
import type { GameData, Position } from '../engine/position.ts';
import type { Reading } from '../engine/reading.ts';
import type { Outlook, Staffed } from '../engine/staff-of.ts';
import type { Action, Play } from '../engine/system.ts';
import { countEnd, type Ends, endWorth, noEnds } from './ends.ts';
import { Solver } from './exact/solver.ts';
import { StaffRolls } from './staff-rolls.ts';

/** Which dice the look-aheads of one purpose are played with; the purposes must not share theirs. */
export const Dice = { chance: 1, search: 2, weigh: 3, plan: 1000 } as const; // of a plan: one for each of its orders

const NEVER = 9999; // no game has as many turns

export class Playouts<S extends GameData = GameData> {
  readonly staffed: Staffed<S>;
  readonly reading: Reading<S> | null;
  readonly solver: Solver<S>; // for whoever can do without playouts
  readonly #play: Play<S>;
  readonly #rolls: StaffRolls;
  readonly #legal: Action[] = [];
  readonly #player: Player<S>;
  readonly #outlook: Outlook<S> | null;

  constructor(staffed: Staffed<S>) {
    const { game, staff } = staffed;
    const { system, scenario } = game;
    const s = { scenario, cells: new Int16Array(system.cells) };
    this.staffed = staffed;
    this.solver = new Solver(staffed);
    this.#player = staff.standing(scenario);
    this.#player.start('');
    this.#rolls = new StaffRolls(system, s);
    this.#play = { s, rolls: this.#rolls, tell: null };
    this.#outlook = staff.outlook?.(scenario) ?? null;
    this.reading = staff.reading?.(scenario) ?? null;
  }

  /** Plays one game that agrees with `position`, after `action` if one is given; the end is good until the next. */
  play(position: Position<S>, action: Action | null, dice: number, index: number): Position<S> {
    return this.#playUntil(position, action, dice, index, NEVER);
  }

  /** What such a game is worth as it stands so many turns on; played to its end where there is no outlook. */
  glimpse(
    position: Position<S>,
    action: Action,
    dice: number,
    index: number,
    turns: number,
  ): number {
    const { system } = this.staffed.game;
    const outlook = this.#outlook;
    const until = outlook === null ? NEVER : system.turn(position) + turns;
    const s = this.#playUntil(position, action, dice, index, until);
    return outlook === null || system.over(s) ? endWorth(this.staffed, s) : outlook.worth(s);
  }

  /** Plays until the game is over or a turn has begun. */
  #playUntil(
    position: Position<S>,
    action: Action | null,
    dice: number,
    index: number,
    turn: number,
  ): Position<S> {
    const { system } = this.staffed.game;
    const play = this.#play;
    const { s } = play;
    this.#begin(position, dice, index);
    if (action !== null) system.perform(play, action);
    while (!system.over(s) && system.turn(s) < turn) this.#playOn();
    return s;
  }

  /** Plays one game by a plan, line by line as far as its orders can be given, and to its end by the standing player,
   * who also brings to its rest what a line had to leave; the end is good until the next. */
  follow(
    position: Position<S>,
    lines: ReadonlyArray<readonly Action[]>,
    dice: number,
    index: number,
  ): Position<S> {
    const { system } = this.staffed.game;
    const { s } = this.#play;
    this.#begin(position, dice, index);
    const turn = system.turn(s);
    const isOn = (): boolean => !system.over(s) && system.turn(s) === turn;
    for (const line of lines) {
      for (const action of line) {
        if (!isOn() || system.forbids(s, action) !== null) break;
        system.perform(this.#play, action);
      }
      while (isOn() && !this.staffed.staff.rests(s)) this.#playOn();
    }
    while (!system.over(s)) this.#playOn();
    return s;
  }

  #begin(position: Position<S>, dice: number, index: number): void {
    this.#rolls.begin(dice, index);
    this.staffed.game.system.redeal(this.#play.s, position, this.#rolls);
    this.#rolls.dealt();
  }

  #playOn(): void {
    const { system } = this.staffed.game;
    const { s } = this.#play;
    const player = this.#player;
    const action = player.pickUnlisted?.(s) ?? player.pick(s, system.legal(s, this.#legal));
    system.perform(this.#play, action);
  }

  /** Plays the games from one number up to another and counts their ends. */
  count(
    position: Position<S>,
    action: Action | null,
    dice: number,
    from: number,
    to: number,
  ): Ends {
    const { system } = this.staffed.game;
    const ends = noEnds(system.outcomes);
    for (let i = from; i < to; i++) {
      countEnd(system, this.play(position, action, dice, i), ends);
    }
    return ends;
  }
}

// A game being played: the position, its history, what may be decided, and undo. No screen and no clock: whoever shows
// it subscribes and reads.

import { branchAt, type Course } from './course.ts';
import { type Frame, playFrames } from './frames.ts';
import { hashPosition } from './hash.ts';
import { copy, type GameData, type Position } from './position.ts';
import type { Replay } from './replay-format.ts';
import { freshDice, type Running } from './rerun.ts';
import type { Rule } from './rule.ts';
import type { Action, Asked, Game, System } from './system.ts';
import type { Told } from './told.ts';
import { writeDown } from './write-down.ts';

export interface SessionOptions extends Course {
  readonly practice: boolean; // anything may be undone
}

/** An action that was not carried out, and the rule that forbids it. */
export interface Forbidden {
  readonly rule: Rule;
}

interface Entry<S extends GameData> {
  readonly action: Action;
  readonly before: Position<S>;
  readonly frames: number; // how many frames there were before it
  readonly chance: boolean;
  readonly turnHash: string | null; // of the position it led to, when that ended a turn
  readonly byItself: boolean; // nothing else was left to do
}

export class Session<S extends GameData = GameData, E extends Told = Told, Q extends Asked = Asked>
  implements Running<S, E>
{
  readonly game: Game<S, E, Q>;
  readonly options: SessionOptions;
  readonly frames: Frame<S, E>[] = [];
  #position: Position<S>;
  #asked: Q;
  readonly #entries: Entry<S>[] = [];
  readonly #listeners = new Set<() => void>();

  constructor(game: Game<S, E, Q>, options: SessionOptions) {
    this.game = game;
    this.options = options;
    this.#position = this.#branched(game.system.setup(game.scenario, options), 0);
    this.#asked = game.system.asked(this.#position);
  }

  get system(): System<S, E, Q> {
    return this.game.system;
  }
  get scenario(): S {
    return this.game.scenario;
  }
  get position(): Position<S> {
    return this.#position;
  }
  get asked(): Q {
    return this.#asked;
  }
  get over(): boolean {
    return this.game.system.over(this.#position);
  }
  get turn(): number {
    return this.game.system.turn(this.#position);
  }
  get actions(): Action[] {
    return this.#entries.map((e) => e.action);
  }
  get count(): number {
    return this.#entries.length;
  }
  /** The action carried out last. */
  get last(): Action | undefined {
    return this.#entries.at(-1)?.action;
  }
  /** The hash of every position that ended a turn, as a replay writes them down. */
  get turns(): string[] {
    return this.#entries.flatMap((e) => e.turnHash ?? []);
  }

  /** The rule that forbids an action now, or null. */
  forbids(action: Action): Rule | null {
    return this.game.system.forbids(this.#position, action);
  }

  /** Carries out an action and returns its frames, or says why not and changes nothing. What follows by itself from the
   * player's last order is taken back with it. */
  do(action: Action, byItself = false): ReadonlyArray<Frame<S, E>> | Forbidden {
    const rule = this.forbids(action);
    return rule === null ? this.#perform(action, byItself) : { rule };
  }

  #perform(action: Action, byItself: boolean): ReadonlyArray<Frame<S, E>> {
    const before = this.#position;
    const played = playFrames(this.game.system, before, action, this.#entries.length);
    const { chance, position } = played;
    const turnHash = this.#endsTurn(before, position) ? hashPosition(position) : null;
    this.#entries.push({ action, before, frames: this.frames.length, chance, turnHash, byItself });
    this.frames.push(...played.frames);
    this.#become(this.#branched(position, this.#entries.length));
    return played.frames;
  }

  /** Carries out an action that is known to be legal. */
  run(action: Action): void {
    this.#perform(action, false);
  }

  /** Carries out one action after another until there is none, one is forbidden, or an event stops them. */
  doAll(next: () => Action | undefined, stops: (event: E) => boolean): ReadonlyArray<Frame<S, E>> {
    const done: Frame<S, E>[] = [];
    for (let action = next(); action !== undefined; action = next()) {
      const frames = this.do(action);
      if ('rule' in frames) break;
      done.push(...frames);
      if (frames.some(({ event }) => stops(event))) break;
    }
    return done;
  }

  /** Whether the last action may be taken back: no die fell in it, nor in what followed by itself, and nothing hidden
   * was shown. */
  get canUndo(): boolean {
    const last = this.#entries.map(({ byItself }) => byItself).lastIndexOf(false);
    if (last < 0) return false;
    return this.options.practice || this.#entries.slice(last).every(({ chance }) => !chance);
  }

  /** Takes back the last action; false when a die or a revelation stands in the way. */
  undo(): boolean {
    if (!this.canUndo) return false;
    while (this.#entries.at(-1)?.byItself) this.#takeBack();
    this.#takeBack();
    return true;
  }

  replay(): Replay {
    const { practice } = this.options;
    const words = this.actions.map((action) => this.system.format(this.scenario, action));
    return writeDown(this, this.options, words, practice ? { practice } : {});
  }

  hash(): string {
    return hashPosition(this.#position);
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  #takeBack(): void {
    const last = this.#entries.pop();
    if (last === undefined) return;
    this.frames.length = last.frames;
    this.#become(last.before);
  }

  /** The position with the dice of a branch, if the game takes one after so many actions. */
  #branched(position: Position<S>, count: number): Position<S> {
    const branch = branchAt(this.options, count);
    if (branch === undefined) return position;
    const fresh = copy(position);
    freshDice(this.game.system, fresh, branch);
    return fresh;
  }

  #endsTurn(before: Position<S>, after: Position<S>): boolean {
    const { system } = this.game;
    return system.turn(after) > system.turn(before) || system.over(after);
  }

  #become(position: Position<S>): void {
    this.#position = position;
    this.#asked = this.game.system.asked(position);
    for (const listener of this.#listeners) listener();
  }
}

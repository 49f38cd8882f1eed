// A game that is led along another: an order is carried out only if the other game can still go on after it as it did.
// Whatever else is ordered changes nothing. Undo works as ever.

import { playFrames } from './frames.ts';
import { hashPosition } from './hash.ts';
import type { GameData, Position } from './position.ts';
import type { Rule } from './rule.ts';
import { type Forbidden, Session, type SessionOptions } from './session.ts';
import type { Action, Asked, Game } from './system.ts';
import type { Told } from './told.ts';

type Frames<S extends GameData, E extends Told> = Exclude<
  ReturnType<Session<S, E>['do']>,
  Forbidden
>;

/** In the place of a rule: the order is legal, but leads away from the game that is followed. */
export const ASTRAY: Rule = { book: '', id: 'astray' };

export class GuidedSession<
  S extends GameData = GameData,
  E extends Told = Told,
  Q extends Asked = Asked,
> extends Session<S, E, Q> {
  readonly script: readonly Action[];
  /** Up to here in the script the player may come by orders of his own, if they come to the same. */
  until = 0;
  /** Nothing is carried out yet: something else is wanted first. */
  waits = false;
  /** Hears of an order that leads astray. */
  declined: (action: Action) => void = () => {};
  readonly #ats: number[] = [0]; // by the number of actions: how many of the script they stand for

  constructor(game: Game<S, E, Q>, options: SessionOptions, script: readonly Action[]) {
    super(game, options);
    this.script = script;
  }

  /** How much of the script has been carried out. */
  get at(): number {
    return this.#ats[this.count] ?? 0;
  }

  override do(action: Action, byItself = false): Frames<S, E> | Forbidden {
    if (this.forbids(action) !== null) return super.do(action, byItself);
    const next = this.waits ? null : this.#follows(action);
    if (next === null) {
      if (!byItself) this.declined(action);
      return { rule: ASTRAY };
    }
    this.#ats[this.count + 1] = next;
    return super.do(action, byItself);
  }

  /** Carries out the script up to an action, unseen. */
  runTo(at: number): void {
    while (this.at < at) {
      const action = this.script[this.at] as Action;
      this.#ats[this.count + 1] = this.at + 1;
      this.run(action);
    }
  }

  /** Where in the script the game is after an action; null when it cannot get back to it. */
  #follows(action: Action): number | null {
    const { at } = this;
    if (this.script[at] === action) return at + 1;
    const goal = this.#led(this.position, this.script.slice(at, this.until));
    for (let next = at; goal !== null && next <= this.until; next++) {
      const end = this.#led(this.position, [action, ...this.script.slice(next, this.until)]);
      if (end === goal) return next;
    }
    return null;
  }

  /** The hash of the position that actions lead to; null when one of them is forbidden. */
  #led(from: Position<S>, actions: readonly Action[]): string | null {
    let position = from;
    for (const action of actions) {
      if (this.system.forbids(position, action) !== null) return null;
      ({ position } = playFrames(this.system, position, action, 0));
    }
    return hashPosition(position);
  }
}

// The staff officer of the game on the screen: follows what is shown, never what is still to be shown, keeps the last
// reading until the next is worth as much, and answers "what would you do?".

import { effect, type Signal, signal } from '@preact/signals';
import type { Position } from '../../engine/position.ts';
import type { Advice } from '../../staff/chance/advice.ts';
import type { Chance } from '../../staff/chance/chance.ts';
import { helpIsOn } from '../kit/prefs/settings.ts';
import type { Followed, StaffPort } from './port.ts';

/** Playouts after which a new reading takes the place of the old one: before that it would only flicker. */
const WORTH_SHOWING = 48;

export type Counsel =
  | { readonly kind: 'working' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'ready'; readonly advice: Advice; readonly position: Position };

export class StaffOfficer {
  readonly chance: Signal<Chance | null> = signal(null); // of the position shown, or of the one before it
  readonly fresh: Signal<boolean> = signal(false); // it is of the position shown
  readonly done: Signal<boolean> = signal(false); // and will not become any closer
  readonly counsel: Signal<Counsel | null> = signal(null); // null: not asked
  readonly #game: Followed;
  readonly #port: StaffPort;

  constructor(game: Followed, port: StaffPort) {
    this.#game = game;
    this.#port = port;
  }

  /** Follows the game until it is stopped. */
  follow(): () => void {
    const stops = [effect(() => this.#watch()), effect(() => this.#putAway())];
    return () => {
      for (const stop of stops) stop();
      this.#port.rest();
    };
  }

  /** "What would you do?" */
  async ask(): Promise<void> {
    const game = this.#game;
    if (!helpIsOn('advice') || !game.ready.value) return;
    const { position } = game;
    this.counsel.value = { kind: 'working' };
    try {
      const advice = await this.#port.advise(position);
      if (position !== game.position) return; // the game has gone on
      this.counsel.value = advice === null ? null : { kind: 'ready', advice, position };
    } catch {
      if (position === game.position) this.counsel.value = { kind: 'failed' };
    }
  }

  /** Puts the advice away. True if there was any. */
  dismiss(): boolean {
    const was = this.counsel.value !== null;
    this.counsel.value = null;
    return was;
  }

  /** Gives the order that was advised, like one from the list. */
  async obey(): Promise<void> {
    const counsel = this.counsel.value;
    if (counsel?.kind !== 'ready' || counsel.position !== this.#game.position) return;
    await this.#game.give(counsel.advice.action);
  }

  #watch(): void {
    const game = this.#game;
    const ready = game.ready.value;
    game.asked.value;
    if (!helpIsOn('chance')) {
      this.#port.rest();
      this.chance.value = null;
      return;
    }
    this.fresh.value = false;
    this.done.value = false;
    if (!ready || game.session.over) return this.#port.rest();
    this.#port.watch(game.position, ({ chance, done }) => {
      const first = this.chance.peek() === null;
      if (!first && !done && chance.n < WORTH_SHOWING) return;
      this.chance.value = chance;
      this.fresh.value = true;
      this.done.value = done;
    });
  }

  /** Advice is for one position: when an order is given, it is over. */
  #putAway(): void {
    this.#game.asked.value;
    this.#game.ready.value;
    if (!helpIsOn('advice')) this.counsel.value = null;
    const counsel = this.counsel.peek();
    if (counsel?.kind === 'ready' && counsel.position !== this.#game.position)
      this.counsel.value = null;
    if (counsel?.kind === 'working' && !this.#game.ready.value) this.counsel.value = null;
  }
}

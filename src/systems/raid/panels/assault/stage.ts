// Paces the frames of a round: the dice of each line roll and are read, then the next; the end of an assault waits for
// the player. Without motion the lines follow each other at once.

import { type Signal, signal } from '@preact/signals';
import type { Stage } from '../../../../ui/sheet/desk.ts';
import type { RaidEvent } from '../../rules/events.ts';
import type { Scenario } from '../../rules/scenario.ts';
import type { Frame } from '../../rules/session.ts';

const FORM = 350; // ms to take in the lines
const ROLL = 600; // as long as the dice tumble
const READ = 700; // to read the sums and the result

export class AssaultStage implements Stage<Scenario, RaidEvent> {
  readonly rolling: Signal<boolean> = signal(false); // the dice of the line being shown
  readonly holding: Signal<boolean> = signal(false); // the assault is over: waits for the player
  readonly #moves: () => boolean;
  #fought = -1; // the order by which the round is fought
  #quick = false;
  #goOn: (() => void) | null = null;

  constructor(moves: () => boolean) {
    this.#moves = moves;
  }

  show(frame: Frame): Promise<void> {
    switch (frame.event.kind) {
      case 'columns':
        this.#fought = frame.action;
        this.#quick = !this.#moves();
        return this.#wait(FORM);
      case 'assault-line':
        return this.#line();
      case 'assault-over':
        return frame.action === this.#fought ? this.#hold() : Promise.resolve();
      default:
        return Promise.resolve();
    }
  }

  /** The rest of the lines at once; a held end goes on. */
  hurry(): void {
    this.#quick = true;
    this.#goOn?.();
  }

  async #line(): Promise<void> {
    this.rolling.value = !this.#quick;
    await this.#wait(ROLL);
    this.rolling.value = false;
    await this.#wait(READ);
  }

  async #hold(): Promise<void> {
    this.holding.value = true;
    await this.#until(null);
    this.holding.value = false;
  }

  #wait(milliseconds: number): Promise<void> {
    return this.#quick ? Promise.resolve() : this.#until(milliseconds);
  }

  /** Until the time is up, or for as long as it takes (null), unless the player goes on. */
  #until(milliseconds: number | null): Promise<void> {
    return new Promise((resolve) => {
      const timer = milliseconds === null ? undefined : setTimeout(() => goOn(), milliseconds);
      const goOn = (): void => {
        clearTimeout(timer);
        this.#goOn = null;
        resolve();
      };
      this.#goOn = goOn;
    });
  }
}

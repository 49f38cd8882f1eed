// The staff of a raid under way: one thread reckons the win chance, another is called when advice is asked for, so that
// neither waits for the other. What leaves the page is what the player knows and nothing else.

import type { Position } from '../../engine/position.ts';
import { type SavedPosition, savePosition } from '../../engine/save.ts';
import type { Game } from '../../engine/system.ts';
import type { Advice } from '../../staff/chance/advice.ts';
import type { Reading, StaffPort } from '../../ui/staff/port.ts';
import { startThread, type Thread } from './thread.ts';

interface Question {
  resolve(advice: Advice | null): void;
  reject(why: Error): void;
}

export class RaidStaff implements StaffPort {
  readonly #game: Game;
  readonly #start: typeof startThread;
  #reckoner: Thread | null = null;
  #adviser: Thread | null = null;
  #order = 0; // of the position watched now; replies to earlier ones are dropped
  #told: (reading: Reading) => void = () => {};
  #question: Question | null = null; // whoever waits for advice

  constructor(game: Game, start = startThread) {
    this.#game = game;
    this.#start = start;
  }

  watch(position: Position, told: (reading: Reading) => void): void {
    this.rest();
    this.#told = told;
    this.#reckoner ??= this.#start(this.#game, {
      reply: (reply) => {
        if (reply.kind !== 'chance' || reply.id !== this.#order) return;
        this.#told({ chance: reply.chance, done: reply.done });
      },
      failed: () => {
        this.#reckoner = null;
      },
    });
    this.#reckoner.send({ kind: 'chance', id: this.#order, state: this.#seen(position) });
  }

  rest(): void {
    this.#reckoner?.send({ kind: 'stop' });
    this.#order++;
    this.#told = () => {};
  }

  advise(position: Position): Promise<Advice | null> {
    if (this.#question !== null) this.#dismiss();
    return new Promise((resolve, reject) => {
      this.#question = { resolve, reject };
      this.#adviser ??= this.#start(this.#game, {
        reply: (reply) => {
          if (reply.kind === 'advice') this.#question?.resolve(reply.advice);
          else if (reply.kind === 'fault') this.#question?.reject(new Error(reply.fault));
          this.#question = null;
        },
        failed: () => this.#dismiss(),
      });
      this.#adviser.send({ kind: 'advice', id: 0, state: this.#seen(position) });
    });
  }

  #seen(position: Position): SavedPosition {
    return savePosition(this.#game.system.known(position));
  }

  close(): void {
    this.rest();
    this.#reckoner?.end();
    this.#reckoner = null;
    this.#dismiss();
  }

  /** Advice is worked out in one go: a thread that is still at it is let go with its question. */
  #dismiss(): void {
    this.#question?.reject(new Error('no longer asked for, or the thread has failed'));
    this.#question = null;
    this.#adviser?.end();
    this.#adviser = null;
  }
}

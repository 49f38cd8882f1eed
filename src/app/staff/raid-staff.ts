// The staff of a raid under way: one thread reckons the win chance, another is called when advice is asked for, so that
// neither waits for the other. What leaves the page is what the player knows and nothing else.

import type { Position } from '../../engine/position.ts';
import { type SavedPosition, savePosition } from '../../engine/save.ts';
import type { Game } from '../../engine/system.ts';
import type { Advice } from '../../staff/chance/advice.ts';
import type { PlanAdvice } from '../../staff/plan/planning.ts';
import type { Reading, StaffPort } from '../../ui/staff/port.ts';
import type { StaffOrder, StaffReply } from './staff-room.ts';
import { startThread, type Thread } from './thread.ts';

/** Whoever waits for the adviser's answer. */
interface Question {
  answered(reply: StaffReply): void;
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
    const order = { kind: 'advice', id: 0, state: this.#seen(position) } as const;
    return this.#ask(order, (reply) => (reply.kind === 'advice' ? { said: reply.advice } : null));
  }

  plan(position: Position): Promise<PlanAdvice | null> {
    const order = { kind: 'plan', id: 0, state: this.#seen(position) } as const;
    return this.#ask(order, (reply) => (reply.kind === 'plan' ? { said: reply.plan } : null));
  }

  leave(): void {
    if (this.#question !== null) this.#dismiss();
  }

  /** The answer to one question; another that was still open is let go. */
  #ask<T>(order: StaffOrder, read: (reply: StaffReply) => { said: T } | null): Promise<T> {
    this.leave();
    return new Promise((resolve, reject) => {
      const answered = (reply: StaffReply): void => {
        const answer = read(reply);
        if (answer !== null) resolve(answer.said);
        else if (reply.kind === 'fault') reject(new Error(reply.fault));
      };
      this.#question = { answered, reject };
      this.#adviser ??= this.#start(this.#game, {
        reply: (reply) => {
          this.#question?.answered(reply);
          this.#question = null;
        },
        failed: () => this.#dismiss(),
      });
      this.#adviser.send(order);
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

  /** A thread that is still at work on a question is let go with it. */
  #dismiss(): void {
    this.#question?.reject(new Error('no longer asked for, or the thread has failed'));
    this.#question = null;
    this.#adviser?.end();
    this.#adviser = null;
  }
}

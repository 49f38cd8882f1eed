// Answers the questions of a review in several threads at once. Who answers what makes no difference to the result.

import type { Game } from '../../engine/system.ts';
import type { Examined, Question } from '../../staff/review/question.ts';
import type { Examiner } from '../../staff/review/run.ts';
import { startThread, type Thread } from './thread.ts';

/** `stop` ends it early: the threads are let go and nothing more is answered. */
export function examinerIn(
  game: Game,
  threads: number,
  stop: AbortSignal,
  start = startThread,
): Examiner {
  return (questions, answered) => {
    const bureau = new Bureau(game, questions, answered, start);
    return bureau.run(threads, stop);
  };
}

class Bureau {
  readonly #game: Game;
  readonly #waiting: Question[];
  readonly #answered: (examined: Examined) => void;
  readonly #start: typeof startThread;
  readonly #threads: Thread[] = [];
  #left: number; // not answered yet
  #end: (why?: Error) => void = () => {};

  constructor(
    game: Game,
    questions: readonly Question[],
    answered: (examined: Examined) => void,
    start: typeof startThread,
  ) {
    this.#game = game;
    this.#waiting = [...questions];
    this.#left = questions.length;
    this.#answered = answered;
    this.#start = start;
  }

  run(threads: number, stop: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#end = (why) => {
        for (const thread of this.#threads) thread.end();
        if (why === undefined) resolve();
        else reject(why);
      };
      stop.addEventListener('abort', () => this.#end(), { once: true });
      if (stop.aborted || this.#left === 0) return this.#end();
      const needed = Math.min(threads, this.#left);
      for (let i = 0; i < needed; i++) this.#seat();
    });
  }

  /** One more thread, busy until no question is waiting. */
  #seat(): void {
    const thread = this.#start(this.#game, {
      reply: (reply) => {
        if (reply.kind === 'fault') return this.#end(new Error(reply.fault));
        if (reply.kind !== 'review') return;
        this.#answered(reply.examined);
        if (--this.#left === 0) this.#end();
        else this.#ask(thread);
      },
      failed: () => this.#end(new Error('a thread of the staff has failed')),
    });
    this.#threads.push(thread);
    this.#ask(thread);
  }

  #ask(thread: Thread): void {
    const question = this.#waiting.shift();
    if (question !== undefined) thread.send({ kind: 'review', id: question.index, question });
  }
}

// The staff officer of the game on the screen: follows what is shown, never what is still to be shown, keeps the last
// reading until the next is worth as much, and answers "what would you do?".

import { effect, type Signal, signal } from '@preact/signals';
import type { Position } from '../../engine/position.ts';
import type { Asked } from '../../engine/system.ts';
import type { Advice } from '../../staff/chance/advice.ts';
import type { Chance } from '../../staff/chance/chance.ts';
import type { PlanAdvice } from '../../staff/plan/planning.ts';
import { helpIsOn } from '../kit/prefs/settings.ts';
import { type Mark, PlanRun } from './plan-run.ts';
import type { Followed, StaffPort } from './port.ts';

/** Playouts after which a new reading takes the place of the old one: before that it would only flicker. */
const WORTH_SHOWING = 48;

export type Counsel =
  | { readonly kind: 'working'; readonly again?: boolean } // something has come otherwise than planned
  | { readonly kind: 'failed' }
  | { readonly kind: 'ready'; readonly advice: Advice; readonly position: Position }
  | PlanCounsel;

/** A plan on the table, and how far it has been carried out. */
export interface PlanCounsel {
  readonly kind: 'plan';
  readonly plan: PlanAdvice;
  readonly run: PlanRun;
  readonly mark: Mark;
  readonly again: boolean; // thought over again
}

export class StaffOfficer {
  readonly chance: Signal<Chance | null> = signal(null); // of the position shown, or of the one before it
  readonly fresh: Signal<boolean> = signal(false); // it is of the position shown
  readonly done: Signal<boolean> = signal(false); // and will not become any closer
  readonly counsel: Signal<Counsel | null> = signal(null); // null: not asked
  readonly #game: Followed;
  readonly #port: StaffPort;

  readonly #plans: (asked: Asked) => boolean;
  #isRunning = false; // a plan is being carried out

  /** `plans` says whether a question is answered with a plan; else with the best order. */
  constructor(game: Followed, port: StaffPort, plans: (asked: Asked) => boolean = () => false) {
    this.#game = game;
    this.#port = port;
    this.#plans = plans;
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
  async ask(again = false): Promise<void> {
    const game = this.#game;
    if (!helpIsOn('advice') || !game.ready.value || this.#isRunning) return;
    const { position } = game;
    this.counsel.value = { kind: 'working', again };
    try {
      const planned = this.#plans(game.asked.value) ? await this.#planned(position, again) : null;
      const counsel = planned ?? (await this.#advised(position));
      if (position === game.position && this.counsel.value?.kind === 'working') {
        this.counsel.value = counsel;
      }
    } catch {
      const stillAsked = this.counsel.value?.kind === 'working';
      if (position === game.position && stillAsked) this.counsel.value = { kind: 'failed' };
    }
  }

  async #advised(position: Position): Promise<Counsel | null> {
    const advice = await this.#port.advise(position);
    return advice === null ? null : { kind: 'ready', advice, position };
  }

  async #planned(position: Position, again: boolean): Promise<Counsel | null> {
    const plan = await this.#port.plan(position);
    if (plan === null || position !== this.#game.position) return null;
    const run = new PlanRun(this.#game, plan.plan.lines);
    const { mark } = run;
    return mark === null ? null : { kind: 'plan', plan, run, mark, again };
  }

  /** Carries one line of the plan out. */
  async take(index: number): Promise<void> {
    await this.#carryOut(() => index, 1);
  }

  /** Carries out all that is left of the plan but the end of the phase, until something comes otherwise. */
  async takeAll(): Promise<void> {
    await this.#carryOut(({ plan, run }) => {
      const next = run.next;
      return plan.plan.lines[next]?.ends === true ? -1 : next;
    }, Number.POSITIVE_INFINITY);
  }

  /** Line after line; what comes otherwise than planned is thought over again. */
  async #carryOut(choose: (counsel: PlanCounsel) => number, most: number): Promise<void> {
    let asPlanned = true;
    this.#isRunning = true;
    for (let n = 0; n < most && asPlanned; n++) {
      const counsel = this.counsel.value;
      if (counsel?.kind !== 'plan' || !this.#game.ready.value) break;
      const line = choose(counsel);
      if (line < 0 || !counsel.run.canTake(line)) break;
      asPlanned = await counsel.run.carryOut(line);
      this.#follow(counsel);
    }
    this.#isRunning = false;
    if (!asPlanned && this.counsel.value?.kind === 'plan') await this.#thinkAgain();
  }

  /** A new turn needs a new question. */
  async #thinkAgain(): Promise<void> {
    this.counsel.value = null;
    if (!this.#game.session.over && this.#plans(this.#game.asked.value)) await this.ask(true);
  }

  /** How far the plan has come, unless it was put away meanwhile. */
  #follow(counsel: PlanCounsel): void {
    const { mark } = counsel.run;
    if (this.counsel.value !== counsel || mark === null) return;
    this.counsel.value = { ...counsel, mark };
  }

  /** Puts the advice away. True if there was any. */
  dismiss(): boolean {
    const was = this.counsel.value;
    if (was?.kind === 'working') this.#port.leave();
    this.counsel.value = null;
    return was !== null;
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

  /** Advice is for one position: when an order is given, it is over. A plan follows what is taken back of it. */
  #putAway(): void {
    this.#game.asked.value;
    this.#game.ready.value;
    if (!helpIsOn('advice')) this.counsel.value = null;
    const counsel = this.counsel.peek();
    if (counsel?.kind === 'ready' && counsel.position !== this.#game.position)
      this.counsel.value = null;
    if (counsel?.kind === 'working' && !this.#game.ready.value) this.counsel.value = null;
    if (counsel?.kind === 'plan' && !this.#isRunning) this.#keepUp(counsel);
  }

  #keepUp(counsel: PlanCounsel): void {
    const { mark } = counsel.run;
    if (mark === null) this.counsel.value = null;
    else if (mark !== counsel.mark) this.counsel.value = { ...counsel, mark };
  }
}

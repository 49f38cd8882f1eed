// The staff officer's desk: takes orders as plain data, works on them a little at a time and gives plain replies.
// A worker in the browser and a thread in Node each wrap one; the desk itself knows neither.

import type { Position } from '../../engine/position.ts';
import { loadPosition, type SavedPosition } from '../../engine/save.ts';
import type { Staffed } from '../../engine/staff-of.ts';
import { type PlanAdvice, planning } from '../plan/planning.ts';
import { Playouts } from '../playouts.ts';
import { examine } from '../review/examine.ts';
import type { Examined, Question } from '../review/question.ts';
import { PLANNING, STAFF, STRENGTHS } from '../strength.ts';
import { type Advice, advise } from './advice.ts';
import type { Chance } from './chance.ts';
import { ChanceEstimate, ENOUGH, FIRST_ANSWER, STEP } from './estimate.ts';

export type DeskOrder =
  /** Estimates until `most` playouts are done; a reply after each step. */
  | {
      readonly kind: 'chance';
      readonly id: number;
      readonly state: SavedPosition;
      readonly most?: number;
    }
  | {
      readonly kind: 'advice';
      readonly id: number;
      readonly state: SavedPosition;
      readonly strength?: string;
    }
  /** A plan for the rest of the phase, thought out a little at a time. */
  | { readonly kind: 'plan'; readonly id: number; readonly state: SavedPosition }
  /** One part of a review. */
  | { readonly kind: 'review'; readonly id: number; readonly question: Question }
  /** Forgets an order, or all of them. */
  | { readonly kind: 'stop'; readonly id?: number };

export type DeskReply =
  | {
      readonly kind: 'chance';
      readonly id: number;
      readonly chance: Chance;
      readonly done: boolean;
    }
  | { readonly kind: 'advice'; readonly id: number; readonly advice: Advice | null }
  | { readonly kind: 'plan'; readonly id: number; readonly plan: PlanAdvice | null }
  | { readonly kind: 'review'; readonly id: number; readonly examined: Examined }
  | { readonly kind: 'fault'; readonly id: number; readonly fault: string };

/** One order under way: each call does some work and says what there is to say. */
interface Job {
  readonly id: number;
  step(): { readonly reply: DeskReply | null; readonly done: boolean };
}

export class Desk {
  readonly #battles: readonly Staffed[];
  readonly #playouts = new Map<Staffed, Playouts>();
  #jobs: Job[] = [];

  constructor(battles: readonly Staffed[]) {
    this.#battles = battles;
  }

  get isBusy(): boolean {
    return this.#jobs.length > 0;
  }

  /** A new order for the same work takes the place of the old one. */
  order(order: DeskOrder): void {
    if (order.kind === 'stop') {
      this.#jobs = order.id === undefined ? [] : this.#jobs.filter(({ id }) => id !== order.id);
    } else {
      this.#jobs = [...this.#jobs.filter(({ id }) => id !== order.id), this.#jobFor(order)];
    }
  }

  /** Works a little on the order whose turn it is; null when there is none, or nothing to say yet. */
  work(): DeskReply | null {
    const job = this.#jobs.shift();
    if (job === undefined) return null;
    const { reply, done } = job.step();
    if (!done) this.#jobs.push(job);
    return reply;
  }

  #jobFor(order: Exclude<DeskOrder, { kind: 'stop' }>): Job {
    const { id } = order;
    const saved = order.kind === 'review' ? order.question.state : order.state;
    const battle = this.#battles.find(({ game }) => game.scenario.hash === saved.scenario);
    if (battle === undefined) return fault(id, `no battle with the data ${saved.scenario}`);
    const position = loadPosition(battle.game, saved);
    if ('fault' in position) return fault(id, position.fault);
    const playouts = this.#of(battle);
    if (order.kind === 'chance') return new ChanceJob(id, playouts, position, order.most);
    if (order.kind === 'plan') return new PlanJob(id, planning(playouts, position, PLANNING));
    if (order.kind === 'review') {
      const { question } = order;
      return once(id, () => ({
        kind: 'review',
        id,
        examined: examine(playouts, position, question),
      }));
    }
    const strength = STRENGTHS.find(({ name }) => name === (order.strength ?? STAFF.name));
    if (strength === undefined) return fault(id, `no strength '${order.strength}'`);
    return once(id, () => ({ kind: 'advice', id, advice: advise(playouts, position, strength) }));
  }

  #of(battle: Staffed): Playouts {
    const known = this.#playouts.get(battle) ?? new Playouts(battle);
    this.#playouts.set(battle, known);
    return known;
  }
}

const once = (id: number, reply: () => DeskReply): Job => ({
  id,
  step: () => ({ reply: reply(), done: true }),
});

const fault = (id: number, text: string): Job =>
  once(id, () => ({ kind: 'fault', id, fault: text }));

class PlanJob implements Job {
  readonly id: number;
  readonly #work: Generator<void, PlanAdvice | null>;

  constructor(id: number, work: Generator<void, PlanAdvice | null>) {
    this.id = id;
    this.#work = work;
  }

  step(): { reply: DeskReply | null; done: boolean } {
    const { done, value } = this.#work.next();
    if (done !== true) return { reply: null, done: false };
    return { reply: { kind: 'plan', id: this.id, plan: value }, done: true };
  }
}

class ChanceJob implements Job {
  readonly id: number;
  readonly #estimate: ChanceEstimate;
  readonly #most: number;
  #n = 0;

  constructor(id: number, playouts: Playouts, position: Position, most = ENOUGH) {
    this.id = id;
    this.#estimate = new ChanceEstimate(playouts, position);
    this.#most = most;
  }

  step(): { reply: DeskReply; done: boolean } {
    const more = Math.min(this.#n === 0 ? FIRST_ANSWER : STEP, this.#most - this.#n);
    this.#estimate.add(more);
    this.#n += more;
    const done = this.#estimate.isExact || this.#n >= this.#most;
    const chance = this.#estimate.snapshot();
    return { reply: { kind: 'chance', id: this.id, chance, done }, done };
  }
}

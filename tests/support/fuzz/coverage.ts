// Counts which questions, answers and events a run has reached, so that a branch nobody visits is noticed.

import type { Action } from '../../../src/engine/system.ts';
import type { Told } from '../../../src/engine/told.ts';
import type { Reached } from './kit.ts';

export interface Places<E extends Told> {
  readonly questions: readonly string[];
  readonly answers: Readonly<Record<string, number>>; // by verb its kind
  readonly events: Readonly<Record<E['kind'], boolean>>; // whether it comes by chance
  /** Finer than kinds: the rare turns of each event that deserve a visit of their own. */
  readonly turns: ReadonlyArray<readonly [name: string, is: (event: E) => boolean]>;
  kindOf(action: Action): number;
}

export class Coverage<E extends Told> implements Reached<E> {
  readonly counts = new Map<string, number>();
  readonly #places: Places<E>;

  constructor(places: Places<E>) {
    this.#places = places;
  }

  action(action: Action): void {
    this.#add(`answer ${this.#places.kindOf(action)}`);
  }

  asked(kind: string): void {
    this.#add(`question ${kind}`);
  }

  events(list: readonly E[]): void {
    for (const event of list) {
      this.#add(`event ${event.kind}`);
      for (const [name, is] of this.#places.turns) if (is(event)) this.#add(`turn ${name}`);
    }
  }

  merge(counts: ReadonlyArray<readonly [string, number]>): void {
    for (const [key, count] of counts) this.#add(key, count);
  }

  /** Everything there is, with how often it was reached. */
  list(): ReadonlyArray<readonly [name: string, count: number]> {
    return keysOf(this.#places).map(([key, name]) => [name, this.counts.get(key) ?? 0] as const);
  }

  missed(): string[] {
    return this.list().flatMap(([name, count]) => (count === 0 ? [name] : []));
  }

  #add(key: string, count = 1): void {
    this.counts.set(key, (this.counts.get(key) ?? 0) + count);
  }
}

function keysOf<E extends Told>({
  questions,
  answers,
  events,
  turns,
}: Places<E>): ReadonlyArray<readonly [key: string, name: string]> {
  return [
    ...questions.map((kind) => [`question ${kind}`, `question ${kind}`] as const),
    ...Object.entries(answers).map(([verb, kind]) => [`answer ${kind}`, `answer ${verb}`] as const),
    ...Object.entries(events).flatMap(([kind, comes]) =>
      comes === true ? [[`event ${kind}`, `event ${kind}`] as const] : [],
    ),
    ...turns.map(([name]) => [`turn ${name}`, name] as const),
  ];
}

// Counts which questions, answers and events a run has reached, so that a branch nobody visits is noticed.

import type { Action } from '../../../../src/engine/system.ts';
import { Do, kindOf } from '../../../../src/systems/fast-play/rules/actions.ts';
import type { BattleEvent } from '../../../../src/systems/fast-play/rules/events.ts';
import { Stage } from '../../../../src/systems/fast-play/rules/state.ts';

/** Every kind there is; the compiler asks for a new one here. A whole edge is never full by chance (15.2). */
const EVENTS: Record<BattleEvent['kind'], boolean> = {
  turn: true,
  arrived: true,
  'kept-out': false,
  character: true,
  'character-kept': true,
  leads: true,
  points: true,
  initiative: true,
  ordered: true,
  'moves-over': true,
  holds: true,
  attacks: true,
  volley: true,
  losses: true,
  destroyed: true,
  'one-void': true,
  converted: true,
  'fell-back': true,
  'stood-at-bay': true,
  'followed-up': true,
  stayed: true,
  over: true,
};

/** Finer than kinds: the rare turns of each event that deserve a visit of their own. */
const TURNS: ReadonlyArray<readonly [name: string, is: (e: BattleEvent) => boolean]> = [
  ['points lost by attrition', (e) => e.kind === 'points' && e.lost.length > 0],
  ['an even initiative', (e) => e.kind === 'initiative' && e.french.value === e.german.value],
  ['a charge', (e) => e.kind === 'ordered' && e.charge],
  ['fire from above', (e) => e.kind === 'volley' && e.parts.further > 0],
  ['fire from behind', (e) => e.kind === 'volley' && e.parts.behind],
  ['cavalry limited', (e) => e.kind === 'volley' && e.parts.limited],
  ['a second volley', (e) => e.kind === 'volley' && e.sequence === 2],
  ['a loss turned into a step back', (e) => e.kind === 'converted' && !e.kept],
  ['a loss taken', (e) => e.kind === 'converted' && e.kept],
  ['the last turn over', (e) => e.kind === 'over' && e.reason === 'turns'],
];

export class Coverage {
  readonly counts = new Map<string, number>();

  action(action: Action): void {
    this.#add(`answer ${kindOf(action)}`);
  }

  asked(kind: string): void {
    this.#add(`question ${kind}`);
  }

  events(list: readonly BattleEvent[]): void {
    for (const event of list) {
      this.#add(`event ${event.kind}`);
      for (const [name, is] of TURNS) if (is(event)) this.#add(`turn ${name}`);
    }
  }

  merge(counts: ReadonlyArray<readonly [string, number]>): void {
    for (const [key, count] of counts) this.#add(key, count);
  }

  /** Everything there is, with how often it was reached. */
  list(): ReadonlyArray<readonly [name: string, count: number]> {
    return KEYS.map(([key, name]) => [name, this.counts.get(key) ?? 0] as const);
  }

  missed(): string[] {
    return this.list().flatMap(([name, count]) => (count === 0 ? [name] : []));
  }

  #add(key: string, count = 1): void {
    this.counts.set(key, (this.counts.get(key) ?? 0) + count);
  }
}

const KEYS: ReadonlyArray<readonly [key: string, name: string]> = [
  ...Object.keys(Stage).map((kind) => [`question ${kind}`, `question ${kind}`] as const),
  ...Object.entries(Do).map(([verb, kind]) => [`answer ${kind}`, `answer ${verb}`] as const),
  ...Object.entries(EVENTS).flatMap(([kind, comes]) =>
    comes ? [[`event ${kind}`, `event ${kind}`] as const] : [],
  ),
  ...TURNS.map(([name]) => [`turn ${name}`, name] as const),
];

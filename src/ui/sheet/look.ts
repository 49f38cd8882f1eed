// How each kind of event is shown: one table for a system. Playback, theatre, log, speech and sound read it, so that a
// new kind of event is thought of once, for all of them.

import type { Told } from '../../engine/told.ts';

/** Whose doing an event is. */
export type Whose = 'own' | 'enemy' | 'nobody';

/** What an event asks of whoever watches. */
export type Weight =
  | 'silent' // nothing moves and there is nothing to read: it takes no time
  | 'still' // nothing moves, but there is something to read
  | 'line' // moves, and is told in passing
  | 'read' // worth a moment of its own when it is the enemy's doing
  | 'grave'; // a loss: given a moment whoever caused it

/** A turn that begins. */
export interface NewTurn {
  readonly turn: number;
  readonly clock: string; // '05:15'
}

export interface EventLook<E extends Told = Told> {
  readonly weight: Weight;
  readonly rolls?: boolean; // its dice are seen rolling
  readonly stops?: boolean; // an order of several steps stops here: the player will want to look
  readonly turnsPage?: boolean; // begins something new and decides nothing
  readonly arranges?: boolean; // only puts a stack in another order: it stays fanned out
  readonly untold?: boolean; // of the machinery: the log leaves it out
  readonly filter?: string; // what the log lists it under, beside everything
  readonly recap?: 'plain' | 'long'; // after an order: not worth a line, or the first to go when there are many
  whose(event: E): Whose;
  /** Events of an order with one key are one line of the log; null for a line of its own. */
  group?(event: E): string | null;
  /** Whether it goes on the line just before it, and which of the two then stands for the line. */
  joins?(event: E, before: E): 'this' | 'before' | null;
  /** The turn it begins. */
  begins?(event: E): NewTurn;
  /** Whether the enemy acts from here to the end of the order. */
  handsOver?(event: E): boolean;
}

/** A look for every kind of event there is. */
export type LookTable<E extends Told = Told> = Readonly<Record<E['kind'], EventLook<E>>>;

const PLAIN: EventLook = { weight: 'line', whose: () => 'nobody' };

/** How an event is shown. */
export function lookOf<E extends Told>(table: LookTable<E>, event: E): EventLook<E> {
  const looks: Readonly<Record<string, EventLook<E>>> = table;
  return looks[event.kind] ?? PLAIN;
}

export const isEnemy = <E extends Told>(table: LookTable<E>, event: E): boolean =>
  lookOf(table, event).whose(event) === 'enemy';

export const isRolled = <E extends Told>(table: LookTable<E>, event: E): boolean =>
  lookOf(table, event).rolls === true;

/** Whether nothing is to be seen of it on the sheet. */
export const isStill = <E extends Told>(table: LookTable<E>, event: E): boolean =>
  ['silent', 'still'].includes(lookOf(table, event).weight);

/** Whether it takes no time at all. */
export const isSilent = <E extends Told>(table: LookTable<E>, event: E): boolean =>
  lookOf(table, event).weight === 'silent';

/** Something the enemy does, to be stepped to: more than his machinery. */
export const isEnemyAction = <E extends Told>(table: LookTable<E>, event: E): boolean =>
  isEnemy(table, event) && !isSilent(table, event);

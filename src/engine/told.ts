// What happened, in order, with the rule that made it happen: the source of the log, the animation, the speech and the
// "why?". Every system has its own kinds of event; these are the parts that all of them are made of.

import type { Rule } from './rule.ts';

/** The least an event says. */
export interface Told {
  readonly kind: string;
  readonly rule: Rule;
}

/** Hears events as they happen. */
export type Tell<E> = (event: E) => void;

/** Writes events down in a list. */
export const into =
  <E>(list: E[]): Tell<E> =>
  (event) => {
    list.push(event);
  };

export interface Die<Name extends string = string> {
  readonly name: Name;
  readonly rule: Rule;
  readonly value: number;
}

/** One named part of a sum: a factor, a die or a modifier. */
export interface Part<Name extends string = string> {
  readonly name: Name;
  readonly rule: Rule;
  readonly value: number;
}
export interface Sum<Name extends string = string> {
  readonly total: number;
  readonly parts: ReadonlyArray<Part<Name>>;
}

/** Why the automaton chose as it did: who was considered, and what each filter left. */
export interface Trace<
  Question extends string = string,
  FilterName extends string = string,
  Reason extends string = string,
> {
  readonly question: Question;
  readonly rule: Rule;
  readonly candidates: ReadonlyArray<Candidate<Reason>>;
  readonly filters: ReadonlyArray<FilterStep<FilterName>>;
  readonly chosen: number;
}
export interface Candidate<Reason extends string = string> {
  readonly id: number; // a place or a piece, as the question says
  readonly ruledOut?: { readonly rule: Rule; readonly reason: Reason };
}
export interface FilterStep<Name extends string = string> {
  readonly name: Name;
  readonly rule: Rule;
  readonly values: ReadonlyArray<{ readonly id: number; readonly value: number }>;
  readonly kept: readonly number[];
}

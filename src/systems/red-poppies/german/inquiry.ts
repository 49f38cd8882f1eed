// A decision of the automaton: lists of candidates, what drops them, and the filters that leave one. In playouts nobody
// asks why, and nothing is written down.

import { type Filter, narrow, narrowWithTrace } from '../../../engine/filters.ts';
import type { Candidate, Trace } from '../../../engine/told.ts';
import type { Why } from '../rules/events.ts';
import { cite } from '../rules/rule.ts';
import { G, type State, set } from '../rules/state.ts';
import { NONE, type UnitId } from '../rules/types.ts';

export type Sieve = ReadonlyArray<Filter<State>>;

/** A unit and a place, or a battery and a place, as one candidate. */
export const pair = (who: number, where: number): number => who * 256 + where;
export const whoIn = (candidate: number): UnitId => candidate >> 8;
export const whereIn = (candidate: number): number => candidate & 255;

export class Inquiry {
  readonly s: State;
  readonly traces: Trace[] | null;
  heading = '';
  figures: Record<string, number> | null = null;
  readonly #kept: number[] = [];
  #out: Candidate[] = [];

  constructor(s: State, tracing: boolean) {
    this.s = s;
    this.traces = tracing ? [] : null;
  }

  keep(candidate: number): void {
    this.#kept.push(candidate);
  }

  /** Keeps a candidate, or drops it by a rule. */
  sift(candidate: number, drops: string | null): void {
    if (drops === null) this.#kept.push(candidate);
    else if (this.traces !== null)
      this.#out.push({ id: candidate, ruledOut: { rule: cite(drops), reason: drops } });
  }

  /** The candidate that the filters leave, NONE without any; the list is empty again. */
  choose(question: string, id: string, sieve: Sieve): number {
    const { s, traces } = this;
    const kept = this.#kept;
    let chosen = NONE;
    if (traces !== null && kept.length + this.#out.length > 0) {
      if (kept.length > 0) {
        const trace = narrowWithTrace(s, question, cite(id), kept, sieve, this.#out);
        chosen = trace.chosen;
        traces.push(trace);
      } else
        traces.push({ question, rule: cite(id), candidates: this.#out, filters: [], chosen: NONE });
    } else if (kept.length > 0) chosen = narrow(s, kept, sieve);
    kept.length = 0;
    if (this.#out.length > 0) this.#out = [];
    return chosen;
  }

  /** What the order is for and where it leads, kept until it has been carried out. */
  purpose(heading: number, goal: number): void {
    set(this.s, G.heading, heading);
    set(this.s, G.goal, goal);
  }

  /** The heading that decided, and the figures its sentence names. */
  because(heading: string, figures: Record<string, number> = {}): void {
    this.heading = heading;
    if (this.traces !== null) this.figures = figures;
  }

  /** All of it, for whoever is told. */
  why(): Why {
    const { heading, traces, figures } = this;
    return { heading, traces: traces ?? [], ...(figures === null ? {} : { figures }) };
  }
}

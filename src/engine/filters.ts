// A decision of the automaton is an ordered list of named filters over candidates. What each filter left is the
// explanation; in playouts nobody asks, and only the choice is made.

import type { Rule } from './rule.ts';
import type { Candidate, FilterStep, Trace } from './told.ts';

/** Keeps the candidates with the lowest key (a filter for the highest negates it). */
export interface Filter<P, Name extends string = string> {
  readonly name: Name;
  readonly rule: Rule;
  readonly key: (position: P, candidate: number) => number;
  readonly highest?: true; // the key is the negated figure
}

export const keepLowest = <P, Name extends string = string>(
  name: Name,
  rule: Rule,
  key: Filter<P>['key'],
): Filter<P, Name> => ({ name, rule, key });
export const keepHighest = <P, Name extends string = string>(
  name: Name,
  rule: Rule,
  key: Filter<P>['key'],
): Filter<P, Name> => ({
  name,
  rule,
  key: (position, candidate) => -key(position, candidate),
  highest: true,
});

/** The candidate that all filters leave; the last filter of a list must tell any two apart. */
export function narrow<P>(
  position: P,
  candidates: number[],
  filters: ReadonlyArray<Filter<P>>,
): number {
  let kept = candidates.length;
  for (let f = 0; f < filters.length && kept > 1; f++) {
    kept = keep(position, candidates, kept, filters[f] as Filter<P>);
  }
  return candidates[0] as number;
}

/** Moves the survivors of one filter to the front of the list and counts them. */
function keep<P>(position: P, list: number[], count: number, filter: Filter<P>): number {
  let best = Number.MAX_SAFE_INTEGER;
  let kept = 0;
  for (let i = 0; i < count; i++) {
    const candidate = list[i] as number;
    const key = filter.key(position, candidate);
    if (key > best) continue;
    if (key < best) kept = 0;
    best = key;
    list[kept++] = candidate;
  }
  return kept;
}

/** What a filter compares, as people read it; never a negative nought. */
function figureOf<P>({ key, highest }: Filter<P>, position: P, candidate: number): number {
  const value = key(position, candidate);
  return (highest === true ? -value : value) + 0;
}

/** The same choice with its reasons written down. */
export function narrowWithTrace<
  P,
  Question extends string,
  Name extends string,
  Reason extends string = never,
>(
  position: P,
  question: Question,
  rule: Rule,
  candidates: readonly number[],
  filters: ReadonlyArray<Filter<P, Name>>,
  ruledOut: ReadonlyArray<Candidate<Reason>> = [],
): Trace<Question, Name, Reason> {
  let left = [...candidates];
  const steps: FilterStep<Name>[] = [];
  for (const filter of filters) {
    if (left.length < 2) break;
    const values = left.map((id) => ({ id, value: figureOf(filter, position, id) }));
    const work = [...left];
    left = work.slice(0, keep(position, work, work.length, filter));
    steps.push({ name: filter.name, rule: filter.rule, values, kept: left });
  }
  const considered = [...candidates.map((id) => ({ id })), ...ruledOut];
  return { question, rule, candidates: considered, filters: steps, chosen: left[0] as number };
}

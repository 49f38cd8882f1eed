// Every German decision is an ordered list of named filters over candidate zones. What each filter left is the
// explanation; in playouts nobody asks, and only the choice is made.

import type { Candidate, FilterStep, Trace } from '../systems/raid/rules/events.ts';
import { item, type RaidState } from '../systems/raid/rules/state.ts';
import type { Rule, Zone } from '../systems/raid/rules/types.ts';

/** Keeps the candidates with the lowest key (a filter for the highest negates it). */
export interface Filter {
  readonly name: string;
  readonly rule: Rule;
  readonly key: (s: RaidState, zone: Zone) => number;
}

export const keepLowest = (name: string, rule: Rule, key: Filter['key']): Filter => ({
  name,
  rule,
  key,
});
export const keepHighest = (name: string, rule: Rule, key: Filter['key']): Filter => ({
  name: name,
  rule,
  key: (s, zone) => -key(s, zone),
});

/** The zone that all filters leave; the last filter of a list must tell any two zones apart. */
export function narrow(s: RaidState, candidates: Zone[], filters: readonly Filter[]): Zone {
  let kept = candidates.length;
  for (let f = 0; f < filters.length && kept > 1; f++) {
    kept = keep(s, candidates, kept, filters[f] as Filter);
  }
  return item(candidates, 0);
}

/** Moves the survivors of one filter to the front of the list and counts them. */
function keep(s: RaidState, zones: Zone[], count: number, filter: Filter): number {
  let best = Number.MAX_SAFE_INTEGER;
  let kept = 0;
  for (let i = 0; i < count; i++) {
    const zone = item(zones, i);
    const key = filter.key(s, zone);
    if (key > best) continue;
    if (key < best) kept = 0;
    best = key;
    zones[kept++] = zone;
  }
  return kept;
}

/** The same choice with its reasons written down. */
export function narrowWithTrace(
  s: RaidState,
  question: string,
  rule: Rule,
  zones: readonly Zone[],
  filters: readonly Filter[],
  ruledOut: readonly Candidate[] = [],
): Trace {
  let left = [...zones];
  const steps: FilterStep[] = [];
  for (const filter of filters) {
    if (left.length < 2) break;
    const values = left.map((id) => ({ id, value: Math.abs(filter.key(s, id)) }));
    const work = [...left];
    left = work.slice(0, keep(s, work, work.length, filter));
    steps.push({ name: filter.name, rule: filter.rule, values, kept: left });
  }
  const candidates = [...zones.map((id) => ({ id })), ...ruledOut];
  return { question, rule, candidates, filters: steps, chosen: item(left, 0) };
}

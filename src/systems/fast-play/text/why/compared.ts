// What the filters of a trace decided, and by how much.

import type { FilterStep, Trace } from '../../../../engine/told.ts';

/** The filters that dropped anybody. */
export const deciding = ({ filters }: Trace): FilterStep[] =>
  filters.filter(({ values, kept }) => kept.length < values.length);

export interface Compared {
  readonly best: number; // of the chosen one
  readonly next: number; // of whoever came closest
  readonly runnersUp: readonly number[];
}

export function compared({ values, kept }: FilterStep, chosen: number): Compared {
  const best = values.find(({ id }) => id === chosen)?.value ?? 0;
  const dropped = values.filter(({ id }) => !kept.includes(id));
  const closest = Math.min(...dropped.map(({ value }) => Math.abs(value - best)));
  const runnersUp = dropped.filter(({ value }) => Math.abs(value - best) === closest);
  return { best, next: runnersUp[0]?.value ?? best, runnersUp: runnersUp.map(({ id }) => id) };
}

// Figures for the screen, remembered by position: positions never change. What takes longer than a screen may wait is
// worked out in slices, what was asked for last first; the page draws and answers in between.

import { signal } from '@preact/signals';
import type { Steps } from '../../odds/steps.ts';
import type { State } from '../../rules/state.ts';

/** In place of a figure that is not there yet. */
export const WORKING = 'working';
export type Working = typeof WORKING;

/** Rises whenever something has been worked out; whoever was told that it is being worked out asks again. */
export const workedOut = signal(0);

const AT_ONCE = 24; // steps, of which nearly all take less than a millisecond
const SLICE_MS = 8;

/** What is being worked out, or has been. */
class Job<T> {
  readonly #steps: Steps<T>;
  found: { readonly value: T } | null = null;

  constructor(steps: Steps<T>) {
    this.#steps = steps;
  }

  /** One step; true when that was the last. */
  advance(): boolean {
    const { done, value } = this.#steps.next();
    if (done === true) this.found = { value };
    return done === true;
  }
}
type AnyJob = Pick<Job<unknown>, 'advance'>;

let front: AnyJob | null = null;
let isDue = false; // the next slice is on its way

/** The others wait until they are asked for again. */
function putFirst(job: AnyJob): void {
  front = job;
  if (!isDue) next();
}

function next(): void {
  isDue = true;
  setTimeout(work);
}

function work(): void {
  isDue = false;
  const until = performance.now() + SLICE_MS;
  while (front !== null && performance.now() < until) {
    if (!front.advance()) continue;
    front = null;
    workedOut.value++;
  }
  if (front !== null) next();
}

/** One figure of each kind by what it is asked of. */
export function inSlices<T>(): (s: State, key: string, make: () => Steps<T>) => T | Working {
  const known = new WeakMap<State, Map<string, Job<T>>>();
  return (s, key, make) => {
    const here = known.get(s) ?? new Map<string, Job<T>>();
    known.set(s, here);
    const job = here.get(key) ?? new Job(make());
    if (!here.has(key)) for (let step = 0; step < AT_ONCE && !job.advance(); step++);
    here.set(key, job);
    if (job.found !== null) return job.found.value;
    putFirst(job);
    return WORKING;
  };
}

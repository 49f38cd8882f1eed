// Long reckoning that can be broken off after every step and gone on with: who may wait has it at once, a screen has it in
// slices.

export type Steps<T> = Generator<undefined, T, undefined>;

/** All of it at once. */
export function drained<T>(steps: Steps<T>): T {
  for (;;) {
    const { done, value } = steps.next();
    if (done === true) return value;
  }
}

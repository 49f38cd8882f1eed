// Long work in slices: the page draws and answers in between.

const SLICE_MS = 12;

/** Every item through `work`, in order. */
export async function sliced<T, R>(items: readonly T[], work: (item: T) => R): Promise<R[]> {
  const done: R[] = [];
  let pause = performance.now() + SLICE_MS;
  for (const item of items) {
    done.push(work(item));
    if (performance.now() < pause) continue;
    await new Promise((resolve) => setTimeout(resolve, 0));
    pause = performance.now() + SLICE_MS;
  }
  return done;
}

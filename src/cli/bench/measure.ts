// How long something takes: warmed up first, then run in batches until enough time has gone by.

export interface Speed {
  readonly times: number;
  readonly seconds: number;
}

export const nanosecondsEach = (speed: Speed): number => (speed.seconds * 1e9) / speed.times;
export const perSecond = (speed: Speed): number => speed.times / speed.seconds;

/** Runs `work` over and over; the batch grows so that reading the clock does not count. */
export function measure(work: () => void, seconds: number): Speed {
  run(work, seconds / 4);
  return run(work, seconds);
}

function run(work: () => void, seconds: number): Speed {
  const began = performance.now();
  let times = 0;
  let batch = 1;
  for (;;) {
    for (let i = 0; i < batch; i++) work();
    times += batch;
    const gone = (performance.now() - began) / 1000;
    if (gone >= seconds) return { times, seconds: gone };
    if (gone < seconds / 20) batch *= 2;
  }
}

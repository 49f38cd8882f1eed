// How long something takes: warmed up first, then run for a while in several parts, of which the fastest counts,
// since whatever else the machine does can only slow a part down.

export const PARTS = 5;

export interface Speed {
  readonly times: number;
  readonly seconds: number;
}

export const nanosecondsEach = (speed: Speed): number => (speed.seconds * 1e9) / speed.times;
export const perSecond = (speed: Speed): number => speed.times / speed.seconds;

/** What was made last, kept so that no engine leaves the making out. */
let last: unknown;
export const lastMade = (): unknown => last;

/** Milliseconds on the wall, and those that processors have worked for this process. */
export type Clock = () => number;
const wallClock: Clock = () => performance.now();
export const processorTime: Clock = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

/** Runs `work` over and over; the batch grows so that reading the clock does not count. */
export function measure(work: () => unknown, seconds: number, clock = wallClock): Speed {
  run(work, seconds / 4, clock);
  let best = run(work, seconds / PARTS, clock);
  for (let part = 1; part < PARTS; part++) {
    const speed = run(work, seconds / PARTS, clock);
    if (perSecond(speed) > perSecond(best)) best = speed;
  }
  return best;
}

function run(work: () => unknown, seconds: number, clock: Clock): Speed {
  const began = clock();
  let times = 0;
  let batch = 1;
  for (;;) {
    for (let i = 0; i < batch; i++) last = work();
    times += batch;
    const gone = (clock() - began) / 1000;
    if (gone >= seconds) return { times, seconds: gone };
    if (gone < seconds / 20) batch *= 2;
  }
}

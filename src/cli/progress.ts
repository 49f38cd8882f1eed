// A bar on stderr while something long runs, if somebody is there to see it.

const WIDTH = 30;
const PAUSE = 100; // ms between two drawings

export class Progress {
  readonly #total: number;
  #done = 0;
  #drawn = 0;
  readonly #began = performance.now();

  constructor(total: number) {
    this.#total = total;
  }

  add(count: number): void {
    this.#done += count;
    const now = performance.now();
    if (!process.stderr.isTTY || now - this.#drawn < PAUSE) return;
    this.#drawn = now;
    const full = Math.floor((this.#done / this.#total) * WIDTH);
    const rate = Math.round((this.#done * 1000) / Math.max(1, now - this.#began));
    const bar = '█'.repeat(full) + '░'.repeat(WIDTH - full);
    process.stderr.write(`\r${bar} ${this.#done} of ${this.#total}, ${rate} a second `);
  }

  /** Wipes the bar away. */
  end(): void {
    if (process.stderr.isTTY) process.stderr.write('\r\x1b[K');
  }
}

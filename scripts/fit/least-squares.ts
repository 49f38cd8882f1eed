// Weights that come nearest to what was seen, by least squares with a little restraint.

export class LeastSquares {
  readonly #size: number;
  readonly #products: Float64Array; // of the figures with each other, summed
  readonly #targets: Float64Array; // of the figures with what was to be told, summed
  readonly #set: Uint32Array; // which figures of a row are not nought
  count = 0;

  constructor(size: number) {
    this.#size = size;
    this.#products = new Float64Array(size * size);
    this.#targets = new Float64Array(size);
    this.#set = new Uint32Array(size);
  }

  /** Of every pair of figures the half is kept that the root is made of; most figures of a position are nought. */
  add(figures: Float64Array, target: number): void {
    const n = this.#size;
    const set = this.#set;
    let many = 0;
    this.count++;
    for (let i = 0; i < n; i++) {
      const figure = figures[i] as number;
      if (figure === 0) continue;
      this.#targets[i] = (this.#targets[i] as number) + figure * target;
      set[many++] = i;
      for (let k = 0; k < many; k++) {
        const j = set[k] as number;
        const at = i * n + j;
        this.#products[at] = (this.#products[at] as number) + figure * (figures[j] as number);
      }
    }
  }

  /** The weights; `restraint` keeps those near to `prior`, else small, that little was seen of. */
  solve(restraint: number, prior?: readonly number[]): number[] {
    const n = this.#size;
    const root = this.#root(restraint);
    const half = new Float64Array(n);
    for (let i = 0; i < n; i++) {
      let rest = (this.#targets[i] as number) + restraint * (prior?.[i] ?? 0);
      for (let k = 0; k < i; k++) rest -= (root[i * n + k] as number) * (half[k] as number);
      half[i] = rest / (root[i * n + i] as number);
    }
    const weights = new Array<number>(n).fill(0);
    for (let i = n - 1; i >= 0; i--) {
      let rest = half[i] as number;
      for (let k = i + 1; k < n; k++) rest -= (root[k * n + i] as number) * (weights[k] as number);
      weights[i] = rest / (root[i * n + i] as number);
    }
    return weights;
  }

  /** Cholesky: the lower root of the sums of products. */
  #root(restraint: number): Float64Array {
    const n = this.#size;
    const root = new Float64Array(n * n);
    for (let i = 0; i < n; i++) {
      for (let j = 0; j <= i; j++) {
        let rest = (this.#products[i * n + j] as number) + (i === j ? restraint : 0);
        for (let k = 0; k < j; k++)
          rest -= (root[i * n + k] as number) * (root[j * n + k] as number);
        root[i * n + j] = i === j ? Math.sqrt(rest) : rest / (root[j * n + j] as number);
      }
    }
    return root;
  }
}

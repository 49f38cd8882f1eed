// Exact chances. A fraction of whole numbers never drifts; it becomes a decimal only where it is shown.

export interface Fraction {
  readonly n: bigint;
  readonly d: bigint; // above 0
}

export const ZERO: Fraction = { n: 0n, d: 1n };
export const ONE: Fraction = { n: 1n, d: 1n };

/** n / d in lowest terms. */
export function fraction(n: bigint | number, d: bigint | number = 1n): Fraction {
  return reduced({ n: BigInt(n), d: BigInt(d) });
}

export function reduced({ n, d }: Fraction): Fraction {
  const by = divisor(n < 0n ? -n : n, d);
  return by === 1n ? { n, d } : { n: n / by, d: d / by };
}

function divisor(a: bigint, b: bigint): bigint {
  let [x, y] = [a, b];
  while (y !== 0n) [x, y] = [y, x % y];
  return x;
}

/** The sum, not yet in lowest terms: long sums are reduced once, at their end. */
export function plus(a: Fraction, b: Fraction): Fraction {
  if (a.d === b.d) return { n: a.n + b.n, d: a.d };
  if (a.d % b.d === 0n) return { n: a.n + b.n * (a.d / b.d), d: a.d };
  if (b.d % a.d === 0n) return { n: a.n * (b.d / a.d) + b.n, d: b.d };
  return { n: a.n * b.d + b.n * a.d, d: a.d * b.d };
}

/** The product, not yet in lowest terms. */
export const times = (a: Fraction, b: Fraction): Fraction => ({ n: a.n * b.n, d: a.d * b.d });

export const sum = (list: Iterable<Fraction>): Fraction => {
  let total = ZERO;
  for (const part of list) total = plus(total, part);
  return reduced(total);
};

/** What is left to certainty. */
export const rest = ({ n, d }: Fraction): Fraction => ({ n: d - n, d });

/** Below 0 when a is the smaller, above 0 when it is the larger. */
export function compare(a: Fraction, b: Fraction): number {
  const difference = a.n * b.d - b.n * a.d;
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
}

const FINE = 1_000_000_000_000n;

/** For drawing and for averages; twelve decimals of any fraction, however long its numbers. */
export function toNumber({ n, d }: Fraction): number {
  return Number((n * FINE) / d) / Number(FINE);
}

/** A chance in hundredths, rounded half up in whole numbers: 7/20 is '35'. What could happen is never '0'. */
export function percent({ n, d }: Fraction, decimals = 0): string {
  const unit = BigInt(`1${'0'.repeat(decimals)}`);
  const scaled = (n * 200n * unit + d) / (2n * d);
  if (scaled === 0n && n > 0n) return `<${figure(1n, decimals)}`;
  if (scaled === 100n * unit && n < d) return `>${figure(scaled - 1n, decimals)}`;
  return figure(scaled, decimals);
}

/** A whole number of small units as a decimal. */
function figure(scaled: bigint, decimals: number): string {
  const digits = scaled.toString().padStart(decimals + 1, '0');
  if (decimals === 0) return digits;
  return `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}

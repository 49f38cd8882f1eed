// Where a value lies on an axis, and the round values that are written beside it.

export interface Axis {
  readonly low: number;
  readonly high: number;
  readonly ticks: readonly number[];
}

/** Steps of 1, 2 or 5 times a power of ten, about five of them; 0 is always on the axis. */
export function axisOf(values: readonly number[]): Axis {
  const low = Math.min(0, ...values);
  const high = Math.max(1, ...values);
  const step = roundStep((high - low) / 5);
  const from = Math.floor(low / step);
  const to = Math.ceil(high / step);
  const ticks = Array.from({ length: to - from + 1 }, (_, index) => (from + index) * step);
  return { low: from * step, high: to * step, ticks };
}

function roundStep(least: number): number {
  let power = 1;
  while (power * 10 <= least) power *= 10;
  const factor = [1, 2, 5, 10].find((one) => one * power >= least) ?? 10;
  return factor * power;
}

export const along = (from: number, to: number, share: number): number =>
  from + (to - from) * share;

export const place = ({ low, high }: Axis, value: number, from: number, to: number): number =>
  along(from, to, (value - low) / (high - low));

const forms = new Map<string, Intl.NumberFormat>();

/** One decimal at most, with the point of the language. */
export function decimal(value: number, locale: string): string {
  const form = forms.get(locale) ?? new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
  forms.set(locale, form);
  return form.format(value);
}

/** '+3.5', '−2', '0', with the point of the language. */
export function signed(value: number, locale: string): string {
  const text = decimal(Math.abs(value), locale);
  return value > 0 ? `+${text}` : value < 0 ? `−${text}` : text;
}

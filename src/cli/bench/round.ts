/** Three figures are all that a measurement is good for. */
export const round = (value: number): string =>
  value >= 100 ? String(Math.round(value)) : value.toPrecision(3).replace(/\.?0+$/, '');

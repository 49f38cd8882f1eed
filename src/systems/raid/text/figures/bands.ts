// Turns that share a value, as bands: 11.1b the light, 12b the bonus for the second gun.

export interface Band {
  readonly from: number; // turns
  readonly to: number;
  readonly value: number;
}

/** The values by turn (index 0 unused), put together. */
export function bandsOf(byTurn: ArrayLike<number>): Band[] {
  const bands: Band[] = [];
  for (let turn = 1; turn < byTurn.length; turn++) {
    const value = byTurn[turn] ?? 0;
    const last = bands.at(-1);
    if (last?.value === value) bands[bands.length - 1] = { ...last, to: turn };
    else bands.push({ from: turn, to: turn, value });
  }
  return bands;
}

// O The headings of a half-couplet, in order: the first that has a candidate left gives the order. What an order is for is
// kept in the position until it has been carried out.

/** What an order of units is for. */
export const Heading = {
  none: 0,
  throwOut: 1, // O2
  walkIn: 2, // O3
  counterThrust: 3, // O4
  reserve: 4, // O6
  shoot: 5, // O7
  closeDoor: 6, // O8
  reform: 7, // O9
  ground: 8, // O10
  dig: 9, // O11
  silence: 10, // V2
  assault: 11, // V3
  infiltrate: 12, // V3a
} as const;

export const HEADING_IDS = [
  ...['O12', 'O2', 'O3', 'O4', 'O6', 'O7', 'O8', 'O9', 'O10', 'O11', 'V2', 'V3', 'V3a'],
] as const;

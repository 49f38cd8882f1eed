// What No. 4 Commando did on 19 August 1942, turn by turn, as orders to its parties. Times are the raid's own: the
// landings at 04:50, the guns silenced by the mortar towards 06:10, the assault with the bayonet at 06:30, everybody
// off Orange One by 07:30.

/** A party of counters and what it does when its name is called. */
export interface Order {
  readonly who: readonly string[];
  readonly land?: string;
  readonly fire?: readonly string[]; // at the first of these zones that may be fired at
  readonly go?: readonly string[]; // zones, one after another; Germans met there are assaulted
  readonly sail?: readonly string[];
}

const numbered = (from: number, to: number): string[] =>
  Array.from({ length: to - from + 1 }, (_, i) => `C${String(from + i).padStart(2, '0')}`);

/** The troops, as the counters name them. */
export const TROOPS = {
  c: numbered(1, 8),
  a: numbered(9, 12),
  b: numbered(13, 18),
  f: numbered(19, 24),
} as const;

// Ten levels to a beach (1.2): each troop comes ashore in what there is room for.
const scouts = [...numbered(1, 4), 'SNI']; // C Troop that goes through the wood
const villas = numbered(5, 8); // C Troop that holds the villas
const a = TROOPS.a;
const first = numbered(13, 17); // B Troop
const second = numbered(18, 22); // F Troop, with the last of B
const third = numbered(23, 24); // the last of F, who follow A Troop
const mortar = ['MOR'];
const mills = ['MIL'];
const lovat = ['LOV'];
const WEST_GULLY = ['H', 'HN', 'CHV', 'VAS', 'VGW', 'OR1'];
const EAST_GULLY = ['H', 'HN', 'CHV', 'VAS', 'VGE', 'OR1'];
const WEST = ['LCA4', 'LCA5', 'LCA6', 'LCA7'];

/** The beach they all left from. */
export const HOME = 'OR1';

/** The turn of the assault, 06:30. */
export const STRIKE = 8;

/** The men who came from the guns and went home over them. */
export const STORMERS = [...first, ...second] as const;

/** By turn, in the order in which they are carried out. After the assault only those who come from the guns have orders;
 * the rest go down to the beach as best they can. */
export const ORDERS: ReadonlyArray<readonly Order[]> = [
  [
    { who: [...scouts, 'MIL'], land: 'OR1' },
    { who: mortar, land: 'OR1' },
    { who: [...a, 'LOV'], land: 'OR2', go: ['HT1'] },
    { who: first, land: 'OR2' },
    { who: WEST, sail: ['S2'] },
  ],
  [
    { who: first, go: ['SV1'] },
    { who: a, go: ['HT2'] },
    { who: lovat, go: ['OR2'] },
    { who: ['LCA6', 'LCA7'], sail: ['G2'] },
    { who: second, land: 'OR2' },
    { who: scouts, go: ['VGW'] },
    { who: mills, go: ['VGW'] },
    { who: mortar, go: ['VGW'] },
    { who: [...villas, 'SNI'], land: 'OR1' },
  ],
  [
    { who: first, go: ['SV2', 'SV3'] },
    { who: [...second, 'LOV'], go: ['SV1'] },
    { who: a, go: ['STM'] },
    { who: third, land: 'OR2' },
    { who: scouts, go: ['VAS'] },
    { who: mills, go: ['VAS'] },
    { who: mortar, go: ['VAS'] },
    { who: villas, go: ['VGE'] },
  ],
  [
    { who: first, go: ['BMS'] },
    { who: [...second, 'LOV'], go: ['SV2', 'SV3'] },
    { who: a, go: ['RTW'] },
    { who: third, go: ['HT1'] },
    { who: scouts, go: ['BVA'] },
    { who: mortar, go: ['BVA'] },
    { who: villas, go: ['VAS'] },
  ],
  [
    { who: first, go: ['BOW'] },
    { who: [...second, 'LOV'], go: ['BMS'] },
    { who: third, go: ['STM'] },
    { who: scouts, go: ['SAI'] },
    { who: mortar, go: ['SAI'] },
  ],
  [
    { who: [...second, 'LOV'], go: ['BOW', 'BOE'] },
    { who: a, go: ['BAE'] },
    { who: third, go: ['RTW'] },
    { who: mortar, fire: ['H', 'HW', 'HN'] },
    { who: scouts, fire: ['H', 'HW', 'HN'] },
  ],
  [
    { who: mortar, fire: ['H', 'HW', 'HN'], go: ['BVA'] },
    { who: scouts, fire: ['HW', 'H', 'HN'], go: ['BVA'] },
    { who: first, go: ['HW'] },
    { who: [...second, 'LOV'], go: ['BOW'] },
    { who: a, go: ['VGW'] },
    { who: third, go: ['BAE'] },
    { who: [...villas, 'MIL'], go: ['CHV'] },
  ],
  [
    { who: scouts, go: ['VAS'] },
    { who: mortar, go: ['VAS'] },
    { who: [...villas, 'MIL'], go: ['HN'] },
    { who: first, go: ['H'] },
    { who: [...second, 'LOV'], go: ['HW', 'H'] },
    { who: a, go: ['OR1'] },
    { who: third, go: ['VGW'] },
    { who: WEST, sail: ['S2'] },
  ],
  [
    { who: scouts, go: WEST_GULLY },
    { who: mortar, go: WEST_GULLY },
    { who: [...villas, 'MIL'], go: EAST_GULLY },
    { who: lovat, go: ['H'] },
    { who: first, go: WEST_GULLY },
    { who: second, go: ['H'] },
  ],
  [
    { who: scouts, go: WEST_GULLY },
    { who: villas, go: EAST_GULLY },
    { who: first, go: WEST_GULLY },
    { who: [...second, 'LOV'], go: EAST_GULLY },
  ],
  [
    { who: villas, go: EAST_GULLY },
    { who: [...first, 'MIL'], go: WEST_GULLY },
    { who: [...second, 'LOV'], go: EAST_GULLY },
  ],
];

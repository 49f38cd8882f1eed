// The walls of the house: every room of src, and which rooms and packages it may import.
// check-walls.ts holds them; docs/architecture.md and README.md tell them to people.

export interface Room {
  /** Its name, which is its folder or file under src; `*` stands for one system. */
  readonly name: string;
  /** Folders that belong to it besides its own. */
  readonly also?: readonly string[];
  /** Rooms it may import besides itself; `*` is the same system as its own. */
  readonly rooms?: readonly string[];
  /** Rooms of which it may import types only. */
  readonly types?: readonly string[];
  /** npm packages it may import; `node` stands for everything that comes with Node. */
  readonly packages?: readonly string[];
}

/** What a system's headless half may use of the house. */
const HEADLESS = ['engine', 'hex', 'words', 'rulebook'];
/** What a system's screen half may use of the screen. */
const CRAFT = ['ui/kit', 'ui/sheet'];
/** The headless half of a system, lowest room first. */
const OF_RULES = ['systems/*/rules'];
const OF_DATA = [...OF_RULES, 'systems/*/data'];
const OF_TEXT = [...OF_RULES, 'systems/*/text'];
const HALF = ['rules', 'data', 'luck', 'players', 'odds', 'text', 'plan'].map(
  (name) => `systems/*/${name}`,
);
/** What only the command line asks for. */
const OF_TERMINAL = ['systems/*/terminal', 'systems/*/counting'];
const SCREEN = ['preact', '@preact/signals'];
/** The screens see what every game has, never a system. */
const SEEN = ['engine', 'staff', 'words', 'rulebook'];

/** In the order of the house: a room imports only rooms above it. */
export const WALLS: readonly Room[] = [
  { name: 'engine', packages: ['seedrandom'] },
  { name: 'hex' },
  { name: 'words', packages: ['@preact/signals'] },
  { name: 'rulebook' },
  { name: 'staff', rooms: ['engine'] },

  {
    name: 'ui/kit',
    rooms: ['words'],
    types: ['engine'],
    packages: SCREEN,
  },
  {
    name: 'ui/sheet',
    rooms: ['engine', 'hex', 'words', 'ui/kit'],
    packages: [...SCREEN, 'phaser'],
  },

  { name: 'systems/doors.ts', rooms: ['engine'], types: ['ui/sheet'] },
  { name: 'systems/system-folders.ts', rooms: ['systems/doors.ts'], packages: ['node'] },
  {
    name: 'systems/battle-folders.ts',
    rooms: ['engine', 'systems/system-folders.ts', 'data'],
    packages: ['node'],
  },
  { name: 'systems/*/rules', also: ['systems/*/german'], rooms: ['engine', 'hex'] },
  {
    name: 'systems/*/data',
    rooms: [...HEADLESS, ...OF_RULES, 'systems/battle-folders.ts', 'data', 'docs'],
    packages: ['ajv'],
  },
  { name: 'systems/*/text', rooms: [...HEADLESS, ...OF_RULES] },
  { name: 'systems/*/luck', rooms: [...HEADLESS, ...OF_RULES] },
  { name: 'systems/*/players', rooms: [...HEADLESS, ...OF_RULES, 'systems/*/luck'] },
  { name: 'systems/*/odds', rooms: [...HEADLESS, ...OF_RULES, 'systems/*/players'] },
  {
    name: 'systems/*/plan',
    rooms: [...HEADLESS, ...OF_TEXT, 'systems/*/players', 'systems/*/odds'],
  },
  {
    name: 'systems/*/terminal',
    rooms: [...HEADLESS, ...OF_TEXT, 'systems/*/luck', 'systems/*/odds', 'systems/*/plan'],
  },
  { name: 'systems/*/counting', rooms: [...HEADLESS, ...OF_RULES] },
  {
    name: 'systems/*/index.ts',
    rooms: [...HEADLESS, ...HALF, ...OF_TERMINAL],
    types: ['staff'],
  },

  { name: 'systems/*/apart.ts', types: ['words'] },
  { name: 'systems/*/screen-words', rooms: [...HEADLESS, ...OF_TEXT] },
  { name: 'systems/*/sound', rooms: [...HEADLESS, ...CRAFT, ...OF_DATA] },
  {
    name: 'systems/*/map',
    rooms: [...HEADLESS, ...CRAFT, ...HALF, 'systems/*/screen-words'],
    packages: [...SCREEN, 'phaser'],
  },
  {
    name: 'systems/*/panels',
    rooms: [...HEADLESS, ...CRAFT, ...HALF, 'systems/*/screen-words', 'systems/*/map'],
    packages: SCREEN,
  },
  {
    name: 'systems/*/outside.ts',
    rooms: [...HEADLESS, ...CRAFT, ...HALF, 'systems/*/screen-words', 'systems/*/panels'],
    packages: SCREEN,
  },
  {
    name: 'systems/*/screen.ts',
    rooms: [
      ...HEADLESS,
      ...CRAFT,
      ...HALF,
      ...['screen-words', 'sound', 'map', 'panels', 'index.ts'].map((name) => `systems/*/${name}`),
    ],
    types: ['staff'],
    packages: SCREEN,
  },
  {
    name: 'systems/found-battles.ts',
    rooms: ['engine', 'systems/battle-folders.ts', 'systems/system-folders.ts'],
  },
  {
    name: 'systems/shelf.ts',
    rooms: [...HEADLESS, 'systems/found-battles.ts'],
  },
  { name: 'systems/found-lessons.ts', rooms: ['systems/battle-folders.ts'] },
  { name: 'systems/found-cards.ts', rooms: ['engine', 'systems/battle-folders.ts'] },
  {
    name: 'systems/index.ts',
    rooms: [
      ...[...HEADLESS, 'systems/doors.ts', 'systems/system-folders.ts'],
      'systems/found-lessons.ts',
      ...['index.ts', 'apart.ts', 'screen.ts', 'outside.ts', 'map'].map(
        (name) => `systems/*/${name}`,
      ),
      ...['systems/shelf.ts', 'ui/sheet', 'docs'],
    ],
    types: ['staff'],
  },

  { name: 'ui/shell', rooms: [...SEEN, 'ui/kit'], types: ['ui/sheet'], packages: SCREEN },
  { name: 'ui/staff', rooms: [...SEEN, ...CRAFT, 'ui/shell'], packages: SCREEN },
  { name: 'ui/play', rooms: [...SEEN, ...CRAFT, 'ui/shell', 'ui/staff'], packages: SCREEN },
  {
    name: 'ui/theatre',
    rooms: [...SEEN, ...CRAFT, 'ui/shell', 'ui/staff', 'ui/play'],
    packages: SCREEN,
  },
  {
    name: 'ui/screens',
    rooms: [...SEEN, ...CRAFT, 'ui/shell', 'ui/staff', 'ui/play', 'ui/theatre'],
    packages: SCREEN,
  },

  {
    name: 'app',
    rooms: [
      ...SEEN,
      ...['systems/found-cards.ts', 'systems/shelf.ts', 'systems/index.ts'],
      ...CRAFT,
      ...['shell', 'staff', 'play', 'theatre', 'screens'].map((name) => `ui/${name}`),
      'docs',
    ],
    packages: SCREEN,
  },
  {
    name: 'cli',
    rooms: [...SEEN, 'systems/shelf.ts', 'systems/index.ts'],
    packages: ['node'],
  },
];

/** What lies outside src and may be imported where the table says so. */
export const OUTSIDE = ['data', 'docs'];

export interface Place {
  readonly room: string;
  /** The system whose room it is, where it is a system's. */
  readonly system: string | null;
}

/** The room a file of src, data or docs lies in; null for a file in none. */
export function placeOf(file: string): Place | null {
  const outside = OUTSIDE.find((folder) => file === folder || file.startsWith(`${folder}/`));
  if (outside !== undefined) return { room: outside, system: null };
  for (const { name, also = [] } of WALLS) {
    for (const place of [name, ...also]) {
      const found = asPattern(place).exec(file);
      if (found) return { room: name, system: found[1] ?? null };
    }
  }
  return null;
}

const asPattern = (place: string) => {
  const end = place.endsWith('.ts') ? '$' : '/';
  return new RegExp(`^src/${place.replace('.', '\\.').replace('*', '([^/]+)')}${end}`);
};

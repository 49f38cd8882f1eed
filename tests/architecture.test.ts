// The walls of the house. scripts/lint/check-walls.ts holds who may import whom, Biome holds purity
// (biome.json and scripts/lint/pure-rules.grit); `npm test -- lint` runs both over the real files. Here
// bad snippets prove that those checks bite, and the real file list proves that no file escapes them.

import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { complaintsAbout, filesOfSrc, mayImport } from '../scripts/lint/check-walls.ts';
import { OUTSIDE, placeOf, WALLS } from '../scripts/lint/walls.ts';

const root = fileURLToPath(new URL('../', import.meta.url));

/** [file, line of code, what the lint must say] */
type Bad = readonly [file: string, code: string, complaint: RegExp];

const imports = (specifier: string) => `import * as x from '${specifier}'; export const y = x;`;
const phaser = /Only src\/ui\/sheet and the maps of the systems import phaser/;
const global = (name: string) => new RegExp(`global variable ${name}\\b`);
const maths = /Exact Math only/;
const locale = /locales differ between machines/i;
const powers = /powers differ between browsers/;

const bad: readonly Bad[] = [
  ['systems/raid/rules/a.ts', imports('phaser'), phaser],
  ['systems/raid/data/a.ts', imports('phaser'), phaser],
  ['systems/raid/players/a.ts', imports('phaser'), phaser],
  ['staff/a.ts', imports('phaser'), phaser],
  ['systems/raid/text/a.ts', imports('phaser'), phaser],
  ['systems/raid/text/a.ts', 'export const x = new Intl.ListFormat();', global('Intl')],
  ['systems/raid/text/a.ts', 'export const x = process.env;', global('process')],
  ['ui/panels/a.ts', imports('phaser'), phaser],
  ['cli/a.ts', imports('phaser'), phaser],
  ['app/a.ts', `export const x = import('phaser');`, phaser],

  ['systems/raid/rules/a.ts', 'export const x = Date.now();', global('Date')],
  ['systems/raid/rules/a.ts', 'export const x = new Date();', global('Date')],
  ['systems/raid/rules/a.ts', 'export const x = new Intl.Collator();', global('Intl')],
  ['systems/raid/rules/a.ts', 'export const x = document.title;', global('document')],
  ['systems/raid/rules/a.ts', 'export const x = window.name;', global('window')],
  ['systems/raid/rules/a.ts', 'export const x = globalThis.Math;', global('globalThis')],
  ['systems/raid/rules/a.ts', 'export const x = performance.now();', global('performance')],
  ['systems/raid/rules/a.ts', 'console.log(1);', global('console')],
  ['systems/raid/rules/a.ts', 'export const x = process.env;', global('process')],
  ['systems/raid/rules/a.ts', 'setTimeout(() => {}, 1);', global('setTimeout')],
  ['systems/raid/rules/a.ts', `export const x = fetch('y');`, global('fetch')],
  ['systems/raid/rules/a.ts', 'export const x = crypto.randomUUID();', global('crypto')],

  ...['random()', 'exp(1)', 'pow(2, 3)', 'log(2)', 'log2(2)', 'log10(2)', 'log1p(2)', 'expm1(2)']
    .concat('sin(1)', 'cos(1)', 'tan(1)', 'atan(1)', 'atan2(1, 2)', 'hypot(1, 2)', 'cbrt(8)', 'PI')
    .map((use): Bad => ['systems/raid/german/a.ts', `export const x = Math.${use};`, maths]),
  ['systems/raid/rules/a.ts', 'export const x = [1, 2].map(Math.log);', maths],
  ['systems/raid/rules/a.ts', `export const x = Math['random']();`, /name the Math function/],
  ['systems/raid/rules/a.ts', 'export const { random } = Math;', /do not rename Math/],
  ['systems/raid/rules/a.ts', 'const m = Math; export const x = m.random();', /do not rename Math/],
  ['systems/raid/rules/a.ts', 'export const x = 2 ** 0.5;', powers],
  ['systems/raid/rules/a.ts', 'let n = 2; n **= 0.5; export const x = n;', powers],
  ['systems/raid/rules/a.ts', `export const x = 'a'.localeCompare('b');`, locale],
  ['systems/raid/rules/a.ts', `export const x = (a?: string) => a?.localeCompare('b');`, locale],
  ['systems/raid/rules/a.ts', 'export const x = (3).toLocaleString();', locale],
  ['systems/raid/rules/a.ts', `export const x = 'a'.toLocaleUpperCase();`, locale],

  ['ui/panels/a.ts', 'export const x: any = 1;', /any/],
  ['systems/raid/players/a.ts', 'export const x = (a: number[]) => a[0]!;', /non-null assertion/i],
];

/** [file, line of code] that the lint must let pass. */
const good: readonly (readonly [file: string, code: string])[] = [
  ['systems/raid/rules/a.ts', imports('seedrandom')],
  ['systems/raid/rules/a.ts', imports('seedrandom/lib/alea.js')],
  [
    'systems/raid/rules/a.ts',
    'export const x = Math.floor(7 / 2) + Math.max(1, 2) + Math.sqrt(4);',
  ],
  ['systems/raid/players/a.ts', 'export const x = Math.exp(1);'],
  ['systems/raid/map/a.ts', imports('phaser')],
];

describe('the lint that `npm test` runs', () => {
  let house: string;
  let complaints: Map<string, string[]>;

  /** Each snippet becomes a file of its own, beside the others in its room. */
  const place = (kind: string, index: number, file: string) =>
    `src/${file.replace(/a\.ts$/, `${kind}-${index}.ts`)}`;

  beforeAll(() => {
    house = mkdtempSync(join(tmpdir(), 'cauldron-lint-'));
    cpSync(join(root, 'biome.json'), join(house, 'biome.json'));
    cpSync(join(root, 'scripts/lint'), join(house, 'scripts/lint'), { recursive: true });
    const write = (file: string, code: string) => {
      mkdirSync(join(house, dirname(file)), { recursive: true });
      writeFileSync(join(house, file), `${code}\n`);
    };
    for (const [i, [file, code]] of bad.entries()) write(place('bad', i, file), code);
    for (const [i, [file, code]] of good.entries()) write(place('good', i, file), code);
    complaints = lint(house);
  });

  afterAll(() => rmSync(house, { recursive: true, force: true }));

  test.each(bad.map((b, i) => [...b, i] as const))('src/%s refuses %s', (file, _, complaint, i) => {
    expect(complaints.get(place('bad', i, file))?.join('\n') ?? 'no complaint').toMatch(complaint);
  });

  test.each(good.map((g, i) => [...g, i] as const))('src/%s allows %s', (file, _, i) => {
    expect(complaints.get(place('good', i, file)) ?? []).toEqual([]);
  });
});

/** [file, specifier, what the walls must say]; every room, and every way out of it that tempts. */
const crossings: readonly Bad[] = [
  ...outOf('engine/a.ts', ['../staff/x.ts', '../hex/x.ts', '../words/index.ts', '../ui/kit/x.ts']),
  ...outOf('engine/a.ts', ['../systems/raid/rules/x.ts', '../systems/index.ts', '../app/x.ts']),
  ...outOf('engine/a.ts', ['../../data/raid/dieppe/map.json', 'phaser', 'ajv', 'node:fs']),
  ...outOf('hex/a.ts', ['../engine/x.ts', '../words/index.ts', 'seedrandom', 'node:fs']),
  ...outOf('words/a.ts', ['../engine/x.ts', '../systems/raid/text/en.ts', '../ui/kit/x.ts']),
  ...outOf('rulebook/a.ts', ['../engine/x.ts', '../words/index.ts', '../../docs/raid/rules.md']),
  ...outOf('rulebook/a.ts', ['node:fs']),
  ...outOf('staff/a.ts', ['../systems/raid/rules/x.ts', '../systems/index.ts', '../words/x.ts']),
  ...outOf('staff/a.ts', ['../hex/x.ts', '../ui/staff/x.ts', '../app/x.ts', '../cli/x.ts']),

  ...outOf('systems/raid/rules/a.ts', ['../data/x.ts', '../text/x.ts', '../players/x.ts']),
  ...outOf('systems/raid/rules/a.ts', [
    '../odds/x.ts',
    '../map/x.ts',
    '../index.ts',
    '../screen.ts',
  ]),
  ...outOf('systems/raid/rules/a.ts', ['../../../staff/x.ts', '../../../words/x.ts', 'ajv']),
  ...outOf('systems/raid/rules/a.ts', ['../../../../data/raid/dieppe/map.json', 'node:fs']),
  ...outOf('systems/raid/german/a.ts', ['../players/x.ts', '../../../ui/sheet/x.ts', 'phaser']),
  ...outOf('systems/raid/data/a.ts', ['../text/x.ts', '../players/x.ts', '../../../staff/x.ts']),
  ...outOf('systems/raid/data/a.ts', ['../../../ui/kit/x.ts', '../../../app/x.ts', '../map/x.ts']),
  ...outOf('systems/raid/text/a.ts', [
    '../data/x.ts',
    '../players/x.ts',
    '../odds/x.ts',
    'node:fs',
  ]),
  ...outOf('systems/raid/text/a.ts', ['../../../ui/kit/x.ts', '../screen-words/x.ts']),
  ...outOf('systems/raid/players/a.ts', ['../odds/x.ts', '../text/x.ts', '../../../staff/x.ts']),
  ...outOf('systems/raid/players/a.ts', ['../../../ui/kit/x.ts', '../../../cli/x.ts', 'phaser']),
  ...outOf('systems/raid/odds/a.ts', ['../text/x.ts', '../panels/x.ts', '../../../staff/x.ts']),
  ...outOf('systems/raid/luck/a.ts', ['../text/x.ts', '../panels/x.ts', '../../../staff/x.ts']),
  ...outOf('systems/raid/index.ts', ['./map/x.ts', './screen.ts', '../../ui/sheet/x.ts', 'phaser']),
  ...outOf('systems/raid/index.ts', ['../../staff/x.ts', '../index.ts', '../../cli/x.ts']),
  ...outOf('systems/raid/screen-words/a.ts', ['../panels/x.ts', '../../../ui/kit/x.ts']),
  ...outOf('systems/raid/sound/a.ts', ['../panels/x.ts', '../../../ui/shell/x.ts']),
  ...outOf('systems/raid/map/a.ts', ['../panels/x.ts', '../../../ui/shell/x.ts']),
  ...outOf('systems/raid/map/a.ts', ['../../../ui/play/x.ts', '../../../app/x.ts']),
  ...outOf('systems/raid/panels/a.tsx', ['../../../ui/shell/x.ts', '../../../ui/play/x.ts']),
  ...outOf('systems/raid/panels/a.tsx', ['../../../ui/staff/x.ts', '../../../ui/screens/x.ts']),
  ...outOf('systems/raid/panels/a.tsx', [
    '../../../ui/theatre/x.ts',
    '../../../app/x.ts',
    'phaser',
  ]),
  ...outOf('systems/raid/screen.ts', ['../../ui/play/x.ts', '../../app/x.ts', 'phaser']),
  ...outOf('systems/index.ts', ['./raid/rules/x.ts', './raid/data/x.ts', '../app/x.ts']),
  ...outOf('systems/shelf.ts', ['./raid/index.ts', './raid/data/x.ts', '../ui/kit/x.ts']),
  ...outOf('systems/found-battles.ts', ['./raid/data/x.ts', './raid/index.ts', 'node:fs']),
  ...outOf('systems/battle-folders.ts', ['./raid/data/x.ts', './index.ts', '../app/x.ts']),
  ['systems/raid/rules/a.ts', '../../march/rules/x.ts', /no system imports another/],
  ['systems/raid/map/a.ts', '../../march/map/x.ts', /no system imports another/],
  ['systems/march/screen.ts', '../raid/screen.ts', /no system imports another/],

  ...outOf('ui/kit/a.tsx', ['../shell/x.ts', '../sheet/x.ts', '../../engine/x.ts', 'phaser']),
  ...outOf('ui/kit/a.tsx', ['../../systems/raid/rules/x.ts', '../../rulebook/x.ts']),
  ...outOf('ui/sheet/a.ts', ['../shell/x.ts', '../play/x.ts', '../../systems/raid/map/x.ts']),
  ...outOf('ui/shell/a.tsx', [
    '../sheet/x.ts',
    '../staff/x.ts',
    '../screens/x.ts',
    '../../app/x.ts',
  ]),
  ...outOf('ui/staff/a.tsx', ['../play/x.ts', '../theatre/x.ts', '../screens/x.ts']),
  ...outOf('ui/play/a.tsx', ['../theatre/x.ts', '../screens/x.ts', '../../systems/index.ts']),
  ...outOf('ui/play/a.tsx', ['../../systems/raid/panels/x.ts', '../../systems/raid/rules/x.ts']),
  ...outOf('ui/theatre/a.tsx', ['../screens/x.ts', '../../systems/raid/map/x.ts', 'phaser']),
  ...outOf('ui/screens/a.tsx', [
    '../../systems/raid/text/x.ts',
    '../../app/x.ts',
    '../../cli/x.ts',
  ]),
  ...outOf('ui/screens/a.tsx', ['../../systems/raid/data/x.ts', '../../../docs/raid/rules.md']),
  ...outOf('app/a.ts', ['../cli/x.ts', '../systems/raid/rules/x.ts', '../systems/raid/index.ts']),
  ...outOf('app/a.ts', ['../systems/raid/screen.ts', 'phaser', 'node:fs']),
  ...outOf('cli/a.ts', ['../ui/kit/x.ts', '../app/x.ts', '../systems/raid/index.ts', 'phaser']),
  ...outOf('cli/a.ts', ['../systems/raid/rules/x.ts', '../systems/raid/text/x.ts', 'preact']),
  ['engine/a.ts', './b', /with its ending/],
  ['engine/a.ts', '../../tests/helpers/x.ts', /lies in no room/],
];

/** [file, specifier] that the walls must let pass. */
const doors: readonly (readonly [file: string, specifier: string])[] = [
  ['engine/a.ts', './rolls.ts'],
  ['engine/a.ts', 'seedrandom/lib/alea.js'],
  ['words/index.ts', '@preact/signals'],
  ['staff/a.ts', '../engine/x.ts'],
  ['systems/raid/rules/a.ts', '../german/x.ts'],
  ['systems/raid/german/a.ts', '../rules/x.ts'],
  ['systems/raid/rules/a.ts', '../../../engine/x.ts'],
  ['systems/march/rules/a.ts', '../../../hex/x.ts'],
  ['systems/raid/data/a.ts', '../../../../data/raid/dieppe/map.json'],
  ['systems/raid/text/a.ts', '../../../words/index.ts'],
  ['systems/raid/odds/a.ts', '../rules/x.ts'],
  ['systems/raid/index.ts', './rules/x.ts'],
  ['systems/raid/map/a.ts', 'phaser'],
  ['systems/raid/map/a.ts', '../../../ui/sheet/x.ts'],
  ['systems/raid/panels/a.tsx', '../../../ui/kit/index.ts'],
  ['systems/raid/screen.ts', './panels/x.tsx'],
  ['systems/index.ts', './raid/screen.ts'],
  ['systems/shelf.ts', './found-battles.ts'],
  ['systems/battle-folders.ts', 'node:fs'],
  ['ui/sheet/a.ts', 'phaser'],
  ['ui/sheet/a.ts', '../kit/x.ts'],
  ['ui/staff/a.tsx', '../../staff/x.ts'],
  ['ui/play/a.tsx', '../sheet/x.ts'],
  ['ui/screens/a.tsx', '../theatre/x.tsx'],
  ['app/a.ts', '../systems/index.ts'],
  ['cli/a.ts', '../systems/index.ts'],
  ['cli/a.ts', 'node:fs'],
];

function outOf(file: string, specifiers: readonly string[]): Bad[] {
  const room = placeOf(`src/${file}`)?.room.replace('*', '\\*');
  return specifiers.map((to) => [file, to, new RegExp(`${room} imports only`)]);
}

/** What the walls say of one file with this code; the file lies in src. */
const said = (...files: readonly (readonly [file: string, code: string])[]) =>
  complaintsAbout(new Map(files.map(([file, code]) => [`src/${file}`, code]))).map(
    ({ file, line, text }) => `${file}:${line} ${text}`,
  );

describe('the walls', () => {
  test.each(crossings)('src/%s may not import %s', (file, to, complaint) => {
    const told = said([file, `\n${imports(to)}`]);
    expect(told.join('\n')).toMatch(complaint);
    expect(told[0]).toMatch(new RegExp(`^src/${file}:2 imports `));
  });

  test.each(doors)('src/%s may import %s', (file, to) => {
    expect(said([file, imports(to)])).toEqual([]);
  });

  test.each([
    `export * from '../staff/x.ts';`,
    `export { x } from '../staff/x.ts';`,
    `export type { X } from '../staff/x.ts';`,
    `import type { X } from '../staff/x.ts'; export type Y = X;`,
    `export type X = import('../staff/x.ts').X;`,
    `export const x = import('../staff/x.ts');`,
    'export const x = import(`../staff/x.ts`);',
    `export const x = new Worker(new URL('../staff/x.ts', import.meta.url));`,
    `import '../staff/x.ts';`,
    `import x from '../staff/x.ts?raw'; export const y = x;`,
  ])('see %s', (code) => {
    expect(said(['engine/a.ts', code])[0]).toMatch(/^src\/engine\/a\.ts:1 imports .*staff\/x\.ts/);
  });

  test.each([
    'export const x = (file: string) => import(file);',
    `export const x = (file: string) => import('./' + file);`,
    'export const x = (file: string) => new URL(file, import.meta.url);',
    `export const x = import.meta.glob('./*.ts');`,
    `export const x = require('../staff/x.ts');`,
    `/// <reference path="../staff/x.ts" />`,
  ])('refuse what hides a file: %s', (code) => {
    expect(said(['cli/a.ts', code])[0]).toMatch(/hides what it loads/);
  });

  test('are not fooled by words that look like an import', () => {
    const code = `// import '../staff/x.ts'\nexport const x = "import('../staff/x.ts')";`;
    expect(said(['engine/a.ts', code])).toEqual([]);
  });

  test('hold for style sheets and for elements', () => {
    expect(said(['ui/kit/a.css', `@import '../shell/x.css';`])[0]).toMatch(/ui\/kit imports only/);
    expect(said(['engine/a.tsx', 'export const X = () => <p />;'])[0]).toMatch(/imports preact/);
  });

  test('let types through where the table says so, and nothing but types', () => {
    const code = (what: string) => `${what} { X } from '../../staff/x.ts';`;
    expect(said(['systems/raid/index.ts', code('export type')])).toEqual([]);
    expect(said(['systems/raid/index.ts', code('export')])).toHaveLength(1);
  });

  test('report a circle of files unless a line says why', () => {
    const to = (name: string, why = '') => `${why}import './${name}.ts';\n`;
    const circle = (why: string) => said(['engine/a.ts', to('b', why)], ['engine/b.ts', to('a')]);
    const told = 'stands in a circle of imports: src/engine/a.ts, src/engine/b.ts';
    expect(circle('')).toEqual([`src/engine/a.ts:1 ${told}`, `src/engine/b.ts:1 ${told}`]);
    expect(circle('// cycle: \n')).toHaveLength(2);
    expect(circle('// cycle: waking a marker may wake the next\n')).toEqual([]);
  });

  test('keep phaser and the screen out of the reach of a headless entry', () => {
    const far = said(
      ['systems/raid/index.ts', `import './rules/a.ts';`],
      ['systems/raid/rules/a.ts', `import '../../../engine/b.ts';`],
      ['engine/b.ts', `export const x = import('phaser');`],
    );
    const way = ['systems/raid/index.ts', 'systems/raid/rules/a.ts', 'engine/b.ts'];
    expect(far).toContain(
      `src/systems/raid/index.ts:1 reaches a screen: ${way.map((f) => `src/${f}`).join(' → ')} → phaser`,
    );
  });

  test('go one way: a room imports only rooms that stand before it', () => {
    const before = new Set(OUTSIDE);
    for (const { name, rooms = [], types = [] } of WALLS) {
      expect([...rooms, ...types].filter((room) => !before.has(room))).toEqual([]);
      before.add(name);
    }
  });
});

describe('the walls in the documents', () => {
  const table = (file: string) =>
    read(file)
      .split('\n')
      .map((line) => /^\| `src\/([^`]+)`.*\| ([^|]*) \|$/.exec(line))
      .flatMap((row) => (row ? [[row[1] ?? '', (row[2] ?? '').split(', ').sort()] as const] : []));

  test('docs/architecture.md has every room with what it may import', () => {
    const rooms = WALLS.map((room) => {
      const may = mayImport(room).map((name) => name.replace('systems/*/', '*/'));
      return [room.name, may.sort()] as const;
    });
    expect(new Map(table('docs/architecture.md'))).toEqual(new Map(rooms));
  });

  test('README.md has the folders of src with what their rooms import of each other', () => {
    const top = (name: string) => name.replace(/^types of /, '').replace(/\/.*/, '');
    const folders = new Map<string, Set<string>>();
    for (const room of WALLS) {
      const may = folders.get(top(room.name)) ?? new Set(['itself']);
      for (const name of [...(room.rooms ?? []), ...(room.types ?? [])]) may.add(top(name));
      may.delete(top(room.name));
      folders.set(top(room.name), may);
    }
    const rows = [...folders].map(([name, may]) => [name, [...may].sort()] as const);
    expect(new Map(table('README.md'))).toEqual(new Map(rows));
  });
});

describe('the files of src', () => {
  test('stand in the rooms the walls know', () => {
    expect(sources().filter((file) => placeOf(file) === null)).toEqual([]);
  });

  test('do not switch the walls off', () => {
    expect(sources().flatMap((file) => switchedOff(file, read(file)))).toEqual([]);
  });

  test('a file outside the rooms is reported', () => {
    const files = ['utils/a.ts', 'a.ts', 'systems/raid/a.ts', 'systems/raid/utils/a.ts', 'ui/a.ts'];
    expect(said(...files.map((file) => [file, ''] as const))).toEqual(
      files.map((file) => `src/${file}:1 lies in no room of src`),
    );
  });

  test.each([
    'biome-ignore lint/style/noRestrictedImports: just this once',
    'biome-ignore lint/style/noRestrictedGlobals: just this once',
    'biome-ignore lint/plugin: just this once',
    'biome-ignore lint/plugin/pure: just this once',
    'biome-ignore lint/style: just this once',
    'biome-ignore lint: just this once',
    'biome-ignore-all lint: just this once',
  ])('// %s is reported', (comment) => {
    expect(switchedOff('src/engine/a.ts', `\n// ${comment}\n`)).toEqual([
      `src/engine/a.ts:2 switches off a boundary or purity check`,
    ]);
  });

  test('any other reasoned ignore is allowed', () => {
    const ignore = '// biome-ignore lint/suspicious/noAssignInExpressions: reads better';
    expect(switchedOff('src/engine/a.ts', ignore)).toEqual([]);
  });
});

/** Runs the project's own Biome over a folder: error messages by file. */
function lint(folder: string): Map<string, string[]> {
  const biome = join(root, 'node_modules/@biomejs/biome/bin/biome');
  const args = ['lint', '--reporter=json', '--max-diagnostics=none', '--diagnostic-level=error'];
  const found = new Map<string, string[]>();
  for (const { message, location } of JSON.parse(run(biome, args, folder)).diagnostics) {
    const file = String(location?.path ?? '').replaceAll('\\', '/');
    found.set(file, [...(found.get(file) ?? []), String(message)]);
  }
  return found;
}

/** The output of a tool that may well find something to complain of. */
function run(tool: string, args: string[], cwd: string): string {
  try {
    return execFileSync(process.execPath, [tool, ...args], {
      cwd,
      encoding: 'utf8',
      stdio: 'pipe',
    });
  } catch (failure) {
    return (failure as { stdout: string }).stdout;
  }
}

const sources = () => [...filesOfSrc().keys()];

function read(file: string): string {
  return readFileSync(join(root, file), 'utf8');
}

/** An ignore comment may name one lint rule, or the formatter; not a boundary, not everything. */
function switchedOff(file: string, text: string): string[] {
  const harmless = /biome-ignore (format|lint\/(?!plugin)\w+\/(?!noRestricted)\w+):/;
  return text.split('\n').flatMap((line, i) => {
    if (!line.includes('biome-ignore') || harmless.test(line)) return [];
    return [`${file}:${i + 1} switches off a boundary or purity check`];
  });
}

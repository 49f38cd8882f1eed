// The walls of the house. Biome holds import boundaries and purity (biome.json and
// scripts/lint/pure-rules.grit; `npm test -- lint` runs them over the real files). Here bad
// snippets prove that those checks bite, and the real file list proves that no file escapes them.

import { execFileSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const root = fileURLToPath(new URL('../', import.meta.url));
const rooms = ['rules', 'data', 'players', 'analysis', 'text', 'rulebook', 'ui', 'cli', 'app'];

/** [file, line of code, what the lint must say] */
type Bad = readonly [file: string, code: string, complaint: RegExp];

const imports = (specifier: string) => `import * as x from '${specifier}'; export const y = x;`;
const itself = /src\/rules imports only itself and seedrandom/;
const phaser = /Only src\/ui\/map imports phaser/;
const global = (name: string) => new RegExp(`global variable ${name}\\b`);
const maths = /Exact Math only/;
const locale = /locales differ between machines/i;
const powers = /powers differ between browsers/;

const bad: readonly Bad[] = [
  ['rules/a.ts', imports('../players/x.ts'), itself],
  ['rules/a.ts', imports('../analysis/x.ts'), itself],
  ['rules/a.ts', imports('../ui/map/x.ts'), itself],
  ['rules/a.ts', imports('../cli/main.ts'), itself],
  ['rules/a.ts', imports('../app/main.ts'), itself],
  ['rules/a.ts', imports('../../data/raids/dieppe-1942/map.json'), itself],
  ['rules/a.ts', imports('phaser'), itself],
  ['rules/a.ts', imports('ajv'), itself],
  ['rules/a.ts', imports('node:fs'), itself],
  ['rules/german/a.ts', imports('../../ui/x.ts'), itself],
  ['rules/german/a.ts', `export * from '../../players/x.ts';`, itself],
  ['rules/german/a.ts', `export type { X } from '../../players/x.ts';`, itself],
  ['rules/german/a.ts', `export const x = import('../../cli/x.ts');`, itself],
  ['rules/a.ts', imports('../data/dieppe.ts'), itself],
  ['rules/a.ts', imports('../text/events.ts'), itself],
  ['rules/a.ts', imports('../rulebook/parse.ts'), itself],
  ['data/a.ts', imports('../players/x.ts'), /src\/data imports only/],
  ['data/a.ts', imports('../text/x.ts'), /src\/data imports only/],
  ['data/a.ts', imports('../analysis/x.ts'), /src\/data imports only/],
  ['data/a.ts', imports('../ui/x.ts'), /src\/data imports only/],
  ['data/a.ts', imports('../app/x.ts'), /src\/data imports only/],
  ['data/a.ts', imports('../cli/x.ts'), /src\/data imports only/],
  ['data/a.ts', imports('phaser'), phaser],
  ['players/a.ts', imports('../analysis/x.ts'), /src\/players imports only/],
  ['players/a.ts', imports('../text/x.ts'), /src\/players imports only/],
  ['players/a.ts', imports('../ui/x.ts'), /src\/players imports only/],
  ['players/a.ts', imports('../app/x.ts'), /src\/players imports only/],
  ['players/a.ts', imports('../cli/x.ts'), /src\/players imports only/],
  ['players/a.ts', imports('phaser'), phaser],
  ['analysis/a.ts', imports('../text/x.ts'), /src\/analysis imports only/],
  ['analysis/a.ts', imports('../ui/x.ts'), /src\/analysis imports only/],
  ['analysis/a.ts', imports('../app/x.ts'), /src\/analysis imports only/],
  ['analysis/a.ts', imports('../cli/x.ts'), /src\/analysis imports only/],
  ['analysis/a.ts', imports('phaser'), phaser],
  ...['data/dieppe', 'players/x', 'analysis/x', 'rulebook/parse', 'ui/x', 'app/x', 'cli/x'].map(
    (file): Bad => ['text/a.ts', imports(`../${file}.ts`), /src\/text imports only/],
  ),
  ['text/a.ts', imports('node:fs'), /src\/text imports only/],
  ['text/a.ts', imports('phaser'), /src\/text imports only/],
  ['text/a.ts', 'export const x = new Intl.ListFormat();', global('Intl')],
  ['text/a.ts', 'export const x = process.env;', global('process')],
  ['rulebook/a.ts', imports('../rules/state.ts'), /src\/rulebook imports only/],
  ['rulebook/a.ts', imports('node:fs'), /src\/rulebook imports only/],
  ['ui/panels/a.ts', imports('../../app/x.ts'), /src\/ui is wired by src\/app/],
  ['ui/panels/a.ts', imports('../../cli/x.ts'), /src\/ui is wired by src\/app/],
  ['ui/panels/a.ts', imports('phaser'), phaser],
  ['ui/map/a.ts', imports('../../app/x.ts'), /src\/ui is wired by src\/app/],
  ['ui/map/a.ts', imports('../../cli/x.ts'), /src\/ui is wired by src\/app/],
  ['cli/a.ts', imports('../ui/x.ts'), /src\/cli imports/],
  ['cli/a.ts', imports('../app/x.ts'), /src\/cli imports/],
  ['cli/a.ts', imports('phaser'), phaser],
  ['app/a.ts', imports('../cli/x.ts'), /Nothing imports src\/cli/],
  ['app/a.ts', `export const x = import('phaser');`, phaser],

  ['rules/a.ts', 'export const x = Date.now();', global('Date')],
  ['rules/a.ts', 'export const x = new Date();', global('Date')],
  ['rules/a.ts', 'export const x = new Intl.Collator();', global('Intl')],
  ['rules/a.ts', 'export const x = document.title;', global('document')],
  ['rules/a.ts', 'export const x = window.name;', global('window')],
  ['rules/a.ts', 'export const x = globalThis.Math;', global('globalThis')],
  ['rules/a.ts', 'export const x = performance.now();', global('performance')],
  ['rules/a.ts', 'console.log(1);', global('console')],
  ['rules/a.ts', 'export const x = process.env;', global('process')],
  ['rules/a.ts', 'setTimeout(() => {}, 1);', global('setTimeout')],
  ['rules/a.ts', `export const x = fetch('y');`, global('fetch')],
  ['rules/a.ts', 'export const x = crypto.randomUUID();', global('crypto')],

  ...['random()', 'exp(1)', 'pow(2, 3)', 'log(2)', 'log2(2)', 'log10(2)', 'log1p(2)', 'expm1(2)']
    .concat('sin(1)', 'cos(1)', 'tan(1)', 'atan(1)', 'atan2(1, 2)', 'hypot(1, 2)', 'cbrt(8)', 'PI')
    .map((use): Bad => ['rules/german/a.ts', `export const x = Math.${use};`, maths]),
  ['rules/a.ts', 'export const x = [1, 2].map(Math.log);', maths],
  ['rules/a.ts', `export const x = Math['random']();`, /name the Math function/],
  ['rules/a.ts', 'export const { random } = Math;', /do not rename Math/],
  ['rules/a.ts', 'const m = Math; export const x = m.random();', /do not rename Math/],
  ['rules/a.ts', 'export const x = 2 ** 0.5;', powers],
  ['rules/a.ts', 'let n = 2; n **= 0.5; export const x = n;', powers],
  ['rules/a.ts', `export const x = 'a'.localeCompare('b');`, locale],
  ['rules/a.ts', `export const x = (a?: string) => a?.localeCompare('b');`, locale],
  ['rules/a.ts', 'export const x = (3).toLocaleString();', locale],
  ['rules/a.ts', `export const x = 'a'.toLocaleUpperCase();`, locale],

  ['ui/panels/a.ts', 'export const x: any = 1;', /any/],
  ['players/a.ts', 'export const x = (a: number[]) => a[0]!;', /non-null assertion/i],
];

/** [file, line of code] that the lint must let pass. */
const good: readonly (readonly [file: string, code: string])[] = [
  ['rules/a.ts', imports('./state.ts')],
  ['rules/a.ts', imports('./german/advance.ts')],
  ['rules/a.ts', imports('seedrandom')],
  ['rules/a.ts', imports('seedrandom/lib/alea.js')],
  ['rules/a.ts', 'export const x = Math.floor(7 / 2) + Math.max(1, 2) + Math.sqrt(4);'],
  ['rules/german/a.ts', imports('../state.ts')],
  ['data/a.ts', imports('../rules/scenario.ts')],
  ['data/a.ts', imports('../../data/raids/dieppe-1942/map.json')],
  ['players/a.ts', imports('../rules/state.ts')],
  ['players/a.ts', 'export const x = Math.exp(1);'],
  ['analysis/a.ts', imports('../rules/state.ts')],
  ['analysis/a.ts', imports('../players/random.ts')],
  ['text/a.ts', imports('../rules/events.ts')],
  ['text/a.ts', imports('./voice.ts')],
  ['ui/panels/a.ts', imports('../../analysis/odds.ts')],
  ['ui/panels/a.ts', imports('../../text/events.ts')],
  ['ui/screens/a.ts', imports('../map/scene.ts')],
  ['ui/map/a.ts', imports('phaser')],
  ['cli/a.ts', imports('../analysis/odds.ts')],
  ['cli/a.ts', imports('../text/events.ts')],
  ['cli/a.ts', imports('node:fs')],
  ['app/a.ts', imports('../ui/screens/title.ts')],
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

describe('the files of src', () => {
  test('stand in the rooms the lint knows', () => {
    expect(strangers(sources())).toEqual([]);
  });

  test('do not switch the walls off', () => {
    expect(sources().flatMap((file) => switchedOff(file, read(file)))).toEqual([]);
  });

  test('a file outside the rooms is reported', () => {
    expect(strangers(['src/rules/a.ts', 'src/utils/a.ts', 'src/a.ts'])).toEqual([
      `src/utils/a.ts:1 is in no room of src (${rooms.join(', ')})`,
      `src/a.ts:1 is in no room of src (${rooms.join(', ')})`,
    ]);
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
    expect(switchedOff('src/rules/a.ts', `\n// ${comment}\n`)).toEqual([
      `src/rules/a.ts:2 switches off a boundary or purity check`,
    ]);
  });

  test('any other reasoned ignore is allowed', () => {
    const ignore = '// biome-ignore lint/suspicious/noAssignInExpressions: reads better';
    expect(switchedOff('src/rules/a.ts', ignore)).toEqual([]);
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

function sources(): string[] {
  return readdirSync(join(root, 'src'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length).replaceAll('\\', '/'));
}

function read(file: string): string {
  return readFileSync(join(root, file), 'utf8');
}

function strangers(files: string[]): string[] {
  return files
    .filter((file) => !rooms.some((room) => file.startsWith(`src/${room}/`)))
    .map((file) => `${file}:1 is in no room of src (${rooms.join(', ')})`);
}

/** An ignore comment may name one lint rule, or the formatter; not a boundary, not everything. */
function switchedOff(file: string, text: string): string[] {
  const harmless = /biome-ignore (format|lint\/(?!plugin)\w+\/(?!noRestricted)\w+):/;
  return text.split('\n').flatMap((line, i) => {
    if (!line.includes('biome-ignore') || harmless.test(line)) return [];
    return [`${file}:${i + 1} switches off a boundary or purity check`];
  });
}

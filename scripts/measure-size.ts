// Prints what the title and a raid cost to load, in bytes after Brotli, from a build:
//   npx vite build && npx tsx scripts/measure-size.ts [folder]
// The title may cost 60 KB and a raid with everything before and in it 400 KB; above that the exit code is 1.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';

interface Entry {
  readonly file: string;
  readonly src?: string;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
  readonly css?: readonly string[];
}
type Manifest = Readonly<Record<string, Entry>>;

const TITLE_LIMIT = 60 * 1024;
const LIMIT = 400 * 1024;
const TITLE_FONTS = ['stardos-stencil-latin-700', 'barlow-semi-condensed-latin-500'];
const RAID = 'src/app/hosts/raid-host.tsx';

const folder = process.argv[2] ?? 'dist';
const manifest = JSON.parse(readFileSync(`${folder}/.vite/manifest.json`, 'utf8')) as Manifest;

/** An entry of the manifest, everything it imports at once, and their styles. */
function filesOf(key: string, found = new Set<string>()): Set<string> {
  const entry = manifest[key];
  if (entry === undefined || found.has(entry.file)) return found;
  found.add(entry.file);
  for (const style of entry.css ?? []) found.add(style);
  for (const next of entry.imports ?? []) filesOf(next, found);
  return found;
}

function cost(file: string): number {
  const bytes = readFileSync(`${folder}/${file}`);
  return file.endsWith('.woff2') ? bytes.length : brotliCompressSync(bytes).length;
}

function report(what: string, files: readonly string[]): number {
  const total = files.reduce((sum, file) => sum + cost(file), 0);
  console.log(`${what}: ${(total / 1024).toFixed(1)} KB`);
  for (const file of files) console.log(`  ${String(cost(file)).padStart(8)}  ${file}`);
  return total;
}

function hold(what: string, bytes: number, limit: number): void {
  if (bytes <= limit) return;
  console.error(`${what} costs ${bytes} bytes; it may cost ${limit}.`);
  process.exitCode = 1;
}

if (!existsSync(`${folder}/index.html`)) throw new Error(`no build in '${folder}'`);
const entry = Object.keys(manifest).find((key) => manifest[key]?.isEntry) ?? '';
const fonts = [...new Set(Object.values(manifest).map(({ file }) => file))].filter((file) =>
  file.endsWith('.woff2'),
);
const isOfTitle = (font: string) => TITLE_FONTS.some((name) => font.includes(name));
const page = ['index.html', 'manifest.webmanifest', 'icon.svg'];
const title = [...page, ...filesOf(entry), ...fonts.filter(isOfTitle)];
const raid = [...filesOf(RAID)].filter((file) => !title.includes(file));
const later = Object.keys(manifest)
  .filter((key) => raid.includes(manifest[key]?.file ?? ''))
  .flatMap((key) => manifest[key]?.dynamicImports ?? [])
  .flatMap((key) => [...filesOf(key)]);
const fetched = new Set(later.filter((file) => !title.includes(file) && !raid.includes(file)));

const titleCost = report('title', title);
const raidCost =
  report('raid, on top of the title', raid) +
  report('the map and whatever else the raid fetches', [...fetched]) +
  report(
    'the other fonts',
    fonts.filter((font) => !isOfTitle(font)),
  );
console.log(`everything: ${((titleCost + raidCost) / 1024).toFixed(1)} KB`);
const threads = readdirSync(`${folder}/assets`).filter((name) => /-worker-.*\.js$/.test(name));
report(
  'the staff officer’s thread, beside a raid in which he helps',
  threads.map((name) => `assets/${name}`),
);
hold('The title', titleCost, TITLE_LIMIT);
hold('Everything', titleCost + raidCost, LIMIT);

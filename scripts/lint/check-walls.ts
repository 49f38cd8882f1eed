// Holds the walls of the house (walls.ts): fails with file and line where an import crosses one.
//   tsx scripts/lint/check-walls.ts             the check that `npm test -- lint` runs
//   tsx scripts/lint/check-walls.ts --figures   the import graph in figures

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { circles, type Edge, type Files, type Graph, graphOf, wayTo } from './graph.ts';
import { OUTSIDE, placeOf, type Room, WALLS } from './walls.ts';

export interface Complaint {
  readonly file: string;
  readonly line: number;
  readonly wall: string;
  readonly text: string;
}

/** Doors that are named only when they are opened: systems and battles in folders of the caller's, in Node alone. */
const BY_NAME: readonly string[] = ['src/systems/system-folders.ts'];

const root = fileURLToPath(new URL('../../', import.meta.url));

export function complaintsAbout(files: Files): Complaint[] {
  const graph = graphOf(files);
  return [
    ...homeless(graph),
    ...hiddenDoors(graph),
    ...graph.edges.flatMap(crossing),
    ...unexcusedCircles(graph),
    ...heavyEntries(graph),
  ];
}

const homeless = ({ files }: Graph): Complaint[] =>
  files
    .filter((file) => placeOf(file) === null)
    .map((file) => ({ file, line: 1, wall: 'no room', text: 'lies in no room of src' }));

const hiddenDoors = ({ hidden }: Graph): Complaint[] =>
  hidden
    .filter(({ from }) => !BY_NAME.includes(from))
    .map(({ from, line, what }) => ({
      file: from,
      line,
      wall: 'hidden',
      text: `${what} hides what it loads: name the file in a plain string`,
    }));

/** The wall an import crosses, if it crosses one. */
function crossing(edge: Edge): Complaint[] {
  const here = placeOf(edge.from);
  const room = WALLS.find(({ name }) => name === here?.room);
  if (here === null || room === undefined) return [];
  const complain = (to: string, why: string) => [
    {
      file: edge.from,
      line: edge.line,
      wall: `${here.room} → ${to}`,
      text: `imports ${edge.specifier}: ${why}`,
    },
  ];
  if (edge.kind === 'package') {
    if (room.packages?.includes(edge.to)) return [];
    return complain(edge.to, mayOnly(room));
  }
  if (!/\.\w+$/.test(edge.to) && !OUTSIDE.includes(edge.to))
    return complain('no ending', 'name the file with its ending');
  const there = placeOf(edge.to);
  if (there === null) return complain('no room', 'it lies in no room');
  if (here.system !== null && there.system !== null && here.system !== there.system) {
    return complain('another system', 'no system imports another');
  }
  if (there.room === here.room || room.rooms?.includes(there.room)) return [];
  if (edge.types && room.types?.includes(there.room)) return [];
  return complain(there.room, mayOnly(room));
}

const mayOnly = (room: Room) => `${room.name} imports only ${mayImport(room).join(', ')}`;

/** What the last column of the tables in the documents says. */
export function mayImport({ rooms = [], types = [], packages = [] }: Room): string[] {
  return ['itself', ...rooms, ...types.map((name) => `types of ${name}`), ...packages];
}

/** Circles that stay when every import that says why it closes one is left out. */
function unexcusedCircles({ files, edges }: Graph): Complaint[] {
  const counted = edges.filter(({ excused }) => !excused);
  return circles(files, counted).flatMap((circle) =>
    circle.map((file) => ({
      file,
      line: counted.find(({ from, to }) => from === file && circle.includes(to))?.line ?? 1,
      wall: 'circle of files',
      text: `stands in a circle of imports: ${circle.join(', ')}`,
    })),
  );
}

const ON_SCREEN = /^(ui\/|app$|systems\/\*\/(map|panels|sound|screen-words|screen\.ts)$)/;

/** A system's headless entry runs in Node: no way leads from it to phaser or to a screen. */
function heavyEntries({ files, edges }: Graph): Complaint[] {
  const byFile = new Map<string, Edge[]>();
  for (const edge of edges) {
    if (edge.types) continue;
    byFile.set(edge.from, [...(byFile.get(edge.from) ?? []), edge]);
  }
  const heavy = ({ kind, to }: Edge) =>
    kind === 'package' ? /^(phaser|preact)$/.test(to) : ON_SCREEN.test(placeOf(to)?.room ?? '');
  return files
    .filter((file) => placeOf(file)?.room === 'systems/*/index.ts')
    .flatMap((file) => {
      const way = wayTo(file, byFile, heavy);
      if (way === null) return [];
      return [{ file, line: 1, wall: 'headless', text: `reaches a screen: ${way.join(' → ')}` }];
    });
}

/** Every file of src with its text. */
export function filesOfSrc(): Map<string, string> {
  const entries = readdirSync(join(root, 'src'), { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length).replaceAll('\\', '/'))
    .sort();
  return new Map(paths.map((path) => [path, textOf(path)]));
}

const textOf = (path: string) =>
  /\.(tsx?|js|css)$/.test(path) ? readFileSync(join(root, path), 'utf8') : '';

const told = ({ file, line, text }: Complaint) => `${file}:${line} ${text}`;

function check(): void {
  const complaints = complaintsAbout(filesOfSrc());
  for (const complaint of complaints) console.error(told(complaint));
  console.log(complaints.length > 0 ? 'The walls do not hold.' : 'The walls hold.');
  if (complaints.length > 0) process.exitCode = 1;
}

function figures(): void {
  const files = filesOfSrc();
  const graph = graphOf(files);
  const within = graph.edges.filter(({ kind, to }) => kind === 'file' && files.has(to));
  const imported = (way: 'from' | 'to') => {
    const counts = new Map<string, number>();
    for (const edge of within) counts.set(edge[way], (counts.get(edge[way]) ?? 0) + 1);
    return [...counts].sort((a, b) => b[1] - a[1]).slice(0, 10);
  };
  console.log(`${files.size} files, ${within.length} imports between them`);
  const found = circles(graph.files, graph.edges);
  console.log(`${found.length} circles of files`);
  for (const circle of found) console.log(`  ${circle.length}: ${circle.join(' ')}`);
  console.log('import most');
  for (const [file, count] of imported('from')) console.log(`  ${count} ${file}`);
  console.log('are imported most');
  for (const [file, count] of imported('to')) console.log(`  ${count} ${file}`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [wish] = process.argv.slice(2);
  if (wish === '--figures') figures();
  else check();
}

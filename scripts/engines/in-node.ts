// Has a Node do the work, this one or another from the registry.

import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Work } from './trial.ts';

const PROGRAM = `import { trial } from './trial.js';
import { readFileSync } from 'node:fs';
const work = JSON.parse(readFileSync(new URL('work.json', import.meta.url), 'utf8'));
console.log(JSON.stringify(await trial(work)));
`;

/** Another Node: the package of its binary, fetched by npm and run once. */
export const nodeOf = (major: number): readonly string[] => [
  ...['npm', 'exec', '--yes', `--package=node-${process.platform}-${process.arch}@${major}`],
  ...['--', 'node'],
];

/** The lines of a Node; null when it is not to be had. */
export function inNode(
  [program = '', ...args]: readonly string[],
  folder: string,
  work: Work,
): string[] | null {
  writeFileSync(join(folder, 'work.json'), JSON.stringify(work));
  const script = join(folder, 'run.mjs');
  writeFileSync(script, PROGRAM);
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  const { status, stdout } = spawnSync(program, [...args, pathToFileURL(script).pathname], {
    ...{ encoding: 'utf8', cwd: folder, maxBuffer: 2 ** 28 },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  return status === 0 ? (JSON.parse(stdout) as string[]) : null;
}

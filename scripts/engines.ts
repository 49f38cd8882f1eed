// Runs the golden raids and a few hundred live ones in every engine to be had and compares hashes, events and links.
//   npm run engines               all goldens, 200 raids of each battle, Node 22 and 24 as well; on Debian it installs
//                                 the engines that are missing, where it may
//   npm run engines -- --few      some of them, in the engines that are there: a step of `npm test`
// The engines that were not there are named, and written to artifacts for the last line of `npm test`.

import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { systemNamed } from '../src/systems/index.ts';
import { installOnDebian } from './apt.mjs';
import { bundleTrial, root } from './engines/bundle.ts';
import { difference } from './engines/difference.ts';
import { BROWSERS, type Engine, isThere } from './engines/found.ts';
import { inBrowser, NoAnswer } from './engines/in-browser.ts';
import { inNode, nodeOf } from './engines/in-node.ts';
import type { Work } from './engines/trial.ts';

const few = process.argv.includes('--few');
const OTHERS = [22, 24]; // of Node
/** ms that a browser is given: on a busy machine one that has not answered is named, not waited for. */
const LONGEST = few ? 60_000 : 600_000;
/** Those that the register opens. */
const GOLDEN = ['raid', 'fast-play', 'red-poppies']
  .filter((system) => systemNamed(system) !== undefined)
  .map((system) => join(root, 'tests/systems', system, 'golden'));

function chosenWork(): Work {
  const texts = GOLDEN.flatMap((folder) => {
    const files = readdirSync(folder).filter((name) => /-\d\.json$/.test(name));
    const taken = files.filter((_, i) => !few || i % 8 === 0);
    return taken.map((name) => [name, readFileSync(join(folder, name), 'utf8')]);
  });
  return { goldens: Object.fromEntries(texts), raids: few ? 4 : 200 };
}

const folder = await bundleTrial();
const work = chosenWork();
const missing: string[] = [];
let differ = false;
const first = inNode([process.execPath], folder, work);
if (first === null) throw new Error('the raids cannot even be run in this Node');
console.log(`Node ${process.versions.node}: ${first.length} raids`);

function compare(name: string, lines: readonly string[] | null): void {
  if (lines === null) {
    missing.push(name);
    return;
  }
  const found = difference(first ?? [], lines);
  differ ||= found !== null;
  console.log(`${name}: ${found === null ? 'the same' : `DIFFERS\n  ${found}`}`);
}

async function compareBrowser(engine: Engine): Promise<void> {
  try {
    compare(engine.name, await inBrowser(engine, folder, work, LONGEST));
  } catch (fault) {
    if (!(few && fault instanceof NoAnswer)) throw fault;
    missing.push(`${engine.name} (no answer)`);
  }
}

const absent = BROWSERS.filter((engine) => !isThere(engine));
if (!few && absent.length > 0) {
  const names = absent.map(({ name }) => name).join(', ');
  installOnDebian(
    absent.flatMap(({ packages }) => packages),
    `Installing ${names} …`,
  );
}
if (!few) for (const major of OTHERS) compare(`Node ${major}`, inNode(nodeOf(major), folder, work));
for (const engine of BROWSERS) await compareBrowser(engine);
rmSync(folder, { recursive: true, force: true });
mkdirSync(join(root, 'artifacts'), { recursive: true });
writeFileSync(join(root, 'artifacts/engines-missing.txt'), missing.join(', '));
if (missing.length > 0) console.log(`Not there: ${missing.join(', ')}.`);
process.exitCode = differ ? 1 : 0;

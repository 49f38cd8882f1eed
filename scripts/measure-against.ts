// Compares the working tree with another commit in one run, turn about: `npx tsx scripts/measure-against.ts REF`. Each
// tree is asked by its command line and by its build alone, so the two may be laid out differently inside. Exit code 1
// when a figure is worse than it may be, 2 when nothing could be said.

import { browserFigures } from './measure/against/browser.ts';
import { KINDS, speedsOf } from './measure/against/headless.ts';
import { type Options, optionsOf, USAGE, WrongUse } from './measure/against/options.ts';
import { report } from './measure/against/report.ts';
import { openTrees } from './measure/against/trees.ts';
import { turnAbout } from './measure/against/turns.ts';

const ENOUGH = 10; // turns

try {
  process.exitCode = await compare(optionsOf(process.argv.slice(2)));
} catch (fault) {
  console.error(fault instanceof Error ? fault.message : fault);
  if (fault instanceof WrongUse) console.error(USAGE);
  process.exitCode = 2;
}

async function compare({ ref, times, headless, browser }: Options): Promise<number> {
  const trees = await openTrees(ref);
  const figures = [
    ...(headless ? await turnAbout(trees, times, KINDS, speedsOf) : []),
    ...(browser ? await browserFigures(trees, times) : []),
  ];
  const { lines, below } = report([trees.ours.name, trees.theirs.name], figures);
  for (const line of lines) console.log(line);
  console.log('');
  console.log(`Ratio: above 1 the working tree is better (faster) than ${trees.theirs.name}.`);
  console.log(`It is the mean of the ratios of ${times} turns of each, turn about.`);
  if (times < ENOUGH) console.log(`Fewer than ${ENOUGH} turns: a trial, no measurement.`);
  return below ? 1 : 0;
}

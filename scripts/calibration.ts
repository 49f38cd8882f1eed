// How well the win chance is calibrated: of positions called 70 %, about 70 % should be won when it is played well.
//   npx tsx scripts/calibration.ts 2000 --write  puts the tables into docs/analysis.md
//   npx tsx scripts/calibration.ts 200           a quick look, printed; --battle raid/… for another battle
// Positions are drawn at random moments of raids by several players and of odd human play on every level, with seeds used
// nowhere else; then the strongest player goes on from there, with the raid's own markers and dice.

import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { RULES_VERSION } from '../src/systems/raid/rules/version.ts';
import { chosenBattle } from './battle.ts';
import { sampleAll } from './calibration/crew.ts';
import { MAKERS, STRONGEST } from './calibration/makers.ts';
import { PLAYOUTS, type Sample } from './calibration/sample.ts';
import { brier, type Call, outsideLine, reliabilityLines } from './calibration/table.ts';

const { scenario, rest } = chosenBattle();
const BEGIN = `<!-- calibration ${scenario.id} -->`;
const END = `<!-- end of calibration ${scenario.id} -->`;

/** Between the two marks in the docs. */
function write(lines: readonly string[]): void {
  const file = fileURLToPath(new URL('../docs/analysis.md', import.meta.url));
  const text = readFileSync(file, 'utf8');
  const from = text.indexOf(BEGIN);
  const to = text.indexOf(END);
  if (from < 0 || to < from) throw new Error(`${BEGIN} and ${END} are not in docs/analysis.md`);
  const kept = [text.slice(0, from + BEGIN.length), text.slice(to)];
  writeFileSync(file, kept.join(`\n\n${lines.join('\n')}\n\n`));
}

function tables(samples: readonly Sample[]): string[] {
  const { hash } = scenario;
  const mean = (of: (s: Sample) => number): string =>
    (samples.reduce((sum, s) => sum + of(s), 0) / samples.length).toFixed(2);
  const totals = samples.map(total);
  const anys = samples.map(any);
  const bare = samples.map((s) => ({ ...total(s), called: s.counted[0] ?? 0 }));
  return [
    `${samples.length} positions of \`${scenario.id}\`, ${PLAYOUTS} playouts behind each call, ${STRONGEST} going on; data ${hash}, rules version ${RULES_VERSION}.`,
    '',
    ...reliabilityLines('called: total success', totals),
    '',
    ...reliabilityLines('called: half a success or more', anys),
    '',
    outsideLine([totals, anys]),
    '',
    `Points: ${mean((s) => s.points)} called, ${mean((s) => s.came)} came. As the playouts ended, without the reading: Brier score ${brier(bare).score.toFixed(4)} for a total success.`,
    '',
    ...byMaker(samples),
  ];
}

const total = ({ total: called, outcome }: Sample): Call => ({
  called,
  won: outcome === 'total-success',
});
const any = ({ any: called, outcome }: Sample): Call => ({ called, won: outcome !== 'failure' });

function byMaker(samples: readonly Sample[]): string[] {
  const rows = MAKERS.map((maker) => {
    const calls = samples.filter((s) => s.maker === maker).map(total);
    const n = Math.max(1, calls.length);
    const called = (100 * calls.reduce((sum, c) => sum + c.called, 0)) / n;
    const came = (100 * calls.filter((c) => c.won).length) / n;
    return `| ${maker} | ${calls.length} | ${called.toFixed(1)} | ${came.toFixed(1)} |`;
  });
  return [
    '| positions of | number | total success called | came |',
    '|---|---:|---:|---:|',
    ...rows,
  ];
}

const raids = Math.max(1, Math.floor(Number(rest[0] ?? 200)) || 200);
const lines = tables(await sampleAll(scenario.id, { name: 'held out', positions: 1 }, raids));
if (rest.includes('--write')) write(lines);
else for (const line of lines) console.log(line);

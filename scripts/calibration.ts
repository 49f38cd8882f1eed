// How well the win chance is calibrated: of positions called 70 %, about 70 % should be won when it is played well.
//   npx tsx scripts/calibration.ts 2000 --write  puts the tables into docs/analysis.md; some four minutes on two cores
//   npx tsx scripts/calibration.ts 200           a quick look, printed; --battle raid/… for another battle
//     --samples FILE, --jobs N and --opening FILE are as for scripts/fit-chance.ts
// Positions are drawn at random moments of raids by several players and of odd human play on every level, with seeds used
// nowhere else; then the strongest player goes on from there, with the raid's own markers and dice. They are called as
// the bar calls them: searched where that can be, else played out and read.

import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Chance, searchedChance } from '../src/staff/chance/chance.ts';
import { readChance } from '../src/staff/chance/read.ts';
import { type RaidReading, readingFor } from '../src/systems/raid/players/outlook/reading.ts';
import { raid as rules } from '../src/systems/raid/rules/system.ts';
import { RULES_VERSION } from '../src/systems/raid/rules/version.ts';
import { sampleAll } from './calibration/crew.ts';
import { MAKERS, STRONGEST } from './calibration/makers.ts';
import { openingLines } from './calibration/opening.ts';
import { PLAYOUTS, type Sample } from './calibration/sample.ts';
import { endsOf, positionOf } from './calibration/seen.ts';
import { brier, type Call, outsideLine, reliabilityLines } from './calibration/table.ts';
import { readWords } from './calibration/words.ts';

const A_RAID = 1; // position: each is of a raid of its own
const QUICK = 200;

const words = readWords();
const { scenario } = words;
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

/** A position as it is called. */
interface Called extends Sample {
  readonly chance: Chance;
}

function calledAs(sample: Sample, reading: RaidReading | null): Called {
  const { outcomes } = rules;
  const { searched } = sample;
  if (searched !== null) {
    const worth = outcomes.reduce((sum, o, i) => sum + o.worth * (searched.shares[i] ?? 0), 0);
    return { ...sample, chance: searchedChance(outcomes, { ...searched, worth, lines: [] }) };
  }
  const position = positionOf(scenario, sample);
  return { ...sample, chance: readChance(outcomes, endsOf(sample), reading, position) };
}

const mean = (all: readonly Called[], of: (s: Called) => number): string =>
  (all.reduce((sum, s) => sum + of(s), 0) / Math.max(1, all.length)).toFixed(2);

function tables(samples: readonly Called[]): string[] {
  const { hash } = scenario;
  const totals = samples.map(total);
  const anys = samples.map(any);
  const played = samples.filter(({ searched }) => searched === null);
  const bare = (s: Called): Call => ({ ...total(s), called: (s.counts[0] ?? 0) / PLAYOUTS });
  const openings = openingLines(readingFor(scenario), words.openings);
  return [
    `${samples.length} positions of \`${scenario.id}\`, ${PLAYOUTS} playouts behind each call, ${STRONGEST} going on; data ${hash}, rules version ${RULES_VERSION}.`,
    '',
    ...reliabilityLines('called: total success', totals),
    '',
    ...reliabilityLines('called: half a success or more', anys),
    '',
    outsideLine([totals, anys]),
    '',
    `Points: ${mean(samples, (s) => s.chance.meanPoints)} called, ${mean(samples, (s) => s.came)} came. Of the ${played.length} positions that are played out: Brier score ${brier(played.map(total)).score.toFixed(4)} for a total success, without the reading ${brier(played.map(bare)).score.toFixed(4)}; margin shown, on average ± ${(100 * Number(mean(played, (s) => s.chance.margin))).toFixed(0)} %.`,
    '',
    ...byMaker(samples),
    ...(openings.length === 0 ? [] : ['', ...openings]),
  ];
}

const total = ({ chance, outcome }: Called): Call => ({
  called: chance.total / chance.n,
  won: outcome === 'total-success',
});
const any = ({ chance, outcome }: Called): Call => ({
  called: 1 - chance.fail / chance.n,
  won: outcome !== 'failure',
});

/** By who brought the raid there, and by how the call is made. */
function byMaker(samples: readonly Called[]): string[] {
  const groups: ReadonlyArray<readonly [string, readonly Called[]]> = [
    ...MAKERS.map((maker) => [maker, samples.filter((s) => s.maker === maker)] as const),
    ['searched to the end', samples.filter(({ searched }) => searched !== null)],
  ];
  const rows = groups.map(([told, those]) => {
    const calls = those.map(total);
    const n = Math.max(1, calls.length);
    const called = (100 * calls.reduce((sum, c) => sum + c.called, 0)) / n;
    const came = (100 * calls.filter((c) => c.won).length) / n;
    return `| ${told} | ${calls.length} | ${called.toFixed(1)} | ${came.toFixed(1)} |`;
  });
  return [
    '| positions of | number | total success called | came |',
    '|---|---:|---:|---:|',
    ...rows,
  ];
}

const positions = words.positions ?? QUICK;
const sampling = { name: 'held out', positions: A_RAID };
const samples = await sampleAll({ ...words, sampling, raids: Math.ceil(positions / A_RAID) });
const reading = readingFor(scenario);
const lines = tables(samples.slice(0, positions).map((sample) => calledAs(sample, reading)));
if (words.write) write(lines);
else for (const line of lines) console.log(line);

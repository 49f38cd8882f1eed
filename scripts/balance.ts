// Writes docs/balance.md: all automatic players on the same seeds, then ten thousand raids on every level by the quick
// ones. What stands below the mark in that file is written by hand and kept.
//   npx tsx scripts/balance.ts            as committed
//   npx tsx scripts/balance.ts 200        a quick look with fewer seeds, printed instead of written

import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { simulateAll } from '../src/cli/simulate/simulate.ts';
import { resultLines, shareText } from '../src/cli/simulate/tables.ts';
import { scenarios } from '../src/data/dieppe.ts';
import type { Scenario } from '../src/rules/scenario.ts';
import { RULES_VERSION } from '../src/rules/version.ts';

const SEEDS = 10_000;
const PLAYERS = ['steady', 'random'];
const LADDER = ['random', 'steady', 'planner-quick', 'planner', 'planner-deep'];
const LADDER_SEEDS = 40;
export const BY_HAND = '<!-- written by hand from here on -->';
const FILE = new URL('../docs/balance.md', import.meta.url);

export async function balanceText(
  scenario: Scenario,
  seeds: number,
  jobs: number,
  ladderSeeds = LADDER_SEEDS,
): Promise<string> {
  const lines = head(scenario, seeds);
  const levels = scenario.levels.map((level) => level.id);
  lines.push(...(await ladder(scenario, levels, Math.min(seeds, ladderSeeds), jobs)));
  for (const player of PLAYERS) {
    const campaign = { scenario, levels, player, events: true, first: 1, last: seeds, jobs };
    lines.push(`## ${player}`, '', ...resultLines(await simulateAll(campaign), 'markdown'), '');
  }
  return lines.join('\n');
}

/** Every player on the same few seeds: what looking ahead is worth. */
async function ladder(
  scenario: Scenario,
  levels: readonly string[],
  seeds: number,
  jobs: number,
): Promise<string[]> {
  const lines = [
    '## The players on the same seeds',
    '',
    `Seeds 1 to ${seeds}: total success, and mean points below it, each with its 95 % interval.`,
    '',
    `| player | ${levels.join(' | ')} |`,
    `|---|${'---:|'.repeat(levels.length)}`,
  ];
  for (const player of LADDER) {
    const campaign = { scenario, levels, player, events: true, first: 1, last: seeds, jobs };
    const told = (await simulateAll(campaign)).levels;
    const shares = told.map(({ outcomes }) => shareText(outcomes['total-success']));
    const points = told.map(({ points: p }) => `${p.mean.toFixed(1)} ± ${p.margin.toFixed(1)}`);
    lines.push(`| ${player} | ${shares.join(' | ')} |`, `| | ${points.join(' | ')} |`);
  }
  return [...lines, ''];
}

function head(scenario: Scenario, seeds: number): string[] {
  return [
    '# Balance',
    '',
    `What the automatic players make of the raid \`${scenario.id}\` (data ${scenario.hash}, rules version ${RULES_VERSION}): seeds 1 to ${seeds} on every level, with random events. Shares are of all raids, in brackets the 95 % interval after Wilson; the second gun and the alarm are given by turn, the alarm as the mean at the end of the turn over the raids that got there.`,
    '',
    'This file is made by one command:',
    '',
    '```',
    'npx tsx scripts/balance.ts',
    '```',
    '',
    'One level by one player, as text or as JSON:',
    '',
    '```',
    `npm run --silent raid -- simulate --seeds 1..${seeds} --level basic --player steady`,
    '```',
    '',
  ];
}

/** The end of the file as it stands, from the mark on. */
function keptByHand(): string {
  const text = readFileSync(fileURLToPath(FILE), 'utf8');
  const at = text.indexOf(BY_HAND);
  return at < 0 ? '' : text.slice(at);
}

async function main(): Promise<void> {
  const [scenario] = scenarios.map((raid) => raid.load());
  if (scenario === undefined) throw new Error('there is no raid');
  const few = Number(process.argv[2] ?? 0);
  const text = await balanceText(scenario, few > 0 ? few : SEEDS, availableParallelism());
  if (few > 0) process.stdout.write(text);
  else writeFileSync(fileURLToPath(FILE), `${text}${keptByHand()}`);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await main();

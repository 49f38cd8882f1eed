// Writes the balance of a battle, docs/<system>/balance.md for the first of its system on the shelf and
// docs/<system>/balance-<battle>.md for any other: the strongest automatic player on many seeds, all players and several plans on the same
// seeds, then ten thousand raids on every level by the quick ones. What stands below the mark in that file is written
// by hand and kept.
//   npx tsx scripts/balance.ts [--battle raid/…]   as committed; about three quarters of an hour on two cores
//   npx tsx scripts/balance.ts 200                 a quick look with at most so many seeds, printed instead of written

import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { type BattleFolder, battleFolders } from '../src/systems/battle-folders.ts';
import { beachesByNearness } from '../src/systems/raid/players/steady/mind.ts';
import type { Scenario } from '../src/systems/raid/rules/scenario.ts';
import { RULES_VERSION } from '../src/systems/raid/rules/version.ts';
import { type Field, inFull, sideBySide, strongest } from './balance/sections.ts';
import { chosenBattle } from './battle.ts';

const STRONGEST = 'planner-deep';
const LADDER = ['random', 'steady', 'planner-quick', 'planner', STRONGEST];
/** Beaches by their ranks of nearness to the battery. */
const PLANS = ['0', '1', '2', '01', '02', '12'];
const PLANNED_BY = 'planner';
const IN_FULL = ['steady', 'random'];
const SEEDS = { strongest: 2000, ladder: 100, plans: 100, inFull: 10_000 };
export const BY_HAND = '<!-- written by hand from here on -->';

/** The whole text, with no more than `most` seeds anywhere. */
export async function balanceText(scenario: Scenario, most: number, jobs: number): Promise<string> {
  const field: Field = { scenario, jobs };
  const seeds = (wanted: number): number => Math.min(wanted, most);
  const lines = head(scenario);
  lines.push(...(await strongest(field, STRONGEST, seeds(SEEDS.strongest))));
  const ladder = LADDER.map((player) => ({ player, told: player }));
  lines.push('## The players on the same seeds', '');
  lines.push(...(await sideBySide(field, ladder, seeds(SEEDS.ladder))));
  const plans = PLANS.map((ranks) => ({
    player: `${PLANNED_BY}-beach-${ranks}`,
    told: [...ranks].map((rank) => beachOf(scenario, Number(rank))).join(' and '),
  }));
  lines.push('## Plans on the same seeds', '');
  lines.push(
    `\`${PLANNED_BY}\`, bound to land on these beaches where no event says otherwise.`,
    '',
  );
  lines.push(...(await sideBySide(field, plans, seeds(SEEDS.plans))));
  for (const player of IN_FULL) lines.push(...(await inFull(field, player, seeds(SEEDS.inFull))));
  return lines.join('\n');
}

/** The beach of a rank, as a player bound to it understands it. */
function beachOf(scenario: Scenario, rank: number): string {
  const zone = beachesByNearness(scenario)[rank];
  return zone === undefined ? '–' : (scenario.zones[zone]?.id ?? '–');
}

function head(scenario: Scenario): string[] {
  return [
    '# Balance',
    '',
    `What the automatic players make of the raid \`${scenario.id}\` (data ${scenario.hash}, rules version ${RULES_VERSION}), on every level, with random events. Shares are of all raids, in brackets the 95 % interval after Wilson; the second gun and the alarm are given by turn, the alarm as the mean at the end of the turn over the raids that got there.`,
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
    'npm run --silent raid -- simulate --seeds 1..10000 --level basic --player steady',
    '```',
    '',
  ];
}

/** The end of the file as it stands, from the mark on. */
function keptByHand(file: string): string {
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const at = text.indexOf(BY_HAND);
  return at < 0 ? '' : text.slice(at);
}

async function main(): Promise<void> {
  const { scenario, folder, rest } = chosenBattle();
  const few = Number(rest[0] ?? 0);
  const most = few > 0 ? few : SEEDS.inFull;
  const text = await balanceText(scenario, most, availableParallelism());
  if (few > 0) process.stdout.write(text);
  else {
    const file = fileOf(folder);
    writeFileSync(file, `${text}${keptByHand(file)}`);
  }
}

function fileOf({ system, id }: BattleFolder): string {
  const first = battleFolders().find((folder) => folder.system === system);
  const name = first?.id === id ? 'balance' : `balance-${id}`;
  return fileURLToPath(new URL(`../docs/${system}/${name}.md`, import.meta.url));
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await main();

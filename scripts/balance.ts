// Writes the balance of a battle, docs/<system>/balance.md for the first of its system on the shelf and
// docs/<system>/balance-<battle>.md for any other: the strongest automatic player on many seeds with the second act of
// his raids, all players and every plan on the same seeds, then ten thousand raids on every level by the quick ones. What
// stands below the mark in that file is written by hand and kept. Beside it, balance.json keeps what the strongest came to
// on each level, as `raid simulate --json` prints it: the win chance of the openings is held to that (fit-chance.ts).
//   npx tsx scripts/balance.ts [--battle raid/…]   as committed; about an hour on two cores
//   npx tsx scripts/balance.ts --strongest 800     Fast Play: the strongest on so many seeds; --jobs 1: one process;
//                                                  --keep DIR: what is played is kept there, and not played again
//   npx tsx scripts/balance.ts 200                 a quick look with at most so many seeds, printed instead of written

import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { battleFolders } from '../src/systems/battle-folders.ts';
import type { Scenario } from '../src/systems/raid/rules/scenario.ts';
import { RULES_VERSION } from '../src/systems/raid/rules/version.ts';
import { balanceFile, type Counted, countsFile, isFirst } from './balance/counts.ts';
import { plansOf } from './balance/plans.ts';
import { type Field, inFull, sideBySide, strongest } from './balance/sections.ts';
import { judgedSeeds, TUNING_SEEDS } from './balance/seeds.ts';
import { chosenBattle } from './battle.ts';

const SYSTEM = 'raid';
const STRONGEST = 'planner-deep';
const LADDER = ['random', 'steady', 'planner-quick', 'planner', STRONGEST];
const PLANNED_BY = 'planner';
const IN_FULL = ['steady', 'random'];
/** Of the judged seeds (balance/seeds.ts), the first so many. */
const SEEDS = { strongest: 2000, open: 200, ladder: 100, plans: 100, inFull: 10_000 };
const AGAIN = 40;
export const BY_HAND = '<!-- written by hand from here on -->';

export interface Balance {
  readonly text: string;
  readonly counts: Counted; // of the strongest player
}

/** All of it, with no more than `most` seeds, or raids played on, anywhere. */
export async function balanceOf(scenario: Scenario, most: number, jobs: number): Promise<Balance> {
  const field: Field = { scenario, jobs };
  const seeds = (wanted: number): number => Math.min(wanted, most);
  const lines = head(scenario);
  const depth = { raids: seeds(SEEDS.strongest), open: seeds(SEEDS.open), again: seeds(AGAIN) };
  const best = await strongest(field, STRONGEST, depth);
  lines.push(...best.lines);
  const ladder = LADDER.map((player) => ({ player, told: player }));
  lines.push('## The players on the same seeds', '');
  lines.push(...(await sideBySide(field, ladder, seeds(SEEDS.ladder))));
  const plans = plansOf(scenario).map(({ ranks, told }) => ({
    player: `${PLANNED_BY}-beach-${ranks}`,
    told,
  }));
  lines.push('## Plans on the same seeds', '');
  lines.push(
    `\`${PLANNED_BY}\`, bound to land on these beaches where no event says otherwise.`,
    '',
  );
  lines.push(...(await sideBySide(field, plans, seeds(SEEDS.plans))));
  for (const player of IN_FULL) lines.push(...(await inFull(field, player, seeds(SEEDS.inFull))));
  const { id, hash } = scenario;
  const { first, last } = judgedSeeds(depth.raids);
  const levels = best.levels.map(({ level, raids, outcomes }) => ({ level, raids, outcomes }));
  const counts: Counted = {
    ...{ scenario: { id, hash }, rules: RULES_VERSION, player: STRONGEST, events: true },
    ...{ seeds: { first, last }, levels },
  };
  return { text: lines.join('\n'), counts };
}

function head(scenario: Scenario): string[] {
  const { first, last } = judgedSeeds(SEEDS.inFull);
  const named = isFirst({ system: SYSTEM, id: scenario.id })
    ? ''
    : ` --battle ${SYSTEM}/${scenario.id}`;
  const raid = isFirst({ system: SYSTEM, id: scenario.id }) ? '' : ` --raid ${scenario.id}`;
  return [
    '# Balance',
    '',
    `What the automatic players make of the raid \`${scenario.id}\` (data ${scenario.hash}, rules version ${RULES_VERSION}), on every level, with random events. Values were tuned on seeds ${TUNING_SEEDS.first} to ${TUNING_SEEDS.last} at most; what is told here was played on others, from ${first} on. Shares are of all raids, in brackets the 95 % interval after Wilson; the second gun and the alarm are given by turn, the alarm as the mean at the end of the turn over the raids that got there.`,
    '',
    'This file is made by one command:',
    '',
    '```',
    `npx tsx scripts/balance.ts${named}`,
    '```',
    '',
    'One level by one player, as text or as JSON:',
    '',
    '```',
    `npm run --silent raid -- simulate${raid} --seeds ${first}..${last} --level ${scenario.levels[0]?.id} --player steady --events on`,
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

/** A battle of another system has a balance of its own kind. */
async function otherSystem(words: readonly string[]): Promise<boolean> {
  const after = (word: string): string | undefined =>
    words.includes(word) ? words[words.indexOf(word) + 1] : undefined;
  const named = after('--battle') ?? '';
  const folder = battleFolders().find(({ system, id }) => named === `${system}/${id}`);
  const { battleBalance, isTold, SEEDS: theirs } = await import('./balance/battles.ts');
  if (folder === undefined || !isTold(folder.system)) return false;
  const few = Number(
    words.find((word, i) => /^[0-9]+$/.test(word) && !/^--/.test(words[i - 1] ?? '')) ?? 0,
  );
  const text = await battleBalance(folder, {
    strongest: Number(after('--strongest') ?? theirs.strongest),
    most: few > 0 ? few : SEEDS.inFull,
    jobs: Number(after('--jobs') ?? availableParallelism()),
    folder: after('--keep'),
  });
  const file = fileURLToPath(balanceFile(folder, 'md'));
  if (few > 0) process.stdout.write(text);
  else writeFileSync(file, `${text}${keptByHand(file)}`);
  return true;
}

async function main(): Promise<void> {
  if (await otherSystem(process.argv.slice(2))) return;
  const { scenario, folder, rest } = chosenBattle();
  const few = Number(rest[0] ?? 0);
  const most = few > 0 ? few : SEEDS.inFull;
  const { text, counts } = await balanceOf(scenario, most, availableParallelism());
  if (few > 0) process.stdout.write(text);
  else {
    const file = fileURLToPath(balanceFile(folder, 'md'));
    writeFileSync(file, `${text}${keptByHand(file)}`);
    writeFileSync(countsFile(folder), `${JSON.stringify(counts, null, 2)}\n`);
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await main();

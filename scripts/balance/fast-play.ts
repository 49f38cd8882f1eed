// The balance of a battle of Fast Play: the strongest automatic player on seeds on which nothing was tuned, all players and
// every plan on the same seeds, and the automaton's own filters on the French side.

import { openNamed } from '../../src/cli/games.ts';
import { markdownTable } from '../../src/cli/table.ts';
import { shareText } from '../../src/engine/statistics.ts';
import type { BattleFolder } from '../../src/systems/battle-folders.ts';
import { battleCounting, type LevelSummary } from '../../src/systems/fast-play/counting/index.ts';
import { loadBattle } from '../../src/systems/fast-play/data/battles.ts';
import type { Field } from '../../src/systems/fast-play/rules/field.ts';
import { fastPlay } from '../../src/systems/fast-play/rules/system.ts';
import { type Keeping, tallied } from './kept.ts';
import { judgedSeeds, type Seeds, seedsText, TUNING_SEEDS } from './seeds.ts';

const STRONGEST = 'planner-deep';
const LADDER = ['random', 'profile', 'steadfast', 'planner-quick', 'planner', STRONGEST];
const PLANNED_BY = 'planner';
export const SEEDS = { strongest: 2000, ladder: 100, plans: 100, quick: 1000 };

/** How many seeds are played, at most. */
export interface Asked extends Keeping {
  readonly strongest: number; // by the strongest player
  readonly most: number; // by anybody
}

/** The plans of a battle by its objectives, as the name of a bound player ends. */
const PLANS: Readonly<Record<string, ReadonlyArray<readonly [ending: string, told: string]>>> = {
  'spicheren-1870': [
    ['guard-2', 'hold Forbach'],
    ['guard-034', 'hold the heights (Roter Berg and Gifertwald, the Golden Bremm before them)'],
    ['forward', 'counter-attack towards Saarbrücken'],
  ],
};
const plansOf = ({ id, objectives }: Field) =>
  PLANS[id] ?? objectives.map(({ en }, o) => [`guard-${o}`, `keep brigades for ${en}`] as const);

/** Every level by one player, shared out over processes. */
async function campaign(
  field: Field,
  player: string,
  seeds: Seeds,
  keeping: Keeping,
): Promise<readonly LevelSummary[]> {
  const opened = await openNamed(fastPlay.id, field.id);
  const tallies = await tallied(opened, player, seeds, keeping);
  return [...tallies].map(
    ([level, tally]) => opened.counting.summarise(level, tally) as LevelSummary,
  );
}

const tableOf = (levels: readonly LevelSummary[]): string[] =>
  battleCounting.tables(levels).flatMap(({ head, rows }) => markdownTable(head, rows));

/** The whole text. */
export async function battleBalance({ id }: BattleFolder, asked: Asked): Promise<string> {
  const field = loadBattle(id);
  const { most } = asked;
  const seeds = (wanted: number): Seeds => judgedSeeds(Math.min(wanted, most));
  const judged = seeds(asked.strongest);
  const plans = plansOf(field).map(([ending, told]) => ({
    player: `${PLANNED_BY}-${ending}`,
    told,
  }));
  const table = async (player: string, those: Seeds): Promise<string[]> =>
    tableOf(await campaign(field, player, those, asked));
  return [
    ...head(field, asked),
    `## ${STRONGEST}, by whom the levels are judged`,
    '',
    `${seedsText(judged)}, on which nothing was tuned.`,
    '',
    ...(await table(STRONGEST, judged)),
    '',
    '## The players on the same seeds',
    '',
    ...(await sideBySide(
      field,
      LADDER.map((player) => ({ player, told: player })),
      seeds(SEEDS.ladder),
      asked,
    )),
    '## Plans on the same seeds',
    '',
    `\`${PLANNED_BY}\`, bound to a plan: its brigades go first where the plan wants them, and it compares what such a player would do.`,
    '',
    ...(await sideBySide(
      field,
      [{ player: PLANNED_BY, told: 'no plan' }, ...plans],
      seeds(SEEDS.plans),
      asked,
    )),
    '## steadfast',
    '',
    `${seedsText(seeds(SEEDS.quick))}.`,
    '',
    ...(await table('steadfast', seeds(SEEDS.quick))),
    '',
    '## The automaton on both sides',
    '',
    `\`profile\`: the French by the automaton's own filters (17.2). ${seedsText(seeds(SEEDS.quick))}.`,
    '',
    ...(await table('profile', seeds(SEEDS.quick))),
    '',
  ].join('\n');
}

function head(field: Field, { strongest }: Asked): string[] {
  const { first } = judgedSeeds(1);
  const fewer = strongest === SEEDS.strongest ? '' : ` --strongest ${strongest}`;
  return [
    '# Balance',
    '',
    `What the automatic players make of the battle \`${field.id}\` (data ${field.hash}, rules version ${fastPlay.version}), on every level, without options. Values were tuned on seeds ${TUNING_SEEDS.first} to ${TUNING_SEEDS.last} at most; what is told here was played on others, from ${first} on. Shares are of all battles, in brackets the 95 % interval after Wilson.`,
    '',
    'This file is made by one command:',
    '',
    '```',
    `npx tsx scripts/balance.ts --battle fast-play/${field.id}${fewer}`,
    '```',
    '',
  ];
}

/** Several players on the same seeds: success, and mean points below it. */
async function sideBySide(
  field: Field,
  players: ReadonlyArray<{ readonly player: string; readonly told: string }>,
  seeds: Seeds,
  keeping: Keeping,
): Promise<string[]> {
  const rows: string[][] = [];
  for (const { player, told } of players) {
    const levels = await campaign(field, player, seeds, keeping);
    rows.push(
      [told, ...levels.map(({ outcomes }) => shareText(outcomes.success as never))],
      ['', ...levels.map(({ points: p }) => `${p.mean.toFixed(1)} ± ${p.margin.toFixed(1)}`)],
    );
  }
  return [
    `${seedsText(seeds)}: success, and mean points below it, each with its 95 % interval.`,
    '',
    ...markdownTable(['', ...field.levels.map(({ id }) => id)], rows),
    '',
  ];
}

// The balance of a battle of a system that counts its own games: the strongest automatic player on seeds on which nothing
// was tuned, all players and every plan on the same seeds, and whoever else the system wants told by himself.

import { openNamed } from '../../src/cli/games.ts';
import { markdownTable } from '../../src/cli/table.ts';
import type { Share } from '../../src/engine/statistics.ts';
import { shareText } from '../../src/engine/statistics.ts';
import type { BattleFolder } from '../../src/systems/battle-folders.ts';
import { type Keeping, tallied } from './kept.ts';
import { judgedSeeds, type Seeds, seedsText, TUNING_SEEDS } from './seeds.ts';

const STRONGEST = 'planner-deep';
const PLANNED_BY = 'planner';
export const SEEDS = { strongest: 2000, ladder: 100, plans: 100, quick: 1000 };

type Plan = readonly [ending: string, told: string];

/** What is told of the battles of one system. */
interface Chapter {
  readonly best: string; // its best outcome, as it is counted
  readonly players: readonly string[]; // from the weakest to the standing one
  readonly alone: ReadonlyArray<readonly [player: string, title: string, told: string]>;
  readonly without: string; // what was left out
  plans(id: string): readonly Plan[];
}

const SPICHEREN: readonly Plan[] = [
  ['guard-2', 'hold Forbach'],
  ['guard-03', 'hold the heights (Roter Berg and Gifertwald)'],
  ['forward', 'counter-attack towards Saarbrücken'],
];

const CHAPTERS: Readonly<Record<string, Chapter>> = {
  'fast-play': {
    best: 'success',
    players: ['random', 'profile', 'steadfast'],
    alone: [
      ['steadfast', 'steadfast', ''],
      [
        'profile',
        'The automaton on both sides',
        "`profile`: the French by the automaton's own filters (17.2). ",
      ],
    ],
    without: ', without options',
    plans: (id) => (id === 'spicheren-1870' ? SPICHEREN : []),
  },
  'red-poppies': {
    best: 'victory',
    players: ['random', 'steadfast'],
    alone: [
      ['steadfast-patient', 'Patient', ''],
      ['steadfast-wave', 'Wave', ''],
    ],
    without: '',
    plans: () => [
      ['patient', 'shoot the machine guns down first'],
      ['wave', 'over the top at once'],
    ],
  },
};

/** Whether a system has a chapter here. */
export const isTold = (system: string): boolean => Object.hasOwn(CHAPTERS, system);

/** How many seeds are played, at most. */
export interface Asked extends Keeping {
  readonly strongest: number; // by the strongest player
  readonly most: number; // by anybody
}

type Opened = Awaited<ReturnType<typeof openNamed>>;

/** What every system sums up of a level, as far as it is told here. */
interface LevelSummary {
  readonly outcomes: Readonly<Record<string, Share>>;
  readonly points: { readonly mean: number; readonly margin: number };
}

/** Every level by one player, shared out over processes. */
async function campaign(
  opened: Opened,
  player: string,
  seeds: Seeds,
  keeping: Keeping,
): Promise<readonly LevelSummary[]> {
  const tallies = await tallied(opened, player, seeds, keeping);
  return [...tallies].map(
    ([level, tally]) => opened.counting.summarise(level, tally) as LevelSummary,
  );
}

/** The whole text. */
export async function battleBalance({ id, system }: BattleFolder, asked: Asked): Promise<string> {
  const opened = await openNamed(system, id);
  const chapter = CHAPTERS[system] as Chapter;
  const { most } = asked;
  const seeds = (wanted: number): Seeds => judgedSeeds(Math.min(wanted, most));
  const judged = seeds(asked.strongest);
  const quick = seeds(SEEDS.quick);
  const table = async (player: string, those: Seeds): Promise<string[]> =>
    opened.counting
      .tables((await campaign(opened, player, those, asked)) as never)
      .flatMap(({ head, rows }) => markdownTable(head, rows));
  const plans = chapter
    .plans(id)
    .map(([ending, told]) => ({ player: `${PLANNED_BY}-${ending}`, told }));
  const ladder = [...chapter.players, 'planner-quick', PLANNED_BY, STRONGEST];
  const alone: string[] = [];
  for (const [player, title, told] of chapter.alone) {
    const rows = await table(player, quick);
    alone.push(`## ${title}`, '', `${told}${seedsText(quick)}.`, '', ...rows, '');
  }
  return [
    ...head(opened, chapter, asked),
    `## ${STRONGEST}, by whom the levels are judged`,
    '',
    `${seedsText(judged)}, on which nothing was tuned.`,
    '',
    ...(await table(STRONGEST, judged)),
    '',
    '## The players on the same seeds',
    '',
    ...(await sideBySide(
      opened,
      chapter,
      ladder.map((player) => ({ player, told: player })),
      seeds(SEEDS.ladder),
      asked,
    )),
    '## Plans on the same seeds',
    '',
    `\`${PLANNED_BY}\`, bound to a plan: the standing player keeps to it, and it compares what such a player would do.`,
    '',
    ...(await sideBySide(
      opened,
      chapter,
      [{ player: PLANNED_BY, told: 'no plan' }, ...plans],
      seeds(SEEDS.plans),
      asked,
    )),
    ...alone,
  ].join('\n');
}

function head(
  { game: { system, scenario } }: Opened,
  { without }: Chapter,
  { strongest }: Asked,
): string[] {
  const { first } = judgedSeeds(1);
  const fewer = strongest === SEEDS.strongest ? '' : ` --strongest ${strongest}`;
  return [
    '# Balance',
    '',
    `What the automatic players make of the battle \`${scenario.id}\` (data ${scenario.hash}, rules version ${system.version}), on every level${without}. Values were tuned on seeds ${TUNING_SEEDS.first} to ${TUNING_SEEDS.last} at most; what is told here was played on others, from ${first} on. Shares are of all battles, in brackets the 95 % interval after Wilson.`,
    '',
    'This file is made by one command:',
    '',
    '```',
    `npx tsx scripts/balance.ts --battle ${system.id}/${scenario.id}${fewer}`,
    '```',
    '',
  ];
}

/** Several players on the same seeds: the best outcome, and mean points below it. */
async function sideBySide(
  opened: Opened,
  { best }: Chapter,
  players: ReadonlyArray<{ readonly player: string; readonly told: string }>,
  seeds: Seeds,
  keeping: Keeping,
): Promise<string[]> {
  const rows: string[][] = [];
  for (const { player, told } of players) {
    const levels = await campaign(opened, player, seeds, keeping);
    rows.push(
      [told, ...levels.map(({ outcomes }) => shareText(outcomes[best] as Share))],
      ['', ...levels.map(({ points: p }) => `${p.mean.toFixed(1)} ± ${p.margin.toFixed(1)}`)],
    );
  }
  return [
    `${seedsText(seeds)}: ${best}, and mean points below it, each with its 95 % interval.`,
    '',
    ...markdownTable(['', ...opened.game.scenario.levels.map(({ id }) => id)], rows),
    '',
  ];
}

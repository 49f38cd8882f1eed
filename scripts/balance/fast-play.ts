// The balance of a battle of Fast Play: the strongest automatic player on seeds on which nothing was tuned, all players and
// every plan on the same seeds, and the automaton's own filters on the French side.

import { markdownTable } from '../../src/cli/table.ts';
import { learnOutlook } from '../../src/engine/outlooks.ts';
import { shareText } from '../../src/engine/statistics.ts';
import { playerNamed } from '../../src/staff/players.ts';
import { type BattleFolder, readFile } from '../../src/systems/battle-folders.ts';
import { battleCounting, type LevelSummary } from '../../src/systems/fast-play/counting/index.ts';
import { loadBattle } from '../../src/systems/fast-play/data/battles.ts';
import { battleStaff } from '../../src/systems/fast-play/players/staff.ts';
import type { Field } from '../../src/systems/fast-play/rules/field.ts';
import { fastPlay } from '../../src/systems/fast-play/rules/system.ts';
import { judgedSeeds, type Seeds, seedsText, TUNING_SEEDS } from './seeds.ts';

const STRONGEST = 'planner-deep';
const LADDER = ['random', 'profile', 'steadfast', 'planner-quick', 'planner', STRONGEST];
const SEEDS = { strongest: 200, ladder: 100, plans: 100, quick: 1000 };

const played = new Map<string, LevelSummary[]>();

/** Every level by one player; what was played once is not played again. */
export function campaign(field: Field, name: string, seeds: Seeds): LevelSummary[] {
  const key = `${field.hash} ${name} ${seeds.first} ${seeds.last}`;
  const known = played.get(key) ?? playAll(field, name, seeds);
  played.set(key, known);
  return known;
}

function playAll(field: Field, name: string, { first, last }: Seeds): LevelSummary[] {
  return field.levels.map(({ id: level }) => {
    const player = playerNamed(fastPlay, battleStaff, name);
    const tally = battleCounting.blank(field);
    for (let seed = first; seed <= last; seed++) {
      battleCounting.play(field, { seed: String(seed), level, events: false }, player, tally);
    }
    return battleCounting.summarise(level, tally);
  });
}

const tableOf = (levels: readonly LevelSummary[]): string[] =>
  battleCounting.tables(levels).flatMap(({ head, rows }) => markdownTable(head, rows));

/** The whole text, with no more than `most` seeds anywhere. */
export function battleBalance({ id, path }: BattleFolder, most: number): string {
  const field = loadBattle(id);
  learnOutlook(readFile({ path }, 'outlook'));
  const seeds = (wanted: number): Seeds => judgedSeeds(Math.min(wanted, most));
  const plans = field.objectives.map(({ en }, o) => ({
    ...{ player: `steadfast-guard-${o}`, told: `keep brigades for ${en}` },
  }));
  return [
    ...head(field),
    `## ${STRONGEST}, by whom the levels are judged`,
    '',
    `${seedsText(seeds(SEEDS.strongest))}, on which nothing was tuned.`,
    '',
    ...tableOf(campaign(field, STRONGEST, seeds(SEEDS.strongest))),
    '',
    '## The players on the same seeds',
    '',
    ...sideBySide(
      field,
      LADDER.map((player) => ({ player, told: player })),
      seeds(SEEDS.ladder),
    ),
    '## Plans on the same seeds',
    '',
    '`steadfast`, bound to keep brigades for one objective before all others.',
    '',
    ...sideBySide(field, [{ player: 'steadfast', told: 'no plan' }, ...plans], seeds(SEEDS.plans)),
    '## steadfast',
    '',
    `${seedsText(seeds(SEEDS.quick))}.`,
    '',
    ...tableOf(campaign(field, 'steadfast', seeds(SEEDS.quick))),
    '',
    '## The automaton on both sides',
    '',
    `\`profile\`: the French by the automaton's own filters (17.2). ${seedsText(seeds(SEEDS.quick))}.`,
    '',
    ...tableOf(campaign(field, 'profile', seeds(SEEDS.quick))),
    '',
  ].join('\n');
}

function head(field: Field): string[] {
  const { first } = judgedSeeds(1);
  return [
    '# Balance',
    '',
    `What the automatic players make of the battle \`${field.id}\` (data ${field.hash}, rules version ${fastPlay.version}), on every level, without options. Values were tuned on seeds ${TUNING_SEEDS.first} to ${TUNING_SEEDS.last} at most; what is told here was played on others, from ${first} on. Shares are of all battles, in brackets the 95 % interval after Wilson.`,
    '',
    'This file is made by one command:',
    '',
    '```',
    `npx tsx scripts/balance.ts --battle fast-play/${field.id}`,
    '```',
    '',
  ];
}

/** Several players on the same seeds: success, and mean points below it. */
function sideBySide(
  field: Field,
  players: ReadonlyArray<{ readonly player: string; readonly told: string }>,
  seeds: Seeds,
): string[] {
  const rows = players.flatMap(({ player, told }) => {
    const levels = campaign(field, player, seeds);
    return [
      [told, ...levels.map(({ outcomes }) => shareText(outcomes.success as never))],
      ['', ...levels.map(({ points: p }) => `${p.mean.toFixed(1)} ± ${p.margin.toFixed(1)}`)],
    ];
  });
  return [
    `${seedsText(seeds)}: success, and mean points below it, each with its 95 % interval.`,
    '',
    ...markdownTable(['', ...field.levels.map(({ id }) => id)], rows),
    '',
  ];
}

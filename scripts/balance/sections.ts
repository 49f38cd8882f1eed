// The parts of a balance file, each made by playing raids.

import { openNamed } from '../../src/cli/games.ts';
import { resultLines, type SimulateJson, simulateAll } from '../../src/cli/simulate/simulate.ts';
import { markdownTable } from '../../src/cli/table.ts';
import { shareText } from '../../src/engine/statistics.ts';
import { raidCounting } from '../../src/systems/raid/counting/index.ts';
import type { LevelSummary } from '../../src/systems/raid/counting/summary.ts';
import { countedTables } from '../../src/systems/raid/counting/tables.ts';
import type { Scenario } from '../../src/systems/raid/rules/scenario.ts';
import { raid } from '../../src/systems/raid/rules/system.ts';
import { playTasks } from '../second-act/crew.ts';
import type { RaidTask } from '../second-act/raid.ts';
import { countedLevel, summariseAct } from '../second-act/summary.ts';
import { secondActRows } from '../second-act/tables.ts';
import { groundAsKept } from '../tune/ground.ts';
import { judgedSeeds, type Seeds, seedsText } from './seeds.ts';

export interface Field {
  readonly scenario: Scenario;
  readonly jobs: number;
}

async function campaign(
  { scenario, jobs }: Field,
  player: string,
  seeds: Seeds,
): Promise<SimulateJson<LevelSummary>> {
  const levels = scenario.levels.map((level) => level.id);
  const opened = await openNamed(raid.id, scenario.id);
  const asked = { levels, player, events: true, ...seeds, jobs };
  return (await simulateAll(opened, asked)) as SimulateJson<LevelSummary>;
}

const headings = ({ scenario }: Field, first: string): string[] => [
  first,
  ...scenario.levels.map((level) => level.id),
];
const percent = (part: number): string => `${(100 * part).toFixed(1)} %`;

/** One player in full. */
export async function inFull(field: Field, player: string, count: number): Promise<string[]> {
  const seeds = judgedSeeds(count);
  const json = await campaign(field, player, seeds);
  const tables = resultLines({ counting: raidCounting }, json, 'markdown');
  return [`## ${player}`, '', `${seedsText(seeds)}.`, '', ...tables, ''];
}

/** How many raids of the strongest player are played, and of how many it is asked how open they were, so many times. */
export interface Depth {
  readonly raids: number;
  readonly open: number;
  readonly again: number;
}

/** The strongest player in full; with his raids their second act, and how often each zone of the land mattered. */
export async function strongest(
  field: Field,
  player: string,
  depth: Depth,
): Promise<{ readonly lines: string[]; readonly levels: readonly LevelSummary[] }> {
  const { scenario, jobs } = field;
  const seeds = judgedSeeds(depth.raids);
  const records = await playTasks(groundAsKept(scenario), tasksOf(field, player, depth), jobs);
  const by = scenario.levels.map(({ id }) => records.filter(({ level }) => level === id));
  const levels = by.map((those) => countedLevel(scenario, those));
  const acts = by.map((those) => summariseAct(those[0]?.level ?? '', those));
  const tables = countedTables(levels).flatMap(({ head, rows }, i) => [
    ...(i === 0 ? [] : ['']),
    ...markdownTable(head, rows),
  ]);
  const lines = [
    `## ${player}, by whom the levels are judged`,
    '',
    `${seedsText(seeds)}, on which nothing was tuned.`,
    '',
    ...tables,
    '',
    '### How often each zone matters',
    '',
    'Share of the raids above in which the British enter the zone, a shot is fired from it or into it, it is fought for, or reinforcements come in there; the least used first.',
    '',
    ...zoneLines(field, levels),
    '',
    '## The second act',
    '',
    `The same raids from the fall of the last heavy gun on, and only those in which it falls (except where the whole raid is counted). An outcome is open where, of ${depth.again} raids played on from there by \`${player}\` with other dice and what is hidden dealt anew, no outcome has more than 85 %; that was asked of the raids of ${seedsText(judgedSeeds(depth.open)).toLowerCase()}. German phases count when British units are ashore as they begin.`,
    '',
    ...markdownTable(headings(field, ''), secondActRows(acts)),
    '',
  ];
  return { lines, levels };
}

/** Level by level, seed by seed; the first ones are played on. */
function tasksOf({ scenario }: Field, player: string, { raids, open, again }: Depth): RaidTask[] {
  const { first } = judgedSeeds(raids);
  return scenario.levels.flatMap(({ id: level }) =>
    Array.from({ length: raids }, (_, i) => ({
      ...{ level, player, seed: first + i },
      again: i < open ? again : 0,
    })),
  );
}

function zoneLines(field: Field, levels: readonly LevelSummary[]): string[] {
  const raids = levels.reduce((sum, level) => sum + level.raids, 0);
  const rows = field.scenario.zones
    .map((zone, i) => ({ zone, by: levels.map((level) => (level.zones[i] ?? 0) / level.raids), i }))
    .filter(({ zone }) => zone.kind === 'land' || zone.kind === 'beach')
    .map(({ zone, by, i }) => ({
      zone,
      by,
      all: levels.reduce((sum, level) => sum + (level.zones[i] ?? 0), 0) / raids,
    }))
    .sort((a, b) => a.all - b.all || a.zone.id.localeCompare(b.zone.id));
  return markdownTable(
    [...headings(field, 'zone'), 'all'],
    rows.map(({ zone, by, all }) => [`${zone.id} ${zone.en}`, ...[...by, all].map(percent)]),
  );
}

/** Several players on the same seeds: total success, and mean points below it. */
export async function sideBySide(
  field: Field,
  players: ReadonlyArray<{ readonly player: string; readonly told: string }>,
  count: number,
): Promise<string[]> {
  const seeds = judgedSeeds(count);
  const rows: string[][] = [];
  for (const { player, told } of players) {
    const { levels } = await campaign(field, player, seeds);
    rows.push([told, ...levels.map(({ outcomes }) => shareText(outcomes['total-success']))]);
    rows.push([
      '',
      ...levels.map(({ points: p }) => `${p.mean.toFixed(1)} ± ${p.margin.toFixed(1)}`),
    ]);
  }
  return [
    `${seedsText(seeds)}: total success, and mean points below it, each with its 95 % interval.`,
    '',
    ...markdownTable(headings(field, ''), rows),
    '',
  ];
}

// The parts of docs/raid/balance.md, each made by playing raids.

import { openNamed } from '../../src/cli/games.ts';
import { resultLines, type SimulateJson, simulateAll } from '../../src/cli/simulate/simulate.ts';
import { markdownTable } from '../../src/cli/table.ts';
import { shareText } from '../../src/engine/statistics.ts';
import { raidCounting } from '../../src/systems/raid/counting/index.ts';
import type { LevelSummary } from '../../src/systems/raid/counting/summary.ts';
import type { Scenario } from '../../src/systems/raid/rules/scenario.ts';
import { raid } from '../../src/systems/raid/rules/system.ts';

export interface Field {
  readonly scenario: Scenario;
  readonly jobs: number;
}

async function played(
  field: Field,
  player: string,
  seeds: number,
): Promise<readonly LevelSummary[]> {
  return (await campaign(field, player, seeds)).levels;
}

async function campaign(
  { scenario, jobs }: Field,
  player: string,
  seeds: number,
): Promise<SimulateJson<LevelSummary>> {
  const levels = scenario.levels.map((level) => level.id);
  const opened = await openNamed(raid.id, scenario.id);
  const asked = { levels, player, events: true, first: 1, last: seeds, jobs };
  return (await simulateAll(opened, asked)) as SimulateJson<LevelSummary>;
}

const headings = ({ scenario }: Field, first: string): string[] => [
  first,
  ...scenario.levels.map((level) => level.id),
];
const percent = (part: number): string => `${(100 * part).toFixed(1)} %`;

const tablesOf = (json: SimulateJson<LevelSummary>): string[] =>
  resultLines({ counting: raidCounting }, json, 'markdown');

/** One player in full. */
export async function inFull(field: Field, player: string, seeds: number): Promise<string[]> {
  return [`## ${player}`, '', ...tablesOf(await campaign(field, player, seeds)), ''];
}

/** The strongest player in full, and with his raids how often each zone of the land mattered. */
export async function strongest(field: Field, player: string, seeds: number): Promise<string[]> {
  const json = await campaign(field, player, seeds);
  return [
    `## ${player}, by whom the levels are judged`,
    '',
    `Seeds 1 to ${seeds}.`,
    '',
    ...tablesOf(json),
    '',
    '### How often each zone matters',
    '',
    'Share of the raids above in which the British enter the zone, a shot is fired from it or into it, it is fought for, or reinforcements come in there; the least used first.',
    '',
    ...zoneLines(field, json.levels),
    '',
  ];
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
  seeds: number,
): Promise<string[]> {
  const rows: string[][] = [];
  for (const { player, told } of players) {
    const levels = await played(field, player, seeds);
    rows.push([told, ...levels.map(({ outcomes }) => shareText(outcomes['total-success']))]);
    rows.push([
      '',
      ...levels.map(({ points: p }) => `${p.mean.toFixed(1)} ± ${p.margin.toFixed(1)}`),
    ]);
  }
  return [
    `Seeds 1 to ${seeds}: total success, and mean points below it, each with its 95 % interval.`,
    '',
    ...markdownTable(headings(field, ''), rows),
    '',
  ];
}

// Raids that automatic players have fought, as the archive keeps them and as a file holds them.

import { headLine, raidLine } from '../../src/app/storage/archive-file.ts';
import { soundReplay } from '../../src/app/storage/export.ts';
import { newRecord } from '../../src/app/storage/new-record.ts';
import type { SavedRaid } from '../../src/app/storage/records.ts';
import { optionalPart } from '../../src/engine/optional-rules.ts';
import { Rerun } from '../../src/engine/rerun.ts';
import { playGame } from '../../src/engine/run.ts';
import type { Action } from '../../src/engine/system.ts';
import { playerNamed } from '../../src/staff/players.ts';
import { raidStaff } from '../../src/systems/raid/players/staff.ts';
import { formatAction } from '../../src/systems/raid/rules/actions.ts';
import type { Scenario } from '../../src/systems/raid/rules/scenario.ts';
import { G, get } from '../../src/systems/raid/rules/state.ts';
import { raid, raidOn } from '../../src/systems/raid/rules/system.ts';
import { RULES_VERSION } from '../../src/systems/raid/rules/version.ts';
import { score } from '../../src/systems/raid/rules/victory.ts';
import { berneval, dieppe, drill } from './house.ts';

export const LEVELS = ['basic', 'green', 'hardened', 'seasoned'] as const;

export interface Making {
  readonly game?: typeof dieppe; // Dieppe unless told
  readonly player?: string;
  readonly level?: string;
  readonly events?: boolean;
  readonly optional?: readonly string[];
  readonly upTo?: number; // actions; the rest is not played
  readonly changes?: Partial<SavedRaid>;
}

/** A raid of an automatic player under an id. */
export function madeRaid(id: string, seed: string, making: Making = {}): SavedRaid {
  const { player = 'random', level = 'basic', events = false, game = dieppe } = making;
  const scenario = game.scenario as Scenario;
  const options = { seed, level, events, ...optionalPart(making) };
  const actions: Action[] = [];
  playGame(raidOn(scenario), options, playerNamed(raid, raidStaff, player), actions);
  const rerun = new Rerun(raidOn(scenario), options);
  const played = actions.slice(0, making.upTo ?? actions.length);
  for (const action of played) rerun.run(action, null);
  const turn = get(rerun.position, G.turn);
  const { outcome, vp } = score(rerun.position);
  const blank = newRecord(
    id,
    { system: raid.id, battle: scenario.id },
    { ...options, practice: false },
    1000,
  );
  return {
    ...blank,
    status: rerun.over ? 'over' : 'playing',
    scenario: { id: scenario.id, hash: scenario.hash },
    rules: RULES_VERSION,
    actions: played.map((action) => formatAction(scenario, action)),
    turns: rerun.turns,
    turn,
    clock: scenario.clock[turn] ?? '',
    result: rerun.over ? { outcome, vp } : null,
    ...making.changes,
  };
}

/** The file of an archive with these raids. */
export function fileOf(raids: readonly SavedRaid[]): string {
  const lines = raids.map((raid) => {
    const game =
      [drill, berneval].find(({ scenario }) => scenario.id === raid.scenario.id) ?? dieppe;
    const replay = soundReplay(game, raid);
    if (replay === null) throw new Error(`no replay of ${raid.id}`);
    return raidLine(raid, replay);
  });
  return `${[headLine(raids.length), ...lines].join('\n')}\n`;
}

const DAY_MS = 86_400_000;

/** Many raids of the quickest player, one a day, over all levels. */
export function manyRaids(count: number): SavedRaid[] {
  return Array.from({ length: count }, (_, i) => {
    const level = LEVELS[i % LEVELS.length] ?? 'basic';
    const when = Date.UTC(2021, 0, 1) + i * DAY_MS;
    return madeRaid(`many-${i}`, `many ${i}`, {
      level,
      changes: { started: when - 1_800_000, updated: when },
    });
  });
}

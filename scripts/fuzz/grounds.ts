// What the fuzzer does with a battle, by its system: its games, its checks and how a failure is told.

import type { Options } from '../../src/engine/course.ts';
import { battleFolders } from '../../src/systems/battle-folders.ts';
import { loadBattle as loadField } from '../../src/systems/fast-play/data/battles.ts';
import { loadBattle as loadRaid } from '../../src/systems/raid/data/battles.ts';
import { loadBattle as loadPoppies } from '../../src/systems/red-poppies/data/battles.ts';
import type { BattleEvent } from '../../src/systems/red-poppies/rules/events.ts';
import { redPoppies } from '../../src/systems/red-poppies/rules/system.ts';
import { Coverage } from '../../tests/support/fuzz/coverage.ts';
import { report } from '../../tests/support/fuzz/failure.ts';
import { deepGame, FuzzFailure, lightGame } from '../../tests/support/fuzz/game.ts';
import * as battle from '../../tests/systems/fast-play/fuzz/battle.ts';
import { Coverage as BattleCoverage } from '../../tests/systems/fast-play/fuzz/coverage.ts';
import { report as reportBattle } from '../../tests/systems/fast-play/fuzz/failure.ts';
import { Coverage as RaidCoverage } from '../../tests/systems/raid/fuzz/coverage.ts';
import { report as reportRaid } from '../../tests/systems/raid/fuzz/failure.ts';
import * as raid from '../../tests/systems/raid/fuzz/raid.ts';
import { PLACES } from '../../tests/systems/red-poppies/fuzz/coverage.ts';
import { KIT, optionsOf } from '../../tests/systems/red-poppies/fuzz/kit.ts';

export interface Ground {
  readonly coverage: Pick<RaidCoverage, 'counts' | 'merge' | 'list'>;
  optionsOf(seed: string, index: number): Options & { readonly player: string };
  /** One game with every check, or with the cheap ones; how many actions it had. */
  play(options: Options & { readonly player: string }, thorough: boolean): number;
  /** What is said of a failure; null of one that is not the game's. */
  report(failure: unknown): string | null;
}

/** The ground of a battle by '<system>/<battle>'; the first of the shelf without a name. */
export function groundOf(named: string | undefined): {
  readonly name: string;
  readonly ground: Ground;
} {
  const folders = battleFolders();
  const names = folders.map(({ system, id }) => `${system}/${id}`);
  const name = named ?? names[0] ?? '';
  const folder = folders[names.indexOf(name)];
  const open = folder === undefined ? undefined : GROUNDS[folder.system];
  if (folder === undefined || open === undefined) {
    throw new Error(`--battle takes one of ${names.join(', ')}`);
  }
  return { name, ground: open(folder.id) };
}

const GROUNDS: Readonly<Record<string, (id: string) => Ground>> = {
  raid(id) {
    const scenario = loadRaid(id);
    const coverage = new RaidCoverage();
    return {
      coverage,
      optionsOf: (seed, index) => raid.optionsOf(scenario, seed, index),
      play: (options, thorough) =>
        (thorough ? raid.deepRaid : raid.lightRaid)(scenario, options, coverage),
      report: (failure) =>
        failure instanceof raid.FuzzFailure ? reportRaid(scenario, failure) : null,
    };
  },
  'fast-play'(id) {
    const field = loadField(id);
    const coverage = new BattleCoverage();
    return {
      coverage,
      optionsOf: (seed, index) => battle.optionsOf(field, seed, index),
      play: (options, thorough) =>
        (thorough ? battle.deepBattle : battle.lightBattle)(field, options, coverage),
      report: (failure) =>
        failure instanceof battle.FuzzFailure ? reportBattle(field, failure) : null,
    };
  },
  'red-poppies'(id) {
    const field = loadPoppies(id);
    const coverage = new Coverage<BattleEvent>(PLACES);
    return {
      coverage,
      optionsOf: (seed, index) => optionsOf(field, seed, index),
      play: (options, thorough) => (thorough ? deepGame : lightGame)(KIT, field, options, coverage),
      report: (failure) =>
        failure instanceof FuzzFailure ? report(redPoppies, field, failure) : null,
    };
  },
};

// What the fuzzer does with a battle, by its system: its games, its checks and how a failure is told.

import type { Options } from '../../src/engine/course.ts';
import type { GameData } from '../../src/engine/position.ts';
import type { Told } from '../../src/engine/told.ts';
import { battleFolders } from '../../src/systems/battle-folders.ts';
import { loadBattle as loadField } from '../../src/systems/fast-play/data/battles.ts';
import { loadBattle as loadRaid } from '../../src/systems/raid/data/battles.ts';
import { loadBattle as loadPoppies } from '../../src/systems/red-poppies/data/battles.ts';
import { Coverage, type Places } from '../../tests/support/fuzz/coverage.ts';
import { report } from '../../tests/support/fuzz/failure.ts';
import { deepGame, FuzzFailure, lightGame } from '../../tests/support/fuzz/game.ts';
import type { FuzzOptions, Kit } from '../../tests/support/fuzz/kit.ts';
import { PLACES as FAST_PLAY } from '../../tests/systems/fast-play/fuzz/coverage.ts';
import * as fastPlay from '../../tests/systems/fast-play/fuzz/kit.ts';
import { Coverage as RaidCoverage } from '../../tests/systems/raid/fuzz/coverage.ts';
import { report as reportRaid } from '../../tests/systems/raid/fuzz/failure.ts';
import * as raid from '../../tests/systems/raid/fuzz/raid.ts';
import { PLACES as RED_POPPIES } from '../../tests/systems/red-poppies/fuzz/coverage.ts';
import * as poppies from '../../tests/systems/red-poppies/fuzz/kit.ts';

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
  'fast-play': (id) => byKit(fastPlay.KIT, loadField(id), FAST_PLAY, fastPlay.optionsOf),
  'red-poppies': (id) => byKit(poppies.KIT, loadPoppies(id), RED_POPPIES, poppies.optionsOf),
};

/** A system whose games are played by the fuzzer that is the same for all. */
function byKit<S extends GameData, E extends Told>(
  kit: Kit<S, E>,
  field: S,
  places: Places<E>,
  optionsOf: (field: S, seed: string, index: number) => FuzzOptions,
): Ground {
  const coverage = new Coverage(places);
  return {
    coverage,
    optionsOf: (seed, index) => optionsOf(field, seed, index),
    play: (options, thorough) => (thorough ? deepGame : lightGame)(kit, field, options, coverage),
    report: (failure) =>
      failure instanceof FuzzFailure ? report(kit.system, field, failure) : null,
  };
}

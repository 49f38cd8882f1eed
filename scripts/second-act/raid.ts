// One raid by an automatic player with all that is asked of it: the usual counts, its second act, and how open it was
// when the last gun fell.

import { copy } from '../../src/engine/position.ts';
import { playerNamed } from '../../src/staff/players.ts';
import { playCounted, type RaidResult } from '../../src/systems/raid/counting/raid-result.ts';
import { type SecondAct, SecondActWatch } from '../../src/systems/raid/counting/second-act.ts';
import { raidStaff } from '../../src/systems/raid/players/staff.ts';
import type { Scenario } from '../../src/systems/raid/rules/scenario.ts';
import { G, get, type RaidState } from '../../src/systems/raid/rules/state.ts';
import { raid } from '../../src/systems/raid/rules/system.ts';
import { type PlayedOn, playOn } from './play-on.ts';

export interface RaidTask {
  readonly level: string;
  readonly seed: number;
  readonly player: string;
  readonly again: number; // raids played on from the fall of the last gun; 0: none
}

export interface RaidRecord {
  readonly level: string;
  readonly seed: number;
  readonly result: RaidResult;
  readonly act: SecondAct;
  readonly on: PlayedOn | null; // where the last gun fell
  readonly seconds: number; // of a core: the raid, and
  readonly secondsOn: number; // those played on from it
}

export function playRaid(scenario: Scenario, task: RaidTask): RaidRecord {
  const { level, again } = task;
  const seed = String(task.seed);
  const player = playerNamed(raid, raidStaff, task.player);
  const watch = new SecondActWatch();
  let fallen: RaidState | null = null;
  let last: RaidState | null = null;
  const began = coreSeconds();
  const result = playCounted(scenario, { seed, level, events: true }, player, {
    hear: (event, s) => watch.hear(event, s),
    decided(s) {
      last = s;
      if (fallen !== null || get(s, G.secondGun) === 0) return;
      fallen = copy(s);
      watch.begin(s);
    },
  });
  const ended = coreSeconds();
  const act = watch.end(last as unknown as RaidState);
  const on =
    fallen === null || again === 0 ? null : playOn(fallen, player, `${seed} ${level}`, again);
  return {
    ...{ level, seed: task.seed, result, act, on },
    ...{ seconds: ended - began, secondsOn: coreSeconds() - ended },
  };
}

function coreSeconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

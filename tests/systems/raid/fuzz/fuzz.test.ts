// A fixed run of the fuzzer: every oracle at every action, and no kind of decision, action or event left out.

import { expect, test } from 'vitest';
import { loadBattle } from '../../../../src/systems/raid/data/battles.ts';
import type { Scenario } from '../../../../src/systems/raid/rules/scenario.ts';
import { loadDieppe } from '../dieppe.ts';
import { Coverage } from './coverage.ts';
import { report } from './failure.ts';
import { deepRaid, FuzzFailure, lightRaid, optionsOf } from './raid.ts';

const scenario = loadDieppe();
const second = loadBattle('berneval-1942'); // has 12j
const DEEP = 144; // every taste at every level, with events and cool heads and without
const BESIDE = 24; // raids of the second battle
const LIGHT = 144;
const PATIENCE = 600_000; // ms; the machine may be busy

function run(on: Scenario, raids: number, one: (index: number) => void): string[] {
  const failures: string[] = [];
  for (let index = 0; index < raids && failures.length < 3; index++) {
    try {
      one(index);
    } catch (failure) {
      if (!(failure instanceof FuzzFailure)) throw failure;
      failures.push(report(on, failure));
    }
  }
  return failures;
}

test(
  'raids of every taste keep every promise and reach every kind of event',
  () => {
    const coverage = new Coverage();
    for (const [on, raids] of [
      [scenario, DEEP],
      [second, BESIDE],
    ] as const) {
      const failures = run(on, raids, (i) => deepRaid(on, optionsOf(on, 'fixed', i), coverage));
      expect(failures).toEqual([]);
    }
    expect(coverage.missed()).toEqual([]);
  },
  PATIENCE,
);

test('many more raids keep the invariants', () => {
  const coverage = new Coverage();
  for (const on of [scenario, second]) {
    const failures = run(on, LIGHT, (i) => lightRaid(on, optionsOf(on, 'many', i), coverage));
    expect(failures).toEqual([]);
  }
});

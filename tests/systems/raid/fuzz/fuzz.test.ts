// A fixed run of the fuzzer: every oracle at every action, and no kind of decision, action or event left out.

import { expect, test } from 'vitest';
import { loadDieppe } from '../dieppe.ts';
import { Coverage } from './coverage.ts';
import { report } from './failure.ts';
import { deepRaid, FuzzFailure, lightRaid, optionsOf } from './raid.ts';

const scenario = loadDieppe();
const DEEP = 144; // every taste at every level, with events and without, twice
const LIGHT = 144;
const PATIENCE = 600_000; // ms; the machine may be busy

function run(raids: number, one: (index: number) => void): string[] {
  const failures: string[] = [];
  for (let index = 0; index < raids && failures.length < 3; index++) {
    try {
      one(index);
    } catch (failure) {
      if (!(failure instanceof FuzzFailure)) throw failure;
      failures.push(report(scenario, failure));
    }
  }
  return failures;
}

test(
  'raids of every taste keep every promise and reach every kind of event',
  () => {
    const coverage = new Coverage();
    const failures = run(DEEP, (i) =>
      deepRaid(scenario, optionsOf(scenario, 'fixed', i), coverage),
    );
    expect(failures).toEqual([]);
    expect(coverage.missed()).toEqual([]);
  },
  PATIENCE,
);

test('many more raids keep the invariants', () => {
  const coverage = new Coverage();
  expect(run(LIGHT, (i) => lightRaid(scenario, optionsOf(scenario, 'many', i), coverage))).toEqual(
    [],
  );
});

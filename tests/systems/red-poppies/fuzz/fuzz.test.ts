// A fixed run of the fuzzer: every oracle at every answer, and no kind of question, answer or event left out.

import { expect, test } from 'vitest';
import { parseReplay, replayText, verifyReplay } from '../../../../src/engine/replay.ts';
import { loadBattle } from '../../../../src/systems/red-poppies/data/battles.ts';
import type { BattleEvent } from '../../../../src/systems/red-poppies/rules/events.ts';
import type { Field } from '../../../../src/systems/red-poppies/rules/field.ts';
import { battleOn, redPoppies } from '../../../../src/systems/red-poppies/rules/system.ts';
import { Coverage } from '../../../support/fuzz/coverage.ts';
import { replayOf, report } from '../../../support/fuzz/failure.ts';
import { deepGame, FuzzFailure, lightGame } from '../../../support/fuzz/game.ts';
import { hawthorn } from '../hawthorn.ts';
import { PLACES } from './coverage.ts';
import { KIT, optionsOf } from './kit.ts';
import { marked, NOVEMBER } from './marked.ts';

const DEEP = 48; // every taste at every level, twice
const LIGHT = 63;
const PATIENCE = 600_000; // ms; the machine may be busy

/** Nothing is asked when all is over. Armour of the automaton hardly ever shows itself, and hardly ever is nobody left at
 * all: chapters 6 and 10 have both. */
const RARE: ReadonlySet<string> = new Set([
  ...['question over', 'nobody left', 'answer fire-at', 'answer shoot-at', 'answer return-at'],
]);

function run(on: Field, battles: number, one: (index: number) => void): string[] {
  const failures: string[] = [];
  for (let index = 0; index < battles && failures.length < 3; index++) {
    try {
      one(index);
    } catch (failure) {
      if (!(failure instanceof FuzzFailure)) throw failure;
      failures.push(report(redPoppies, on, failure));
    }
  }
  return failures;
}

test(
  'battles of every taste keep every promise and reach every kind of event',
  () => {
    const field = marked();
    const coverage = new Coverage<BattleEvent>(PLACES);
    const failures = run(field, DEEP, (i) =>
      deepGame(KIT, field, optionsOf(field, 'fixed', i), coverage),
    );
    expect(failures).toEqual([]);
    expect(coverage.missed().filter((one) => !RARE.has(one))).toEqual([]);
  },
  PATIENCE,
);

test.each([hawthorn, loadBattle(NOVEMBER)])(
  'many more battles of $id keep the invariants',
  (field) => {
    const coverage = new Coverage<BattleEvent>(PLACES);
    const failures = run(field, LIGHT, (i) =>
      lightGame(KIT, field, optionsOf(field, 'many', i), coverage),
    );
    expect(failures).toEqual([]);
  },
  PATIENCE,
);

test('a failure is written as a replay that comes out as it was played', () => {
  const options = optionsOf(hawthorn, 'told', 6);
  const failure = new FuzzFailure('a unit has grown', options, []);
  const replay = parseReplay(replayText(replayOf(redPoppies, hawthorn, failure)));
  if ('faults' in replay) throw new Error('the replay cannot be read');
  expect(verifyReplay(battleOn(hawthorn), replay).ok).toBe(true);
  expect(replay.note).toBe(`Fuzzer, player ${options.player}: a unit has grown, after nothing.`);
});

// A fixed run of the fuzzer: every oracle at every answer, and no kind of question, answer or event left out. Some units are
// marked, so that the options that are for marked units have somebody to be for.

import { expect, test } from 'vitest';
import type { BattleCard } from '../../../../src/engine/battle.ts';
import { parseReplay, replayText, verifyReplay } from '../../../../src/engine/replay.ts';
import { type BattleFiles, oneFile } from '../../../../src/systems/fast-play/data/battle-files.ts';
import { type Field, layOut } from '../../../../src/systems/fast-play/rules/field.ts';
import { battleOn, fastPlay } from '../../../../src/systems/fast-play/rules/system.ts';
import { Coverage } from '../../../support/fuzz/coverage.ts';
import { replayOf, report } from '../../../support/fuzz/failure.ts';
import { deepGame, FuzzFailure, lightGame } from '../../../support/fuzz/game.ts';
import { spicheren, spicherenFiles } from '../spicheren.ts';
import { PLACES } from './coverage.ts';
import { KIT, optionsOf } from './kit.ts';

const DEEP = 180; // every taste at every level, plainly, with all options and with each
const LIGHT = 180;
const PATIENCE = 600_000; // ms; the machine may be busy

/** Spicheren with units of every kind that options are for, and two generals who may keep points. */
function marked(): Field {
  const { card, ...files } = spicherenFiles();
  const file = oneFile(files as unknown as BattleFiles, card as BattleCard);
  const marks = [{ guard: true }, { francsTireurs: true }, { unreliable: true }, { regular: true }];
  return layOut({
    ...file,
    foresighted: ['french', 'german'],
    units: file.units.map((unit, i) => ({ ...unit, ...marks[i % marks.length] })),
  });
}

function run(on: Field, battles: number, one: (index: number) => void): string[] {
  const failures: string[] = [];
  for (let index = 0; index < battles && failures.length < 3; index++) {
    try {
      one(index);
    } catch (failure) {
      if (!(failure instanceof FuzzFailure)) throw failure;
      failures.push(report(fastPlay, on, failure));
    }
  }
  return failures;
}

test(
  'battles of every taste keep every promise and reach every kind of event',
  () => {
    const field = marked();
    const coverage = new Coverage(PLACES);
    const failures = run(field, DEEP, (i) =>
      deepGame(KIT, field, optionsOf(field, 'fixed', i), coverage),
    );
    expect(failures).toEqual([]);
    expect(coverage.missed()).toEqual([]);
  },
  PATIENCE,
);

test(
  'many more battles keep the invariants',
  () => {
    const coverage = new Coverage(PLACES);
    const failures = run(spicheren, LIGHT, (i) =>
      lightGame(KIT, spicheren, optionsOf(spicheren, 'many', i), coverage),
    );
    expect(failures).toEqual([]);
  },
  PATIENCE,
);

test('a failure is written as a replay that comes out as it was played', () => {
  const options = optionsOf(spicheren, 'told', 7);
  const failure = new FuzzFailure('a unit has grown', options, []);
  const replay = parseReplay(replayText(replayOf(fastPlay, spicheren, failure)));
  if ('faults' in replay) throw new Error('the replay cannot be read');
  expect(verifyReplay(battleOn(spicheren), replay).ok).toBe(true);
  expect(replay.note).toBe(`Fuzzer, player ${options.player}: a unit has grown, after nothing.`);
});

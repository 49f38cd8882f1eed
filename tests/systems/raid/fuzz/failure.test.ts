// A failure must be of use: its replay has to be read and run by the game itself.

import { expect, test } from 'vitest';
import { parseReplay, replayText, verifyReplay } from '../../../../src/engine/replay.ts';
import type { Action } from '../../../../src/engine/system.ts';
import { act, Do } from '../../../../src/systems/raid/rules/actions.ts';
import { raidOn } from '../../../../src/systems/raid/rules/system.ts';
import { loadDieppe } from '../dieppe.ts';
import { replayOf } from './failure.ts';
import { FuzzFailure } from './raid.ts';

const scenario = loadDieppe();
const options = { seed: 'told-7', level: 'green', events: true, player: 'uniform' };
const START = [act(Do.loadStandard), act(Do.end)];

function runAgain(actions: readonly Action[]) {
  const failure = new FuzzFailure('the alarm has fallen', options, actions);
  const replay = parseReplay(replayText(replayOf(scenario, failure)));
  if ('faults' in replay) throw new Error('the replay cannot be read');
  return { replay, verified: verifyReplay(raidOn(scenario), replay) };
}

test('a failure is written as a replay that comes out as it was played', () => {
  const { replay, verified } = runAgain(START);
  expect(verified.ok).toBe(true);
  expect(replay.actions).toEqual(['load-standard', 'end']);
  expect(replay.note).toBe("Fuzzer, player uniform: the alarm has fallen, after 'end'.");
});

test('an action that cannot be run is named in the note and left out', () => {
  const { replay, verified } = runAgain([...START, act(Do.prisoner)]);
  expect(verified.ok).toBe(true);
  expect(replay.actions).toEqual(['load-standard', 'end']);
  expect(replay.note).toContain("after 'prisoner'");
});

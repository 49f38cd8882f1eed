// `raid compare`: where two replays part; without a second one against the strongest player's own raid on the seed.

import { afterAll, describe, expect, test } from 'vitest';
import { replayText } from '../../src/engine/replay.ts';
import { strongestOf } from '../../src/staff/players.ts';
import { raidStaff } from '../../src/systems/raid/players/staff.ts';
import { raid as rules } from '../../src/systems/raid/rules/system.ts';
import { played } from './replays.ts';
import { Folder, raid } from './run.ts';

const folder = new Folder();
afterAll(() => folder.remove());
const one = played('steady', '7', 'basic', false);
const two = played('random', '7', 'basic', false);
const first = folder.write('one.json', replayText(one));
const second = folder.write('two.json', replayText(two));
const at = one.actions.findIndex((text, i) => text !== two.actions[i]);

test('two replays: where they part, and their points turn by turn', async () => {
  const told = await raid(['compare', first, second]);
  expect(told.code).toBe(0);
  expect(told.out).toMatch(new RegExp(`^${at} orders? in common`, 'm'));
  const rows = told.out.split('\n').filter((line) => /^\d+ +[\d–-]/.test(line));
  expect(rows.length).toBe(Math.max(one.turns.length, two.turns.length));
  const [, , points] = rows[two.turns.length - 1]?.split(/ +/) ?? [];
  expect(points).toBe(String(two.result?.vp));
});

test('one replay: the strongest player plays its seed, as `play` lets him', async () => {
  const { name } = strongestOf(rules, raidStaff);
  const compared = await raid(['compare', first, '--out', folder.file('best.json')]);
  expect(compared.code).toBe(0);
  expect(compared.out).toContain(`2  ${name}:`);
  await raid(['play', '--player', name, '--seed', '7', '--out', folder.file('played.json')]);
  expect(folder.read('best.json')).toBe(folder.read('played.json'));
});

describe('used in a wrong way', () => {
  test.each([
    [[], 'no replay is named'],
    [[first, second, first], 'at most two replays'],
    [[first, second, '--out', 'x.json'], '--out'],
  ])('%j', async (args, why) => {
    const told = await raid(['compare', ...args]);
    expect(told.code).toBe(2);
    expect(told.err).toContain(why);
  });
});

test('a replay that does not come out is refused', async () => {
  const spoilt = folder.write(
    'spoilt.json',
    replayText({ ...one, result: { outcome: 'failure', vp: -99 } }),
  );
  const told = await raid(['compare', spoilt, second]);
  expect(told.code).toBe(1);
});

// The log of a raid can be checked by somebody who has nothing but the rulebook.

import { afterAll, expect, test } from 'vitest';
import { replayText } from '../../src/engine/replay.ts';
import { type LogLine, Outsider } from './outsider.ts';
import { played } from './replays.ts';
import { Folder, raid } from './run.ts';
import { faultsOf } from './schemas.ts';

const folder = new Folder();
afterAll(() => folder.remove());

const raids = [
  ['steady', '11', 'basic', false],
  ['steady', '12', 'seasoned', true],
  ['random', '13', 'green', true],
  ['random', '14', 'hardened', false],
] as const;

test.each(raids)('a raid by %s, seed %s, %s, events %s', async (player, seed, level, events) => {
  const replay = played(player, seed, level, events);
  const told = await raid(['log', folder.write(`${seed}.json`, replayText(replay)), '--json']);
  expect(told.err).toBe('');
  expect(told.code).toBe(0);
  const lines = told.out
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as LogLine);
  expect(lines.flatMap((line) => faultsOf('log', line))).toEqual([]);
  expect(lines.slice(0, 3).map(({ line }) => line)).toEqual(['raid', 'board', 'position']);
  expect(lines.flatMap((l) => (l.line === 'action' ? [l.action] : []))).toEqual(replay.actions);
  const outsider = new Outsider();
  for (const line of lines) outsider.read(line);
  expect(outsider.faults).toEqual([]);
  expect(outsider.seen.fire).toBeGreaterThan(3);
  expect(outsider.seen['wake-test']).toBeGreaterThan(1);
});

test('the outsider is not easily fooled', async () => {
  const replay = played('steady', '11', 'basic', false);
  const told = await raid(['log', folder.write('again.json', replayText(replay)), '--json']);
  const fooled = (change: (text: string) => string): number => {
    const outsider = new Outsider();
    for (const line of change(told.out).trim().split('\n'))
      outsider.read(JSON.parse(line) as LogLine);
    return outsider.faults.length;
  };
  expect(fooled((text) => text)).toBe(0);
  expect(fooled((text) => text.replace('"hit":true', '"hit":false'))).toBeGreaterThan(0);
  expect(fooled((text) => text.replace('"wakes":false', '"wakes":true'))).toBeGreaterThan(0);
  expect(
    fooled((text) =>
      text.replace(/"name":"FT","rule":"11.1b","value":\d/, '"name":"FT","rule":"11.1b","value":9'),
    ),
  ).toBeGreaterThan(0);
  expect(
    fooled((text) => text.replace(/\{"line":"event"[^\n]*"kind":"loss"[^\n]*\n/, '')),
  ).toBeGreaterThan(0);
});

test('as text: the board, the whole position, then one line for every event, with the reasons', async () => {
  const replay = played('random', '14', 'hardened', false);
  const told = await raid(['log', folder.write('text.json', replayText(replay))]);
  expect(told.code).toBe(0);
  expect(told.out).toMatch(
    /^OR1 Orange One beach: beach, .*\nOR1 is joined to G1 \(landing, 2 MP\)/m,
  );
  expect(told.out.match(/^ {2}face-down [AB] marker: .+$/gm)?.length).toBeGreaterThan(14);
  expect(told.out).toMatch(/^1\. \(turn 1\) load/m);
  expect(told.out).toMatch(
    /^ {3}\w+ .*at \w+ fires at \w+ at \w+: .* against .*\. (Hit|Missed): a loss for/m,
  );
  expect(told.out).toMatch(
    /^ {6}Question: which stack to fire at \(11\.1g\)\n {6}Candidate: \w+$/m,
  );
  expect(told.out).toMatch(/VP: failure\n$/);
});

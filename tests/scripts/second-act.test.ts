// How the second act is measured: raids played on, the verdict, what a level comes to, in one process or in several.

import { describe, expect, test, vi } from 'vitest';
import { playTasks } from '../../scripts/second-act/crew.ts';
import { judge } from '../../scripts/second-act/play-on.ts';
import { countedLevel, summariseAct } from '../../scripts/second-act/summary.ts';
import { secondActRows } from '../../scripts/second-act/tables.ts';
import { readWords, tasksOf } from '../../scripts/second-act/words.ts';
import { groundAsKept } from '../../scripts/tune/ground.ts';
import { loadDieppe } from '../systems/raid/dieppe.ts';

vi.setConfig({ testTimeout: 120_000 });

describe('an outcome is open', () => {
  /** So many of the first outcome, then the last one. */
  const from = (count: number) => (index: number) => (index < count ? 0 : 2);

  test('where none has more than 34 of 40', () => {
    expect(judge(40, from(34)).open).toBe(true);
    expect(judge(40, from(35)).open).toBe(false);
    expect(judge(12, from(10)).open).toBe(true);
    expect(judge(12, from(11)).open).toBe(false);
  });

  test('and no more is played than the verdict needs, but ten for the distribution', () => {
    expect(judge(40, () => 1)).toEqual({ open: false, first: [0, 10, 0], played: 35 });
    expect(judge(40, (index) => index % 2)).toEqual({ open: true, first: [5, 5, 0], played: 12 });
    expect(judge(10, (index) => index % 2).played).toBe(10);
  });
});

describe('the words', () => {
  const scenario = loadDieppe();
  const standard = { seeds: '1..200', again: 40 };

  test('name seeds, level and player, or leave the standard', () => {
    expect(readWords([], scenario, standard)).toMatchObject({
      ...{ first: 1, last: 200, again: 40, player: 'planner-deep', fit: null },
      levels: scenario.levels.map(({ id }) => id),
    });
    const asked = readWords(['--seeds', '7..8', '--level', 'green'], scenario, standard);
    expect(tasksOf(asked).map(({ level, seed }) => `${level} ${seed}`)).toEqual([
      'green 7',
      'green 8',
    ]);
  });

  test('that mean nothing are refused', () => {
    for (const words of [
      ['--seeds', '9..3'],
      ['--level', 'soft'],
      ['--again', 'x'],
    ]) {
      expect(() => readWords(words, scenario, standard)).toThrow(RangeError);
    }
  });
});

test('raids come out the same in one process and in two, and are counted level by level', async () => {
  const scenario = loadDieppe();
  const words = ['--seeds', '1..4', '--level', 'basic', '--player', 'steady', '--again', '12'];
  const tasks = tasksOf(readWords(words, scenario, { seeds: '', again: 0 }));
  const bare = async (jobs: number) =>
    (await playTasks(groundAsKept(scenario), tasks, jobs)).map((record) => ({
      ...record,
      seconds: 0,
      secondsOn: 0,
    }));
  const records = await bare(1);
  expect(await bare(2)).toEqual(records);
  const summary = summariseAct('basic', records);
  expect(summary.raids).toBe(4);
  expect(summary.fallen.count).toBe(countedLevel(scenario, records).secondGun.count);
  expect(summary.phases).toBeGreaterThanOrEqual(summary.idle.count);
  for (const { result, on } of records) expect(on !== null).toBe(result.secondGun > 0);
  for (const row of secondActRows([summary])) expect(row).toHaveLength(2);
});

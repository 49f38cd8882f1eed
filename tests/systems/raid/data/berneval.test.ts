// Berneval: a raid that was never printed. Only what it takes over from the system says text; the rest says design.

import { describe, expect, test } from 'vitest';
import { battleFolders, readFiles } from '../../../../src/systems/battle-folders.ts';
import { loadBattle } from '../../../../src/systems/raid/data/battles.ts';
import { FILE_NAMES, parseRaid } from '../../../../src/systems/raid/data/check-raid.ts';
import type { RaidFiles } from '../../../../src/systems/raid/rules/raid-files.ts';

const ID = 'berneval-1942';

function files(): RaidFiles {
  const folder = battleFolders().find(({ id }) => id === ID);
  if (folder === undefined) throw new Error('not on the shelf');
  const all = readFiles(folder);
  const parsed = parseRaid(Object.fromEntries(FILE_NAMES.map((name) => [name, all[name]])));
  if ('raid' in parsed) return parsed.raid;
  throw new Error('faulty raid');
}

const { map, counters, markers, raid, victory, events } = files();

test('letters lie on the map as the design says', () => {
  const on = (mark: string) => map.zones.filter((zone) => zone.marks.includes(mark)).length;
  expect(['A', 'B', 'F', 'H', 'P', 'T'].map(on)).toEqual([8, 6, 3, 1, 4, 2]);
  for (let entry = 0; entry < 10; entry++) expect(on(`R${entry}`)).toBe(1);
  expect(['G1', 'G2', 'G5', 'G6'].map(on)).toEqual([1, 1, 1, 1]);
  const drawn = (letter: string) =>
    markers.markers.filter((row) => row.letter === letter).reduce((sum, row) => sum + row.count, 0);
  expect([drawn('A'), drawn('B')]).toEqual([8, 6]);
});

test('17 commandos sail in nine craft of four levels', () => {
  const count = (type: string) => counters.units.filter((unit) => unit.type === type).length;
  expect([count('commando'), count('craft')]).toEqual([17, 9]);
  expect(raid.limits.craftCapacity.value).toBe(4);
});

test('a turn is twenty minutes', () => {
  const minutes = raid.clock.value.map((time) => {
    const [hours = 0, rest = 0] = time.split(':').map(Number);
    return 60 * hours + rest;
  });
  expect(new Set(minutes.slice(1).map((time, i) => time - (minutes[i] ?? 0)))).toEqual(
    new Set([20]),
  );
});

test('8, 9.3 reinforcements have legs, the guns of the garrison have none', () => {
  const moves = (id: string) => counters.types.find((type) => type.id === id)?.full.moves ?? -1;
  expect(moves('reinforcement-cyclists')).toBeGreaterThanOrEqual(3);
  expect(moves('reinforcement-engineers')).toBe(3);
  expect(moves('reinforcement-officer')).toBe(3);
  expect(moves('reinforcement-machine-gun')).toBeGreaterThanOrEqual(2);
  expect(moves('garrison-machine-gun')).toBe(0);
});

test('12j the guns are worth what is around them', () => {
  const works = counters.units.filter(({ type }) => type === 'flak' || type === 'pillbox').length;
  expect(works * victory.strongpoint.value).toBe(2 * victory.gun.value);
  expect(victory.harassed?.basis).toBe('design');
  const ring = loadBattle(ID).victory.harassed?.zones.map((zone) => map.zones[zone]?.id);
  expect(ring?.sort()).toEqual(['H', 'HE', 'HS', 'HW']);
});

describe('provenance', () => {
  test('the map, its own counters and its own rows are design', () => {
    expect(map.basis).toBe('design');
    expect(events.rows.map(({ basis }) => basis)).toEqual(['design', 'design', 'design']);
    expect(markers.markers.every(({ basis }) => basis === 'design')).toBe(true);
    expect(counters.types.every(({ number }) => number.basis === 'design')).toBe(true);
    expect(raid.clock.basis).toBe('design');
  });

  test('no place says that the rulebook names it', () => {
    expect(map.zones.filter(({ basis }) => basis === 'R')).toEqual([]);
  });
});

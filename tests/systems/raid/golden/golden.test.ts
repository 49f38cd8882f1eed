// The golden raids: finished replays of every level, played by the automatic players and kept. Each must come
// out today as on the day it was written, hash by hash; scripts/make-golden.ts writes them anew.

import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { decodeLink, encodeLink } from '../../../../src/engine/link.ts';
import { parseReplay, type Replay, verifyReplay } from '../../../../src/engine/replay.ts';
import { raidOn } from '../../../../src/systems/raid/rules/system.ts';
import { loadDieppe } from '../dieppe.ts';

const folder = new URL('./', import.meta.url);
const scenario = loadDieppe();
const links = JSON.parse(read('links.json')) as Record<string, string>;
const files = readdirSync(folder).filter((file) => /-\d\.json$/.test(file));

function read(file: string): string {
  return readFileSync(new URL(file, folder), 'utf8');
}

function replayIn(file: string): Replay {
  const replay = parseReplay(read(file));
  if ('faults' in replay) throw new Error(JSON.stringify(replay.faults));
  return replay;
}

describe.each(files)('%s', (file) => {
  test('comes out as it was played', () => {
    const replay = replayIn(file);
    expect(verifyReplay(raidOn(scenario), replay)).toMatchObject({ ok: true, over: true });
  });

  test('has the link it had', () => {
    const { note: _, ...replay } = replayIn(file);
    const link = links[file];
    expect(encodeLink(raidOn(scenario), replay)).toBe(link);
    expect(decodeLink(raidOn(scenario), link ?? '')).toEqual(replay);
  });
});

test('there are raids of every level, with events and without, by every player', () => {
  const players = new Set(files.map((file) => file.split('-')[0]));
  expect([...players]).toContain('random');
  for (const level of scenario.levels) {
    for (const events of ['events', 'quiet']) {
      for (const player of players) {
        expect(files).toContain(`${player}-${level.id}-${events}-1.json`);
      }
    }
  }
  expect(Object.keys(links).sort()).toEqual([...files].sort());
});

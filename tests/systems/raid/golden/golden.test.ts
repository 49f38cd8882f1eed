// The golden raids: finished replays of every battle and level, played by the automatic players and kept. Each must come
// out today as on the day it was written, hash by hash; scripts/make-golden.ts writes them anew.

import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { decodeLink, encodeLink } from '../../../../src/engine/link.ts';
import { parseReplay, type Replay, verifyReplay } from '../../../../src/engine/replay.ts';
import { battleIds, loadBattle } from '../../../../src/systems/raid/data/battles.ts';
import { raidOn } from '../../../../src/systems/raid/rules/system.ts';
import { goldenFiles } from './fingerprint.ts';

const folder = new URL('./', import.meta.url);
const links = JSON.parse(read('links.json')) as Record<string, string>;
const files = goldenFiles();

function read(file: string): string {
  return readFileSync(new URL(file, folder), 'utf8');
}

function replayIn(file: string): Replay {
  const replay = parseReplay(read(file));
  if ('faults' in replay) throw new Error(JSON.stringify(replay.faults));
  return replay;
}

const gameOf = ({ scenario }: Replay) => raidOn(loadBattle(scenario.id));

describe.each(files)('%s', (file) => {
  test('comes out as it was played', () => {
    const replay = replayIn(file);
    expect(verifyReplay(gameOf(replay), replay)).toMatchObject({ ok: true, over: true });
  });

  test('has the link it had', () => {
    const { note: _, ...replay } = replayIn(file);
    const link = links[file];
    expect(encodeLink(gameOf(replay), replay)).toBe(link);
    expect(decodeLink(gameOf(replay), link ?? '')).toEqual(replay);
  });
});

describe.each(battleIds())('%s', (battle) => {
  test('has raids of every level, with events and without, by every player', () => {
    for (const level of loadBattle(battle).levels) {
      for (const events of ['events', 'quiet']) {
        for (const player of ['random', 'steady']) {
          expect(files).toContain(`${battle}-${player}-${level.id}-${events}-1.json`);
        }
      }
    }
  });
});

test('every raid has its link, and is called as its battle', () => {
  expect(Object.keys(links).sort()).toEqual([...files].sort());
  for (const file of files) {
    expect(file.startsWith(`${replayIn(file).scenario.id}-`), file).toBe(true);
  }
});

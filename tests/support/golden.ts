// Golden games: finished replays that automatic players played and that are kept. Each must come out today as on the day
// it was written, hash by hash, and has the link it had.

import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { decodeLink, encodeLink } from '../../src/engine/link.ts';
import type { GameData } from '../../src/engine/position.ts';
import { parseReplay, type Replay, verifyReplay } from '../../src/engine/replay.ts';
import type { Game } from '../../src/engine/system.ts';
import type { Told } from '../../src/engine/told.ts';

/** The replays of a folder, by their files. */
export function goldenReplays(folder: URL): ReadonlyArray<readonly [file: string, replay: Replay]> {
  const files = readdirSync(folder).filter((file) => /-1\.json$/.test(file));
  return files.map((file) => [file, replayIn(new URL(file, folder))]);
}

function replayIn(file: URL): Replay {
  const replay = parseReplay(readFileSync(file, 'utf8'));
  if ('faults' in replay) throw new Error(JSON.stringify(replay.faults));
  return replay;
}

export function describeGolden<S extends GameData, E extends Told>(
  folder: URL,
  gameOf: (replay: Replay) => Game<S, E>,
): void {
  const links = JSON.parse(readFileSync(new URL('links.json', folder), 'utf8')) as Record<
    string,
    string
  >;
  const golden = goldenReplays(folder);
  describe.each(golden)('%s', (file, kept) => {
    test('comes out as it was played', () => {
      expect(verifyReplay(gameOf(kept), kept)).toMatchObject({ ok: true, over: true });
    });

    test('has the link it had', () => {
      const { note: _, ...replay } = kept;
      const link = links[file] ?? '';
      expect(encodeLink(gameOf(replay), replay)).toBe(link);
      expect(decodeLink(gameOf(replay), link)).toEqual(replay);
    });
  });

  test('every game has its link, and is called as its battle', () => {
    expect(Object.keys(links).sort()).toEqual(golden.map(([file]) => file).sort());
    for (const [file, { scenario }] of golden)
      expect(file.startsWith(`${scenario.id}-`)).toBe(true);
  });
}

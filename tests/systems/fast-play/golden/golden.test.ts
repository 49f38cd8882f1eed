// The golden battles: finished replays at every level and with every option, played by the automatic players and kept. Each
// must come out today as on the day it was written, hash by hash; scripts/make-golden-fast-play.ts writes them anew.

import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { decodeLink, encodeLink } from '../../../../src/engine/link.ts';
import { parseReplay, type Replay, verifyReplay } from '../../../../src/engine/replay.ts';
import { battleIds, loadBattle } from '../../../../src/systems/fast-play/data/battles.ts';
import { OPTIONS } from '../../../../src/systems/fast-play/rules/options.ts';
import { battleOn } from '../../../../src/systems/fast-play/rules/system.ts';

const folder = new URL('./', import.meta.url);
const read = (file: string): string => readFileSync(new URL(file, folder), 'utf8');
const links = JSON.parse(read('links.json')) as Record<string, string>;
const files = readdirSync(folder).filter((file) => /-1\.json$/.test(file));

function replayIn(file: string): Replay {
  const replay = parseReplay(read(file));
  if ('faults' in replay) throw new Error(JSON.stringify(replay.faults));
  return replay;
}

const gameOf = ({ scenario }: Replay) => battleOn(loadBattle(scenario.id));

describe.each(files)('%s', (file) => {
  test('comes out as it was played', () => {
    const replay = replayIn(file);
    expect(verifyReplay(gameOf(replay), replay)).toMatchObject({ ok: true, over: true });
  });

  test('has the link it had', () => {
    const { note: _, ...replay } = replayIn(file);
    const link = links[file] ?? '';
    expect(encodeLink(gameOf(replay), replay)).toBe(link);
    expect(decodeLink(gameOf(replay), link)).toEqual(replay);
  });
});

describe.each(battleIds())('%s', (battle) => {
  const { levels } = loadBattle(battle);
  test.each(['random', 'steadfast'])(
    'has battles by %s of every level and with every option',
    (player) => {
      const of = (name: string): Replay => replayIn(`${battle}-${player}-${name}-1.json`);
      for (const { id } of levels) {
        expect(of(`${id}-plain`)).toMatchObject({ level: id });
        expect(of(`${id}-plain`).optional ?? []).toEqual([]);
        expect(of(`${id}-all`)).toMatchObject({ level: id, optional: [...OPTIONS] });
      }
      for (const one of OPTIONS) expect(of(`${levels[1]?.id}-${one}`).optional).toEqual([one]);
    },
  );
});

test('every battle has its link, and is called as its battle', () => {
  expect(Object.keys(links).sort()).toEqual([...files].sort());
  for (const file of files) expect(file.startsWith(`${replayIn(file).scenario.id}-`)).toBe(true);
});

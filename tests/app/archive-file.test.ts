// A whole archive out to a file and in again: nothing lost, nothing believed, nothing twice.

import { beforeEach, describe, expect, test } from 'vitest';
import { Archive } from '../../src/app/storage/archive.ts';
import { FileLimit, headLine } from '../../src/app/storage/archive-file.ts';
import { exportRaids, soundReplay } from '../../src/app/storage/export.ts';
import { type ImportReport, importFile } from '../../src/app/storage/import.ts';
import { linesOf } from '../../src/app/storage/lines.ts';
import type { Notes } from '../../src/app/storage/notes.ts';
import type { SavedRaid } from '../../src/app/storage/records.ts';
import { MemoryShelf } from '../../src/app/storage/shelf.ts';
import { replayText } from '../../src/engine/replay.ts';
import { factsOfRaid } from '../../src/systems/raid/luck/raid-facts.ts';
import { loadDieppe } from '../systems/raid/dieppe.ts';
import { dieppe } from './house.ts';
import { fileOf, madeRaid } from './made-raids.ts';

const scenario = loadDieppe();
const GAMES = [dieppe];
const NO_NOTES: Notes = { read: () => null, write: () => true, remove: () => undefined };
const WATCH = { progress: () => undefined, stopped: () => false };

const finished = madeRaid('fin', 'first');
const named = madeRaid('named', 'second', {
  level: 'hardened',
  events: true,
  changes: {
    name: '<img src=x onerror=alert(1)>',
    note: 'Two\nlines',
    starred: true,
    practice: true,
    updated: 77,
  },
});
const running = madeRaid('run', 'third', { upTo: 7 });
const received = madeRaid('link-abc', 'fourth', { changes: { origin: 'link', help: 'none' } });
const ALL = [finished, named, running, received];

let archive: Archive;
beforeEach(() => {
  archive = new Archive(new MemoryShelf(), NO_NOTES);
});

const takeIn = (text: string, into = archive): Promise<ImportReport> =>
  importFile(into, GAMES, new Blob([text]), WATCH);

async function wholeOf(kept: Archive): Promise<unknown[]> {
  const ids = (await kept.list()).map(({ id }) => id).sort();
  return kept.findAll(ids);
}

describe('an archive', () => {
  test('saved and taken in elsewhere is the same archive', async () => {
    await archive.keep(ALL);
    const ids = (await archive.list()).map(({ id }) => id);
    const file = (await exportRaids(archive, GAMES, ids, () => undefined)).join('');
    const other = new Archive(new MemoryShelf(), NO_NOTES);
    expect(await takeIn(file, other)).toMatchObject({ taken: 4, known: 0, refused: 0 });
    const withFacts = ALL.map((raid) => {
      const facts = factsOfRaid(scenario, raid, raid.actions);
      return facts === null ? raid : { ...raid, facts };
    });
    const byId = (a: SavedRaid, b: SavedRaid) => (a.id < b.id ? -1 : 1);
    expect(await wholeOf(other)).toEqual(withFacts.sort(byId));
  });

  test('of an older game, without hashes of its turns, is saved with them', async () => {
    const { turns: _, ...old } = finished;
    await archive.keep([old]);
    const file = (await exportRaids(archive, GAMES, ['fin'], () => undefined)).join('');
    expect(file).toBe(fileOf([finished]));
  });

  test('keeps a raid of other rules as it is, and says on taking it in that it cannot be checked', async () => {
    await archive.keep([{ ...finished, rules: '0' }]);
    const file = (await exportRaids(archive, GAMES, ['fin'], () => undefined)).join('');
    expect(file).toContain('"record":{');
    const report = await takeIn(file, new Archive(new MemoryShelf(), NO_NOTES));
    expect(report).toMatchObject({
      taken: 0,
      refused: 1,
      refusals: [{ line: 2, kind: 'foreign' }],
    });
  });

  test('taken in twice is there once, and what the player wrote here stays', async () => {
    await archive.keep([{ ...named, id: 'mine', name: 'My name', starred: false }]);
    const report = await takeIn(fileOf(ALL));
    expect(report).toMatchObject({ taken: 3, known: 1, refused: 0 });
    expect(await archive.find('mine')).toMatchObject({ name: 'My name', starred: false });
    expect(await takeIn(fileOf(ALL))).toMatchObject({ taken: 0, known: 4, refused: 0 });
    expect((await archive.list()).length).toBe(4);
  });

  test('gives a raid that is here already the name, note and star it lacks', async () => {
    const { name: _, note: __, starred: ___, ...plain } = named;
    await archive.keep([plain]);
    expect(await takeIn(fileOf([named]))).toMatchObject({ taken: 0, known: 1 });
    expect(await archive.find('named')).toMatchObject({ note: 'Two\nlines', starred: true });
  });

  test('has the same raid once, under however many ids, with all that was written about it', async () => {
    const twin = { ...finished, id: 'twin', name: 'Twin' };
    const report = await takeIn(fileOf([finished, twin, finished]));
    expect(report).toMatchObject({ taken: 1, known: 2 });
    expect(await archive.list()).toMatchObject([{ id: 'fin', name: 'Twin' }]);
  });

  test('does not write over another raid that has the id', async () => {
    await archive.keep([{ ...running, id: 'fin' }]);
    expect(await takeIn(fileOf([finished]))).toMatchObject({ taken: 1, refused: 0 });
    expect(await archive.find('fin')).toMatchObject({ seed: 'third' });
    expect((await archive.list()).map(({ seed }) => seed).sort()).toEqual(['first', 'third']);
  });

  test('is also taken from the file of one replay', async () => {
    const replay = soundReplay(dieppe, named);
    const report = await takeIn(replay === null ? '' : replayText(replay));
    expect(report).toMatchObject({ taken: 1, refused: 0 });
    expect((await archive.list())[0]).toMatchObject({ origin: 'file', note: 'Two\nlines' });
  });

  test('stops when it is told to and keeps what it has', async () => {
    let asked = 0;
    const stopped = () => ++asked > 3;
    const file = new Blob([fileOf(ALL)]);
    const report = await importFile(archive, GAMES, file, { ...WATCH, stopped });
    expect(report).toMatchObject({ taken: 2, stopped: true });
    expect((await archive.list()).length).toBe(2);
  });
});

/** A line of a good file, changed. */
const bad = (
  change: (line: { replay: Record<string, unknown>; kept: Record<string, unknown> }) => void,
) => {
  const line = JSON.parse(fileOf([finished]).split('\n')[1] ?? '');
  change(line);
  return JSON.stringify(line);
};

describe('a line', () => {
  const actions = finished.actions;
  test.each([
    ['that is no JSON', '{"replay":', 'json'],
    ['that is a number', '7', 'json'],
    ['that goes too deep', `${'['.repeat(40)}${']'.repeat(40)}`, 'json'],
    ['that is too long', 'x'.repeat(FileLimit.line + 1), 'long'],
    ['without a replay', '{"kept":{}}', 'shape'],
    ['with a field too many', bad(({ replay }) => Object.assign(replay, { cheat: 1 })), 'shape'],
    [
      'with a long name',
      bad(({ replay }) => Object.assign(replay, { name: 'x'.repeat(81) })),
      'shape',
    ],
    ['of other rules', bad(({ replay }) => Object.assign(replay, { rules: '99' })), 'foreign'],
    [
      'of another map',
      bad(({ replay }) => Object.assign(replay, { scenario: { id: 'x', hash: '0'.repeat(16) } })),
      'foreign',
    ],
    [
      'with other points',
      bad(({ replay }) => Object.assign(replay, { result: { outcome: 'total-success', vp: 99 } })),
      'differs',
    ],
    [
      'with an order too few',
      bad(({ replay }) => Object.assign(replay, { actions: actions.slice(0, -1) })),
      'differs',
    ],
    ['with another seed', bad(({ replay }) => Object.assign(replay, { seed: 'other' })), 'differs'],
  ])('%s is refused and named, and its neighbours are taken', async (_, line, kind) => {
    const [head, good] = fileOf([received]).split('\n');
    const report = await takeIn([head, line, good, ''].join('\n'));
    expect(report).toMatchObject({ taken: 1, refused: 1, refusals: [{ line: 2, kind }] });
    expect((await archive.list()).map(({ id }) => id)).toEqual(['link-abc']);
  });

  test('with a strange id, date or origin beside it is taken without them', async () => {
    const line = bad(({ kept }) => {
      Object.assign(kept, {
        id: '<script>',
        origin: 'heaven',
        started: 1e99,
        updated: 'x',
        starred: 1,
      });
    });
    const report = await takeIn([headLine(1), line].join('\n'));
    expect(report).toMatchObject({ taken: 1, refused: 0 });
    const [raid] = await archive.list();
    expect(raid).toMatchObject({ origin: 'file', seed: 'first' });
    expect(raid?.id).toMatch(/^[a-z0-9]+$/);
    expect(raid?.starred).toBe(undefined);
    expect(raid?.started).toBeLessThanOrEqual(Date.now());
  });
});

describe('a file', () => {
  test.each([
    ['that is empty', ''],
    ['that is no archive', 'hello\nworld'],
    ['of a newer version', '{"format":"cauldron-archive","version":2}\n{}'],
    ['with prototype keys', '{"__proto__":{"format":"cauldron-archive"}}'],
  ])('%s changes nothing', async (_, text) => {
    const report = await takeIn(text);
    expect(report.taken).toBe(0);
    expect(await archive.list()).toEqual([]);
    if (text !== '') expect(report.refused).toBe(1);
  });

  test('with many bad lines tells the first of them and counts the rest', async () => {
    const report = await takeIn([headLine(1), ...Array<string>(250).fill('nonsense')].join('\n'));
    expect(report.refused).toBe(250);
    expect(report.refusals.length).toBe(FileLimit.told);
  });

  test('is read line by line, however the bytes come, and a long line is passed over', async () => {
    const lines: Array<string | null> = [];
    const file = new Blob(['é\nab', 'c\n', 'x'.repeat(50), 'y'.repeat(50), '\nlast']);
    for await (const { text } of linesOf(file, 20)) lines.push(text);
    expect(lines).toEqual(['é', 'abc', null, 'last']);
  });
});

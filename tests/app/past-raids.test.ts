// Raids of rules 2, as an earlier build has kept them, in the game of now: nothing is lost, nothing is played again,
// nothing is counted with raids of other rules.

import { describe, expect, test } from 'vitest';
import { editionsOf } from '../../src/app/counted.ts';
import { dated, openEditions, pastIn } from '../../src/app/editions.ts';
import { raidToOffer } from '../../src/app/in-hand.ts';
import { reachedIn } from '../../src/app/reached.ts';
import { rebuild } from '../../src/app/rebuild.ts';
import { receiveText } from '../../src/app/receive.ts';
import { writtenReplay } from '../../src/app/replay-of.ts';
import { Archive } from '../../src/app/storage/archive.ts';
import { exportRaids } from '../../src/app/storage/export.ts';
import { lackFacts } from '../../src/app/storage/fill-facts.ts';
import { type ImportReport, importFile } from '../../src/app/storage/import.ts';
import type { Notes } from '../../src/app/storage/notes.ts';
import { isDamaged, readRecord, type SavedRaid } from '../../src/app/storage/records.ts';
import { type KeptReview, Reviews } from '../../src/app/storage/reviews.ts';
import { MemoryShelf } from '../../src/app/storage/shelf.ts';
import { summaryOf } from '../../src/app/storage/summary.ts';
import { dayStanding } from '../../src/app/today.ts';
import { parseReplay, replayText } from '../../src/engine/replay.ts';
import { pastMark, pastWords } from '../../src/ui/shell/past-words.ts';
import { lang } from '../../src/words/index.ts';
import '../../src/words/shell/archive.ts';
import { raidsIn, readProfile, reviewsIn } from '../browser/harness/profile.ts';
import { forge } from '../engine/forge.ts';
import { DIEPPE, dieppe, shelveAs } from './house.ts';
import { madeRaid } from './made-raids.ts';

shelveAs('dieppe-1942');
const profile = readProfile('profile-1');
const kept = raidsIn(profile).map((found) => {
  const raid = readRecord(found);
  if (isDamaged(raid)) throw new Error(raid.fault);
  return raid;
});
const { version } = dieppe.system;
const PAST = { kind: 'rules', theirs: '2', ours: version } as const;
const editions = await openEditions();
const summaries = kept.map(summaryOf).sort((a, b) => b.updated - a.updated);
const over = kept.filter(({ status }) => status === 'over');
const NO_NOTES: Notes = { read: () => null, write: () => true, remove: () => undefined };
const newArchive = (): Archive => new Archive(new MemoryShelf(), NO_NOTES);

describe('a raid of rules 2', () => {
  test('is known by its rules before anything of its battle is opened', () => {
    expect(version).not.toBe('2');
    expect(kept.length).toBeGreaterThan(8);
    expect(dated(editions, summaries).map(({ past }) => past)).toEqual(summaries.map(() => PAST));
  });

  test('is not played again', async () => {
    for (const raid of kept) {
      const { session, fault } = await rebuild(raid);
      expect([session, fault]).toEqual([null, PAST]);
    }
    expect(lackFacts(summaries, [dieppe])).toEqual([]);
  });

  test('says both versions, in both languages', () => {
    expect(pastWords(PAST, 'playing')).toBe(
      `Begun under rules 2; the rules are now version ${version}.`,
    );
    expect(pastMark(PAST)).toBe('Rules 2');
    lang.value = 'fr';
    expect(pastWords(PAST, 'over')).toBe(
      `Jouée sous les règles 2\u00a0; les règles en sont maintenant à la version ${version}.`,
    );
    lang.value = 'en';
  });

  test('with the rules of now on other data names its battle', () => {
    const { hash } = dieppe.scenario;
    const raid = { rules: version, scenario: { id: DIEPPE.battle, hash: 'f'.repeat(16) } };
    expect(pastIn(editions, raid)).toEqual({ kind: 'data', battle: DIEPPE.battle });
    expect(pastIn(editions, { ...raid, scenario: { ...raid.scenario, hash } })).toBeNull();
    expect(pastWords({ kind: 'data', battle: DIEPPE.battle }, 'playing')).toContain('dieppe-1942');
  });
});

describe('the title', () => {
  const [inHand] = summaries.filter(
    ({ status, origin }) => status === 'playing' && origin !== 'file',
  );
  const now = summaryOf(madeRaid('now', 'now', { upTo: 5, changes: { updated: 1 } }));

  test('offers the raid begun under rules 2 as one that cannot go on', () => {
    expect(raidToOffer(summaries, editions)).toEqual({ ...inHand, past: PAST });
  });

  test('offers one that can go on before it, though it is older', () => {
    expect(raidToOffer([...summaries, now], editions)).toEqual(now);
  });

  test('offers none that has been put away', () => {
    const away = summaries.map((raid) => ({ ...raid, away: true }));
    expect(raidToOffer(away, editions)).toBeNull();
    expect(raidToOffer([...away, { ...now, away: true }], editions)).toMatchObject({ id: 'now' });
  });
});

describe('what is saved of it', () => {
  test('is the replay as it was written down, byte by byte', () => {
    for (const raid of kept) {
      const replay = writtenReplay(raid);
      if (replay === null) throw new Error('no hashes');
      const text = replayText(replay);
      expect(replayText(parseReplay(text) as typeof replay)).toBe(text);
      const { rules, scenario, seed, level, events, actions, turns = [], result } = raid;
      const facts = { rules, scenario, seed, level, events, actions, turns, result };
      expect(replay).toMatchObject(facts);
      expect(replay.name ?? '').toBe(raid.name ?? '');
      expect(replay.note ?? '').toBe(raid.note ?? '');
      expect(replay.branches ?? []).toEqual(raid.branches ?? []);
    }
  });

  const takeIn = (into: Archive, text: string): Promise<ImportReport> =>
    importFile(into, [dieppe], new Blob([text]), {
      progress: () => undefined,
      stopped: () => false,
    });

  async function saved(): Promise<{ archive: Archive; lines: string[] }> {
    const archive = newArchive();
    await archive.keep(kept);
    const ids = kept.map(({ id }) => id);
    return { archive, lines: await exportRaids(archive, [dieppe], ids, () => undefined) };
  }

  test('in a whole archive is the record, byte by byte', async () => {
    const { lines } = await saved();
    const records = kept.map((raid) => `${JSON.stringify({ record: raid })}\n`);
    expect(lines.slice(1)).toEqual(records);
  });

  test('is recognised where it lies already, and refused elsewhere with both versions', async () => {
    const { archive, lines } = await saved();
    const { length } = kept;
    const counts = { taken: 0, known: length, refused: 0 };
    expect(await takeIn(archive, lines.join(''))).toMatchObject(counts);
    const report = await takeIn(newArchive(), lines.join(''));
    expect(report).toMatchObject({ taken: 0, known: 0, refused: length });
    const detail = `/rules: played under rules version 2; here it is ${version}`;
    const refusals = kept.map((_, i) => ({ line: i + 2, kind: 'foreign', detail }));
    expect(report.refusals).toEqual(refusals);
  });
});

describe('from outside', () => {
  const [first] = over;
  const replay = writtenReplay(first as SavedRaid);
  if (replay === null) throw new Error('no replay');
  const why = { key: 'refused.rules', params: { theirs: '2', ours: version } };
  const { id } = replay.scenario;

  test('a replay is refused with both versions, and is not looked at', async () => {
    const received = await receiveText(replayText(replay));
    expect(received).toMatchObject({ kind: 'refused', why, replay: null });
    expect(received).toMatchObject({ header: { seed: replay.seed, rules: '2', scenario: id } });
  });

  test('a link is refused likewise', async () => {
    const link = forge({ rules: '2', hash: replay.scenario.hash });
    expect(await receiveText(`https://example.org/#r=${link}`)).toMatchObject({ why });
  });

  test('other data of the same rules names the battle', async () => {
    const params = { battle: 'dieppe-1942' };
    const other = { key: 'refused.scenario', params };
    const text = replayText({ ...replay, rules: version });
    expect(await receiveText(text)).toMatchObject({ why: other, replay: null });
    expect(await receiveText(forge({ hash: '0'.repeat(16) }))).toMatchObject({ why: other });
  });
});

describe('records', () => {
  const now = [1, 2].map((n) =>
    summaryOf(madeRaid(`now-${n}`, `now ${n}`, { changes: { updated: n } })),
  );
  const own = over.filter(({ origin, practice }) => origin === 'played' && !practice);
  const ids = (games: ReadonlyArray<{ readonly id: string }>) => games.map(({ id }) => id).sort();

  test('count them apart, after those of now', () => {
    const counted = editionsOf(dieppe, [...summaries, ...now], false);
    expect(counted.map(({ past }) => past)).toEqual([null, PAST]);
    expect(ids(counted[0]?.games ?? [])).toEqual(ids(now));
    expect(ids(counted[1]?.games ?? [])).toEqual(ids(own));
  });

  test('on the cards are those of now alone', () => {
    const best = Math.max(...now.map(({ result }) => result?.vp ?? 0));
    expect(reachedIn(summaries, editions)).toEqual([]);
    const reached = reachedIn([...summaries, ...now], editions);
    expect(reached).toMatchObject([{ battle: 'dieppe-1942', level: 'basic', vp: best }]);
  });

  test('have no place for editions without a raid', () => {
    expect(editionsOf(dieppe, summaries, false).map(({ past }) => past)).toEqual([PAST]);
    expect(editionsOf(dieppe, now, false).map(({ past }) => past)).toEqual([null]);
  });

  test('keep other data of the same rules apart too', () => {
    const scenario = { id: 'dieppe-1942', hash: 'f'.repeat(16) };
    const [a, b] = now.map((raid, i) => (i === 0 ? raid : { ...raid, scenario }));
    if (a === undefined || b === undefined) throw new Error('two were made');
    const pasts = editionsOf(dieppe, [a, b], false).map(({ past }) => past?.kind);
    expect(pasts).toEqual([undefined, 'data']);
  });
});

describe('beside it', () => {
  test('the review is found as it was kept', async () => {
    const shelf = new Map(reviewsIn(profile).map((one) => [one.id, one as KeptReview]));
    const reviews = new Reviews({
      get: async (id) => shelf.get(id),
      put: async () => undefined,
      ids: async () => [...shelf.keys()],
      remove: async () => undefined,
    });
    expect(shelf.size).toBeGreaterThan(0);
    for (const [id, { review }] of shelf) {
      const raid = over.find((one) => one.id === id);
      if (raid === undefined) throw new Error('a review without its raid');
      expect(await reviews.find(id, raid, raid.rules, raid.scenario.hash)).toEqual(review);
      expect(await reviews.find(id, raid, version, dieppe.scenario.hash)).toBeNull();
    }
  });

  test('the day is told as it was', () => {
    const ofDay = summaries.find(({ seed }) => seed.startsWith('daily-'));
    if (ofDay === undefined) throw new Error('none of a day');
    const standing = dayStanding(summaries, ofDay);
    expect(standing).toMatchObject({ counts: true, streak: 1 });
    expect(standing?.result).toMatchObject({ day: '2026-08-19', result: ofDay.result });
    expect(standing?.result.facts).toEqual(ofDay.facts);
  });
});

// Raids with optional rules in the archive: kept, exported, taken up and begun again with them, and counted apart.

import { describe, expect, test } from 'vitest';
import { editionsOf } from '../../src/app/counted.ts';
import { reachedIn } from '../../src/app/reached.ts';
import { rebuild } from '../../src/app/rebuild.ts';
import { receiveText } from '../../src/app/receive.ts';
import { replayOf } from '../../src/app/replay-of.ts';
import { Archive } from '../../src/app/storage/archive.ts';
import { exportRaids } from '../../src/app/storage/export.ts';
import { fingerprint } from '../../src/app/storage/fingerprint.ts';
import { importFile } from '../../src/app/storage/import.ts';
import type { Notes } from '../../src/app/storage/notes.ts';
import { isDamaged, readRecord } from '../../src/app/storage/records.ts';
import { MemoryShelf } from '../../src/app/storage/shelf.ts';
import { summaryOf } from '../../src/app/storage/summary.ts';
import { takenRecord } from '../../src/app/take-command.ts';
import { replayText } from '../../src/engine/replay.ts';
import { outside } from '../../src/systems/raid/outside.ts';
import { withRule } from '../../src/systems/raid/panels/form/cool-heads.tsx';
import { raid as rules } from '../../src/systems/raid/rules/system.ts';
import { byRules } from '../../src/ui/screens/records/by-rules.ts';
import { learnOutside, optionalName } from '../../src/ui/shell/outsides.ts';
import { lang } from '../../src/words/index.ts';
import { dieppe } from './house.ts';
import { madeRaid } from './made-raids.ts';

const COOL = ['cool-heads'];
const cool = madeRaid('cool', 'heads', { optional: COOL });
const plain = madeRaid('plain', 'heads');
const NO_NOTES: Notes = { read: () => null, write: () => true, remove: () => undefined };

describe('a raid with an optional rule', () => {
  test('is kept and opened with it', async () => {
    expect(readRecord(cool)).toBe(cool);
    const { session, fault } = await rebuild(cool);
    expect(fault).toBeNull();
    expect(session?.options.optional).toEqual(COOL);
    expect(replayOf(dieppe, cool).optional).toEqual(COOL);
  });

  test('of a rule that is not known is told, not opened', async () => {
    const { session, fault } = await rebuild({ ...cool, optional: ['hot-heads'] });
    expect([session, fault]).toEqual([null, { kind: 'optional' }]);
    const text = replayText({ ...replayOf(dieppe, cool), optional: ['hot-heads'] });
    expect(await receiveText(text)).toMatchObject({
      ...{ kind: 'refused', replay: null },
      why: { key: 'refused.optional', params: { rule: 'hot-heads' } },
    });
    expect(isDamaged(readRecord({ ...cool, optional: [1] }))).toBe(true);
  });

  test('is another raid than the same orders without it', () => {
    expect(fingerprint(cool)).not.toBe(fingerprint({ ...cool, optional: [] }));
    expect(plain).not.toHaveProperty('optional');
  });

  test('goes out to a file and comes in again with it', async () => {
    const archive = new Archive(new MemoryShelf(), NO_NOTES);
    await archive.keep([cool]);
    const file = (await exportRaids(archive, [dieppe], ['cool'], () => undefined)).join('');
    const other = new Archive(new MemoryShelf(), NO_NOTES);
    const watch = { progress: () => undefined, stopped: () => false };
    const report = await importFile(other, [dieppe], new Blob([file]), watch);
    expect(report).toMatchObject({ taken: 1, refused: 0 });
    expect(await other.find('cool')).toMatchObject({ optional: COOL, result: cool.result });
  });

  test('is taken up in its middle with it', () => {
    expect(takenRecord(cool, 5, 'fresh', 1)).toMatchObject({ optional: COOL, practice: true });
    expect(takenRecord(plain, 5, null, 1)).not.toHaveProperty('optional');
  });
});

describe('are counted apart', () => {
  const raids = [plain, cool, madeRaid('more', 'more')].map(summaryOf);

  test('in the records', () => {
    const groups = byRules(raids).map(({ optional, games }) => ({
      optional,
      ids: editionsOf(dieppe, games, false).flatMap((edition) => edition.games.map(({ id }) => id)),
    }));
    expect(groups).toEqual([
      { optional: [], ids: ['plain', 'more'] },
      { optional: COOL, ids: ['cool'] },
    ]);
  });

  test('on the shelf, where the best is of raids without', () => {
    const best = raids.map((one) =>
      one.id === 'cool' ? { ...one, result: { outcome: 'total-success', vp: 99 } } : one,
    );
    expect(reachedIn(best, new Map()).map(({ vp }) => vp)).not.toContain(99);
  });
});

describe('on the form', () => {
  test('the rule is one of the system, with words in both languages', () => {
    expect(outside.optional).toEqual(rules.optional);
    expect(optionalName('raid', 'cool-heads')).toBe('cool-heads'); // nobody has asked yet
    learnOutside('raid', outside);
    expect(optionalName('raid', 'cool-heads')).toBe('Cool heads');
    lang.value = 'fr';
    expect(optionalName('raid', 'cool-heads')).toBe('Sang-froid');
    lang.value = 'en';
    expect(optionalName('raid', 'hot-heads')).toBe('hot-heads');
  });

  test('the switch adds the rule and takes it away', () => {
    expect(withRule([], true)).toEqual(COOL);
    expect(withRule(['other', 'cool-heads'], true)).toEqual(['other', 'cool-heads']);
    expect(withRule(['other', 'cool-heads'], false)).toEqual(['other']);
  });
});

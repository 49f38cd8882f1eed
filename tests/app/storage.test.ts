// What is kept of raids: records that are checked, an archive that survives a refusing shelf and a killed tab.

import { beforeEach, describe, expect, test } from 'vitest';
import { Archive } from '../../src/app/storage/archive.ts';
import { newRecord } from '../../src/app/storage/new-record.ts';
import type { Notes } from '../../src/app/storage/notes.ts';
import { RaidList } from '../../src/app/storage/raid-list.ts';
import { isDamaged, readRecord, type SavedRaid } from '../../src/app/storage/records.ts';
import { type Listing, MemoryShelf, type Pair, type Shelf } from '../../src/app/storage/shelf.ts';
import { readSummary, summaryOf } from '../../src/app/storage/summary.ts';
import { readFacts } from '../../src/systems/raid/luck/read-facts.ts';
import { DIEPPE } from './house.ts';

const CHOICE = {
  seed: 'K7QM-2XDA',
  level: 'green',
  events: true,
  practice: false,
  opening: ['load-standard'],
};

const raid = (id: string, changes: Partial<SavedRaid> = {}): SavedRaid => ({
  ...newRecord(id, DIEPPE, CHOICE, 1000),
  ...changes,
});

class MapNotes implements Notes {
  readonly texts = new Map<string, string>();
  read(name: string): string | null {
    return this.texts.get(name) ?? null;
  }
  write(name: string, text: string): boolean {
    this.texts.set(name, text);
    return true;
  }
  remove(name: string): void {
    this.texts.delete(name);
  }
}

class RefusingShelf implements Shelf {
  async list(): Promise<Listing> {
    throw new Error('forbidden');
  }
  async get(): Promise<unknown[]> {
    throw new Error('forbidden');
  }
  async put(): Promise<void> {
    throw new Error('full');
  }
  async remove(): Promise<void> {
    throw new Error('forbidden');
  }
}

/** Answers only when it is told to. */
class SlowShelf extends MemoryShelf {
  readonly written: number[] = [];
  #answer: (() => void) | null = null;

  override async put(pairs: readonly Pair[]): Promise<void> {
    await new Promise<void>((resolve) => {
      this.#answer = resolve;
    });
    for (const { record } of pairs) this.written.push((record as SavedRaid).revision);
    return super.put(pairs);
  }
  answer(): void {
    this.#answer?.();
  }
}

/** A record as games before the summaries laid it down, or one that is damaged. */
const bare = (record: SavedRaid): Pair[] => [{ record, summary: null }];
const pair = (record: SavedRaid): Pair[] => [{ record, summary: summaryOf(record) }];

const settle = () => new Promise((resolve) => setTimeout(resolve, 0));

describe('a record', () => {
  test('of a new raid is sound, and begins with the loading that was chosen', () => {
    expect(readRecord(raid('a'))).toEqual(raid('a'));
    expect(raid('a').actions).toEqual(['load-standard']);
    expect(newRecord('b', DIEPPE, { ...CHOICE, opening: [] }, 1).actions).toEqual([]);
  });

  test.each([
    ['actions', 'take OR1'],
    ['actions', ['take OR1', 7]],
    ['status', 'lost'],
    ['revision', Number.NaN],
    ['revision', Number.MAX_SAFE_INTEGER],
    ['result', { outcome: 'failure' }],
    ['scenario', 'dieppe-1942'],
    ['form', 2],
    ['events', 1],
  ])('with a wrong %s is damaged and names the field', (field, value) => {
    const found = { ...raid('a'), [field]: value };
    expect(readRecord(found)).toEqual({ id: 'a', fault: field, found });
  });

  test.each([null, 7, 'raid', [], undefined])('that is %j is damaged', (found) => {
    expect(isDamaged(readRecord(found))).toBe(true);
  });

  test('of an older game, without name, note, star, branches and facts, is sound', () => {
    const { facts: _, ...old } = raid('a');
    expect(isDamaged(readRecord(old))).toBe(false);
  });

  test('with all that was added later is sound', () => {
    const full = raid('a', {
      name: 'x'.repeat(80),
      note: 'Two lines\nof it',
      starred: true,
      origin: 'taken',
      branches: [{ at: 12, seed: 'fresh' }],
      turns: ['0123456789abcdef'],
      help: 'none',
    });
    expect(readRecord(full)).toBe(full);
  });

  test.each([
    ['name', 7],
    ['name', 'x'.repeat(81)],
    ['note', 'x'.repeat(2001)],
    ['note', ['<b>']],
    ['starred', 'yes'],
    ['branches', { at: 1, seed: '' }],
    ['branches', [{ at: -1, seed: 'x' }]],
    ['branches', [{ at: 1 }]],
    ['turns', [1]],
    ['help', 'all'],
    ['origin', 'stolen'],
    ['facts', 'many'],
  ])('with the bad %s %j names it', (field, value) => {
    const found = { ...raid('a'), [field]: value };
    expect(readRecord(found)).toMatchObject({ id: 'a', fault: field });
  });
});

describe('a summary', () => {
  test('has all of the raid but its orders, and how many they were', () => {
    const { actions: _, ...rest } = raid('a');
    expect(summaryOf(raid('a'))).toEqual({ ...rest, length: 1, print: expect.any(String) });
    expect(readSummary(summaryOf(raid('a')))).toEqual(summaryOf(raid('a')));
  });

  test('prints alike for the same raid only, whatever it is called', () => {
    const { print } = summaryOf(raid('a'));
    expect(summaryOf(raid('b', { name: 'Again', updated: 9 })).print).toBe(print);
    expect(summaryOf(raid('a', { seed: 'other' })).print).not.toBe(print);
    expect(summaryOf(raid('a', { actions: ['load-standard', 'end'] })).print).not.toBe(print);
    expect(summaryOf(raid('a', { branches: [{ at: 1, seed: 'x' }] })).print).not.toBe(print);
  });

  test.each(['seed', 'length', 'print'])('without its %s is damaged', (field) => {
    const found = { ...summaryOf(raid('a')), [field]: undefined };
    expect(readSummary(found)).toEqual({ id: 'a', fault: field, found });
  });

  test('has no facts when they are of another form or not what they should be', () => {
    const luck = { british: 1, britishDice: 2, german: 3, germanDice: 4 };
    const counts = { guns: 2, secondGun: 6, strongpoints: 1, prisoners: 0, gone: 3, officers: 0 };
    const rest = { craft: 0, germans: 9, alarm: 9, line: true, where: [['VAS', 2]] as const };
    const facts = { form: 1, ...counts, ...rest, luck } as const;
    expect(readFacts(facts)).toBe(facts);
    const bad = (change: object) => readFacts({ ...facts, ...change });
    expect(bad({ form: 2 })).toBe(null);
    expect(bad({ guns: '2' })).toBe(null);
    expect(bad({ where: [['VAS']] })).toBe(null);
    expect(bad({ luck: null })).toBe(null);
    expect(readFacts(undefined)).toBe(null);
  });
});

describe('the archive', () => {
  let shelf: MemoryShelf;
  let notes: MapNotes;
  beforeEach(() => {
    shelf = new MemoryShelf();
    notes = new MapNotes();
  });

  test('gives back what it was given, the latest first', async () => {
    const archive = new Archive(shelf, notes);
    await archive.save(raid('a', { updated: 1 }));
    await archive.save(raid('b', { updated: 2 }));
    const again = new Archive(shelf, notes);
    expect((await again.list()).map((kept) => kept.id)).toEqual(['b', 'a']);
    expect(await again.find('a')).toEqual(raid('a', { updated: 1 }));
    expect(again.refused.value).toBe(false);
  });

  test('knows the last action of a tab that was killed before the shelf had answered', async () => {
    const archive = new Archive(new SlowShelf(), notes);
    void archive.save(raid('a', { actions: ['load-standard', 'take LCA1'], revision: 2 }));
    const next = new Archive(shelf, notes);
    expect(await next.find('a')).toMatchObject({ actions: ['load-standard', 'take LCA1'] });
    expect((await next.list())[0]?.length).toBe(2);
  });

  test('prefers the shelf when the note is older', async () => {
    await new Archive(shelf, notes).save(raid('a', { revision: 2 }));
    await shelf.put(pair(raid('a', { revision: 9 })));
    expect((await new Archive(shelf, notes).list())[0]?.revision).toBe(9);
  });

  test('writes only the latest of the changes that came while the shelf was busy', async () => {
    const slow = new SlowShelf();
    const archive = new Archive(slow, notes);
    for (let revision = 1; revision <= 5; revision++) void archive.save(raid('a', { revision }));
    for (let i = 0; i < 5; i++) {
      await settle();
      slow.answer();
    }
    expect(slow.written).toEqual([1, 5]);
  });

  test('finds a raid that the shelf takes while it is being looked for', async () => {
    let looked = false;
    class BusyShelf extends MemoryShelf {
      override async get(ids: readonly string[]): Promise<unknown[]> {
        if (looked) await archive.keep([]); // whatever is being written is written by now
        return super.get(ids);
      }
    }
    const archive: Archive = new Archive(new BusyShelf(), notes);
    await archive.list();
    void archive.save(raid('a'));
    looked = true;
    expect(await archive.findAll(['a', 'b'])).toEqual([raid('a')]); // the shelf is asked for the other one
  });

  test('goes on in memory when the shelf refuses, and says so', async () => {
    const archive = new Archive(new RefusingShelf(), notes);
    await archive.save(raid('a'));
    expect(archive.refused.value).toBe(true);
    expect((await archive.list()).map((kept) => kept.id)).toEqual(['a']);
    await archive.remove('a');
    expect(await archive.list()).toEqual([]);
  });

  test('says so again that all is well once the shelf takes a raid', async () => {
    const archive = new Archive(shelf, notes);
    archive.refused.value = true;
    await archive.save(raid('a'));
    expect(archive.refused.value).toBe(false);
  });

  test('keeps what is damaged apart and loses nothing of it', async () => {
    const broken = { ...raid('a'), actions: null } as unknown as SavedRaid;
    await shelf.put(bare(broken));
    await shelf.put(bare(raid('b')));
    const archive = new Archive(shelf, notes);
    expect((await archive.list()).map((kept) => kept.id)).toEqual(['b']);
    expect(await archive.damaged()).toEqual([{ id: 'a', fault: 'actions', found: broken }]);
    expect(await archive.find('a')).toMatchObject({ fault: 'actions' });
  });

  test('a note that is no raid does no harm', async () => {
    notes.write('last-raid', '{"id":"a","form"');
    expect(await new Archive(shelf, notes).list()).toEqual([]);
  });

  test('a raid that was removed does not come back from the note', async () => {
    const archive = new Archive(shelf, notes);
    await archive.save(raid('a'));
    await archive.remove('a');
    expect(await new Archive(shelf, notes).list()).toEqual([]);
  });

  test('sees what another tab has written once it looks again', async () => {
    const here = new Archive(shelf, notes);
    await here.save(raid('a', { revision: 2 }));
    await here.list();
    await new Archive(shelf, notes).save(raid('a', { revision: 3, turn: 5 }));
    expect((await here.list())[0]?.turn).toBe(1);
    await here.refresh();
    expect((await here.list())[0]?.turn).toBe(5);
    expect(await here.find('a')).toMatchObject({ turn: 5 });
  });

  test('reads ahead once, for the next refresh', async () => {
    const here = new Archive(shelf, notes);
    await here.keep([raid('a')]);
    let lists = 0;
    const counted: Shelf = {
      list: () => {
        lists++;
        return shelf.list();
      },
      get: (ids) => shelf.get(ids),
      put: (pairs) => shelf.put(pairs),
      remove: (ids) => shelf.remove(ids),
    };
    const archive = new RaidList(counted, notes);
    archive.readAhead();
    await archive.refresh();
    expect((await archive.list()).map((kept) => kept.id)).toEqual(['a']);
    expect(lists).toBe(1);
    await here.keep([raid('b', { updated: 2000 })]);
    await archive.refresh();
    expect((await archive.list()).map((kept) => kept.id)).toEqual(['b', 'a']);
    expect(lists).toBe(2);
  });

  test('lists records of an older game, and has summaries of them from then on', async () => {
    await shelf.put(bare(raid('a')));
    expect((await new Archive(shelf, notes).list())[0]).toMatchObject({ id: 'a', length: 1 });
    expect((await shelf.list()).bare).toEqual([]);
  });

  test('reads the record again when its summary is damaged', async () => {
    const summary = { ...summaryOf(raid('a')), print: 7 };
    await shelf.put([{ record: raid('a'), summary }]);
    const archive = new Archive(shelf, notes);
    expect((await archive.list()).map((kept) => kept.id)).toEqual(['a']);
    expect(await archive.damaged()).toEqual([]);
  });

  test('forgets what another tab has deleted', async () => {
    const here = new Archive(shelf, notes);
    await here.keep([raid('a'), raid('b')]);
    await new Archive(shelf, notes).remove('a');
    await here.refresh();
    expect((await here.list()).map((kept) => kept.id)).toEqual(['b']);
  });

  test('amends raids and lets the change outlive the page', async () => {
    const archive = new Archive(shelf, notes);
    await archive.keep([raid('a'), raid('b')]);
    await archive.amend(['a'], (kept) => ({ ...kept, name: 'Dawn', starred: true }));
    const found = await new Archive(shelf, notes).find('a');
    expect(found).toMatchObject({ name: 'Dawn', starred: true, revision: 2, updated: 1000 });
    expect(await archive.find('b')).toEqual(raid('b'));
  });

  test('keeps the name that another tab gives to the raid that is played here', async () => {
    const here = new Archive(shelf, notes);
    await here.save(raid('a', { name: 'Old', revision: 2 }));
    const there = new Archive(shelf, new MapNotes());
    await there.amend(['a'], ({ name: _, ...kept }) => ({
      ...kept,
      note: 'in fog',
      starred: true,
    }));
    await here.save(raid('a', { name: 'Old', revision: 3, turn: 4 }));
    const found = await new Archive(shelf, new MapNotes()).find('a');
    expect(found).toMatchObject({ turn: 4, note: 'in fog', starred: true });
    expect(found).not.toHaveProperty('name');
    expect((await here.list())[0]).toMatchObject({ note: 'in fog' });
    await here.amend(['a'], (kept) => ({ ...kept, name: 'New' }));
    expect(await new Archive(shelf, new MapNotes()).find('a')).toMatchObject({
      name: 'New',
      turn: 4,
    });
  });

  test('keeps that name when this tab is killed before its last order is on the shelf', async () => {
    await new Archive(shelf, notes).save(raid('a', { revision: 2 }));
    await new Archive(shelf, new MapNotes()).amend(['a'], (kept) => ({ ...kept, name: 'Dawn' }));
    notes.write('last-raid', JSON.stringify(raid('a', { revision: 9, turn: 7 })));
    expect(await new Archive(shelf, notes).find('a')).toMatchObject({ name: 'Dawn', turn: 7 });
  });

  test('takes raids away and puts them back as they were, damaged ones too', async () => {
    const broken = { ...raid('c'), seed: 5 } as unknown as SavedRaid;
    await shelf.put(bare(broken));
    const archive = new Archive(shelf, notes);
    await archive.keep([raid('a'), raid('b')]);
    const taken = await archive.take(['a', 'c']);
    expect((await archive.list()).map((kept) => kept.id)).toEqual(['b']);
    expect(await archive.damaged()).toEqual([]);
    expect((await new Archive(shelf, notes).damaged()).length).toBe(0);
    await archive.putBack(taken);
    const again = new Archive(shelf, notes);
    expect((await again.list()).map((kept) => kept.id).sort()).toEqual(['a', 'b']);
    expect(await again.find('a')).toEqual(raid('a'));
    expect(await again.damaged()).toEqual([{ id: 'c', fault: 'seed', found: broken }]);
  });
});

describe('what no screen could show', () => {
  test.each([
    ['updated', 1e300],
    ['updated', -1],
    ['started', Number.POSITIVE_INFINITY],
    ['started', 8.64e15],
    ['turn', -4],
    ['turn', 1e300],
    ['revision', 0.5],
    ['result', { outcome: 'failure', vp: 1e300 }],
    ['result', { outcome: 'x'.repeat(500), vp: 1 }],
    ['id', 'a\ud800'],
    ['seed', 'x'.repeat(201)],
    ['scenario', { id: '\udfff', hash: '' }],
    ['clock', '5'.repeat(1000)],
    ['optional', Array.from({ length: 65 }, () => 'rule')],
    ['name', '\ud800'],
  ])('a record with the %s %j is damaged, and so is its summary', (field, value) => {
    const found = { ...raid('a'), [field]: value };
    expect(readRecord(found)).toMatchObject({ fault: field });
    expect(readSummary({ ...summaryOf(raid('a')), [field]: value })).toMatchObject({
      fault: field,
    });
  });

  test.each([1.5, Number.NaN, 1e300])('a summary of %d orders is damaged', (length) => {
    expect(readSummary({ ...summaryOf(raid('a')), length })).toMatchObject({ fault: 'length' });
  });
});

// What is kept of raids: records that are checked, an archive that survives a refusing shelf and a killed tab.

import { beforeEach, describe, expect, test } from 'vitest';
import { Archive } from '../../src/app/storage/archive.ts';
import type { Notes } from '../../src/app/storage/notes.ts';
import {
  isDamaged,
  newer,
  newRecord,
  readRecord,
  type SavedRaid,
} from '../../src/app/storage/records.ts';
import { MemoryShelf, type Shelf } from '../../src/app/storage/shelf.ts';

const CHOICE = {
  seed: 'K7QM-2XDA',
  level: 'green',
  events: true,
  practice: false,
  loading: 'standard',
} as const;

const raid = (id: string, changes: Partial<SavedRaid> = {}): SavedRaid => ({
  ...newRecord(id, 'dieppe-1942', CHOICE, 1000),
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
  async all(): Promise<unknown[]> {
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

  override async put(record: SavedRaid): Promise<void> {
    await new Promise<void>((resolve) => {
      this.#answer = resolve;
    });
    this.written.push(record.revision);
    return super.put(record);
  }
  answer(): void {
    this.#answer?.();
  }
}

const settle = () => new Promise((resolve) => setTimeout(resolve, 0));

describe('a record', () => {
  test('of a new raid is sound, and begins with the loading that was chosen', () => {
    expect(readRecord(raid('a'))).toEqual(raid('a'));
    expect(raid('a').actions).toEqual(['load-standard']);
    expect(newRecord('b', 'dieppe-1942', { ...CHOICE, loading: 'free' }, 1).actions).toEqual([]);
  });

  test.each([
    ['actions', 'take OR1'],
    ['actions', ['take OR1', 7]],
    ['status', 'lost'],
    ['revision', Number.NaN],
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

  test('changed last counts', () => {
    const old = raid('a', { revision: 4 });
    const young = raid('a', { revision: 5 });
    expect(newer(old, young)).toBe(young);
    expect(newer(young, old)).toBe(young);
    expect(newer(undefined, old)).toBe(old);
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
    expect((await next.list())[0]?.actions).toEqual(['load-standard', 'take LCA1']);
  });

  test('prefers the shelf when the note is older', async () => {
    await new Archive(shelf, notes).save(raid('a', { revision: 2 }));
    await shelf.put(raid('a', { revision: 9 }));
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
    await shelf.put(broken);
    await shelf.put(raid('b'));
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
    expect(await here.find('a')).toMatchObject({ turn: 1 });
    await here.refresh();
    expect(await here.find('a')).toMatchObject({ turn: 5 });
  });
});

// Two tabs on one shelf: nothing that one has written is overwritten by the other, and nothing a tab had is lost.

import { beforeEach, expect, test } from 'vitest';
import { Archive } from '../../src/app/storage/archive.ts';
import { newRecord } from '../../src/app/storage/new-record.ts';
import type { Notes } from '../../src/app/storage/notes.ts';
import { isDamaged, type SavedRaid } from '../../src/app/storage/records.ts';
import { type Listing, type Meet, MemoryShelf, type Pair } from '../../src/app/storage/shelf.ts';
import { DIEPPE } from './house.ts';

const CHOICE = { seed: 'K7QM-2XDA', level: 'green', events: true, practice: false };

const raid = (actions: readonly string[], changes: Partial<SavedRaid> = {}): SavedRaid => ({
  ...newRecord('a', DIEPPE, { ...CHOICE, opening: actions }, 1000),
  ...changes,
});

function notesOf(texts = new Map<string, string>()): Notes {
  return {
    read: (name) => texts.get(name) ?? null,
    write: (name, text) => texts.set(name, text) !== undefined,
    remove: (name) => void texts.delete(name),
  };
}

let shelf: MemoryShelf;
let notes: Notes; // one for all tabs, as in a browser
let first: Archive;
let second: Archive;
beforeEach(async () => {
  shelf = new MemoryShelf();
  notes = notesOf();
  first = new Archive(shelf, notes);
  second = new Archive(shelf, notes);
  await first.save(raid(['one']));
});

const onShelf = async (id = 'a'): Promise<readonly string[] | undefined> => {
  const found = await new Archive(shelf, notesOf()).find(id);
  return found === undefined || isDamaged(found) ? undefined : found.actions;
};

test('a tab that goes on from what it has seen is kept', async () => {
  const held = await second.hold('a', null);
  expect(held).toMatchObject({ actions: ['one'] });
  const saved = await second.save(raid(['one', 'two'], { revision: 2 }));
  expect(saved).toEqual({ kind: 'kept', revision: 2 });
  expect(await onShelf()).toEqual(['one', 'two']);
});

test('a tab that has not seen the last order overwrites nothing, and keeps what it had as a raid of its own', async () => {
  await second.hold('a', null);
  await first.save(raid(['one', 'left'], { revision: 2 }));
  const saved = await second.save(raid(['one', 'right'], { revision: 2, name: 'Dawn' }));
  if (saved.kind !== 'parted' || saved.own === null) throw new Error('it has not parted');
  expect(await onShelf()).toEqual(['one', 'left']);
  expect(await onShelf(saved.own)).toEqual(['one', 'right']);
  const own = await new Archive(shelf, notesOf()).find(saved.own);
  expect(own).toMatchObject({ origin: 'taken', revision: 1 });
  expect(own).not.toHaveProperty('name');
  expect((await second.list()).map(({ id }) => id).sort()).toEqual(['a', saved.own].sort());
});

test('a tab whose orders the other has all had leaves no copy behind', async () => {
  await second.hold('a', null);
  await first.save(raid(['one', 'two', 'three'], { revision: 3 }));
  const saved = await second.save(raid(['one', 'two'], { revision: 9 }));
  expect(saved).toEqual({ kind: 'parted', own: null });
  expect(await onShelf()).toEqual(['one', 'two', 'three']);
  expect(await new Archive(shelf, notes).list()).toHaveLength(1);
});

test('a tab that was robbed of the raid cannot go on with it, though nobody has played since', async () => {
  expect(await second.hold('a', 'second tab')).toMatchObject({ actions: ['one'] });
  const late = await first.save(raid(['one', 'late'], { revision: 2 }));
  expect(late.kind).toBe('parted');
  expect(await onShelf()).toEqual(['one']);
  const saved = await second.save(raid(['one', 'two'], { revision: 3 }));
  expect(saved.kind).toBe('kept');
  expect(await onShelf()).toEqual(['one', 'two']);
});

test('an order taken back is no order of another tab', async () => {
  await first.save(raid(['one', 'two'], { revision: 2 }));
  expect((await first.save(raid(['one'], { revision: 3 }))).kind).toBe('kept');
  expect(await onShelf()).toEqual(['one']);
});

test('a raid is read after it was claimed, not as it was when the page began', async () => {
  await second.list();
  await first.save(raid(['one', 'two'], { revision: 2 }));
  expect(await second.hold('a', null)).toMatchObject({ actions: ['one', 'two'] });
});

test('a name given in one tab leaves the orders of the other alone, even those of the last moment', async () => {
  class Racing extends MemoryShelf {
    race: (() => Promise<unknown>) | null = null;
    override async get(ids: readonly string[]): Promise<unknown[]> {
      const found = await super.get(ids);
      const race = this.race;
      this.race = null;
      await race?.();
      return found;
    }
  }
  const racing = new Racing();
  const here = new Archive(racing, notesOf());
  const there = new Archive(racing, notesOf());
  await here.save(raid(['one']));
  await there.list();
  racing.race = () => here.save(raid(['one', 'two'], { revision: 2 }));
  await there.amend(['a'], (kept) => ({ ...kept, name: 'Dawn' }));
  expect(await new Archive(racing, notesOf()).find('a')).toMatchObject({
    name: 'Dawn',
    actions: ['one', 'two'],
  });
});

test('a note that another tab has overtaken does not come back over its orders', async () => {
  await second.hold('a', null);
  await second.save(raid(['one', 'right'], { revision: 2 }));
  notes.write('last-raid', JSON.stringify(raid(['one', 'left'], { revision: 9 })));
  const next = new Archive(shelf, notes);
  expect(await next.hold('a', null)).toMatchObject({ actions: ['one', 'right'] });
});

test('a note that goes on from the shelf is written to it', async () => {
  notes.write('last-raid', JSON.stringify(raid(['one', 'two'], { revision: 2 })));
  const next = new Archive(shelf, notes);
  expect(await next.hold('a', null)).toMatchObject({ actions: ['one', 'two'] });
  await next.tryAgain();
  expect(await onShelf()).toEqual(['one', 'two']);
});

test('nothing to write does not stop what is written next', async () => {
  await first.keep([]);
  await first.save(raid(['one', 'two'], { revision: 2 }));
  expect(await onShelf()).toEqual(['one', 'two']);
});

test('the raid in hand is laid down anew on a shelf that was emptied', async () => {
  await shelf.remove(['a']);
  await first.layAnew();
  expect(await onShelf()).toEqual(['one']);
});

test('what the shelf refused is offered again, and until then called unsaved', async () => {
  class Full extends MemoryShelf {
    full = true;
    override async put(pairs: readonly Pair[], meet?: Meet): Promise<void> {
      if (this.full) throw new DOMException('no room', 'QuotaExceededError');
      return super.put(pairs, meet);
    }
  }
  const full = new Full();
  const archive = new Archive(full, notesOf());
  expect(await archive.save(raid(['one']))).toEqual({ kind: 'refused' });
  expect(archive.refused.value).toBe(true);
  expect(archive.saving.value).toBe(false);
  full.full = false;
  await archive.tryAgain();
  expect(archive.refused.value).toBe(false);
  expect(await full.get(['a'])).toMatchObject([{ actions: ['one'] }]);
});

test('a shelf that could not be read is read when it is asked again', async () => {
  let blocked = true;
  class Blocked extends MemoryShelf {
    override async list(): Promise<Listing> {
      if (blocked) throw new DOMException('late', 'TimeoutError');
      return super.list();
    }
  }
  const slow = new Blocked();
  await new Archive(slow, notesOf()).keep([raid(['one'])]);
  const archive = new Archive(slow, notesOf());
  expect(await archive.list()).toEqual([]);
  expect(archive.refused.value).toBe(true);
  blocked = false;
  expect(await archive.list()).toHaveLength(1);
  expect(archive.refused.value).toBe(false);
});

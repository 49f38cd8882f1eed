// What is stored with a raid, result and hashes, is held against what its orders lead to: when it is opened and listed.

import { expect, test } from 'vitest';
import { mended, rebuild } from '../../src/app/rebuild.ts';
import { Archive } from '../../src/app/storage/archive.ts';
import { checkRaids } from '../../src/app/storage/check-raids.ts';
import type { SavedRaid } from '../../src/app/storage/records.ts';
import { MemoryShelf } from '../../src/app/storage/shelf.ts';
import { summaryOf } from '../../src/app/storage/summary.ts';
import { dieppe } from './house.ts';
import { madeRaid } from './made-raids.ts';

const sound = madeRaid('sound', 'unsound');
const vp = (sound.result?.vp ?? 0) + 30;
const better = { outcome: 'total-success', vp };
const wrong: Readonly<Record<string, Partial<SavedRaid>>> = {
  result: { result: better },
  none: { result: null, status: 'playing' },
  turn: { turns: ['0123456789abcdef', ...(sound.turns ?? []).slice(1)] },
  short: { turns: sound.turns?.slice(0, -1) ?? [] },
};

test('a raid that is as it was written down has no fault', async () => {
  expect((await rebuild(sound)).fault).toBeNull();
  const underWay = madeRaid('under-way', 'unsound', { upTo: 20 });
  expect((await rebuild(underWay)).fault).toBeNull();
});

test.each([
  ['result', { kind: 'result' }],
  ['none', { kind: 'result' }],
  ['turn', { kind: 'turn', turn: 1 }],
  ['short', { kind: 'turn', turn: sound.turns?.length }],
])(
  'a raid whose %s is another says so when it is opened, and can be put right',
  async (name, fault) => {
    const raid = { ...sound, ...wrong[name] };
    const opened = await rebuild(raid);
    expect(opened.fault).toEqual(fault);
    if (opened.session === null) throw new Error('its orders fit');
    const right = mended(raid, { game: dieppe, session: opened.session });
    expect(right).toEqual(sound);
  },
);

test('a list is told which of its raids do not come out, whether record or summary is wrong', async () => {
  const shelf = new MemoryShelf();
  const archive = new Archive(shelf, { read: () => null, write: () => true, remove: () => {} });
  const raids = Object.entries(wrong).map(([id, change]) => ({ ...sound, ...change, id }));
  await archive.keep([sound, ...raids]);
  const summary = { ...summaryOf({ ...sound, id: 'listed' }), result: better };
  await shelf.put([{ record: { ...sound, id: 'listed' }, summary }]);
  await archive.refresh();
  const found: string[] = [];
  const watch = { stopped: () => false, unsound: (id: string) => found.push(id) };
  await checkRaids(archive, [dieppe], await archive.list(), watch);
  expect(found.sort()).toEqual(['listed', ...Object.keys(wrong)].sort());
});

// A kept raid opened again: it comes back at the same decision, and what no longer fits is named.

import { describe, expect, test } from 'vitest';
import { rebuild, recordOf } from '../../src/app/rebuild.ts';
import { newRecord } from '../../src/app/storage/new-record.ts';
import type { SavedRaid } from '../../src/app/storage/records.ts';
import { hashPosition } from '../../src/engine/hash.ts';
import { randomPlayer } from '../../src/engine/random-player.ts';
import { Session } from '../../src/engine/session.ts';
import type { RaidSession } from '../../src/systems/raid/rules/session.ts';
import { raidOn } from '../../src/systems/raid/rules/system.ts';
import { loadDieppe } from '../systems/raid/dieppe.ts';
import { DIEPPE, dieppe } from './house.ts';

const CHOICE = {
  seed: 'tide',
  level: 'hardened',
  events: true,
  practice: false,
} as const;
const FRESH = newRecord('a', DIEPPE, CHOICE, 1);

/** A raid played by chance for a number of decisions, or to its end. */
function played(decisions: number): RaidSession {
  const session = new Session(raidOn(loadDieppe()), CHOICE);
  const player = randomPlayer();
  player.start('rebuild');
  for (let i = 0; i < decisions && session.asked.kind !== 'over'; i++) {
    session.do(player.pick(session.position, session.asked.actions));
  }
  return session;
}

const kept = (session: RaidSession, now: number): SavedRaid =>
  recordOf(FRESH, { game: dieppe, session }, now);

test.each([0, 1, 40, 150])('after %d decisions the position is the same', async (decisions) => {
  const session = played(decisions);
  const { session: again, fault } = await rebuild(kept(session, 2));
  expect(fault).toBeNull();
  expect(again && hashPosition(again.position)).toBe(hashPosition(session.position));
  expect(again?.asked).toEqual(session.asked);
});

describe('the record', () => {
  test('of a raid under way tells where it stands', () => {
    const record = kept(played(40), 77);
    expect(record).toMatchObject({ status: 'playing', turn: 1, clock: '04:45', result: null });
    expect(record).toMatchObject({ updated: 77, revision: FRESH.revision + 1 });
  });

  test('of a raid that is over holds its result', () => {
    const session = played(5000);
    expect(session.asked.kind).toBe('over');
    const record = kept(session, 2);
    expect(record.status).toBe('over');
    expect(record.result?.vp).toBeLessThan(20);
  });
});

describe('a raid that does not fit', () => {
  const sound = kept(played(40), 2);
  const changed = (changes: Partial<SavedRaid>) => rebuild({ ...sound, ...changes });

  test('is played up to the order that cannot be carried out', async () => {
    const actions = [...sound.actions.slice(0, 30), 'fire VAS', ...sound.actions.slice(30)];
    const { session, fault } = await changed({ actions });
    expect(fault).toEqual({ kind: 'action', index: 30, text: 'fire VAS' });
    expect(session?.count).toBe(30);
  });

  test('names an order that is none', async () => {
    expect((await changed({ actions: ['dance'] })).fault).toEqual({
      kind: 'action',
      index: 0,
      text: 'dance',
    });
  });

  test('of other rules or data is not played at all, though its orders may fit', async () => {
    const { session, fault } = await changed({ rules: '2' });
    expect(session).toBeNull();
    expect(fault).toEqual({ kind: 'rules', theirs: '2', ours: dieppe.system.version });
    const other = await changed({ scenario: { id: 'dieppe-1942', hash: 'other' } });
    expect(other.session).toBeNull();
    expect(other.fault).toEqual({ kind: 'data', battle: 'dieppe-1942' });
  });

  test('for another raid or level cannot be played at all', async () => {
    expect(await changed({ scenario: { id: 'elsewhere', hash: '' } })).toEqual({
      game: null,
      session: null,
      fault: { kind: 'scenario' },
    });
    expect(await changed({ level: 'hopeless' })).toMatchObject({
      session: null,
      fault: { kind: 'level' },
    });
    expect(await changed({ system: 'elsewhere' })).toMatchObject({
      session: null,
      fault: { kind: 'scenario' },
    });
  });
});

// What comes from outside is played once: the same run checks it and is shown.

import { describe, expect, test } from 'vitest';
import { decodeLink, encodeLink } from '../../src/engine/link.ts';
import { openLink, openReplay } from '../../src/engine/played.ts';
import { verifyReplay } from '../../src/engine/replay.ts';
import { raidOn } from '../../src/systems/raid/rules/system.ts';
import { counted } from './counted.ts';
import { finished, scenario, unfinished } from './raids.ts';

const game = raidOn(scenario);

describe('a link', () => {
  test.each([finished(), unfinished(40)])('is played once, and gives its session', (replay) => {
    const text = encodeLink(game, replay);
    const counts = { setups: 0, performs: 0 };
    const opened = openLink(counted(game, counts), text);
    if ('fault' in opened) throw new Error(opened.fault);
    expect(opened.replay).toEqual(replay);
    expect(opened.session.replay()).toEqual(replay);
    expect(opened.session.frames.length).toBeGreaterThan(0);
    expect(counts).toEqual({ setups: 1, performs: replay.actions.length });
  });

  test('that is damaged is refused as it is without a session', () => {
    const text = encodeLink(game, finished()).slice(0, -3);
    expect(openLink(game, text)).toEqual(decodeLink(game, text));
  });
});

describe('a replay', () => {
  test('is played once, and found to come out', () => {
    const replay = finished();
    const counts = { setups: 0, performs: 0 };
    const { session, verdict } = openReplay(counted(game, counts), replay);
    expect(verdict.ok).toBe(true);
    expect(session?.replay()).toEqual(replay);
    expect(counts).toEqual({ setups: 1, performs: replay.actions.length });
  });

  test.each([
    { ...finished(), turns: finished().turns.map(() => '0'.repeat(16)) },
    { ...finished(), result: { outcome: 'total-success', vp: 999 } },
    { ...finished(), actions: [...finished().actions, 'done'] },
    { ...finished(), actions: finished().actions.map((text, i) => (i === 9 ? 'load LCA1' : text)) },
    { ...finished(), rules: '1' },
    { ...finished(), level: 'none' },
    { ...finished(), scenario: { ...finished().scenario, hash: '0'.repeat(16) } },
    { ...finished(), scenario: { ...finished().scenario, id: 'elsewhere' } },
  ])('that does not come out is refused as when it is only checked', (replay) => {
    const { verdict } = openReplay(game, replay);
    expect(verdict).toEqual(verifyReplay(game, replay));
    expect(verdict.ok).toBe(false);
  });

  test('is shown as far as its actions are legal, whatever its hashes say', () => {
    const replay = { ...finished(), turns: [] };
    expect(openReplay(game, replay).session?.count).toBe(replay.actions.length);
  });

  test.each([
    ['another battle', { scenario: { ...finished().scenario, id: 'elsewhere' } }],
    ['other data', { scenario: { ...finished().scenario, hash: '0'.repeat(16) } }],
    ['other rules', { rules: '2' }],
  ])('of %s is not even set up', (_, changes) => {
    const counts = { setups: 0, performs: 0 };
    const { session } = openReplay(counted(game, counts), { ...finished(), ...changes });
    expect(session).toBe(null);
    expect(counts).toEqual({ setups: 0, performs: 0 });
  });
});

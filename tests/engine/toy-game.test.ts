// The engine over a system it has never heard of: play, undo, replay, link, verification, branches, odds of dice.

import alea from 'seedrandom/lib/alea.js';
import { describe, expect, test } from 'vitest';
import { enumerate } from '../../src/engine/enumerate.ts';
import { decodeLink, encodeLink, readLink } from '../../src/engine/link.ts';
import { copy } from '../../src/engine/position.ts';
import { makeReplay, parseReplay, replayText, verifyReplay } from '../../src/engine/replay.ts';
import { loadPosition, savePosition } from '../../src/engine/save.ts';
import { Session } from '../../src/engine/session.ts';
import type { Action } from '../../src/engine/system.ts';
import { validateReplayNamed } from '../../src/systems/raid/data/generated/replay-named.js';
import { raidOn } from '../../src/systems/raid/rules/system.ts';
import { drillRaid } from '../systems/raid/drill-raid.ts';
import { ford } from '../toy/field.ts';
import { act, Do } from '../toy/rules/play.ts';
import { toy, toyOn } from '../toy/rules/system.ts';

const game = toyOn(ford);
const OPTIONS = { seed: 'toy', level: 'hard', events: true, practice: false };

/** A whole game by dice of its own. */
function played(options = OPTIONS): Session<typeof ford> {
  const session = new Session(game, options);
  const next = alea(`player ${options.seed}`, { state: true });
  while (!session.over) {
    const { actions } = session.asked;
    session.do(actions[Math.floor(next() * actions.length)] as Action);
  }
  return session;
}

describe('a session', () => {
  test('takes back what no die has settled, and no more', () => {
    const session = new Session(game, { ...OPTIONS, events: false });
    const before = session.position;
    session.do(toy.parse(ford, 'move S1 B1') as Action);
    expect(session.canUndo).toBe(false); // E1 was shown
    const other = new Session(game, { ...OPTIONS, events: false });
    other.do(toy.parse(ford, 'move L2 B3') as Action);
    expect(other.undo()).toBe(true);
    expect(other.position.cells).toEqual(before.cells);
    expect(other.undo()).toBe(false);
  });

  test('takes back nothing when a die fell in what followed by itself', () => {
    const session = new Session(game, { ...OPTIONS, events: false });
    session.do(toy.parse(ford, 'move L2 B3') as Action);
    expect(session.canUndo).toBe(true);
    session.do(toy.parse(ford, 'move S1 B1') as Action, true);
    expect(session.canUndo).toBe(false);
    expect(session.undo()).toBe(false);
  });

  test('names the rule of its own book that forbids', () => {
    const session = new Session(game, OPTIONS);
    expect(session.do(act(Do.fire, 0, 4))).toEqual({ rule: { book: 'toy', id: '4' } });
  });

  test('reaches shots on both sides, reasons and an end', () => {
    const kinds = new Set<string>();
    for (let i = 0; i < 20; i++) {
      for (const { event } of played({ ...OPTIONS, seed: `kinds ${i}` }).frames) {
        kinds.add(event.kind);
      }
    }
    expect([...kinds].sort()).toEqual(
      ['enemy-fired', 'fired', 'fog', 'lost', 'moved', 'over', 'shown', 'turn'].sort(),
    );
  });
});

describe('a replay of another system', () => {
  const replay = played().replay();

  test('names its system and comes out as it was played', () => {
    expect(replay).toMatchObject({ version: 2, system: 'toy', rules: '1' });
    expect(parseReplay(replayText(replay))).toEqual(replay);
    expect(validateReplayNamed(replay)).toBe(true);
    expect(verifyReplay(game, replay)).toMatchObject({ ok: true, over: true });
  });

  test('is refused where the rules are others', () => {
    expect(verifyReplay(raidOn(drillRaid), replay)).toMatchObject({
      ok: false,
      kind: 'system',
      reason: "played by the rules of 'toy'; these are those of 'raid'",
    });
  });

  test('must name its system', () => {
    const { system: _, ...nameless } = replay;
    expect(parseReplay(nameless)).toMatchObject({
      faults: [{ path: '', reason: "field 'system' is missing" }],
    });
  });

  test('does not hide an edited order, hash or result', () => {
    const end = replay.actions.indexOf('end');
    const edits = [
      { ...replay, actions: replay.actions.filter((_, i) => i !== end) },
      { ...replay, turns: ['0123456789abcdef', ...replay.turns.slice(1)] },
      { ...replay, result: { outcome: 'victory', vp: 99 } },
    ];
    for (const edited of edits) expect(verifyReplay(game, edited)).toMatchObject({ ok: false });
  });
});

describe('a link of another system', () => {
  test('holds the whole game and names its system', () => {
    const replay = played().replay();
    const link = encodeLink(game, replay);
    expect(readLink(link)).toMatchObject({ version: 3, system: 'toy', scenario: { id: 'ford' } });
    expect(decodeLink(game, link)).toEqual(replay);
    expect(decodeLink(raidOn(drillRaid), link)).toMatchObject({
      kind: 'system',
      fault: "played by the rules of 'toy'; these are those of 'raid'",
    });
  });

  test('holds branches', () => {
    const actions = played().actions.slice(0, 4);
    const course = { ...OPTIONS, branches: [{ at: 4, seed: 'fresh' }] };
    const replay = makeReplay(game, course, actions);
    expect(decodeLink(game, encodeLink(game, replay))).toEqual(replay);
  });
});

test('a position is saved and goes on where it was', () => {
  const session = played();
  expect(loadPosition(game, savePosition(session.position))).toEqual(session.position);
});

test('odds come from the live rules', () => {
  const session = new Session(game, { ...OPTIONS, events: false });
  const from = session.position;
  let hits = 0n;
  enumerate(
    (rolls) => {
      const s = copy(from);
      s.cells[12] = 6; // S1 beside E1, which is a post and face up
      s.cells[12 + 4 * 3 + 1] = 0;
      s.cells[12 + 4 * 3 + 2] = 0;
      toy.perform({ s, rolls, tell: null }, act(Do.fire, 0, 4));
      return toy.score(s).lines[1]?.count ?? 0;
    },
    (count) => {
      hits += BigInt(count);
    },
  );
  expect(hits).toBe(2n); // 5 and 6 of six
});

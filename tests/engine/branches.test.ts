// Raids taken up with fresh dice: they are written down, verified, linked and entered like any other, and nothing of
// them can be changed unseen.

import { describe, expect, test } from 'vitest';
import type { Branch } from '../../src/engine/course.ts';
import { hashPosition } from '../../src/engine/hash.ts';
import { decodeLink, encodeLink, splitMoment } from '../../src/engine/link.ts';
import {
  makeReplay,
  parseReplay,
  type Replay,
  replayAt,
  replayText,
  verifyReplay,
} from '../../src/engine/replay.ts';
import { Rerun } from '../../src/engine/rerun.ts';
import type { Action } from '../../src/engine/system.ts';
import { validateReplay } from '../../src/systems/raid/data/generated/replay.js';
import { parseAction } from '../../src/systems/raid/rules/actions.ts';
import { legalActions } from '../../src/systems/raid/rules/legal.ts';
import { markerAt } from '../../src/systems/raid/rules/state.ts';
import { raidOn } from '../../src/systems/raid/rules/system.ts';
import { forge } from './forge.ts';
import { finished, scenario } from './raids.ts';

const options = { seed: 'branches', level: 'hardened', events: true };

/** A raid to its end by whatever comes first on the list of a little counter. */
function played(branches: readonly Branch[]): Replay {
  const rerun = new Rerun(raidOn(scenario), { ...options, branches });
  const actions: number[] = [];
  for (let i = 0; !rerun.over; i++) {
    const legal = legalActions(rerun.position, []);
    const action = legal[(i * 7) % legal.length] as number;
    rerun.run(action, null);
    actions.push(action);
  }
  return makeReplay(raidOn(scenario), { ...options, branches }, actions);
}

const once = [{ at: 40, seed: 'fresh' }];
const twice = [...once, { at: 90, seed: 'fresher, <b>août</b>' }];

function stateAt(replay: Replay, count: number) {
  const there = replayAt(raidOn(scenario), replay, count);
  if (!there.ok) throw new Error(there.reason);
  return there.position;
}

describe.each([
  ['once', once],
  ['twice', twice],
  ['from the beginning', [{ at: 0, seed: 'other' }]],
])('a raid that branches %s', (_, branches) => {
  const replay = played(branches);

  test('verifies, as it is and as its file', () => {
    expect(replay.branches).toEqual(branches);
    expect(verifyReplay(raidOn(scenario), replay)).toMatchObject({ ok: true, over: true });
    expect(parseReplay(replayText(replay))).toEqual(replay);
    expect(validateReplay(replay)).toBe(true);
  });

  test('comes back from its link, which says it is of version 2', () => {
    const link = encodeLink(raidOn(scenario), replay);
    expect(link).toMatch(/^yg[I-L]/);
    expect(decodeLink(raidOn(scenario), link)).toEqual(replay);
  });

  test('comes back from the link of its first half', () => {
    const orders = replay.actions.slice(0, 60).map((text) => parseAction(scenario, text) as Action);
    const half = makeReplay(raidOn(scenario), { ...options, branches }, orders);
    expect(decodeLink(raidOn(scenario), encodeLink(raidOn(scenario), half))).toEqual(half);
  });
});

describe('fresh dice', () => {
  const plain = makeReplay(raidOn(scenario), options, []);
  const branched: Replay = { ...plain, branches: [{ at: 0, seed: 'other' }] };

  test('change what is to come and leave what lies hidden', () => {
    const before = stateAt(plain, 0);
    const after = stateAt(branched, 0);
    expect(hashPosition(after)).not.toBe(hashPosition(before));
    for (let zone = 0; zone < scenario.zones.length; zone++) {
      expect(markerAt(after, zone)).toBe(markerAt(before, zone));
    }
  });

  test('change nothing before the order they begin at', () => {
    const replay = played(once);
    const { branches: _, ...same } = replay;
    expect(hashPosition(stateAt(replay, 39))).toBe(hashPosition(stateAt(same, 39)));
    expect(hashPosition(stateAt(replay, 40))).not.toBe(hashPosition(stateAt(same, 40)));
  });
});

describe('a branch that was tampered with', () => {
  const replay = played(twice);

  test.each([
    ['another seed', [{ at: 40, seed: 'frosh' }, twice[1] as Branch]],
    ['another place', [{ at: 70, seed: 'fresh' }, twice[1] as Branch]],
    ['none at all', []],
  ])('%s shows at the first turn that differs', (_, branches) => {
    expect(verifyReplay(raidOn(scenario), { ...replay, branches }).ok).toBe(false);
  });

  test.each([
    ['no list', {}, '/branches'],
    ['a number', [7], '/branches/0'],
    ['nothing', [null], '/branches/0'],
    ['no seed', [{ at: 1 }], '/branches/0'],
    ['a huge place', [{ at: 1e21, seed: '' }], '/branches/0/at'],
    ['a place before the start', [{ at: -1, seed: '' }], '/branches/0/at'],
    ['two at one place', [once[0], once[0]], '/branches/1/at'],
    ['a seed with a bell', [{ at: 1, seed: '\u0007' }], '/branches/0/seed'],
    ['a prototype', [JSON.parse('{"at":1,"seed":"","__proto__":{}}')], '/branches/0'],
    ['too many', Array.from({ length: 41 }, (_, at) => ({ at, seed: '' })), '/branches'],
  ])('%s is refused where it is wrong', (_, branches, path) => {
    const read = parseReplay({ ...finished(), branches });
    expect('faults' in read && read.faults.map((fault) => fault.path)).toContain(path);
  });

  test('a replay is not made of branches that do not fit', () => {
    const make = (branches: readonly Branch[]) =>
      makeReplay(raidOn(scenario), { ...options, branches }, []);
    expect(() => make([twice[1] as Branch, twice[0] as Branch])).toThrow('the branches');
    expect(() => make([{ at: 0.5, seed: '' }])).toThrow('the branches');
  });

  test('a link that claims branches and has none is damaged', () => {
    expect(decodeLink(raidOn(scenario), forge({ version: 2 }))).toMatchObject({
      kind: 'damaged',
      fault: 'damaged: its branches do not hold',
      header: { seed: 'forged' },
    });
  });
});

test.each([
  ['yg', { text: 'yg' }],
  ['yg@0', { text: 'yg', moment: 0 }],
  ['yg@12345', { text: 'yg', moment: 12345 }],
  ['yg@123456', { text: 'yg@123456' }],
  ['yg@-1', { text: 'yg@-1' }],
  ['yg@1@2', { text: 'yg@1@2' }],
])('the moment of %s', (text, split) => {
  expect(splitMoment(text)).toEqual(split);
});

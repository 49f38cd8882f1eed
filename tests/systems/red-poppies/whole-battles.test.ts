// What holds of every battle on the real ground: nothing illegal, nothing out of place, the same every time, heard or
// silent; what is listed is allowed and what is not is refused; replays and links give back what was played.

import { describe, expect, test } from 'vitest';
import { hashPosition } from '../../../src/engine/hash.ts';
import { decodeLink, encodeLink } from '../../../src/engine/link.ts';
import { copy } from '../../../src/engine/position.ts';
import { randomPlayer } from '../../../src/engine/random-player.ts';
import { makeReplay, parseReplay, replayText, verifyReplay } from '../../../src/engine/replay.ts';
import { SeededRolls } from '../../../src/engine/rolls.ts';
import { playGame } from '../../../src/engine/run.ts';
import { into } from '../../../src/engine/told.ts';
import type { BattleEvent } from '../../../src/systems/red-poppies/rules/events.ts';
import {
  countIn,
  has,
  heldBy,
  hexOf,
  is,
  isIn,
  Mark,
  type State,
  unitIn,
} from '../../../src/systems/red-poppies/rules/state.ts';
import { battleOn, redPoppies } from '../../../src/systems/red-poppies/rules/system.ts';
import { Is, NONE, Side } from '../../../src/systems/red-poppies/rules/types.ts';
import { hawthorn } from './hawthorn.ts';

const game = battleOn(hawthorn);
const courses = ['recruit', 'regular', 'veteran'].map((level) => ({
  seed: `whole ${level}`,
  level,
  events: false,
}));

function play(
  course: (typeof courses)[number],
  each: (s: State, legal: number[]) => void,
  told: BattleEvent[] | null,
): { s: State; actions: number[] } {
  const s = redPoppies.setup(hawthorn, course);
  const rolls = new SeededRolls(s, redPoppies.random);
  const player = randomPlayer();
  player.start(course.seed);
  const legal: number[] = [];
  const actions: number[] = [];
  while (!redPoppies.over(s)) {
    redPoppies.legal(s, legal);
    each(s, legal);
    const action = player.pick(s, legal);
    actions.push(action);
    redPoppies.perform({ s, rolls, tell: told === null ? null : into(told) }, action);
    rolls.save(s);
  }
  return { s, actions };
}

/** 2.11, 8.74, 10.21 Two a hex, everybody where the map says, nobody in a trench that is none, hexes held by who is alone. */
function checkMap(s: State): void {
  for (let hex = 0; hex < hawthorn.hexes.length; hex++) {
    for (const side of [Side.british, Side.german]) {
      const count = countIn(s, hex, side);
      for (let place = 0; place < count; place++)
        expect(hexOf(s, unitIn(s, hex, side, place))).toBe(hex);
      if (isIn(s, hex, side) && !isIn(s, hex, side === 0 ? 1 : 0))
        expect(heldBy(s, hex)).toBe(side);
    }
  }
  for (let unit = 0; unit < hawthorn.units.length; unit++) {
    const hex = hexOf(s, unit);
    if (has(s, unit, Mark.destroyed | Mark.left)) expect(hex).toBe(NONE);
    if (!has(s, unit, Mark.inTrench)) continue;
    expect(hawthorn.dugBy[hex]).not.toBe(NONE);
    expect(is(s, unit, Is.digger)).toBe(true);
  }
}

describe('whole battles', () => {
  test.each(courses)('$seed: nothing illegal, nothing out of place', (course) => {
    play(
      course,
      (s, legal) => {
        expect(legal.length).toBeGreaterThan(1);
        checkMap(s);
      },
      null,
    );
  });

  test.each(courses)(
    '$seed: listed is allowed, unlisted refused, refused changes nothing',
    (course) => {
      let before: number[] = [];
      play(
        course,
        (s, legal) => {
          expect(new Set(legal).size).toBe(legal.length);
          const cells = s.cells.slice();
          for (let i = 0; i < legal.length; i += 1 + Math.floor(legal.length / 6)) {
            const action = legal[i] as number;
            expect(redPoppies.forbids(s, action)).toBeNull();
            expect(redPoppies.parse(hawthorn, redPoppies.format(hawthorn, action))).toBe(action);
          }
          for (const action of before.filter((one) => !legal.includes(one)).slice(0, 6))
            expect(redPoppies.forbids(s, action)?.id).toMatch(/^\d+\.\d+[a-z]?$/);
          expect(s.cells).toEqual(cells);
          before = [...legal];
        },
        null,
      );
    },
  );

  test.each(courses)('$seed: the same with and without anybody listening', (course) => {
    const events: BattleEvent[] = [];
    const heard = play(course, () => {}, events);
    const silent = play(course, () => {}, null);
    expect(heard.actions).toEqual(silent.actions);
    expect(hashPosition(heard.s)).toBe(hashPosition(silent.s));
    const own = events.filter((event) => event.kind === 'ordered' && event.side === Side.german);
    expect(own.length).toBeGreaterThan(3);
    for (const event of own) expect(event.why?.heading).toMatch(/^O\d/);
  });

  test.each(courses)('$seed: every sum of a check adds up to what was thrown against', (course) => {
    const events: BattleEvent[] = [];
    play(course, () => {}, events);
    const checks = events.flatMap((event) => {
      if (event.kind === 'strayed') return [event.check];
      if (event.kind === 'shelled' || event.kind === 'melee') return event.checks;
      return event.kind === 'shot'
        ? [...event.checks, ...event.returns.flatMap((one) => one.checks)]
        : [];
    });
    expect(checks.length).toBeGreaterThan(10);
    for (const { sum, fate, cohesion, cause } of checks) {
      expect(sum.parts.reduce((total, { value }) => total + value, 0)).toBe(sum.total);
      const destroys = sum.total >= 11 && cause !== 'lost' && cause !== 'bog';
      expect(fate).toBe(destroys ? 'destroyed' : sum.total > cohesion ? 'broken' : 'holds');
    }
  });

  test.each(courses)('$seed: replay and link give back what was played', (course) => {
    const actions: number[] = [];
    playGame(game, course, randomPlayer(), actions);
    const replay = makeReplay(game, course, actions);
    const read = parseReplay(replayText(replay));
    if ('faults' in read) throw new Error('no replay');
    expect(verifyReplay(game, read)).toMatchObject({ ok: true, over: true });
    const link = encodeLink(game, replay);
    expect(decodeLink(game, link)).toEqual(replay);
    for (let i = 0; i < link.length; i += 7) {
      const hurt = `${link.slice(0, i)}${link[i] === 'A' ? 'B' : 'A'}${link.slice(i + 1)}`;
      expect(decodeLink(game, hurt)).not.toEqual(replay);
    }
  });

  test.each(courses)('$seed: a replay that was edited is refused where it was', (course) => {
    const actions: number[] = [];
    playGame(game, course, randomPlayer(), actions);
    const replay = makeReplay(game, course, actions);
    const edited = (at: number, words: string) => ({
      ...replay,
      actions: replay.actions.map((action, i) => (i === at ? words : action)),
    });
    for (const [at, words] of [
      [0, 'place RF-W F05'], // 12.1 not our zone
      [3, 'pass'],
      [20, 'move RES-1 K03'],
    ] as const)
      expect(verifyReplay(game, edited(at, words))).toMatchObject({ ok: false });
    const other = { ...replay, result: { outcome: 'victory', vp: 27 } };
    expect(verifyReplay(game, other as typeof replay)).toMatchObject({ ok: false });
  });

  test('what the player does not know decides nothing that is listed or refused', () => {
    const s = redPoppies.setup(hawthorn, { seed: 'known', level: 'veteran', events: false });
    const mine = redPoppies.known(s);
    expect(redPoppies.legal(mine, [])).toEqual(redPoppies.legal(s, []));
    expect(redPoppies.score(mine)).toEqual(redPoppies.score(s));
    expect(redPoppies.known(mine).cells).toEqual(mine.cells);
    expect(copy(mine).cells).toEqual(mine.cells);
  });
});

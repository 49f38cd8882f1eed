// What holds of every battle: what is listed is allowed and what is not listed is refused, replays and links give back what
// was played, and damaged ones are refused in words and never crash.

import { expect, test } from 'vitest';
import { decodeLink, encodeLink } from '../../../src/engine/link.ts';
import { randomPlayer } from '../../../src/engine/random-player.ts';
import { makeReplay, parseReplay, replayText, verifyReplay } from '../../../src/engine/replay.ts';
import { SeededRolls } from '../../../src/engine/rolls.ts';
import { playGame } from '../../../src/engine/run.ts';
import { OPTIONS } from '../../../src/systems/fast-play/rules/options.ts';
import { battleOn, fastPlay } from '../../../src/systems/fast-play/rules/system.ts';
import { spicheren } from './spicheren.ts';

const game = battleOn(spicheren);
const courses = ['lieutenant', 'colonel', 'marshal'].flatMap((level) => [
  { seed: `plain ${level}`, level, events: false },
  { seed: `all ${level}`, level, events: false, optional: [...OPTIONS] },
]);

test.each(courses)(
  '$seed: listed is allowed, unlisted refused, refused changes nothing',
  (course) => {
    const s = fastPlay.setup(spicheren, course);
    const rolls = new SeededRolls(s, fastPlay.random);
    const player = randomPlayer();
    player.start(course.seed);
    const legal: number[] = [];
    let before: number[] = [];
    while (!fastPlay.over(s)) {
      fastPlay.legal(s, legal);
      expect(new Set(legal).size).toBe(legal.length);
      const cells = s.cells.slice();
      for (let i = 0; i < legal.length; i += 1 + Math.floor(legal.length / 12))
        expect(fastPlay.forbids(s, legal[i] as number)).toBeNull();
      for (const action of before.filter((one) => !legal.includes(one)).slice(0, 12))
        expect(fastPlay.forbids(s, action)?.id).toMatch(/^\d+\.\d+$/);
      expect(s.cells).toEqual(cells);
      before = [...legal];
      fastPlay.perform({ s, rolls, tell: null }, player.pick(s, legal));
    }
  },
);

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
    if (hurt !== link) expect(decodeLink(game, hurt)).not.toEqual(replay);
  }
});

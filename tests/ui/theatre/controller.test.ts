// The theatre's store without a screen: every way of moving through a raid, forwards and back to the same places.

import { describe, expect, test } from 'vitest';
import { hashPosition } from '../../../src/engine/hash.ts';
import { Session } from '../../../src/engine/session.ts';
import type { System } from '../../../src/engine/system.ts';
import { raidBack } from '../../../src/systems/raid/panels/back-face.ts';
import { parseAction } from '../../../src/systems/raid/rules/actions.ts';
import { G, get } from '../../../src/systems/raid/rules/state.ts';
import { raidOn } from '../../../src/systems/raid/rules/system.ts';
import { raidFace } from '../../../src/systems/raid/screen.ts';
import { Theatre } from '../../../src/ui/theatre/controller.ts';
import { nextStop, STEPS } from '../../../src/ui/theatre/stops.ts';
import { madeRaid } from '../../app/made-raids.ts';
import { loadDieppe } from '../../systems/raid/dieppe.ts';

const raid = madeRaid('whole', 'theatre', { player: 'steady', level: 'green', events: true });
const session = new Session(raidOn(loadDieppe()), raid);
for (const word of raid.actions) session.do(parseAction(session.scenario, word) as number);
const { turn } = session.game.system as System;
const face = { ...raidFace, ...raidBack };
const open = (at = 0): Theatre => new Theatre(session, face, at, () => false);

describe('stepping', () => {
  test.each(STEPS)('by %s goes to the end, and back over the same places to the start', (step) => {
    const theatre = open();
    const there: number[] = [0];
    while (theatre.at.value < theatre.end) {
      const before = theatre.at.value;
      theatre.step(step, 1);
      expect(theatre.at.value).toBeGreaterThan(before);
      there.push(theatre.at.value);
    }
    const back: number[] = [theatre.end];
    while (theatre.at.value > 0) {
      theatre.step(step, -1);
      back.push(theatre.at.value);
    }
    expect(back.reverse()).toEqual(there);
    expect(there).toEqual(theatre.stops[step]);
  });

  test('by key moments stops at each of them', () => {
    const theatre = open();
    const seen = new Set<number>();
    while (theatre.at.value < theatre.end) {
      theatre.stepMoment(1);
      seen.add(theatre.at.value);
    }
    for (const { frame } of theatre.moments) expect(seen).toContain(frame + 1);
  });

  test('beyond an end stays there', () => {
    expect(nextStop([0, 4, 9], 9, 1)).toBe(9);
    expect(nextStop([0, 4, 9], 0, -1)).toBe(0);
    expect(open(1e9).at.value).toBe(session.frames.length);
    expect(open(Number.NaN).at.value).toBe(0);
    expect(open(-5).at.value).toBe(0);
  });
});

describe('a position', () => {
  test('is the same from whichever side it is reached', () => {
    const theatre = open();
    const forwards: string[] = [];
    for (let at = 0; at <= theatre.end; at++) {
      theatre.go(at);
      forwards.push(hashPosition(theatre.shown.value));
    }
    for (let at = theatre.end; at >= 0; at--) {
      theatre.go(at);
      expect(hashPosition(theatre.shown.value)).toBe(forwards[at]);
    }
  });

  test('has its alarm, and the end its points', () => {
    const { course, end } = open();
    const { alarm, points } = course.values;
    expect(alarm).toHaveLength(end + 1);
    expect(points?.at(-1)).toBe(raid.result?.vp);
    for (const [i, frame] of session.frames.entries()) {
      expect(alarm?.[i + 1]).toBe(get(frame.after, G.alarm));
    }
  });

  test('knows how many orders a commander finds carried out', () => {
    const theatre = open();
    expect(theatre.ordersToTake(0)).toBe(0);
    expect(theatre.ordersToTake(theatre.end)).toBe(theatre.actions.length);
    for (const at of theatre.stops.action) {
      if (!theatre.isMidOrder(at)) expect(theatre.ordersToTake(at)).toBe(theatre.ordersDone(at));
    }
    for (let at = 0; at < theatre.end; at++) {
      const before = theatre.positionBefore(theatre.ordersToTake(at));
      expect(turn(before)).toBeLessThanOrEqual(turn(theatre.positionAt(at)) + 1);
    }
  });
});

test('playing goes to the end, and from there once more from the start', async () => {
  const theatre = open(session.frames.length - 2);
  theatre.speed.value = '5';
  await theatre.play();
  expect(theatre.at.value).toBe(theatre.end);
  expect(theatre.playing.value).toBe(false);
  void theatre.play();
  theatre.pause();
  expect(theatre.at.value).toBeLessThan(theatre.end);
});

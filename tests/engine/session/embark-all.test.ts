// 9.2a Everybody embarks on whatever craft has room.

import { expect, test } from 'vitest';
import { randomPlayer } from '../../../src/engine/random-player.ts';
import { Session } from '../../../src/engine/session.ts';
import { RAID_LOOK } from '../../../src/systems/raid/panels/look.ts';
import { seatingOf } from '../../../src/systems/raid/panels/orders/embark-all.ts';
import { Do, doing } from '../../../src/systems/raid/rules/actions.ts';
import type { RaidEvent } from '../../../src/systems/raid/rules/events.ts';
import type { RaidSession } from '../../../src/systems/raid/rules/session.ts';
import { embarkAll } from '../../../src/systems/raid/rules/session.ts';
import { raidOn } from '../../../src/systems/raid/rules/system.ts';
import { loadDieppe } from '../../systems/raid/dieppe.ts';

const scenario = loadDieppe();
const boards = (action: number): boolean =>
  [Do.embark, Do.embarkOne].some((kind) => kind === doing(action));

/** A raid played at random up to where a stack must part to get aboard. */
function atTheBeach(seed: string): RaidSession | null {
  const options = { seed, level: 'basic', events: false, practice: false };
  const session = new Session(raidOn(scenario), options);
  const player = randomPlayer();
  player.start(seed);
  while (session.asked.kind !== 'over') {
    const kinds = session.asked.actions.map(doing);
    if (kinds.includes(Do.embarkOne) && !kinds.includes(Do.embark)) return session;
    session.do(player.pick(session.position, [...session.asked.actions]));
  }
  return null;
}

test('a stack that no craft holds is spread over them', () => {
  let spread = 0;
  for (let i = 0; i < 60; i++) {
    const session = atTheBeach(`spread ${i}`);
    if (session === null) continue;
    const before = session.actions.length;
    const seating = seatingOf(session.position, session.asked);
    if (seating === null) throw new Error('a stack that can go aboard has seats');
    const stops = ({ kind }: RaidEvent) => RAID_LOOK[kind].stops === true;
    const frames = embarkAll(session, seating.berths, stops);
    const given = session.actions.slice(before);
    expect(given.length).toBeGreaterThan(0);
    expect(given.every(boards)).toBe(true);
    const stopped = frames.some(({ event }) => /^(marker-turned|alarm)$/.test(event.kind));
    if (!stopped) {
      expect(given.length).toBe(seating.berths.length);
      expect(session.asked.actions.filter(boards)).toEqual([]);
    }
    spread += given.length > 1 ? 1 : 0;
  }
  expect(spread).toBeGreaterThan(0);
});

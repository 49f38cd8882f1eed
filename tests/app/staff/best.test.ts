// The staff's raid on a seed: the one that the command line plays, kept by what it hangs on, never counted, and not shown
// before the player's own.

import { beforeAll, describe, expect, test } from 'vitest';
import { earlyFor } from '../../../src/app/open-best.ts';
import { bestSide } from '../../../src/app/sides.ts';
import { type Best, keptBest, playBest } from '../../../src/app/staff/best.ts';
import { BestRaids, type KeptBest } from '../../../src/app/storage/best-raids.ts';
import type { SideShelf } from '../../../src/app/storage/side-shelf.ts';
import { summaryOf } from '../../../src/app/storage/summary.ts';
import { partingOf } from '../../../src/engine/parting.ts';
import { replayText } from '../../../src/engine/replay.ts';
import { Session } from '../../../src/engine/session.ts';
import { playerNamed, strongestOf } from '../../../src/staff/players.ts';
import { raidStaff } from '../../../src/systems/raid/players/staff.ts';
import { raid, raidOn } from '../../../src/systems/raid/rules/system.ts';
import { dayOf, seedOfDay } from '../../../src/ui/screens/today/day-seed.ts';
import { bestOf, hasBest, seedRaidOf } from '../../../src/ui/shell/best.ts';
import { loadDieppe } from '../../systems/raid/dieppe.ts';
import { dieppe, shelveAs } from '../house.ts';
import { madeRaid } from '../made-raids.ts';
import { RoomHere } from './room.ts';

shelveAs('dieppe-1942');

class Memory implements SideShelf<KeptBest> {
  readonly kept = new Map<string, unknown>();
  async get(id: string) {
    return this.kept.get(id);
  }
  async put(best: KeptBest) {
    this.kept.set(best.id, structuredClone(best));
  }
  async ids() {
    return [...this.kept.keys()];
  }
  async remove(ids: readonly string[]) {
    for (const id of ids) this.kept.delete(id);
  }
}

/** A thread that works by itself, a step at a time. */
function busyRoom(...[game, ears]: ConstructorParameters<typeof RoomHere>): RoomHere {
  const room = new RoomHere(game, ears);
  const step = (): void => {
    room.work(1);
    if (!room.ended) setTimeout(step);
  };
  setTimeout(step);
  return room;
}

const course = { seed: 'the best 1', level: 'basic', events: true };
const shelf = new Memory();
const turns: number[] = [];
let best: Best;

beforeAll(async () => {
  const raids = new BestRaids(shelf);
  const play = playBest(dieppe, course, (turn) => turns.push(turn), { raids, start: busyRoom });
  best = (await play.done) as Best;
}, 300_000);

describe('the staff’s raid', () => {
  test('is the raid that the strongest player plays by himself, to the letter', () => {
    const player = playerNamed(raid, raidStaff, best.player);
    const session = new Session(raidOn(loadDieppe()), { ...course, practice: false });
    player.start(course.seed);
    while (!session.over) session.run(player.pick(session.position, session.asked.actions));
    expect(replayText(best.replay)).toBe(replayText(session.replay()));
    expect(best.player).toBe(strongestOf(raid, raidStaff).name);
  }, 300_000);

  test('tells its turns while it is played', () => {
    expect(turns[0]).toBe(1);
    expect(turns).toEqual([...turns].sort((a, b) => a - b));
    expect(turns.length).toBe(best.replay.actions.length);
  });

  test('is found again by another page', async () => {
    expect(await keptBest(dieppe, course, new BestRaids(shelf))).toMatchObject(best);
  });

  test.each([
    { seed: 'the best 2' },
    { level: 'green' },
    { events: false },
    { optional: ['cool-heads'] },
  ])('is of its course alone: not with %j', async (change) => {
    const raids = new BestRaids(shelf);
    expect(await keptBest(dieppe, { ...course, ...change }, raids)).toBe(null);
  });

  test('is of its rules and data alone', async () => {
    const raids = new BestRaids(shelf);
    const scenario = { ...dieppe.scenario, hash: 'another' };
    expect(await keptBest({ ...dieppe, scenario }, course, raids)).toBe(null);
    const system = { ...dieppe.system, version: '0' };
    expect(await keptBest({ ...dieppe, system }, course, raids)).toBe(null);
  });

  test.each([
    ['no record', 'nonsense'],
    ['orders that do not come out', { actions: ['end phase'] }],
    ['another result', { result: { outcome: 'total-success', vp: 99 } }],
  ])('is played anew when what is kept has %s', async (_, change) => {
    const memory = new Memory();
    const [id = ''] = await shelf.ids();
    const kept = shelf.kept.get(id) as KeptBest;
    const spoilt =
      typeof change === 'string' ? change : { ...kept, replay: { ...kept.replay, ...change } };
    memory.kept.set(id, spoilt);
    expect(await keptBest(dieppe, course, new BestRaids(memory))).toBe(null);
  });

  test('that is stopped is not kept', async () => {
    const memory = new Memory();
    const rooms: RoomHere[] = [];
    const play = playBest(dieppe, course, () => undefined, {
      raids: new BestRaids(memory),
      start: (game, ears) => {
        const room = new RoomHere(game, ears);
        rooms.push(room);
        return room;
      },
    });
    rooms[0]?.work(3);
    play.stop();
    expect(await play.done).toBe(null);
    expect(rooms[0]?.ended).toBe(true);
    expect(memory.kept.size).toBe(0);
  });

  test('lives on in the page where storage is forbidden', async () => {
    const no = () => Promise.reject(new Error('forbidden'));
    const raids = new BestRaids({ get: no, put: no, ids: no, remove: no });
    const { rules, scenario } = best.replay;
    const where = { rules, hash: scenario.hash, battle: scenario.id, player: best.player };
    await raids.keep({ ...where, ...course }, best);
    expect(await keptBest(dieppe, course, raids)).toMatchObject(best);
  });

  test('lies beside the player’s as the staff’s, with nothing of what he wrote', () => {
    const mine = madeRaid('mine', course.seed, {
      player: 'steady',
      events: true,
      changes: { name: 'My plan', note: 'secret', starred: true },
    });
    const side = bestSide(bestOf('mine'), { best, raid: mine, game: dieppe });
    expect(side?.raid).toMatchObject({ staff: best.player, result: best.replay.result });
    expect(side?.raid.name).toBe(undefined);
    expect(side?.actions.length).toBe(best.replay.actions.length);
    const actions = mine.actions.map((text) => dieppe.system.parse(dieppe.scenario, text));
    const parting = side && partingOf({ ...mine, actions: actions as number[] }, side);
    expect(parting?.kind).toBe('orders');
    const at = mine.actions.findIndex((text, i) => text !== best.replay.actions[i]);
    expect(parting).toMatchObject({ at });
  });
});

describe('its address', () => {
  test('names the raid whose seed it is', () => {
    expect(seedRaidOf(bestOf('abc'))).toBe('abc');
    expect(seedRaidOf('abc')).toBe(null);
    expect(seedRaidOf('best-')).toBe(null);
  });

  test('is offered for a raid that is over, on one seed, by the rules of now', () => {
    expect(hasBest({ status: 'over' })).toBe(true);
    expect(hasBest({ status: 'playing' })).toBe(false);
    expect(hasBest({ status: 'over', branches: [{ at: 3, seed: 'x' }] })).toBe(false);
    expect(hasBest({ status: 'over', past: { kind: 'data' } })).toBe(false);
  });
});

describe('the player’s own comes first', () => {
  const now = new Date('2026-08-19T12:00:00Z');
  const today = seedOfDay(dayOf(now), 'basic');
  const made = (id: string, seed: string, changes = {}) =>
    summaryOf(madeRaid(id, seed, { upTo: 5, changes: { status: 'over', ...changes } }));

  test('not once it is over', () => {
    const own = made('own', today);
    expect(earlyFor(own, [own], now)).toBe(null);
  });

  test('while it is under way', () => {
    const own = made('own', 'seed', { status: 'playing' });
    const early = { ofDay: false, own: { page: 'raid', battle: 'dieppe-1942', id: 'own' } };
    expect(earlyFor(own, [own], now)).toEqual(early);
    const friends = made('friends', 'seed', { origin: 'link' });
    expect(earlyFor(friends, [friends, own], now)).toEqual(early);
  });

  test('on today’s seed, whoever sent it; not on that of another day', () => {
    const friends = made('friends', today, { origin: 'link' });
    expect(earlyFor(friends, [friends], now)).toMatchObject({
      ofDay: true,
      own: { page: 'new', today: true },
    });
    expect(earlyFor(friends, [friends], new Date('2026-08-20T00:00:00Z'))).toBe(null);
    expect(earlyFor(friends, [friends, made('own', today)], now)).toBe(null);
    const elsewhere = made('own', today, { level: 'green' });
    expect(earlyFor(friends, [friends, elsewhere], now)).not.toBe(null);
  });
});

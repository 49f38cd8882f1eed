// The raid screen's store: what a click means, what is armed, what is put back, what finishes by itself.

import { beforeEach, describe, expect, test } from 'vitest';
import { Session } from '../../../../src/engine/session.ts';
import { pressUnit, pressZone } from '../../../../src/systems/raid/panels/desk/press.ts';
import {
  mayRelease,
  take,
  takesOf,
  toggle,
} from '../../../../src/systems/raid/panels/desk/takes.ts';
import type { RaidOrder } from '../../../../src/systems/raid/panels/orders/order-list.ts';
import { act, Do, doing, first, parseAction } from '../../../../src/systems/raid/rules/actions.ts';
import type { Decision } from '../../../../src/systems/raid/rules/decision.ts';
import type { RaidEvent } from '../../../../src/systems/raid/rules/events.ts';
import type { Scenario } from '../../../../src/systems/raid/rules/scenario.ts';
import { unitsIn } from '../../../../src/systems/raid/rules/stacks.ts';
import { raidOn } from '../../../../src/systems/raid/rules/system.ts';
import { ABOARD } from '../../../../src/systems/raid/rules/types.ts';
import { raidFace } from '../../../../src/systems/raid/screen.ts';
import { settings } from '../../../../src/ui/kit/prefs/settings.ts';
import { PlayDesk } from '../../../../src/ui/play/desk/desk.ts';
import { loadDieppe } from '../dieppe.ts';

settings.sound.value = 'off';
settings.officers.value = 'off'; // officers-behind.test.ts tells of that
const scenario = loadDieppe();
const options = { seed: 'store', level: 'basic', events: false, practice: false };
const zone = (id: string): number => scenario.zones.findIndex((z) => z.id === id);
const unit = (id: string): number => scenario.units.findIndex((u) => u.id === id);
const action = (text: string): number => {
  const parsed = parseAction(scenario, text);
  if (typeof parsed !== 'number') throw new Error(parsed.fault);
  return parsed;
};

let raid: PlayDesk<Scenario, RaidEvent, Decision, RaidOrder>;
beforeEach(async () => {
  raid = new PlayDesk(raidFace, new Session(raidOn(scenario), options), {
    speed: () => 'instant',
    moves: () => true,
  });
  await raid.orders.do(act(Do.loadStandard));
});

const menOf = (craft: string) => unitsIn(raid.orders.position, ABOARD + unit(craft));

const acting = () => {
  const asked = raid.orders.asked.value;
  if (asked.kind !== 'act') throw new Error(`${asked.kind} is asked`);
  return asked;
};

const landAt = async (craft: string): Promise<void> => {
  await take(raid.orders, ABOARD + unit(craft));
  await raid.orders.give(raid.orders.asked.value.actions.find((a) => doing(a) === Do.land) ?? -1);
};

describe('choosing a stack', () => {
  test('a man aboard is taken up with all who are aboard', async () => {
    await pressUnit(raid, menOf('LCA4')[0] ?? -1);
    expect(acting().group.place).toBe(ABOARD + unit('LCA4'));
    expect(acting().units).toEqual(menOf('LCA4'));
  });

  test('a zone with several stacks lists them instead of guessing', async () => {
    await pressZone(raid, zone('G2'));
    expect(raid.orders.asked.value.kind).toBe('choose');
    expect(raid.looks.pointed.value).toBe(zone('G2'));
  });

  test('another stack is taken up when the first has not acted', async () => {
    await take(raid.orders, ABOARD + unit('LCA4'));
    await take(raid.orders, ABOARD + unit('LCA5'));
    expect(acting().group.place).toBe(ABOARD + unit('LCA5'));
    expect(raid.session.actions.map(doing)).toEqual([Do.loadStandard, Do.take]);
    expect(raid.playback.told.value).toBe(raid.session.frames.length);
  });

  test('a counter of a craft takes up the men aboard', async () => {
    await pressUnit(raid, unit('LCA4'));
    expect(acting().group.place).toBe(ABOARD + unit('LCA4'));
  });

  test('a stack that has acted is not put back', async () => {
    await take(raid.orders, ABOARD + unit('LCA4'));
    const land = raid.orders.asked.value.actions.find((a) => doing(a) === Do.land) ?? -1;
    await raid.orders.give(land);
    expect(mayRelease(raid.orders)).toBe(false);
    expect(takesOf(raid.orders)).toEqual([]);
  });
});

describe('leaving members behind', () => {
  test('who was left before the stack acted is taken back, the others stay left', async () => {
    await take(raid.orders, ABOARD + unit('LCA4'));
    const [one, two] = acting().units.slice(-2) as [number, number];
    await toggle(raid.orders, one);
    await toggle(raid.orders, two);
    expect(acting().units).not.toContain(one);
    await toggle(raid.orders, one);
    expect(acting().units).toContain(one);
    expect(acting().units).not.toContain(two);
    expect(raid.playback.told.value).toBe(raid.session.frames.length);
  });
});

describe('orders with dice', () => {
  test('a landing without a marker is given at the first word, a fire is only armed', async () => {
    await landAt('LCA4');
    expect(doing(raid.session.actions.at(-1) ?? -1)).toBe(Do.land);
    const fire = raid.orders.asked.value.actions.find((a) => doing(a) === Do.fire) ?? -1;
    const before = raid.session.actions.length;
    await raid.orders.give(fire);
    expect(raid.orders.armed.value).toBe(fire);
    expect(raid.session.actions).toHaveLength(before);
  });

  test('the second half of a double click does not commit', async () => {
    await landAt('LCA4');
    const fire = raid.orders.asked.value.actions.find((a) => doing(a) === Do.fire) ?? -1;
    const before = raid.session.actions.length;
    await raid.orders.give(fire);
    await raid.orders.give(fire);
    expect(raid.session.actions).toHaveLength(before);
    await raid.orders.commit(fire);
    expect(raid.session.actions[before]).toBe(fire);
  });

  test('after both actions the stack is done by itself and nothing is selected', async () => {
    await landAt('LCA4');
    await raid.orders.commit(
      raid.orders.asked.value.actions.find((a) => doing(a) === Do.fire) ?? -1,
    );
    expect(raid.orders.asked.value.kind).toBe('choose');
    expect(raid.session.actions.at(-1)).toBe(act(Do.done));
    expect(raid.looks.inspected.value).toBeNull();
  });

  test('letting an armed order go leaves the raid as it is', async () => {
    await landAt('LCA4');
    await raid.orders.give(raid.orders.asked.value.actions.find((a) => doing(a) === Do.fire) ?? -1);
    expect(raid.orders.cancel()).toBe(true);
    expect(raid.orders.armed.value).toBeNull();
    expect(raid.orders.cancel()).toBe(false);
  });
});

describe('refusals', () => {
  const refusedBy = () => {
    const refused = raid.orders.refused.value;
    return refused === null || refused === 'undo' ? refused : refused.map(({ rule }) => rule);
  };

  test('a far zone says which rule forbids it', async () => {
    await take(raid.orders, ABOARD + unit('LCA4'));
    await pressZone(raid, zone('H'));
    expect(refusedBy()).toEqual(['9.2a']);
  });

  test('Germans out of reach are neither fired at nor assaulted', async () => {
    await landAt('LCA4');
    await pressZone(raid, zone('H'));
    const refused = raid.orders.refused.value;
    if (refused === null || refused === 'undo') throw new Error('nothing was refused');
    expect(refused.map((one) => [doing(one.action), one.rule])).toEqual([
      [Do.fire, '11.1a'],
      [Do.assault, '1.3'],
    ]);
  });

  test('a stack that has finished is not taken up again', async () => {
    await landAt('LCA4');
    const landed = acting().group.place;
    await raid.orders.do(act(Do.done));
    await pressZone(raid, landed);
    expect(refusedBy()).toEqual(['6.2']);
  });

  test('a zone without a stack is only looked at, until it is clicked again', async () => {
    await pressZone(raid, zone('H'));
    expect(refusedBy()).toBeNull();
    expect(raid.looks.inspected.value).toBe(zone('H'));
    await pressZone(raid, zone('H'));
    expect(raid.looks.inspected.value).toBeNull();
  });

  test('a die that was rolled is not taken back', async () => {
    await landAt('LCA4');
    raid.orders.undo();
    expect(refusedBy()).toBe('undo');
    expect(raid.orders.cancel()).toBe(true);
    expect(refusedBy()).toBeNull();
  });

  test('a refused order changes nothing', async () => {
    const before = raid.orders.position;
    await raid.orders.do(action('done'));
    expect(refusedBy()).toEqual(['6.2']);
    expect(raid.orders.position).toBe(before);
  });
});

describe('taking back', () => {
  test('what follows by itself goes with the order before it', () => {
    const { session } = raid;
    session.do(act(Do.take, zone('G1')));
    const taken = session.actions.length;
    session.do(session.asked.actions.find((a) => doing(a) === Do.leave) ?? -1);
    session.do(act(Do.done), true);
    expect(session.actions).toHaveLength(taken + 2);
    expect(session.undo()).toBe(true);
    expect(session.actions).toHaveLength(taken);
  });

  test('a shot leaves nothing to take back, though its stack has finished by itself', async () => {
    await landAt('LCA4');
    const fire = raid.orders.asked.value.actions.find((a) => doing(a) === Do.fire) ?? -1;
    await raid.orders.commit(fire);
    expect(raid.orders.asked.value.kind).toBe('choose');
    expect(raid.session.actions.at(-1)).toBe(act(Do.done));
    expect(raid.orders.canUndo.value).toBe(false);
  });
});

describe('the list of orders', () => {
  test('holds every legal action but the reordering of other zones', async () => {
    const listed = raid.orders.listed.value.map((o) => o.action);
    const legal = raid.orders.asked.value.actions.filter((a) => doing(a) !== Do.front);
    expect([...listed].sort()).toEqual([...legal].sort());
  });

  test('has far zones beside near ones, with their cost', async () => {
    await take(raid.orders, ABOARD + unit('LCA4'));
    const far = raid.orders.listed.value.find((o) => (o.way?.actions.length ?? 0) > 1);
    expect(far?.way?.cost).toBe(4);
    await raid.orders.commit(far?.action ?? -1);
    expect(raid.session.actions.map(doing)).toContain(Do.land);
    expect(first(raid.session.actions.at(-1) ?? -1)).toBeGreaterThanOrEqual(0);
  });
});

describe('5 an event of the crossing', () => {
  const begun = () => {
    const session = new Session(raidOn(scenario), { ...options, events: true });
    session.do(act(Do.loadStandard));
    return new PlayDesk(raidFace, session, { speed: () => 'instant', moves: () => false });
  };

  test('waits for a map to be told on, then the player is asked', async () => {
    const crossed = begun();
    expect(crossed.orders.ready.value).toBe(false);
    expect(crossed.playback.told.value).toBe(0);
    await crossed.begin();
    expect(crossed.orders.ready.value).toBe(true);
    expect(crossed.playback.told.value).toBe(crossed.session.frames.length);
    expect(crossed.playback.shown.value).toBe(crossed.session.position);
  });

  test('is not told again once the raid has gone on', () => {
    const { session } = begun();
    const take = session.asked.actions.find((a) => doing(a) === Do.take) ?? -1;
    session.do(take);
    const resumed = new PlayDesk(raidFace, session, { speed: () => 'instant', moves: () => true });
    expect(resumed.orders.ready.value).toBe(true);
  });
});

// Officers stand behind by default: what the desk does by itself after an order, and leaves alone.

import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { Session } from '../../../../src/engine/session.ts';
import { take } from '../../../../src/systems/raid/panels/desk/takes.ts';
import type { RaidOrder } from '../../../../src/systems/raid/panels/orders/order-list.ts';
import { frontAfter } from '../../../../src/systems/raid/panels/stack/reorder.ts';
import { act, Do, doing, first } from '../../../../src/systems/raid/rules/actions.ts';
import type { Decision } from '../../../../src/systems/raid/rules/decision.ts';
import type { RaidEvent } from '../../../../src/systems/raid/rules/events.ts';
import type { Scenario } from '../../../../src/systems/raid/rules/scenario.ts';
import { unitsIn } from '../../../../src/systems/raid/rules/stacks.ts';
import { kindOf, topOf } from '../../../../src/systems/raid/rules/state.ts';
import { raidOn } from '../../../../src/systems/raid/rules/system.ts';
import { ABOARD, Kind } from '../../../../src/systems/raid/rules/types.ts';
import { raidFace } from '../../../../src/systems/raid/screen.ts';
import { settings } from '../../../../src/ui/kit/prefs/settings.ts';
import { PlayDesk } from '../../../../src/ui/play/desk/desk.ts';
import { loadDieppe } from '../dieppe.ts';

const scenario = loadDieppe();
const options = { seed: 'store', level: 'basic', events: false, practice: false };
const craft = scenario.units.findIndex(({ id }) => id === 'LCA4');

let raid: PlayDesk<Scenario, RaidEvent, Decision, RaidOrder>;
beforeEach(async () => {
  settings.sound.value = 'off';
  settings.officers.value = 'on';
  raid = new PlayDesk(raidFace, new Session(raidOn(scenario), options), {
    speed: () => 'instant',
    moves: () => false,
  });
  await raid.orders.do(act(Do.loadStandard));
});
afterEach(() => {
  settings.officers.value = 'on';
});

/** Lands the men of a craft with an officer on top, and says where. */
async function land(): Promise<number> {
  const aboard = topOf(raid.orders.position, ABOARD + craft);
  expect(kindOf(raid.orders.position, aboard)).toBe(Kind.officer);
  await take(raid.orders, ABOARD + craft);
  const to = raid.orders.asked.value.actions.find((a) => doing(a) === Do.land) ?? -1;
  await raid.orders.give(to);
  return first(to);
}

const topKind = (zone: number): number =>
  kindOf(raid.orders.position, topOf(raid.orders.position, zone));

describe('an officer who comes ashore on top', () => {
  test('steps behind by himself, and one undo takes all of it back', async () => {
    const before = raid.session.actions.length;
    const zone = await land();
    expect(topKind(zone)).toBe(Kind.commando);
    expect(raid.session.actions.slice(before).map(doing)).toEqual([Do.take, Do.land, Do.front]);
    const [put] = raid.session.frames.filter(({ event }) => event.kind === 'front');
    expect(put).toBeDefined();
    if (!raid.orders.canUndo.value) return;
    raid.orders.undo();
    expect(raid.session.actions.slice(before).map(doing)).toEqual([Do.take]);
  });

  test('stays where he is when the player does not want it', async () => {
    settings.officers.value = 'off';
    expect(topKind(await land())).toBe(Kind.officer);
  });

  test('whom the player brings forward stays in front', async () => {
    const zone = await land();
    const officer = unitsIn(raid.orders.position, zone).find(
      (u) => kindOf(raid.orders.position, u) === Kind.officer,
    );
    await raid.orders.do(act(Do.front, officer ?? -1));
    expect(topKind(zone)).toBe(Kind.officer);
    const step = raid.orders.asked.value.actions.find((a) => doing(a) === Do.step);
    if (step === undefined) return;
    await raid.orders.commit(step);
    if (raid.orders.asked.value.kind === 'act') expect(topKind(first(step))).toBe(Kind.officer);
  });
});

describe('a counter that is dragged', () => {
  test('to the head of its stack is in front, and from there the next one is', async () => {
    settings.officers.value = 'off';
    const zone = await land();
    const state = raid.orders.position;
    const fronts = raid.orders.asked.value.actions.filter((a) => doing(a) === Do.front);
    const [officer = -1, ...men] = unitsIn(state, zone);
    for (const man of men) {
      const order = frontAfter(state, fronts, man, 0);
      expect(kindOf(state, first(order ?? -1))).toBe(kindOf(state, man));
    }
    expect(frontAfter(state, fronts, officer, 0)).toBeNull();
    expect(fronts).toContain(frontAfter(state, fronts, officer, 2));
    expect(frontAfter(state, fronts, men[1] ?? -1, 3)).toBeNull();
  });
});

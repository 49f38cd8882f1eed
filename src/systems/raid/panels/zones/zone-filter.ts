// Which zones the list shows: those with counters, those around the acting stack, or all.

import type { RaidController } from '../../../../ui/play/controller.ts';
import { endLink, firstLink } from '../../rules/graph.ts';
import { at, germanTop, isFaceDown, obstacleAt, topOf } from '../../rules/state.ts';
import { NONE, Obstacle, type Zone } from '../../rules/types.ts';
import { ordersAt } from '../orders/order-list.ts';

export type ZoneFilter = 'units' | 'near' | 'all';
export const ZONE_FILTERS: readonly ZoneFilter[] = ['units', 'near', 'all'];

export function zonesFor(raid: RaidController, filter: ZoneFilter): Zone[] {
  const all = raid.session.scenario.zones.map((_, zone) => zone);
  if (filter === 'all') return all;
  if (filter === 'units') return all.filter((zone) => holdsAnything(raid, zone));
  const near = aroundStack(raid);
  return all.filter((zone) => near.has(zone));
}

function holdsAnything(raid: RaidController, zone: Zone): boolean {
  const s = raid.playback.shown.value;
  if (topOf(s, zone) !== NONE || germanTop(s, zone) !== NONE) return true;
  return isFaceDown(s, zone) || obstacleAt(s, zone) !== Obstacle.none;
}

/** The acting stack's zone (or the one in focus), its neighbours, and wherever an order leads. */
function aroundStack(raid: RaidController): Set<Zone> {
  const sc = raid.session.scenario;
  const asked = raid.decision.value;
  const centre = asked.kind === 'act' ? raid.zoneOfPlace(asked.group.place) : raid.focused.value;
  const near = new Set<Zone>();
  if (centre !== null) {
    near.add(centre);
    for (let i = firstLink(sc, centre); i < endLink(sc, centre); i++) near.add(at(sc.linkTo, i));
  }
  for (let zone = 0; zone < sc.zones.length; zone++) {
    if (ordersAt(raid.state, raid.orders.value, zone).length > 0) near.add(zone);
  }
  return near;
}

// Which zones the list shows: those with counters, those around the acting stack, or all.

import { endLink, firstLink } from '../../rules/graph.ts';
import { at, germanTop, isFaceDown, obstacleAt, topOf } from '../../rules/state.ts';
import { NONE, Obstacle, type Zone } from '../../rules/types.ts';
import { zoneOfPlace } from '../desk/places.ts';
import type { RaidDesk } from '../desk/raid-desk.ts';
import { ordersAt } from '../orders/order-list.ts';

export type ZoneFilter = 'units' | 'near' | 'all';
export const ZONE_FILTERS: readonly ZoneFilter[] = ['units', 'near', 'all'];

export function zonesFor(desk: RaidDesk, filter: ZoneFilter): Zone[] {
  const all = desk.session.scenario.zones.map((_, zone) => zone);
  if (filter === 'all') return all;
  if (filter === 'units') return all.filter((zone) => holdsAnything(desk, zone));
  const near = aroundStack(desk);
  return all.filter((zone) => near.has(zone));
}

function holdsAnything(desk: RaidDesk, zone: Zone): boolean {
  const s = desk.playback.shown.value;
  if (topOf(s, zone) !== NONE || germanTop(s, zone) !== NONE) return true;
  return isFaceDown(s, zone) || obstacleAt(s, zone) !== Obstacle.none;
}

/** The acting stack's zone (or the one in focus), its neighbours, and wherever an order leads. */
function aroundStack(desk: RaidDesk): Set<Zone> {
  const sc = desk.session.scenario;
  const asked = desk.orders.asked.value;
  const centre =
    asked.kind === 'act'
      ? zoneOfPlace(desk.orders.position, asked.group.place)
      : desk.looks.focused.value;
  const near = new Set<Zone>();
  if (centre !== null) {
    near.add(centre);
    for (let i = firstLink(sc, centre); i < endLink(sc, centre); i++) near.add(at(sc.linkTo, i));
  }
  for (let zone = 0; zone < sc.zones.length; zone++) {
    if (ordersAt(desk.orders.listed.value, zone).length > 0) near.add(zone);
  }
  return near;
}

// 1.3 The connections of the map, each once, with the style its kind and cost call for.

import { scatter } from '../../../ui/kit/scatter.ts';
import { bend, type Point } from '../../../ui/sheet/geometry.ts';
import type { Scenario, ZoneInfo } from '../rules/scenario.ts';
import { at } from '../rules/state.ts';
import { Link, type Zone } from '../rules/types.ts';
import { isOnRoad } from './terrain-words.ts';

export type LinkStyle = 'road' | 'path' | 'rough' | 'sea' | 'landing' | 'fire';

export interface MapLink {
  readonly a: Zone;
  readonly b: Zone;
  readonly cost: number;
  readonly style: LinkStyle;
  readonly from: Point;
  readonly control: Point; // the line bends a little, as if drawn by hand
  readonly to: Point;
}

export function mapLinks(sc: Scenario): MapLink[] {
  const links: MapLink[] = [];
  const roads = sc.zones.map((zone) => isOnRoad(zone.terrain));
  for (let a = 0; a < sc.zones.length; a++) {
    for (let i = at(sc.linkStart, a); i < at(sc.linkStart, a + 1); i++) {
      const b = at(sc.linkTo, i);
      const road = (roads[a] ?? false) && (roads[b] ?? false);
      const style = styleOf(at(sc.linkKind, i), at(sc.linkCost, i), road);
      if (a < b) links.push(makeLink(sc, a, b, style, at(sc.linkCost, i)));
    }
  }
  return links;
}

function makeLink(sc: Scenario, a: Zone, b: Zone, style: LinkStyle, cost: number): MapLink {
  const one = sc.zones[a] as ZoneInfo;
  const other = sc.zones[b] as ZoneInfo;
  const from: Point = [one.x, one.y];
  const to: Point = [other.x, other.y];
  return { a, b, cost, style, from, control: bend(from, to, bow(one, other, style)), to };
}

/** Landings land towards the beach: the arrowheads point at `to`. */
export const landsAtFirst = (sc: Scenario, link: MapLink): boolean =>
  sc.zones[link.a]?.kind === 'beach';

export function styleOf(kind: number, cost: number, road: boolean): LinkStyle {
  if (kind === Link.fire) return 'fire';
  if (kind === Link.sea) return 'sea';
  if (kind === Link.landing) return 'landing';
  if (cost > 1) return 'rough';
  return road ? 'road' : 'path';
}

/** Lines of fire are straight; ways over land bend with the ground. */
function bow(one: ZoneInfo, other: ZoneInfo, style: LinkStyle): number {
  if (style === 'fire' || style === 'landing') return 0;
  return (scatter('bow', one.id, other.id)() - 0.5) * 22;
}

// 1.2, 1.3 The zone graph, flat: each zone's links in order of the far zone's index, with cost and
// kind, and the zones exactly two steps away for mortars.

import { indexById, known } from './compile-names.ts';
import type { MapFile, ZoneRow } from './raid-files.ts';
import type { Scenario, ZoneInfo } from './scenario.ts';
import { Letter, Link, type Zone, ZoneKind } from './types.ts';

interface Joined {
  readonly to: Zone;
  readonly cost: number;
  readonly kind: number;
}

type MapPart = Pick<
  Scenario,
  | 'zones'
  | 'zoneKind'
  | 'protection'
  | 'zoneLetter'
  | 'linkStart'
  | 'linkTo'
  | 'linkCost'
  | 'linkKind'
  | 'longestLink'
  | 'farStart'
  | 'farTo'
>;

export function compileMap(map: MapFile): MapPart {
  const joins = joinZones(map);
  const near = joins.map((links) => links.map((link) => link.to));
  const far = near.map((_, zone) => twoStepsFrom(zone, near));
  const links = joins.flat();
  return {
    zones: map.zones.map(zoneInfo),
    zoneKind: Int16Array.from(map.zones, (zone) => ZoneKind[zone.kind]),
    protection: Int16Array.from(map.zones, (zone) => zone.protection),
    zoneLetter: Int16Array.from(map.zones, letterOf),
    linkStart: starts(joins),
    linkTo: Int16Array.from(links, (link) => link.to),
    linkCost: Int16Array.from(links, (link) => link.cost),
    linkKind: Int16Array.from(links, (link) => link.kind),
    longestLink: Math.max(...links.map((link) => link.cost)),
    farStart: starts(far),
    farTo: Int16Array.from(far.flat()),
  };
}

function zoneInfo(zone: ZoneRow): ZoneInfo {
  const { id, en, fr, x, y, kind, protection, terrain, marks } = zone;
  return { id, en, fr, x, y, kind, protection, terrain: terrain.en, terrainFr: terrain.fr, marks };
}

function letterOf(zone: ZoneRow): number {
  if (zone.marks.includes('A')) return Letter.A;
  return zone.marks.includes('B') ? Letter.B : 0;
}

function joinZones(map: MapFile): Joined[][] {
  const zones = indexById(map.zones);
  const types = new Map(map.links.map((row) => [row.type, row]));
  const joins: Joined[][] = map.zones.map(() => []);
  for (const edge of map.edges) {
    const a = known(zones, edge.a);
    const b = known(zones, edge.b);
    const { link, cost } = known(types, edge.type);
    joins[a]?.push({ to: b, cost, kind: Link[link] });
    joins[b]?.push({ to: a, cost, kind: Link[link] });
  }
  for (const links of joins) links.sort((one, other) => one.to - other.to);
  return joins;
}

/** 1.3a Zones at exactly two adjacency steps, ascending. */
function twoStepsFrom(zone: Zone, near: readonly Zone[][]): Zone[] {
  const one = new Set([zone, ...(near[zone] ?? [])]);
  const two = (near[zone] ?? []).flatMap((next) => near[next] ?? []);
  return [...new Set(two)].filter((far) => !one.has(far)).sort((a, b) => a - b);
}

/** Where each list begins when all are laid end to end; one more entry than lists. */
function starts(lists: ReadonlyArray<readonly unknown[]>): Int16Array {
  const start = new Int16Array(lists.length + 1);
  let end = 0;
  lists.forEach((list, index) => {
    end += list.length;
    start[index + 1] = end;
  });
  return start;
}

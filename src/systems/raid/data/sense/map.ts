// 1.2, 1.3 Does the map make sense: connections between known zones of fitting kinds, each once;
// land and sea each in one piece and joined by a landing; everything on the canvas?

import { type Fault, Faults } from '../../../../engine/shape/fault.ts';
import type { EdgeRow, LinkRow, MapFile, Point, ZoneRow } from '../../rules/raid-files.ts';
import { MAX_LINKS } from '../../rules/types.ts';
import { eachOnce, idsOnce, mustKnow } from './cover.ts';
import { pieces } from './pieces.ts';

export function senseOfMap(map: MapFile): Fault[] {
  const faults = new Faults('map');
  checkNames(faults, map);
  // Connections name zones and types: a wrong one there may cut the map in two. One fault, one message.
  if (!faults.any) checkEdges(faults, map);
  if (!faults.any) checkPieces(faults, map);
  if (!faults.any) checkCrossings(faults, map);
  map.zones.forEach((zone, i) => {
    checkZone(faults, map, zone, i);
  });
  checkDrawing(faults, map, '/coast', map.coast);
  checkDrawing(faults, map, '/river', map.river);
  checkCosts(faults, map.links);
  return faults.list;
}

export function isWater(zone: Pick<ZoneRow, 'kind'>): boolean {
  return zone.kind === 'sea' || zone.kind === 'waiting';
}

function checkNames(faults: Faults, { zones, links }: MapFile): void {
  idsOnce(faults, '/zones', zones);
  eachOnce(
    faults,
    links.map((row, i) => ({ path: `/links/${i}/type`, name: row.type })),
  );
}

function checkZone(faults: Faults, map: MapFile, zone: ZoneRow, i: number): void {
  const { width, height } = map.canvas;
  if (zone.x > width) faults.add(`/zones/${i}/x`, `${zone.x} lies off the map, ${width} wide`);
  if (zone.y > height) faults.add(`/zones/${i}/y`, `${zone.y} lies off the map, ${height} high`);
  if (isWater(zone) && zone.protection !== 0) {
    faults.add(`/zones/${i}/protection`, `'${zone.id}' is at sea, where nothing protects`);
  }
  eachOnce(
    faults,
    zone.marks.map((name, j) => ({ path: `/zones/${i}/marks/${j}`, name })),
  );
}

function checkDrawing(faults: Faults, map: MapFile, path: string, line: readonly Point[]): void {
  const { width, height } = map.canvas;
  line.forEach(([x, y], i) => {
    if (x > width || y > height) faults.add(`${path}/${i}`, `(${x}, ${y}) lies off the map`);
  });
}

function checkCosts(faults: Faults, links: readonly LinkRow[]): void {
  links.forEach(({ link, cost }, i) => {
    if (link === 'fire' && cost !== 0) {
      faults.add(`/links/${i}/cost`, 'nothing moves along a fire connection; its cost is 0');
    }
    if (link !== 'fire' && cost === 0) {
      faults.add(`/links/${i}/cost`, 'moving along this connection costs at least 1');
    }
  });
}

function checkEdges(faults: Faults, map: MapFile): void {
  const zones = new Map(map.zones.map((zone) => [zone.id, zone]));
  const types = new Map(map.links.map((row) => [row.type, row]));
  const first = new Map<string, number>();
  map.edges.forEach((edge, i) => {
    const path = `/edges/${i}`;
    mustKnow(faults, `${path}/a`, 'zone', edge.a, zones);
    mustKnow(faults, `${path}/b`, 'zone', edge.b, zones);
    mustKnow(faults, `${path}/type`, 'connection type', edge.type, types);
    if (edge.a === edge.b) {
      faults.add(path, `joins '${edge.a}' to itself`);
      return;
    }
    const pair = edge.a < edge.b ? `${edge.a} ${edge.b}` : `${edge.b} ${edge.a}`;
    const before = first.get(pair);
    if (before !== undefined) {
      faults.add(path, `joins '${edge.a}' and '${edge.b}' again, after /edges/${before}`);
      return;
    }
    first.set(pair, i);
    const reason = misfit(edge, zones.get(edge.a), zones.get(edge.b), types.get(edge.type));
    if (reason !== undefined) faults.add(path, reason);
  });
}

/** 11.1 What a zone has fired at is kept as a bit for each of its connections. */
function checkCrossings(faults: Faults, { zones, edges }: MapFile): void {
  zones.forEach(({ id }, i) => {
    const count = edges.filter(({ a, b }) => a === id || b === id).length;
    if (count > MAX_LINKS) {
      faults.add(`/zones/${i}`, `'${id}' has ${count} connections, more than ${MAX_LINKS}`);
    }
  });
}

/** 1.3 Which zones a connection may join. */
function misfit(
  edge: EdgeRow,
  a: ZoneRow | undefined,
  b: ZoneRow | undefined,
  type: LinkRow | undefined,
): string | undefined {
  if (a === undefined || b === undefined || type === undefined) return undefined;
  const name = `'${edge.type}'`;
  const ends = `'${a.id}' (${a.kind}) and '${b.id}' (${b.kind})`;
  if (type.link === 'land' && (isWater(a) || isWater(b))) {
    return `${name} joins land and beach zones only, not ${ends}`;
  }
  if (type.link === 'sea' && !(isWater(a) && isWater(b))) {
    return `${name} joins sea and waiting zones only, not ${ends}`;
  }
  const landing = (isWater(a) && b.kind === 'beach') || (isWater(b) && a.kind === 'beach');
  if (type.link === 'landing' && !landing) {
    return `${name} joins the sea to a beach, not ${ends}`;
  }
  return undefined;
}

function checkPieces(faults: Faults, map: MapFile): void {
  const linkOf = new Map(map.links.map((row) => [row.type, row.link]));
  const along = (link: string) => map.edges.filter((edge) => linkOf.get(edge.type) === link);
  const land = map.zones.filter((zone) => !isWater(zone)).map((zone) => zone.id);
  const sea = map.zones.filter(isWater).map((zone) => zone.id);
  reportPieces(faults, 'by land', pieces(land, along('land')));
  reportPieces(faults, 'by sea', pieces(sea, along('sea')));
  if (along('landing').length === 0) faults.add('/edges', 'no landing joins the sea to the land');
}

function reportPieces(faults: Faults, how: string, parts: readonly string[][]): void {
  const [main, ...rest] = parts;
  if (main === undefined || rest.length === 0) return;
  const lost = rest.flat().map((id) => `'${id}'`);
  faults.add('/zones', `${lost.join(', ')} cannot be reached ${how} from '${main[0] ?? ''}'`);
}

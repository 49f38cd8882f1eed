// Whether map.json makes sense: every hex once and in order, segments in one piece, sides and roads between neighbours.

import { type Fault, Faults } from '../../../../engine/shape/fault.ts';
import type { BattleFiles } from '../battle-files.ts';
import { areNeighbours, hexIdAt, reachedFrom } from './grid.ts';

type MapFile = BattleFiles['map'];

export function senseOfMap({ map }: BattleFiles): Fault[] {
  const faults = new Faults('map');
  checkHexes(map, faults);
  if (faults.any) return faults.list;
  const known = new Set(map.hexes.map(({ id }) => id));
  checkSegments(map, faults);
  checkHexsides(map, known, faults);
  for (const [i, { path }] of map.roads.entries()) {
    for (const [j, hex] of path.entries()) {
      const before = path[j - 1];
      if (!known.has(hex)) faults.add(`/roads/${i}/path/${j}`, `there is no hex '${hex}'`);
      else if (before !== undefined && known.has(before) && !areNeighbours(before, hex))
        faults.add(`/roads/${i}/path/${j}`, `'${hex}' does not lie beside '${before}'`);
    }
  }
  return faults.list;
}

/** Row by row from the north-west: the order of the file is the order of the rules. */
function checkHexes({ hexes, width, height }: MapFile, faults: Faults): void {
  if (width * height > 256) faults.add('', `${width} by ${height} are more than 256 hexes`);
  if (hexes.length !== width * height)
    faults.add(
      '/hexes',
      `${width} by ${height} are ${width * height} hexes, there are ${hexes.length}`,
    );
  if (faults.any) return;
  for (const [i, { id, en, fr }] of hexes.entries()) {
    const wanted = hexIdAt((i % width) + 1, Math.floor(i / width) + 1);
    if (id !== wanted) return faults.add(`/hexes/${i}/id`, `must be '${wanted}', is '${id}'`);
    if ((en === undefined) !== (fr === undefined))
      faults.add(`/hexes/${i}`, 'has a name in one language only');
  }
}

function checkSegments({ segments, hexes }: MapFile, faults: Faults): void {
  const ids = segments.map(({ id }) => id);
  for (const [i, id] of ids.entries()) {
    if (ids.indexOf(id) !== i) faults.add(`/segments/${i}/id`, `'${id}' is there twice`);
  }
  for (const [i, { segment }] of hexes.entries()) {
    if (!ids.includes(segment))
      faults.add(`/hexes/${i}/segment`, `there is no segment '${segment}'`);
  }
  if (faults.any) return;
  for (const [i, segment] of ids.entries()) {
    const all = new Set(hexes.filter((hex) => hex.segment === segment).map(({ id }) => id));
    const [first] = all;
    if (first === undefined) faults.add(`/segments/${i}`, `segment '${segment}' has no hex`);
    else if (reachedFrom(first, all).size !== all.size)
      faults.add(`/segments/${i}`, `segment '${segment}' is in pieces`);
  }
}

function checkHexsides({ hexsides }: MapFile, known: ReadonlySet<string>, faults: Faults): void {
  const seen = new Set<string>();
  for (const [i, { a, b, water, bridge }] of hexsides.entries()) {
    const missing = [a, b].find((hex) => !known.has(hex));
    const side = [a, b].sort().join(' ');
    if (missing !== undefined) faults.add(`/hexsides/${i}`, `there is no hex '${missing}'`);
    else if (!areNeighbours(a, b))
      faults.add(`/hexsides/${i}`, `'${a}' and '${b}' do not lie beside each other`);
    else if (seen.has(side)) faults.add(`/hexsides/${i}`, `the side is there twice`);
    if (bridge === true && water !== 'deep')
      faults.add(`/hexsides/${i}/bridge`, 'only deep water needs a bridge');
    seen.add(side);
  }
}

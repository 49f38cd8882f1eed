// Whether map.json makes sense: hexes on the map and once, sides between neighbours, trenches connected, wire where it
// guards something, zones and control.

import { type Fault, Faults } from '../../../../engine/shape/fault.ts';
import { SIDES } from '../../rules/types.ts';
import type { BattleFiles } from '../battle-files.ts';
import { areNeighbours, checkHexes, isOnMap } from './grid.ts';

type MapFile = BattleFiles['map'];

const MOST_HEXES = 160;
const MOST_WIRES = 64;

export function senseOfMap({ map }: BattleFiles): Fault[] {
  const faults = new Faults('map');
  const { columns, rows, hexes, hexsides } = map;
  if (columns * rows > MOST_HEXES) {
    faults.add('', `${columns} by ${rows} are more than ${MOST_HEXES} hexes`);
    return faults.list;
  }
  for (const [i, { id, en, fr }] of hexes.entries()) {
    if (!isOnMap(map, id)) faults.add(`/hexes/${i}/id`, `there is no hex '${id}'`);
    else if (hexes.findIndex((one) => one.id === id) !== i)
      faults.add(`/hexes/${i}/id`, `'${id}' is there twice`);
    if ((en === undefined) !== (fr === undefined))
      faults.add(`/hexes/${i}`, 'has a name in one language only');
  }
  checkHexsides(map, faults);
  if (!faults.any) checkTrenches(map, faults);
  for (const [name, zone] of Object.entries(map.zones))
    checkHexes(map, zone, `/zones/${name}`, faults);
  for (const side of SIDES) checkHexes(map, map.control[side], `/control/${side}`, faults);
  for (const [i, hex] of map.control.british.entries()) {
    if (map.control.german.includes(hex))
      faults.add(`/control/british/${i}`, `'${hex}' is held by both sides`);
  }
  if (hexsides.filter(({ type }) => type === 'wire').length > MOST_WIRES)
    faults.add('/hexsides', `more than ${MOST_WIRES} of them have wire`);
  return faults.list;
}

function checkHexsides(map: MapFile, faults: Faults): void {
  const seen = new Set<string>();
  const streams = new Set(
    map.hexsides.filter(({ type }) => type === 'stream').map(({ side }) => side),
  );
  for (const [i, { side, type }] of map.hexsides.entries()) {
    const at = `/hexsides/${i}`;
    const [a = '', b = ''] = side.split('/');
    const missing = [a, b].find((hex) => !isOnMap(map, hex));
    if (missing !== undefined) faults.add(`${at}/side`, `there is no hex '${missing}'`);
    else if (a > b) faults.add(`${at}/side`, `must be '${b}/${a}': the lower name first`);
    else if (!areNeighbours(a, b))
      faults.add(`${at}/side`, `'${a}' and '${b}' do not lie beside each other`);
    else if (seen.has(`${side} ${type}`)) faults.add(at, `${type} is there twice`);
    else if (type === 'bridge' && !streams.has(side))
      faults.add(at, 'a bridge needs a stream to cross');
    seen.add(`${side} ${type}`);
  }
}

/** 8.72 A connection joins two trenches of one side; a trench without one leads nowhere. */
function checkTrenches({ hexes, hexsides, zones }: MapFile, faults: Faults): void {
  const dugBy = new Map(hexes.map(({ id, trench }) => [id, trench]));
  const connected = new Set<string>();
  const works = new Set(hexsides.filter(({ type }) => type === 'trench').map(({ side }) => side));
  for (const [i, { side, type }] of hexsides.entries()) {
    const [a = '', b = ''] = side.split('/');
    if (type === 'wire') {
      if (works.has(side)) faults.add(`/hexsides/${i}`, 'wire lies across a trench');
      if (!zones.front.includes(a) && !zones.front.includes(b))
        faults.add(`/hexsides/${i}`, 'wire guards no hex of the front');
    }
    if (type !== 'trench') continue;
    const [one, other] = [dugBy.get(a), dugBy.get(b)];
    if (one === undefined || one !== other)
      faults.add(`/hexsides/${i}`, 'a trench joins two trench hexes of one side');
    connected.add(a).add(b);
  }
  for (const [i, { id, trench }] of hexes.entries()) {
    if (trench !== undefined && !connected.has(id))
      faults.add(`/hexes/${i}/trench`, `the trench of '${id}' leads nowhere`);
  }
}

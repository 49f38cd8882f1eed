// The four worked examples of the published rulebook, played on the shipped raid by legal orders from its set-up.

import { describe, expect, it } from 'vitest';
import { assaultOf, fireOf, G, get, movesOf } from '../../../../src/systems/raid/rules/state.ts';
import { Kind, NONE } from '../../../../src/systems/raid/rules/types.ts';
import { DieppeTable, dieppe, unit, zone, zoneId } from './dieppe-table.ts';
import { one, parts, told } from './support.ts';

const factors = (table: DieppeTable, id: string): number[] =>
  [fireOf, assaultOf, movesOf].map((factor) => factor(table.state, unit(id)));
const alarm = (table: DieppeTable): number => get(table.state, G.alarm);

describe('10 example of activation: Quiberville and its village', () => {
  // The example calls the marker "infantry × 1" and then places an infantry unit and a machine gun.
  const landed = DieppeTable.with({ QUI: 'A-infantry-mg', QVH: 'A-infantry-mg' });
  landed.go('take G2', 'sail S1', 'done', 'take LCA5').roll('land QUI', { 'garrison drawn': [0] });
  const first = { 'assault attack': [6], 'assault defence': [0] };
  landed.roll('fill', first).go('go-on');
  const wake = (die: number): DieppeTable =>
    landed.fork().roll('fill', { ...first, 'wake marker': [die], 'garrison drawn': [0] });

  it('7.1 raises the alarm to 4: 1 for the landing, 1 for the marker, 2 for the assault', () => {
    const table = wake(9);
    expect(alarm(table)).toBe(4);
    expect(told(table.events, 'alarm')).toMatchObject([
      { to: 1, cause: 'first landing' },
      { to: 2, cause: 'marker shows Germans' },
      { to: 4, cause: 'first assault' },
    ]);
    expect(table.british('QUI')).toHaveLength(4);
  });

  it('10.3 wakes the village on a 4 and not on a 5', () => {
    expect(told(wake(4).events, 'wake-test').at(-1)).toMatchObject({
      zone: zone('QVH'),
      alarm: 4,
      wakes: true,
    });
    expect(wake(4).germans('QVH')).toHaveLength(2);
    expect(wake(5).germans('QVH')).toEqual([]);
  });

  it('10.4, 2.2e shows infantry 3-2-3 and a machine gun 5-1-0, the gun in front', () => {
    const table = wake(4);
    const [top = '', under = ''] = table.germans('QVH');
    expect([factors(table, top), factors(table, under)]).toEqual([
      [5, 1, 0],
      [3, 2, 3],
    ]);
  });
});

const HELD = { 'assault attack': [1], 'assault defence': [9] };
const WON = { 'assault attack': [6], 'assault defence': [0] };
const BOAT = ['C13', 'C14', 'C15', 'C16'];

/** Two turns of Group 2 on Orange Two. Lovat's boat storms the cliff pillbox, losing two steps, and one of its men follows
 * a turn later. Four others go up to the cottages one by one; the third bangalore opens the wire. The alarm stands
 * at 6: landing 1, assault 2, bangalores 3. */
function twoTurns(): DieppeTable {
  const table = DieppeTable.with({ SV1: 'A-wire', CAR: 'B-wire' });
  table.go('take LCA4', 'land OR2', 'leave C12', 'assault HT1');
  for (const dice of [HELD, HELD]) table.roll('fill', dice).go('go-on');
  table.roll('fill', WON).go('done', 'take LCA5', 'land OR2', 'done');
  table.go('take G2', 'sail S2', 'done', 'end');
  table.go('take OR2', ...BOAT.map((id) => `leave ${id}`), 'step HT1', 'done');
  for (const [i, id] of BOAT.entries()) {
    table.go('take OR2', ...BOAT.slice(i + 1).map((other) => `leave ${other}`), 'step SV1');
    if (i < 3) table.roll('blow', { bangalore: [i === 2 ? 2 : 1] });
    table.go('done');
    expect(table.british('SV1')).toContain(id);
  }
  return table;
}

/** The phase ends and a group comes in at an entry zone; `drawn` are places in what is left of the pool. */
const reinforced = (table: DieppeTable, face: number, size: number, drawn: readonly number[]) =>
  table.roll('end', {
    reinforcements: [0],
    'group size': [dieppe.reinforcementSize.indexOf(size, 1)],
    'entry zone': [face],
    'reinforcement drawn': drawn,
  });

const at = (units: readonly number[], kind: number): number =>
  units.findIndex((u) => dieppe.kind[u] === kind);

/** Turn 3, wire blown at the crossroads, with reinforcements of two infantry and a machine gun, on an entry zone as far from one stack as from the other. */
function turnThree(): { readonly table: DieppeTable; readonly face: number } {
  const before = twoTurns();
  const gun = at(dieppe.reinforcements, Kind.machineGun);
  for (let face = 0; face < dieppe.entryZones.length; face++) {
    const table = reinforced(before.fork(), face, 3, [0, 0, gun - 2]);
    table
      .go('take SV1', 'step CAR')
      .roll('blow', { bangalore: [2] })
      .go('done');
    const next = table.fork().go('end');
    const [move] = told(next.events, 'german-move');
    if (move === undefined || move.from !== dieppe.entryZones[face]) continue; // 8.1 else the next one up
    if (move.trace.filters[0]?.kept.length === 2) return { table, face };
  }
  throw new Error('no entry zone lies equally far from both stacks');
}

describe('9.3 example of German movement: the cliff and the crossroads', () => {
  const { table } = turnThree();
  const after = table.fork().go('end');

  it('7.1 has the alarm at 7 in turn 3', () => {
    expect([get(table.state, G.turn), alarm(table)]).toEqual([3, 7]);
  });

  it('2.2 counts 8 levels in four full commandos, 6 in two full, two reduced and an officer', () => {
    expect([table.levels('CAR'), table.levels('HT1')]).toEqual([8, 6]);
    expect(table.british('CAR').sort()).toEqual(BOAT);
    expect(table.british('HT1').sort()).toEqual(['C09', 'C10-', 'C11-', 'C12', 'LOV']);
  });

  // The published map is not ours. There the way to either stack asks 2 MP of the Germans. Here they march 2 MP too, to
  // the zone next to the British, where every German march ends (9.3c); measured to the British zone both are 4 MP off.
  it('9.3b marches 2 MP towards the 8 levels, as near as the 6', () => {
    const move = one(after.events, 'german-move');
    const infantry = move.units
      .map(({ unit }) => unit)
      .filter((u) => dieppe.kind[u] === Kind.infantry);
    expect(infantry.map((u) => movesOf(after.state, u))).toEqual([3, 3]);
    expect(move.units.map(({ cost }) => cost)).toEqual([2, 2, 2]);
    expect(after.levels('SV1')).toBe(5);
    const [nearest, most] = move.trace.filters;
    expect(nearest?.name).toBe('nearest in MP');
    expect(new Set(nearest?.values.map(({ value }) => value)).size).toBe(1);
    expect(nearest?.kept.map(zoneId).sort()).toEqual(['CAR', 'HT1']);
    expect(most?.name).toBe('most levels');
    expect(most?.values.map(({ id, value }) => [zoneId(id), value]).sort()).toEqual([
      ['CAR', 8],
      ['HT1', 6],
    ]);
    expect(zoneId(move.trace.chosen)).toBe('CAR');
  });
});

describe('11.1 example of German fire: the same Germans a turn later', () => {
  // Two more infantry come in behind them; the six levels come down from the cliff between both.
  const { table: three, face } = turnThree();
  const four = reinforced(three.fork(), face, 2, [0]);
  four.go('take HT1', 'step OR2', 'done');
  const { events } = four.fork().roll('end', { 'fire attack': [9], 'fire defence': [1] });
  const fresh = events.slice(four.events.length);

  it('2.2 has Germans of 5 levels, with the machine gun, and of 4 beside British of 6 and 8', () => {
    expect([four.levels('SV1'), four.levels('OR2'), four.levels('CAR')]).toEqual([5, 6, 8]);
    expect(four.levels(zoneId(dieppe.entryZones[face] ?? NONE))).toBe(4);
  });

  it('11.1g lets the 5 levels fire first, the machine gun in front', () => {
    const order = told(fresh, 'german-order').find((e) => e.what === 'fire');
    expect(order?.stacks.map(({ levels }) => levels).slice(0, 2)).toEqual([5, 4]);
    const [first] = told(fresh, 'fire');
    expect(dieppe.kind[first?.shooter ?? NONE]).toBe(Kind.machineGun);
  });

  it('11.1g has them fire at the 6 levels, not at the 8', () => {
    const [first] = told(fresh, 'fire');
    expect(first?.trace?.filters[0]?.name).toBe('fewest levels');
    expect(first?.trace?.candidates.map(({ id }) => zoneId(id)).sort()).toEqual(['CAR', 'OR2']);
    expect(zoneId(first?.trace?.chosen ?? NONE)).toBe('OR2');
  });
});

describe('11.2 example of assault: the cottages of the east bank', () => {
  // The support of 3 levels comes from "one full and one reduced commando": a pillbox has hit one of them on the beach.
  const table = DieppeTable.with({ SV1: 'A-infantry-mg' });
  table.go('take LCA5', 'land OR2', 'done', 'take G2', 'sail S2', 'done');
  table.roll('end', { 'fire attack': [9, 0], 'fire defence': [1, 6] });
  const [hit = '', ...full] = table.british('OR2').sort((a, b) => b.length - a.length);
  const [contact = '', second = '', behind = ''] = full;
  table.go('take OR2').roll('step SV1', { 'garrison drawn': [0] });
  table.go(`contact ${contact}`, `contact ${second}`);
  const reduced = hit.replace('-', '');
  const supporters = table.british('SV1').map((id) => id.replace('-', ''));
  const [upper = '', lower = ''] = supporters.filter((id) => id === reduced || id === behind);
  table.go(`support ${upper} 1`);
  table.roll(`support ${lower} 1`, { 'assault attack': [1, 4], 'assault defence': [8, 6] });
  const lines = told(table.events, 'assault-line');

  it('11.2b lines up infantry before machine gun, three commandos against one', () => {
    expect(hit).toMatch(/-$/);
    const [columns] = told(table.events, 'columns');
    expect(columns?.case).toBe(1);
    expect(columns?.lines.map((line) => dieppe.kind[line.german])).toEqual([
      Kind.infantry,
      Kind.machineGun,
    ]);
    expect(columns?.lines.map((line) => line.supporters.length)).toEqual([2, 0]);
  });

  it('11.2e gives line 1 the value 7, and 8 against 10 flips the commando to 2-2-2', () => {
    const [line] = lines;
    expect(line && parts(line.attack)).toEqual({ FA: 4, support: 3, 'attack die': 1 });
    expect(line && parts(line.defence)).toEqual({ FA: 2, 'defence die': 8 });
    expect([line?.attack.total, line?.defence.total, line?.hit]).toEqual([8, 10, false]);
    expect(factors(table, contact)).toEqual([2, 2, 2]);
  });

  it('11.2e gives line 2 4 + 4 = 8 against 6 + 1 = 7, and the machine gun is eliminated', () => {
    const line = lines[1];
    expect(line && parts(line.attack)).toEqual({ FA: 4, 'attack die': 4 });
    expect(line && parts(line.defence)).toEqual({ FA: 1, 'defence die': 6 });
    expect([line?.attack.total, line?.defence.total, line?.hit]).toEqual([8, 7, true]);
    const left = table.germans('SV1');
    expect(left.map((id) => dieppe.kind[unit(id)])).toEqual([Kind.infantry]);
  });
});

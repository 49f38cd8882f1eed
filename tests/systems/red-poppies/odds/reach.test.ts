// 5.41 Where units get to with their points: what ends a way, what lengthens it, and that every way can be walked.

import { describe, expect, test } from 'vitest';
import { Session } from '../../../../src/engine/session.ts';
import { waysOf } from '../../../../src/systems/red-poppies/odds/reach.ts';
import { readyUnits } from '../../../../src/systems/red-poppies/panels/desk/in-hand.ts';
import { steadfastPlayer } from '../../../../src/systems/red-poppies/players/steadfast.ts';
import * as A from '../../../../src/systems/red-poppies/rules/actions.ts';
import { HexMark, markHex } from '../../../../src/systems/red-poppies/rules/state.ts';
import { battleOn } from '../../../../src/systems/red-poppies/rules/system.ts';
import { type Drill, Table } from '../drill.ts';
import { hawthorn } from '../hawthorn.ts';

function ways(drill: Drill, ...units: readonly string[]) {
  const table = new Table(drill);
  table.do(`hex ${table.at(units[0] ?? '')}`);
  const found = waysOf(
    table.s,
    units.map((id) => table.unit(id)),
  );
  return {
    to: (id: string) => found.get(table.hex(id)),
    path: (id: string) =>
      found.get(table.hex(id))?.steps.map((hex) => table.field.hexes[hex]?.id ?? ''),
  };
}
const FAR = { G1: { at: 'G07' } };

describe('a way', () => {
  test('is as long as the points of the side that is up', () => {
    const formed = ways({ units: { B1: { at: 'A01' }, ...FAR } }, 'B1');
    expect(formed.path('A04')).toEqual(['A02', 'A03', 'A04']);
    expect(formed.to('A05')).toBeUndefined();
    const dispersed = ways({ units: { B1: { at: 'A01', dispersed: true }, ...FAR } }, 'B1');
    expect(dispersed.path('A02')).toEqual(['A02']);
    expect(dispersed.to('A03')).toBeUndefined();
  });

  test('has one point more along a road, and only there', () => {
    const sides = { 'A01/A02': 'road', 'A02/A03': 'road', 'A03/A04': 'road', 'A04/A05': 'road' };
    const ground = { A01: '', A02: '', A03: '', A04: '', A05: '' };
    const road = ways({ ground, sides, units: { B1: { at: 'A01' }, ...FAR } }, 'B1');
    expect(road.path('A05')).toEqual(['A02', 'A03', 'A04', 'A05']);
    expect(road.to('A06')).toBeUndefined();
    expect(road.to('B05')).toBeUndefined();
  });

  test('ends in wire, in a stream and among the enemy, and goes round them where it can', () => {
    const drill: Drill = {
      ...{ columns: 1, rows: 6, sides: { 'A01/A02': 'wire' } },
      units: { B1: { at: 'A01' }, G1: { at: 'A06' } },
    };
    const wire = ways(drill, 'B1');
    expect(wire.to('A02')?.ends).toBe('wire');
    expect(wire.to('A03')).toBeUndefined();
    const round = ways(
      { ...drill, columns: 7, rows: 7, units: { B1: { at: 'A01' }, ...FAR } },
      'B1',
    );
    expect(round.path('A02')).toEqual(['A02']);
    expect(round.path('A03')?.[0]).toBe('B01');
    const stream = ways({ ...drill, sides: { 'A01/A02': 'stream' } }, 'B1');
    expect(stream.to('A02')?.ends).toBe('stream');
    const foe = ways(
      { ...drill, sides: {}, units: { B1: { at: 'A01' }, G1: { at: 'A02' } } },
      'B1',
    );
    expect(foe.to('A02')?.ends).toBe('enemy');
    expect(foe.to('A03')).toBeUndefined();
  });

  test('9.01, 7.72 goes on through checks that may hold, and ends where none can', () => {
    const lost = ways(
      {
        units: { B1: { at: 'A01' }, ...FAR },
        change: (file) => ({ conditions: { ...file.conditions, darkness: [[1, 6]] } }),
      },
      'B1',
    );
    expect(lost.path('A04')).toEqual(['A02', 'A03', 'A04']);
    const table = new Table({
      columns: 1,
      rows: 6,
      units: { B1: { at: 'A01' }, G1: { at: 'A06' } },
    });
    markHex(table.s, table.hex('A02'), HexMark.barrage);
    table.do('hex A01');
    const found = waysOf(table.s, [table.unit('B1')]);
    expect(found.get(table.hex('A02'))?.ends).toBe('shells');
    expect(found.get(table.hex('A03'))).toBeUndefined();
  });

  test('8.72, 5.41a climbs in at its end with a point that is left, whoever of a stack needs it', () => {
    const trench = { ground: { A03: 'british', A04: 'british' } };
    const way = ways({ ...trench, units: { B1: { at: 'A01' }, ...FAR } }, 'B1');
    expect([way.to('A03')?.climbs, way.to('A04')?.climbs, way.to('A02')?.climbs]).toEqual([
      ...[true, false, false],
    ]);
  });

  test('needs room for all who go, on the way too', () => {
    const units = { B1: { at: 'A01' }, B2: { at: 'A01' }, B3: { at: 'A02' }, G1: { at: 'A06' } };
    const drill = { columns: 1, rows: 6, units };
    expect(ways(drill, 'B1').path('A03')).toEqual(['A02', 'A03']);
    expect(ways(drill, 'B1', 'B2').to('A02')).toBeUndefined();
  });
});

test('every way of the first turns of a battle can be walked as far as nobody stops it', () => {
  const course = { seed: 'ways', level: 'regular', events: false, practice: true };
  const session = new Session(battleOn(hawthorn), course);
  const player = steadfastPlayer();
  player.start('ways');
  let walked = 0;
  while (!session.over && walked < ENOUGH) {
    if (session.asked.kind === 'act') walked += walkAll(session);
    session.do(player.pick(session.position, session.asked.actions));
  }
  expect(walked).toBeGreaterThanOrEqual(ENOUGH);
}, 60_000);
const ENOUGH = 60; // ways

/** Walks every way of the first unit that is ready, and takes it back. */
function walkAll(session: Session<typeof hawthorn>): number {
  const [unit = 0] = readyUnits(session.position);
  const legal = session.asked.actions.filter(
    (action) => A.verbOf(action) === 'move' && A.whoOf(action) === unit,
  );
  const found = waysOf(session.position, [unit]);
  const steps = [...found.values()].filter((way) => way.steps.length === 1);
  expect(new Set(steps.map(({ hex }) => hex))).toEqual(new Set(legal.map(A.whereOf)));
  for (const { steps: path } of found.values()) {
    const before = session.count;
    for (const hex of path) {
      const done = session.do(A.act(A.Do.move, unit, hex));
      expect(done).not.toHaveProperty('rule');
      const stopped = session.asked.kind !== 'point';
      if (stopped || ('length' in done && done.some(({ event }) => event.kind !== 'stepped')))
        break;
    }
    while (session.count > before) session.undo();
  }
  return found.size;
}

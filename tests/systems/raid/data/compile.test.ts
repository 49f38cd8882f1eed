// The flat scenario says the same as the files: links, far zones, factors, start zones, tables.

import { describe, expect, test } from 'vitest';
import { hashText } from '../../../../src/engine/hash.ts';
import { parseRaid } from '../../../../src/systems/raid/data/check-raid.ts';
import { compileScenario } from '../../../../src/systems/raid/rules/compile.ts';
import type { RaidFiles } from '../../../../src/systems/raid/rules/raid-files.ts';
import {
  Kind,
  Letter,
  Link,
  NONE,
  Obstacle,
  Side,
  ZoneKind,
} from '../../../../src/systems/raid/rules/types.ts';
import { drillCard, drillFiles, drillRaid } from '../drill-raid.ts';
import { type Change, copyRaid, set } from './break-raid.ts';

const scenario = drillRaid;
const files = parse(copyRaid());
const zoneIndex = (id: string) => scenario.zones.findIndex((zone) => zone.id === id);
const unitIndex = (id: string) => scenario.units.findIndex((unit) => unit.id === id);
const zoneIds = (zones: Iterable<number>) => [...zones].map((zone) => scenario.zones[zone]?.id);

function parse(raw: unknown): RaidFiles {
  const parsed = parseRaid(raw);
  if ('raid' in parsed) return parsed.raid;
  throw new Error('faulty raid');
}

function linksOf(zone: number): Array<{ to: number; cost: number; kind: number }> {
  const links = [];
  for (let i = scenario.linkStart[zone] ?? 0; i < (scenario.linkStart[zone + 1] ?? 0); i++) {
    const [to, cost, kind] = [scenario.linkTo[i], scenario.linkCost[i], scenario.linkKind[i]];
    links.push({ to: to ?? NONE, cost: cost ?? NONE, kind: kind ?? NONE });
  }
  return links;
}

describe('map', () => {
  test('every connection is there both ways, and no other', () => {
    expect(scenario.linkTo).toHaveLength(files.map.edges.length * 2);
    const meaning: Record<string, [number, number]> = {
      path1: [1, Link.land],
      rough2: [2, Link.land],
      sea1: [1, Link.sea],
      embark2: [2, Link.landing],
      fire: [0, Link.fire],
    };
    for (const { a, b, type } of files.map.edges) {
      const [cost, kind] = meaning[type] ?? [NONE, NONE];
      expect(linksOf(zoneIndex(a))).toContainEqual({ to: zoneIndex(b), cost, kind });
      expect(linksOf(zoneIndex(b))).toContainEqual({ to: zoneIndex(a), cost, kind });
    }
  });

  test("a zone's links go up by index", () => {
    for (let zone = 0; zone < scenario.zones.length; zone++) {
      const to = linksOf(zone).map((link) => link.to);
      expect(to).toEqual([...to].sort((a, b) => a - b));
    }
  });

  test('far zones are exactly two steps away', () => {
    for (let zone = 0; zone < scenario.zones.length; zone++) {
      const steps = stepsFrom(zone);
      const wanted = [...steps.keys()].filter((other) => steps.get(other) === 2);
      const start = scenario.farStart[zone] ?? 0;
      const found = [...scenario.farTo.slice(start, scenario.farStart[zone + 1])];
      expect(found).toEqual(wanted.sort((a, b) => a - b));
    }
  });

  test('kinds, protection and letters', () => {
    files.map.zones.forEach((zone, i) => {
      expect(scenario.zoneKind[i]).toBe(ZoneKind[zone.kind]);
      expect(scenario.protection[i]).toBe(zone.protection);
      const letter = zone.marks.find((mark) => mark === 'A' || mark === 'B');
      expect(scenario.zoneLetter[i]).toBe(letter === undefined ? 0 : Letter[letter]);
    });
  });

  test('telephones and entry zones', () => {
    expect(zoneIds(scenario.telephoneZones)).toEqual(['CAR', 'BAE']);
    expect(zoneIds(scenario.entryZones).join(' ')).toBe('SAU LGL BMR CHS ANG POU PET VAR QVH STM');
  });
});

/** Adjacency steps to every zone, by breadth-first search over the file's edges. */
function stepsFrom(zone: number): Map<number, number> {
  const steps = new Map([[zone, 0]]);
  for (const [here, count] of steps) {
    for (const { a, b } of files.map.edges) {
      const [one, other] = [zoneIndex(a), zoneIndex(b)];
      if (one === here && !steps.has(other)) steps.set(other, count + 1);
      if (other === here && !steps.has(one)) steps.set(one, count + 1);
    }
  }
  return steps;
}

describe('counters', () => {
  test('factors by steps left', () => {
    files.counters.units.forEach((row, unit) => {
      const type = files.counters.types.find((one) => one.id === row.type);
      if (type === undefined) throw new Error(row.type);
      const faces = type.reduced === undefined ? [type.full] : [type.reduced, type.full];
      const pick = (factor: 'fire' | 'assault' | 'moves' | 'level') =>
        [0, ...faces.map((face) => face[factor]), 0].slice(0, 3);
      const of = (flat: Int16Array) => [...flat.slice(unit * 3, unit * 3 + 3)];
      expect(of(scenario.fire)).toEqual(pick('fire'));
      expect(of(scenario.assault)).toEqual(pick('assault'));
      expect(of(scenario.moves)).toEqual(pick('moves'));
      expect(of(scenario.stacking)).toEqual(pick('level'));
      expect(scenario.fullSteps[unit]).toBe(faces.length);
      expect(scenario.side[unit]).toBe(Side[type.side]);
      expect(scenario.kind[unit]).toBe(Kind[type.kind]);
      expect(scenario.group[unit]).toBe(row.group ?? 0);
    });
  });

  test('the British come first', () => {
    expect(scenario.britishCount).toBe(35);
    scenario.units.forEach((unit, i) => {
      expect(unit.side).toBe(i < scenario.britishCount ? 'british' : 'german');
    });
  });

  test('pools', () => {
    expect(scenario.garrison).toHaveLength(28);
    expect(scenario.reinforcements).toHaveLength(10);
    expect(scenario.garrison[0]).toBe(unitIndex('GI01'));
    expect(scenario.reinforcements.at(-1)).toBe(unitIndex('RO1'));
  });

  test('start zones', () => {
    const start = (id: string) => scenario.zones[scenario.startZone[unitIndex(id)] ?? NONE]?.id;
    expect(['FL1', 'FL2', 'FL3'].map(start)).toEqual(['PHA', 'HW', 'HE']);
    expect(['PB1', 'PB2', 'PB3', 'PB4'].map(start)).toEqual(['QHW', 'HT1', 'HT2', 'EGL']);
    expect(['HG1', 'HG2'].map(start)).toEqual(['H', 'H']);
    expect(['LCA1', 'LCA3', 'LCA4', 'LCA7'].map(start)).toEqual(['G1', 'G1', 'G2', 'G2']);
    expect(['C01', 'LOV', 'GI01', 'RI1'].map(start)).toEqual(new Array(4).fill(undefined));
  });

  test('loading', () => {
    const craft = (ids: string[]) => ids.map(unitIndex);
    expect(scenario.craftOf).toEqual([
      [],
      craft(['LCA1', 'LCA2', 'LCA3']),
      craft(['LCA4', 'LCA5', 'LCA6', 'LCA7']),
    ]);
    for (let unit = 0; unit < scenario.units.length; unit++) {
      const aboard = scenario.standardLoading[unit] ?? NONE;
      const man = unit < scenario.britishCount && scenario.kind[unit] !== Kind.craft;
      expect(aboard !== NONE).toBe(man);
      if (man) expect(scenario.craftOf[scenario.group[unit] ?? 0]).toContain(aboard);
    }
    expect(scenario.loadingOrder).toHaveLength(28);
    const levels = scenario.loadingOrder.map((unit) => {
      return scenario.stacking[unit * 3 + (scenario.fullSteps[unit] ?? 0)] ?? 0;
    });
    expect(levels).toEqual([...levels].sort((a, b) => b - a));
  });
});

describe('tables', () => {
  test('by turn and by face', () => {
    expect([...scenario.light]).toEqual([0, -2, -2, -2, -2, -2, -1, -1, -1, 0, 0, 0, 0]);
    expect([...scenario.victory.secondGunByTurn]).toEqual([0, 5, 5, 5, 5, 5, 2, 2, 2, 0, 0, 0, 0]);
    expect([...scenario.reinforcementSize]).toEqual([0, 1, 1, 1, 1, 2, 2]);
    expect(scenario.clock).toHaveLength(13);
    expect([scenario.clock[1], scenario.clock[12]]).toEqual(['04:45', '07:30']);
  });

  test('markers', () => {
    const wire = scenario.markers.find((marker) => marker.id === 'A-wire');
    expect(wire).toMatchObject({ letter: Letter.A, obstacle: Obstacle.wire, count: 2 });
  });

  test('events', () => {
    const [battery, convoy, error] = scenario.events;
    expect(battery?.craft[0]).toEqual({ kind: 'nothing' });
    expect(battery?.craft[7]).toEqual({ kind: 'lost', craft: unitIndex('LCA7') });
    expect(battery?.craft[9]).toEqual({ kind: 'delay', group: 2, turn: 2 });
    expect(convoy?.craft[8]).toEqual({ kind: 'delay', group: 1, turn: 3 });
    expect(error?.beach).toEqual([
      { face: 5, group: 1, zone: zoneIndex('QUI') },
      { face: 6, group: 2, zone: zoneIndex('MOU') },
    ]);
    const engines = [1, 2, 3, 4, 5, 6, 7].map((n) => unitIndex(`LCA${n}`));
    expect(scenario.engineTrouble.craft).toEqual([NONE, ...engines, NONE, NONE]);
  });

  test('victory and levels', () => {
    expect(scenario.victory.officerLost).toEqual([
      { unit: unitIndex('LOV'), vp: -5, ashore: -5 },
      { unit: unitIndex('MIL'), vp: -3, ashore: -3 },
    ]);
    const levels = scenario.levels.map((level) => {
      return [level.id, level.badLuck, level.alarmStart, level.vorwaerts];
    });
    expect(levels).toEqual([
      ['basic', false, 0, 0],
      ['green', true, 0, 0],
      ['hardened', true, 2, 0],
      ['seasoned', true, 2, 4],
    ]);
  });
});

describe('hash', () => {
  const hashWith = (...changes: Change[]) => {
    const raw = copyRaid();
    for (const change of changes) change(raw);
    return compileScenario(parse(raw), drillCard).hash;
  };

  test('is that of the data, not of the order of its fields', () => {
    expect(hashWith()).toBe(scenario.hash);
    const turned = Object.fromEntries(Object.entries(drillFiles).reverse());
    expect(compileScenario(parse(turned), drillCard).hash).toBe(scenario.hash);
  });

  test.each([
    ['a factor', set('counters /types/0/full/fire', 5)],
    ['a protection', set('map /zones/30/protection', 3)],
    ['a connection', set('map /edges/14/type', 'path1')],
    ['a trigger', set('tables /alarm/4/raise', 1)],
    ['a victory point', set('victory /commandosFree/value', 0)],
    ['a limit', set('raid /limits/mineStrength/value', 9)],
  ])('changes with %s', (_, change) => {
    expect(hashWith(change)).not.toBe(scenario.hash);
  });

  test.each([
    ['a name', set('map /zones/30/en', 'The villas')],
    ['the place on the paper', set('map /zones/30/x', 1)],
    ['provenance', set('tables /alarm/4/basis', 'ruling')],
  ])('stays with %s', (_, change) => {
    expect(hashWith(change)).toBe(scenario.hash);
  });

  test('of a text is sixteen digits, fixed for ever', () => {
    expect(hashText('')).toMatchInlineSnapshot(`"c223ada330a00dd6"`);
    expect(hashText('Cauldron')).toMatchInlineSnapshot(`"2bbba56a1b778be4"`);
    expect(hashText('Saâne')).not.toBe(hashText('Saane'));
    const many = new Set(Array.from({ length: 20_000 }, (_, i) => hashText(`raid ${i}`)));
    expect(many.size).toBe(20_000);
  });
});

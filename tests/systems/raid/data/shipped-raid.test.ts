// The raids we ship have no fault, and Dieppe has the counters, markers and letters of the rulebook
// and of our reconstruction, in the order the rules count on.

import { describe, expect, test } from 'vitest';
import { battleFolders, readFiles } from '../../../../src/systems/battle-folders.ts';
import { loadBattle } from '../../../../src/systems/raid/data/battles.ts';
import { parseRaid } from '../../../../src/systems/raid/data/check-raid.ts';
import { readBattle } from '../../../../src/systems/raid/data/read.ts';
import { dieppeFiles, loadDieppe } from '../dieppe.ts';

const raids = battleFolders().filter(({ system }) => system === 'raid');

describe.each(raids)('$id', (folder) => {
  test('has no fault', () => {
    expect(readBattle(readFiles(folder))).not.toHaveProperty('faults');
  });

  test('is found by its id and compiled once', () => {
    expect(loadBattle(folder.id).id).toBe(folder.id);
    expect(loadBattle(folder.id)).toBe(loadBattle(folder.id));
  });
});

const parsed = parseRaid(dieppeFiles());
if (!('raid' in parsed)) throw new Error('faulty raid');
const { map, counters, markers, loading, tables, victory } = parsed.raid;

test('zones keep their order: ties are broken by it', () => {
  expect(map.zones.map((zone) => zone.id).join(' ')).toBe(
    'S1 G2 S2 G1 S3 OR2 OR1 QUI MOU QVH LGL PSA SV1 SV2 SV3 BMB BMS BMR HT1 HT2 STM CAR RTW ' +
      'RTB PHA BAE VGW VGE VAS BVA SAI CHV HN HW H HE HS LHA BOW BOE CHS RTE VAR BMO EGL',
  );
  expect(map.edges).toHaveLength(90);
});

test('letters lie on the map as often as the rulebook says', () => {
  const on = (mark: string) => map.zones.filter((zone) => zone.marks.includes(mark)).length;
  expect(['A', 'B', 'F', 'H', 'P', 'T'].map(on)).toEqual([8, 7, 3, 1, 4, 2]);
  for (let entry = 0; entry < 10; entry++) expect(on(`R${entry}`)).toBe(1);
  expect(['G1', 'G2', 'G5', 'G6'].map(on)).toEqual([1, 1, 1, 1]);
});

test('counters have the factors of the counter sheet', () => {
  const sheet = counters.types.map((type) => {
    const faces = type.reduced === undefined ? [type.full] : [type.full, type.reduced];
    const factors = faces.map((face) => `${face.fire}-${face.assault}-${face.moves}`).join(' / ');
    return `${type.number.value} ${type.id} ${factors}, ${faces.map((face) => face.level).join('/')}`;
  });
  expect(sheet).toMatchInlineSnapshot(`
    [
      "24 commando 2-4-3 / 2-2-2, 2/1",
      "2 british-officer 0-1-4, 0",
      "1 sniper 3-0-4, 0",
      "1 mortar 4-0-2, 1",
      "7 craft 2-0-4, 1",
      "19 garrison-infantry 3-2-3 / 1-1-1, 2/1",
      "6 garrison-machine-gun 5-1-0, 1",
      "3 garrison-officer 0-1-1, 0",
      "5 reinforcement-infantry 6-4-3 / 4-3-1, 2/1",
      "4 reinforcement-machine-gun 8-3-2, 1",
      "1 reinforcement-officer 0-1-3, 0",
      "3 flak 4-2-0, 1",
      "4 pillbox 5-2-0, 0",
      "2 heavy-gun 0-2-0, 1",
    ]
  `);
});

test('units keep their order and names', () => {
  const ids = counters.units.map((unit) => unit.id);
  const run = (from: string, count: number, pad = 1) =>
    Array.from({ length: count }, (_, i) => `${from}${String(i + 1).padStart(pad, '0')}`);
  expect(ids).toEqual([
    ...run('C', 24, 2),
    ...['MIL', 'LOV', 'SNI', 'MOR'],
    ...run('LCA', 7),
    ...run('GI', 19, 2),
    ...run('GM', 6),
    ...run('GO', 3),
    ...run('RI', 5),
    ...run('RM', 4),
    'RO1',
    ...run('FL', 3),
    ...run('PB', 4),
    ...run('HG', 2),
  ]);
  expect(new Set(counters.units.map((unit) => unit.en)).size).toBe(ids.length);
  expect(new Set(counters.units.map((unit) => unit.fr)).size).toBe(ids.length);
});

test('markers are those of the reconstruction', () => {
  const bag = markers.markers.map((row) => {
    return `${row.count} × ${row.id}: ${row.obstacle} ${row.infantry}+${row.machineGuns}+${row.officers}`;
  });
  expect(bag).toMatchInlineSnapshot(`
    [
      "1 × A-mines: mines 0+0+0",
      "3 × A-wire: wire 0+0+0",
      "1 × A-infantry: none 1+0+0",
      "1 × A-infantry2: none 2+0+0",
      "2 × A-infantry-mg: none 1+1+0",
      "3 × B-wire: wire 0+0+0",
      "1 × B-infantry2-officer: none 2+0+1",
      "2 × B-infantry-mg: none 1+1+0",
      "1 × B-infantry2-mg-officer: none 2+1+1",
    ]
  `);
});

test('losses and groups of reinforcements are those of the rulebook', () => {
  expect([victory.commandoLost.value, victory.commandosFree.value]).toEqual([-4, 4]);
  expect(tables.reinforcementSize.map(({ faces, size }) => [faces, size])).toEqual([
    [[1, 2], 2],
    [[3, 4, 5, 6], 3],
  ]);
});

test('officers sail with a full craft', () => {
  for (const officer of ['MIL', 'LOV']) {
    const row = loading.craft.find((craft) => craft.men.includes(officer));
    expect(row?.men.filter((man) => man.startsWith('C'))).toHaveLength(4);
  }
});

test('a faulty raid is refused with its faults', () => {
  expect(loadDieppe().hash).toMatch(/^[0-9a-f]{16}$/);
  expect(parseRaid({})).toHaveProperty('faults');
});

// A battle with something of everything the rules have: tanks and field guns on both sides, a stream with a bridge, corn
// and rain, a mine and registered hexes that are ours to choose, reinforcements that are placed.

import type { BattleCard } from '../../../../src/engine/battle.ts';
import { battleFolders, readFiles } from '../../../../src/systems/battle-folders.ts';
import {
  type BattleFiles,
  oneFile,
} from '../../../../src/systems/red-poppies/data/battle-files.ts';
import type { Field } from '../../../../src/systems/red-poppies/rules/field.ts';
import type { BattleFile, UnitFile } from '../../../../src/systems/red-poppies/rules/files.ts';
import { layOut } from '../../../../src/systems/red-poppies/rules/lay-out.ts';

export const NOVEMBER = 'beaumont-hamel-1916';

export function marked(): Field {
  const folder = battleFolders().find(({ id }) => id === NOVEMBER);
  if (folder === undefined) throw new Error(`no ${NOVEMBER}`);
  const { card, ...files } = readFiles(folder);
  return layOut(withEverything(oneFile(files as unknown as BattleFiles, card as BattleCard)));
}

const unit = (id: string, kind: string): UnitFile => ({
  ...{ id, kind, en: id, fr: id, short: { en: id, fr: id } },
  ...{ levels: ['recruit', 'regular', 'veteran'], basis: 'design' },
});

function withEverything(file: BattleFile): BattleFile {
  const [tank] = file.counters.filter(({ id }) => id === 'british-tank');
  const [gun] = file.counters.filter(({ id }) => id === 'german-artillery');
  if (tank === undefined || gun === undefined || file.mine === null)
    throw new Error('the battle has changed');
  const germans = [unit('TANK-G1', 'german-tank'), unit('FK-1', 'german-artillery')];
  const british = [unit('FG-1', 'british-artillery')];
  return {
    ...file,
    counters: [
      ...file.counters,
      { ...tank, id: 'german-tank', side: 'german' },
      { ...gun, id: 'british-artillery', side: 'british' },
    ],
    conditions: {
      ...file.conditions,
      ...{ precipitation: [[8, 9]], darkness: [[1, 2]], infiltration: [] },
    },
    mine: { ...file.mine, hex: null },
    bombardment: { side: 'british', type: 'pulverising', hexes: [] },
    hexes: [...file.hexes, { id: 'D07', terrain: ['grain'] as const }].filter(
      ({ id }, at, all) => all.findIndex((one) => one.id === id) === at,
    ),
    hexsides: [
      ...file.hexsides,
      { side: 'C03/C04', type: 'stream' },
      { side: 'D04/D05', type: 'stream' },
      { side: 'D04/D05', type: 'bridge' },
    ],
    setUp: file.setUp.map((one) => ({
      ...one,
      units: [...one.units, ...(one.side === 'german' ? germans : british)],
    })),
    batteries: file.batteries.map((one) =>
      one.side === 'british' ? { ...one, registered: 1 } : { ...one, mode: 'telephone' as const },
    ),
    reinforcements: [
      ...file.reinforcements,
      {
        ...{ side: 'british', turn: 2, how: 'placed', hexes: ['A03', 'A04'] },
        units: [unit('RES-B1', 'british-infantry'), unit('RES-B2', 'british-infantry')],
      },
      {
        ...{ side: 'british', turn: 3, how: 'entering', edge: 'west', hexes: ['A05', 'A06'] },
        units: [unit('RES-B3', 'british-infantry'), unit('RES-B4', 'british-infantry')],
      },
    ],
  };
}

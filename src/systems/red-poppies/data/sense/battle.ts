// Whether battle.json and levels.json make sense.

import { didYouMean, type Fault, Faults, show } from '../../../../engine/shape/fault.ts';
import { foeOf, SIDES, type SideId, type SideName } from '../../rules/types.ts';
import type { BattleFiles } from '../battle-files.ts';
import { checkHexes, columnOf, isOnMap } from './grid.ts';

export function senseOfBattle(
  { files, turns, conditions, barrage }: BattleFiles['battle'],
  names: readonly string[],
): Fault[] {
  const faults = new Faults('battle');
  const others = names.filter((name) => name !== 'battle');
  for (const [i, name] of files.entries()) {
    if (!others.includes(name))
      faults.add(`/files/${i}`, `a battle has no file ${show(name)}${didYouMean(name, others)}`);
    else if (files.indexOf(name) !== i) faults.add(`/files/${i}`, `${show(name)} is named twice`);
  }
  for (const name of others)
    if (!files.includes(name)) faults.add('/files', `'${name}' is missing`);
  for (const kind of ['darkness', 'precipitation'] as const) {
    for (const [i, [from, to]] of conditions[kind].entries()) {
      const at = `/conditions/${kind}/${i}`;
      if (from > to) faults.add(at, `turn ${to} comes before turn ${from}`);
      else if (to > turns.value) faults.add(at, `turn ${to} is after the battle`);
    }
  }
  const { infiltration } = conditions;
  if (new Set(infiltration).size !== infiltration.length)
    faults.add('/conditions/infiltration', 'a side is named twice');
  if (barrage === null) return faults.list;
  if (barrage.firstTurn > turns.value)
    faults.add('/barrage/firstTurn', `turn ${barrage.firstTurn} is after the battle`);
  const across = barrage.lines === 'columns' ? ['east', 'west'] : ['north', 'south'];
  if (!across.includes(barrage.towards))
    faults.add('/barrage/towards', `${barrage.lines} cannot go ${barrage.towards}`);
  if (/[A-Z]/.test(barrage.first) !== (barrage.lines === 'columns'))
    faults.add('/barrage/first', `'${barrage.first}' names no line of ${barrage.lines}`);
  return faults.list;
}

/** 7.61, 7.71, 7.8 What comes before the first turn, on the ground it comes down on. */
export function senseOfFirst({ battle, map, forces }: BattleFiles): Fault[] {
  const faults = new Faults('battle');
  const { bombardment, mine, barrage } = battle;
  if (bombardment !== null) {
    checkHexes(map, bombardment.hexes, '/bombardment/hexes', faults);
    checkShelter({ battle, map, forces }, bombardment.side, faults);
  }
  if (mine?.hex != null && !isOnMap(map, mine.hex))
    faults.add('/mine/hex', `there is no hex '${mine.hex}'`);
  if (barrage !== null) {
    const last = barrage.lines === 'columns' ? map.columns : map.rows;
    const first = barrage.lines === 'columns' ? columnOf(barrage.first) : Number(barrage.first) - 1;
    if (first >= last) faults.add('/barrage/first', `'${barrage.first}' is not on the map`);
  }
  const after = battle.bombardment !== null || barrage !== null;
  for (const [i, { id, mode }] of forces.batteries.entries()) {
    if (after && mode === 'telephone')
      faults.add(
        '',
        `battery '${id}' (forces.json /batteries/${i}): a telephone is dead after a bombardment`,
      );
  }
  return faults.list;
}

/** 7.62 A set-up hex under the bombardment that shelters nobody. */
function checkShelter(
  { battle, map, forces }: Pick<BattleFiles, 'battle' | 'map' | 'forces'>,
  side: SideName,
  faults: Faults,
): void {
  const foe = SIDES[foeOf(SIDES.indexOf(side) as SideId)];
  const named = battle.bombardment?.hexes ?? [];
  const hexOf = new Map(map.hexes.map((hex) => [hex.id, hex]));
  for (const { side: whose, zone } of forces.setUp) {
    if (whose !== foe) continue;
    for (const id of zone) {
      const { trench, terrain = [] } = hexOf.get(id) ?? {};
      const struck = named.length === 0 || named.includes(id); // 7.61
      if (!struck || trench !== undefined || terrain.includes('building')) continue;
      faults.add('/bombardment/hexes', `everybody who is set up in '${id}' would be destroyed`);
    }
  }
}

/** V The ground that the automaton must take: objectives, each once. */
export function senseOfAttack({ battle, victory }: BattleFiles): Fault[] {
  const faults = new Faults('battle');
  const { aims = [] } = battle.attack ?? {};
  for (const [i, hex] of aims.entries()) {
    if (!victory.objectives.some((one) => one.hex === hex))
      faults.add(`/attack/aims/${i}`, `'${hex}' is no objective (victory.json /objectives)`);
    else if (aims.indexOf(hex) !== i) faults.add(`/attack/aims/${i}`, `'${hex}' is named twice`);
  }
  return faults.list;
}

export function senseOfLevels({ levels: { levels }, battle, map }: BattleFiles): Fault[] {
  const faults = new Faults('levels');
  for (const [i, { id, initiative, stunned }] of levels.entries()) {
    if (levels.findIndex((one) => one.id === id) !== i)
      faults.add(`/levels/${i}/id`, `'${id}' is there twice`);
    for (const [j, { turn }] of initiative.entries()) {
      const at = `/levels/${i}/initiative/${j}/turn`;
      if (turn > battle.turns.value) faults.add(at, `turn ${turn} is after the battle`);
      else if (initiative.findIndex((one) => one.turn === turn) !== j)
        faults.add(at, `turn ${turn} is there twice`);
    }
    for (const [j, { hexes }] of stunned.entries())
      checkHexes(map, hexes, `/levels/${i}/stunned/${j}/hexes`, faults);
  }
  return faults.list;
}

// Ends of raids that automatic players have brought about, in both battles. A whole end is too much for brute force: of
// the men ashore, of the craft and of the Germans only the first few stay on the map, and no more come.

import { copy } from '../../../src/engine/position.ts';
import { SeededRolls } from '../../../src/engine/rolls.ts';
import { playerNamed } from '../../../src/staff/players.ts';
import { loadBattle } from '../../../src/systems/raid/data/battles.ts';
import { distancesOf } from '../../../src/systems/raid/players/endgame/distances.ts';
import { raidEndgame } from '../../../src/systems/raid/players/endgame/endgame.ts';
import { raidStaff } from '../../../src/systems/raid/players/staff.ts';
import { perform } from '../../../src/systems/raid/rules/apply.ts';
import { legalActions } from '../../../src/systems/raid/rules/legal.ts';
import { setup } from '../../../src/systems/raid/rules/setup.ts';
import { lift, liftGerman } from '../../../src/systems/raid/rules/stacks.ts';
import {
  Flag,
  G,
  get,
  has,
  kindOf,
  Off,
  placeOf,
  type RaidState,
  Stage,
  setPlace,
  topOf,
} from '../../../src/systems/raid/rules/state.ts';
import { raid } from '../../../src/systems/raid/rules/system.ts';
import { ABOARD, Kind, NONE, type Unit } from '../../../src/systems/raid/rules/types.ts';
import { score } from '../../../src/systems/raid/rules/victory.ts';

/** The first decision of the last turn, or null when the raid does not come to it. */
function lastTurn(battle: string, player: string, seed: string, level: string): RaidState | null {
  const s = setup(loadBattle(battle), { seed, level, events: false });
  const british = playerNamed(raid, raidStaff, player);
  british.start(seed);
  const rolls = new SeededRolls(s, raid.random);
  while (get(s, G.stage) !== Stage.over) {
    if (get(s, G.turn) === s.scenario.turns) return copy(s);
    perform({ s, rolls, tell: null }, british.pick(s, legalActions(s, [])));
  }
  return null;
}

/** Takes all but a few off the map; they count for nothing. */
function thinned(s: RaidState, men: number, crafts: number): RaidState {
  const { units, britishCount, reinforcements } = s.scenario;
  const british = units.map((_, u) => u).slice(0, britishCount);
  const onMap = british.filter((u) => placeOf(s, u) >= 0);
  const ashore = onMap.filter((u) => placeOf(s, u) < ABOARD && kindOf(s, u) !== Kind.craft);
  const kept = [...ashore].sort((a, b) => fromSea(s, a) - fromSea(s, b) || a - b).slice(0, men);
  const craft = onMap.filter((u) => kindOf(s, u) === Kind.craft).slice(0, crafts);
  for (const u of onMap) {
    const isKept = kept.includes(u) || craft.includes(u) || isAboard(s, u, craft);
    if (!isKept) takeOff(s, u);
  }
  clearGermans(s, kept[0]);
  for (const u of reinforcements) if (placeOf(s, u) === Off.pool) setPlace(s, u, Off.lost);
  return s;
}

/** One German stays: of those on the map, the nearest to a man ashore. */
function clearGermans(s: RaidState, man: Unit | undefined): void {
  const { units, britishCount } = s.scenario;
  const germans = units.map((_, u) => u).filter((u) => u >= britishCount && placeOf(s, u) >= 0);
  const away = man === undefined ? undefined : distancesOf(s.scenario).land[placeOf(s, man)];
  const far = (u: Unit): number => away?.[placeOf(s, u)] ?? 0;
  const [, ...others] = germans.sort((a, b) => far(a) - far(b) || a - b);
  for (const u of others) {
    liftGerman(s, u);
    setPlace(s, u, Off.lost);
  }
}

const fromSea = (s: RaidState, unit: Unit): number =>
  Math.min(...(distancesOf(s.scenario).boarding[placeOf(s, unit)] ?? []));

const isAboard = (s: RaidState, unit: Unit, craft: readonly Unit[]): boolean =>
  has(s, unit, Flag.back) &&
  placeOf(s, unit) >= ABOARD &&
  craft.includes(placeOf(s, unit) - ABOARD);

function takeOff(s: RaidState, unit: Unit): void {
  while (kindOf(s, unit) === Kind.craft && topOf(s, ABOARD + unit) !== NONE) {
    takeOff(s, topOf(s, ABOARD + unit));
  }
  if (placeOf(s, unit) < 0) return;
  lift(s, unit);
  setPlace(s, unit, Off.pool);
}

export function automaticEnds(battle: string, seeds: number): Array<readonly [string, RaidState]> {
  const levels = loadBattle(battle).levels.map(({ id }) => id);
  return Array.from({ length: seeds }, (_, i) => {
    const level = levels[i % levels.length] as string;
    const player = i % 4 === 3 ? 'random' : 'steady';
    const s = lastTurn(battle, player, `end ${i}`, level);
    return s === null
      ? []
      : [[`${battle}, ${player}, ${level}, ${i}`, thinned(s, 1 + (i % 2), 1)] as const];
  }).flat();
}

/** Every position of some raids from which the end may be searched, and how the raid ended. */
export function ripePositions(battle: string, player: string, raids: number) {
  const scenario = loadBattle(battle);
  return Array.from({ length: raids }, (_, i) => {
    const level = scenario.levels[i % scenario.levels.length]?.id ?? '';
    const s = setup(scenario, { seed: `ripe ${i}`, level, events: true });
    const british = playerNamed(raid, raidStaff, player);
    british.start(`ripe ${i}`);
    const rolls = new SeededRolls(s, raid.random);
    const found: RaidState[] = [];
    while (get(s, G.stage) !== Stage.over) {
      if (raidEndgame.ripe(s)) found.push(copy(s));
      perform({ s, rolls, tell: null }, british.pick(s, legalActions(s, [])));
    }
    const end = score(s);
    return found.map((position) => ({ s: position, end }));
  }).flat();
}

// What lies in each zone, read from the state for drawing: piles, craft with their men, markers and obstacles.
// A face-down marker is known by its letter only: what it shows is never asked for.

import { britishLevels, germanLevels, germansIn, unitsIn } from '../rules/stacks.ts';
import {
  at,
  Flag,
  guardOf,
  has,
  isFaceDown,
  kindOf,
  levelsOf,
  Off,
  obstacleAt,
  placeOf,
  type RaidState,
  stepsOf,
} from '../rules/state.ts';
import { ABOARD, Kind, Letter, Obstacle, type Unit, type Zone } from '../rules/types.ts';

export interface Pile {
  readonly side: 'british' | 'german';
  readonly units: readonly Unit[]; // top first
  readonly levels: number;
  readonly prisoners: number; // guarded by its counters
}

export interface Boat {
  readonly craft: Unit;
  readonly men: readonly Unit[]; // top first
  readonly levels: number; // aboard
  readonly prisoners: number;
}

export interface Contents {
  readonly british: Pile | null;
  readonly german: Pile | null;
  readonly boats: readonly Boat[];
  readonly letter: 'A' | 'B' | null; // of a face-down marker
  readonly obstacle: 'mines' | 'wire' | null;
}

export function contentsOf(s: RaidState, zone: Zone, hidden: ReadonlySet<Unit> = NOBODY): Contents {
  const here = unitsIn(s, zone).filter((u) => !hidden.has(u));
  const men = here.filter((u) => kindOf(s, u) !== Kind.craft);
  const boats = here.filter((u) => kindOf(s, u) === Kind.craft).reverse();
  return {
    british: pileOf(s, 'british', men, hidden.size > 0 ? sum(s, men) : landLevels(s, zone, men)),
    german: germanPile(s, zone, hidden),
    boats: boats.map((craft) => boatOf(s, craft, hidden)),
    letter: isFaceDown(s, zone) ? letterOf(s, zone) : null,
    obstacle: obstacleOf(s, zone),
  };
}

const NOBODY: ReadonlySet<Unit> = new Set();

const sum = (s: RaidState, units: readonly Unit[]): number =>
  units.reduce((levels, u) => levels + levelsOf(s, u), 0);

const landLevels = (s: RaidState, zone: Zone, men: readonly Unit[]): number =>
  men.length === unitsIn(s, zone).length ? britishLevels(s, zone) : sum(s, men);

function germanPile(s: RaidState, zone: Zone, hidden: ReadonlySet<Unit>): Pile | null {
  const units = germansIn(s, zone).filter((u) => !hidden.has(u));
  return pileOf(s, 'german', units, hidden.size > 0 ? sum(s, units) : germanLevels(s, zone));
}

function pileOf(
  s: RaidState,
  side: Pile['side'],
  units: readonly Unit[],
  levels: number,
): Pile | null {
  return units.length === 0 ? null : { side, units, levels, prisoners: guarded(s, units) };
}

function boatOf(s: RaidState, craft: Unit, hidden: ReadonlySet<Unit>): Boat {
  const men = unitsIn(s, ABOARD + craft).filter((u) => !hidden.has(u));
  return { craft, men, levels: sum(s, men), prisoners: guarded(s, men) };
}

/** 11.2g Prisoners go where their guard goes. */
function guarded(s: RaidState, guards: readonly Unit[]): number {
  let count = 0;
  for (let u = s.scenario.britishCount; u < s.scenario.units.length; u++) {
    if (placeOf(s, u) === Off.prisoner && guards.includes(guardOf(s, u))) count++;
  }
  return count;
}

const letterOf = (s: RaidState, zone: Zone): 'A' | 'B' =>
  at(s.scenario.zoneLetter, zone) === Letter.A ? 'A' : 'B';

function obstacleOf(s: RaidState, zone: Zone): Contents['obstacle'] {
  const obstacle = obstacleAt(s, zone);
  if (obstacle === Obstacle.mines) return 'mines';
  return obstacle === Obstacle.wire ? 'wire' : null;
}

/** How a counter looks: everything its drawing depends on. */
export interface Face {
  readonly kind: number; // Kind
  readonly side: 'british' | 'german';
  readonly group: number;
  readonly id: string; // printed small
  readonly steps: number;
  readonly full: number;
  readonly factors: readonly [fire: number, assault: number, moves: number];
  readonly done: boolean;
}

export function faceOf(s: RaidState, unit: Unit, steps = stepsOf(s, unit)): Face {
  const sc = s.scenario;
  const cell = unit * 3 + steps;
  return {
    kind: kindOf(s, unit),
    side: unit < sc.britishCount ? 'british' : 'german',
    group: at(sc.group, unit),
    id: sc.units[unit]?.id ?? '',
    steps,
    full: at(sc.fullSteps, unit),
    factors: [at(sc.fire, cell), at(sc.assault, cell), at(sc.moves, cell)],
    done: has(s, unit, Flag.done),
  };
}

export const faceKey = (f: Face): string =>
  `face ${f.id} ${f.steps} ${f.factors.join('-')} ${f.done ? 'done' : ''}`;

// The automatic players of a system, by the name the command line and the screen call them: `random`, the system's own
// and, on top of its standing player, the planners.

import type { Player } from '../engine/player.ts';
import type { GameData } from '../engine/position.ts';
import { randomPlayer } from '../engine/random-player.ts';
import type { PlayerEntry, StaffOf } from '../engine/staff-of.ts';
import type { System } from '../engine/system.ts';
import { plannerPlayer } from './planner.ts';
import { DEEP, QUICK, REFERENCE, STANDARD } from './strength.ts';

export function playersOf<S extends GameData>(
  system: System<S>,
  staff: StaffOf<S>,
): Array<PlayerEntry<S>> {
  const standing = staff.players[0]?.name ?? '';
  const planners = [
    { strength: QUICK, description: `${standing}, but looks a turn ahead before a fight` },
    { strength: STANDARD, description: `${standing}, but looks a turn ahead before every move` },
    { strength: DEEP, description: 'the same, two turns ahead; slow' },
  ];
  return [
    {
      name: 'random',
      description: 'any legal action is as good as another',
      make: () => randomPlayer(),
    },
    ...staff.players,
    ...planners.map(({ strength, description }) => ({
      name: strength.name,
      description: describe(staff, strength.name) ?? description,
      make: () => plannerPlayer(system, staff, { ...strength, ...staff.looks?.[strength.name] }),
    })),
    ...referenceOf(system, staff),
  ];
}

function describe<S extends GameData>(
  { looks, players }: StaffOf<S>,
  name: string,
): string | undefined {
  const told = looks?.[name]?.description;
  return told === undefined ? undefined : `${players[0]?.name ?? ''}, ${told}`;
}

/** The yardstick of the others, where a staff keeps one. */
function referenceOf<S extends GameData>(
  system: System<S>,
  { yardstick }: StaffOf<S>,
): Array<PlayerEntry<S>> {
  if (yardstick === undefined) return [];
  const standing = yardstick.players[0]?.name ?? '';
  return [
    {
      name: REFERENCE.name,
      description: `${standing}, but looks two turns ahead before every move: kept to measure by; slow`,
      make: () => plannerPlayer(system, yardstick, REFERENCE),
    },
  ];
}

/** The strongest of them, whom nobody need wait for long: what he makes of a seed is what a game is held against. */
export function strongestOf<S extends GameData>(
  system: System<S>,
  staff: StaffOf<S>,
): PlayerEntry<S> {
  const players = playersOf(system, staff);
  const found = players.find(({ name }) => name === (staff.strongest ?? DEEP.name));
  if (found === undefined) throw new RangeError(`no player '${staff.strongest}'`);
  return found;
}

/** Rises when the strongest player comes to play otherwise: games kept of him are then played anew. */
export const PLAYERS_EDITION = 1;

/** The player of that name, bound to a plan where the name ends with one. */
export function findPlayer<S extends GameData>(
  system: System<S>,
  staff: StaffOf<S>,
  name: string,
): Player<S> | undefined {
  const bound = staff.plans?.bind(name) ?? { base: name, staff };
  return playersOf(system, bound.staff)
    .find((entry) => entry.name === bound.base)
    ?.make();
}

export function playerNamed<S extends GameData>(
  system: System<S>,
  staff: StaffOf<S>,
  name: string,
): Player<S> {
  const player = findPlayer(system, staff, name);
  if (player !== undefined) return player;
  const names = playersOf(system, staff).map((entry) => entry.name);
  throw new RangeError(`no player '${name}'; there are ${names.join(', ')}`);
}

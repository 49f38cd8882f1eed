// The automatic players by the name an option gives.

import type { Player } from '../engine/player.ts';
import type { Staffed } from '../engine/staff-of.ts';
import { findPlayer, playersOf } from '../staff/players.ts';
import { Misuse, type Option } from './command.ts';
import { didYouMean } from './nearest.ts';

const entriesOf = ({ game, staff }: Staffed) => playersOf(game.system, staff);
const namesOf = (staffed: Staffed): string[] => entriesOf(staffed).map(({ name }) => name);

/** He plays when nobody is named. */
export const standingName = ({ staff }: Staffed): string => staff.players[0]?.name ?? '';

export const playerOption = (say: (players: string, staffed: Staffed) => string): Option => ({
  name: 'player',
  value: 'NAME',
  text: 'an automatic player',
  of: (staffed) => say(namesOf(staffed).join(' or '), staffed),
});

export const playerNotes = (staffed: Staffed): string[] =>
  [
    ...entriesOf(staffed).map(({ name, description }) => `${name}: ${description}`),
    ...(staffed.staff.plans === undefined ? [] : [staffed.staff.plans.note]),
  ].map((note) => `  ${note}`);

export function playerNamed(staffed: Staffed, name: string): Player {
  const { game, staff } = staffed;
  const player = findPlayer(game.system, staff, name);
  if (player !== undefined) return player;
  const names = namesOf(staffed);
  throw new Misuse(`no player '${name}'${didYouMean(name, names)} (there are ${names.join(', ')})`);
}

// The automatic players by the name an option gives.

import type { Player } from '../engine/player.ts';
import { findPlayer, playersOf } from '../staff/players.ts';
import { raidStaff } from '../systems/raid/players/staff.ts';
import type { Scenario } from '../systems/raid/rules/scenario.ts';
import { raid } from '../systems/raid/rules/system.ts';
import { Misuse, type Option } from './command.ts';
import { didYouMean } from './nearest.ts';

const entries = playersOf(raid, raidStaff);
export const playerNames: readonly string[] = entries.map(({ name }) => name);

export const PLAYER: Option = { name: 'player', value: 'NAME', text: playerNames.join(' or ') };

const plans = raidStaff.plans === undefined ? [] : [raidStaff.plans.note];
export const playerNotes: readonly string[] = [
  ...entries.map(({ name, description }) => `${name}: ${description}`),
  ...plans,
].map((note) => `  ${note}`);

export function playerNamed(name: string): Player<Scenario> {
  const player = findPlayer(raid, raidStaff, name);
  if (player !== undefined) return player;
  throw new Misuse(
    `no player '${name}'${didYouMean(name, playerNames)} (there are ${playerNames.join(', ')})`,
  );
}

// The end of a raid, when it can be searched to the last: in its last turn, and once nobody is ashore or may land.

import type { Endgame } from '../../../../engine/endgame.ts';
import { isAnyoneAshore, isAnyoneToLand } from '../../rules/ashore.ts';
import type { Scenario } from '../../rules/scenario.ts';
import { G, get, type RaidState, Stage } from '../../rules/state.ts';
import { ceiling } from './ceiling.ts';
import { key } from './key.ts';
import { hidden, worthTrying } from './worth-trying.ts';

const isLastTurn = (s: RaidState): boolean => get(s, G.turn) === s.scenario.turns;

/** 8 Who comes after the last British phase comes too late for the score. */
const TOO_LATE: readonly string[] = [
  ...['reinforcements', 'group size', 'entry zone', 'reinforcement drawn'],
];

export const raidEndgame: Endgame<Scenario> = {
  ripe: (s) =>
    get(s, G.stage) !== Stage.load && (isLastTurn(s) || (!isAnyoneAshore(s) && !isAnyoneToLand(s))),
  ceiling,
  key,
  worthTrying,
  hidden,
  idle: (s, die) => isLastTurn(s) && TOO_LATE.includes(die),
  contests: new Map([
    ['fire attack', 'fire defence'],
    ['assault attack', 'assault defence'],
  ]),
};

// The march of one stack to a beach and aboard, turn by turn.

import type { Landing } from '../landings.ts';
import { G, germanTop, get, isFaceDown, obstacleAt, type RaidState } from '../state.ts';
import { Link, NONE, Obstacle, type Zone } from '../types.ts';
import { type Allowance, type Party, wholeTurn } from './party.ts';
import { type Entry, type Found, findWay } from './search.ts';
import type { Traffic } from './traffic.ts';

export interface Terms {
  readonly craft: number; // the turn in which they are there
  readonly last: number; // turn
  readonly traffic?: Traffic; // the others on the roads, who matter
  readonly whole?: boolean; // all of it goes into one craft
  readonly heedless?: boolean; // as if no zone were closed
}

/** 6.1, 6.3, 9.2a March and embarkation are two actions, paid out of one allowance. */
export function marchHome(
  s: RaidState,
  party: Party,
  landings: readonly Landing[],
  { craft, last, traffic, whole = false, heedless = false }: Terms,
): Found | null {
  const now = get(s, G.turn);
  const { levels } = party;
  const allowed = (turn: number): Allowance => (turn === now ? party.now : wholeTurn(party.pace));
  const hasRoom = (zone: Zone, turn: number): boolean =>
    traffic === undefined || traffic.hasRoom(zone, turn, levels);
  return findWay({
    ...{ scenario: s.scenario, from: party.zone, turn: now, last, link: Link.land },
    timeless: traffic === undefined,
    pace: (turn) => allowed(turn).pace,
    moves: (turn) => allowed(turn).moves,
    entry: (zone) => (heedless ? 'open' : entryOf(s, zone)),
    hasRoom,
    mayRest: (zone, turn) => traffic === undefined || traffic.mayRest(zone, turn, levels),
    arrives: (zone, turn, left, moved) => {
      const isThere = landings.some(({ beach, cost }) => zone === beach && left >= cost);
      if (!isThere || turn < craft) return false;
      if (party.acting && turn === now && craft === now) return false; // 6.2 it acts before they sail
      const { embarks, embarksAfterMove } = allowed(turn);
      if (moved) return embarksAfterMove && hasRoom(zone, turn);
      return embarks && (whole || hasRoom(zone, turn)); // 2.2j
    },
  });
}

/** 9.2, 10.5, 10.6 What a zone does to a stack that wants to go home and not to fight. */
export function entryOf(s: RaidState, zone: Zone): Entry {
  const obstacle = obstacleAt(s, zone);
  if (germanTop(s, zone) !== NONE || isFaceDown(s, zone) || obstacle === Obstacle.mines) {
    return 'closed';
  }
  return obstacle === Obstacle.wire ? 'stops' : 'open';
}

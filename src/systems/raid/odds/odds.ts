// What an order may bring, before it is given: exact chances from the live rules, run on what the player can see.

import { type Fraction, fraction, ONE } from '../../../engine/fraction.ts';
import { copy } from '../../../engine/position.ts';
import type { Action } from '../../../engine/system.ts';
import { into } from '../../../engine/told.ts';
import { Do, doing, first, second } from '../rules/actions.ts';
import { testAdjacentMarkers } from '../rules/activation.ts';
import { nextRound } from '../rules/assault.ts';
import { columnsFormed, fillColumns, putInContact, putInSupport } from '../rules/columns.ts';
import type { RaidEvent } from '../rules/events.ts';
import { forbids } from '../rules/legal.ts';
import { G, get, isFaceDown, type RaidState, Stage } from '../rules/state.ts';
import type { Zone } from '../rules/types.ts';
import { type AssaultOdds, assaultOdds } from './assault-odds.ts';
import { type FireOdds, fireOdds } from './fire-odds.ts';
import { type MinesOdds, minesOdds, type WireOdds, wireOdds } from './obstacle-odds.ts';
import { type Outcome, outcomes } from './outcomes.ts';
import { type RoundOdds, roundOdds } from './round-odds.ts';
import { type FaceDown, faceDown, NO_DICE, seen } from './seen.ts';

/** All that chance may do to one order; what does not apply is left out. */
export interface Odds {
  readonly fire?: FireOdds;
  readonly mines?: MinesOdds;
  readonly wire?: WireOdds;
  readonly faceDown?: FaceDown; // the marker this order turns over: nobody knows what it brings
  readonly round?: RoundOdds; // the round this order leads to
  readonly assault?: AssaultOdds; // and the assault, fought to its end
  readonly wakes: readonly WakeTest[]; // 10.3 for an assault: if the zone is held
  readonly alarm: number; // what the alarm comes to at the least
}

/** 10.3 A marker that will be tested, with the alarm as it then stands if no other has woken. */
export interface WakeTest {
  readonly zone: Zone;
  readonly alarm: number;
  readonly chance: Fraction;
}

/** The odds of a legal action, or null when it is forbidden. The state is left as it is. */
export function odds(state: RaidState, action: Action): Odds | null {
  if (forbids(state, action) !== null) return null;
  const s = seen(state);
  switch (doing(action)) {
    case Do.step:
    case Do.land:
    case Do.assault:
      return entryOdds(state, s, action);
    case Do.contact:
    case Do.support:
    case Do.fill:
    case Do.goOn:
      return columnOdds(s, action);
    case Do.fire:
    case Do.snipe:
    case Do.blow:
    case Do.sail:
    case Do.embark:
    case Do.embarkOne:
    case Do.breakOff:
    case Do.prisoner:
      return plainOdds(outcomes(s, action));
    default:
      return { wakes: [], alarm: get(s, G.alarm) };
  }
}

function plainOdds(list: readonly Outcome[]): Odds {
  const fire = fireOdds(list);
  const mines = minesOdds(list);
  const wire = wireOdds(list);
  return {
    ...(fire === undefined ? {} : { fire }),
    ...(mines === undefined ? {} : { mines }),
    ...(wire === undefined ? {} : { wire }),
    wakes: wakesIn(list[0]?.events ?? []),
    alarm: Math.min(...list.map(({ state }) => get(state, G.alarm))),
  };
}

/** 9.2, 10.2 Into a zone: what lies there face down is unknown, what lies there openly is reckoned with. */
function entryOdds(state: RaidState, s: RaidState, action: Action): Odds {
  const zone = first(action);
  const list = outcomes(s, action);
  const plain = plainOdds(list);
  const hidden = isFaceDown(state, zone) ? { faceDown: faceDown(state, zone) } : {};
  if (doing(action) !== Do.assault) return { ...plain, ...hidden };
  const [only] = list;
  const fights =
    list.length === 1 && only !== undefined && get(only.state, G.stage) === Stage.columns;
  const sure = fights ? { round: nextRoundOdds(only.state) } : {};
  const wakes = wakesIfHeld(only?.state ?? s, zone);
  return { ...plain, ...hidden, ...sure, assault: assaultOdds(s, zone, list), wakes };
}

/** 11.2b, 11.2f Lines given by the player, the rest of them by the game, for this round and those to come. */
function columnOdds(s: RaidState, action: Action): Odds {
  const zone = get(s, G.battle);
  const start = copy(s);
  if (doing(action) === Do.contact) putInContact(start, first(action));
  else if (doing(action) === Do.support) putInSupport(start, first(action), second(action));
  else if (doing(action) === Do.goOn) nextRound({ s: start, rolls: NO_DICE, tell: null });
  return {
    round: nextRoundOdds(start),
    assault: assaultOdds(s, zone, [{ state: start, chance: ONE }]),
    wakes: wakesIfHeld(start, zone),
    alarm: get(s, G.alarm),
  };
}

function nextRoundOdds(start: RaidState): RoundOdds {
  const formed = copy(start);
  const filled = !columnsFormed(formed);
  fillColumns(formed);
  return roundOdds(formed, filled);
}

function wakesIfHeld(start: RaidState, zone: Zone): WakeTest[] {
  const log: RaidEvent[] = [];
  testAdjacentMarkers({ s: copy(start), rolls: NO_DICE, tell: into(log) }, zone);
  return wakesIn(log);
}

/** 10.3 D10 ≤ alarm. */
function wakesIn(events: readonly RaidEvent[]): WakeTest[] {
  return events.flatMap((event) =>
    event.kind === 'wake-test'
      ? [{ zone: event.zone, alarm: event.alarm, chance: fraction(event.alarm + 1, 10) }]
      : [],
  );
}

// 5 The turn: what follows what, until the player is asked or the battle is over.

import type { Trace } from '../../../engine/told.ts';
import { commandCharacter, commandLead } from '../german/command.ts';
import { firstOrSecond } from '../german/initiative.ts';
import { giveOrders } from '../german/orders.ts';
import { germanPoints } from '../german/points.ts';
import { arrive } from './arrivals.ts';
import { determine, keepCharacter, mustTest } from './character.ts';
import { beginSequence } from './combat.ts';
import { endBattle } from './end.ts';
import { noteAttained } from './missions.ts';
import { mayActivate } from './orders.ts';
import type { BattlePlay } from './play.ts';
import { allot, commanded, lapse, pointDie, reviewStores, rollPointDie } from './points.ts';
import { cite } from './rule.ts';
import {
  characterOf,
  dieOf,
  G,
  get,
  hasOption,
  Mark,
  marksOf,
  Option,
  Stage,
  type State,
  set,
  setClosed,
  setDie,
  setMarks,
  setVoids,
  sideOf,
  turnLosses,
} from './state.ts';
import { foeOf, NONE, Side, type SideId } from './types.ts';

/** 5.2 Marks come off, whoever is due arrives, then the characters. */
export function beginTurn(play: BattlePlay, turn: number): void {
  const { s, tell } = play;
  set(s, G.turn, turn);
  turnLosses(s);
  for (let unit = 0; unit < s.scenario.units.length; unit++) {
    setMarks(s, unit, marksOf(s, unit) & Mark.arrived);
    setVoids(s, unit, 0);
  }
  tell?.({ kind: 'turn', rule: cite('5.1'), turn });
  arrive(play);
  if (turn === 1) askLead(play);
  else if (mustTest(s, Side.french)) settleCharacters(play, true);
  else set(s, G.stage, Stage.character);
}

/** 4.3, 4.4 Both have decided without knowing of each other. */
export function settleCharacters(play: BattlePlay, tests: boolean): void {
  const { s } = play;
  const german = commandCharacter(play);
  if (tests) determine(play, Side.french, characterOf(s, Side.french));
  else keepCharacter(play, Side.french);
  if (german.tests) determine(play, Side.german, characterOf(s, Side.german), german.trace);
  else keepCharacter(play, Side.german, german.trace);
  askLead(play);
}

/** 14.8 Leaders of men declare themselves, blind. */
function askLead(play: BattlePlay): void {
  const { s } = play;
  set(s, G.led + Side.french, NONE);
  set(s, G.led + Side.german, NONE);
  if (hasOption(s, Option.leader) && commanded(s, Side.french).length > 0) {
    set(s, G.stage, Stage.lead);
  } else settleLead(play, NONE);
}

export function settleLead(play: BattlePlay, segment: number): void {
  const { s, tell } = play;
  const german = hasOption(s, Option.leader) ? commandLead(play) : { segment: NONE };
  for (const [side, led, trace] of [
    [Side.french, segment, undefined],
    [Side.german, german.segment, german.trace],
  ] as const) {
    if (led === NONE) continue;
    set(s, G.led + side, led);
    set(s, G.redetermined + side, 1);
    const why = trace === undefined ? {} : { trace };
    tell?.({ kind: 'leads', rule: cite('14.8'), side, segment: led, ...why });
  }
  beginPoints(play);
}

/** 6 The player names his dice, or rolls them and deals them out. */
function beginPoints(play: BattlePlay): void {
  const { s, rolls } = play;
  reviewStores(s, Side.french);
  reviewStores(s, Side.german);
  const dice = commanded(s, Side.french).length;
  set(s, G.dice, dice);
  set(s, G.die, 0);
  if (!pointDie(s, Side.french).named) {
    for (let n = 0; n < dice; n++)
      setDie(s, Side.french, n, rollPointDie(rolls, s, Side.french, n).value);
  }
  askForDie(play);
}

/** 6.3, 6.4 The next die; with one segment alone there is nothing to ask. */
export function askForDie(play: BattlePlay): void {
  const { s } = play;
  if (get(s, G.die) >= get(s, G.dice)) return settlePoints(play);
  const segments = commanded(s, Side.french);
  if (segments.length === 1) return answerDie(play, segments[0] as number);
  set(s, G.stage, pointDie(s, Side.french).named ? Stage.name : Stage.deal);
}

/** A die is named for a segment, or its score goes there. */
export function answerDie(play: BattlePlay, segment: number): void {
  const { s } = play;
  const die = get(s, G.die);
  const value = pointDie(s, Side.french).named ? 0 : dieOf(s, Side.french, die);
  setDie(s, Side.french, die, value * SEGMENT + segment);
  set(s, G.die, die + 1);
  askForDie(play);
}
const SEGMENT = 8; // what is shown times this, and the segment

function settlePoints(play: BattlePlay): void {
  const { s, rolls } = play;
  const { named } = pointDie(s, Side.french);
  const dice = Array.from({ length: get(s, G.dice) }, (_, n) => {
    const kept = dieOf(s, Side.french, n);
    const die = named
      ? rollPointDie(rolls, s, Side.french, n)
      : shownDie(n, Math.floor(kept / SEGMENT));
    return { die, segment: kept % SEGMENT };
  });
  allot(play, Side.french, dice);
  allot(play, Side.german, germanPoints(play));
  rollInitiative(play);
}

const shownDie = (n: number, value: number) => ({
  name: `points.french.${n + 1}`,
  rule: cite('6.2'),
  value,
});

/** 7.1, 7.2 */
function rollInitiative(play: BattlePlay): void {
  const { s, rolls } = play;
  const french = rolls.d6('initiative.french', '7.1');
  const german = 1 + rolls.draw('initiative.german', '7.1', 8);
  const last = get(s, G.choice);
  const tied = last === NONE ? Side.german : last;
  const winner = (french === german ? tied : french > german ? Side.french : Side.german) as SideId;
  set(s, G.choice, winner);
  setDie(s, Side.french, 0, french);
  setDie(s, Side.german, 0, german);
  if (winner === Side.french) set(s, G.stage, Stage.first);
  else settleInitiative(play, firstOrSecond(play));
}

export function settleInitiative(
  play: BattlePlay,
  { first, trace }: { readonly first: SideId; readonly trace?: Trace },
): void {
  const { s, tell } = play;
  const die = (name: string, side: SideId) => ({
    name,
    rule: cite('7.1'),
    value: dieOf(s, side, 0),
  });
  tell?.({
    ...{ kind: 'initiative', rule: cite('7.1'), winner: get(s, G.choice) as SideId, first },
    french: die('initiative.french', Side.french),
    german: die('initiative.german', Side.german),
    ...(trace === undefined ? {} : { trace }),
  });
  set(s, G.mover, first);
  set(s, G.moved, 0);
  for (const side of [Side.french, Side.german]) {
    set(s, G.inSegment + side, NONE);
    for (let segment = 0; segment < s.scenario.segments.length; segment++)
      setClosed(s, side, segment, false);
  }
  noteAttained(s);
  goOnMoving(play);
}

/** 7.3 Whose turn to move it is: the first side, then the other, then the combats. */
export function goOnMoving(play: BattlePlay): void {
  const { s } = play;
  while (get(s, G.moved) < 2) {
    const first = get(s, G.mover) as SideId;
    const side = get(s, G.moved) === 0 ? first : foeOf(first);
    if (side === Side.french && hasOrder(s)) {
      set(s, G.stage, Stage.move);
      return;
    }
    if (side === Side.german) giveOrders(play);
    endMoves(play, side);
  }
  beginSequence(play, 1);
}

/** A side has made its moves. */
export function endMoves({ s, tell }: BattlePlay, side: SideId): void {
  const unspent = lapse(s, side);
  tell?.({ kind: 'moves-over', rule: cite('7.3'), side, unspent });
  set(s, G.moved, get(s, G.moved) + 1);
}

/** Whether the player has an order left to give. */
export function hasOrder(s: State): boolean {
  for (let unit = 0; unit < s.scenario.units.length; unit++) {
    if (sideOf(s, unit) === Side.french && mayActivate(s, unit)) return true;
  }
  return false;
}

/** 5.2, 15.3 After the combats: the next turn, or the end. */
export function endTurn(play: BattlePlay): void {
  const turn = get(play.s, G.turn);
  if (turn >= play.s.scenario.turns) endBattle(play, 'turns');
  else beginTurn(play, turn + 1);
}

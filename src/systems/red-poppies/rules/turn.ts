// 4 The turn: who is due, the initiative, and the administration.

import { planTold } from '../german/plan-told.ts';
import { clearFire, readyBatteries } from './batteries.ts';
import { liftBarrage } from './bombard.ts';
import type { BattlePlay } from './play.ts';
import { cite } from './rule.ts';
import {
  G,
  get,
  HexMark,
  has,
  heldBy,
  heldEnds,
  hexOf,
  is,
  isOnMap,
  Mark,
  mark,
  markHex,
  Stage,
  type State,
  Step,
  set,
  setHeldEnds,
  setPaid,
  sideOf,
  turnOf,
  unmark,
} from './state.ts';
import { CENTRAL, foeOf, type HexId, Is, NONE, Side, type SideId, type UnitId } from './types.ts';

/** 12.2 Ready batteries, units that are due, the initiative. */
export function beginTurn(play: BattlePlay, turn: number): void {
  const { s, tell } = play;
  set(s, G.turn, turn);
  tell?.({ kind: 'turn', rule: cite('4.01'), turn });
  if (turn === 1) stun(play);
  readyBatteries(play);
  for (const { side, turn: due, enters, units } of s.scenario.reinforcements) {
    if (due !== turn || !enters) continue;
    const here = units.filter((unit) => has(s, unit, Mark.here));
    for (const unit of here) mark(s, unit, Mark.waiting); // 10.11
    tell?.({ kind: 'due', rule: cite('10.11'), side, units: here });
  }
  rollInitiative(play);
}

/** 12.1 The level's rule for turn 1: who stands in these hexes begins it spent. */
function stun({ s, tell }: BattlePlay): void {
  const stunned: UnitId[] = [];
  for (const { side, hexes } of s.scenario.levels[get(s, G.level)]?.stunned ?? []) {
    for (let unit = 0; unit < s.scenario.units.length; unit++) {
      if (sideOf(s, unit) === side && isOnMap(s, unit) && hexes.includes(hexOf(s, unit)))
        stunned.push(unit);
    }
  }
  if (stunned.length === 0) return;
  tell?.({ kind: 'stunned', rule: cite('12.1'), units: stunned });
  for (const unit of stunned) mark(s, unit, Mark.spent);
}

/** 4.11 Equal dice: so many couplets. */
const EQUAL = 2;

/** 4.11, 4.12, 4.12a One die a side; the difference, then the scenario, darkness, infiltration. */
function rollInitiative(play: BattlePlay): void {
  const { s, rolls, tell } = play;
  const british = rolls.d6('initiative.british', '4.11');
  const german = rolls.d6('initiative.german', '4.11');
  const { levels, moreCouplets, infiltrates, dark } = s.scenario;
  const turn = turnOf(s);
  const given = levels[get(s, G.level)]?.initiative.find((one) => one.turn === turn)?.side;
  const higher = british === german ? CENTRAL : british > german ? Side.british : Side.german;
  const side = given ?? higher;
  const night = dark[turn] === 1 && get(s, G.empty) === 0 ? 1 : 0;
  const tactics = infiltrates[0] || infiltrates[1] ? 1 : 0;
  const difference = british === german ? EQUAL : Math.abs(british - german);
  const couplets = Math.max(0, difference + moreCouplets - night + tactics);
  tell?.({
    ...{ kind: 'initiative', rule: cite('4.11'), side, given: given !== undefined, couplets },
    ...{ dark: night, infiltration: tactics },
    dice: [
      { name: 'initiative.british', rule: cite('4.11'), value: british },
      { name: 'initiative.german', rule: cite('4.11'), value: german },
    ],
  });
  set(s, G.initiative, side);
  set(s, G.couplets, couplets);
  set(s, G.half, 0);
  set(s, G.empty, couplets === 0 ? 1 : 0);
}

/** 4.22 Whose half it is. */
export const activeSide = (s: State): SideId => {
  const first = get(s, G.initiative) as SideId;
  return get(s, G.half) === 0 ? first : foeOf(first);
};

/** 4.31, 4.31a What comes off at the end of a turn. */
const TURN_MARKS =
  Mark.spent | Mark.moving | Mark.active | Mark.shovel | Mark.checked | Mark.fired | Mark.onRoad;

/** 4.31 The administration; then the next turn, or the end (10.3). */
export function administer(play: BattlePlay): void {
  const { s, tell } = play;
  const turn = turnOf(s);
  const scrapes: HexId[] = [];
  for (let unit = 0; unit < s.scenario.units.length; unit++) {
    if (has(s, unit, Mark.shovel)) scrapes.push(hexOf(s, unit));
  }
  tell?.({ kind: 'turn-over', rule: cite('4.31'), turn, scrapes });
  for (const hex of scrapes) markHex(s, hex, HexMark.scrape); // 5.21
  for (let unit = 0; unit < s.scenario.units.length; unit++) {
    unmark(s, unit, TURN_MARKS);
    setPaid(s, unit, 0); // 5.41
  }
  clearFire(s);
  liftBarrage(s);
  countHeld(s);
  if (!hasInfantry(s, s.scenario.winner)) {
    set(s, G.gone, 1);
    end(play, 'no-infantry');
  } else if (turn >= s.scenario.turns) end(play, 'turns');
  else {
    set(s, G.step, Step.turn);
    set(s, G.turn, turn);
  }
}

/** 10.01a An objective counts once it has been held at the end of so many turns in a row. */
function countHeld(s: State): void {
  const { objectives, winner } = s.scenario;
  for (const [objective, { hex }] of objectives.entries()) {
    setHeldEnds(s, objective, heldBy(s, hex) === winner ? heldEnds(s, objective) + 1 : 0);
  }
}

/** 10.3 On the map, waiting, or still due. */
function hasInfantry(s: State, side: SideId): boolean {
  for (let unit = 0; unit < s.scenario.units.length; unit++) {
    if (sideOf(s, unit) !== side || !is(s, unit, Is.infantry) || !has(s, unit, Mark.here)) continue;
    if (hexOf(s, unit) !== NONE || !has(s, unit, Mark.destroyed | Mark.left)) return true;
  }
  return false;
}

function end({ s, tell }: BattlePlay, reason: 'turns' | 'no-infantry'): void {
  if (tell !== null && get(s, G.plan) !== 0) tell(planTold(s));
  tell?.({ kind: 'over', rule: cite('10.3'), reason });
  set(s, G.step, Step.over);
  set(s, G.stage, Stage.over);
}

// 12.1 to 12.6 The order of things: what follows what, until one of the two sides is asked or the battle is over.

import {
  aimBattery,
  changeToMessenger,
  ownerOf,
  rollSignal,
  rollsSignal,
  whyNotAimed,
} from './batteries.ts';
import { barrageHexes, blowMine, bombard, gapSide, rollBarrage, wiresOf } from './bombard.ts';
import { canOrder, legal, listMove } from './legal.ts';
import { endMove } from './march.ts';
import { fightMelee, nextStriker } from './melee.ts';
import { isReadyToAct, namedCount } from './orders.ts';
import { isToBePlaced, whyNotPut } from './placing.ts';
import type { BattlePlay } from './play.ts';
import { cite } from './rule.ts';
import { anyoneMayShoot, fire, mayReturn } from './shots.ts';
import {
  countIn,
  G,
  get,
  HexMark,
  has,
  hexOf,
  isOnMap,
  isUnspent,
  Mark,
  markHex,
  Order,
  Stage,
  type State,
  Step,
  set,
  sideOf,
  turnOf,
  unitIn,
  unmark,
} from './state.ts';
import { activeSide, administer, beginTurn } from './turn.ts';
import { foeOf, NONE, type SideId, type UnitId } from './types.ts';

/** Goes on until somebody is asked, or up to a step; what has only one answer is not asked (12.8). */
export function goOn(play: BattlePlay, before: number = NONE): void {
  while (get(play.s, G.step) !== before && STEPS[get(play.s, G.step)]?.(play) === false) {
    // the next step
  }
}

/** A step of the battle: true when somebody is asked now, or it is over. */
type StepOf = (play: BattlePlay) => boolean;

function ask(s: State, stage: number, side: SideId): true {
  set(s, G.stage, stage);
  set(s, G.asked, side);
  return true;
}
function next(s: State, step: number): false {
  set(s, G.step, step);
  set(s, G.at, 0);
  return false;
}

/** 7.31a Registered hexes are written down before anyone sets up. */
const register: StepOf = ({ s }) => {
  const { batteries } = s.scenario;
  for (; get(s, G.at) < batteries.length; set(s, G.at, get(s, G.at) + 1)) {
    const battery = batteries[get(s, G.at)];
    if (battery?.registers && isHere(s, battery.levels))
      return ask(s, Stage.register, battery.side);
  }
  return next(s, Step.mine);
};

const isHere = (s: State, levels: readonly string[]): boolean =>
  levels.includes(s.scenario.levels[get(s, G.level)]?.id ?? '');

/** 7.8 Where the scenario leaves it open. */
const mine: StepOf = ({ s }) =>
  s.scenario.mine !== null && get(s, G.mine) === NONE
    ? ask(s, Stage.mine, s.scenario.mine.side)
    : next(s, Step.place);

/** 5.11 In the scenario's order, unit by unit. */
const place: StepOf = ({ s }) => {
  for (const { side, units } of s.scenario.setUp) {
    for (const unit of units) {
      if (!has(s, unit, Mark.here) || isOnMap(s, unit)) continue;
      set(s, G.lead, unit);
      return ask(s, Stage.place, side);
    }
  }
  noteOccupied(s);
  return next(s, Step.bombard);
};

/** 7.21 What trench sets see from. */
function noteOccupied(s: State): void {
  for (let unit = 0; unit < s.scenario.units.length; unit++) {
    if (isOnMap(s, unit))
      markHex(s, hexOf(s, unit), sideOf(s, unit) === 0 ? HexMark.british : HexMark.german);
  }
}

const bombardFirst: StepOf = (play) => {
  bombard(play);
  set(play.s, G.gaps, 0);
  return next(play.s, Step.gaps);
};

/** 7.62, 7.62a Each gap is asked for in turn; without whole wire the rest lapse. */
const gaps: StepOf = (play) => {
  const { bombardment } = play.s.scenario;
  if (bombardment !== null) {
    const { side, pulverising, hexes } = bombardment;
    if (askGap(play.s, gapSide(side, pulverising, get(play.s, G.gaps)), hexes)) return true;
  }
  const hex = get(play.s, G.mine);
  if (hex !== NONE) blowMine(play, hex);
  set(play.s, G.gaps, 0);
  return next(play.s, Step.mineGap);
};

const askGap = (s: State, side: SideId | typeof NONE, hexes: readonly number[]): boolean =>
  side !== NONE && wiresOf(s, hexes).length > 0 && ask(s, Stage.gap, side);

/** 7.8 One gap for the mine's owner. */
const mineGap: StepOf = ({ s }) => {
  const { mine: laid } = s.scenario;
  if (laid !== null && get(s, G.gaps) === 0 && askGap(s, laid.side, [get(s, G.mine)])) return true;
  return next(s, Step.turn);
};

const turn: StepOf = (play) => {
  beginTurn(play, turnOf(play.s) + 1);
  return next(play.s, Step.placed);
};

/** 10.12, 2.11a In the order of the initiative; who has no room waits. */
const placed: StepOf = ({ s }) => {
  const { units } = s.scenario;
  const first = get(s, G.initiative) as SideId;
  for (; get(s, G.at) < units.length * 2; set(s, G.at, get(s, G.at) + 1)) {
    const unit = get(s, G.at) % units.length;
    const side = get(s, G.at) < units.length ? first : foeOf(first);
    if (sideOf(s, unit) !== side || !isToBePlaced(s, unit) || !hasRoom(s, unit)) continue;
    set(s, G.lead, unit);
    return ask(s, Stage.reinforce, side);
  }
  return next(s, Step.barrage);
};

function hasRoom(s: State, unit: UnitId): boolean {
  const group = s.scenario.units[unit]?.group ?? NONE;
  const hexes = s.scenario.reinforcements[group]?.hexes ?? [];
  return hexes.some((hex) => whyNotPut(s, unit, hex) === null);
}

const barrage: StepOf = (play) => {
  rollBarrage(play);
  set(play.s, G.gaps, 0);
  return next(play.s, Step.barrageGaps);
};

/** 7.72a Up to four each turn. */
const barrageGaps: StepOf = ({ s }) => {
  const hexes = barrageHexes(s, turnOf(s));
  const firer = s.scenario.barrage?.side ?? 0;
  if (hexes.length > 0 && askGap(s, gapSide(firer, false, get(s, G.gaps)), hexes)) return true;
  return next(s, Step.half);
};

/** 4.21, 4.23, 5.03b */
const half: StepOf = (play) => {
  const { s, tell } = play;
  if (get(s, G.stage) === Stage.mass && namedCount(s) > 0) return true; // still being named
  if (get(s, G.couplets) === 0) {
    administer(play);
    return get(s, G.step) === Step.over;
  }
  const side = activeSide(s);
  if (canOrder(s, side)) return ask(s, Stage.half, side);
  tell?.({ kind: 'passed', rule: cite('5.03b'), side, nothing: true });
  set(s, G.order, Order.pass);
  return next(s, Step.signals);
};

/** 5.02, 7.13a One roll for each ready battery, each carried to its end before the next. */
const signals: StepOf = (play) => {
  const { s } = play;
  const side = activeSide(s);
  for (; get(s, G.at) < s.scenario.batteries.length; ) {
    const battery = get(s, G.at);
    set(s, G.at, battery + 1);
    if (!rollsSignal(s, battery, side) || !rollSignal(play, battery)) continue;
    set(s, G.failed, battery);
    return ask(s, Stage.messenger, ownerOf(s, battery));
  }
  return carryOut(play);
};

/** 12.3 Then what was declared. */
function carryOut(play: BattlePlay): false {
  const { s } = play;
  if (get(s, G.order) === Order.units) return next(s, Step.acts);
  if (get(s, G.order) === Order.target) {
    const [battery, hex, load] = [get(s, G.battery), get(s, G.hex), get(s, G.load)];
    if (whyNotAimed(s, battery, hex, load) === null) aimBattery(play, battery, hex, load); // 5.02a
  }
  return endHalf(s);
}

/** 7.21b */
export function answerMessenger(play: BattlePlay, changes: boolean): void {
  if (changes) changeToMessenger(play, get(play.s, G.failed));
}

/** 5.03a Who was ordered and can still do something acts; then the half is over. */
const acts: StepOf = ({ s }) => {
  const side = activeSide(s);
  for (let unit = 0; unit < s.scenario.units.length; unit++) {
    if (sideOf(s, unit) !== side || !isReadyToAct(s, unit)) continue;
    if (isOnMap(s, unit)) return ask(s, Stage.act, side);
    if (legal(asking(s, side), LIST).length > 1) return ask(s, Stage.act, side);
  }
  return endHalf(s);
};
const LIST: number[] = [];
function asking(s: State, side: SideId): State {
  ask(s, Stage.act, side);
  return s;
}

/** 4.23, 5.43 The other side becomes active. */
export function endHalf(s: State): false {
  for (let unit = 0; unit < s.scenario.units.length; unit++)
    unmark(s, unit, Mark.active | Mark.moving);
  set(s, G.order, Order.none);
  if (get(s, G.half) === 1) set(s, G.couplets, get(s, G.couplets) - 1);
  set(s, G.half, 1 - get(s, G.half));
  return next(s, Step.half);
}

/** 12.4 Whoever of the group is neither spent nor gone goes on. */
const points: StepOf = ({ s }) => {
  keepGroup(s);
  const lead = get(s, G.lead);
  if (lead === NONE) return next(s, Step.acts);
  LIST.length = 0;
  listMove(s, LIST);
  if (LIST.length > 0) return ask(s, Stage.point, sideOf(s, lead));
  endMove(s, lead);
  endMove(s, get(s, G.second));
  return next(s, Step.acts);
};

function keepGroup(s: State): void {
  const stays = (unit: UnitId): boolean => unit !== NONE && isUnspent(s, unit);
  const second = get(s, G.second);
  if (!stays(second)) set(s, G.second, NONE);
  if (stays(get(s, G.lead))) return;
  set(s, G.lead, get(s, G.second));
  set(s, G.second, NONE);
}

/** 5.454, 6.34 Fought out before the fire that its point draws. */
const strikes: StepOf = (play) => {
  const { s } = play;
  const striker = nextStriker(s);
  if (striker !== NONE) {
    set(s, G.striker, striker);
    return ask(s, Stage.strike, sideOf(s, striker));
  }
  fightMelee(play);
  return next(s, Step.pause);
};

/** 6.36 */
const returns: StepOf = (play) => {
  const { s } = play;
  const firer = get(s, G.lead);
  const hex = get(s, G.hex);
  const foe = foeOf(sideOf(s, firer));
  if (get(s, G.at) === 0) {
    const count = countIn(s, hex, foe);
    for (let n = 0; n < count; n++) {
      const unit = unitIn(s, hex, foe, n);
      if (mayReturn(s, unit, firer, NONE) || mayReturn(s, unit, firer, firer))
        return ask(s, Stage.return, foe);
    }
  }
  fire(play, firer, hex, get(s, G.target));
  return next(s, Step.acts);
};

/** 6.33, 6.35a, 6.35b It ends when none of the group is left there, or nobody may shoot. */
const pause: StepOf = ({ s }) => {
  const lead = get(s, G.lead);
  const second = get(s, G.second);
  const stands = isOnMap(s, lead) ? lead : second !== NONE && isOnMap(s, second) ? second : NONE;
  if (stands !== NONE) {
    const foe = foeOf(sideOf(s, stands));
    if (anyoneMayShoot(s, foe)) return ask(s, Stage.pause, foe);
  }
  return closePause(s);
};

export function closePause(s: State): false {
  for (let unit = 0; unit < s.scenario.units.length; unit++) unmark(s, unit, Mark.fired);
  return next(s, Step.points);
}

const over: StepOf = () => true;

/** By Step. */
const STEPS: readonly StepOf[] = [
  ...[register, mine, place, bombardFirst, gaps, mineGap, turn, placed, barrage, barrageGaps],
  ...[half, signals, acts, points, strikes, returns, pause, over],
];

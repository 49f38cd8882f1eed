// 12, 13.9 The two sequences: targets are named, dice fall, losses and fall backs are worked off, the bold follow up.

import type { Trace } from '../../../engine/told.ts';
import { convertsLoss } from '../german/convert.ts';
import { followsUp } from '../german/follow.ts';
import { nameTargets } from '../german/targets.ts';
import { endBattle, isGone } from './end.ts';
import { fallBack } from './fall-back.ts';
import { apartOf, facingTo } from './field.ts';
import { hold } from './objectives.ts';
import type { BattlePlay } from './play.ts';
import { cite } from './rule.ts';
import {
  addMark,
  fromOf,
  G,
  get,
  hasMark,
  hasOption,
  hexOf,
  isEmpty,
  isOnBoard,
  Mark,
  Option,
  put,
  Stage,
  type State,
  set,
  setConverted,
  setFacing,
  setTarget,
  sideOf,
  targetOf,
} from './state.ts';
import { targetsOf } from './targets.ts';
import { endTurn } from './turn.ts'; // cycle: a turn ends in its combats, and the combats end the turn
import { foeOf, NONE, Side, type SideId, type UnitId } from './types.ts';
import { hitsOn, prepareSequence, rollVolleys, takeLosses } from './volleys.ts';

/** 12.1 */
export function beginSequence(play: BattlePlay, sequence: number): void {
  set(play.s, G.sequence, sequence);
  prepareSequence(play.s);
  set(play.s, G.named, 0);
  set(play.s, G.asked, NONE);
  goOnNaming(play);
}

/** 12.2 The side that moved first names all its targets, then the other; then the dice fall. */
function goOnNaming(play: BattlePlay): void {
  const { s } = play;
  while (get(s, G.named) < 2) {
    const side = sideNamed(s);
    if (side === Side.french) {
      const unit = nextOf(s, hasTargets);
      if (unit !== NONE) return ask(s, Stage.attack, unit);
    } else nameTargets(play);
    set(s, G.named, get(s, G.named) + 1);
    set(s, G.asked, NONE);
  }
  rollVolleys(play);
  goOnConverting(play);
}

const hasTargets = (s: State, unit: UnitId): boolean => targetsOf(s, unit, aims).length > 0;
const aims: UnitId[] = [];

/** Whose turn it is to name, to convert or to follow up. */
function sideNamed(s: State): SideId {
  const first = get(s, G.mover) as SideId;
  return get(s, G.named) % 2 === 0 ? first : foeOf(first);
}

/** The player's next unit, after the one asked about last, of which that is true. */
function nextOf(s: State, wanted: (s: State, unit: UnitId) => boolean): UnitId {
  for (let unit = get(s, G.asked) + 1; unit < s.scenario.units.length; unit++) {
    if (sideOf(s, unit) === Side.french && isOnBoard(s, unit) && wanted(s, unit)) return unit;
  }
  return NONE;
}

function ask(s: State, stage: number, unit: UnitId): void {
  set(s, G.asked, unit);
  set(s, G.stage, stage);
}

export function answerAttack(play: BattlePlay, unit: UnitId, target: UnitId): void {
  if (target !== NONE) aim(play, unit, target);
  goOnNaming(play);
}

export function aim({ s, tell }: BattlePlay, unit: UnitId, target: UnitId, trace?: Trace): void {
  setTarget(s, unit, target);
  const why = trace === undefined ? {} : { trace };
  tell?.({
    kind: 'attacks',
    rule: cite('12.2'),
    sequence: get(s, G.sequence),
    unit,
    target,
    ...why,
  });
}

/** 14.6 Whether a unit may turn one loss of this sequence into a fall back. */
const mayConvert = (s: State, unit: UnitId): boolean =>
  s.scenario.units[unit]?.francsTireurs === true &&
  !hasMark(s, unit, Mark.hurt) &&
  isOnBoard(s, unit) &&
  hitsOn(s, unit) > 0;

/** 14.6 The owners decide once the dice lie; named goes on from 2 to 4. */
function goOnConverting(play: BattlePlay): void {
  const { s } = play;
  while (hasOption(s, Option.francsTireurs) && get(s, G.named) < 4) {
    if (sideNamed(s) === Side.french) {
      const unit = nextOf(s, mayConvert);
      if (unit !== NONE) return ask(s, Stage.convert, unit);
    } else {
      for (let unit = 0; unit < s.scenario.units.length; unit++) {
        if (sideOf(s, unit) === Side.german && mayConvert(s, unit))
          convert(play, unit, convertsLoss(play, unit));
      }
    }
    set(s, G.named, get(s, G.named) + 1);
    set(s, G.asked, NONE);
  }
  workOff(play);
}

export function answerConvert(play: BattlePlay, unit: UnitId, converts: boolean): void {
  convert(play, unit, { converts });
  goOnConverting(play);
}

function convert(
  { s, tell }: BattlePlay,
  unit: UnitId,
  { converts, trace }: { readonly converts: boolean; readonly trace?: Trace },
): void {
  if (converts) {
    setConverted(s, unit, true);
    addMark(s, unit, Mark.hurt);
  }
  const why = trace === undefined ? {} : { trace };
  tell?.({ kind: 'converted', rule: cite('14.6'), unit, kept: converts, ...why });
}

/** 12.5, 13 Losses of all, then fall backs, then whoever may follow up is asked. */
function workOff(play: BattlePlay): void {
  takeLosses(play);
  fallBack(play);
  set(play.s, G.named, 0);
  set(play.s, G.asked, NONE);
  goOnFollowing(play);
}

/** 13.9, 13.10 Whether a unit may take the place of the opponent it fought at arm's length. */
export function mayFollow(s: State, unit: UnitId): boolean {
  const target = targetOf(s, unit);
  if (target === NONE || !isOnBoard(s, unit) || hexOf(s, unit) !== fromOf(s, unit)) return false;
  const place = fromOf(s, target);
  return (
    apartOf(s.scenario, hexOf(s, unit), place) === 1 &&
    isEmpty(s, place) &&
    s.scenario.impassable[place] === 0
  );
}

function goOnFollowing(play: BattlePlay): void {
  const { s } = play;
  while (get(s, G.named) < 2) {
    if (sideNamed(s) === Side.french) {
      const unit = nextOf(s, mayFollow);
      if (unit !== NONE) return ask(s, Stage.follow, unit);
    } else germansFollow(play);
    set(s, G.named, get(s, G.named) + 1);
    set(s, G.asked, NONE);
  }
  endSequence(play);
}

function germansFollow(play: BattlePlay): void {
  const { s } = play;
  for (let unit = 0; unit < s.scenario.units.length; unit++) {
    if (sideOf(s, unit) !== Side.german || !mayFollow(s, unit)) continue;
    const { follows, trace } = followsUp(play, unit);
    followUp(play, unit, follows, trace);
  }
}

export function answerFollow(play: BattlePlay, unit: UnitId, follows: boolean): void {
  followUp(play, unit, follows);
  goOnFollowing(play);
}

/** 13.10 It goes into the place and faces the way it went. */
function followUp(play: BattlePlay, unit: UnitId, follows: boolean, trace?: Trace): void {
  const { s, tell } = play;
  const from = hexOf(s, unit);
  const hex = fromOf(s, targetOf(s, unit));
  const why = trace === undefined ? {} : { trace };
  if (follows) {
    setFacing(s, unit, facingTo(s.scenario, from, hex));
    put(s, unit, hex);
  }
  tell?.({ kind: follows ? 'followed-up' : 'stayed', rule: cite('13.9'), unit, from, hex, ...why });
  if (follows) hold(play, unit);
}

/** 15.3 The battle may be over; else the second sequence, else the turn ends. */
function endSequence(play: BattlePlay): void {
  const { s } = play;
  if (isGone(s, Side.french)) endBattle(play, 'french-gone');
  else if (isGone(s, Side.german)) endBattle(play, 'german-gone');
  else if (get(s, G.sequence) === 1) beginSequence(play, 2);
  else endTurn(play);
}

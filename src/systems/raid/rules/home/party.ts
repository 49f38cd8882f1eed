// Who is ashore, in the stacks that can go home together: of each zone those who act, those who still may (6.2) and
// those who are done.

import { isSea } from '../graph.ts';
import { hasDoneTwo, mayDo, officerIn, paceWith, survey } from '../group.ts';
import { unitsIn } from '../stacks.ts';
import { Act, Flag, G, get, has, kindOf, levelsOf, type RaidState, Stage } from '../state.ts';
import { Kind, type Levels, type Unit, type Zone } from '../types.ts';

export interface Party {
  readonly zone: Zone;
  readonly units: readonly Unit[];
  readonly levels: Levels;
  readonly pace: number; // MP a turn from the next turn on
  readonly now: Allowance; // what is left of this turn
  readonly acting: boolean; // it has begun and must finish before anybody else acts (6.2)
}

/** 6.1, 6.3 What a stack may still do in a turn on the way home. */
export interface Allowance {
  readonly pace: number;
  readonly moves: boolean;
  readonly embarks: boolean;
  readonly embarksAfterMove: boolean;
}

const NOTHING: Allowance = { pace: 0, moves: false, embarks: false, embarksAfterMove: false };

/** 6.1 A march and an embarkation are two different actions: one turn is enough for both. */
export const wholeTurn = (pace: number): Allowance => ({
  ...{ pace, moves: true, embarks: true, embarksAfterMove: true },
});

export function partiesAshore(s: RaidState): Party[] {
  if (get(s, G.stage) === Stage.over) return [];
  const sc = s.scenario;
  return sc.zones.flatMap((_, zone) => (isSea(sc, zone) ? [] : partiesIn(s, zone)));
}

function partiesIn(s: RaidState, zone: Zone): Party[] {
  const men = unitsIn(s, zone);
  const begun = hasBegun(s);
  const acts = (u: Unit): boolean => begun && has(s, u, Flag.member);
  const acting = men.filter(acts);
  const idle = men.filter((u) => !acts(u) && !has(s, u, Flag.done));
  const done = men.filter((u) => !acts(u) && has(s, u, Flag.done));
  const led = officerIn(s, zone);
  return [
    partyOf(s, zone, acting, actingAllowance(s), true),
    partyOf(s, zone, idle, wholeTurn(slowest(s, idle, led)), false),
    partyOf(s, zone, done, NOTHING, false),
  ].filter(({ units }) => units.length > 0);
}

function partyOf(
  s: RaidState,
  zone: Zone,
  units: readonly Unit[],
  now: Allowance,
  acting: boolean,
): Party {
  const led = units.some((u) => kindOf(s, u) === Kind.officer); // 9.1a later on, only who goes along
  const levels = units.reduce((sum, u) => sum + levelsOf(s, u), 0);
  return { zone, units, levels, pace: slowest(s, units, led), now, acting };
}

/** 6.3, 9.1 The slowest sets the pace. */
const slowest = (s: RaidState, units: readonly Unit[], led: boolean): number =>
  Math.min(...units.map((u) => paceWith(s, u, led)));

/** A stack that was chosen and has done nothing can be put back: it is as if it had not been. */
function hasBegun(s: RaidState): boolean {
  const stage = get(s, G.stage);
  return stage === Stage.act ? get(s, G.done) !== 0 || get(s, G.boarding) !== 0 : stage > Stage.act;
}

function actingAllowance(s: RaidState): Allowance {
  if (get(s, G.stage) !== Stage.act) return NOTHING; // at wire or in an assault
  const { pace, stopped, done, current } = survey(s);
  if (stopped) return NOTHING;
  const then = done | Act.move;
  return {
    pace,
    moves: mayDo({ done, current }, Act.move),
    embarks: mayDo({ done, current }, Act.embark),
    embarksAfterMove: (then & Act.embark) === 0 && !hasDoneTwo(then),
  };
}

// 6.11, 6.36, 5.455 A shot, a shot of a pause or a melee before it is fought: what may become of everybody whom it can
// strike, on either side. The live rules are run for every throw; return fire is what the automaton would answer.

import { compare, type Fraction, ONE, plus, reduced, ZERO } from '../../../engine/fraction.ts';
import type { Action } from '../../../engine/system.ts';
import { choose } from '../german/command.ts';
import * as A from '../rules/actions.ts';
import { goOn } from '../rules/flow.ts';
import { known } from '../rules/known.ts';
import { legal } from '../rules/legal.ts';
import { fire } from '../rules/shots.ts';
import { askedOf, G, get, has, hexOf, Mark, type State, Step, sideOf } from '../rules/state.ts';
import { take } from '../rules/take.ts';
import { NONE, type UnitId } from '../rules/types.ts';
import { follow } from './follow.ts';
import { checksOf, returnChecksOf, type ShotCheck } from './shot-checks.ts';
import { everyThrow, type Possible, Spread } from './throws.ts';

/** What may become of one unit; what is left to certainty leaves it as it is. */
export interface UnitOdds {
  readonly unit: UnitId;
  readonly broken: Fraction;
  readonly destroyed: Fraction;
}

export interface FightOdds {
  readonly units: readonly UnitOdds[]; // whoever may be struck, by id
  readonly checks: readonly ShotCheck[]; // of the shot itself
  readonly answers: readonly UnitId[]; // 6.36 who would return the fire
  readonly tires: Fraction; // 6.32 the firer of a reaction is spent
  readonly hallows: readonly [own: Fraction, foe: Fraction]; // 5.456
  readonly targets: ReadonlyArray<readonly [unit: UnitId, target: UnitId]>; // 5.454 that the player names
}

/** The odds of a shot or a melee that is legal now; null for what is neither. */
export function fightOdds(state: State, action: Action): FightOdds | null {
  const s = known(state);
  switch (A.verbOf(action)) {
    case 'fire':
    case 'fire-at':
      return shotOdds(s, action);
    case 'shoot':
    case 'shoot-at':
      return reactionOdds(s, action);
    case 'return':
    case 'return-at':
      return returnOdds(s, action);
    case 'melee':
    case 'melee-both':
    case 'strike':
      return meleeChoices(s, action)[0] ?? null;
    default:
      return null;
  }
}

/** 6.36 With whatever fire is returned. */
function shotOdds(s: State, action: Action): FightOdds {
  const answers = new Set<UnitId>();
  const after = follow(
    everyThrow,
    [{ s, chance: ONE }],
    () => action,
    Step.acts,
    (_, given) => {
      if (isReturn(given)) answers.add(A.whoOf(given));
    },
  );
  return oddsOf(s, after, {
    checks: firstShot(s, action),
    answers: [...answers].sort((a, b) => a - b),
    acted: [A.whoOf(action), ...answers],
  });
}
const isReturn = (action: Action): boolean =>
  A.kindOf(action) === A.Do.return || A.kindOf(action) === A.Do['return-at'];

/** The checks of a shot alone: the fire that is returned left out. */
function firstShot(s: State, action: Action): ShotCheck[] {
  const where = A.whereOf(action);
  const at = A.verbOf(action) === 'fire-at' ? where : NONE;
  const hex = at === NONE ? where : hexOf(s, at);
  return checksOf(s, (play) => fire(play, A.whoOf(action), hex, at));
}

/** 6.35a One shot of a pause, whatever follows it. */
function reactionOdds(s: State, action: Action): FightOdds {
  const firer = A.whoOf(action);
  const after = new Spread();
  everyThrow(
    s,
    (play) => take(play, action),
    (one, chance) => after.add(one, chance),
  );
  let tires = ZERO;
  for (const one of after) if (has(one.s, firer, Mark.spent)) tires = plus(tires, one.chance);
  const found = oddsOf(s, after, {
    checks: checksOf(s, (play) => take(play, action)),
    acted: [firer],
  });
  return { ...found, tires: reduced(tires) };
}

/** 6.36a One unit's answer to the shot that is coming, alone with it. */
function returnOdds(s: State, action: Action): FightOdds {
  const named = new Spread();
  named.add(s, ONE);
  const given = follow(everyThrow, named, () => action, Step.acts);
  const after = isAsked(given)
    ? follow(everyThrow, given, () => A.act(A.Do.close), Step.acts)
    : given;
  const firer = get(s, G.lead);
  const others = s.scenario.units.flatMap((_, unit) => (has(s, unit, Mark.fired) ? [unit] : []));
  return oddsOf(s, after, {
    checks: answerChecks(s, action, firer),
    acted: [A.whoOf(action), ...others, firer], // those named before spend themselves as well
  });
}

/** The checks that the answer itself calls for. */
function answerChecks(s: State, action: Action, firer: UnitId): ShotCheck[] {
  const unit = A.whoOf(action);
  return returnChecksOf(s, unit, (play) => {
    take(play, action);
    fire(play, firer, hexOf(s, unit), get(s, G.target));
  });
}

const isAsked = (spread: Spread): boolean =>
  [...spread].some(({ s }) => get(s, G.step) === Step.returns);

/** 5.454 Every way the player may name the enemies of his fighters, each with its odds, the deadliest first. */
export const meleeChoices = (state: State, action: Action): FightOdds[] =>
  explore(known(state), action, []).sort((a, b) => compare(killed(state, b), killed(state, a)));

type Targets = FightOdds['targets'];

/** Names are given before any die falls, so until the melee is fought there is one position. */
function explore(s: State, action: Action, targets: Targets): FightOdds[] {
  const after = new Spread();
  everyThrow(
    s,
    (play) => {
      take(play, action);
      goOn(play, Step.pause);
    },
    (one, chance) => after.add(one, chance),
  );
  const [first] = after;
  if (first === undefined || get(first.s, G.step) !== Step.strikes)
    return [{ ...oddsOf(s, after, { acted: 'all' }), targets }];
  if (askedOf(first.s) !== s.scenario.human) return explore(first.s, choose(first.s), targets);
  return legal(first.s, []).flatMap((next) =>
    explore(first.s, next, [...targets, [A.whoOf(next), A.whereOf(next)]]),
  );
}

/** Enemies destroyed, on average. */
const killed = (s: State, { units }: FightOdds): Fraction =>
  units.reduce(
    (all, { unit, destroyed }) =>
      sideOf(s, unit) === s.scenario.human ? all : plus(all, destroyed),
    ZERO,
  );

interface More {
  readonly checks?: readonly ShotCheck[];
  readonly answers?: readonly UnitId[];
  readonly acted?: readonly UnitId[] | 'all'; // who is spent by acting, whatever is thrown
}

function oddsOf(before: State, after: Iterable<Possible>, more: More): FightOdds {
  const { checks = [], answers = [], acted = [] } = more;
  const hallows: [Fraction, Fraction] = [ZERO, ZERO];
  const found = before.scenario.units.map(() => ({ broken: ZERO, destroyed: ZERO }));
  for (const { s, chance } of after) {
    for (const [unit, odds] of found.entries()) {
      const came = whatCame(before, s, unit, acted);
      if (came !== null) odds[came] = plus(odds[came], chance);
    }
    if (get(before, G.hallowed) === NONE && get(s, G.hallowed) !== NONE) {
      const whose = get(s, G.hallows) === s.scenario.human ? 0 : 1;
      hallows[whose] = plus(hallows[whose], chance);
    }
  }
  const units = found.flatMap(({ broken, destroyed }, unit) =>
    broken.n + destroyed.n > 0n || checks.some((check) => check.unit === unit)
      ? [{ unit, broken: reduced(broken), destroyed: reduced(destroyed) }]
      : [],
  );
  return {
    ...{ units, checks, answers, targets: [], tires: ZERO },
    hallows: [reduced(hallows[0]), reduced(hallows[1])],
  };
}

/** 2.22, 2.23 Broken: dispersed by it, or spent by it. */
function whatCame(
  before: State,
  after: State,
  unit: UnitId,
  acted: readonly UnitId[] | 'all',
): 'broken' | 'destroyed' | null {
  const got = (mark: number): boolean => !has(before, unit, mark) && has(after, unit, mark);
  if (got(Mark.destroyed)) return 'destroyed';
  if (got(Mark.dispersed)) return 'broken';
  return acted !== 'all' && !acted.includes(unit) && got(Mark.spent) ? 'broken' : null;
}

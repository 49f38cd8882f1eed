// Raids to play through the screen, worked out beforehand by the same rules: every action in its order.

import { copy } from '../../../src/engine/position.ts';
import { randomPlayer } from '../../../src/engine/random-player.ts';
import { playOut } from '../../../src/engine/run.ts';
import type { Action } from '../../../src/engine/system.ts';
import { steadyPlayer } from '../../../src/systems/raid/players/steady/steady.ts';
import { Do, doing } from '../../../src/systems/raid/rules/actions.ts';
import { setup } from '../../../src/systems/raid/rules/setup.ts';
import { G, get, type RaidState, Stage } from '../../../src/systems/raid/rules/state.ts';
import { raid } from '../../../src/systems/raid/rules/system.ts';
import { loadDieppe } from '../../systems/raid/dieppe.ts';
import { asOrderedOnScreen } from './lines.ts';

export interface Plan {
  readonly seed: string;
  readonly actions: readonly Action[];
  readonly turns: number; // the turn it ends in
}

const begin = (seed: string): RaidState =>
  setup(loadDieppe(), { seed, level: 'basic', events: false });

/** A raid of the steady player. */
export function steadyPlan(seed: string): Plan {
  const begun = begin(seed);
  const state = copy(begun);
  const actions: Action[] = [];
  playOut(raid, state, steadyPlayer(), actions);
  return { seed, actions: asOrderedOnScreen(begun, actions), turns: get(state, G.turn) };
}

/** A raid that goes over all its turns, by the steady player. */
export function longPlan(name: string): Plan {
  const turns = loadDieppe().clock.length - 1;
  for (let i = 0; i < 50; i++) {
    const plan = steadyPlan(`${name} ${i}`);
    if (plan.turns >= turns) return plan;
  }
  throw new Error(`no raid called ${name} goes over all its turns`);
}

/** The shortest of many raids that has all of these; a small party lands, fights and comes back. */
export function shortPlan(
  name: string,
  wanted: readonly number[],
  fits: (plan: Plan) => boolean = () => true,
): Plan {
  let best: Plan | null = null;
  for (let i = 0; i < TRIES || (best === null && i < TRIES * 20); i++) {
    const plan = errand(`${name} ${i % 30}`, i, best?.actions.length ?? 90);
    if (plan === null) continue;
    const kinds = new Set(plan.actions.map(doing));
    if (wanted.every((kind) => kinds.has(kind)) && fits(plan)) best = plan;
  }
  if (best === null) throw new Error(`no raid called ${name} has all that is wanted`);
  return best;
}

const TRIES = 1500;
const LANDINGS = 2;
/** Never on an errand: they make a raid longer and nothing new of it. */
const IDLE: ReadonlySet<number> = new Set([Do.load, Do.sail, Do.embarkOne]);

const FORMING: ReadonlySet<number> = new Set([Do.take, Do.leave, Do.front]);

/** One raid at random with a bent for fighting; null when it would be longer than `most`. */
function errand(seed: string, variant: number, most: number): Plan | null {
  const state = begin(seed);
  const dice = randomPlayer();
  dice.start(String(variant));
  const actions: Action[] = [];
  const player = {
    name: 'errand',
    start() {},
    pick(s: RaidState, legal: readonly Action[]): Action {
      if (actions.length >= most) throw TOO_LONG;
      return dice.pick(s, choices(s, legal, actions));
    },
  };
  try {
    playOut(raid, state, player, actions);
  } catch (fault) {
    if (fault === TOO_LONG) return null;
    throw fault;
  }
  return actions.length < most ? { seed, actions, turns: get(state, G.turn) } : null;
}

const TOO_LONG = new Error('too long');

function choices(
  s: RaidState,
  legal: readonly Action[],
  past: readonly Action[],
): readonly Action[] {
  const of = (kind: number): Action[] => legal.filter((a) => doing(a) === kind);
  const did = (kind: number): number => past.filter((a) => doing(a) === kind).length;
  const some = (...sets: Action[][]): readonly Action[] =>
    sets.find((set) => set.length > 0) ?? legal;
  if (get(s, G.stage) === Stage.load) return of(Do.loadStandard);
  if (get(s, G.stage) === Stage.choose) {
    return did(Do.take) % 2 === did(Do.end) % 2 ? some(of(Do.take), of(Do.end)) : of(Do.end);
  }
  if (get(s, G.stage) === Stage.columns) return of(Do.fill);
  const landed = did(Do.land) >= LANDINGS;
  const fresh = FORMING.has(doing(past.at(-1) ?? 0));
  const usual = legal.filter((a) => {
    if (IDLE.has(doing(a)) || (landed && doing(a) === Do.land)) return false;
    return fresh || !FORMING.has(doing(a)); // a stack that has acted may be done before it can be formed anew
  });
  if (did(Do.assault) === 0) return some(of(Do.assault), usual);
  return some(of(Do.embark), usual);
}

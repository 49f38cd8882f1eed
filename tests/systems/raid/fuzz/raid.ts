// One raid of the fuzzer: played by a player with a taste, checked after every action.

import alea from 'seedrandom/lib/alea.js';
import type { Options } from '../../../../src/engine/course.ts';
import { copy, copyInto } from '../../../../src/engine/position.ts';
import { SeededRolls } from '../../../../src/engine/rolls.ts';
import type { Action } from '../../../../src/engine/system.ts';
import { perform } from '../../../../src/systems/raid/rules/apply.ts';
import { decision } from '../../../../src/systems/raid/rules/decision.ts';
import { legalActions } from '../../../../src/systems/raid/rules/legal.ts';
import type { Scenario } from '../../../../src/systems/raid/rules/scenario.ts';
import { setup } from '../../../../src/systems/raid/rules/setup.ts';
import type { RaidState } from '../../../../src/systems/raid/rules/state.ts';
import { raid } from '../../../../src/systems/raid/rules/system.ts';
import { score } from '../../../../src/systems/raid/rules/victory.ts';
import type { Coverage } from './coverage.ts';
import { faultIn } from './invariants.ts';
import { Ledger } from './ledger.ts';
import {
  anyActions,
  applyEveryWay,
  type Fault,
  legalFault,
  refusalFault,
  same,
  savedFault,
  trackFault,
} from './oracles.ts';
import { fuzzPlayer, PLAYERS } from './players.ts';

export interface FuzzOptions extends Options {
  readonly player: string;
}

/** A raid that broke a promise, and all that is needed to run it again. */
export class FuzzFailure extends Error {
  readonly options: FuzzOptions;
  readonly actions: readonly Action[]; // the last one is the one that failed, unless the position itself did

  constructor(message: string, options: FuzzOptions, actions: readonly Action[]) {
    super(message);
    this.name = 'FuzzFailure';
    this.options = options;
    this.actions = actions;
  }
}

/** Levels, events, cool heads (13.5) and players in turn, so that a run of any length meets them all. */
export function optionsOf(scenario: Scenario, seed: string, index: number): FuzzOptions {
  const player = PLAYERS[index % PLAYERS.length] ?? '';
  const round = Math.floor(index / PLAYERS.length);
  const level = scenario.levels[round % scenario.levels.length]?.id ?? '';
  const events = Math.floor(round / scenario.levels.length) % 2 === 1;
  const cool = Math.floor(round / scenario.levels.length / 2) % 2 === 1;
  const optional = cool ? ['cool-heads'] : [];
  return { seed: `${seed}-${index}`, level, events, optional, player };
}

/** Every oracle at every action. Returns the number of actions. */
export function deepRaid(scenario: Scenario, options: FuzzOptions, coverage: Coverage): number {
  const player = fuzzPlayer(options.player);
  player.start(options.seed);
  const ledger = new Ledger(scenario);
  const chance = alea(`oracles ${options.seed}`, { state: true });
  const actions: Action[] = [];
  let s = setup(scenario, options);
  const check = (fault: Fault): void => {
    if (fault !== null) throw new FuzzFailure(fault, options, actions);
  };
  return guarded(options, actions, () => {
    for (;;) {
      const asked = decision(s);
      const legal = asked.actions;
      coverage.decision(asked.kind);
      check(faultIn(s) ?? legalFault(s, legal) ?? scoreFault(s));
      check(refusalFault(s, legal, anyActions(s, legal, chance)));
      if (legal.length === 0) break;
      const action = player.pick(s, legal);
      actions.push(action);
      coverage.action(action);
      const { fault, next, events } = applyEveryWay(s, action);
      check(fault ?? trackFault(s, next, action) ?? ledger.enter(events));
      if (chance() < 0.1) check(savedFault(s, action, next));
      coverage.events(events);
      s = next;
    }
    check(rerunFault(scenario, options, actions, s));
    return actions.length;
  });
}

/** Only what is cheap, in place and without a log: for very many raids. */
export function lightRaid(scenario: Scenario, options: FuzzOptions, coverage: Coverage): number {
  const player = fuzzPlayer(options.player);
  player.start(options.seed);
  const actions: Action[] = [];
  const s = setup(scenario, options);
  const before = copy(s);
  const rolls = new SeededRolls(s, raid.random);
  const legal: Action[] = [];
  const check = (fault: Fault): void => {
    if (fault !== null) throw new FuzzFailure(fault, options, actions);
  };
  return guarded(options, actions, () => {
    for (;;) {
      check(faultIn(s));
      if (legalActions(s, legal).length === 0) break;
      const action = player.pick(s, legal);
      actions.push(action);
      coverage.action(action);
      copyInto(before, s);
      perform({ s, rolls, tell: null }, action);
      check(trackFault(before, s, action));
    }
    check(legalFault(s, legal) ?? scoreFault(s));
    return actions.length;
  });
}

/** A crash is a failure like any other. */
function guarded(options: FuzzOptions, actions: readonly Action[], run: () => number): number {
  try {
    return run();
  } catch (failure) {
    if (failure instanceof FuzzFailure) throw failure;
    throw new FuzzFailure(`crash: ${String(failure)}`, options, actions);
  }
}

function scoreFault(s: RaidState): Fault {
  return Number.isInteger(score(s).vp) ? null : 'a score that is no number';
}

/** The same seed and actions lead to the same end. */
function rerunFault(
  scenario: Scenario,
  options: FuzzOptions,
  actions: readonly Action[],
  end: RaidState,
): Fault {
  const s = setup(scenario, options);
  const rolls = new SeededRolls(s, raid.random);
  for (const action of actions) perform({ s, rolls, tell: null }, action);
  rolls.save(s);
  return same(s, end) ? null : 'run again, the raid ends elsewhere';
}

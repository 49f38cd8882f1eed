// One game of the fuzzer: played by a player with a taste, checked after every answer.

import alea from 'seedrandom/lib/alea.js';
import { copy, copyInto, type GameData, type Position } from '../../../src/engine/position.ts';
import { SeededRolls } from '../../../src/engine/rolls.ts';
import type { Action } from '../../../src/engine/system.ts';
import type { Told } from '../../../src/engine/told.ts';
import type { Fault, FuzzOptions, Kit, Reached } from './kit.ts';
import {
  anyActions,
  legalFault,
  performEveryWay,
  refusalFault,
  same,
  savedFault,
  scoreFault,
} from './oracles.ts';

/** A game that broke a promise, and all that is needed to run it again. */
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

/** Every oracle at every answer. Returns the number of answers. */
export function deepGame<S extends GameData, E extends Told>(
  kit: Kit<S, E>,
  scenario: S,
  options: FuzzOptions,
  reached: Reached<E>,
): number {
  const { system } = kit;
  const player = kit.player(options.player);
  player.start(options.seed);
  const books = kit.books?.(scenario, options);
  const chance = alea(`oracles ${options.seed}`, { state: true });
  const actions: Action[] = [];
  let s = system.setup(scenario, options);
  const check = (fault: Fault): void => {
    if (fault !== null) throw new FuzzFailure(fault, options, actions);
  };
  return guarded(options, actions, () => {
    for (let first = true; ; first = false) {
      const { kind, actions: legal } = system.asked(s);
      reached.asked(kind);
      const each = 1 + Math.floor(legal.length / 40);
      check(kit.faultIn(s) ?? legalFault(system, s, legal, each) ?? scoreFault(system, s));
      check(refusalFault(system, s, legal, anyActions(kit, legal, chance)));
      if (legal.length === 0) break;
      const action = player.pick(s, legal);
      actions.push(action);
      reached.action(action);
      const { fault, next, events } = performEveryWay(kit, s, action);
      check(fault ?? kit.trackFault(s, next) ?? books?.enter(events) ?? null);
      if (first || chance() < 0.1) check(savedFault(system, s, action, next));
      reached.events(events);
      s = next;
    }
    check(rerunFault(kit, scenario, options, actions, s));
    return actions.length;
  });
}

/** Only what is cheap, in place and without a log: for very many games. */
export function lightGame<S extends GameData, E extends Told>(
  kit: Kit<S, E>,
  scenario: S,
  options: FuzzOptions,
  reached: Reached<E>,
): number {
  const { system } = kit;
  const player = kit.player(options.player);
  player.start(options.seed);
  const actions: Action[] = [];
  const s = system.setup(scenario, options);
  const before = copy(s);
  const rolls = new SeededRolls(s, system.random);
  const legal: Action[] = [];
  const check = (fault: Fault): void => {
    if (fault !== null) throw new FuzzFailure(fault, options, actions);
  };
  return guarded(options, actions, () => {
    for (;;) {
      check(kit.faultIn(s));
      if (system.legal(s, legal).length === 0) break;
      const action = player.pick(s, legal);
      actions.push(action);
      reached.action(action);
      copyInto(before, s);
      system.perform({ s, rolls, tell: null }, action);
      check(kit.trackFault(before, s));
    }
    check(legalFault(system, s, legal) ?? scoreFault(system, s));
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

/** The same seed and answers lead to the same end. */
function rerunFault<S extends GameData, E extends Told>(
  { system }: Kit<S, E>,
  scenario: S,
  options: FuzzOptions,
  actions: readonly Action[],
  end: Position<S>,
): Fault {
  const s = system.setup(scenario, options);
  const rolls = new SeededRolls(s, system.random);
  for (const action of actions) system.perform({ s, rolls, tell: null }, action);
  rolls.save(s);
  return same(s, end) ? null : 'run again, the game ends elsewhere';
}

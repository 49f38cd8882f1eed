// One battle of the fuzzer: played by a player with a taste, checked after every answer.

import alea from 'seedrandom/lib/alea.js';
import type { Options } from '../../../../src/engine/course.ts';
import { copy, copyInto } from '../../../../src/engine/position.ts';
import { SeededRolls } from '../../../../src/engine/rolls.ts';
import type { Action } from '../../../../src/engine/system.ts';
import type { Field } from '../../../../src/systems/fast-play/rules/field.ts';
import { OPTIONS } from '../../../../src/systems/fast-play/rules/options.ts';
import { fastPlay } from '../../../../src/systems/fast-play/rules/system.ts';
import type { Coverage } from './coverage.ts';
import { type Fault, faultIn } from './invariants.ts';
import { Ledger } from './ledger.ts';
import {
  anyActions,
  legalFault,
  performEveryWay,
  refusalFault,
  same,
  savedFault,
  trackFault,
} from './oracles.ts';
import { fuzzPlayer, PLAYERS } from './players.ts';

export interface FuzzOptions extends Options {
  readonly player: string;
}

/** A battle that broke a promise, and all that is needed to run it again. */
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

/** Plainly, with all options, then with each by itself. */
const MIXES: ReadonlyArray<readonly string[]> = [[], OPTIONS, ...OPTIONS.map((one) => [one])];

/** Players, levels and options in turn, so that a run of any length meets them all. */
export function optionsOf({ levels }: Field, seed: string, index: number): FuzzOptions {
  const player = PLAYERS[index % PLAYERS.length] ?? '';
  const round = Math.floor(index / PLAYERS.length);
  const level = levels[round % levels.length]?.id ?? '';
  const optional = MIXES[Math.floor(round / levels.length) % MIXES.length] ?? [];
  return { seed: `${seed}-${index}`, level, events: false, optional, player };
}

/** Every oracle at every answer. Returns the number of answers. */
export function deepBattle(field: Field, options: FuzzOptions, coverage: Coverage): number {
  const player = fuzzPlayer(options.player);
  player.start(options.seed);
  const ledger = new Ledger(field, options.optional ?? []);
  const chance = alea(`oracles ${options.seed}`, { state: true });
  const actions: Action[] = [];
  let s = fastPlay.setup(field, options);
  const check = (fault: Fault): void => {
    if (fault !== null) throw new FuzzFailure(fault, options, actions);
  };
  return guarded(options, actions, () => {
    for (let first = true; ; first = false) {
      const { kind, actions: legal } = fastPlay.asked(s);
      coverage.asked(kind);
      check(faultIn(s) ?? legalFault(s, legal, 1 + Math.floor(legal.length / 40)) ?? scoreFault(s));
      check(refusalFault(s, legal, anyActions(legal, chance)));
      if (legal.length === 0) break;
      const action = player.pick(s, legal);
      actions.push(action);
      coverage.action(action);
      const { fault, next, events } = performEveryWay(s, action);
      check(fault ?? trackFault(s, next) ?? ledger.enter(events));
      if (first || chance() < 0.1) check(savedFault(s, action, next));
      coverage.events(events);
      s = next;
    }
    check(rerunFault(field, options, actions, s));
    return actions.length;
  });
}

/** Only what is cheap, in place and without a log: for very many battles. */
export function lightBattle(field: Field, options: FuzzOptions, coverage: Coverage): number {
  const player = fuzzPlayer(options.player);
  player.start(options.seed);
  const actions: Action[] = [];
  const s = fastPlay.setup(field, options);
  const before = copy(s);
  const rolls = new SeededRolls(s, fastPlay.random);
  const legal: Action[] = [];
  const check = (fault: Fault): void => {
    if (fault !== null) throw new FuzzFailure(fault, options, actions);
  };
  return guarded(options, actions, () => {
    for (;;) {
      check(faultIn(s));
      if (fastPlay.legal(s, legal).length === 0) break;
      const action = player.pick(s, legal);
      actions.push(action);
      coverage.action(action);
      copyInto(before, s);
      fastPlay.perform({ s, rolls, tell: null }, action);
      check(trackFault(before, s));
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

function scoreFault(s: ReturnType<typeof fastPlay.setup>): Fault {
  const { vp, lines } = fastPlay.score(s);
  return vp === lines.reduce((sum, line) => sum + line.vp, 0)
    ? null
    : 'a score that does not add up';
}

/** The same seed and answers lead to the same end. */
function rerunFault(
  field: Field,
  options: FuzzOptions,
  actions: readonly Action[],
  end: ReturnType<typeof fastPlay.setup>,
): Fault {
  const s = fastPlay.setup(field, options);
  const rolls = new SeededRolls(s, fastPlay.random);
  for (const action of actions) fastPlay.perform({ s, rolls, tell: null }, action);
  rolls.save(s);
  return same(s, end) ? null : 'run again, the battle ends elsewhere';
}

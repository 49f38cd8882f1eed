// 11.2 A whole assault before it is ordered, fought with the columns the game offers, never broken off and without
// prisoners: exactly where the number of positions allows, by seeded samples where it does not.

import { fraction, plus, times, toNumber } from '../../../engine/fraction.ts';
import { copy, copyInto } from '../../../engine/position.ts';
import { SeededRolls } from '../../../engine/rolls.ts';
import { fightRound, nextRound } from '../rules/assault.ts';
import { fillColumns } from '../rules/columns.ts';
import { germansIn, unitsIn } from '../rules/stacks.ts';
import { G, get, isFaceDown, kindOf, type RaidState, Stage, stepsOf } from '../rules/state.ts';
import { raid } from '../rules/system.ts';
import type { Unit, Zone } from '../rules/types.ts';
import { type AssaultEnds, AssaultTally } from './assault-tally.ts';
import { dissolve, fightLines, resultOf, type Weighted } from './round-odds.ts';
import { NO_DICE, SeenRolls } from './seen.ts';

export interface AssaultOdds extends AssaultEnds {
  readonly zone: Zone;
  readonly germans: readonly Unit[]; // those in sight
  readonly hidden: boolean; // a face-down marker lies there too and is not counted (6.5a)
  readonly method: 'exact' | 'sampled';
  readonly samples: number; // 0 when exact
  readonly standardError: number; // of `held`, 0 when exact
}

/** Beyond so many lines fought, an exact answer would keep the player waiting. */
export const MOST_LINES = 12_000;
export const SAMPLES = 2_000;

/** The odds of an assault on a zone, from the positions it may start from, lines not yet formed or only in part. */
export function assaultOdds(
  before: RaidState,
  zone: Zone,
  starts: readonly Weighted[],
  mostLines: number = MOST_LINES,
): AssaultOdds {
  const ground = { zone, germans: germansIn(before, zone), hidden: isFaceDown(before, zone) };
  const exact = exactEnds(before, zone, starts, mostLines);
  if (exact !== null) {
    return { ...ground, ...exact, method: 'exact', samples: 0, standardError: 0 };
  }
  const sampled = sampledEnds(before, zone, starts);
  const held = toNumber(sampled.held);
  const standardError = Math.sqrt((held * (1 - held)) / SAMPLES);
  return { ...ground, ...sampled, method: 'sampled', samples: SAMPLES, standardError };
}

/** 11.2e Every line costs one side a step, so positions with more steps come first and each is fought but once. */
function exactEnds(
  before: RaidState,
  zone: Zone,
  starts: readonly Weighted[],
  mostLines: number,
): AssaultEnds | null {
  const tally = new AssaultTally(before, zone);
  const waiting = new Waiting(zone);
  for (const { state, chance } of starts) {
    if (get(state, G.stage) === Stage.columns) waiting.put({ state: copy(state), chance });
    else tally.add(state, chance);
  }
  let lines = 0;
  for (let next = waiting.take(); next !== undefined; next = waiting.take()) {
    fillColumns(next.state);
    const fought = fightLines(next);
    lines += fought.contests;
    if (lines > mostLines) return null;
    for (const end of fought.ends) {
      dissolve(end.state);
      if (resultOf(end.state, zone) !== 'undecided') tally.add(end.state, end.chance);
      else waiting.put(again(end));
    }
  }
  return tally.ends();
}

function again(end: Weighted): Weighted {
  nextRound({ s: end.state, rolls: NO_DICE, tell: null });
  return end;
}

/** Positions still to be fought, most steps first; those that differ only in the names of like counters are one. */
class Waiting {
  readonly #zone: Zone;
  readonly #bySteps: Map<string, Weighted>[] = [];

  constructor(zone: Zone) {
    this.#zone = zone;
  }

  put(position: Weighted): void {
    const { state, chance } = position;
    const units = [...unitsIn(state, this.#zone), ...germansIn(state, this.#zone)];
    const steps = units.reduce((total, u) => total + stepsOf(state, u), 0);
    while (this.#bySteps.length <= steps) this.#bySteps.push(new Map());
    const key = units.map((u) => `${kindOf(state, u)}.${stepsOf(state, u)}`).join();
    const like = this.#bySteps[steps]?.get(key);
    const total = like === undefined ? chance : plus(like.chance, chance);
    this.#bySteps[steps]?.set(key, { state: like?.state ?? state, chance: total });
  }

  take(): Weighted | undefined {
    while (this.#bySteps.length > 0) {
      const widest = this.#bySteps.at(-1) ?? new Map<string, Weighted>();
      for (const [key, position] of widest) {
        widest.delete(key);
        return position;
      }
      this.#bySteps.pop();
    }
    return undefined;
  }
}

/** The same assault fought again and again with dice of its own; each start gets its share of the samples. */
function sampledEnds(before: RaidState, zone: Zone, starts: readonly Weighted[]): AssaultEnds {
  const tally = new AssaultTally(before, zone);
  const rolls = new SeenRolls(new SeededRolls('assault odds', raid.random));
  const s = copy(before);
  for (const { state, chance } of starts) {
    const samples = Math.max(1, Math.round(SAMPLES * toNumber(chance)));
    const share = times(chance, fraction(1, samples));
    for (let i = 0; i < samples; i++) {
      copyInto(s, state);
      fightOut(s, rolls);
      tally.add(s, share);
    }
  }
  return tally.ends();
}

function fightOut(s: RaidState, rolls: SeenRolls): void {
  while (get(s, G.stage) === Stage.columns) {
    fillColumns(s);
    fightRound({ s, rolls, tell: null });
    if (get(s, G.stage) === Stage.round) nextRound({ s, rolls, tell: null });
  }
}

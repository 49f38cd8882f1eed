// 11.1d, 11.2e One contest of two sums, split into its two results. The live rule is run for every pair of dice, once
// for each pair of sums it may be fought with; after that its chance is known and only the results are run.

import { enumerate } from '../../../engine/enumerate.ts';
import type { Fraction } from '../../../engine/fraction.ts';
import { copy } from '../../../engine/position.ts';
import type { Rolls } from '../../../engine/rolls.ts';
import type { Rule } from '../../../engine/rule.ts';
import { into } from '../../../engine/told.ts';
import type { Play, RaidEvent, Sum } from '../rules/events.ts';
import type { RaidState } from '../rules/state.ts';

/** A piece of the live rules that fights one contest, or none. */
export type Fight = (play: Play) => void;

export type Told = Extract<RaidEvent, { readonly kind: 'fire' | 'assault-line' }>;

/** One result of a contest. The chance is kept over all dice, not in lowest terms, so that sums stay quick. */
export interface Branch {
  readonly state: RaidState;
  readonly hit: boolean;
  readonly chance: Fraction;
}

export interface Contest {
  readonly told: Told | null; // the sums, with whatever dice
  readonly branches: readonly Branch[];
}

interface Side {
  count: bigint;
  faces: readonly number[]; // a throw that brings it about
}
interface Chances {
  readonly total: bigint;
  readonly hit: Side;
  readonly miss: Side;
}

const known = new Map<string, Chances>();

/** Fights a contest on copies of a state. */
export function contest(s: RaidState, fight: Fight): Contest {
  const log: RaidEvent[] = [];
  const trial = copy(s);
  const rolls = new GivenRolls([]);
  fight({ s: trial, rolls, tell: into(log) });
  const told = find(log);
  if (told === null) {
    return { told, branches: [{ state: trial, hit: false, chance: { n: 1n, d: 1n } }] };
  }
  const key = `${rolls.sizes.join()}:${base(told.attack)}:${base(told.defence)}`;
  const chances = known.get(key) ?? work(s, fight);
  known.set(key, chances);
  return { told, branches: split(s, fight, chances) };
}

function split(s: RaidState, fight: Fight, { total, hit, miss }: Chances): Branch[] {
  const branches: Branch[] = [];
  for (const side of [hit, miss]) {
    if (side.count === 0n) continue;
    const state = copy(s);
    fight({ s: state, rolls: new GivenRolls(side.faces), tell: null });
    branches.push({ state, hit: side === hit, chance: { n: side.count, d: total } });
  }
  return branches;
}

/** Counts hits and misses over every pair of dice. */
function work(s: RaidState, fight: Fight): Chances {
  const hit: Side = { count: 0n, faces: [] };
  const miss: Side = { count: 0n, faces: [] };
  let total = 0n;
  enumerate(
    (rolls) => {
      const log: RaidEvent[] = [];
      fight({ s: copy(s), rolls, tell: into(log) });
      return find(log)?.hit === true;
    },
    (isHit, denominator, faces) => {
      const side = isHit ? hit : miss;
      side.count++;
      side.faces = [...faces];
      total = denominator;
    },
  );
  return { total, hit, miss };
}

function find(log: readonly RaidEvent[]): Told | null {
  for (const event of log) if (event.kind === 'fire' || event.kind === 'assault-line') return event;
  return null;
}

/** 1.1 A sum without its die. */
const base = (sum: Sum): number => sum.total - dieOf(sum);
const dieOf = (sum: Sum): number => sum.parts.find(isDie)?.value ?? 0;
export const isDie = ({ rule }: { readonly rule: Rule }): boolean => rule.id === '1.1';

/** Dice that fall as they are told, counted from 0, and 0 where nothing is told. */
class GivenRolls implements Rolls {
  readonly sizes: number[] = [];
  readonly #faces: readonly number[];

  constructor(faces: readonly number[]) {
    this.#faces = faces;
  }

  d6(): number {
    return 1 + this.#take(6);
  }
  d10(): number {
    return this.#take(10);
  }
  draw(_name: string, _rule: string, count: number): number {
    return this.#take(count);
  }

  #take(size: number): number {
    this.sizes.push(size);
    return this.#faces[this.sizes.length - 1] ?? 0;
  }
}

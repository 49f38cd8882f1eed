// Every way an action can turn out, with its chance: the rules run once for each path of dice. Dice that cannot matter
// any more fall on their first face; of two that are only set against each other, what counts is the difference.

import type { Endgame } from '../../engine/endgame.ts';
import { copyInto, type GameData, type Position } from '../../engine/position.ts';
import type { Rolls } from '../../engine/rolls.ts';
import type { Action, System } from '../../engine/system.ts';

const D6 = 6;
const D10 = 10;

/** One difference of two dice: a pair that shows it, and how many of the sixty pairs do. */
interface Difference {
  readonly first: number;
  readonly second: number;
  readonly pairs: number;
}

/** Follows one path: the faces already chosen, then the first of every new die. */
class BranchRolls<S extends GameData> implements Rolls {
  readonly #endgame: Endgame<S>;
  readonly #s: Position<S>;
  readonly #faces: number[] = [];
  readonly #choices: number[] = [];
  readonly #chances: number[] = [];
  #used = 0;
  #answer: { readonly name: string; readonly value: number } | null = null;

  constructor(endgame: Endgame<S>, s: Position<S>) {
    this.#endgame = endgame;
    this.#s = s;
  }

  d6(name: string, _rule: string): number {
    return this.#die(name, D6);
  }
  d10(name: string, _rule: string): number {
    return this.#die(name, D10);
  }
  draw(name: string, _rule: string, count: number): number {
    return this.#endgame.idle(this.#s, name) ? 0 : this.#take(count, () => 1 / count);
  }

  get chance(): number {
    return this.#chances.reduce((product, chance) => product * chance, 1);
  }

  /** Steps to the next path; false when all have been followed. */
  advance(): boolean {
    this.#used = 0;
    this.#answer = null;
    while (this.#faces.length > 0) {
      const last = this.#faces.length - 1;
      const face = (this.#faces[last] as number) + 1;
      this.#chances.pop();
      if (face < (this.#choices[last] as number)) {
        this.#faces[last] = face;
        return true;
      }
      this.#faces.pop();
      this.#choices.pop();
    }
    return false;
  }

  #die(name: string, sides: typeof D6 | typeof D10): number {
    const low = sides === D6 ? 1 : 0;
    const answer = this.#answer;
    this.#answer = null;
    if (answer !== null) {
      if (answer.name !== name) throw new Error(`'${answer.name}' expected, '${name}' asked`);
      return answer.value;
    }
    if (this.#endgame.idle(this.#s, name)) return low;
    const against = this.#endgame.contests.get(name);
    if (against === undefined) return low + this.#take(sides, () => 1 / sides);
    const list = sides === D6 ? SIX_AGAINST_TEN : TEN_AGAINST_SIX;
    const pick = this.#take(list.length, (i) => (list[i] as Difference).pairs / (D6 * D10));
    const { first, second } = list[pick] as Difference;
    this.#answer = { name: against, value: second };
    return first;
  }

  #take(count: number, chanceOf: (face: number) => number): number {
    const i = this.#used++;
    if (i === this.#faces.length) {
      this.#faces.push(0);
      this.#choices.push(count);
    }
    const face = this.#faces[i] as number;
    if (i === this.#chances.length) this.#chances.push(chanceOf(face));
    return face;
  }
}

function differences(low1: number, sides1: number, low2: number, sides2: number): Difference[] {
  const found = new Map<number, Difference>();
  for (let first = low1; first < low1 + sides1; first++) {
    for (let second = low2; second < low2 + sides2; second++) {
      const known = found.get(first - second);
      found.set(first - second, { first, second, pairs: (known?.pairs ?? 0) + 1 });
    }
  }
  return [...found.values()];
}

const SIX_AGAINST_TEN = differences(1, D6, 0, D10);
const TEN_AGAINST_SIX = differences(0, D10, 1, D6);

/** Runs the action once for each path; the position is good until `visit` returns, which may say to stop. */
export function eachBranch<S extends GameData>(
  system: System<S>,
  endgame: Endgame<S>,
  from: Position<S>,
  action: Action,
  visit: (s: Position<S>, chance: number) => boolean,
): void {
  const s = { scenario: from.scenario, cells: new Int16Array(from.cells.length) };
  const rolls = new BranchRolls(endgame, s);
  do {
    copyInto(s, from);
    system.perform({ s, rolls, tell: null }, action);
    if (!visit(s, rolls.chance)) return;
  } while (rolls.advance());
}

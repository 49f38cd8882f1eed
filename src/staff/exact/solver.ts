// Searches what is left of a game to its end. The player takes the best, chance is averaged over every path of the dice,
// and what has been shown to be no better than something found is not looked into. A search that needs more work than it
// may have, or that would have to know what is hidden, says that it has no answer; it never guesses.

import type { Bound, Endgame } from '../../engine/endgame.ts';
import type { Player } from '../../engine/player.ts';
import { copy, type GameData, type Position } from '../../engine/position.ts';
import type { Staffed } from '../../engine/staff-of.ts';
import type { Action } from '../../engine/system.ts';
import { eachBranch } from './branches.ts';
import { byPoints, byWorth, endValue, Mean, NOTHING, type Rank, type Value } from './value.ts';

/** What is known of a position: what can be had for certain, and what nothing goes beyond. */
interface Known {
  readonly low: Value | null; // null: nothing found yet
  readonly high: Bound;
  readonly best: Action | null;
}

/** A position searched to the end. */
export interface Solved {
  readonly value: Value;
  readonly action: Action;
  readonly isWhole: boolean; // no more points can be had either
}

/** Positions looked into, at most; each is a few calls of the rules. */
export const MOST_NODES = 500;
const FOR_POINTS = 150; // of them for the points, once the worth is certain
const MEMORY = 200_000; // positions remembered, at most

export class Solver<S extends GameData = GameData> {
  readonly #staffed: Staffed<S>;
  readonly #endgame: Endgame<S> | undefined;
  readonly #memory = new Map<string, Known>();
  readonly #standing: Player<S>;
  #rank: Rank = byWorth;
  #left = 0;

  constructor(staffed: Staffed<S>) {
    this.#staffed = staffed;
    this.#endgame = staffed.staff.endgame;
    this.#standing = staffed.staff.standing(staffed.game.scenario);
    this.#standing.start('');
  }

  isRipe(position: Position<S>): boolean {
    const { system } = this.#staffed.game;
    return !system.over(position) && this.#endgame?.ripe(position) === true;
  }

  /** The worth of a position and the action that keeps it, or null when it cannot be searched to the end. */
  solve(position: Position<S>, nodes = MOST_NODES): Solved | null {
    return this.#twice(position, nodes, (s) => this.#search(s, NOTHING));
  }

  /** The same after an action. */
  solveAction(position: Position<S>, action: Action, nodes = MOST_NODES): Solved | null {
    return this.#twice(position, nodes, (s) => {
      const ceiling = (this.#endgame as Endgame<S>).ceiling(s);
      return { ...this.#branch(s, action, ceiling, NOTHING), best: action };
    });
  }

  /** For the worth alone, which must be certain; then for the points as well, as far as the work goes. */
  #twice(position: Position<S>, nodes: number, search: (s: Position<S>) => Known): Solved | null {
    if (!this.isRipe(position)) return null;
    const s = this.#staffed.game.system.known(position);
    const first = this.#run(byWorth, nodes, () => search(s));
    if (first === null) return null;
    const more = this.#run(byPoints, Math.max(0, Math.min(this.#left, FOR_POINTS)), () =>
      search(s),
    );
    return more ?? first;
  }

  /** What has been found before hangs on the work there was, and an answer must not: every run begins anew. */
  #run(rank: Rank, nodes: number, search: () => Known): Solved | null {
    this.#memory.clear();
    this.#rank = rank;
    this.#left = nodes;
    const { low, high, best } = search();
    if (low === null || best === null || !this.#isProven(low, high)) return null;
    return { value: low, action: best, isWhole: rank === byPoints };
  }

  /** Searches a position, but not further than to show that it is worth no more than `need`. */
  #search(s: Position<S>, need: Bound): Known {
    const { game } = this.#staffed;
    const endgame = this.#endgame as Endgame<S>;
    if (game.system.over(s)) {
      const value = endValue(game.system, s);
      return { low: value, high: value, best: null };
    }
    const key = endgame.key(s);
    const known = this.#memory.get(key);
    if (known !== undefined && this.#isEnough(known, need)) return known;
    const ceiling = known?.high ?? endgame.ceiling(s);
    if (this.#rank(ceiling, need) <= 0 || this.#left <= 0) {
      return known ?? { low: null, high: ceiling, best: null };
    }
    this.#left--;
    const found = this.#choose(s, ceiling, need);
    if (this.#memory.size < MEMORY) this.#memory.set(key, found);
    return found;
  }

  #choose(s: Position<S>, ceiling: Bound, need: Bound): Known {
    let low: Value | null = null;
    let best: Action | null = null;
    let high: Bound = NOTHING;
    for (const action of this.#inOrder(s)) {
      const wanted: Bound = low === null || this.#rank(need, low) > 0 ? need : low;
      const branch = this.#branch(s, action, ceiling, wanted);
      if (branch.low !== null && (low === null || this.#rank(branch.low, low) > 0)) {
        low = branch.low;
        best = action;
      }
      if (this.#rank(branch.high, high) > 0) high = branch.high;
      if (low !== null && this.#rank(low, ceiling) >= 0) break;
    }
    return { low, high: this.#rank(high, ceiling) < 0 ? high : ceiling, best };
  }

  /** What an action comes to over all that chance can make of it. */
  #branch(s: Position<S>, action: Action, ceiling: Bound, need: Bound): Known {
    const endgame = this.#endgame as Endgame<S>;
    const hidden = endgame.hidden(s);
    const after = new Map<string, { readonly s: Position<S>; chance: number; open: boolean }>();
    eachBranch(this.#staffed.game.system, endgame, s, action, (next, chance) => {
      this.#left -= chance === 1 ? 0 : 1 / PATHS_A_NODE;
      const open = endgame.hidden(next) !== hidden;
      const key = open ? 'open' : endgame.key(next);
      const same = after.get(key);
      if (same === undefined) after.set(key, { s: copy(next), chance, open });
      else same.chance += chance;
      return this.#left > 0;
    });
    const [only, ...others] = after.values();
    if (this.#left <= 0 || only === undefined) return { low: null, high: ceiling, best: null };
    if (others.length === 0 && !only.open) return this.#search(only.s, need);
    return this.#average([only, ...others], ceiling, need);
  }

  #average(
    branches: ReadonlyArray<{ readonly s: Position<S>; chance: number; open: boolean }>,
    ceiling: Bound,
    need: Bound,
  ): Known {
    const mean = new Mean();
    let isWhole = true;
    let high: Bound = { worth: 0, points: 0 };
    let rest = 1;
    const likeliest = [...branches].sort((a, b) => b.chance - a.chance);
    for (const { s, chance, open } of likeliest) {
      const known = open ? { low: null, high: ceiling } : this.#search(s, NOTHING);
      if (known.low === null) isWhole = false;
      else mean.add(known.low, chance);
      high = mixed(high, known.high, chance);
      rest -= chance;
      const most = mixed(high, ceiling, Math.max(0, rest));
      if (this.#rank(most, need) <= 0) return { low: null, high: most, best: null };
    }
    return { low: isWhole ? mean.value() : null, high, best: null };
  }

  #isProven(low: Bound, high: Bound): boolean {
    return this.#rank(high, low) <= 0;
  }

  /** Known to the last, or known to be no better than what is needed. */
  #isEnough({ low, high }: Known, need: Bound): boolean {
    return (low !== null && this.#isProven(low, high)) || this.#rank(high, need) <= 0;
  }

  /** What the standing player would do, then what the system holds likely. */
  #inOrder(s: Position<S>): Action[] {
    const { game } = this.#staffed;
    const legal = game.system.legal(s, []);
    const first = this.#standing.pick(s, legal);
    const others = (this.#endgame as Endgame<S>).worthTrying(s, legal);
    return [first, ...others.filter((action) => action !== first)];
  }
}

const PATHS_A_NODE = 8; // a path of dice is less work than a position

const mixed = (a: Bound, b: Bound, chance: number): Bound => ({
  worth: a.worth + chance * b.worth,
  points: a.points + chance * b.points,
});

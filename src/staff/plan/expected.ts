// What an order most likely comes to, seen with the player's eyes: it is tried on games that agree with what he knows,
// and the result most of them share is the one a plan goes on from. Nobody looks under a marker or at a die to come;
// where it is not unlikely that nothing hidden is shown, the plan reckons with that, for what it would be is anybody's guess.

import { hashPosition } from '../../engine/hash.ts';
import type { GameData, Position } from '../../engine/position.ts';
import type { Rolls } from '../../engine/rolls.ts';
import type { Action, Game } from '../../engine/system.ts';
import { Dice } from '../playouts.ts';
import { StaffRolls } from '../staff-rolls.ts';

/** Games an order that is left to chance is tried on. */
export const TRIES = 24;
/** So many of them without a revelation are enough to reckon with none. */
const QUIET_ENOUGH = TRIES / 4;

/** What is expected of an order. */
export interface Expected<S extends GameData = GameData> {
  readonly position: Position<S>; // as the player would then know it
  readonly sure: number; // the share of games that come out so; 1 where nothing is left to chance
  readonly open: boolean; // something hidden is shown: what it is nobody can know
}

interface Result<S extends GameData> {
  readonly position: Position<S>;
  readonly open: boolean;
  count: number;
}

/** The n-th order of a plan is tried with dice of its own. */
export function expected<S extends GameData>(
  game: Game<S>,
  position: Position<S>,
  action: Action,
  nth: number,
): Expected<S> {
  const results = new Map<string, Result<S>>();
  for (let i = 0; i < TRIES; i++) {
    const { position: after, open, chance } = tried(game, position, action, nth, i);
    if (!chance && !open) return { position: after, sure: 1, open };
    const key = hashPosition(after);
    const known = results.get(key);
    if (known === undefined) results.set(key, { position: after, open, count: 1 });
    else known.count++;
  }
  const { position: after, open, count } = mostCommon([...results.values()]);
  return { position: after, sure: count / TRIES, open };
}

function mostCommon<S extends GameData>(results: ReadonlyArray<Result<S>>): Result<S> {
  const quiet = results.filter(({ open }) => !open);
  const isQuiet = quiet.reduce((sum, { count }) => sum + count, 0) >= QUIET_ENOUGH;
  const [first, ...others] = isQuiet ? quiet : results;
  if (first === undefined) throw new RangeError('an order was never tried');
  return others.reduce((most, one) => (one.count > most.count ? one : most), first);
}

function tried<S extends GameData>(
  { system, scenario }: Game<S>,
  position: Position<S>,
  action: Action,
  nth: number,
  index: number,
) {
  const s = { scenario, cells: new Int16Array(system.cells) };
  const rolls = new StaffRolls(system, s);
  rolls.begin(Dice.plan + nth, index);
  system.redeal(s, position, rolls);
  rolls.dealt();
  const counted = new CountedRolls(rolls);
  let open = false;
  const tell = (event: Parameters<typeof system.reveals>[0]): void => {
    if (system.reveals(event)) open = true;
  };
  system.perform({ s, rolls: counted, tell }, action);
  return { position: system.known(s), open, chance: counted.count > 0 };
}

/** Notices whether anything is rolled at all. */
class CountedRolls implements Rolls {
  readonly #rolls: Rolls;
  count = 0;

  constructor(rolls: Rolls) {
    this.#rolls = rolls;
  }

  d6(name: string, rule: string): number {
    this.count++;
    return this.#rolls.d6(name, rule);
  }
  d10(name: string, rule: string): number {
    this.count++;
    return this.#rolls.d10(name, rule);
  }
  draw(name: string, rule: string, count: number): number {
    this.count++;
    return this.#rolls.draw(name, rule, count);
  }
}

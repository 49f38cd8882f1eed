// The outlook of a battle fitted to battles played by its standing player: what the figures at the start of a turn tell of
// the worth of its end. A figure may weigh more or less with the turns that are left, and its weights of all turns lie on
// a line: one row a turn by itself would be fitted to so few battles that the noise of its weights outweighs an order.

import type { Player } from '../../src/engine/player.ts';
import type { GameData, Position } from '../../src/engine/position.ts';
import { randomPlayer } from '../../src/engine/random-player.ts';
import { SeededRolls } from '../../src/engine/rolls.ts';
import type { Staffed } from '../../src/engine/staff-of.ts';
import type { Action } from '../../src/engine/system.ts';
import { endWorth } from '../../src/staff/ends.ts';
import { LeastSquares } from './least-squares.ts';

const WILD = 29; // every so many decisions of a disturbed battle are left to chance
const KEPT_OUT = 10; // every so many battles

export interface Ground<S extends GameData> {
  readonly staffed: Staffed<S>;
  readonly turns: number;
  readonly figures: number; // of a position
  readonly restraint: number; // how much was to be seen of a figure before it weighs
  read(s: Position<S>, into: Float64Array): Float64Array;
  /** He plays on where nothing disturbs. */
  player(): Player<S>;
  /** Who plays the disturbed turns of a battle, beside chance; without, he too. */
  disturbed?(number: number): Player<S>;
}

interface Seen {
  readonly turn: number;
  readonly figures: Float64Array;
}

export interface FittedLine {
  readonly base: readonly number[];
  readonly left: readonly number[]; // by the share of the turns that are left
  readonly told: readonly number[]; // by turn: how much of the spread of the battles kept out
}

/** How much of a battle is left at the start of a turn. */
export const shareLeft = (turns: number, turn: number): number => (turns - turn) / turns;

export function fitLine<S extends GameData>(ground: Ground<S>, battles: number): FittedLine {
  const { figures: n, turns } = ground;
  const fit = new LeastSquares(2 * n);
  const spread = new Float64Array(2 * n);
  const lined = ({ turn, figures }: Seen): Float64Array => {
    spread.set(figures);
    for (let i = 0; i < n; i++) spread[n + i] = (figures[i] as number) * shareLeft(turns, turn);
    return spread;
  };
  const kept: Array<Seen & { readonly worth: number }> = [];
  for (let number = 0; number < battles; number++) {
    for (const { id } of ground.staffed.game.scenario.levels) {
      const { seen, worth } = playBattle(ground, id, number);
      for (const one of seen) {
        if (number % KEPT_OUT === 0) kept.push({ ...one, worth });
        else fit.add(lined(one), worth);
      }
    }
  }
  const line = fit.solve(ground.restraint);
  const tell = (seen: Seen): number =>
    lined(seen).reduce((sum, figure, i) => sum + figure * (line[i] as number), 0);
  const told = Array.from({ length: turns }, (_, turn) => {
    const those = kept.filter((one) => one.turn === turn + 1);
    const mean = those.reduce((sum, { worth }) => sum + worth, 0) / those.length;
    const missed = those.reduce((sum, one) => sum + (one.worth - tell(one)) ** 2, 0);
    return 1 - missed / those.reduce((sum, { worth }) => sum + (worth - mean) ** 2, 0);
  });
  return { base: line.slice(0, n), left: line.slice(n), told };
}

/** The figures at the start of the turns of a battle, and its worth. Every other one is disturbed up to some turn. */
function playBattle<S extends GameData>(
  ground: Ground<S>,
  level: string,
  number: number,
): { seen: Seen[]; worth: number } {
  const { staffed, turns, figures } = ground;
  const { system, scenario } = staffed.game;
  const standing = ground.player();
  const disturbed = ground.disturbed?.(number) ?? standing;
  const wild = randomPlayer();
  const seed = `outlook ${number}`;
  wild.start(seed);
  const s = system.setup(scenario, { seed, level, events: false });
  const rolls = new SeededRolls(s, system.random);
  const calm = number % 2 === 0 ? 0 : 1 + (number % turns);
  const legal: Action[] = [];
  const seen: Seen[] = [];
  let turn = 0;
  for (let decision = 1; !system.over(s); decision++) {
    if (system.turn(s) !== turn) {
      turn = system.turn(s);
      if (turn > calm) seen.push({ turn, figures: ground.read(s, new Float64Array(figures)) });
    }
    const player = turn > calm ? standing : decision % WILD === 0 ? wild : disturbed;
    system.perform({ s, rolls, tell: null }, player.pick(s, system.legal(s, legal)));
  }
  return { seen, worth: endWorth(staffed, s) };
}

// Worth is measured by a player who plays on, and against himself he is even: what his own orders gain or lose by that
// measure comes to nothing a turn, and so does what the dice do to him. Both are measured with other dice each time; the
// review itself knows the first without measuring and calls it 0.

import { expect, test, vi } from 'vitest';
import { copy } from '../../src/engine/position.ts';
import { SeededRolls } from '../../src/engine/rolls.ts';
import { Dice, Playouts } from '../../src/staff/playouts.ts';
import { staffedRaid } from '../../src/systems/raid/players/staff.ts';
import { perform } from '../../src/systems/raid/rules/apply.ts';
import { legalActions } from '../../src/systems/raid/rules/legal.ts';
import { setup } from '../../src/systems/raid/rules/setup.ts';
import { G, get, type RaidState, Stage } from '../../src/systems/raid/rules/state.ts';
import { raid } from '../../src/systems/raid/rules/system.ts';
import { loadDieppe } from '../systems/raid/dieppe.ts';

vi.setConfig({ testTimeout: 300_000 });

const scenario = loadDieppe();
const staffed = staffedRaid(scenario);
const playouts = new Playouts(staffed);
const RAIDS = 24;
const GAMES = 8; // behind each worth
const FRESH = 1_000_000; // dice nobody else has
const TURNS = [4, 7, 10];
const ERRORS = 3.5; // standard, for six means together: one run in three hundred goes beyond by accident

/** Expected score, by dice of its own. */
function worth(s: RaidState, action: number | null, dice: number): number {
  return playouts.count(s, action, dice, 0, GAMES).worth / (2 * GAMES);
}

/** What the order he gives first in a turn is worth against the position, and the position a turn later against that. */
function oneRaid(n: number): Array<{ turn: number; decision: number; luck: number }> {
  const level = scenario.levels[n % scenario.levels.length]?.id ?? '';
  const s = setup(scenario, { seed: `even ${n}`, level, events: false });
  const player = staffed.staff.standing(scenario);
  const rolls = new SeededRolls(s, raid.random);
  const found: Array<{ turn: number; decision: number; luck: number }> = [];
  let asked: { turn: number; decision: number; before: number } | null = null;
  let seen = 0;
  let key = FRESH + n * 100;
  while (get(s, G.stage) !== Stage.over) {
    const action = player.pick(s, legalActions(s, []));
    const turn = get(s, G.turn);
    if (turn !== seen) {
      seen = turn;
      if (asked !== null) {
        found.push({ ...asked, luck: worth(s, null, key++) - asked.before });
        asked = null;
      }
      if (TURNS.includes(turn)) {
        const before = worth(s, null, key++);
        asked = { turn, decision: worth(copy(s), action, key++) - before, before };
      }
    }
    perform({ s, rolls, tell: null }, action);
  }
  return found;
}

const meanAndError = (list: readonly number[]): { mean: number; error: number } => {
  const mean = list.reduce((sum, value) => sum + value, 0) / list.length;
  const squares = list.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  return { mean, error: Math.sqrt(squares / (list.length - 1) / list.length) };
};

test('the player by whom worth is measured is even, turn by turn', () => {
  expect(Object.values(Dice).every((dice) => dice < FRESH)).toBe(true);
  const all = Array.from({ length: RAIDS }, (_, n) => oneRaid(n)).flat();
  for (const turn of TURNS) {
    const own = all.filter((one) => one.turn === turn);
    if (turn < 9) expect(own.length).toBeGreaterThan(RAIDS / 2);
    for (const part of ['decision', 'luck'] as const) {
      const { mean, error } = meanAndError(own.map((one) => one[part]));
      expect(Math.abs(mean), `${part} of turn ${turn}`).toBeLessThan(ERRORS * error + 1e-9);
    }
  }
});

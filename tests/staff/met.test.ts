// A look-ahead goes on as one of its number did that came through the same position: the worth is the same as if it had
// been played by somebody who has seen nothing before.

import { expect, test, vi } from 'vitest';
import { copy } from '../../src/engine/position.ts';
import { SeededRolls } from '../../src/engine/rolls.ts';
import { Dice, Playouts } from '../../src/staff/playouts.ts';
import { loadBattle } from '../../src/systems/raid/data/battles.ts';
import { staffedRaid } from '../../src/systems/raid/players/staff.ts';
import { perform } from '../../src/systems/raid/rules/apply.ts';
import { legalActions } from '../../src/systems/raid/rules/legal.ts';
import { setup } from '../../src/systems/raid/rules/setup.ts';
import { G, get, type RaidState, Stage } from '../../src/systems/raid/rules/state.ts';
import { raid } from '../../src/systems/raid/rules/system.ts';

vi.setConfig({ testTimeout: 300_000 });

const EVERY = 4; // decisions
const INDICES = [0, 1, 2];

test.each(['dieppe-1942', 'berneval-1942'])('at %s', (battle) => {
  const scenario = loadBattle(battle);
  const staffed = staffedRaid(scenario);
  const standing = staffed.staff.standing(scenario);
  const s: RaidState = setup(scenario, { seed: 'met', level: 'hardened', events: false });
  const rolls = new SeededRolls(s, raid.random);
  const seasoned = new Playouts(staffed); // has met much
  let compared = 0;
  for (let i = 0; get(s, G.stage) !== Stage.over; i++) {
    rolls.save(s);
    const legal = legalActions(s, []);
    const wanted = standing.pick(s, legal);
    for (const index of INDICES) seasoned.glimpse(s, wanted, Dice.search, index, 2);
    if (i % EVERY === 0) {
      const here = copy(s);
      for (const action of staffed.staff.worthComparing(here, legal, standing, 3)) {
        for (const index of INDICES) {
          const fresh = new Playouts(staffed);
          const worth = fresh.glimpse(here, action, Dice.search, index, 2);
          expect(seasoned.glimpse(here, action, Dice.search, index, 2)).toBe(worth);
          compared++;
        }
      }
    }
    perform({ s, rolls, tell: null }, wanted);
  }
  expect(compared).toBeGreaterThan(100);
});

// Promises of the engine over arbitrary raids.

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hashPosition } from '../../../../src/engine/hash.ts';
import { copy, copyInto } from '../../../../src/engine/position.ts';
import { SeededRolls } from '../../../../src/engine/rolls.ts';
import type { Action } from '../../../../src/engine/system.ts';
import { act, Do } from '../../../../src/systems/raid/rules/actions.ts';
import { apply, perform } from '../../../../src/systems/raid/rules/apply.ts';
import { forbids, legalActions } from '../../../../src/systems/raid/rules/legal.ts';
import { setup } from '../../../../src/systems/raid/rules/setup.ts';
import { G, get, type RaidState } from '../../../../src/systems/raid/rules/state.ts';
import { raid as raidSystem } from '../../../../src/systems/raid/rules/system.ts';
import { faultIn } from '../fuzz/invariants.ts';
import {
  applyEveryWay,
  legalFault,
  refusalFault,
  savedFault,
  trackFault,
} from '../fuzz/oracles.ts';
import { raid, runs, scenario, walk } from './walk.ts';

describe('in any raid', { timeout: 600_000 }, () => {
  test('every position keeps the invariants, and every action every promise', () => {
    fc.assert(
      fc.property(raid, (played) => {
        const end = walk(played, (s, action) => {
          expect(faultIn(s) ?? legalFault(s, legalActions(s, []))).toBeNull();
          const { fault, next } = applyEveryWay(s, action);
          expect(fault ?? trackFault(s, next, action)).toBeNull();
        });
        expect(faultIn(end)).toBeNull();
      }),
      runs(15),
    );
  });

  test('the same seed and actions give the same raid', () => {
    fc.assert(
      fc.property(raid, (played) => {
        const actions: Action[] = [];
        const end = walk(played, (_, action) => actions.push(action));
        const s = setup(scenario, played.options);
        const rolls = new SeededRolls(s, raidSystem.random);
        for (const action of actions) perform({ s, rolls, tell: null }, action);
        rolls.save(s);
        expect(hashPosition(s)).toBe(hashPosition(end));
      }),
      runs(30),
    );
  });

  test('taking back any number of actions and giving them again leads to the same place', () => {
    fc.assert(
      fc.property(raid, fc.nat(), fc.nat(), (played, from, count) => {
        const states: RaidState[] = [];
        const actions: Action[] = [];
        states.push(
          walk(played, (s, action) => {
            states.push(s);
            actions.push(action);
          }),
        );
        const end = actions.length - (from % (actions.length + 1));
        const back = Math.max(0, end - (count % 20));
        let s = states.at(back) as RaidState;
        // The walk's last state was pushed last, so states and actions run side by side.
        for (const action of actions.slice(back, end)) {
          const result = apply(s, action);
          if (!result.ok) throw new Error(result.reason);
          s = result.state;
        }
        expect(hashPosition(s)).toBe(hashPosition(states[end] as RaidState));
      }),
      runs(40),
    );
  });

  test('saving and loading anywhere changes nothing', () => {
    fc.assert(
      fc.property(raid, fc.nat(), (played, when) => {
        let step = 0;
        const at = when % Math.max(1, played.picks.length);
        walk(played, (s, action) => {
          if (step++ !== at) return;
          const result = apply(s, action);
          expect(result.ok && savedFault(s, action, result.state)).toBeNull();
        });
      }),
      runs(50),
    );
  });

  test('an action is legal exactly when it is offered, whatever its code', () => {
    fc.assert(
      fc.property(raid, fc.array(fc.integer(), { maxLength: 50 }), (played, codes) => {
        const end = walk(played, () => {});
        expect(refusalFault(end, legalActions(end, []), codes)).toBeNull();
      }),
      runs(50),
    );
  });

  test('every code there is: the offered ones are legal and no other', () => {
    fc.assert(
      fc.property(raid, (played) => {
        const end = walk(played, () => {});
        const legal = new Set(legalActions(end, []));
        const allowed = everyCode().filter((action) => forbids(end, action) === null);
        expect(new Set(allowed)).toEqual(legal);
      }),
      runs(15),
    );
  });

  test('a scratch state that is used again holds nothing of what it held before', () => {
    fc.assert(
      fc.property(raid, raid, (one, other) => {
        const scratch = copy(walk(one, () => {}));
        const end = walk(other, () => {});
        copyInto(scratch, end);
        expect(legalActions(scratch, [])).toEqual(legalActions(end, []));
        expect(hashPosition(scratch)).toBe(hashPosition(end));
        expect(get(scratch, G.stage)).toBe(get(end, G.stage));
      }),
      runs(20),
    );
  });
});

/** Every kind with every first operand; the second too where an action has one. */
function everyCode(): Action[] {
  const pairs: readonly number[] = [Do.load, Do.embarkOne, Do.support];
  const codes: Action[] = [];
  for (let kind = 0; kind <= Do.prisoner + 1; kind++) {
    for (let a = 0; a < 256; a++) {
      const seconds = pairs.includes(kind) && a < scenario.units.length ? scenario.units.length : 2;
      for (let b = 0; b < seconds; b++) codes.push(act(kind, a, b));
    }
  }
  return codes;
}

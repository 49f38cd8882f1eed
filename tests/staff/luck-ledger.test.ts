// The luck ledger: every roll once, with the expectation that the rules give it.

import { describe, expect, test } from 'vitest';
import { type Rolls, SeededRolls } from '../../src/engine/rolls.ts';
import { into } from '../../src/engine/told.ts';
import { type Ledger, LedgerKeeper } from '../../src/staff/luck/ledger.ts';
import { TotalKeeper } from '../../src/staff/luck/total.ts';
import { staffedRaid } from '../../src/systems/raid/players/staff.ts';
import { steadyPlayer } from '../../src/systems/raid/players/steady/steady.ts';
import { perform } from '../../src/systems/raid/rules/apply.ts';
import type { RaidEvent } from '../../src/systems/raid/rules/events.ts';
import { legalActions } from '../../src/systems/raid/rules/legal.ts';
import type { DieName } from '../../src/systems/raid/rules/names.ts';
import { cite } from '../../src/systems/raid/rules/rule.ts';
import { setup } from '../../src/systems/raid/rules/setup.ts';
import { G, get, Stage } from '../../src/systems/raid/rules/state.ts';
import { raid } from '../../src/systems/raid/rules/system.ts';
import type { RuleId } from '../../src/systems/raid/rules/types.ts';
import { doAll, fireDice, position, scenario, zone } from '../systems/raid/rules/support.ts';

/** Counts every die that is thrown. */
class CountedRolls implements Rolls {
  dice = 0;
  readonly #rolls: Rolls;
  constructor(rolls: Rolls) {
    this.#rolls = rolls;
  }
  d6(name: string, rule: RuleId): number {
    this.dice++;
    return this.#rolls.d6(name, rule);
  }
  d10(name: string, rule: RuleId): number {
    this.dice++;
    return this.#rolls.d10(name, rule);
  }
  draw(name: string, rule: RuleId, count: number): number {
    return this.#rolls.draw(name, rule, count);
  }
}

function played(seed: string): { ledger: Ledger; dice: number } {
  const s = setup(scenario, { seed, level: 'seasoned', events: true });
  const player = steadyPlayer();
  player.start(seed);
  const rolls = new CountedRolls(new SeededRolls(s, raid.random));
  const keeper = new LedgerKeeper(staffedRaid(scenario));
  for (let index = 0; get(s, G.stage) !== Stage.over; index++) {
    const log: RaidEvent[] = [];
    perform({ s, rolls, tell: into(log) }, player.pick(s, legalActions(s, [])));
    keeper.add(index, log);
  }
  return { ledger: keeper.ledger(), dice: rolls.dice };
}

/** The ledger of events, without their actions. */
function ledgerOf(events: readonly RaidEvent[]): Ledger {
  const keeper = new LedgerKeeper(staffedRaid(scenario));
  keeper.add(0, events);
  return keeper.ledger();
}

const sum = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0);

describe('a whole raid', () => {
  const { ledger, dice } = played('ledger');

  test('every die is entered once', () => {
    expect(sum(ledger.rolls.map((roll) => roll.dice.length))).toBe(dice);
  });

  test('totals are those of the rolls', () => {
    expect(sum(ledger.kinds.map(({ rolls }) => rolls))).toBe(ledger.rolls.length);
    for (const total of ledger.kinds) {
      const own = ledger.rolls.filter(({ kind }) => kind === total.kind);
      expect(total.came).toBe(sum(own.map(({ count }) => count)));
      expect(total.expected).toBeCloseTo(sum(own.map(({ expected: e }) => e.n / e.d)), 9);
      expect(total.asLucky + total.asUnlucky).toBeGreaterThanOrEqual(1 - 1e-9);
    }
  });

  test('rolls stand in the turn and the action they were made in', () => {
    const turns = ledger.rolls.map(({ turn }) => turn);
    expect(turns).toEqual([...turns].sort((a, b) => a - b));
    const actions = ledger.rolls.map(({ action }) => action);
    expect(actions).toEqual([...actions].sort((a, b) => a - b));
  });

  test('no marker is drawn that was not there', () => {
    for (const { kind, chance } of ledger.rolls) {
      if (kind === 'marker') expect(chance.n).toBeGreaterThan(0);
    }
  });
});

test('the dice of many raids come to what is expected of them', () => {
  const totals = new Map<string, { came: number; expected: number; variance: number }>();
  for (let seed = 0; seed < 40; seed++) {
    for (const { kind, came, expected, deviation } of played(`many ${seed}`).ledger.kinds) {
      const t = totals.get(kind) ?? { came: 0, expected: 0, variance: 0 };
      t.came += came;
      t.expected += expected;
      t.variance += deviation * deviation;
      totals.set(kind, t);
    }
  }
  expect(totals.size).toBeGreaterThanOrEqual(11);
  for (const { came, expected, variance } of totals.values()) {
    expect(Math.abs(came - expected)).toBeLessThanOrEqual(4 * Math.sqrt(variance) + 1e-9);
  }
});

/** The example of 11.1d: 7 + D6 against 8 + D10. */
const example = position({
  british: { BVA: ['C01-', 'C02', 'C03', 'MIL'] },
  germans: { VAS: ['GM1', 'GI01'] },
});

test('11.1d the rulebook’s fire hits 7 times in 20', () => {
  const fired = doAll(example, 'take BVA', ['fire VAS', ...fireDice(6, 0)]);
  expect(ledgerOf(fired.events).rolls).toEqual([
    {
      action: 0,
      turn: 1,
      kind: 'british-fire',
      rule: cite('11.1d'),
      zone: zone('VAS'),
      dice: [
        { name: 'fire attack', side: 'british', sides: 6, value: 6 },
        { name: 'fire defence', side: 'german', sides: 10, value: 0 },
      ],
      count: 1,
      expected: { n: 7, d: 20 },
      chance: { n: 7, d: 20 },
      good: 1,
    },
  ]);
});

test('10.3, 10.6 markers and wire', () => {
  const log: RaidEvent[] = [
    {
      kind: 'wake-test',
      rule: cite('10.3'),
      zone: zone('VAS'),
      by: zone('OR1'),
      die: dieOf('wake marker', 4),
      alarm: 3,
      wakes: false,
    },
    {
      kind: 'bangalore',
      rule: cite('10.6'),
      zone: zone('SV2'),
      die: dieOf('bangalore', 3),
      gone: false,
    },
  ];
  const [wake, wire] = ledgerOf(log).rolls;
  expect(wake).toMatchObject({
    count: 0,
    expected: { n: 2, d: 5 },
    chance: { n: 3, d: 5 },
    good: -1,
  });
  expect(wire).toMatchObject({ count: 0, expected: { n: 1, d: 2 }, good: 1 });
});

const dieOf = (name: DieName, value: number) => ({ name, rule: cite('1.1'), value });

describe('how unusual', () => {
  const coin = new Map([
    [0, 1],
    [1, 1],
  ]);

  test('three heads of three coins: one in eight', () => {
    const keeper = new TotalKeeper();
    for (let i = 0; i < 3; i++) keeper.add(coin, 1, 1);
    expect(keeper.tail()).toMatchObject({ rolls: 3, came: 3, expected: 1.5, asUnlucky: 1 });
    expect(keeper.tail().asLucky).toBe(1 / 8);
    expect(keeper.tail().z).toBeCloseTo(Math.sqrt(3), 12);
  });

  test('what serves the Germans is bad luck', () => {
    const keeper = new TotalKeeper();
    for (let i = 0; i < 3; i++) keeper.add(coin, 1, -1);
    expect(keeper.tail().asUnlucky).toBe(1 / 8);
    expect(keeper.tail().z).toBeCloseTo(-Math.sqrt(3), 12);
  });
});

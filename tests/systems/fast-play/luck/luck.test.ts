// The book of the dice: every roll with all it could have come to, so that luck comes to nothing in the long run.

import { describe, expect, test } from 'vitest';
import { enumerate } from '../../../../src/engine/enumerate.ts';
import type { Rolled } from '../../../../src/engine/luck.ts';
import { copy } from '../../../../src/engine/position.ts';
import { into } from '../../../../src/engine/told.ts';
import { BattleLuck, ROLL_KINDS } from '../../../../src/systems/fast-play/luck/luck.ts';
import { determine } from '../../../../src/systems/fast-play/rules/character.ts';
import type { BattleEvent } from '../../../../src/systems/fast-play/rules/events.ts';
import { allot, rollPointDie } from '../../../../src/systems/fast-play/rules/points.ts';
import { addMark, G, Mark, set, setTarget } from '../../../../src/systems/fast-play/rules/state.ts';
import { rollVolleys } from '../../../../src/systems/fast-play/rules/volleys.ts';
import { corpus } from '../corpus.ts';
import { Table } from '../drill.ts';
import { spicheren } from '../spicheren.ts';

const weightOf = ({ spread }: Rolled): number => [...spread.values()].reduce((a, b) => a + b, 0);
const meanOf = (roll: Rolled): number =>
  [...roll.spread].reduce((sum, [count, weight]) => sum + count * weight, 0) / weightOf(roll);

const field = new Table({
  units: {
    F1: { at: '0304', facing: 'E' },
    G1: { at: '0404', facing: 'W' },
    G2: { at: '0504', facing: 'W', kind: 'lightCavalry' },
  },
});

/** Over every way the dice of a piece of rules may fall, with its weight. */
function everyWay(
  told: (
    tell: (event: BattleEvent) => void,
    rolls: Parameters<Parameters<typeof enumerate>[0]>[0],
  ) => void,
) {
  const luck = new Map<string, number>();
  enumerate(
    (rolls) => {
      const events: BattleEvent[] = [];
      told(into(events), rolls);
      const reader = new BattleLuck(field.field);
      return events.flatMap((event) => reader.read(event));
    },
    (rolled, denominator) => {
      for (const roll of rolled) {
        expect(roll.spread.get(roll.count)).toBeGreaterThan(0);
        const share = (roll.count - meanOf(roll)) / Number(denominator);
        luck.set(roll.kind, (luck.get(roll.kind) ?? 0) + share);
      }
    },
  );
  return luck;
}

describe('over every way the dice fall, luck comes to nothing', () => {
  test.each(['G1', 'G2'])('12.4 in an attack on %s', (target) => {
    const luck = everyWay((tell, rolls) => {
      const s = copy(field.s);
      setTarget(s, field.unit('F1'), field.unit(target));
      rollVolleys({ s, rolls, tell });
    });
    expect([...luck.keys()]).toEqual(['french-hits', 'french-steps']);
    for (const sum of luck.values()) expect(sum).toBeCloseTo(0, 9);
  });

  test('12.4 in an attack on infantry that moved', () => {
    const luck = everyWay((tell, rolls) => {
      const s = copy(field.s);
      addMark(s, field.unit('F1'), Mark.moving);
      setTarget(s, field.unit('G1'), field.unit('F1'));
      rollVolleys({ s, rolls, tell });
    });
    for (const sum of luck.values()) expect(sum).toBeCloseTo(0, 9);
  });

  test('4.2 in the test of a character', () => {
    const luck = everyWay((tell, rolls) => {
      determine({ s: copy(field.s), rolls, tell }, 0, 1);
      determine({ s: copy(field.s), rolls, tell }, 1, 1);
    });
    expect([...luck.keys()]).toEqual(['french-character', 'german-character']);
    for (const sum of luck.values()) expect(sum).toBeCloseTo(0, 9);
  });

  test.each([0, 1, 2, 3])('6.2 in the points of a general of character %i', (character) => {
    const luck = everyWay((tell, rolls) => {
      const s = copy(field.s);
      set(s, G.character, character);
      const dice = [0, 1].map((n) => ({ die: rollPointDie(rolls, s, 0, n), segment: 0 }));
      allot({ s, rolls, tell }, 0, dice);
    });
    expect(luck.get('french-points')).toBeCloseTo(0, 9);
  });
});

/** Standard errors of the mean of many rolls; seeds are fixed, so this is no game of chance. */
test('over many battles every kind comes to nothing within its spread', () => {
  const sums = new Map<string, { luck: number; variance: number; rolls: number }>();
  for (const { events } of corpus(6)) {
    const reader = new BattleLuck(spicheren);
    for (const roll of events.flatMap((event) => reader.read(event))) {
      const mean = meanOf(roll);
      const square = [...roll.spread].reduce((sum, [n, w]) => sum + (n - mean) ** 2 * w, 0);
      const sum = sums.get(roll.kind) ?? { luck: 0, variance: 0, rolls: 0 };
      sum.luck += roll.count - mean;
      sum.variance += square / weightOf(roll);
      sum.rolls++;
      sums.set(roll.kind, sum);
      expect(roll.spread.get(roll.count)).toBeGreaterThan(0);
    }
  }
  expect([...sums.keys()].sort()).toEqual([...ROLL_KINDS].sort());
  for (const { luck, variance } of sums.values())
    expect(Math.abs(luck) / Math.sqrt(variance)).toBeLessThan(3.5);
});

test('7.2 even dice fall to whoever had the choice last', () => {
  const reader = new BattleLuck(spicheren);
  const rule = { book: 'fast-play', id: '7.1' };
  const initiative = (french: number, german: number, winner: 0 | 1): BattleEvent => ({
    ...{ kind: 'initiative', rule, winner, first: 0 },
    french: { name: 'initiative.french', rule, value: french },
    german: { name: 'initiative.german', rule, value: german },
  });
  expect(reader.read(initiative(6, 2, 0))[0]?.spread).toEqual(
    new Map([
      [0, 33],
      [1, 15],
    ]),
  );
  expect(reader.read(initiative(2, 2, 0))[0]).toMatchObject({ count: 1 });
  expect(reader.read(initiative(2, 8, 1))[0]?.spread).toEqual(
    new Map([
      [0, 27],
      [1, 21],
    ]),
  );
});

test('a roll is told where its target stands', () => {
  for (const { events } of corpus(1)) {
    const reader = new BattleLuck(spicheren);
    for (const event of events) {
      const [roll] = reader.read(event);
      if (event.kind === 'volley') expect(roll?.zone).toBeGreaterThanOrEqual(0);
    }
  }
});

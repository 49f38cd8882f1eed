// The way home, rule by rule, on positions made by hand.

import { describe, expect, it } from 'vitest';
import {
  type Homeward,
  isRaceOn,
  wayHome,
} from '../../../../src/systems/raid/rules/home/way-home.ts';
import { doAll, names, type Position, position, zoneIds } from './support.ts';

/** What is told of the stack with a counter in it. */
function homeOf(laid: Position, unit = 'C01'): Homeward {
  const stack = wayHome(position(laid)).stacks.find(({ units }) => names(units).includes(unit));
  if (stack === undefined) throw new Error(`${unit} is not ashore`);
  return stack;
}

/** Turn by turn: '8: VAS VGW'. */
const marches = ({ legs }: Homeward): string[] =>
  legs.map(({ turn, zones }) => `${turn}: ${zoneIds(zones).join(' ')}`);

const OFF_ORANGE_ONE = { G1: ['LCA1'] };

describe('6.1 two different actions', () => {
  it('6.1, 6.3 marches and embarks in one turn where the MP allow it', () => {
    const stack = homeOf({
      ...{ turn: 9, british: { VGW: ['C01', 'MIL'] }, craft: OFF_ORANGE_ONE },
    });
    expect(stack).toMatchObject({ verdict: 'home', turn: 9, seats: 2 });
    expect(marches(stack)).toEqual(['9: OR1']);
  });

  it('6.1, 6.2 may still embark in the turn of its march, but not once it is done', () => {
    const laid = { turn: 9, british: { PSA: ['C01'] }, craft: { G2: ['LCA4'] } };
    expect(homeOf(laid).turn).toBe(9);
    const marched = doAll(position(laid), 'take PSA', 'step OR2').state;
    expect(wayHome(marched).stacks[0]).toMatchObject({ turn: 9, legs: [] });
    const done = doAll(marched, 'done').state;
    expect(wayHome(done).stacks[0]).toMatchObject({ turn: 10, legs: [] });
  });

  it('6.2 waits for the next turn when it is done', () => {
    const laid = { turn: 9, british: { OR1: ['C01'] }, craft: OFF_ORANGE_ONE };
    expect(homeOf(laid).turn).toBe(9);
    expect(homeOf({ ...laid, done: ['C01'] }).turn).toBe(10);
  });

  it('6.2a tells those who are done from those who are not', () => {
    const { stacks } = wayHome(
      position({
        turn: 9,
        british: { OR1: ['C01', 'C02'] },
        craft: OFF_ORANGE_ONE,
        done: ['C02'],
      }),
    );
    expect(stacks.map(({ units, turn }) => [names(units), turn])).toEqual([
      [['C01'], 9],
      [['C02'], 10],
    ]);
  });
});

describe('6.3 one allowance of MP', () => {
  it('6.3 takes the landing cost out of the same allowance', () => {
    const stack = homeOf({ turn: 9, british: { VGW: ['C01'] }, craft: OFF_ORANGE_ONE });
    expect(stack).toMatchObject({ verdict: 'home', turn: 10 }); // 2 MP to the beach, 1 left
  });

  it('6.3 goes at the pace of the slowest, reduced counters at theirs', () => {
    const from = (units: string[]) =>
      homeOf({ turn: 8, british: { VAS: units }, craft: OFF_ORANGE_ONE });
    expect(marches(from(['C01']))).toEqual(['8: VGW OR1']);
    expect(from(['C01']).turn).toBe(9);
    expect(marches(from(['C01', 'C02-']))).toEqual(['8: VGW', '9: OR1']);
    expect(from(['C01', 'C02-']).turn).toBe(10);
  });
});

describe('9.1 officers', () => {
  it('9.1 gives the pace of an officer who goes along', () => {
    const from = (units: string[]) =>
      homeOf({ turn: 8, british: { BAE: units }, craft: OFF_ORANGE_ONE });
    expect(from(['C01']).turn).toBe(10); // 2, then 2 and too little to embark
    expect(from(['C01', 'MIL']).turn).toBe(9);
  });

  it('9.1a counts an officer who is done beside them for this turn only', () => {
    const laid = { turn: 8, british: { BAE: ['C01', 'MIL'] }, craft: OFF_ORANGE_ONE };
    const stack = homeOf({ ...laid, done: ['MIL'] });
    expect(marches(stack)).toEqual(['8: VGW OR1']); // 4 MP now
    expect(stack.turn).toBe(9);
  });
});

describe('9.2a craft and seats', () => {
  it('9.2a says which craft must sail, and when it is there', () => {
    const { stacks, voyages } = wayHome(
      position({ turn: 9, british: { OR1: ['C01'] }, craft: { S1: ['LCA1'] } }),
    );
    expect(stacks[0]).toMatchObject({ verdict: 'home', turn: 9 });
    expect(voyages).toHaveLength(1);
    expect(voyages[0]).toMatchObject({ turn: 9 });
    expect(zoneIds(voyages[0]?.legs[0]?.zones ?? [])).toEqual(['G2', 'S2', 'G1']);
  });

  it('9.2a waits for a craft that has sailed this turn', () => {
    const stack = homeOf({
      ...{ turn: 9, british: { OR1: ['C01'] }, craft: { S3: ['LCA1'] }, done: ['LCA1'] },
    });
    expect(stack).toMatchObject({ verdict: 'home', turn: 10 });
  });

  it('9.2a counts the seats against everybody who needs them', () => {
    const { stacks, seats, levels } = wayHome(
      position({
        turn: 9,
        british: { OR1: ['C01', 'C02', 'C03'], VGW: ['C04', 'C05', 'C06', 'MIL'] },
        craft: OFF_ORANGE_ONE,
      }),
    );
    expect({ seats, levels }).toEqual({ seats: 8, levels: 12 });
    expect(stacks.map((s) => [s.verdict, s.seats, s.levels])).toEqual([
      ['home', 6, 6],
      ['seats', 2, 6],
    ]);
  });

  it('9.2a counts those aboard, and gives an officer a berth without a seat', () => {
    const full = ['C05', 'C06', 'C07', 'C08'];
    const { stacks } = wayHome(
      position({
        ...{ turn: 9, british: { OR1: ['C01', 'MIL'] }, aboard: { LCA1: full }, back: full },
      }),
    );
    expect(stacks[0]).toMatchObject({ verdict: 'seats', seats: 0, levels: 2 });
    expect(stacks[0]?.berths).toHaveLength(1);
  });

  it('9.2a spreads a stack over several craft', () => {
    const stack = homeOf({
      turn: 9,
      british: { OR1: ['C01', 'C02', 'C03'] },
      craft: { G1: ['LCA1', 'LCA2'] },
      aboard: { LCA1: ['C05', 'C06'], LCA2: ['C07', 'C08'] },
    });
    expect(stack).toMatchObject({ verdict: 'home', seats: 6 });
    expect(new Set(stack.berths.map(({ craft }) => craft)).size).toBe(2);
  });

  it('1.2 lets a full craft make room for an empty one', () => {
    const men = (from: number) => [0, 1, 2, 3].map((i) => `C${String(from + i).padStart(2, '0')}`);
    const aboard = { LCA1: men(2), LCA2: men(6), LCA3: men(10), LCA4: men(14) };
    const { stacks, voyages } = wayHome(
      position({
        turn: 9,
        british: { OR1: ['C01'] },
        craft: { G1: ['LCA1', 'LCA2', 'LCA3', 'LCA4'], S1: ['LCA5'] },
        aboard,
        back: Object.values(aboard).flat(),
      }),
    );
    expect(stacks[0]).toMatchObject({ verdict: 'home', turn: 9 });
    expect(voyages).toHaveLength(2);
  });
});

describe('9.2 what is in the way', () => {
  const laid = { turn: 9, british: { VAS: ['C01'] }, craft: OFF_ORANGE_ONE };

  it('9.2 goes round Germans and face-down markers', () => {
    expect(marches(homeOf({ ...laid, germans: { VGW: ['GI01'] } }))).toEqual(['9: VGE OR1']);
    expect(marches(homeOf({ ...laid, markers: { VGW: 'A-wire' } }))).toEqual(['9: VGE OR1']);
    expect(marches(homeOf({ ...laid, obstacles: { VGW: 'mines' } }))).toEqual(['9: VGE OR1']);
  });

  it('9.2 says what bars the shortest way when none is open', () => {
    const stack = homeOf({
      ...{ turn: 9, british: { VGW: ['C01'] }, craft: OFF_ORANGE_ONE },
      germans: { OR1: ['GI01'], BAE: ['GI02'], VAS: ['GI03'] },
    });
    expect(stack.verdict).toBe('barred');
    expect(zoneIds([stack.bar])).toEqual(['OR1']);
  });

  it('10.6 loses the rest of a turn at wire', () => {
    const stack = homeOf({ ...laid, obstacles: { VGW: 'wire', VGE: 'wire' } });
    expect(marches(stack)).toEqual(['9: VGW', '10: OR1']);
    expect(stack.turn).toBe(11);
  });

  it('1.4 is too late after the last turn', () => {
    expect(homeOf({ ...laid, turn: 11 })).toMatchObject({ verdict: 'home', turn: 12 });
    expect(homeOf({ ...laid, turn: 12 })).toMatchObject({ verdict: 'late', turn: 13 });
  });

  it('1.2 keeps room for everybody: a full zone is passed, not rested in', () => {
    const five = ['C03', 'C04', 'C05', 'C06', 'C07'];
    const { stacks } = wayHome(
      position({
        turn: 9,
        british: { VAS: ['C01', 'C02'], VGW: five },
        craft: { G1: ['LCA1', 'LCA2'] },
      }),
    );
    expect(stacks.map(({ verdict, turn }) => [verdict, turn])).toEqual([
      ['home', 10],
      ['home', 11],
    ]);
  });
});

describe('12a when the race is on', () => {
  it('12a begins with the second gun, or with the last third of the raid', () => {
    expect(isRaceOn(position({ turn: 3, guns: 1 }))).toBe(false);
    expect(isRaceOn(position({ turn: 3, guns: 2 }))).toBe(true);
    expect(isRaceOn(position({ turn: 7 }))).toBe(false);
    expect(isRaceOn(position({ turn: 8 }))).toBe(true);
  });
});

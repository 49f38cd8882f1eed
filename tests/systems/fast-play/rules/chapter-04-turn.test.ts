// 4 to 7 and 15: characters, points, initiative, arrivals, the end.

import { describe, expect, test } from 'vitest';
import * as A from '../../../../src/systems/fast-play/rules/actions.ts';
import { arrivalTurn, arrive, entryOf } from '../../../../src/systems/fast-play/rules/arrivals.ts';
import { isGone, score } from '../../../../src/systems/fast-play/rules/end.ts';
import {
  canPay,
  controlled,
  lapse,
  pay,
  reviewStores,
} from '../../../../src/systems/fast-play/rules/points.ts';
import {
  characterOf,
  countLoss,
  G,
  get,
  hexOf,
  isClosed,
  Option,
  pointsIn,
  put,
  Stage,
  set,
  setHolder,
  setMarks,
  setPoints,
  setStore,
  storeIn,
  turnLosses,
} from '../../../../src/systems/fast-play/rules/state.ts';
import { fastPlay } from '../../../../src/systems/fast-play/rules/system.ts';
import { beginTurn, settleCharacters } from '../../../../src/systems/fast-play/rules/turn.ts';
import { Character, NONE, Side } from '../../../../src/systems/fast-play/rules/types.ts';
import { type Drill, Table } from '../drill.ts';

const lines: Drill = {
  units: {
    ...{
      F1: { at: '0207', facing: 'NE' },
      F2: { at: '0807', facing: 'NE' },
      F3: { at: '0707', facing: 'NE' },
    },
    ...{ G1: { at: '0202', facing: 'SW' }, G2: { at: '0802', facing: 'SW' } },
  },
};
/** A table at the start of turn 2 with these generals. */
function turnTwo(french: number, german: number, options = 0, drill: Drill = lines): Table {
  const table = new Table(drill, options);
  set(table.s, G.character + Side.french, french);
  set(table.s, G.character + Side.german, german);
  return table;
}
const { cautious, pragmatic, bold, fainthearted } = Character;

describe('4.2 to 4.4 the character of the general', () => {
  test('4.3 the player is asked from turn 2 on, before the points', () => {
    const table = turnTwo(cautious, pragmatic);
    beginTurn(table.play(), 2);
    expect(get(table.s, G.stage)).toBe(Stage.character);
    expect(fastPlay.legal(table.s, [])).toEqual([A.test, A.keep]);
  });
  test('4.4 a test is one new die on the own column, and stands', () => {
    const table = turnTwo(cautious, pragmatic);
    beginTurn(table.play(), 2);
    settleCharacters(
      table.play(['character.french', 1], ['points.french.1', 0], ['points.french.2', 0]),
      true,
    );
    expect(characterOf(table.s, Side.french)).toBe(fainthearted);
    expect(characterOf(table.s, Side.german)).toBe(pragmatic);
  });
  test('4.3 a bold general must test', () => {
    const table = turnTwo(bold, pragmatic);
    beginTurn(table.play(['character.french', 3]), 2);
    expect(characterOf(table.s, Side.french)).toBe(cautious);
  });
});

describe('6 action points', () => {
  test('6.1 a die for each segment with a friendly unit', () => {
    const table = turnTwo(cautious, pragmatic);
    expect(controlled(table.s, Side.french)).toEqual([0, 1]);
    put(table.s, table.unit('F1'), NONE);
    expect(controlled(table.s, Side.french)).toEqual([1]);
  });
  test('6.2, 6.4 a cautious general names each die before it is rolled', () => {
    const table = turnTwo(cautious, pragmatic);
    beginTurn(table.play(), 2);
    settleCharacters(table.play(), false);
    expect(get(table.s, G.stage)).toBe(Stage.name);
    fastPlay.perform(table.play(), A.name(1));
    const play = table.play(
      ...([
        ['points.french.1', 3],
        ['points.french.2', 0],
        ['points.german.1', 5],
        ['points.german.2', 1],
      ] as const),
      ...([
        ['initiative.french', 6],
        ['initiative.german', 0],
      ] as const),
    );
    fastPlay.perform(play, A.name(1));
    play.rolls.finish();
    expect([pointsIn(table.s, Side.french, 0), pointsIn(table.s, Side.french, 1)]).toEqual([
      0,
      4 + 1,
    ]);
    expect([pointsIn(table.s, Side.german, 0), pointsIn(table.s, Side.german, 1)]).toEqual([5, 1]);
  });
  test('6.3 a pragmatic one rolls d6 − 1 and deals the scores out', () => {
    const table = turnTwo(pragmatic, pragmatic);
    beginTurn(table.play(), 2);
    settleCharacters(table.play(['points.french.1', 4], ['points.french.2', 0]), false);
    expect(get(table.s, G.stage)).toBe(Stage.deal);
    fastPlay.perform(table.play(), A.deal(0));
    const rest = [
      ['points.german.1', 0],
      ['points.german.2', 0],
      ['initiative.french', 6],
      ['initiative.german', 0],
    ] as const;
    fastPlay.perform(table.play(...rest), A.deal(0));
    expect(pointsIn(table.s, Side.french, 0)).toBe(4 + 0);
  });
  test('6.5 what is not spent lapses', () => {
    const table = turnTwo(cautious, pragmatic);
    setPoints(table.s, Side.french, 0, 3);
    expect(lapse(table.s, Side.french)).toBe(3);
    expect(pointsIn(table.s, Side.french, 0)).toBe(0);
  });
  test('14.4 attrition takes a point for each unit destroyed there in the turn before', () => {
    const table = turnTwo(pragmatic, pragmatic, Option.attrition);
    countLoss(table.s, Side.french, 1);
    beginTurn(table.play(), 2);
    settleCharacters(table.play(['points.french.1', 4], ['points.french.2', 3]), false);
    fastPlay.perform(table.play(), A.deal(1));
    const rest = [
      ['points.german.1', 0],
      ['points.german.2', 0],
      ['initiative.french', 6],
      ['initiative.german', 0],
    ] as const;
    fastPlay.perform(table.play(...rest), A.deal(0));
    expect(pointsIn(table.s, Side.french, 1)).toBe(4 - 1);
    expect(pointsIn(table.s, Side.french, 0)).toBe(3);
    turnLosses(table.s);
  });
  test('14.5 a foresighted general who is cautious keeps them', () => {
    const table = turnTwo(cautious, pragmatic, Option.foresight, {
      ...lines,
      foresighted: ['french'],
    });
    setPoints(table.s, Side.french, 0, 2);
    lapse(table.s, Side.french);
    expect(storeIn(table.s, Side.french, 0)).toBe(2);
    set(table.s, G.character + Side.french, pragmatic);
    reviewStores(table.s, Side.french);
    expect(storeIn(table.s, Side.french, 0)).toBe(0);
  });
  test('6.6, 14.5 an order is paid from the points, then from the store', () => {
    const table = turnTwo(cautious, pragmatic);
    setPoints(table.s, Side.french, 0, 1);
    setStore(table.s, Side.french, 0, 1);
    expect(canPay(table.s, Side.french, 0, 2)).toBe(true);
    pay(table.s, Side.french, 0, 2);
    expect(canPay(table.s, Side.french, 0, 1)).toBe(false);
  });
  test('14.8 a leader has his whole segment for nothing, the rest by 1d4 − 1, and is tested next turn', () => {
    const table = turnTwo(cautious, pragmatic, Option.leader);
    beginTurn(table.play(), 2);
    settleCharacters(table.play(), false);
    expect(get(table.s, G.stage)).toBe(Stage.lead);
    const dice = [
      ['points.french.1', 3],
      ['points.german.1', 0],
      ['points.german.2', 0],
      ['initiative.french', 6],
      ['initiative.german', 0],
    ] as const;
    fastPlay.perform(table.play(...dice), A.lead(1));
    expect(pointsIn(table.s, Side.french, 1)).toBe(2); // its two units
    expect(pointsIn(table.s, Side.french, 0)).toBe(3);
    expect(get(table.s, G.redetermined + Side.french)).toBe(1);
  });
});

/** At the player's moves, with so many points in each segment. */
function moving(points: readonly [number, number]): Table {
  const table = turnTwo(cautious, pragmatic);
  set(table.s, G.stage, Stage.move);
  set(table.s, G.mover, Side.french);
  for (const [segment, count] of points.entries()) setPoints(table.s, Side.french, segment, count);
  return table;
}

describe('7 initiative and moves', () => {
  test('7.1 the higher score chooses; 7.2 on a tie of turn 1 the Germans', () => {
    const table = turnTwo(pragmatic, pragmatic);
    beginTurn(table.play(), 2);
    settleCharacters(table.play(['points.french.1', 0], ['points.french.2', 0]), false);
    fastPlay.perform(table.play(), A.deal(0));
    const tie = [
      ['points.german.1', 0],
      ['points.german.2', 0],
      ['initiative.french', 4],
      ['initiative.german', 3],
    ] as const;
    fastPlay.perform(table.play(...tie), A.deal(0));
    expect(get(table.s, G.choice)).toBe(Side.german);
    expect(get(table.s, G.mover)).toBe(Side.french); // they let the French go first
  });
  test('7.3 a segment once left is closed, and done is always legal', () => {
    const table = moving([2, 2]);
    fastPlay.perform(table.play(), A.order(table.unit('F1'), table.hex('0207'), 1));
    fastPlay.perform(table.play(), A.order(table.unit('F2'), table.hex('0807'), 1));
    expect(isClosed(table.s, Side.french, 0)).toBe(true);
    expect(fastPlay.legal(table.s, [])).toContain(A.done);
  });
  test('6.6 once a turn, and only where there is a point', () => {
    const table = moving([0, 2]);
    expect(fastPlay.forbids(table.s, A.order(table.unit('F1'), table.hex('0207'), 1))?.id).toBe(
      '6.6',
    );
    fastPlay.perform(table.play(), A.order(table.unit('F2'), table.hex('0807'), 1));
    expect(fastPlay.forbids(table.s, A.order(table.unit('F2'), table.hex('0807'), 2))?.id).toBe(
      '6.6',
    );
  });
  test('8.10 an order that leads nowhere is refused, and so is one to the enemy', () => {
    const table = moving([2, 2]);
    expect(fastPlay.forbids(table.s, A.order(table.unit('F1'), table.hex('0904'), 1))?.id).toBe(
      '8.1', // too far
    );
    expect(fastPlay.forbids(table.s, A.order(table.unit('G1'), table.hex('0202'), 1))?.id).toBe(
      '4.1',
    );
  });
});

describe('15.2 arrivals', () => {
  const late: Drill = {
    units: {
      F1: { at: '0907', facing: 'NE' },
      G1: { entry: ['0101', '0201'], arrives: 2, facing: 'SE' },
    },
  };
  const waiting = (drill: Drill): Table => {
    const table = new Table(drill);
    setMarks(table.s, table.unit('G1'), 0);
    set(table.s, G.turn, 2);
    return table;
  };
  test('on the first free hex of its list', () => {
    const table = waiting(late);
    arrive(table.play());
    expect(table.id(hexOf(table.s, table.unit('G1')))).toBe('0101');
  });
  test('not next to an enemy: then the nearest free hex of the same edge', () => {
    const table = waiting({ units: { ...late.units, F1: { at: '0102', facing: 'NE' } } });
    expect(table.id(entryOf(table.s, table.unit('G1')))).toBe('0301');
  });
  test('16.2 a level moves the turn', () => {
    expect(arrivalTurn(waiting(late).s, 1)).toBe(2);
  });
});

describe('15.3 to 15.6 the end', () => {
  const prize: Drill = {
    objectives: [{ hex: '0505', en: 'Farm', fr: 'Ferme', holder: 'french', endVp: 3 }],
    units: { F1: { at: '0207' }, G1: { at: '0802' } },
  };
  test('15.3 a side without a unit is gone', () => {
    const table = new Table(prize);
    expect(isGone(table.s, Side.german)).toBe(false);
    put(table.s, table.unit('G1'), NONE);
    expect(isGone(table.s, Side.german)).toBe(true);
  });
  test('15.5, 15.6 objectives, units destroyed, and what that makes', () => {
    const table = new Table(prize);
    expect(score(table.s)).toMatchObject({ vp: 3, outcome: 'success' });
    put(table.s, table.unit('F1'), NONE);
    expect(score(table.s)).toMatchObject({ vp: 2, outcome: 'drawn-off' });
    setHolder(table.s, 0, Side.german);
    expect(score(table.s)).toMatchObject({ vp: -1, outcome: 'position-lost' });
  });
});

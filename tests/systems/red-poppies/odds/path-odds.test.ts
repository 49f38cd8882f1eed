// Moves before they are made: rows worked out by hand, and exact chances against the same moves made thousands of times
// by the rules themselves, in positions of whole battles.

import { describe, expect, it } from 'vitest';
import { compare, fraction, ONE, plus, toNumber, ZERO } from '../../../../src/engine/fraction.ts';
import type { Player } from '../../../../src/engine/player.ts';
import { copy, copyInto } from '../../../../src/engine/position.ts';
import { randomPlayer } from '../../../../src/engine/random-player.ts';
import { SeededRolls } from '../../../../src/engine/rolls.ts';
import { choose } from '../../../../src/systems/red-poppies/german/command.ts';
import {
  type MoveOdds,
  type PathPoint,
  type PlannedMove,
  pathOdds,
} from '../../../../src/systems/red-poppies/odds/path-odds.ts';
import * as A from '../../../../src/systems/red-poppies/rules/actions.ts';
import { legal } from '../../../../src/systems/red-poppies/rules/legal.ts';
import { answer } from '../../../../src/systems/red-poppies/rules/run.ts';
import { setup } from '../../../../src/systems/red-poppies/rules/setup.ts';
import {
  askedOf,
  G,
  get,
  has,
  hexOf,
  isOnMap,
  Mark,
  Stage,
  type State,
} from '../../../../src/systems/red-poppies/rules/state.ts';
import { redPoppies } from '../../../../src/systems/red-poppies/rules/system.ts';
import { NONE } from '../../../../src/systems/red-poppies/rules/types.ts';
import { Table } from '../drill.ts';
import { hawthorn } from '../hawthorn.ts';

const to = (table: Table, ...hexes: readonly string[]): PathPoint[] =>
  hexes.map((id) => ({ kind: 'move', hex: table.hex(id) }));

function odds(table: Table, units: readonly string[], points: readonly PathPoint[]): MoveOdds {
  const move = { units: units.map((id) => table.unit(id)), points };
  const found = pathOdds(table.s, [move]);
  if (found === null) throw new Error('not legal');
  expect(found.samples).toBe(0);
  return found.moves[0] as MoveOdds;
}

describe('6.33 a company walks towards one gun in the open', () => {
  const table = new Table({ units: { B1: { at: 'C01' }, G1: { at: 'C05', kind: 'mg' } } });
  const [first, second] = odds(table, ['B1'], to(table, 'C02', 'C03')).points;

  it('11.1 +3, formed +1, moving +1, range 3 −1: 4; breaks on 5, destroys on 7', () => {
    expect(first?.arrivals).toEqual([
      {
        unit: table.unit('B1'),
        formed: fraction(1, 6),
        dispersed: fraction(9, 36),
        destroyed: fraction(21, 36),
        goesOn: fraction(1, 6),
      },
    ]);
    expect(first?.guns).toMatchObject([{ unit: table.unit('G1'), fires: ONE }]);
    expect(first?.guns[0]?.checks).toMatchObject([
      { modifier: 4, cohesion: 8, breaks: 30, destroys: 21 },
    ]);
  });

  it('6.32 two of the six throws that it stands are doubles and tire the gun', () => {
    // 2/36 with a spent gun, 4/36 under a second shot that 6 throws of 36 let pass
    expect(second?.arrivals[0]?.formed).toEqual(fraction(2 * 36 + 4 * 6, 36 * 36));
    expect(second?.guns[0]?.fires).toEqual(fraction(4, 36));
  });
});

describe('8.81 wire', () => {
  it('breaks the company without a shot, and it goes no further', () => {
    const table = new Table({ units: { B1: { at: 'C01' } }, sides: { 'C02/C03': 'wire' } });
    const move = odds(table, ['B1'], to(table, 'C02', 'C03', 'C04'));
    expect(move.points.map(({ arrivals }) => arrivals[0]?.dispersed)).toMatchObject([
      fraction(0),
      ONE,
      fraction(0),
    ]);
    expect(move.points[1]?.arrivals[0]?.goesOn).toEqual(fraction(0));
  });
});

describe('R3 a gun that holds its fire', () => {
  it('is named with the shot that it does not fire', () => {
    const table = new Table({
      ground: { C02: 'building' },
      units: {
        B1: { at: 'C01' },
        B2: { at: 'D04' },
        G1: { at: 'C07', kind: 'mg', dispersed: true },
      },
    });
    // +2, formed +1, moving +1, range 5 −2, house −2: 0; 10 in 36 to break
    const [point] = odds(table, ['B1'], to(table, 'C02')).points;
    expect(point?.guns).toMatchObject([
      { fires: fraction(0), checks: [{ modifier: 0, breaks: 10 }] },
    ]);
    expect(point?.arrivals[0]?.formed).toEqual(ONE);
  });
});

describe('5.41a two that go together', () => {
  it('are struck by one shot, each for itself', () => {
    const table = new Table({
      units: { B1: { at: 'C01' }, B2: { at: 'C01' }, G1: { at: 'C05', kind: 'mg' } },
    });
    const [point] = odds(table, ['B1', 'B2'], to(table, 'C02')).points;
    for (const arrival of point?.arrivals ?? [])
      expect(arrival).toMatchObject({ formed: fraction(1, 6), destroyed: fraction(21, 36) });
    // 6.32 either of them tires it: 1 − (30/36)²
    expect(point?.guns[0]?.tires).toEqual(fraction(11, 36));
  });
});

describe('5.03a a mass, one after another', () => {
  const table = new Table({
    units: { B1: { at: 'C01' }, B2: { at: 'B01' }, G1: { at: 'C05', kind: 'mg' } },
  });
  const moves = [
    { units: [table.unit('B1')], points: to(table, 'C02') },
    { units: [table.unit('B2')], points: to(table, 'B02') },
  ];

  it('6.32 the second meets the gun unless the first has tired it: 6 doubles in 36', () => {
    const found = pathOdds(table.s, moves);
    expect(found?.samples).toBe(0);
    expect(found?.moves[1]?.points[0]?.guns[0]?.fires).toEqual(fraction(5, 6));
  });

  it('is sampled where it branches too widely, and comes to the same within the error', () => {
    const exact = pathOdds(table.s, moves);
    const sampled = pathOdds(table.s, moves, undefined, 1);
    expect(sampled?.samples).toBeGreaterThan(100);
    const last = (odds: typeof exact) => odds?.moves[1]?.points[0]?.arrivals[0];
    for (const fate of ['formed', 'dispersed', 'destroyed'] as const) {
      const chance = toNumber(last(exact)?.[fate] ?? ZERO);
      const error = Math.sqrt((chance * (1 - chance)) / (sampled?.samples ?? 1));
      expect(Math.abs(toNumber(last(sampled)?.[fate] ?? ZERO) - chance)).toBeLessThan(5 * error);
    }
  });
});

describe('12.10 what is hidden', () => {
  it('moves no odds: a registered hex on the way and the die of the set-up', () => {
    const drill = (registered: string) =>
      new Table({
        units: { B1: { at: 'C01' }, G1: { at: 'C05', kind: 'mg' } },
        batteries: { G9: { mode: 'rocket', registered } },
      });
    const [one, other] = ['C02', 'G07'].map((hex) => {
      const table = drill(hex);
      return pathOdds(table.s, [{ units: [table.unit('B1')], points: to(table, 'C02', 'C03') }]);
    });
    expect(one).toEqual(other);
  });

  it('leaves the position as it was', () => {
    const table = new Table({ units: { B1: { at: 'C01' }, G1: { at: 'C05', kind: 'mg' } } });
    const before = table.s.cells.slice();
    odds(table, ['B1'], to(table, 'C02', 'C03'));
    expect(table.s.cells).toEqual(before);
  });
});

/** Positions of battles played at random in which a unit that was ordered is asked for its action. */
function positions(count: number): { s: State; move: PlannedMove }[] {
  const found: { s: State; move: PlannedMove }[] = [];
  for (let game = 0; found.length < count; game++) {
    const seed = `path ${game}`;
    const s = setup(hawthorn, { seed, level: 'regular', events: false });
    const rolls = new SeededRolls(seed, G.random);
    const player = randomPlayer();
    player.start(seed);
    let taken = 0;
    while (!redPoppies.over(s) && taken < 4) {
      const move = get(s, G.stage) === Stage.act ? anyMove(s, player) : null;
      if (move !== null && taken * 9 < get(s, G.turn) * 4) {
        found.push({ s: copy(s), move });
        taken++;
      }
      redPoppies.perform({ s, rolls, tell: null }, player.pick(s, legal(s, [])));
    }
  }
  return found.slice(0, count);
}

/** A way of one to three points by whoever may move first, one alone or two. */
function anyMove(s: State, player: Player): PlannedMove | null {
  const moves = legal(s, []).filter((action) =>
    [A.Do.move, A.Do['move-both']].includes(A.kindOf(action) as 23),
  );
  if (moves.length === 0) return null;
  const first = player.pick(s, moves);
  const unit = A.whoOf(first);
  const both = A.kindOf(first) === A.Do['move-both'];
  const other = both ? fellow(s, unit) : NONE;
  const points: PathPoint[] = [{ kind: 'move', hex: A.whereOf(first) }];
  const { next } = s.scenario;
  for (let more = 0; more < 2; more++) {
    const at = points.at(-1) as { hex: number };
    const around = Array.from({ length: 6 }, (_, d) => next[at.hex * 6 + d] as number);
    const been = [hexOf(s, unit), ...points.map((point) => (point as { hex: number }).hex)];
    const beside = around.filter((hex) => hex !== NONE && !been.includes(hex)); // not back where it would stay
    points.push({ kind: 'move', hex: player.pick(s, beside) });
  }
  return { units: other === NONE ? [unit] : [unit, other], points };
}

const fellow = (s: State, unit: number): number =>
  s.scenario.units.findIndex(
    (_, one) => one !== unit && has(s, one, Mark.active) && hexOf(s, one) === hexOf(s, unit),
  );

/** The same move made by the rules with dice of its own; where every mover is after each point. */
function playOut(s: State, { units, points }: PlannedMove, rolls: SeededRolls): string[][] {
  const play = { s, rolls, tell: null };
  let hex = NONE;
  return points.map((point) => {
    const list = get(s, G.step) === 10 || askedOf(s) !== s.scenario.human ? [] : legal(s, []);
    const hexes = point.kind === 'move' ? point.hex : 0;
    const wanted = [
      ...(units.length > 1 ? units.map((u) => A.act(A.Do['move-both'], u, hexes)) : []),
      ...units.map((unit) => A.act(A.Do.move, unit, hexes)),
    ].find((action) => list.includes(action));
    const asked = get(s, G.stage);
    if (wanted !== undefined && (asked === Stage.act || asked === Stage.point)) {
      answer(play, wanted);
      while (askedOf(s) !== s.scenario.human && get(s, G.stage) === Stage.pause)
        answer(play, choose(s));
    }
    hex = hexes;
    return units.map((unit) => {
      if (has(s, unit, Mark.destroyed)) return 'destroyed';
      if (!isOnMap(s, unit) || hexOf(s, unit) !== hex) return 'short';
      return has(s, unit, Mark.dispersed) ? 'dispersed' : 'formed';
    });
  });
}

describe('exact odds against moves that are made', () => {
  const PLAYS = 400;
  it('agree within five standard errors in thirty positions of random battles', () => {
    let compared = 0;
    let chancy = 0;
    for (const { s, move } of positions(30)) {
      const exact = pathOdds(s, [move], undefined, Number.POSITIVE_INFINITY);
      if (exact === null) throw new Error('an odd move');
      const rolls = new SeededRolls('plays', G.random);
      const scratch = copy(s);
      const counts = new Map<string, number>();
      for (let i = 0; i < PLAYS; i++) {
        copyInto(scratch, s);
        for (const [p, fates] of playOut(scratch, move, rolls).entries()) {
          for (const [u, fate] of fates.entries()) {
            const key = `${p} ${u} ${fate}`;
            counts.set(key, (counts.get(key) ?? 0) + 1);
          }
        }
      }
      for (const [p, point] of (exact.moves[0] as MoveOdds).points.entries()) {
        for (const [u, arrival] of point.arrivals.entries()) {
          expect(
            compare(plus(plus(arrival.formed, arrival.dispersed), arrival.destroyed), ONE),
          ).toBeLessThan(1);
          for (const fate of ['formed', 'dispersed', 'destroyed'] as const) {
            const chance = toNumber(arrival[fate]);
            const share = (counts.get(`${p} ${u} ${fate}`) ?? 0) / PLAYS;
            const error = Math.sqrt((chance * (1 - chance)) / PLAYS);
            expect(
              Math.abs(share - chance),
              `${p} ${u} ${fate} ${share} ${chance}`,
            ).toBeLessThanOrEqual(5 * error + 1e-9);
            compared++;
            if (chance > 0 && chance < 1) chancy++;
          }
        }
      }
    }
    expect(compared).toBeGreaterThan(250);
    expect(chancy).toBeGreaterThan(50);
  });
});

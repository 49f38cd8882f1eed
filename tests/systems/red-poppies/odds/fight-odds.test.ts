// Shots, melees and shells before they come: rows worked out by hand, and exact chances against the same fights fought
// many times by the rules themselves, in positions of whole battles.

import { describe, expect, it } from 'vitest';
import { fraction, toNumber, ZERO } from '../../../../src/engine/fraction.ts';
import { copy, copyInto } from '../../../../src/engine/position.ts';
import { randomPlayer } from '../../../../src/engine/random-player.ts';
import { SeededRolls } from '../../../../src/engine/rolls.ts';
import type { Action } from '../../../../src/engine/system.ts';
import { choose } from '../../../../src/systems/red-poppies/german/command.ts';
import { fallOdds } from '../../../../src/systems/red-poppies/odds/fall-odds.ts';
import { fightOdds, meleeChoices } from '../../../../src/systems/red-poppies/odds/fight-odds.ts';
import { odds } from '../../../../src/systems/red-poppies/odds/odds.ts';
import * as A from '../../../../src/systems/red-poppies/rules/actions.ts';
import { legal } from '../../../../src/systems/red-poppies/rules/legal.ts';
import { answer } from '../../../../src/systems/red-poppies/rules/run.ts';
import { setup } from '../../../../src/systems/red-poppies/rules/setup.ts';
import {
  G,
  get,
  has,
  Mark,
  Stage,
  type State,
} from '../../../../src/systems/red-poppies/rules/state.ts';
import { redPoppies } from '../../../../src/systems/red-poppies/rules/system.ts';
import { Table } from '../drill.ts';
import { hawthorn } from '../hawthorn.ts';

const of36 = (n: number) => fraction(n, 36);

describe('6.11 a shot', () => {
  it('11.1 at range 4 from a gun: +3 +1 −2, broken on 7, destroyed on 9, and nobody answers', () => {
    const table = new Table({ units: { B1: { at: 'C01', kind: 'mg' }, G1: { at: 'C05' } } });
    table.do('hex C01');
    const found = fightOdds(table.s, table.action('fire B1 C05'));
    expect(found?.checks).toMatchObject([{ modifier: 2, cohesion: 8, breaks: 21, destroys: 10 }]);
    expect(found?.units).toEqual([
      { unit: table.unit('G1'), broken: of36(11), destroyed: of36(10) },
    ]);
    expect(found?.answers).toEqual([]);
  });

  it('6.36, T3 at close quarters the answer is reckoned with: both +2 +1', () => {
    const table = new Table({ units: { B1: { at: 'C03' }, G1: { at: 'C04' } } });
    table.do('hex C03');
    const found = fightOdds(table.s, table.action('fire B1 C04'));
    expect(found?.answers).toEqual([table.unit('G1')]);
    const both = { broken: of36(11), destroyed: of36(15) };
    expect(found?.units).toEqual([
      { unit: table.unit('G1'), ...both },
      { unit: table.unit('B1'), ...both },
    ]);
  });
});

describe('6.36 fire that is returned', () => {
  const fired = (dispersed: boolean): Table =>
    new Table({
      active: 'german',
      units: { B1: { at: 'C03' }, B2: { at: 'C03' }, G1: { at: 'C04', dispersed } },
    })
      .do('hex C04')
      .do('fire G1 C03');
  const unitsOf = (table: Table, action: string) =>
    fightOdds(table.s, table.action(action))?.units.map(({ unit, broken }) => ({ unit, broken }));

  it('6.36a who has been named already is in no worse plight than who is about to be', () => {
    const table = fired(false).do('return B1');
    const broken = of36(11);
    expect(unitsOf(table, 'return B2')).toEqual(
      expect.arrayContaining(['B1', 'B2'].map((name) => ({ unit: table.unit(name), broken }))),
    );
  });

  it('2.22 shows whom it is aimed at, and what dice it has to beat, even where little can come of it', () => {
    const table = fired(true);
    const found = fightOdds(table.s, table.action('return B1'));
    const target = found?.units.find(({ unit }) => unit === table.unit('G1'));
    expect(found?.checks.map(({ unit }) => unit)).toEqual([table.unit('G1')]);
    expect(target?.broken).toEqual(ZERO); // it is dispersed, and its own shot spends it
    expect(target?.destroyed).toEqual(of36(found?.checks[0]?.destroys ?? 0));
  });
});

describe('5.455 a melee', () => {
  it('one against one: 8 destroys, 6 breaks, and a double may hallow the ground', () => {
    const table = new Table({ units: { B1: { at: 'C03' }, G1: { at: 'C03' } } });
    table.do('hex C03');
    const found = fightOdds(table.s, table.action('melee B1'));
    const both = { broken: of36(11), destroyed: of36(15) };
    expect(found?.units.map(({ broken, destroyed }) => ({ broken, destroyed }))).toEqual([
      both,
      both,
    ]);
    expect(found?.hallows).toEqual([fraction(1, 6), fraction(5, 36)]);
  });

  it('5.454 with two enemies each choice has its odds, the deadliest first', () => {
    const table = new Table({
      units: { B1: { at: 'C03' }, G1: { at: 'C03' }, G2: { at: 'C03', dispersed: true } },
    });
    table.do('hex C03');
    const choices = meleeChoices(table.s, table.action('melee B1'));
    expect(choices.map(({ targets }) => targets)).toEqual([
      [[table.unit('B1'), table.unit('G1')]],
      [[table.unit('B1'), table.unit('G2')]],
    ]);
    for (const { units } of choices) {
      const own = units.find(({ unit }) => unit === table.unit('B1'));
      expect(own?.destroyed).toEqual(of36(30)); // both strike at it: 3 + 3, 11 from 5 on
    }
  });
});

describe('7.14 to 7.17 shells', () => {
  const drill = (ground: Record<string, string> = {}) =>
    new Table({
      ground,
      units: { B1: { at: 'A01' }, G1: { at: 'D04' }, G2: { at: 'D03', dispersed: true } },
      batteries: { B9: { fp: 4 } },
    });

  it('the signal of an aeroplane: 7 or less; a third on the target, a ninth on each side of it', () => {
    const table = drill();
    const found = fallOdds(table.s, 0, table.hex('D04'), 0);
    expect(found).toMatchObject({ number: 7, delay: 1, signal: of36(21) });
    expect(found.falls.map(({ chance }) => chance)).toEqual([
      fraction(1, 3),
      ...Array.from({ length: 6 }, () => fraction(1, 9)),
    ]);
    expect(found.shelled).toMatchObject([
      { unit: table.unit('G1'), falls: fraction(1, 3), breaks: 33, destroys: 26 }, // +4 +1
      { unit: table.unit('G2'), falls: fraction(1, 9), breaks: 33, destroys: 21 }, // +4
    ]);
  });

  it('7.17a what falls beyond the edge is counted too', () => {
    const table = drill();
    const found = fallOdds(table.s, 0, table.hex('A01'), 0);
    const off = found.falls.find(({ hex }) => hex < 0);
    expect(off?.chance).toEqual(fraction(4, 9)); // four of its six sides
    expect(found.falls.reduce((sum, { chance }) => sum + toNumber(chance), 0)).toBeCloseTo(1, 9);
  });

  it('7.51 smoke strikes nobody', () => {
    const table = drill();
    expect(fallOdds(table.s, 0, table.hex('D04'), 1).shelled).toEqual([]);
  });
});

interface Fight {
  readonly s: State;
  readonly action: Action;
}
const FIGHTS: ReadonlySet<string> = new Set(['fire', 'shoot', 'melee', 'melee-both']);

/** Fights of battles played at random, a few of each kind. */
function fights(each: number): Fight[] {
  const found: Fight[] = [];
  const counts = new Map<string, number>();
  for (let game = 0; game < 60; game++) {
    const seed = `fight ${game}`;
    const s = setup(hawthorn, { seed, level: 'regular', events: false });
    const rolls = new SeededRolls(seed, G.random);
    const player = randomPlayer();
    player.start(seed);
    while (!redPoppies.over(s)) {
      for (const action of legal(s, [])) {
        const verb = A.verbOf(action) ?? '';
        if (!FIGHTS.has(verb) || (counts.get(verb) ?? 0) >= each) continue;
        if (game % 2 !== action % 2) continue;
        counts.set(verb, (counts.get(verb) ?? 0) + 1);
        found.push({ s: copy(s), action });
      }
      redPoppies.perform({ s, rolls, tell: null }, player.pick(s, legal(s, [])));
    }
  }
  return found;
}

/** Fought by the rules with dice of its own, up to where no answer to it is left. */
function fightOut({ s, action }: Fight, rolls: SeededRolls): void {
  const play = { s, rolls, tell: null };
  const reacts = A.verbOf(action) === 'shoot';
  answer(play, action);
  const ASKED: ReadonlySet<number> = new Set([Stage.return, Stage.strike]);
  while (!reacts && ASKED.has(get(s, G.stage))) answer(play, choose(s));
}

describe('exact odds against fights that are fought', () => {
  it('agree within five standard errors', () => {
    const FOUGHT = 300;
    const all = fights(16);
    let chancy = 0;
    for (const fight of all) {
      const { s, action } = fight;
      // whom to strike at is chosen here as the automaton would
      if (A.verbOf(action)?.startsWith('melee') === true && meleeChoices(s, action).length > 1)
        continue;
      const exact = fightOdds(s, action);
      if (exact === null) throw new Error('no odds');
      const rolls = new SeededRolls('fights', G.random);
      const scratch = copy(s);
      const counts = s.scenario.units.map(() => [0, 0] as [number, number]);
      for (let i = 0; i < FOUGHT; i++) {
        copyInto(scratch, s);
        fightOut({ s: scratch, action }, rolls);
        for (const [unit, count] of counts.entries()) {
          if (has(scratch, unit, Mark.destroyed) && !has(s, unit, Mark.destroyed)) count[0]++;
          else if (has(scratch, unit, Mark.dispersed) && !has(s, unit, Mark.dispersed)) count[1]++;
        }
      }
      for (const [unit, [destroyed, broken]] of counts.entries()) {
        const found = exact.units.find((one) => one.unit === unit);
        const pairs = [[destroyed, found?.destroyed ?? ZERO] as const];
        if (!has(s, unit, Mark.dispersed)) pairs.push([broken, found?.broken ?? ZERO]);
        for (const [count, chance] of pairs) {
          const p = toNumber(chance);
          const error = Math.sqrt((p * (1 - p)) / FOUGHT);
          expect(
            Math.abs(count / FOUGHT - p),
            `${A.format(s.scenario, action)} ${unit}`,
          ).toBeLessThanOrEqual(5 * error + 1e-9);
          if (p > 0 && p < 1) chancy++;
        }
      }
    }
    expect(chancy).toBeGreaterThan(40);
  });
});

describe('odds of any answer', () => {
  it('are there for whatever dice may fall on, leave the position as it was, and know no secret', () => {
    const s = setup(hawthorn, { seed: 'any', level: 'veteran', events: false });
    const rolls = new SeededRolls('any', G.random);
    const player = randomPlayer();
    player.start('any');
    let asked = 0;
    while (!redPoppies.over(s)) {
      const before = s.cells.slice();
      const list = legal(s, []);
      const action = player.pick(s, list);
      const mine = odds(s, action);
      expect(mine).not.toBeNull();
      expect(s.cells).toEqual(before);
      expect(odds(redPoppies.known(s), action)).toEqual(mine);
      asked++;
      redPoppies.perform({ s, rolls, tell: null }, action);
    }
    expect(asked).toBeGreaterThan(40);
  });
});

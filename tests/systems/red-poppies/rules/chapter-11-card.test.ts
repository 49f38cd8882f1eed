// 11 The card, 12 the order of things: what the figures are, how dice are called, what is secret, that it ends.

import { describe, expect, test } from 'vitest';
import { randomPlayer } from '../../../../src/engine/random-player.ts';
import { SeededRolls } from '../../../../src/engine/rolls.ts';
import { atLeast, breakChance } from '../../../../src/systems/red-poppies/rules/chance.ts';
import { known, redeal } from '../../../../src/systems/red-poppies/rules/known.ts';
import {
  G,
  get,
  has,
  isShown,
  Mark,
  registeredOf,
} from '../../../../src/systems/red-poppies/rules/state.ts';
import { redPoppies } from '../../../../src/systems/red-poppies/rules/system.ts';
import { type Drill, RULES, Table, two } from '../drill.ts';
import { hawthorn } from '../hawthorn.ts';

const shipped = hawthorn.rules;

describe('11.1 the card', () => {
  test('11.1, 11.2, 11.3, 7.2 the shipped figures are those of the rules', () => {
    expect(shipped.cover).toMatchObject(RULES.cover);
    expect(shipped.melee).toMatchObject(RULES.melee);
    expect(shipped.meleeAgainstArmour).toMatchObject(RULES.meleeAgainstArmour);
    expect(shipped.signal).toMatchObject(RULES.signal);
    expect(shipped).toMatchObject({ destroyedAt: 11, formed: 1, moving: 1, rangePerTwoHexes: -1 });
    expect(shipped).toMatchObject({ concealment: -1, hallowedGround: -1 });
  });
  test.each([
    [0, 0],
    [1, 0],
    [2, -1],
    [3, -1],
    [4, -2],
    [8, -4],
  ])('11.2 range %i: %i', (range, worth) => {
    expect(shipped.rangePerTwoHexes * (range >> 1) + 0).toBe(worth + 0);
  });
  test('11.4 chances in 36 to reach a sum with two dice', () => {
    expect([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map(atLeast)).toEqual([
      ...[36, 35, 33, 30, 26, 21, 15, 10, 6, 3, 1],
    ]);
    expect([atLeast(-5), atLeast(13)]).toEqual([36, 0]);
    expect(breakChance(0, 7, 11)).toBe(15);
    expect(breakChance(4, 8, 11)).toBe(30);
    expect(breakChance(0, 11, 11)).toBe(3); // 2.23a
  });
  test('11.5 armour is never in a trench and has nothing of scrapes, but other cover', () => {
    const table = new Table({
      ground: { C01: 'building german' },
      units: {
        B1: { at: 'C03', kind: 'artillery' },
        G1: { at: 'C01', kind: 'tank' },
        G9: { at: 'G07' },
      },
    });
    table
      .do('hex C03')
      .do('fire-at B1 G1')
      .do('close', two('check.fire.G1', 1, 1));
    expect(table.last('shot').checks[0]?.sum.total).toBe(2 + 5 + 1 - 1 - 2);
  });
});

describe('12.0 order', () => {
  test('12.0 by id means by place in the files: set-up first, then reinforcements', () => {
    const ids = hawthorn.units.map(({ id }) => id);
    expect(ids.indexOf('R119-10')).toBeGreaterThan(ids.indexOf('R119-9'));
    expect(ids.indexOf('RES-1')).toBeGreaterThan(ids.indexOf('TMB-1'));
    expect(hawthorn.wires.map(({ id }) => id)).toEqual(
      [...hawthorn.wires.map(({ id }) => id)].sort(),
    );
  });
  test('12.1, 12.2 before play: registered hexes, set-up, bombardment, mine, level, turn 1', () => {
    for (const level of ['recruit', 'regular', 'veteran']) {
      const s = redPoppies.setup(hawthorn, { seed: '12.1', level, events: false });
      expect(redPoppies.asked(s).kind).toBe('place');
      const germans = hawthorn.units.flatMap(({ side, group }, unit) =>
        side === 1 && group === -1 && has(s, unit, Mark.here) ? [unit] : [],
      );
      expect(germans).toHaveLength({ recruit: 9, regular: 10, veteran: 12 }[level] ?? 0);
      expect(registeredOf(s, 0)).toBeGreaterThanOrEqual(0);
      expect(redPoppies.turn(s)).toBe(0);
    }
  });
  test('12.1 at Recruit Germans beside the mine begin turn 1 spent', () => {
    const s = redPoppies.setup(hawthorn, { seed: '12.1', level: 'recruit', events: false });
    const stunned: number[] = [];
    const rolls = new SeededRolls(s, redPoppies.random);
    const player = randomPlayer();
    player.start('x');
    while (redPoppies.turn(s) === 0) {
      redPoppies.perform(
        { s, rolls, tell: (event) => event.kind === 'stunned' && stunned.push(...event.units) },
        player.pick(s, redPoppies.legal(s, [])),
      );
    }
    for (const unit of stunned) expect(hawthorn.side[unit]).toBe(1);
  });
});

describe('12.3 to 12.8 one thing after another', () => {
  const drill = (units: Drill['units']): Table =>
    new Table({ units: { B9: { at: 'A07' }, G9: { at: 'G07' }, ...units } });
  test('12.3 the declaration, then the signals, then the order', () => {
    const table = new Table({
      units: { B1: { at: 'A01' }, G9: { at: 'G07' } },
      batteries: { BA: { mode: 'rocket', registered: 'A02' } },
    });
    table
      .do('target BA A02 shell')
      .do('pass')
      .do('hex A01', two('signal.BA', 1, 1), [['accuracy.BA', 2]]);
    const kinds = table.kinds();
    expect(kinds.lastIndexOf('ordered')).toBeLessThan(kinds.indexOf('signal'));
  });
  test('12.4 the point with all its consequences comes before the pause', () => {
    const table = new Table({
      sides: { 'C02/C03': 'wire' },
      units: { B1: { at: 'C02' }, B9: { at: 'A07' }, G1: { at: 'C05' } },
    });
    table.do('hex C02').do('move B1 C03');
    expect(table.kinds().slice(-3)).toEqual(['stepped', 'hindered', 'holds']);
    expect(table.asked()).toBe('german pause');
  });
  test('12.5 named return fire, all dice, then all effects', () => {
    const table = drill({ B1: { at: 'C01' }, G1: { at: 'C02' } });
    table
      .do('hex C01')
      .do('fire B1 C02')
      .do('return G1', two('check.fire.G1', 6, 6), two('check.return.B1', 6, 6));
    expect([table.look('B1'), table.look('G1')]).toEqual(['destroyed', 'destroyed']);
  });
  test('12.6 names, checks of the active side, then of the passive side, then effects', () => {
    const table = drill({ B1: { at: 'C01' }, G1: { at: 'C01' } });
    table.do('hex C01').do('melee B1', two('check.melee.B1', 1, 2), two('check.melee.G1', 1, 2));
    expect(table.last('melee').checks.map(({ cause }) => cause)).toEqual(['melee', 'melee']);
  });
  test('12.7 every die has the name of its unit or battery and of what it is for', () => {
    const { rolls } = hawthorn.units[0] ?? { rolls: [] };
    expect(rolls[0]).toBe('check.fire.R119-9.1');
    expect(rolls.at(-2)).toBe('bombard.R119-9');
    expect(rolls.at(-1)).toBe('barrage.R119-9');
    expect(hawthorn.batteries[0]?.rolls).toEqual({
      signal: ['signal.G1.1', 'signal.G1.2'],
      cancel: ['cancel.G1.1', 'cancel.G1.2'],
      accuracy: 'accuracy.G1',
      scatter: 'scatter.G1',
    });
  });
  test('12.8 what has a single answer is not asked', () => {
    const s = redPoppies.setup(hawthorn, { seed: '12.8', level: 'regular', events: false });
    const rolls = new SeededRolls(s, redPoppies.random);
    const player = randomPlayer();
    player.start('12.8');
    while (!redPoppies.over(s)) {
      const list = redPoppies.legal(s, []);
      expect(list.length).toBeGreaterThan(1);
      redPoppies.perform({ s, rolls, tell: null }, player.pick(s, list));
    }
  });
});

describe('12.9 refusals', () => {
  test('12.9 name the paragraph that forbids', () => {
    const table = new Table({ units: { B1: { at: 'A01' }, G1: { at: 'G07' } } });
    expect(table.forbids('deploy B1')).toBe('4.21');
    expect(table.forbids('mass B1')).toBe('5.01a');
    expect(table.forbids('hex A02')).toBe('5.01b');
    table.do('hex A01');
    expect(table.forbids('move B1 A03')).toBe('5.41');
    expect(table.forbids('climb B1')).toBe('8.72');
    expect(table.forbids('melee B1')).toBe('5.451');
    expect(table.forbids('move-both B1 A02')).toBe('5.41a');
    expect(table.forbids('pass')).toBe('5.03a');
  });
});

describe('12.10 who knows what', () => {
  const s = redPoppies.setup(hawthorn, { seed: '12.10', level: 'veteran', events: false });
  test('12.10 registered hexes and the die of the plan are forgotten, the dice to come too', () => {
    const mine = known(s);
    expect([0, 1, 2].map((battery) => registeredOf(mine, battery))).toEqual([-1, -1, -1]);
    expect([get(mine, G.plan), get(mine, G.random)]).toEqual([0, 0]);
    expect(registeredOf(s, 0)).toBeGreaterThanOrEqual(0);
  });
  test('12.10, 7.31a a registered hex that has been seen is kept', () => {
    const table = new Table({
      units: { B1: { at: 'A01' }, G1: { at: 'D02' } },
      batteries: { GA: { mode: 'rocket', registered: 'D04' } },
      active: 'german',
    });
    expect(registeredOf(known(table.s), 0)).toBe(-1);
    table.do('target GA D04 shell');
    expect(isShown(table.s, 0)).toBe(true);
    expect(registeredOf(known(table.s), 0)).toBe(table.hex('D04'));
    expect(redPoppies.reveals(table.last('aimed'))).toBe(true);
  });
  test('12.10 they are dealt anew in no man’s land, no two on one hex, each way as likely', () => {
    const into = known(s);
    const seen = new Map<number, number>();
    const rolls = new SeededRolls('redeal', redPoppies.random);
    for (let n = 0; n < 1200; n++) {
      redeal(into, known(s), rolls);
      const dealt = [0, 1, 2].map((battery) => registeredOf(into, battery));
      expect(new Set(dealt).size).toBe(3);
      for (const hex of dealt) seen.set(hex, (seen.get(hex) ?? 0) + 1);
    }
    expect([...seen.keys()].sort()).toEqual([...hawthorn.zones.noMansLand].sort());
    for (const count of seen.values()) expect(count).toBeGreaterThan(220);
  });
});

describe('12.11 no loops', () => {
  test('12.11 battles by chance end, whoever plays both sides', () => {
    for (const level of ['recruit', 'regular', 'veteran']) {
      for (let n = 0; n < 4; n++) {
        const s = redPoppies.setup(hawthorn, { seed: `loop ${n}`, level, events: false });
        const rolls = new SeededRolls(s, redPoppies.random);
        const player = randomPlayer();
        player.start(`loop ${n}`);
        let decisions = 0;
        while (!redPoppies.over(s) && decisions++ < 20_000)
          redPoppies.perform({ s, rolls, tell: null }, player.pick(s, redPoppies.legal(s, [])));
        expect(redPoppies.over(s)).toBe(true);
      }
    }
  });
});

// 12.10 The plan of the automaton's set-up is told when all is over, with what every unit was put where it was for; before,
// nothing says it.

import { describe, expect, test } from 'vitest';
import { randomPlayer } from '../../../../src/engine/random-player.ts';
import { SeededRolls } from '../../../../src/engine/rolls.ts';
import { into } from '../../../../src/engine/told.ts';
import { postsOf } from '../../../../src/systems/red-poppies/german/set-up.ts';
import type { BattleEvent } from '../../../../src/systems/red-poppies/rules/events.ts';
import { levelOf } from '../../../../src/systems/red-poppies/rules/setup.ts';
import { G, get, hexOf, set } from '../../../../src/systems/red-poppies/rules/state.ts';
import { redPoppies } from '../../../../src/systems/red-poppies/rules/system.ts';
import { detailOf } from '../../../../src/systems/red-poppies/text/detail.ts';
import { describeEvent } from '../../../../src/systems/red-poppies/text/events.ts';
import { plainText } from '../../../../src/words/message.ts';
import { hawthorn } from '../hawthorn.ts';

function playOut(seed: string): BattleEvent[] {
  const s = redPoppies.setup(hawthorn, { seed, level: 'regular', events: false });
  const rolls = new SeededRolls(s, redPoppies.random);
  const events: BattleEvent[] = [];
  const player = randomPlayer();
  player.start(seed);
  while (!redPoppies.over(s)) {
    const action = player.pick(s, redPoppies.legal(s, []));
    redPoppies.perform({ s, rolls, tell: into(events) }, action);
  }
  return events;
}

describe('12.10 the plan', () => {
  const s = redPoppies.setup(hawthorn, { seed: 'plan', level: 'regular', events: false });
  const events = playOut('plan');
  const told = events.flatMap((event) => (event.kind === 'plan' ? [event] : []));

  test('is told once, last but the end', () => {
    expect(told.length).toBe(1);
    expect(events.slice(-2).map(({ kind }) => kind)).toEqual(['plan', 'over']);
    expect(told[0]?.die.value).toBe(get(s, G.plan));
  });

  test('S0 to S4 says where everybody was, and for what', () => {
    const posts = told[0]?.posts ?? [];
    expect(posts.length).toBe(10);
    for (const { unit, hex, why } of posts) {
      expect(hexOf(s, unit)).toBe(hex);
      expect(why.heading).toMatch(/^S[0-3]$/);
      expect(why.traces[0]?.chosen).toBe(hex);
    }
  });

  test('P1 names the registered hexes', () => {
    const cells = told[0]?.registered ?? [];
    expect(cells.map(({ hex }) => hawthorn.hexes[hex]?.id)).toEqual(['E06', 'D04']);
  });

  test.each(['en', 'fr'] as const)('is told in %s', (lang) => {
    const event = told[0] as BattleEvent;
    const lines = detailOf(hawthorn, event, lang)?.lines.map((line) => plainText(line)) ?? [];
    expect(lines.length).toBe(1 + 10 + 2);
    for (const line of [describeEvent(hawthorn, event, lang), ...lines])
      expect(line).not.toMatch(/undefined|NaN|[{}]/);
  });

  test('no reason before it has a figure that hangs on the plan', () => {
    for (const event of events.filter(({ kind }) => kind !== 'plan'))
      expect(event.why?.heading ?? '').not.toMatch(/^[SP]\d/);
  });
});

test('S1 more guns lie in the support line in depth than forward', () => {
  const behind = (die: number): number => {
    const s = levelOf(hawthorn, 'regular');
    set(s, G.plan, die);
    const guns = postsOf(s).filter(({ why }) => why.heading === 'S1');
    return guns.filter(({ hex }) => hawthorn.zones.support.includes(hex)).length;
  };
  expect(behind(3)).toBeGreaterThan(behind(1));
  expect(behind(4)).toBe(behind(3));
});

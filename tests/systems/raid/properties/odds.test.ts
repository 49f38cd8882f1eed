// Promises of the odds in arbitrary positions: chances add up, and what is told is what then happens.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  compare,
  type Fraction,
  fraction,
  ONE,
  sum,
  ZERO,
} from '../../../../src/engine/fraction.ts';
import type { Action } from '../../../../src/engine/system.ts';
import { type Odds, odds } from '../../../../src/systems/raid/odds/odds.ts';
import { threats } from '../../../../src/systems/raid/odds/threats.ts';
import { act, Do, doing } from '../../../../src/systems/raid/rules/actions.ts';
import { apply } from '../../../../src/systems/raid/rules/apply.ts';
import type { RaidEvent, Sum } from '../../../../src/systems/raid/rules/events.ts';
import { legalActions } from '../../../../src/systems/raid/rules/legal.ts';
import { G, get, Stage } from '../../../../src/systems/raid/rules/state.ts';
import { raid, runs, walk } from './walk.ts';

const isChance = (chance: Fraction): boolean =>
  compare(chance, ZERO) >= 0 && compare(chance, ONE) <= 0;
const certain = (chances: readonly Fraction[]) => expect(sum(chances)).toEqual(ONE);

function addUp({ fire, round, assault, faceDown, mines, wire, wakes }: Odds): void {
  if (fire !== undefined) certain(fire.results.map((result) => result.chance));
  if (round !== undefined) certain(round.ends.map((end) => end.chance));
  if (faceDown !== undefined) certain(faceDown.contents.map((content) => content.chance));
  if (assault !== undefined) {
    certain([assault.held, assault.beaten]);
    for (const by of [assault.commandosLost, assault.guns, assault.strongpoints]) certain(by);
    expect(compare(assault.wipedOut, assault.beaten)).toBeLessThanOrEqual(0);
  }
  const single = [mines?.explode ?? ONE, wire?.gone ?? ONE, ...wakes.map((test) => test.chance)];
  expect(single.every(isChance)).toBe(true);
}

test('the chances of every order add up to certainty', { timeout: 600_000 }, () => {
  fc.assert(
    fc.property(raid, (played) => {
      const end = walk(played, () => {});
      for (const action of legalActions(end, [])) {
        const found = odds(end, action);
        expect(found).not.toBeNull();
        if (found !== null) addUp(found);
      }
    }),
    runs(60),
  );
});

const without = (told: Sum): number =>
  told.parts.reduce((total, part) => (part.rule.id === '1.1' ? total : total + part.value), 0);
const total = (parts: readonly { readonly value: number }[]): number =>
  parts.reduce((all, part) => all + part.value, 0);

/** What the odds said of a fight must be what the events of the real one tell. */
function toldRight(found: Odds, events: readonly RaidEvent[]): void {
  for (const event of events) {
    if (event.kind === 'fire' && event.side === 'british') {
      expect(total(found.fire?.attack ?? [])).toBe(without(event.attack));
      expect(total(found.fire?.defence ?? [])).toBe(without(event.defence));
      const result = found.fire?.results.find(({ hit }) => hit === event.hit);
      expect(result?.losses[0]?.unit).toBe(event.hit ? event.target : event.shooter);
    } else if (event.kind === 'mines' && found.faceDown === undefined) {
      expect(isChance(found.mines?.explode ?? fraction(2))).toBe(true);
    }
  }
}

test('an order meets the sums and the markers its odds have named', { timeout: 600_000 }, () => {
  fc.assert(
    fc.property(raid, (played) => {
      walk(played, (s, action) => {
        const found = odds(s, action);
        const result = apply(s, action);
        if (found === null || !result.ok) throw new Error('a legal order was refused');
        toldRight(found, result.events);
        testsRight(found, action, result.events);
      });
    }),
    runs(25),
  );
});

const TESTING: ReadonlySet<number> = new Set([
  Do.step,
  Do.land,
  Do.sail,
  Do.embark,
  Do.embarkOne,
  Do.fire,
  Do.snipe,
  Do.breakOff,
  Do.prisoner,
]);

/** 10.3 The markers named are tested, one after the other, unless a full alarm turns the rest of them. */
function testsRight(found: Odds, action: Action, events: readonly RaidEvent[]): void {
  if (!TESTING.has(doing(action)) || found.faceDown !== undefined) return;
  const tested = events.flatMap((event) => (event.kind === 'wake-test' ? [event.zone] : []));
  const named = found.wakes.map((wake) => wake.zone);
  const cut = events.some((event) => event.kind === 'marker-turned' && event.rule.id === '7.2');
  expect(tested).toEqual(cut ? named.slice(0, tested.length) : named);
}

test('threats name the first shot of the German phase as it is then fired', {
  timeout: 600_000,
}, () => {
  fc.assert(
    fc.property(raid, (played) => {
      const end = walk(played, () => {});
      const { shots, stacks } = threats(end);
      for (const { loss } of stacks) expect(isChance(loss)).toBe(true);
      if (get(end, G.stage) !== Stage.choose) return;
      const result = apply(end, act(Do.end));
      const fired = result.ok ? result.events.find((event) => event.kind === 'fire') : undefined;
      expect(fired?.kind === 'fire' ? [fired.from, fired.to, fired.target] : []).toEqual(
        shots.slice(0, 1).flatMap((shot) => [shot.from, shot.to, shot.target]),
      );
    }),
    runs(60),
  );
});

// Plans for raids as people play them, good and odd: nothing in them that a staff officer would not put on paper, and
// nothing told that the plan does not do.

import { describe, expect, test, vi } from 'vitest';
import { makerNamed } from '../../../../scripts/calibration/makers.ts';
import type { PlanLine } from '../../../../src/engine/plan.ts';
import { copy } from '../../../../src/engine/position.ts';
import { SeededRolls } from '../../../../src/engine/rolls.ts';
import { byPlanner, byStanding, courseOf } from '../../../../src/staff/plan/course.ts';
import { withoutDetours } from '../../../../src/staff/plan/detours.ts';
import { linesOf } from '../../../../src/staff/plan/plan.ts';
import { Playouts } from '../../../../src/staff/playouts.ts';
import { PLANNING } from '../../../../src/staff/strength.ts';
import { loadBattle } from '../../../../src/systems/raid/data/battles.ts';
import { odds } from '../../../../src/systems/raid/odds/odds.ts';
import { type Line, lineOf } from '../../../../src/systems/raid/plan/line.ts';
import { purposeOf } from '../../../../src/systems/raid/plan/purpose.ts';
import { tellPlan } from '../../../../src/systems/raid/plan/tell.ts';
import { staffedRaid } from '../../../../src/systems/raid/players/staff.ts';
import { Do, doing, first } from '../../../../src/systems/raid/rules/actions.ts';
import { perform } from '../../../../src/systems/raid/rules/apply.ts';
import { endLink, firstLink } from '../../../../src/systems/raid/rules/graph.ts';
import { legalActions } from '../../../../src/systems/raid/rules/legal.ts';
import type { Scenario } from '../../../../src/systems/raid/rules/scenario.ts';
import { setup } from '../../../../src/systems/raid/rules/setup.ts';
import { germansIn } from '../../../../src/systems/raid/rules/stacks.ts';
import {
  G,
  get,
  isFaceDown,
  kindOf,
  placeOf,
  type RaidState,
  Stage,
} from '../../../../src/systems/raid/rules/state.ts';
import { raid } from '../../../../src/systems/raid/rules/system.ts';
import { ABOARD, Kind } from '../../../../src/systems/raid/rules/types.ts';

vi.setConfig({ testTimeout: 300_000 });

const isCraft = (scenario: Scenario, unit: number): boolean =>
  scenario.units[unit]?.kind === 'craft';
const isOne = (kind: number, ...kinds: readonly number[]): boolean => kinds.includes(kind);

/** The first position of every British phase. */
function phases(scenario: Scenario, maker: Parameters<typeof makerNamed>[0], seed: string) {
  const s = setup(scenario, { seed, level: 'hardened', events: false });
  const rolls = new SeededRolls(s, raid.random);
  const player = makerNamed(maker, seed);
  const found = new Map<number, RaidState>();
  while (get(s, G.stage) !== Stage.over) {
    rolls.save(s);
    const turn = get(s, G.turn);
    if (get(s, G.stage) === Stage.choose && !found.has(turn)) found.set(turn, copy(s));
    perform({ s, rolls, tell: null }, player.pick(s, legalActions(s, [])));
  }
  return [...found.values()];
}

function finished<T>(work: Generator<void, T>): T {
  for (let step = work.next(); ; step = work.next()) if (step.done) return step.value;
}

/** The planner's own plan, as it is told. */
function planned(playouts: Playouts<Scenario>, s: RaidState): PlanLine[] {
  const own = finished(courseOf(playouts, s, byPlanner(playouts, PLANNING)));
  const straight = withoutDetours(playouts.staffed.staff, own);
  if (straight === null) return linesOf(playouts.staffed, own);
  const again = courseOf(playouts, s, byStanding(playouts), straight);
  return linesOf(playouts.staffed, finished(again));
}

describe.each([
  ['Dieppe, where orders go astray', 'dieppe-1942', 'strays'],
  ['Berneval, where orders go astray', 'berneval-1942', 'strays'],
  ['Dieppe, where phases end with stacks idle', 'dieppe-1942', 'idle'],
  ['Berneval, where everybody stays aboard for a while', 'berneval-1942', 'aboard'],
] as const)('plans at %s', (_, battle, maker) => {
  const scenario = loadBattle(battle);
  const playouts = new Playouts(staffedRaid(scenario));
  const starts = phases(scenario, maker, 'sensible');
  const plans = starts.map((s) => planned(playouts, s));
  const told: Line[][] = plans.map((lines) => lines.map((line) => lineOf(scenario, line)));
  const lines = told.flat();

  test('are plans for many turns', () => {
    expect(plans.length).toBeGreaterThan(6);
    expect(lines.length).toBeGreaterThan(plans.length);
  });

  test('send nobody into a shot or an assault that has hardly a chance', () => {
    for (const { before, action } of lines.flatMap(({ steps }) => steps)) {
      const isAssault = doing(action) === Do.assault;
      if (!isAssault && doing(action) !== Do.fire) continue;
      if (scenario.victory.harassed?.zones.includes(first(action)) === true) continue;
      if (isFaceDown(before, first(action))) continue;
      const { fire, assault } = odds(before, action) ?? {};
      const { n, d } = (isAssault ? assault?.held : fire?.hit) ?? { n: 0n, d: 1n };
      expect(Number(n) / Number(d)).toBeGreaterThan(0.04);
    }
  });

  test('send nobody ashore only to go aboard again, and nobody back to where he was', () => {
    for (const { steps } of lines) {
      const kinds = steps.map(({ action }) => doing(action));
      const landed = kinds.indexOf(Do.land);
      if (landed >= 0) expect([Do.embark, Do.embarkOne]).not.toContain(kinds[landed + 1]);
      const marches = steps.filter((_step, i) => kinds[i] === Do.step || kinds[i] === Do.sail);
      const isMarch = kinds.every((kind) =>
        isOne(kind, Do.take, Do.leave, Do.step, Do.sail, Do.done),
      );
      const zones = marches.map(({ action }) => first(action));
      if (isMarch) expect(new Set(zones).size).toBe(zones.length);
    }
  });

  test('put craft in order only where Germans stand within reach', () => {
    for (const { before, action } of lines.flatMap(({ steps }) => steps)) {
      if (doing(action) !== Do.front || kindOf(before, first(action)) !== Kind.craft) continue;
      const sea = placeOf(before, first(action));
      const around = [];
      for (let i = firstLink(scenario, sea); i < endLink(scenario, sea); i++) {
        around.push(...germansIn(before, scenario.linkTo[i] as number));
      }
      expect(around.length).toBeGreaterThan(0);
    }
  });

  test('bring one craft of a sea zone to the front, not one after the other', () => {
    for (const plan of told) {
      const fronts = plan
        .filter(({ steps: [begun] }) => begun !== undefined && doing(begun.action) === Do.front)
        .map(({ from, units }) => `${from} ${units.every((u) => isCraft(scenario, u))}`);
      expect(new Set(fronts).size).toBe(fronts.length);
    }
  });

  test('say of craft that they put men ashore only where men of theirs land afterwards', () => {
    for (const plan of told) {
      for (const [i, line] of plan.entries()) {
        if (purposeOf(line, plan.slice(i + 1))?.kind !== 'inland') continue;
        const landed = plan
          .slice(i + 1)
          .some(
            ({ from, steps }) =>
              line.units.includes(from - ABOARD) &&
              steps.some(({ action }) => isOne(doing(action), Do.land, Do.assault)),
          );
        expect(landed).toBe(true);
      }
    }
  });

  test('tell nothing beyond a marker that nobody has seen', () => {
    for (const { steps } of lines) {
      const unknown = steps.findIndex(
        ({ before, action }) =>
          isOne(doing(action), Do.step, Do.land, Do.assault) && isFaceDown(before, first(action)),
      );
      if (unknown >= 0) expect(unknown).toBe(steps.length - 1);
    }
  });

  test('end with the phase, said as what it is where nothing else is to be done', () => {
    for (const plan of plans) {
      const texts = tellPlan(scenario, plan, 'en').map(({ text }) => text);
      expect(texts.at(-1)).toBe(texts.length === 1 ? 'End the phase.' : 'Then end the phase.');
    }
  });
});

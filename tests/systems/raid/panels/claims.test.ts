// Dispatch, hints and threats are true in every ending: raids by automatic players at every level of every battle, and
// each sentence held against the position it speaks of.

import { describe, expect, test } from 'vitest';
import type { Player } from '../../../../src/engine/player.ts';
import { randomPlayer } from '../../../../src/engine/random-player.ts';
import { Session } from '../../../../src/engine/session.ts';
import { battleIds, loadBattle } from '../../../../src/systems/raid/data/battles.ts';
import { threats } from '../../../../src/systems/raid/odds/threats.ts';
import { keyMoments } from '../../../../src/systems/raid/panels/course/moments.ts';
import { hintFor } from '../../../../src/systems/raid/panels/guide/hints.ts';
import { inDanger } from '../../../../src/systems/raid/panels/orders/threat-list.tsx';
import { dispatchOf } from '../../../../src/systems/raid/panels/report/dispatch.ts';
import { factsOf } from '../../../../src/systems/raid/panels/report/facts.ts';
import { threatsOn } from '../../../../src/systems/raid/panels/sheet-model.ts';
import { steadyPlayer } from '../../../../src/systems/raid/players/steady/steady.ts';
import type { Scenario } from '../../../../src/systems/raid/rules/scenario.ts';
import type { RaidState } from '../../../../src/systems/raid/rules/state.ts';
import { raidOn } from '../../../../src/systems/raid/rules/system.ts';
import { DISPATCH, falseHint, HINTS } from './claims.ts';

const RANDOM = 300; // raids a level
const STEADY = 60;
const WATCHED = 97; // every so many decisions the threats are reckoned

const names = { card: {}, place: () => ({}), hour: (clock: string) => clock, units: () => '' };
const toldKeys = new Set<string>();
const hintsGiven = new Set<string>();
let decisions = 0;

function play(scenario: Scenario, player: Player<Scenario>, level: string, n: number): string[] {
  const seed = `claims ${n}`;
  const options = { seed, level, events: n % 2 === 0, practice: false };
  const session = new Session(raidOn(scenario), options);
  const wrong: string[] = [];
  player.start(seed);
  while (session.asked.kind !== 'over') {
    const { position, asked } = session;
    hintsGiven.add(hintFor(position, asked) ?? '');
    const hint = falseHint(position, asked);
    if (hint !== null) wrong.push(`${level} ${n}: ${hint}`);
    if (asked.kind === 'choose' && ++decisions % WATCHED === 0)
      wrong.push(...falseThreats(position));
    session.do(player.pick(position, asked.actions));
  }
  const told = { state: session.position, frames: session.frames };
  const facts = factsOf(told.state, told.frames, keyMoments(told.frames));
  for (const { key } of dispatchOf(facts, names).flat()) {
    toldKeys.add(key);
    if (DISPATCH[key]?.(told) !== true) wrong.push(`${player.name} ${level} ${n}: ${key}`);
  }
  return wrong;
}

/** 'No German fire threatens you' stands beside no arrow, and no arrow is marked 0 %. */
function falseThreats(state: RaidState): string[] {
  const found = threats(state, 400);
  const arrows = threatsOn(found);
  const wrong = arrows.filter(({ label }) => label === '0 %').map(() => 'an arrow of 0 %');
  if (inDanger(found).length === 0 && arrows.length > 0) wrong.push('a threat that is denied');
  return wrong;
}

describe.each(battleIds())('%s', (id) => {
  const scenario = loadBattle(id);
  test.each(scenario.levels.map((level) => level.id))(
    'level %s: every sentence holds',
    (level) => {
      const wrong = [
        ...Array.from({ length: RANDOM }, (_, n) => play(scenario, randomPlayer(), level, n)),
        ...Array.from({ length: STEADY }, (_, n) => play(scenario, steadyPlayer(), level, n)),
      ].flat();
      expect([...new Set(wrong)].slice(0, 12)).toEqual([]);
    },
    120_000,
  );
});

/** Endings that these players hardly come to; report.test.ts has them one by one. */
const RARE = ['price', 'silent', 'half', 'halfAsleep', 'short'].map(
  (key) => `dispatch.close.${key}`,
);

test('every sentence has been held against something, the rarest apart', () => {
  const untold = Object.keys(DISPATCH).filter((key) => !toldKeys.has(key) && !RARE.includes(key));
  expect(untold).toEqual([]);
  expect(Object.keys(HINTS).filter((hint) => !hintsGiven.has(hint))).toEqual([]);
});

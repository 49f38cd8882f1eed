// The lists behind every act of the Germans can be read in both languages, and tell no secret.

import { describe, expect, test } from 'vitest';
import { randomPlayer } from '../../../../src/engine/random-player.ts';
import { Session } from '../../../../src/engine/session.ts';
import type { Trace } from '../../../../src/engine/told.ts';
import { pair } from '../../../../src/systems/red-poppies/german/inquiry.ts';
import type { BattleEvent } from '../../../../src/systems/red-poppies/rules/events.ts';
import { cite } from '../../../../src/systems/red-poppies/rules/rule.ts';
import { battleOn } from '../../../../src/systems/red-poppies/rules/system.ts';
import { describeTrace, tracesOf } from '../../../../src/systems/red-poppies/text/trace.ts';
import { tracesEn } from '../../../../src/systems/red-poppies/text/why/traces-en.ts';
import { tracesFr } from '../../../../src/systems/red-poppies/text/why/traces-fr.ts';
import { hawthorn, hexNamed } from '../hawthorn.ts';

function battle(seed: string): BattleEvent[] {
  const course = { seed, level: 'regular', events: false, practice: false };
  const session = new Session(battleOn(hawthorn), course);
  const player = randomPlayer();
  player.start(seed);
  while (!session.over) session.do(player.pick(session.position, session.asked.actions));
  return session.frames.map(({ event }) => event);
}
const traces = ['a', 'b', 'c'].flatMap((seed) => battle(seed).flatMap((event) => tracesOf(event)));

test('both languages have the same words', () => {
  expect(Object.keys(tracesFr)).toEqual(Object.keys(tracesEn));
});

describe.each(['en', 'fr'] as const)('in %s', (lang) => {
  test('every list can be read', () => {
    const asked = new Set<string>();
    for (const trace of traces) {
      const lines = describeTrace(hawthorn, trace, lang);
      if (trace.question === 'registered') expect(lines).toEqual([]);
      else expect(lines.length).toBeGreaterThan(1);
      for (const line of lines) expect(line).not.toMatch(/undefined|NaN|[{}]|question\.|filter\./);
      asked.add(trace.question);
    }
    for (const question of ['reaction', 'barrage', 'shoot']) expect([...asked]).toContain(question);
  });
});

test('12.10 of the batteries only the one that was laid is named, and no other registered hex', () => {
  const [one, other] = [hexNamed(hawthorn, 'D04'), hexNamed(hawthorn, 'D06')];
  const german = hawthorn.batteries.flatMap(({ side }, battery) => (side === 1 ? [battery] : []));
  const [first = 0, second = 0] = german;
  const [mine, theirs] = [pair(first, one), pair(second, other)];
  const step = {
    ...{ name: 'mass', rule: cite('O5'), kept: [mine] },
    values: [
      { id: mine, value: 5 },
      { id: theirs, value: 4 },
    ],
  };
  const trace: Trace = {
    ...{ question: 'barrage', rule: cite('O5'), chosen: mine, filters: [step] },
    candidates: [{ id: mine }, { id: theirs }],
  };
  const said = describeTrace(hawthorn, trace, 'en').join(' ');
  expect(said).toContain('D04');
  expect(said).not.toContain('D06');
});

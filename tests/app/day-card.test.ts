// The card that a day's raid ends in: its strip in signs and in words, par, and the line, over several endings.

import { afterEach, describe, expect, test } from 'vitest';
import { replayOf } from '../../src/app/replay-of.ts';
import { makeFacts } from '../../src/app/storage/facts.ts';
import { summaryOf } from '../../src/app/storage/summary.ts';
import { dayResult } from '../../src/app/today.ts';
import { openReplay } from '../../src/engine/played.ts';
import { outside } from '../../src/systems/raid/outside.ts';
import { raidBack } from '../../src/systems/raid/panels/back-face.ts';
import { courseFace } from '../../src/systems/raid/panels/course/course-face.ts';
import { menLost } from '../../src/systems/raid/panels/course/men-lost.ts';
import { G, get } from '../../src/systems/raid/rules/state.ts';
import { raidOn } from '../../src/systems/raid/rules/system.ts';
import { raidFace } from '../../src/systems/raid/screen.ts';
import {
  againstPar,
  type DayPar,
  dayCardOf,
  stripWords,
} from '../../src/ui/screens/day-card/day-card.ts';
import { type Strip, stripOf, stripText } from '../../src/ui/screens/day-card/strip.ts';
import { dayLine } from '../../src/ui/screens/today/day-line.ts';
import { seedOfDay } from '../../src/ui/screens/today/day-seed.ts';
import type { LookingFace } from '../../src/ui/sheet/face.ts';
import type { Measure, Tally } from '../../src/ui/sheet/face-report.ts';
import { learnOutside } from '../../src/ui/shell/outsides.ts';
import { lang } from '../../src/words/index.ts';
import { loadDieppe } from '../systems/raid/dieppe.ts';
import { dieppe, shelveAs } from './house.ts';
import { madeRaid } from './made-raids.ts';

shelveAs('dieppe-1942');
learnOutside('raid', outside);
afterEach(() => {
  lang.value = 'en';
});

const face = { ...raidFace, ...raidBack } as unknown as LookingFace;
const [guns, lost] = (courseFace.tallies?.(loadDieppe()) ?? []) as [Tally, Tally];
const danger = courseFace.measures(loadDieppe())[0] as unknown as Measure;

const strip = (
  ...cells: ReadonlyArray<readonly [level: number, guns?: number, lost?: number]>
): Strip => ({
  danger,
  tallies: [guns, lost],
  cells: cells.map(([level, won = 0, gone = 0], i) => ({
    turn: i + 1,
    clock: `0${i + 5}:00`,
    level,
    marks: [
      { tally: guns, n: won },
      { tally: lost, n: gone },
    ].filter(({ n }) => n > 0),
  })),
});

describe('the strip', () => {
  test('is a block a turn and a sign for what happened in it', () => {
    expect(stripText(strip([0], [4, 0, 1], [9, 2, 3], [9, 0, 7]))).toBe('▁▄†█●●†††█†7');
  });

  test('is read aloud by the turns in which something happened', () => {
    expect(stripWords(strip([0], [4, 0, 1], [9, 2, 3]))).toBe(
      'turn 2, 06:00: 1 counter lost, alarm 4; turn 3, 07:00: 2 guns destroyed, 3 counters lost, alarm 9',
    );
    expect(stripWords(strip([0], [3]))).toBe('no turn in which anything was won or lost');
  });

  test('is nothing for a system that brings nothing for it', () => {
    expect(stripText({ danger: null, tallies: [], cells: strip([0]).cells })).toBe('');
    expect(stripText({ danger: null, tallies: [guns], cells: strip([3, 1]).cells })).toBe('·●');
  });
});

/** A raid of a day by a player, played again. */
function ending(player: string, level: string) {
  const raid = madeRaid('day', seedOfDay('2026-08-19', level), {
    player,
    level,
    changes: { started: Date.parse('2026-08-19T10:00Z'), updated: Date.parse('2026-08-19T11:00Z') },
  });
  const facts = makeFacts(dieppe, raid);
  const { session } = openReplay(raidOn(loadDieppe()), replayOf(dieppe, raid));
  const result = dayResult(summaryOf(facts === null ? raid : { ...raid, facts }));
  if (session === null || result === null) throw new Error('it is the raid of no day');
  const card = (par: DayPar | null, streak = 1) =>
    dayCardOf({ result, streak, session: session as never, face, par });
  return { raid, session, result, card };
}

describe.each([
  ['steady', 'basic'],
  ['steady', 'seasoned'],
  ['random', 'green'],
  ['planner-quick', 'hardened'],
])('the card of %s at %s', (player, level) => {
  const { session, result, card } = ending(player, level);
  const made = card({ of: 'seed', points: result.result.vp - 3 }, 4);

  test('has a strip that comes to what the raid came to', () => {
    const sum = (id: string) =>
      made.strip.cells
        .flatMap(({ marks }) => marks)
        .reduce((all, { tally, n }) => all + (tally.id === id ? n : 0), 0);
    expect(sum('guns')).toBe(get(session.position, G.guns));
    expect(sum('losses')).toBe(menLost(session.position));
    expect(made.strip.cells.map(({ turn }) => turn)).toEqual(made.strip.cells.map((_, i) => i + 1));
    expect(made.strip.cells.at(-1)?.level).toBe(get(session.position, G.alarm));
  });

  test('says the same in its line, in one line', () => {
    expect(made.line).toBe(dayLine(result, { par: '3 above par', strip: stripText(made.strip) }));
    expect(made.line).not.toContain('\n');
    expect(made.line.endsWith(stripText(made.strip))).toBe(true);
  });

  test('is read aloud with result, par, losses and days', () => {
    for (const part of [made.outcome, made.par, ...made.facts, '4 days in a row']) {
      expect(made.said).toContain(part);
    }
    expect(made.said).not.toMatch(/\{|\.\./);
  });

  test('gives no place away', () => {
    for (const zone of loadDieppe().zones) {
      expect(made.line).not.toContain(zone.en);
      expect(stripWords(made.strip)).not.toContain(zone.en);
    }
  });

  test('goes without par until it is known, and speaks French', () => {
    expect(card(null).par).toBe('');
    expect(card(null).line).not.toContain('par ');
    lang.value = 'fr';
    const french = card({ of: 'level', points: result.result.vp });
    expect(french.par).toMatch(/^Norme du niveau .*à la norme$/);
    expect(french.head).toContain('Bataille du 19 août');
  });
});

test('par above, below and level', () => {
  expect([againstPar(10, 7), againstPar(7, 10), againstPar(-2, -2)]).toEqual([
    '3 above par',
    '3 below par',
    'level with par',
  ]);
});

test('a raid of another system has a strip of its danger alone', () => {
  const { session } = ending('random', 'basic');
  const bare = { ...face.course, tallies: () => [] };
  const start = session.frames[0]?.before ?? session.position;
  const found = stripOf(session.game as never, bare, start as never, session.frames as never);
  expect(stripText(found)).toMatch(/^[▁-█]+$/);
});

// The report: its moments, its line of time, its losses and its dispatch, from raids played by the real rules.

import { describe, expect, test } from 'vitest';
import type { Player } from '../../../../src/engine/player.ts';
import { randomPlayer } from '../../../../src/engine/random-player.ts';
import { Session } from '../../../../src/engine/session.ts';
import { courseFace } from '../../../../src/systems/raid/panels/course/course-face.ts';
import { keyMoments, type MomentKind } from '../../../../src/systems/raid/panels/course/moments.ts';
import { dispatchOf } from '../../../../src/systems/raid/panels/report/dispatch.ts';
import { type Facts, factsOf } from '../../../../src/systems/raid/panels/report/facts.ts';
import { lossesOf } from '../../../../src/systems/raid/panels/report/losses.ts';
import { steadyPlayer } from '../../../../src/systems/raid/players/steady/steady.ts';
import { isAnyoneAshore } from '../../../../src/systems/raid/rules/ashore.ts';
import type { RaidSession } from '../../../../src/systems/raid/rules/session.ts';
import { G, get } from '../../../../src/systems/raid/rules/state.ts';
import { raidOn } from '../../../../src/systems/raid/rules/system.ts';
import { score } from '../../../../src/systems/raid/rules/victory.ts';
import { dispatchEn } from '../../../../src/systems/raid/screen-words/dispatch-en.ts';
import { courseOf } from '../../../../src/ui/sheet/course.ts';
import { cardNames } from '../../../../src/words/card-names.ts';
import { say } from '../../../../src/words/message.ts';
import { loadDieppe } from '../dieppe.ts';

function play(player: Player, seed: string, events = false): RaidSession {
  const session = new Session(raidOn(loadDieppe()), {
    seed,
    level: 'basic',
    events,
    practice: false,
  });
  player.start(seed);
  while (session.asked.kind !== 'over') {
    const done = session.do(player.pick(session.position, session.asked.actions));
    if (!Array.isArray(done)) throw new Error(`${player.name} picked what is not allowed`);
  }
  return session;
}

const place = (name: string) => ({ [name]: 'a zone', atZone: 'at a zone' });

const raids = [
  play(steadyPlayer(), 'one'),
  play(steadyPlayer(), 'two', true),
  play(randomPlayer(), 'three'),
  play(randomPlayer(), 'four', true),
];

describe.each(raids.map((raid) => [raid.options.seed, raid] as const))('raid %s', (_, raid) => {
  const { frames, position: state } = raid;
  const moments = keyMoments(frames);
  const of = (kind: MomentKind) => moments.filter((moment) => moment.kind === kind);

  test('lists its moments in the order of the log, each at its event', () => {
    const order = moments.map((moment) => moment.frame);
    expect(order).toEqual([...order].sort((a, b) => a - b));
    for (const moment of of('landing')) expect(frames[moment.frame]?.event.kind).toBe('landed');
    for (const moment of of('line')) expect(frames[moment.frame]?.event.kind).toBe('line-cut');
  });

  test('4a has a last man off the beach whenever nobody is left ashore, whatever the turn', () => {
    const expected = !isAnyoneAshore(state) && frames.some((f) => f.event.kind === 'embarked');
    expect(of('last-off')).toHaveLength(expected ? 1 : 0);
  });

  test('names the firsts once', () => {
    const firsts = ['landing', 'assault', 'alarm-attack', 'alarm-full', 'line'] as const;
    for (const kind of firsts) expect(of(kind).length).toBeLessThanOrEqual(1);
  });

  test('has a moment for every gun and every officer lost', () => {
    expect(of('gun')).toHaveLength(get(state, G.guns));
    const officers = score(state).lines.filter((line) => line.rule.id === '12e' && line.count > 0);
    expect(of('officer')).toHaveLength(officers.length);
  });

  test('tells alarm and points as they stood at the end', () => {
    const start = raid.frames[0]?.before ?? state;
    const { points, turns, times } = courseOf(raid.game, courseFace, start, frames);
    const end = { values: { alarm: get(state, G.alarm), points: score(state).vp } };
    expect(points.at(-1)).toMatchObject(end);
    expect(turns.at(-1)).toMatchObject(end);
    expect(turns.map(({ turn }) => turn)).toEqual(turns.map((_, index) => index + 1));
    expect(times).toEqual([...times].sort((a, b) => a - b));
  });

  test('counts as lost what the score counts as lost', () => {
    const losses = lossesOf(state);
    const guns = losses.german.find((line) => line.kind === 'gun')?.lost ?? 0;
    const works = losses.german
      .filter((line) => line.kind === 'flak' || line.kind === 'pillbox')
      .reduce((sum, line) => sum + line.lost, 0);
    expect([guns, works]).toEqual([get(state, G.guns), get(state, G.strongpoints)]);
  });

  test('is told in sentences with nothing left open', () => {
    const card = cardNames(state.scenario.card.names);
    const names = { card, place, hour: (clock: string) => clock, units: () => 'Lovat' };
    const told = dispatchOf(factsOf(state, frames, moments), names).flat();
    const words = told.map(({ key, params }) => say('en', dispatchEn[key], params));
    expect(words.length).toBeGreaterThan(3);
    expect(words.filter((sentence) => /[{}]/.test(sentence))).toEqual([]);
  });
});

describe('the dispatch', () => {
  const names = { card: {}, place, hour: (clock: string) => clock, units: () => 'Lord Lovat' };
  const plain: Facts = {
    outcome: 'total-success',
    guns: 2,
    stormed: true,
    lastGun: '05:45',
    inGoodTime: true,
    line: false,
    strongpoints: 0,
    harassed: 0,
    prisoners: 0,
    gone: 0,
    worn: 0,
    officersLost: [],
    officersAshore: [],
    ashore: 0,
    back: 12,
    craftLost: 0,
    craftLeft: 7,
    event: '',
    landing: { clock: '04:45', zone: 3 },
    awake: '',
    lastOff: '07:00',
  };
  const keys = (facts: Partial<Facts>) =>
    dispatchOf({ ...plain, ...facts }, names)
      .flat()
      .map((sentence) => sentence.key);

  test('of a clean success', () => {
    expect(keys({})).toEqual([
      'dispatch.open.total-success',
      'dispatch.landed',
      'dispatch.asleep',
      'dispatch.guns.all',
      'dispatch.cost.none',
      'dispatch.home',
      'dispatch.close.triumph',
    ]);
  });

  test.each([
    [{ guns: 0, lastGun: '', stormed: false }, 'dispatch.guns.none'],
    [{ guns: 0, lastGun: '' }, 'dispatch.guns.held'],
    [{ guns: 1, lastGun: '' }, 'dispatch.guns.one'],
    [{ inGoodTime: false }, 'dispatch.guns.late'],
    [{ event: '5b' }, 'dispatch.event.convoy'],
    [{ awake: '05:30' }, 'dispatch.awake'],
    [{ gone: 3 }, 'dispatch.cost.light'],
    [{ gone: 4 }, 'dispatch.cost.heavy'],
    [{ officersLost: [1] }, 'dispatch.officers.lost'],
    [{ officersAshore: [1] }, 'dispatch.officers.ashore'],
    [{ prisoners: 2 }, 'dispatch.prisoners'],
    [{ lastOff: '', ashore: 3 }, 'dispatch.stranded'],
    [{ lastOff: '', ashore: 3, craftLeft: 0 }, 'dispatch.noBoats'],
    [{ lastOff: '', back: 0 }, 'dispatch.noneBack'],
    [{ back: 0 }, 'dispatch.noneBack'],
    [{ gone: 6 }, 'dispatch.close.dear'],
    [{ gone: 6, guns: 1, lastGun: '' }, 'dispatch.close.price'],
    [{ outcome: 'half-success', gone: 9 }, 'dispatch.close.costly'],
    [{ outcome: 'half-success' }, 'dispatch.close.silent'],
    [{ outcome: 'half-success', guns: 1, lastGun: '', awake: '05:30' }, 'dispatch.close.half'],
    [{ outcome: 'half-success', guns: 1, lastGun: '' }, 'dispatch.close.halfAsleep'],
    [{ outcome: 'failure', guns: 1, lastGun: '', gone: 8 }, 'dispatch.close.bitter'],
    [{ outcome: 'failure', guns: 1, lastGun: '' }, 'dispatch.close.short'],
    [{ outcome: 'failure', guns: 0 }, 'dispatch.close.nothing'],
  ] as ReadonlyArray<readonly [Partial<Facts>, string]>)('with %j says %s', (facts, key) => {
    expect(keys(facts)).toContain(key);
  });

  test('of a raid that never landed speaks of no battery and no beach', () => {
    const told = keys({ landing: null, outcome: 'failure', guns: 0 });
    expect(told).toContain('dispatch.neverLanded');
    expect(told.filter((key) => /guns|home|stranded/.test(key))).toEqual([]);
  });
});

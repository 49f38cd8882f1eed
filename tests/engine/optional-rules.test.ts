// Optional rules of a system, from the choice to the replay, the link and back. Games without any know nothing of them.

import { describe, expect, test } from 'vitest';
import { decodeLink, encodeLink, readLink } from '../../src/engine/link.ts';
import { bitsOf, inSystemOrder, namesOf, unknownRule } from '../../src/engine/optional-rules.ts';
import { type Par, parFor } from '../../src/engine/par.ts';
import { openLink, openReplay } from '../../src/engine/played.ts';
import { randomPlayer } from '../../src/engine/random-player.ts';
import {
  makeReplay,
  parseReplay,
  type Replay,
  replayText,
  verifyReplay,
} from '../../src/engine/replay.ts';
import { playGame } from '../../src/engine/run.ts';
import { Session } from '../../src/engine/session.ts';
import type { Action } from '../../src/engine/system.ts';
import { validateReplay } from '../../src/systems/raid/data/generated/replay.js';
import { Chosen, plays } from '../../src/systems/raid/rules/state.ts';
import { raidOn } from '../../src/systems/raid/rules/system.ts';
import { ford } from '../toy/field.ts';
import { toyOn } from '../toy/rules/system.ts';
import { bytesOf } from './forge.ts';
import { finished, scenario } from './raids.ts';

const game = raidOn(scenario);
const COOL = ['cool-heads'];
const OPTIONS = { seed: 'cool', level: 'basic', events: false, optional: COOL };

function played(options = OPTIONS): Replay {
  const actions: Action[] = [];
  playGame(game, options, randomPlayer(), actions);
  return makeReplay(game, options, actions);
}

const cool = played();
const plain = finished('cool');

describe('the names of a system', () => {
  const three = { optional: ['fog', 'mud', 'snow'] };

  test('are put in its order, each once', () => {
    expect(inSystemOrder(three, ['snow', 'fog', 'snow'])).toEqual(['fog', 'snow']);
    expect(unknownRule(three, ['snow', 'rain', 'fog'])).toBe('rain');
    expect(unknownRule({}, ['rain'])).toBe('rain');
  });

  test('are bits of a number, and a bit too high is none of them', () => {
    expect(bitsOf(three, ['fog', 'snow'])).toBe(5);
    expect(namesOf(three, 5)).toEqual(['fog', 'snow']);
    expect(namesOf(three, 8)).toBeNull();
    expect(namesOf({}, 0)).toEqual([]);
    expect(namesOf({}, 1)).toBeNull();
  });
});

describe('a replay with an optional rule', () => {
  test('names it, verifies and comes back from its file', () => {
    expect(cool.optional).toEqual(COOL);
    expect(verifyReplay(game, cool)).toMatchObject({ ok: true, over: true });
    expect(parseReplay(replayText(cool))).toEqual(cool);
    expect(validateReplay(cool)).toBe(true);
  });

  test('is played with it', () => {
    const { session, verdict } = openReplay(game, cool);
    expect(verdict.ok).toBe(true);
    expect(session && plays(session.position, Chosen.coolHeads)).toBe(true);
    expect(session?.replay()).toEqual(cool);
  });

  test('does not verify without it', () => {
    const { optional: _, ...without } = cool;
    expect(verifyReplay(game, without).ok).toBe(false);
  });

  test('of a name that is not known is refused by that name', () => {
    expect(verifyReplay(game, { ...cool, optional: ['hot-heads'] })).toMatchObject({
      ...{ ok: false, kind: 'optional', path: '/optional/0', text: 'hot-heads' },
      reason: "no optional rule 'hot-heads'; there are cool-heads",
    });
    const toy = toyOn(ford);
    const begun = makeReplay(toy, { seed: 'x', level: 'easy', events: false }, []);
    expect(verifyReplay(toy, { ...begun, optional: COOL })).toMatchObject({
      reason: "no optional rule 'cool-heads'; there are none",
    });
  });

  test('that names it twice is not read', () => {
    expect(parseReplay({ ...cool, optional: [...COOL, ...COOL] })).toEqual({
      faults: [{ path: '/optional/1', reason: 'is there twice' }],
    });
  });

  test('may branch', () => {
    const branches = [{ at: 0, seed: 'other' }];
    const session = new Session(game, { ...OPTIONS, branches, practice: true });
    session.run(session.asked.actions[0] as Action);
    const replay = session.replay();
    expect(replay).toMatchObject({ optional: COOL, branches });
    expect(decodeLink(game, encodeLink(game, replay))).toEqual(replay);
  });
});

describe('a link with an optional rule', () => {
  const link = encodeLink(game, cool);

  test('brings it back', () => {
    expect(readLink(link)).toMatchObject({ optional: 1, seed: 'cool', finished: true });
    expect(decodeLink(game, link)).toEqual(cool);
    const opened = openLink(game, link);
    expect('session' in opened && opened.session.options.optional).toEqual(COOL);
  });

  test('is a byte longer in its head; without, nothing is written of it', () => {
    const head = (replay: Replay) => encodeLink(game, { ...replay });
    const begun = (optional: readonly string[]) => makeReplay(game, { ...OPTIONS, optional }, []);
    const [bare, more] = [head(begun([])), head(begun(COOL))].map(bytesOf);
    expect(more).toHaveLength((bare?.length ?? 0) + 1);
    expect(begun([])).not.toHaveProperty('optional');
    expect(encodeLink(game, plain)).toBe(encodeLink(game, makeAgain(plain)));
  });
});

/** The same game, written down with an empty list of optional rules. */
function makeAgain(replay: Replay): Replay {
  const { seed, level, events } = replay;
  const actions = replay.actions.map((text) => game.system.parse(scenario, text) as Action);
  return makeReplay(game, { seed, level, events, optional: [] }, actions);
}

test('par of a very seed is none for a game with optional rules', () => {
  const seed = { ...plain, points: 3, outcome: 'failure' };
  const par: Par = {
    ...{ rules: plain.rules, scenario: plain.scenario, player: 'x', levels: {} },
    seeds: [seed],
  };
  expect(parFor(par, plain).seed).toBe(seed);
  expect(parFor(par, { ...plain, optional: COOL }).seed).toBeNull();
});

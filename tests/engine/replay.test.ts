// Replays are written, run again and checked; what does not come out as it was played is named exactly.

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hashPosition } from '../../src/engine/hash.ts';
import {
  isSeed,
  makeReplay,
  type Replay,
  type ReplayStep,
  replayAt,
  runReplay,
  verifyReplay,
} from '../../src/engine/replay.ts';
import type { Action } from '../../src/engine/system.ts';
import { act, Do, formatAction, parseAction } from '../../src/systems/raid/rules/actions.ts';
import { apply } from '../../src/systems/raid/rules/apply.ts';
import { forbids } from '../../src/systems/raid/rules/legal.ts';
import { setup } from '../../src/systems/raid/rules/setup.ts';
import { G, get, type RaidState, Stage } from '../../src/systems/raid/rules/state.ts';
import { raidOn } from '../../src/systems/raid/rules/system.ts';
import { RULES_VERSION } from '../../src/systems/raid/rules/version.ts';
import { score } from '../../src/systems/raid/rules/victory.ts';
import { anyReplay, finished, randomRaid, scenario, unfinished } from './raids.ts';

const whole = finished();

function refusal(replay: Replay) {
  const verdict = verifyReplay(raidOn(scenario), replay);
  if (verdict.ok) throw new Error('the replay verifies');
  return verdict;
}

function withActions(replay: Replay, change: (actions: string[]) => void): Replay {
  const actions = [...replay.actions];
  change(actions);
  return { ...replay, actions };
}

function doWords(state: RaidState, text: string): RaidState {
  const result = apply(state, parseAction(scenario, text) as Action);
  if (!result.ok) throw new Error(result.reason);
  return result.state;
}

describe('a replay that is made', () => {
  test('holds what the raid was and how it came out', () => {
    const options = { seed: 'made', level: 'hardened', events: true };
    const actions = randomRaid(options);
    const replay = makeReplay(raidOn(scenario), options, actions, { name: 'Orange', note: 'a\nb' });
    let state = setup(scenario, options);
    const turns: string[] = [];
    for (const action of actions) {
      const before = get(state, G.turn);
      const result = apply(state, action);
      if (!result.ok) throw new Error(result.reason);
      state = result.state;
      if (get(state, G.turn) > before || get(state, G.stage) === Stage.over) {
        turns.push(hashPosition(state));
      }
    }
    expect(replay).toEqual({
      format: 'cauldron-replay',
      version: 1,
      rules: RULES_VERSION,
      scenario: { id: 'dieppe-1942', hash: scenario.hash },
      ...options,
      actions: actions.map((action) => formatAction(scenario, action)),
      turns,
      result: { outcome: score(state).outcome, vp: score(state).vp },
      name: 'Orange',
      note: 'a\nb',
    });
  });

  test('has no result while the raid goes on', () => {
    expect(unfinished(60).result).toBeNull();
    expect(unfinished(0)).toMatchObject({ actions: [], turns: [], result: null });
  });

  test('is not made of what cannot be', () => {
    const options = { seed: 'x', level: 'basic', events: false };
    const make = (change: object, actions: readonly number[] = []) =>
      makeReplay(raidOn(scenario), { ...options, ...change }, actions);
    expect(() => make({}, [act(Do.end)])).toThrow("action 0 'end' is not allowed (rule ");
    expect(() => make({ level: 'easy' })).toThrow("no level 'easy'");
    expect(() => make({ seed: 'x'.repeat(201) })).toThrow('the seed');
    expect(() => makeReplay(raidOn(scenario), options, [], { name: 'a\nb' })).toThrow('the name');
    expect(() => makeReplay(raidOn(scenario), options, [], { note: '\u0000' })).toThrow('the note');
    expect(() => make({}, new Array(20_001).fill(0))).toThrow('too many actions');
  });

  test('seeds are any text of 200 characters without control', () => {
    expect(['', '19 août', '🜁'.repeat(200), 'x'.repeat(200)].every(isSeed)).toBe(true);
    expect(['x'.repeat(201), 'a\nb', '\u001b[2J', '\ud800'].some(isSeed)).toBe(false);
  });
});

describe('a replay that is run', () => {
  test('verifies, whole or cut off anywhere', () => {
    fc.assert(
      fc.property(anyReplay, (replay) => {
        const verdict = verifyReplay(raidOn(scenario), replay);
        expect(verdict).toMatchObject({ ok: true, over: replay.result !== null });
      }),
      { numRuns: 40 },
    );
  });

  test('shows every step with its events and a state to keep', () => {
    const steps: ReplayStep[] = [];
    const verdict = runReplay(raidOn(scenario), whole, (step) => steps.push(step));
    if (!verdict.ok) throw new Error(verdict.reason);
    expect(steps.map((step) => step.text)).toEqual(whole.actions);
    let state: RaidState = setup(scenario, whole);
    for (const step of steps) {
      expect(step.turn).toBe(get(state, G.turn));
      const result = apply(state, step.action);
      if (!result.ok) throw new Error(result.reason);
      expect(step.events).toEqual(result.events);
      expect(hashPosition(step.position)).toBe(hashPosition(result.state));
      state = result.state;
    }
    expect(hashPosition(verdict.position)).toBe(whole.turns.at(-1));
  });

  test('can be entered at any action and played on from there', () => {
    for (const count of [0, 1, 40, whole.actions.length]) {
      const there = replayAt(raidOn(scenario), whole, count);
      if (!there.ok) throw new Error(there.reason);
      let state = there.position;
      for (const text of whole.actions.slice(count)) state = doWords(state, text);
      expect(hashPosition(state)).toBe(whole.turns.at(-1));
    }
    expect(replayAt(raidOn(scenario), whole, 1e9)).toMatchObject({ ok: true, over: true });
    expect(replayAt(raidOn(scenario), whole, -5)).toMatchObject({ ok: true, over: false });
  });

  test('stops at the first action that is refused, having shown those before it', () => {
    const edited = withActions(whole, (actions) => actions.splice(50, 1, 'prisoner'));
    let shown = 0;
    const verdict = runReplay(raidOn(scenario), edited, () => shown++);
    expect(verdict).toMatchObject({ ok: false, index: 50, text: 'prisoner' });
    expect(shown).toBe(50);
    expect(replayAt(raidOn(scenario), edited, 50).ok).toBe(true);
    expect(replayAt(raidOn(scenario), edited, 51).ok).toBe(false);
  });
});

describe('a replay that was tampered with names', () => {
  test('other rules', () => {
    expect(refusal({ ...whole, rules: '99' })).toMatchObject({
      kind: 'rules',
      path: '/rules',
      reason: `played under rules version 99; here it is ${RULES_VERSION}`,
    });
  });

  test('another raid, and other data of the same', () => {
    const { hash } = scenario;
    expect(refusal({ ...whole, scenario: { id: 'bruneval-1942', hash } })).toMatchObject({
      kind: 'scenario',
      path: '/scenario/id',
      reason: "played on the raid 'bruneval-1942'; this one is 'dieppe-1942'",
    });
    const other = { id: 'dieppe-1942', hash: '0123456789abcdef' };
    expect(refusal({ ...whole, scenario: other })).toMatchObject({
      kind: 'scenario',
      path: '/scenario/hash',
      reason: `played on other data of 'dieppe-1942' (0123456789abcdef; here ${hash})`,
    });
  });

  test('an unknown level', () => {
    expect(refusal({ ...whole, level: 'constructor' })).toMatchObject({
      kind: 'level',
      path: '/level',
      reason: "no level 'constructor'; there are basic, green, hardened, seasoned",
    });
  });

  test('the first action that is not legal, with its turn and the rule', () => {
    const end = whole.actions.indexOf('end');
    const edited = withActions(whole, (actions) => actions.splice(end + 1, 0, 'blow', 'prisoner'));
    const there = replayAt(raidOn(scenario), whole, end + 1);
    const rule = there.ok ? forbids(there.position, act(Do.blow)) : '';
    expect(rule).toMatch(/^\d/);
    expect(refusal(edited)).toEqual({
      ok: false,
      kind: 'action',
      path: `/actions/${end + 1}`,
      reason: `'blow' is not allowed here (rule ${rule})`,
      index: end + 1,
      turn: 2,
      text: 'blow',
      rule,
    });
  });

  test('an action that names nothing', () => {
    const edited = withActions(whole, (actions) => actions.splice(3, 1, 'take NOWHERE'));
    expect(refusal(edited)).toMatchObject({
      kind: 'action',
      path: '/actions/3',
      index: 3,
      reason: "'take': no place 'NOWHERE'",
    });
  });

  test('the first turn that comes out otherwise: other dice, other loading, a hash edited', () => {
    const standard = makeReplay(raidOn(scenario), whole, [
      act(Do.loadStandard),
      act(Do.end),
      act(Do.end),
      act(Do.end),
    ]);
    const seed = 'other';
    expect(refusal({ ...standard, seed })).toMatchObject({
      kind: 'turn',
      path: '/turns/0',
      turn: 1,
    });
    const events = true;
    expect(refusal({ ...standard, events })).toMatchObject({ kind: 'turn', index: 1, text: 'end' });
    const turns = standard.turns.map((hash, i) => (i === 1 ? '0'.repeat(16) : hash));
    expect(refusal({ ...standard, turns })).toMatchObject({
      kind: 'turn',
      path: '/turns/1',
      index: 2,
      turn: 2,
      reason: `turn 2 does not come out as it was played (${'0'.repeat(16)}; here ${standard.turns[1]})`,
    });
  });

  test('turns left out and turns made up', () => {
    const turns = whole.turns.slice(0, 3);
    expect(refusal({ ...whole, turns })).toMatchObject({
      kind: 'turn',
      path: '/turns/3',
      reason: 'turn 4 ends here, but its hash is missing',
    });
    const more = [...whole.turns, '0'.repeat(16)];
    expect(refusal({ ...whole, turns: more })).toMatchObject({
      kind: 'turn',
      path: `/turns/${whole.turns.length}`,
    });
  });

  test('actions after the end of the raid', () => {
    const edited = withActions(whole, (actions) => actions.push('end'));
    expect(refusal(edited)).toMatchObject({
      kind: 'trailing',
      path: `/actions/${whole.actions.length}`,
      reason: "'end' comes after the raid's end",
    });
  });

  test('a wrong result, and one that is claimed or missing', () => {
    const { result } = whole;
    if (result === null) throw new Error('unfinished');
    expect(refusal({ ...whole, result: { ...result, vp: result.vp + 1 } })).toMatchObject({
      kind: 'result',
      path: '/result/vp',
      reason: `${result.vp + 1} claimed, ${result.vp} reached`,
    });
    expect(refusal({ ...whole, result: { ...result, outcome: 'total-success' } })).toMatchObject({
      path: '/result/outcome',
      reason: `'total-success' claimed, '${result.outcome}' reached`,
    });
    expect(refusal({ ...whole, result: null })).toMatchObject({ path: '/result' });
    const cut = unfinished(whole.actions.length - 1);
    expect(refusal({ ...cut, result })).toMatchObject({ kind: 'result', path: '/result' });
  });

  test('a list of actions that ends too soon', () => {
    const cut = withActions(whole, (actions) => actions.splice(80));
    expect(refusal(cut).path).toMatch(/^\/(turns\/\d+|result)$/);
  });

  test('any action changed, moved or left out', () => {
    const change = fc.record({
      from: fc.nat(whole.actions.length - 1),
      to: fc.nat(whole.actions.length - 1),
    });
    fc.assert(
      fc.property(change, ({ from, to }) => {
        const edited = withActions(whole, (actions) => {
          const [moved = ''] = actions.splice(from, 1);
          if (to !== from) actions.splice(to, 0, moved);
        });
        if (edited.actions.join() === whole.actions.join()) return;
        const verdict = verifyReplay(raidOn(scenario), edited);
        // Two orders of the same loading, or of the same men left behind, come out the same.
        if (verdict.ok) expect(hashPosition(verdict.position)).toBe(whole.turns.at(-1));
        else expect(verdict.reason.length).toBeGreaterThan(10);
      }),
      { numRuns: 60 },
    );
  });
});

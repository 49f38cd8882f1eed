// Reading replays from anywhere: the good come through unchanged, everything else is refused with its place
// and reason, by the hand-written check and by the schema alike.

import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseReplay, type Replay, replayFaultText, replayText } from '../../src/engine/replay.ts';
import { FIRST_OUTCOMES, Form, Limit } from '../../src/engine/replay-format.ts';
import { validateReplay } from '../../src/systems/raid/data/generated/replay.js';
import { hostileTexts, hostileValues } from './hostile-replays.ts';
import { anyReplay, finished, unfinished } from './raids.ts';

function faultsOf(input: unknown) {
  const read = parseReplay(input);
  return 'faults' in read ? read.faults : [];
}

describe('a good replay', () => {
  test('comes back from its file as it was', () => {
    fc.assert(
      fc.property(anyReplay, (replay) => {
        expect(parseReplay(replayText(replay))).toEqual(replay);
        expect(validateReplay(replay)).toBe(true);
      }),
      { numRuns: 30 },
    );
  });

  test('keeps what its player wrote, letter by letter', () => {
    const name = `<img src=x onerror="alert(1)"> ${'🜁'.repeat(40)}`;
    const note = `first line\n${'é'.repeat(1989)}`;
    const replay: Replay = { ...unfinished(30), name, note, practice: false };
    expect(parseReplay(replayText(replay))).toEqual(replay);
    expect(validateReplay(replay)).toBe(true);
  });

  test('may be given as a value, and shares nothing with it', () => {
    const replay = finished();
    const read = parseReplay(replay);
    expect(read).toEqual(replay);
    expect(read).not.toBe(replay);
  });
});

describe('a bad replay', () => {
  test('there are enough of them', () => {
    expect(hostileValues.length + hostileTexts.length).toBeGreaterThan(75);
  });

  test.each(hostileValues)('%s is refused where it is wrong', (_, value, path, reason) => {
    const faults = faultsOf(value);
    expect(faults.map((fault) => fault.path)).toContain(path);
    const [first] = faults.filter((fault) => fault.path === path);
    expect(first?.reason).toMatch(reason);
    expect(faults).toHaveLength(1);
    expect(validateReplay(value)).toBe(false);
  });

  test.each(hostileValues)('%s is refused as text', (_, value, path, reason) => {
    const text = JSON.stringify(value);
    const [first] = faultsOf(text);
    expect(first?.path).toBe(path);
    expect(first?.reason).toMatch(reason);
  });

  test.each(hostileTexts)('%s is no replay', (_, text, path, reason) => {
    const faults = faultsOf(text);
    expect(faults).toHaveLength(1);
    expect(faults[0]?.path).toBe(path);
    expect(faults[0]?.reason).toMatch(reason);
  });

  test('every fault is told, up to twenty', () => {
    const read = faultsOf({ ...finished(), seed: 1, level: 2, events: 3 });
    expect(read.map(replayFaultText)).toEqual([
      '/seed: must be a text, is 1',
      '/level: must be a text, is 2',
      '/events: must be true or false, is 3',
    ]);
    const many = faultsOf({ ...finished(), actions: new Array(20_000).fill(7) });
    expect(many).toHaveLength(21);
    expect(many.at(-1)).toEqual({ path: '', reason: 'and 19980 faults more' });
  });

  test('no refusal carries control characters to a screen', () => {
    for (const [, input] of [...hostileValues, ...hostileTexts]) {
      for (const fault of faultsOf(input)) {
        expect(replayFaultText(fault)).not.toMatch(/\p{Cc}|\p{Cs}/u);
        expect(replayFaultText(fault).length).toBeLessThan(250);
      }
    }
  });
});

describe('anything at all', () => {
  const anything = fc.anything({
    withNullPrototype: true,
    withSparseArray: true,
    withBigInt: true,
  });

  test('is refused without a throw', () => {
    for (const input of [anything, fc.string(), fc.json()]) {
      const refused = fc.property(input, (value) => faultsOf(value).length === 1);
      fc.assert(refused, { numRuns: 200 });
    }
  });

  test('in any field is judged alike by the check and by the schema', () => {
    const good = finished();
    const fields = [...Object.keys(good), 'name', 'note', 'practice', 'x'];
    const change = fc.tuple(fc.constantFrom(...fields), fc.jsonValue({ maxDepth: 3 }));
    fc.assert(
      fc.property(fc.array(change, { maxLength: 3 }), (changes) => {
        const replay: unknown = { ...good, ...Object.fromEntries(changes) };
        expect(faultsOf(replay).length === 0).toBe(validateReplay(replay));
      }),
      { numRuns: 500 },
    );
  });

  test('of the right kind but any length is judged alike', () => {
    const good = finished();
    const text = fc.string({ unit: 'binary', maxLength: 220 });
    fc.assert(
      fc.property(text, fc.constantFrom('seed', 'name', 'note'), (value, field) => {
        const replay: unknown = { ...good, [field]: value };
        expect(faultsOf(replay).length === 0).toBe(validateReplay(replay));
      }),
      { numRuns: 150 },
    );
  });

  test('cut out of a replay is refused without a throw', () => {
    const text = replayText(finished()).trimEnd();
    fc.assert(
      fc.property(fc.nat(text.length - 1), (end) => {
        expect(faultsOf(text.slice(0, end)).map(replayFaultText).join()).toMatch(/^cut short/);
      }),
    );
  });
});

describe('the schema', () => {
  const url = new URL('../../data/schema/replay.schema.json', import.meta.url);
  const schema = JSON.parse(readFileSync(url, 'utf8'));
  const { properties, definitions } = schema;

  test('has the forms of the check', () => {
    expect({
      rules: properties.rules.pattern,
      slug: definitions.slug.pattern,
      hash: definitions.hash.pattern,
      action: properties.actions.items.pattern,
      seed: properties.seed.pattern,
      name: properties.name.pattern,
      note: properties.note.pattern,
    }).toEqual(Object.fromEntries(Object.entries(Form).map(([name, form]) => [name, form.source])));
  });

  test('has the limits of the check', () => {
    expect(properties.actions.maxItems).toBe(Limit.actions);
    expect(properties.turns.maxItems).toBe(Limit.turns);
    expect(properties.result.properties.vp.maximum).toBe(Limit.vp);
    expect(properties.result.properties.outcome.enum).toEqual(FIRST_OUTCOMES);
  });
});

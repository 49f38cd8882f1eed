// Links: a whole raid in a short text. Good ones come back as they were, all others are refused in words,
// with the header when that much can still be read.

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hashPosition } from '../../src/engine/hash.ts';
import {
  decodeLink,
  encodeLink,
  LINK_LIMIT,
  type LinkFault,
  type LinkFaultKind,
  readLink,
} from '../../src/engine/link.ts';
import { makeReplay } from '../../src/engine/replay.ts';
import { setup } from '../../src/systems/raid/rules/setup.ts';
import { raidOn } from '../../src/systems/raid/rules/system.ts';
import { base64url, bytesOf, type Forged, forge } from './forge.ts';
import { anyReplay, finished, scenario, unfinished } from './raids.ts';

const whole = finished();
const link = encodeLink(raidOn(scenario), whole);

function faultOf(text: string): LinkFault {
  const read = decodeLink(raidOn(scenario), text);
  if (!('fault' in read)) throw new Error('the link is good');
  return read;
}

describe('a link', () => {
  test('brings back the raid it was made from', () => {
    fc.assert(
      fc.property(anyReplay, (replay) => {
        const text = encodeLink(raidOn(scenario), replay);
        expect(text).toMatch(/^yg[E-H][\w-]+$/);
        expect(decodeLink(raidOn(scenario), text)).toEqual(replay);
      }),
      { numRuns: 40 },
    );
  });

  test('leaves name and note at home', () => {
    const named = { ...whole, name: 'Orange', note: 'left flank first' };
    expect(encodeLink(raidOn(scenario), named)).toBe(link);
  });

  test('fits a web address, at every level, events or not', () => {
    for (const level of scenario.levels) {
      for (const events of [false, true]) {
        const replay = finished('length', level.id, events);
        expect(encodeLink(raidOn(scenario), replay).length).toBeLessThan(500);
      }
    }
  });

  test('says what it is without being played', () => {
    expect(readLink(link)).toEqual({
      version: 1,
      length: bytesOf(link).length,
      system: 'raid',
      rules: whole.rules,
      scenario: { id: 'dieppe-1942', hash: scenario.hash.slice(0, 8) },
      seed: 'whole',
      level: 'basic',
      events: false,
      optional: 0,
      practice: false,
      finished: true,
      count: whole.actions.length,
    });
  });

  test('is laid out as documented', () => {
    const options = { seed: 'forged', level: 'basic', events: false };
    const here = hashPosition(setup(scenario, options)).slice(0, 8);
    const none = makeReplay(raidOn(scenario), options, []);
    expect(forge({ hashes: [here] })).toBe(encodeLink(raidOn(scenario), none));
  });

  test('is made only of a replay that verifies', () => {
    const edited = { ...whole, seed: 'other' };
    expect(() => encodeLink(raidOn(scenario), edited)).toThrow(/no link for this replay: .*turn 1/);
    expect(() => encodeLink(raidOn(scenario), { ...whole, rules: '0' })).toThrow('rules version 0');
  });
});

describe('a link that was', () => {
  test('cut anywhere is refused, with its header as soon as that is whole', () => {
    const headed = new Set<boolean>();
    for (let end = 0; end < link.length; end++) {
      const { fault, kind, header } = faultOf(link.slice(0, end));
      expect(kind).toBe(end === 1 ? 'text' : 'short');
      expect(fault.length).toBeGreaterThan(10);
      headed.add(header !== null);
      if (header !== null) expect(header).toMatchObject({ seed: 'whole', level: 'basic' });
    }
    expect(headed.size).toBe(2);
    for (const gone of [1, 2, 3, 4, 8]) {
      const { fault } = faultOf(link.slice(0, -gone));
      expect(fault).toMatch(/^cut short: \d+ of \d+ bytes are here$/);
    }
  });

  test('changed in any one character is refused', () => {
    for (let i = 0; i < link.length; i++) {
      const other = link[i] === 'A' ? 'B' : 'A';
      const { fault } = faultOf(link.slice(0, i) + other + link.slice(i + 1));
      expect(fault.length).toBeGreaterThan(10);
    }
  });

  test('changed in any way is refused or comes out the same', () => {
    const edit = fc.tuple(fc.nat(link.length), fc.nat(3), fc.base64String({ maxLength: 8 }));
    fc.assert(
      fc.property(edit, ([at, gone, put]) => {
        const text = link.slice(0, at) + put.replace(/=/g, '') + link.slice(at + gone);
        const read = decodeLink(raidOn(scenario), text);
        if (text !== link) expect(read).toHaveProperty('fault');
      }),
      { numRuns: 200 },
    );
  });

  test('never a link is refused without a throw', () => {
    const bytes = fc.uint8Array({ maxLength: 300 }).map((array) => base64url([...array]));
    for (const text of [fc.string(), bytes, bytes.map((end) => link.slice(0, 60) + end)]) {
      fc.assert(fc.property(text, (any) => 'fault' in decodeLink(raidOn(scenario), any)));
    }
  });
});

const here = hashPosition(setup(scenario, { seed: 'forged', level: 'basic', events: false })).slice(
  0,
  8,
);

/** Links whose checks hold, made to mislead. */
const forged: ReadonlyArray<
  readonly [what: string, told: Forged, kind: LinkFaultKind, fault: RegExp]
> = [
  ['of another game', { mark: 0x50 }, 'text', /not a link of this game/],
  [
    'of a version to come',
    { version: 4 },
    'version',
    /a link of version 4; this game reads versions 1 to 3/,
  ],
  ['of version nought', { version: 0 }, 'version', /a link of version 0/],
  ['that claims more bytes', { length: 9 }, 'short', /cut short: \d+ of \d+/],
  ['that claims fewer bytes', { length: -9 }, 'damaged', /something follows its end/],
  ['of other rules', { rules: '7.1' }, 'rules', /played under rules version 7\.1/],
  ['of nameless rules', { rules: '' }, 'damaged', /at its beginning/],
  ['with script as rules', { rules: '<script>' }, 'damaged', /at its beginning/],
  ['of another raid', { id: 'bruneval-1942' }, 'scenario', /played on the raid 'bruneval-1942'/],
  ['with a path as raid', { id: '../../etc' }, 'damaged', /at its beginning/],
  ['of other data', { hash: '0'.repeat(16) }, 'scenario', /other data of 'dieppe-1942' \(00000000/],
  ['of no level we know', { level: 'insane' }, 'level', /no level 'insane'/],
  ['of an inherited level', { level: 'constructor' }, 'level', /no level 'constructor'/],
  ['with script as level', { level: '<b>' }, 'damaged', /at its beginning/],
  ['with a seed of 201 letters', { seed: 'x'.repeat(201) }, 'damaged', /at its beginning/],
  ['with an endless seed', { seed: 'x'.repeat(5000) }, 'damaged', /at its beginning/],
  ['with a seed that clears the terminal', { seed: '\u001b[2J' }, 'damaged', /at its beginning/],
  ['with a seed that is no text', { seed: [0xff, 0xfe] }, 'damaged', /at its beginning/],
  ['with half a character as seed', { seed: [0xed, 0xa0, 0x80] }, 'damaged', /at its beginning/],
  ['with optional rules, but none', { flags: 8, optional: [0] }, 'damaged', /at its beginning/],
  [
    'with an optional rule we do not have',
    { flags: 8, optional: [2] },
    'optional',
    /an optional rule unknown here; there are cool-heads/,
  ],
  ['with flags nobody knows', { flags: 64 }, 'damaged', /at its beginning/],
  ['with a wrong head check', { headCheck: '0000' }, 'damaged', /at its beginning/],
  ['with a wrong check', { check: '00000000' }, 'damaged', /its check does not hold/],
  [
    'with 20,001 actions',
    { count: 20_001, hashes: [here] },
    'damaged',
    /20001 actions, at most 20000/,
  ],
  ['with two million actions', { count: 2_097_151, hashes: [here] }, 'damaged', /2097151 actions/],
  ['with a count without end', { count: [255, 255, 255, 255, 255] }, 'damaged', /at its beginning/],
  [
    'with a count in a longer form',
    { count: [128, 0], hashes: [here] },
    'damaged',
    /at its beginning/,
  ],
  [
    'with 20,000 actions and nothing to choose',
    { count: 20_000, hashes: [here] },
    'turn',
    /turn \d+ does/,
  ],
  ['with no hash', {}, 'turn', /turn 1 does not come out/],
  ['with a wrong hash', { hashes: ['00000000'] }, 'turn', /turn 1 does not come out/],
  ['with a hash too many', { hashes: [here, here] }, 'damaged', /more than its actions/],
  ['with hashes that are not there', { hashCount: 255 }, 'damaged', /no room for its hashes/],
  ['with zeros behind', { hashes: [here], coded: [0, 0] }, 'damaged', /more than its actions/],
  ['with choices behind', { hashes: [here], coded: [1] }, 'damaged', /more than its actions/],
  [
    'with kilobytes behind',
    { hashes: [here], coded: new Array(9000).fill(255) },
    'damaged',
    /more than/,
  ],
  ['that claims to be finished', { hashes: [here], flags: 4 }, 'damaged', /more than its actions/],
];

describe('a forged link', () => {
  test.each(forged)('%s is refused', (_, told, kind, fault) => {
    const refusal = faultOf(forge(told));
    expect(refusal.kind).toBe(kind);
    expect(refusal.fault).toMatch(fault);
    expect(refusal.fault).not.toMatch(/\p{Cc}/u);
  });

  test('shows its seed, level and rules when only those can be trusted', () => {
    const header = { rules: '7.1', seed: 'forged', level: 'basic', version: 9 };
    expect(faultOf(forge({ version: 9, rules: '7.1' })).header).toMatchObject(header);
    expect(faultOf(forge({ check: '00000000' })).header).toMatchObject({ seed: 'forged' });
    expect(faultOf(forge({ headCheck: '0000' })).header).toBeNull();
  });

  test('with actions after the end is refused', () => {
    const count = whole.actions.length + 1;
    const hashes = whole.turns.map((hash) => hash.slice(0, 8));
    const told = { seed: 'whole', flags: 4, count, hashes, coded: codedOf(link) };
    expect(forge({ ...told, count: count - 1 })).toBe(link);
    expect(faultOf(forge(told)).fault).toBe('damaged: actions follow its end');
  });

  test('that plays on with other choices shows the first turn that differs', () => {
    const coded = codedOf(link);
    coded[0] = (coded[0] ?? 0) ^ 1;
    const hashes = whole.turns.map((hash) => hash.slice(0, 8));
    const count = whole.actions.length;
    const refusal = faultOf(forge({ seed: 'whole', flags: 4, count, hashes, coded }));
    expect(refusal.fault).toMatch(/^(turn \d+ does not come out|damaged)/);
  });

  /** What lies between the hashes and the check. */
  function codedOf(text: string): number[] {
    const bytes = bytesOf(text);
    const bare = bytesOf(forge({ seed: 'whole', count: whole.actions.length })).length;
    const start = bare - 4 + whole.turns.length * 4 + (bytes.length > 127 && bare < 128 ? 1 : 0);
    return bytes.slice(start, -4);
  }
});

describe('a text that is no link', () => {
  const texts: ReadonlyArray<readonly [what: string, text: string, fault: RegExp]> = [
    ['nothing', '', /cut short/],
    ['words', 'hello world', /character 6 cannot stand in a link/],
    ['a web address', 'https://example.org/#x', /character 6 cannot stand/],
    ['script', '<script>alert(1)</script>', /character 1 cannot stand/],
    ['a link with a blank', `${link} `, /cannot stand in a link/],
    ['a padded link', `${link}==`, /cannot stand in a link/],
    ['plain base64', link.replace(/[-_]/g, '+'), /cannot stand|damaged/],
    ['a link twice', link + link, /follows its end|not a link|damaged/],
    ['an odd letter', 'A', /last character does not end a byte/],
    ['bits of a byte to come', 'yh', /cut short/],
    ['bits that no byte needs', 'AB', /last character does not end a byte/],
    ['the mark alone', 'yg', /cut short/],
    ['more than anybody reads', 'A'.repeat(LINK_LIMIT + 1), /too long: 16385 characters/],
    ['as much as is read', 'y'.repeat(LINK_LIMIT), /not a link|damaged/],
    ['letters of another width', 'ｙｇＥ', /character 1 cannot stand/],
    ['an unfinished raid in JSON', JSON.stringify(unfinished(3)), /character 1 cannot stand/],
  ];
  test.each(texts)('%s is refused', (_, text, fault) => {
    const refusal = faultOf(text);
    expect(refusal.fault).toMatch(fault);
    expect(readLink(text)).toEqual(refusal);
  });
});

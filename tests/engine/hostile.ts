// Everything the game must refuse when it is dropped, pasted or followed: replays and links that are damaged, edited or
// meant to do harm. Each says by which message it is refused.

import { encodeLink } from '../../src/engine/link.ts';
import { makeReplay, type Replay } from '../../src/engine/replay.ts';
import { raidOn } from '../../src/systems/raid/rules/system.ts';
import type { MessageKey } from '../../src/words/index.ts';
import { base64url, bytesOf, type Forged, forge } from './forge.ts';
import { hostileTexts, hostileValues } from './hostile-replays.ts';
import { finished, scenario, unfinished } from './raids.ts';

export interface HostileText {
  readonly name: string;
  readonly text: string;
  readonly link: boolean; // it can also stand in an address
  readonly key: MessageKey | readonly MessageKey[]; // of the message
}

export const SCRIPT = '<img src=x onerror="window.hurt=1"><script>window.hurt=1</script>';

const good = finished('hostile');
const link = encodeLink(raidOn(scenario), good);
const json = (value: unknown): string => JSON.stringify(value);

const file = (name: string, text: string, key: HostileText['key']): HostileText => ({
  name,
  text,
  link: false,
  key,
});
const inLink = (name: string, text: string, key: HostileText['key']): HostileText => ({
  name,
  text,
  link: true,
  key,
});

/** Replays of the right form that are not what was played. */
function edited(): HostileText[] {
  const change = (name: string, changes: Partial<Replay>, key: HostileText['key']) =>
    file(name, json({ ...good, ...changes }), key);
  // With other dice the turn comes out otherwise, unless an order is impossible before it ends.
  const otherDice = ['refused.turn', 'refused.action', 'refused.trailing'] as const;
  const { actions, turns, result } = good;
  const swap = (index: number, ...words: string[]) => [
    ...actions.slice(0, index),
    ...words,
    ...actions.slice(index + 1),
  ];
  const end = actions.indexOf('end');
  const vp = (result?.vp ?? 0) + 1;
  return [
    change('other rules', { rules: '99' }, 'refused.rules'),
    change(
      'another raid',
      { scenario: { id: 'bruneval', hash: good.scenario.hash } },
      'refused.battle',
    ),
    change(
      'other data',
      { scenario: { id: good.scenario.id, hash: '0'.repeat(16) } },
      'refused.scenario',
    ),
    change('an unknown level', { level: 'constructor' }, 'refused.level'),
    change('a level named as a prototype', { level: 'toString' }, 'refused.level'),
    change('other dice', { seed: 'else' }, otherDice),
    change('events where there were none', { events: true }, otherDice),
    change('an order nobody could give', { actions: swap(end, 'prisoner') }, 'refused.action'),
    change('an order that names nothing', { actions: swap(3, 'take NOWHERE') }, 'refused.action'),
    change('an order of a prototype', { actions: swap(3, 'constructor') }, 'refused.action'),
    change('orders after the end', { actions: [...actions, 'end'] }, 'refused.trailing'),
    change(
      'an endless list of orders',
      { actions: new Array(20_000).fill('end') },
      'refused.action',
    ),
    change(
      'a turn edited',
      { turns: turns.map((hash, i) => (i === 2 ? '0'.repeat(16) : hash)) },
      'refused.turn',
    ),
    change('a turn too many', { turns: [...turns, '0'.repeat(16)] }, 'refused.turns'),
    change('a turn left out', { turns: turns.slice(0, -1) }, 'refused.turn'),
    change('a better result', { result: { outcome: 'total-success', vp: 40 } }, 'refused.result'),
    change(
      'one point more',
      { result: { outcome: result?.outcome ?? 'failure', vp } },
      'refused.result',
    ),
    change('no result', { result: null }, 'refused.result'),
    change('dice of its own', { branches: [{ at: 5, seed: SCRIPT }] }, otherDice),
    change(
      'other dice, and script for a name',
      { name: SCRIPT.slice(0, 80), note: SCRIPT, seed: SCRIPT },
      otherDice,
    ),
  ];
}

const PLACES = 24; // along a link, however long it is

/** Places all along so many bytes, the first of them and others evenly after it. */
const along = (length: number): number[] =>
  Array.from({ length: PLACES }, (_, i) => Math.floor((i * length) / PLACES));

/** Links that were cut short, all along. */
function cutLinks(): HostileText[] {
  const keys: MessageKey[] = ['refused.short', 'refused.text'];
  return along(link.length - 1).map((k) =>
    inLink(`a link cut after ${k + 1} characters`, link.slice(0, k + 1), keys),
  );
}

/** Links with one byte changed, all along. */
function scratchedLinks(): HostileText[] {
  const bytes = bytesOf(link);
  const keys: MessageKey[] = [
    'refused.damaged',
    'refused.short',
    'refused.text',
    'refused.version',
  ];
  return along(bytes.length).map((k) => {
    const changed = bytes.map((byte, i) => (i === k ? byte ^ 0x55 : byte));
    return inLink(`a link scratched at byte ${k}`, base64url(changed), keys);
  });
}

const FORGED: ReadonlyArray<readonly [name: string, told: Forged, key: HostileText['key']]> = [
  ['a link of a version to come', { version: 9 }, 'refused.version'],
  ['a link of other rules', { rules: '7.1' }, 'refused.rules'],
  ['a link of another raid', { id: 'bruneval' }, 'refused.battle'],
  ['a link of other data', { hash: '0123456789abcdef' }, 'refused.scenario'],
  ['a link of an unknown level', { level: 'constructor' }, 'refused.level'],
  ['a link with script for a level', { level: SCRIPT }, 'refused.damaged'],
  ['a link with script for rules', { rules: '<script>' }, 'refused.damaged'],
  [
    'a link with script for a seed, run short',
    { seed: SCRIPT, count: 3 },
    ['refused.turnOnly', 'refused.damaged'],
  ],
  ['a link with a seed of bells', { seed: '\u0007' }, 'refused.damaged'],
  ['a link that claims endless orders', { count: 20_001 }, 'refused.damaged'],
  [
    'a link that claims more orders than numbers have',
    { count: [255, 255, 255, 255] },
    'refused.damaged',
  ],
  [
    'a link that unrolls twenty thousand orders from nothing',
    { count: 20_000 },
    ['refused.turnOnly', 'refused.damaged'],
  ],
  [
    'a link full of orders',
    { count: 20_000, coded: new Array(12_000).fill(255) },
    ['refused.turnOnly', 'refused.damaged', 'refused.text'],
  ],
  ['a link that claims 255 hashes', { hashCount: 255 }, 'refused.damaged'],
  ['a link that claims to be longer', { length: 50 }, 'refused.short'],
  ['a link that claims to be shorter', { length: -5 }, 'refused.damaged'],
  ['a link with a wrong check', { check: '00000000' }, 'refused.damaged'],
  ['a link with a wrong head', { headCheck: '0000' }, 'refused.damaged'],
  ['a link that claims to be finished', { flags: 4 }, ['refused.turnOnly', 'refused.damaged']],
  ['a link with a rule nobody knows', { flags: 8, optional: [64] }, 'refused.optionalLink'],
  ['a link with flags nobody knows', { flags: 255 }, 'refused.damaged'],
  ['a link that claims branches', { version: 2 }, 'refused.damaged'],
  ['a link with a mark of another game', { mark: 0xcb }, 'refused.text'],
];

const TEXTS: readonly HostileText[] = [
  inLink('no link at all', 'hello', 'refused.text'),
  inLink('script for a link', encodeURIComponent(SCRIPT), 'refused.text'),
  inLink('a link twice', link + link, ['refused.text', 'refused.damaged']),
  inLink('a link with another in it', `${link}r=${link}`, 'refused.text'),
  inLink('a link and a moment too far', `${link}@1234567`, 'refused.text'),
  inLink('more than a link can be', 'A'.repeat(20_000), 'refused.text'),
  inLink('full of zeros', 'A'.repeat(16_384), 'refused.text'),
  file('a page', `<html>${SCRIPT}</html>`, 'refused.text'),
  file('a list of replays', json([good]), 'refused.text'),
  file('a picture', '\u0089PNG\r\n\u001a\n\u0000\u0000', 'refused.text'),
  file('half a million brackets', '['.repeat(500_000), 'refused.text'),
  file('objects in objects', '{"a":'.repeat(150_000), 'refused.text'),
  file('a million letters and one', 'x'.repeat(1_000_001), 'refused.long'),
  file('nine hundred thousand escapes', `{"seed":"${'\\u0000'.repeat(150_000)}"}`, 'refused.text'),
  file(
    'the same key a hundred thousand times',
    `{${'"seed":"x",'.repeat(80_000)}"a":1}`,
    'refused.text',
  ),
  file(
    'a prototype with a format',
    '{"__proto__":{"format":"cauldron-replay","version":1}}',
    'refused.text',
  ),
  file(
    'a polluting prototype',
    json(good).replace('{', '{"__proto__":{"polluted":true},'),
    'refused.text',
  ),
  file(
    'a constructor',
    json({ ...good, constructor: { prototype: { polluted: true } } }),
    'refused.text',
  ),
  file(
    'an unfinished replay with a result',
    json({ ...unfinished(20, 'hostile'), result: good.result }),
    'refused.result',
  ),
];

/** Whatever is wrong with the form of a replay; the words for it depend on where. */
function misshapen(): HostileText[] {
  const keys: MessageKey[] = ['refused.field', 'refused.text', 'refused.version'];
  return hostileValues
    .filter(([, value]) => typeof value === 'object' && value !== null)
    .map(([name, value]) => file(`form: ${name}`, json(value), keys));
}

function broken(): HostileText[] {
  const keys: MessageKey[] = ['refused.short', 'refused.text', 'refused.empty', 'refused.long'];
  return hostileTexts.map(([name, text]) => file(`text: ${name}`, String(text), keys));
}

export const hostile: readonly HostileText[] = [
  ...edited(),
  ...cutLinks(),
  ...scratchedLinks(),
  ...FORGED.map(([name, told, key]) => inLink(name, forge(told), key)),
  ...TEXTS,
  ...misshapen(),
  ...broken(),
];

/** A good replay and its link, to be sure that not everything is refused. */
export const harmless = { replay: good, link, named: namedReplay() };

/** A good raid whose every free text would be script if anybody let it. */
function namedReplay(): Replay {
  const seed = SCRIPT;
  return makeReplay(raidOn(scenario), { seed, level: 'basic', events: false }, [], {
    name: SCRIPT.slice(0, 80),
    note: SCRIPT,
  });
}

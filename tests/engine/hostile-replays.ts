// Replays that are damaged, edited or meant to do harm: each with the place and the words of its refusal.

import { finished } from './raids.ts';

export type Hostile = readonly [what: string, replay: unknown, path: string, reason: RegExp];

const good = finished();
const without = (name: string): object =>
  Object.fromEntries(Object.entries(good).filter(([field]) => field !== name));
const withField = (name: string, value: unknown): object => ({ ...good, [name]: value });
const nested = (depth: number): unknown => {
  let value: unknown = 1;
  for (let i = 0; i < depth; i++) value = [value];
  return value;
};
const SCRIPT = '<script>alert(1)</script>';

const text = /must be a text/;
const list = /must be a list/;
const object = /must be an object/;
const whole = /must be a whole number from -1000 to 1000/;
const flag = /must be true or false/;
const form = /is not of the form/;
const missing = (name: string) => new RegExp(`^field '${name}' is missing$`);
const noField = (name: string) => new RegExp(`^no field '${name}' here$`);

/** Values as JSON gives them. */
export const hostileValues: readonly Hostile[] = [
  ['nothing', null, '', object],
  ['a number', 7, '', object],
  ['a list', [good], '', object],
  ['an empty object', {}, '/format', /must be 'cauldron-replay', is missing/],
  ['another format', withField('format', 'chess'), '/format', /is 'chess'/],
  ['a format in a list', withField('format', ['cauldron-replay']), '/format', /is a list/],
  ['a format with script', withField('format', SCRIPT), '/format', /is '<script>/],
  ['a version to come', withField('version', 3), '/version', /reads version 1 and 2, this is 3/],
  ['a version as text', withField('version', '1'), '/version', /this is '1'/],
  ['a huge version', withField('version', 1e300), '/version', /this is 1e\+300/],
  ['no version', without('version'), '/version', /this is missing/],
  ...['rules', 'scenario', 'seed', 'level', 'events', 'actions', 'turns', 'result'].map(
    (name): Hostile => [`no ${name}`, without(name), '', missing(name)],
  ),
  ['a field too many', withField('cheat', true), '', noField('cheat')],
  ['a field with script', withField(SCRIPT, 1), '', /^no field '<script>/],
  ['a prototype', JSON.parse('{"__proto__": {"format": "cauldron-replay"}}'), '/format', /missing/],
  [
    'a prototype beside the fields',
    JSON.parse(JSON.stringify(good).replace('{', '{"__proto__":{"events":true},')),
    '',
    noField('__proto__'),
  ],
  ['a constructor', withField('constructor', { prototype: {} }), '', noField('constructor')],
  ['a toString', withField('toString', 'x'), '', noField('toString')],
  ['optional rules as a text', withField('optional', 'cool-heads'), '/optional', list],
  ['no optional rule at all', withField('optional', []), '/optional', /must not be empty/],
  ['an optional rule as a number', withField('optional', [1]), '/optional/0', text],
  ['an optional rule with script', withField('optional', [SCRIPT]), '/optional/0', form],
  [
    'too many optional rules',
    withField(
      'optional',
      Array.from({ length: 22 }, (_, i) => `rule-${i}`),
    ),
    '/optional',
    /holds 22, at most 21/,
  ],
  ['rules as a number', withField('rules', 1), '/rules', text],
  ['rules with script', withField('rules', SCRIPT), '/rules', form],
  ['endless rules', withField('rules', '1'.repeat(5000)), '/rules', form],
  ['no scenario but its name', withField('scenario', 'dieppe-1942'), '/scenario', object],
  [
    'a scenario without id',
    withField('scenario', { hash: good.scenario.hash }),
    '/scenario',
    missing('id'),
  ],
  [
    'a scenario without hash',
    withField('scenario', { id: 'dieppe-1942' }),
    '/scenario',
    missing('hash'),
  ],
  [
    'a path as scenario',
    withField('scenario', { ...good.scenario, id: '../../x' }),
    '/scenario/id',
    form,
  ],
  [
    'script as scenario',
    withField('scenario', { ...good.scenario, id: SCRIPT }),
    '/scenario/id',
    form,
  ],
  [
    'a hash cut short',
    withField('scenario', { ...good.scenario, hash: 'd8a0' }),
    '/scenario/hash',
    form,
  ],
  [
    'a hash as a number',
    withField('scenario', { ...good.scenario, hash: 4 }),
    '/scenario/hash',
    text,
  ],
  [
    'a scenario with more',
    withField('scenario', { ...good.scenario, x: 1 }),
    '/scenario',
    noField('x'),
  ],
  ['a seed as a number', withField('seed', 42), '/seed', text],
  ['no seed but null', withField('seed', null), '/seed', text],
  ['a seed of 201 characters', withField('seed', 'x'.repeat(201)), '/seed', form],
  ['an endless seed', withField('seed', 'x'.repeat(500_000)), '/seed', form],
  ['a seed that clears the terminal', withField('seed', '\u001b[2J'), '/seed', /^'·\[2J' is not/],
  ['half a character as seed', withField('seed', '\ud83d'), '/seed', form],
  ['a level as a number', withField('level', 3), '/level', text],
  ['a level with script', withField('level', SCRIPT), '/level', form],
  ['a level of many letters', withField('level', 'a'.repeat(41)), '/level', form],
  ['events as a number', withField('events', 1), '/events', flag],
  ['events as text', withField('events', 'true'), '/events', flag],
  ['actions as one text', withField('actions', 'take LCA1'), '/actions', list],
  ['actions as an object', withField('actions', { 0: 'end', length: 1 }), '/actions', list],
  [
    'too many actions',
    withField('actions', new Array(20_001).fill('end')),
    '/actions',
    /holds 20001, at most 20000/,
  ],
  [
    'a number among the actions',
    withField('actions', ['load-standard', 65536]),
    '/actions/1',
    text,
  ],
  ['nothing among the actions', withField('actions', ['load-standard', null]), '/actions/1', text],
  ['an action with script', withField('actions', [SCRIPT]), '/actions/0', form],
  ['an action with two lines', withField('actions', ['end\nend']), '/actions/0', form],
  [
    'an action of many words',
    withField('actions', ['load C01 LCA1 LCA2 LCA3']),
    '/actions/0',
    form,
  ],
  ['an endless action', withField('actions', [`take ${'A'.repeat(9000)}`]), '/actions/0', form],
  ['deep actions', withField('actions', nested(3)), '/actions/0', text],
  ['turns as an object', withField('turns', {}), '/turns', list],
  ['a turn as a number', withField('turns', [1]), '/turns/0', text],
  ['a turn in capitals', withField('turns', ['ABCDEF0123456789']), '/turns/0', form],
  [
    'too many turns',
    withField('turns', new Array(25).fill('0'.repeat(16))),
    '/turns',
    /holds 25, at most 24/,
  ],
  ['a result as text', withField('result', 'total-success'), '/result', object],
  ['a result as a list', withField('result', []), '/result', object],
  [
    'a result without points',
    withField('result', { outcome: 'failure' }),
    '/result',
    missing('vp'),
  ],
  ['points without a result', withField('result', { vp: 3 }), '/result', missing('outcome')],
  [
    'an unknown outcome',
    withField('result', { outcome: 'glory', vp: 3 }),
    '/result/outcome',
    /'glory' is none of/,
  ],
  [
    'an inherited outcome',
    withField('result', { outcome: 'toString', vp: 3 }),
    '/result/outcome',
    /none of/,
  ],
  ['points and a half', withField('result', { outcome: 'failure', vp: 0.5 }), '/result/vp', whole],
  [
    'points beyond counting',
    withField('result', { outcome: 'failure', vp: 1e21 }),
    '/result/vp',
    whole,
  ],
  ['points as text', withField('result', { outcome: 'failure', vp: '9' }), '/result/vp', whole],
  ['a name as a list', withField('name', ['x']), '/name', text],
  ['a name of 81 characters', withField('name', 'x'.repeat(81)), '/name', form],
  ['a name on two lines', withField('name', 'a\nb'), '/name', form],
  ['a note as an object', withField('note', { html: SCRIPT }), '/note', text],
  ['a note without end', withField('note', 'x'.repeat(2001)), '/note', form],
  ['a note with a bell', withField('note', 'ding\u0007'), '/note', form],
  ['practice as text', withField('practice', 'yes'), '/practice', flag],
  ['practice as null', withField('practice', null), '/practice', flag],
];

const json = JSON.stringify(good);

/** Texts that are not the JSON of a replay at all. */
export const hostileTexts: readonly Hostile[] = [
  ['nothing', '', '', /cut short: the text ends at character 0/],
  ['blanks', '   \n ', '', /cut short/],
  ['half a replay', json.slice(0, 700), '', /cut short: the text ends at character 700/],
  ['a replay without its last bracket', json.slice(0, -1), '', /cut short/],
  ['a replay twice', json + json, '', /not JSON/],
  ['a comma too many', json.replace('[', '[,'), '', /not JSON/],
  ['words', 'take LCA1', '', /not JSON/],
  ['markup', `<html>${SCRIPT}</html>`, '', /not JSON/],
  ['JSON of something else', '{"zones":[]}', '/format', /must be 'cauldron-replay'/],
  ['a text in a text', JSON.stringify(json), '', /must be an object, is '\{"format/],
  ['a number beyond counting', '1e999', '', /must be an object, is Infinity/],
  ['brackets in brackets', '['.repeat(400_000), '', /more than 8 deep/],
  ['brackets closed again', `${'['.repeat(9)}${']'.repeat(9)}`, '', /more than 8 deep/],
  ['objects in objects', '{"a":'.repeat(100_000), '', /more than 8 deep/],
  ['too much of it', ' '.repeat(1_000_001), '', /too long: 1000001 characters, at most 1000000/],
  ['escapes', '{"format":"\u001b[31m', '', /cut short/],
];

// Every rule of the rulebook is cited by the code that carries it out and by a test; nobody cites a rule that
// does not exist; and the list of exceptions does not outlive its reasons.

import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { randomPlayer } from '../../../../src/engine/random-player.ts';
import { parseRulebook } from '../../../../src/rulebook/parse.ts';
import { act, Do } from '../../../../src/systems/raid/rules/actions.ts';
import { apply } from '../../../../src/systems/raid/rules/apply.ts';
import { forbids, legalActions } from '../../../../src/systems/raid/rules/legal.ts';
import { G, get, type RaidState, Stage } from '../../../../src/systems/raid/rules/state.ts';
import { score } from '../../../../src/systems/raid/rules/victory.ts';
import {
  audit,
  type Citation,
  type Cited,
  citedInCode,
  citedInData,
  citedInTests,
  type Excused,
  leadingIds,
  namedAsRule,
  pointedTo,
  titles,
} from './citations.ts';
import { beforeLoading } from './support.ts';

/** Rules that no code can cite, and why. */
const NOT_IN_CODE: Excused = {};

/** Rules that no test can be named after, and why. */
const NOT_IN_TESTS: Excused = {};

const root = fileURLToPath(new URL('../../../../', import.meta.url));
const read = (path: string) => readFileSync(`${root}${path}`, 'utf8');
const filesIn = (folder: string, ending: string): string[] =>
  readdirSync(`${root}${folder}`, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(ending))
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .sort();

const rules = parseRulebook(read('docs/raid/rules.md')).map((entry) => entry.id);

/** What `find` finds in each of the files. */
const collect = (files: readonly string[], find: (text: string) => string[]): Citation[] =>
  files.flatMap((file) => find(read(file)).map((id) => ({ id, file })));

const sources = [
  ...filesIn('src/systems/raid/rules', '.ts'),
  ...filesIn('src/systems/raid/german', '.ts'),
];
const testFiles = filesIn('tests/systems/raid/rules', '.test.ts').filter(
  (file) => !file.includes('citations'),
);
const data = filesIn('data/raid', '.json');

const cited: Cited = {
  rules,
  code: [
    ...collect(sources, (source) => citedInCode(source, rules)),
    ...collect(data, (text) => citedInData(JSON.parse(text))),
  ],
  tests: collect(testFiles, (source) => citedInTests(source, rules)),
  mentions: [...collect(sources, pointedTo), ...collect(sources, namedAsRule)],
  notInCode: NOT_IN_CODE,
  notInTests: NOT_IN_TESTS,
};

describe('the rules of the rulebook', () => {
  it('are cited by code and tests, and no others are', () => {
    expect(sources.length).toBeGreaterThan(20);
    expect(audit(cited)).toEqual([]);
  });

  it('are all that a raid ever names, in what it tells and in what it refuses', () => {
    const named = new Set<string>();
    for (const seed of ['1', '2', '3', '4', '5', '6']) playAndListen(seed, named);
    expect([...named].filter((id) => !rules.includes(id))).toEqual([]);
    expect(named.size).toBeGreaterThan(40);
  });
});

/** Plays a raid at random with events, and notes every rule that comes up. */
function playAndListen(seed: string, named: Set<string>): void {
  const player = randomPlayer();
  player.start(seed);
  let s = beforeLoading('seasoned', true, seed);
  for (let decisions = 0; get(s, G.stage) !== Stage.over; decisions++) {
    if (decisions % 25 === 0) listenToRefusals(s, named);
    const result = apply(s, player.pick(s, legalActions(s, [])));
    if (!result.ok) throw new Error(result.reason);
    for (const id of citedInData(result.events)) named.add(id);
    s = result.state;
  }
  for (const id of citedInData(score(s))) named.add(id);
}

function listenToRefusals(s: RaidState, named: Set<string>): void {
  for (const kind of Object.values(Do)) {
    for (let operand = 0; operand < 140; operand++) {
      const rule = forbids(s, act(kind, operand));
      if (rule !== null) named.add(rule);
    }
  }
}

describe('the gate', () => {
  const small: Cited = {
    rules: ['4', '9.2', '9.2a'],
    code: ['4', '9.2', '9.2a'].map((id) => ({ id, file: 'a.ts' })),
    tests: ['4', '9.2', '9.2a'].map((id) => ({ id, file: 'a.test.ts' })),
    mentions: [],
    notInCode: {},
    notInTests: {},
  };
  const without = (id: string) => (citation: Citation) => citation.id !== id;

  it('passes when all is well', () => {
    expect(audit(small)).toEqual([]);
  });

  it('fails for a rule that no code cites', () => {
    const faults = audit({ ...small, code: small.code.filter(without('9.2a')) });
    expect(faults).toEqual(['9.2a is cited by no code']);
  });

  it('fails for a rule that no test cites', () => {
    const faults = audit({ ...small, tests: small.tests.filter(without('4')) });
    expect(faults).toEqual(['4 is cited by no test']);
  });

  it('lets an excused rule pass', () => {
    const code = small.code.filter(without('9.2a'));
    expect(audit({ ...small, code, notInCode: { '9.2a': 'told for colour' } })).toEqual([]);
  });

  it('fails when an excused rule is cited after all', () => {
    const faults = audit({ ...small, notInTests: { '9.2': 'cannot be tested' } });
    expect(faults).toEqual(['9.2 is excused from being cited by no test, and need not be']);
  });

  it('fails when a rule is excused that does not exist', () => {
    expect(audit({ ...small, notInCode: { '9.9': 'gone' } })).toHaveLength(1);
  });

  it.each(['code', 'tests', 'mentions'] as const)('fails when %s name an unknown rule', (where) => {
    const faults = audit({ ...small, [where]: [...small[where], { id: '9.2b', file: 'b.ts' }] });
    expect(faults).toEqual(['b.ts cites 9.2b, which is no rule']);
  });
});

describe('what counts as a citation', () => {
  const known = ['4', '8', '9.2a', '10.3', '10.3a', '12e1'];

  it.each([
    ['9.2a, 10.3a One member goes aboard', ['9.2a', '10.3a']],
    ['12e1 and 4 Officers', ['12e1', '4']],
    ['4 A Once the craft are loaded', ['4']],
    ['1–6.', []],
    ['3a–c All markers', []],
    ['10.3555 is no id', []],
    ['The rule 9.2a', []],
    ['', []],
  ])('"%s" opens with %j', (text, ids) => {
    expect(leadingIds(text)).toEqual(ids);
  });

  it('strings and the openings of comments, not amounts', () => {
    const source = [
      '// 8 Reinforcements',
      "if (x) return '9.2a'; // 4 of them",
      "const four = 'x4'; // 12e1",
      "const n = '7'; /* 3 */",
      '/** 10.3 A marker wakes (9.9z). */',
      ' * 10.3a First',
    ].join('\n');
    expect(citedInCode(source, known).sort()).toEqual(['10.3', '10.3a', '12e1', '8', '9.2a']);
    expect(pointedTo(source)).toEqual(['9.9z']);
  });

  it('a field that calls itself a rule, whatever it says', () => {
    expect(namedAsRule("{ kind: 'x', rule: '7' }, { rule: '9.2a', overrule: '5' }")).toEqual([
      '7',
      '9.2a',
    ]);
  });

  it('the rule fields of data and events, however deep', () => {
    expect(
      citedInData({ rule: '4', rows: [{ rule: '8', rules: 'x' }, { dice: { rule: '9.2a' } }] }),
    ).toEqual(['4', '8', '9.2a']);
  });

  it('titles, of tables too', () => {
    const source = [
      "describe('4 Phases', () => {",
      "  it('10.3 wakes it\\'s marker', () => {});",
      "  it.each([['a', 1]])('9.2a %s', (a) => {});",
      '  it.each([',
      "    ['8 is no title', 1],",
      "  ])('12 turns', async (a) => {});",
      '  const x = f(y)("10.3a", 3);',
      '});',
    ].join('\n');
    expect(titles(source)).toEqual(['4 Phases', "10.3 wakes it\\'s marker", '9.2a %s', '12 turns']);
    expect(citedInTests(source, known)).toEqual(['4', '10.3', '9.2a']);
  });
});

// The words of the screen: the same keys and parameters in both languages, and messages that fill in as they should.

import { describe, expect, test } from 'vitest';
import { LINE_KEYS } from '../../src/systems/raid/panels/assault/form-keys.ts';
import { raidBack } from '../../src/systems/raid/panels/back-face.ts';
import { LOAD_KEYS } from '../../src/systems/raid/panels/loading/load-keys.ts';
import { raidFace } from '../../src/systems/raid/screen.ts';
import { keyName } from '../../src/ui/kit/keys/key-names.ts';
import { keysOf } from '../../src/ui/play/keys.ts';
import { theatreKeys } from '../../src/ui/theatre/keys.ts';
import {
  addMessages,
  browserLang,
  lang,
  type MessageKey,
  speaker,
  t,
} from '../../src/words/index.ts';
import { say } from '../../src/words/message.ts';
import { en } from '../../src/words/shell/en.ts';
import { fr } from '../../src/words/shell/fr.ts';
import { screensEn } from '../../src/words/shell/screens-en.ts';
import { screensFr } from '../../src/words/shell/screens-fr.ts';

type Words = Readonly<Record<string, string>>;
type Module = Readonly<Record<string, Words>>;

/** Every catalogue of the screen: the shell's and those of the systems, English by the path of its file. */
const english: Readonly<Record<string, Module>> = import.meta.glob(
  ['../../src/words/shell/*-en.ts', '../../src/systems/*/screen-words/*-en.ts'],
  { eager: true },
);
const french: Readonly<Record<string, Module>> = import.meta.glob(
  ['../../src/words/shell/*-fr.ts', '../../src/systems/*/screen-words/*-fr.ts'],
  { eager: true },
);
const wordsIn = (module: Module | undefined): Words =>
  Object.assign({}, ...Object.values(module ?? {}));
const areas: ReadonlyArray<readonly [string, Words, Words]> = [
  ['frame', en, fr],
  ...Object.entries(english).map(
    ([path, module]) =>
      [
        path.replace('../../src/', ''),
        wordsIn(module),
        wordsIn(french[path.replace('-en.ts', '-fr.ts')]),
      ] as const,
  ),
];

test('the catalogues are found', () => {
  expect(areas.length).toBeGreaterThan(10);
  expect(Object.keys(french).length).toBe(areas.length - 1);
});

const parameters = (message: string): string[] =>
  [...new Set([...message.matchAll(/\{(\w+)/g)].map((found) => found[1] ?? ''))].sort();

describe.each(areas)('%s', (_, english, french) => {
  test('has the same keys in both languages', () => {
    expect(Object.keys(french).sort()).toEqual(Object.keys(english).sort());
  });

  test('has no empty message', () => {
    const empty = [english, french].flatMap((words) =>
      Object.keys(words).filter((key) => words[key]?.trim() === ''),
    );
    expect(empty).toEqual([]);
  });

  test('uses the same parameters in both languages', () => {
    const odd = Object.keys(english).filter(
      (key) => `${parameters(english[key] ?? '')}` !== `${parameters(french[key] ?? '')}`,
    );
    expect(odd).toEqual([]);
  });
});

test('French percentages are written with the space that does not break', () => {
  const loose = areas.flatMap(([, , words]) =>
    Object.keys(words).filter((key) => / %/.test(words[key] ?? '')),
  );
  expect(loose).toEqual([]);
});

test('no key stands in two areas', () => {
  const keys = areas.flatMap(([, english]) => Object.keys(english));
  expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
});

describe('a message', () => {
  test('takes its parameters', () => {
    expect(say('en', 'Turn {turn}, {clock}', { turn: 3, clock: '05:15' })).toBe('Turn 3, 05:15');
  });

  test.each([
    ['en', 0, '0 raids'],
    ['en', 1, '1 raid'],
    ['en', 2, '2 raids'],
    ['fr', 0, '0 raid'],
    ['fr', 1, '1 raid'],
    ['fr', 2, '2 raids'],
  ] as const)('counts in %s: %d', (language, n, words) => {
    expect(say(language, '{n} {n|raid|raids}', { n })).toBe(words);
  });

  test('refuses to leave a gap', () => {
    expect(() => say('en', 'Rule {id}', {})).toThrow("'Rule {id}' lacks a value for {id}");
  });

  test('refuses a key without words', () => {
    expect(() => t('no.such.key' as MessageKey)).toThrow("'no.such.key' has no words in 'en'");
  });

  test('binds French points to the word before them', () => {
    expect(say('fr', 'Pourquoi ? « Non » : voilà !', {})).toBe(
      'Pourquoi\u00a0? «\u00a0Non\u00a0»\u00a0: voilà\u00a0!',
    );
  });

  test('follows the language, and areas that come later', () => {
    addMessages({ 'raid.title': 'The raid' }, { 'raid.title': 'Le raid' });
    const raid = speaker<'raid.title'>();
    lang.value = 'fr';
    expect([t('nav.rules'), raid.t('raid.title')]).toEqual(['Règles', 'Le raid']);
    lang.value = 'en';
    expect([t('nav.rules'), raid.t('raid.title')]).toEqual(['Rules', 'The raid']);
  });
});

test.each([
  [['fr-CA', 'en'], 'fr'],
  [['de', 'fr'], 'fr'],
  [['en-GB'], 'en'],
  [['de', 'ja'], 'en'],
  [[], 'en'],
] as const)('a browser that wants %j gets %s', (wanted, expected) => {
  expect(browserLang(wanted)).toBe(expected);
});

test('keys have the names that are printed on a keyboard of the language', () => {
  addMessages(screensEn, screensFr);
  const lines = [keysOf(raidFace), theatreKeys(raidBack), LOAD_KEYS, LINE_KEYS].flatMap(
    (group) => group.lines,
  );
  const words = lines.flatMap((line) => line.keys).filter((key) => /[a-z]{2}/.test(key));
  expect(words.length).toBeGreaterThan(5);
  lang.value = 'en';
  for (const word of words) expect(keyName(word)).toBe(word);
  lang.value = 'fr';
  for (const word of words) expect(keyName(word), word).not.toBe(word);
  expect(keyName('Shift ←')).toBe('Maj ←');
  expect(keyName('N')).toBe('N');
  lang.value = 'en';
});

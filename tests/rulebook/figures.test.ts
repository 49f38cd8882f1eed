// Figures of the raid's rulebook: the standard ones are the shipped raid's, another raid shows its own.

import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { figuresIn, fillFigures } from '../../src/rulebook/figures.ts';
import { parseBook } from '../../src/rulebook/parse.ts';
import { headless } from '../../src/systems/raid/index.ts';
import type { Scenario } from '../../src/systems/raid/rules/scenario.ts';
import { loadDieppe } from '../systems/raid/dieppe.ts';
import { drillRaid } from '../systems/raid/drill-raid.ts';

const BOOKS = {
  en: readFileSync(new URL('../../docs/raid/rules.md', import.meta.url), 'utf8'),
  fr: readFileSync(new URL('../../docs/raid/rules.fr.md', import.meta.url), 'utf8'),
};
const LANGS = ['en', 'fr'] as const;
type Lang = (typeof LANGS)[number];

const figuresOf = async (scenario: Scenario, lang: Lang) =>
  (await headless.figures?.(scenario, lang)) ?? {};

async function ruleOf(scenario: Scenario, lang: Lang, id: string): Promise<string> {
  const { chapters } = parseBook(BOOKS[lang], await figuresOf(scenario, lang));
  return chapters.flatMap(({ entries }) => entries).find((entry) => entry.id === id)?.body ?? '';
}

describe('filling', () => {
  const text = 'Worth {gun: 10} VP.{free:}\n\n{rows:\n\n| a |\n|---|\n\n}\n';

  test('without a battle the standard stands', () => {
    expect(fillFigures(text)).toBe('Worth 10 VP.\n\n\n\n| a |\n|---|\n\n\n');
  });

  test('a battle puts its own in the place', () => {
    const filled = fillFigures(text, { gun: '7', free: ' Or not.', rows: '| b |\n|---|' });
    expect(filled).toBe('Worth 7 VP. Or not.\n\n\n\n| b |\n|---|\n\n\n');
  });

  test('names and standards are listed', () => {
    expect(figuresIn(text)).toEqual([
      { name: 'gun', standard: '10' },
      { name: 'free', standard: '' },
      { name: 'rows', standard: '| a |\n|---|' },
    ]);
  });
});

describe.each(LANGS)('the book in %s', (lang) => {
  const written = figuresIn(BOOKS[lang]);

  test('has the figures of the shipped raid as its standard', async () => {
    const figures = await figuresOf(loadDieppe(), lang);
    expect(written.filter(({ name }) => !Object.hasOwn(figures, name))).toEqual([]);
    for (const { name, standard } of written) expect(figures[name], name).toBe(standard);
  });

  test('leaves no bracket open', () => {
    expect(fillFigures(BOOKS[lang])).not.toMatch(/[{}]/);
  });

  test('reads alike without a battle and with the shipped one', async () => {
    const figures = await figuresOf(loadDieppe(), lang);
    expect(parseBook(BOOKS[lang], figures)).toEqual(parseBook(BOOKS[lang]));
  });
});

test('no figure has a name for nothing', async () => {
  const written = new Set(LANGS.flatMap((lang) => figuresIn(BOOKS[lang]).map(({ name }) => name)));
  const known = Object.keys(await figuresOf(loadDieppe(), 'en'));
  expect(known.filter((name) => !written.has(name))).toEqual([]);
  expect(Object.keys(await figuresOf(loadDieppe(), 'fr'))).toEqual(known);
});

describe('another raid', () => {
  const other: Scenario = {
    ...drillRaid,
    turns: 3,
    clock: ['', '03:00', '03:30', '04:00'],
    light: Int16Array.from([0, -2, 0, 0]),
    units: drillRaid.units.map((unit) => ({
      ...unit,
      en: unit.en.replace('155 mm', '7.5 cm').replace('Lord Lovat', 'Young'),
    })),
    victory: { ...drillRaid.victory, secondGunByTurn: Int16Array.from([0, 4, 4, 0]) },
    engineTrouble: { ...drillRaid.engineTrouble, faces: [2] },
  };

  test('1.4 has its own hours', async () => {
    expect(await ruleOf(other, 'en', '1.4')).toContain(
      '| turn | 1 | 2 | 3 |\n|---|---|---|---|\n| time | 03:00 | 03:30 | 04:00 |',
    );
  });

  test('7.1, 7.1a says which markers raise its alarm', async () => {
    const first = { ...drillRaid, stirredOnce: true };
    expect(await ruleOf(first, 'en', '7.1')).toContain(
      'reveals German units, the first time (7.1a)',
    );
    expect(await ruleOf(first, 'fr', '7.1a')).toContain('Dans celui-ci, c’est la première fois.');
    expect(await ruleOf(drillRaid, 'en', '7.1a')).toContain('In this one it is each time.');
  });

  test('11.1b has its own dark, and half-light may be missing', async () => {
    const body = await ruleOf(other, 'en', '11.1b');
    expect(body).toContain('| −2 | sniper or mortar only, turns 1 (03:00): darkness |');
    expect(body).toContain('| – | sniper or mortar only, turns – (–): half-light |');
  });

  test('12 has its own guns, turns and officers', async () => {
    expect(await ruleOf(other, 'en', '12a')).toContain('Each 7.5 cm gun');
    expect(await ruleOf(other, 'en', '12b')).toContain(
      '**4 VP** in turns 1 to 2, nothing in turn 3.',
    );
    expect(await ruleOf(other, 'en', '12e')).toContain('Losing Young costs **5 VP**.');
  });

  test('5 has its own events', async () => {
    const body = await ruleOf(other, 'en', '5');
    expect(body).toContain('| 1 | coastal battery (5a) | no |');
    expect(body).toContain('| 2 | coastal battery (5a) | yes (5d) |');
  });
});

describe('the drill raid', () => {
  test('12g has its own price of a commando', async () => {
    expect(await ruleOf(drillRaid, 'en', '12g')).toContain(
      'costs **1 VP**. The first 3 cost nothing.',
    );
    expect(await ruleOf(drillRaid, 'fr', '12g')).toContain(
      'coûte **1 PV**. Les 3 premiers ne coûtent rien.',
    );
  });

  test('3a has its own markers', async () => {
    const body = await ruleOf(drillRaid, 'fr', '3a');
    expect(body).toContain('| 1 pion d’infanterie, 1 mitrailleuse | 2 |');
    expect(body).not.toContain('| 2 pions d’infanterie | 4 |');
  });

  test('8 has its own reinforcements', async () => {
    expect(await ruleOf(drillRaid, 'en', '8')).toContain('| 1 to 4 | 1 |\n| 5 or 6 | 2 |');
  });
});

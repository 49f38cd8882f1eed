// 3a The rulebook's tables of markers say what the shipped raid deals.

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parseRulebook } from '../../src/rulebook/parse.ts';
import type { MarkerInfo } from '../../src/systems/raid/rules/scenario.ts';
import { Obstacle } from '../../src/systems/raid/rules/types.ts';
import { loadDieppe } from '../systems/raid/dieppe.ts';

const WORDS = {
  'rules.md': {
    mines: /^mines/,
    wire: /^wire/,
    infantry: 'infantry',
    gun: 'machine',
    officer: 'officer',
  },
  'rules.fr.md': {
    mines: /^mines/,
    wire: /^barbelés/,
    infantry: 'pions? d’infanterie',
    gun: 'mitrailleuse',
    officer: 'officier',
  },
} as const;

/** Obstacle, infantry, machine guns, officers and how many: a row of a table as the data have it. */
const rowOf = ({ obstacle, infantry, machineGuns, officers, count }: MarkerInfo): number[] => [
  obstacle,
  infantry,
  machineGuns,
  officers,
  count,
];

test.each(Object.entries(WORDS))('the tables of %s', (file, words) => {
  const markdown = readFileSync(new URL(`../../docs/raid/${file}`, import.meta.url), 'utf8');
  const body = parseRulebook(markdown).find(({ id }) => id === '3a')?.body ?? '';
  const cells = [...body.matchAll(/^\| (.+) \| (\d+) \|$/gm)];
  const told = cells.map(([, shows = '', count]) => {
    const number = (word: string) => Number(new RegExp(`(\\d+) ${word}`).exec(shows)?.[1] ?? 0);
    const obstacle = words.mines.test(shows)
      ? Obstacle.mines
      : words.wire.test(shows)
        ? Obstacle.wire
        : Obstacle.none;
    const { infantry, gun, officer } = words;
    return [obstacle, number(infantry), number(gun), number(officer), Number(count)];
  });
  expect(told).toEqual(loadDieppe().markers.map(rowOf));
});

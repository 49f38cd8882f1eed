// What is ours in the rulebook of the raid says so, in both languages: where the printed text can be read in more than one
// way or is silent, the entry carries the mark of a ruling, and one that holds both says which part is whose.

import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parseRulebook } from '../../src/rulebook/parse.ts';

const entries = (file: string) =>
  new Map(
    parseRulebook(readFileSync(new URL(`../../docs/raid/${file}`, import.meta.url), 'utf8')).map(
      (entry) => [entry.id, entry],
    ),
  );

describe.each(['rules.md', 'rules.fr.md'])('%s', (file) => {
  const book = entries(file);

  test.each([
    ['4a', 'ruling'], // the end before turn 12
    ['5d', 'ruling in part'], // the men in a craft with engine trouble
    ['6.5a', 'ruling'], // an assault beside mines or wire
    ['7.1a', 'ruling'], // which markers raise the alarm
    ['9.1a', 'ruling'], // when the officer counts
    ['9.2a', 'ruling in part'], // sea zones without the letters D/E
    ['10.3', 'ruling in part'], // one test a marker and action
    ['11', 'ruling in part'], // whose modifiers count
    ['11a', 'ruling'], // order of appearance
    ['11.1', 'ruling in part'], // sniper and mortar beside the one fire of their zone
    ['11.1c', 'ruling in part'], // whether support counts against sniper and mortar
    ['12a', 'ruling in part'], // when a gun counts
    ['12g', 'reconstructed'],
    ['12j', 'design'],
    ['13.5', 'design'],
  ])('%s is marked: %s', (id, mark) => {
    expect(book.get(id)?.mark).toBe(mark);
  });
});

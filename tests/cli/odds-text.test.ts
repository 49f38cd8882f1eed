// The odds of orders in words, in both languages.

import { describe, expect, test } from 'vitest';
import { odds } from '../../src/systems/raid/odds/odds.ts';
import { Do, doing, formatAction } from '../../src/systems/raid/rules/actions.ts';
import { legalActions } from '../../src/systems/raid/rules/legal.ts';
import { oddsJson } from '../../src/systems/raid/terminal/named-json.ts';
import { oddsLines } from '../../src/systems/raid/terminal/odds-text.ts';
import { languages } from '../../src/systems/raid/text/catalogue.ts';
import { Voice } from '../../src/systems/raid/text/voice.ts';
import { playCorpus, scenario } from '../systems/raid/text/corpus.ts';
import { faultsOf } from './schemas.ts';

const KINDS = [Do.fire, Do.snipe, Do.assault, Do.step, Do.blow, Do.goOn, Do.done];
const MOST = 6; // of each kind

/** Some orders of every kind, with their odds. */
const orders = playCorpus(2).flatMap(({ before }) =>
  legalActions(before, [])
    .filter((action) => KINDS.some((kind) => kind === doing(action)))
    .map((action) => ({ before, action })),
);
const chosen = KINDS.flatMap((kind) => {
  const like = orders.filter(({ action }) => doing(action) === kind);
  const every = Math.max(1, Math.floor(like.length / MOST));
  return like.filter((_, i) => i % every === 0).slice(0, MOST);
}).map(({ before, action }) => {
  const found = odds(before, action);
  if (found === null) throw new Error(`${formatAction(scenario, action)} has no odds`);
  return { action: formatAction(scenario, action), odds: found };
});

describe.each(languages)('%s', (lang) => {
  test('every line is whole', () => {
    const lines = chosen.flatMap((order) => oddsLines(new Voice(scenario, lang), order.odds));
    expect(lines.filter((line) => /[{}\n]|undefined|NaN|(unit|zone) -?\d/.test(line))).toEqual([]);
    expect(new Set(lines).size).toBeGreaterThan(20);
  });
});

test('as JSON, by the schema', () => {
  const json = {
    scenario: scenario.id,
    at: 0,
    orders: chosen.map((order) => ({ ...order, odds: oddsJson(scenario, order.odds) })),
  };
  expect(faultsOf('odds', json)).toEqual([]);
});

test('an assault tells what it may bring', () => {
  const assault = chosen.find((order) => order.odds.assault !== undefined);
  const text =
    assault === undefined ? '' : oddsLines(new Voice(scenario, 'en'), assault.odds).join('\n');
  expect(text).toMatch(
    /Line 1, .* against .*: \d FA.* \+ D6 against \d FA.* \+ D10: hit [\d.<>]+\u00a0%/,
  );
  expect(text).toMatch(
    /Fought to the end \(.*\): held [\d.<>]+\u00a0%, thrown back [\d.<>]+\u00a0% \(nobody left/,
  );
});

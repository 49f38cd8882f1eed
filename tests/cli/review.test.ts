// `raid review`: the same for any number of jobs, in the form its schema says, in words in both languages.

import { afterAll, describe, expect, test } from 'vitest';
import { reviewLines } from '../../src/cli/review/lines.ts';
import { reviewWords } from '../../src/cli/review/words.ts';
import { replayText } from '../../src/engine/replay.ts';
import { BUDGETS } from '../../src/staff/review/budget.ts';
import type { Review } from '../../src/staff/review/review.ts';
import { staffedRaid } from '../../src/systems/raid/players/staff.ts';
import { raidTerminal } from '../../src/systems/raid/terminal/index.ts';
import { loadDieppe } from '../systems/raid/dieppe.ts';
import { played } from './replays.ts';
import { Folder, raid, raidKilled } from './run.ts';
import { faultsOf } from './schemas.ts';

const folder = new Folder();
afterAll(() => folder.remove());

const scenario = loadDieppe();
/** Some of a raid is enough, and sooner done; the end is a position then. */
const whole = played('random', 'review', 'green', true);
const CUT = 90;
const actions = whole.actions.slice(0, CUT);
const turns = whole.turns.slice(0, actions.filter((action) => action === 'end').length);
const part = { ...whole, actions, turns, result: null };
const file = folder.write('part.json', replayText(part));

describe('raid review', () => {
  test('gives the same review for any number of jobs, as the schema says', async () => {
    const asked = ['review', file, '--budget', 'quick', '--json'];
    const one = await raid([...asked, '--jobs', '1']);
    const two = await raid([...asked, '--jobs', '2']);
    expect([one.code, one.err, two.code, two.err]).toEqual([0, '', 0, '']);
    expect(two.out).toBe(one.out);
    const review = JSON.parse(one.out) as Review;
    expect(faultsOf('review', review)).toEqual([]);
    expect(review.moves.map(({ action }) => action)).toEqual(part.actions);
    expect(review).toMatchObject({ seed: whole.seed, budget: 'quick', over: false });
    adds(review);
    for (const lang of ['en', 'fr'] as const) tells(review, lang);
  });

  test('killed, its helpers leave without a word', async () => {
    expect(await raidKilled(['review', file, '--budget', 'deep', '--jobs', '2'], 4000)).toBe('');
  });

  test('says what is wrong', async () => {
    const broken = { ...part, actions: ['end', ...part.actions] };
    const bad = await raid(['review', folder.write('bad.json', replayText(broken))]);
    expect(bad.code).toBe(1);
    expect(bad.err).toMatch(/end/);
    const wrong = await raid(['review', file, '--budget', 'huge']);
    expect(wrong.code).toBe(2);
    expect(wrong.err).toMatch(/--budget takes quick, standard, deep, not 'huge'/);
    const none = await raid(['review']);
    expect(none.code).toBe(2);
  });
});

/** Decision and luck add up to the whole, from move to move. */
function adds({ moves, totals, endValue, scale, playouts }: Review): void {
  expect(scale).toBe(2 * playouts);
  for (const [i, move] of moves.entries()) {
    expect(move.value).toBe(2 * move.before.total + move.before.half);
    expect(move.value + move.decision + move.luck).toBe(moves[i + 1]?.value ?? endValue);
  }
  expect(totals.change).toBe(endValue - (moves[0]?.value ?? 0));
  expect(totals.decision + totals.luck).toBe(totals.change);
}

function tells(review: Review, lang: 'en' | 'fr'): void {
  const voice = raidTerminal.voice(scenario, lang, 'names');
  const lines = reviewLines(review, { ...staffedRaid(scenario), lang, voice });
  const words = reviewWords[lang];
  expect(lines[0]).toBe(
    words.head(review.seed, review.level, CUT, voice.review.playedOut(review.playouts)),
  );
  expect(lines).toContain(voice.review.unfinished);
  expect(lines.join('\n')).not.toMatch(/undefined|NaN|\[object/);
  for (const { kind } of review.ledger.kinds) {
    expect(lines.some((line) => line.startsWith(voice.review.kind(kind)))).toBe(true);
  }
}

test('budgets go up in work', () => {
  const work = BUDGETS.map(({ playouts }) => playouts);
  expect(work).toEqual([...work].sort((a, b) => a - b));
});

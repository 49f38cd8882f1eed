// Battles at every level and with every option come out as they did, to the letter: legal orders, events, reasons and
// positions. Where rules or data change on purpose: `npx tsx scripts/make-golden-fast-play.ts`.

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { spicheren } from '../spicheren.ts';
import { fingerprints } from './fingerprint.ts';

test('battles come out as they did', () => {
  const file = readFileSync(new URL('./fingerprints.json', import.meta.url), 'utf8');
  const kept = JSON.parse(file) as { readonly scenario: string; readonly battles: object };
  expect(kept.scenario, 'other data: make them anew').toBe(spicheren.hash);
  expect(fingerprints(spicheren)).toEqual(kept.battles);
}, 120_000);

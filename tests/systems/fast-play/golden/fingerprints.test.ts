// Battles at every level and with every option come out as they did, to the letter: legal orders, events, reasons and
// positions. Where the rules change on purpose: `UPDATE=1 npx vitest run tests/systems/fast-play/golden/fingerprints.test.ts`.

import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { randomPlayer } from '../../../../src/engine/random-player.ts';
import { profilePlayer } from '../../../../src/systems/fast-play/players/profile.ts';
import { OPTIONS } from '../../../../src/systems/fast-play/rules/options.ts';
import { spicheren } from '../spicheren.ts';
import { fingerprint } from './fingerprint.ts';

const path = fileURLToPath(new URL('./fingerprints.json', import.meta.url));
const LEVELS = ['lieutenant', 'colonel', 'marshal'];
const courses = [
  ...LEVELS.flatMap((level) =>
    ['1', '2', '3', '4'].map((seed) => ({ seed, level, optional: [] as string[] })),
  ),
  ...OPTIONS.map((one) => ({ seed: one, level: 'colonel', optional: [one] })),
  ...LEVELS.map((level) => ({ seed: 'all', level, optional: [...OPTIONS] })),
];
const PLAYERS = { random: randomPlayer, profile: profilePlayer };

test('battles come out as they did', () => {
  const found = Object.fromEntries(
    Object.entries(PLAYERS).flatMap(([name, make]) =>
      courses.map((course) => {
        const title = [name, course.level, course.seed, ...course.optional].join(' ');
        return [title, fingerprint(spicheren, make(), course)];
      }),
    ),
  );
  if (process.env.UPDATE !== undefined)
    writeFileSync(
      path,
      `${JSON.stringify({ scenario: spicheren.hash, battles: found }, null, 2)}\n`,
    );
  const kept = JSON.parse(readFileSync(path, 'utf8')) as { scenario: string; battles: object };
  expect(kept.scenario, 'other data: pin anew').toBe(spicheren.hash);
  expect(found).toEqual(kept.battles);
}, 120_000);

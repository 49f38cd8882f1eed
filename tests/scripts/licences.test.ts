// The licences in a build: of every package that is in it, each with its own words.

import { join } from 'node:path';
import { build, type Plugin, type Rollup } from 'vite';
import { expect, test } from 'vitest';
import { shippedLicences } from '../../scripts/vite/licences.ts';
import { root } from '../browser/harness/built.ts';

const configFile = join(root, 'vite.config.ts');

test('every licence says whose it is and what it grants', () => {
  for (const { name, version, licence, text } of shippedLicences()) {
    expect(version, name).toMatch(/^\d+\.\d+\.\d+/);
    expect(licence, name).toMatch(/^(?:MIT|OFL-1\.1)$/);
    expect(text, name).toMatch(/copyright/i);
    expect(text, name).toMatch(/permission is hereby granted/i);
    expect(text.length, name).toBeLessThan(10_000); // its own, not those of its tools
  }
});

test('they are in a file of the build that the title does not fetch', async () => {
  const made = await build({ root, configFile, logLevel: 'silent', build: { write: false } });
  const chunks = (made as Rollup.RolldownOutput).output.filter((file) => file.type === 'chunk');
  const [shown, ...more] = chunks.filter(({ code }) => code.includes('SIL OPEN FONT LICENSE'));
  expect(more).toEqual([]);
  expect(shown?.isEntry).toBe(false);
  for (const { text } of shippedLicences()) {
    const line = text.split('\n').find((one) => /copyright/i.test(one)) ?? '';
    expect(shown?.code).toContain(line.slice(0, 60).replaceAll('`', '\\`'));
  }
});

/** Puts a package into the page whose licence is not listed. */
const smuggler: Plugin = {
  name: 'smuggler',
  enforce: 'pre',
  transform: {
    filter: { id: /src\/app\/main\.tsx$/ },
    handler: (code) => `${code}\nimport { nanoid } from 'nanoid';\nconsole.log(nanoid);`,
  },
};

test('a build with a package whose licence is not shown fails', async () => {
  const made = build({
    ...{ root, configFile, logLevel: 'silent', build: { write: false } },
    plugins: [smuggler],
  });
  await expect(made).rejects.toThrow(/no licence is shown of nanoid/);
});

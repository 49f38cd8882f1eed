// docs/command-line.md tells of every command and every option, and of no others.

import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { commands } from '../../src/cli/commands.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const text = readFileSync(`${root}docs/command-line.md`, 'utf8');

/** What stands between the fences of usage. */
const usages = [...text.matchAll(/^```\n(raid [^`]*)```$/gm)].flatMap(([, block]) =>
  (block ?? '').trim().split('\n'),
);

describe.each(commands.map((command) => [command.name, command] as const))(
  '%s',
  (name, command) => {
    test('has its usage in the docs, as its help gives it', () => {
      expect(usages).toContain(`raid ${name} ${command.usage}`.trim());
    });

    test('has its schema, if it prints JSON', () => {
      const json = command.options.find((option) => option.name === 'json');
      if (json === undefined) return;
      const [file] = /data\/schema\/output\/[a-z]+\.schema\.json/.exec(json.text) ?? [];
      expect(file).toBeDefined();
      expect(existsSync(root + file)).toBe(true);
      expect(text).toContain(`(../${file})`);
    });
  },
);

test('no command is told of that is not there', () => {
  const names = new Set(commands.map(({ name }) => name));
  const told = usages.map((usage) => usage.split(' ')[1] ?? '');
  expect(told.filter((name) => !names.has(name) && !name.startsWith('<'))).toEqual([]);
});

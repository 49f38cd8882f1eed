// The committed validators are those of the schemas, stand alone, and are strict; the schemas hold no
// more zones and units than the rules do.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { compileSchemas, GENERATED, SCHEMAS } from '../../../../scripts/compile-schemas.ts';
import { MAX_UNITS, MAX_ZONES } from '../../../../src/systems/raid/rules/types.ts';

const schemaFiles = readdirSync(SCHEMAS).filter((file) => file.endsWith('.json'));

function schema(file: string): Record<string, unknown> {
  return JSON.parse(readFileSync(join(SCHEMAS, file), 'utf8')) as Record<string, unknown>;
}

test('validators are fresh (else: npm run schemas)', () => {
  const wanted = compileSchemas(SCHEMAS);
  expect(readdirSync(GENERATED).sort()).toEqual([...wanted.keys()].sort());
  for (const [name, text] of wanted) {
    expect(readFileSync(join(GENERATED, name), 'utf8') === text, `${name} is stale`).toBe(true);
  }
});

test('validators stand alone', () => {
  for (const [name, text] of compileSchemas(SCHEMAS)) {
    if (name.endsWith('.js')) expect(text).not.toMatch(/\brequire\(|^import /m);
  }
});

test('file names become names of validators', () => {
  const names = schemaFiles.filter((file) => file.endsWith('.schema.json'));
  const files = compileSchemas(SCHEMAS);
  expect(files.size).toBe(names.length * 2);
  expect(files.get('map.js')).toContain('export const validateMap =');
});

describe.each(schemaFiles)('%s', (file) => {
  test('closes every object and every list', () => {
    for (const { path, node } of nodes(schema(file), '')) {
      if (node.properties !== undefined) {
        expect(node.additionalProperties, `${path} is open`).toBe(false);
      }
      if (node.type === 'array') expect(node.maxItems, `${path} is endless`).toBeTypeOf('number');
      if (node.type === 'integer') {
        expect([typeof node.minimum, typeof node.maximum], path).toEqual(['number', 'number']);
      }
      if (node.type === 'string') expect(node.pattern, `${path} is any text`).toMatch(/^\^.*\$$/);
    }
  });
});

test('limits are those of the rules', () => {
  const limit = (file: string, list: string) => {
    const found = [...nodes(schema(file), '')].find(({ path }) => path === `/properties/${list}`);
    return found?.node.maxItems;
  };
  expect(limit('map.schema.json', 'zones')).toBe(MAX_ZONES);
  expect(limit('counters.schema.json', 'units')).toBe(MAX_UNITS);
  expect(limit('map.schema.json', 'edges')).toBe((MAX_ZONES * (MAX_ZONES - 1)) / 2);
});

type Node = Record<string, unknown>;

function* nodes(value: unknown, path: string): Generator<{ path: string; node: Node }> {
  if (typeof value !== 'object' || value === null) return;
  if (!Array.isArray(value)) yield { path, node: value as Node };
  for (const [key, child] of Object.entries(value)) yield* nodes(child, `${path}/${key}`);
}

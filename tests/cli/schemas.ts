// The schemas of what the commands print as JSON.

import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Ajv } from 'ajv';

const folder = fileURLToPath(new URL('../../data/schema/output/', import.meta.url));
export const schemaFiles = readdirSync(folder);

export function schema(file: string): Record<string, unknown> {
  return JSON.parse(readFileSync(folder + file, 'utf8')) as Record<string, unknown>;
}

const ajv = new Ajv({ discriminator: true, strictTypes: false, strictRequired: false });
ajv.addSchema(schema('shared.json'));

/** What is wrong with a value, or nothing. */
export function faultsOf(name: string, value: unknown): string[] {
  const check = ajv.getSchema(`${name}.schema.json`) ?? ajv.compile(schema(`${name}.schema.json`));
  if (check(value) === true) return [];
  return (check.errors ?? []).map(
    (e) => `${e.instancePath} ${e.message} ${JSON.stringify(e.params)}`,
  );
}

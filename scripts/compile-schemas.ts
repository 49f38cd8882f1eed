// Turns every schema of a system's files into a validator of its own, src/systems/<system>/data/generated/<name>.js,
// so that the game carries neither ajv nor the schemas. The results are committed; a test fails when
// they are stale. Run it with `npm run schemas` after changing a schema.
//
// The schemas of the raid lie in data/schema, those of another system in data/schema/<system>; what every battle has
// (its card, par, a lesson) is checked by those of data/schema for all. Schemas may refer to the common.json beside
// them. Keywords whose code needs a helper of ajv (minLength, maxLength, uniqueItems, format) are refused: use pattern,
// or a check in the data of the system.

import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { Ajv } from 'ajv';
import standaloneCode from 'ajv/dist/standalone/index.js';

const root = fileURLToPath(new URL('../', import.meta.url));
export const SCHEMAS = join(root, 'data/schema');
export const GENERATED = join(root, 'src/systems/raid/data/generated');

/** Where the validators of a system come from and go to. */
export interface SchemaSet {
  readonly folder: string; // of its own schemas
  readonly shared: readonly string[]; // those of SCHEMAS that it takes over
  readonly generated: string;
}
export const SETS: readonly SchemaSet[] = [
  { folder: SCHEMAS, shared: [], generated: GENERATED },
  {
    folder: join(SCHEMAS, 'fast-play'),
    shared: ['card', 'outlook', 'par', 'replay-named'],
    generated: join(root, 'src/systems/fast-play/data/generated'),
  },
  {
    folder: join(SCHEMAS, 'red-poppies'),
    shared: ['card', 'outlook', 'par', 'replay-named'],
    generated: join(root, 'src/systems/red-poppies/data/generated'),
  },
];

/** The text of every generated file of a system, by file name. */
export const compileSet = ({ folder, shared }: SchemaSet): Map<string, string> =>
  new Map([...compileSchemas(folder), ...compileSchemas(SCHEMAS, shared)]);
const ENDING = '.schema.json';
const HEAD = '// Made by scripts/compile-schemas.ts from';

/** The text of every file generated from the schemas of a folder, or from some of them, by file name. */
export function compileSchemas(
  folder: string,
  names: readonly string[] = schemaNames(folder),
): Map<string, string> {
  const files = new Map<string, string>();
  for (const name of names) {
    const validator = `validate${pascal(name)}`;
    const schema = `${folder.slice(root.length)}/${name}${ENDING}`;
    files.set(`${name}.js`, `${HEAD} ${schema}\n${validatorCode(folder, name, validator)}\n`);
    files.set(`${name}.d.ts`, `${HEAD} ${schema}\n${declaration(validator)}`);
  }
  return files;
}

function schemaNames(folder: string): string[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith(ENDING))
    .map((file) => file.slice(0, -ENDING.length))
    .sort();
}

function validatorCode(folder: string, name: string, validator: string): string {
  const ajv = new Ajv({
    allErrors: true,
    discriminator: true,
    messages: false, // src/engine/shape/check-shape.ts words them
    strict: true,
    strictTypes: false, // the branches of a discriminator leave the type to their parent
    strictRequired: false,
    code: { source: true, esm: true, lines: true },
  });
  ajv.addSchema(readJson(join(folder, 'common.json')));
  ajv.addSchema(readJson(join(folder, name + ENDING)), name);
  const code = makeCode(ajv, { [validator]: name });
  if (code.includes('require(')) {
    throw new Error(
      `${name}${ENDING} uses a keyword whose code needs a helper of ajv; see the head`,
    );
  }
  return code;
}

// The package is CommonJS: its function is the default of its default, or not, by the loader.
const wrapped: unknown = standaloneCode;
const makeCode = (
  typeof wrapped === 'function' ? wrapped : (wrapped as { default: unknown }).default
) as (ajv: Ajv, exports: Record<string, string>) => string;

function readJson(path: string): Record<string, unknown> {
  return JSON.parse(readFileSync(path, 'utf8')) as Record<string, unknown>;
}

function declaration(validator: string): string {
  return `import type { Validator } from '../../../../engine/shape/validator.ts';\nexport const ${validator}: Validator;\n`;
}

function pascal(name: string): string {
  return name.replace(/(^|-)([a-z])/g, (_, __, letter: string) => letter.toUpperCase());
}

function writeAll(folder: string, files: ReadonlyMap<string, string>): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of files) writeFileSync(join(folder, name), text);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  for (const set of SETS) {
    const files = compileSet(set);
    writeAll(set.generated, files);
    console.log(`${files.size / 2} validators written to ${set.generated.slice(root.length)}`);
  }
}

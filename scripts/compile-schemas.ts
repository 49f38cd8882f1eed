// Turns every data/schema/*.schema.json into a validator of its own, src/systems/raid/data/generated/<name>.js,
// so that the game carries neither ajv nor the schemas. The results are committed; a test fails when
// they are stale. Run it with `npm run schemas` after changing a schema.
//
// Schemas may refer to data/schema/common.json. Keywords whose code needs a helper of ajv
// (minLength, maxLength, uniqueItems, format) are refused: use pattern, or a check in src/systems/raid/data.

import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { Ajv } from 'ajv';
import standaloneCode from 'ajv/dist/standalone/index.js';

const root = fileURLToPath(new URL('../', import.meta.url));
export const SCHEMAS = join(root, 'data/schema');
export const GENERATED = join(root, 'src/systems/raid/data/generated');
const ENDING = '.schema.json';
const HEAD = '// Made by scripts/compile-schemas.ts from';

/** The text of every generated file, by file name. */
export function compileSchemas(folder: string): Map<string, string> {
  const files = new Map<string, string>();
  for (const name of schemaNames(folder)) {
    const validator = `validate${pascal(name)}`;
    const schema = `data/schema/${name}${ENDING}`;
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
    messages: false, // src/systems/raid/data/check-shape.ts words them
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
  return `import type { Validator } from '../validator.ts';\nexport const ${validator}: Validator;\n`;
}

function pascal(name: string): string {
  return name.replace(/(^|-)([a-z])/g, (_, __, letter: string) => letter.toUpperCase());
}

function writeAll(files: ReadonlyMap<string, string>): void {
  rmSync(GENERATED, { recursive: true, force: true });
  mkdirSync(GENERATED, { recursive: true });
  for (const [name, text] of files) writeFileSync(join(GENERATED, name), text);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const files = compileSchemas(SCHEMAS);
  writeAll(files);
  console.log(`${files.size / 2} validators written to src/systems/raid/data/generated`);
}

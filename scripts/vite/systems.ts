// Puts another register in the place of src/systems/index.ts, for builds that only tests use: CAULDRON_SYSTEMS names the
// file, from the root of the project. A system that is in no folder of src/systems has its reader beside that file, as
// <system>/data/read.ts. The register of the house stays what it is for the other register, which may build on it.

import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const root = fileURLToPath(new URL('../../', import.meta.url));
const REGISTER = join(root, 'src/systems/index.ts');

/** The register that a build is told to use; null for that of the house. */
export function otherRegister(): string | null {
  const named = process.env.CAULDRON_SYSTEMS ?? '';
  return named === '' ? null : resolve(root, named);
}

export function registerOfSystems(): Plugin {
  return {
    name: 'register-of-systems',
    enforce: 'pre',
    apply: () => otherRegister() !== null,
    resolveId(id, importer) {
      const other = otherRegister();
      if (other === null || importer === undefined || importer === other) return null;
      return resolve(dirname(importer), id) === REGISTER ? other : null;
    },
  };
}

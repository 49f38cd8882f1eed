// The trial as one script that Node and every browser run as it is.

import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { shelf } from '../vite/shelf.ts';
import { headlessOnly } from '../vite/thread.ts';

export const root = fileURLToPath(new URL('../../', import.meta.url));

/** The folder it lies in, as trial.js. */
export async function bundleTrial(): Promise<string> {
  const outDir = mkdtempSync(join(tmpdir(), 'cauldron-engines-'));
  await build({
    ...{ root, configFile: false, publicDir: false, logLevel: 'error' },
    plugins: [headlessOnly(), shelf()],
    build: {
      ...{ outDir, target: 'es2022', minify: false },
      lib: { entry: 'scripts/engines/trial.ts', formats: ['es'], fileName: () => 'trial.js' },
      rolldownOptions: { output: { codeSplitting: false } },
    },
  });
  return outDir;
}

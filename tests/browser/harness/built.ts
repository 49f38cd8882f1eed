// Builds the game into a folder of its own, so that neither a build of the player's nor another run is in the way.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

export const root = fileURLToPath(new URL('../../../', import.meta.url));

export interface Built {
  readonly folder: string;
  remove(): void;
}

export async function buildApp(
  folder = mkdtempSync(join(tmpdir(), 'cauldron-app-')),
): Promise<Built> {
  const remove = () => rmSync(folder, { recursive: true, force: true });
  const made = build({
    root,
    configFile: join(root, 'vite.config.ts'),
    mode: 'production',
    logLevel: 'error',
    build: { outDir: folder, emptyOutDir: true },
  });
  await made.catch((fault) => {
    remove();
    throw fault;
  });
  return { folder, remove };
}

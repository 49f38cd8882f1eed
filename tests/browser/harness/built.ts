// Builds the game into a folder of its own, so that neither a build of the player's nor another run is in the way.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Rollup } from 'vite';

export const root = fileURLToPath(new URL('../../../', import.meta.url));

export interface Built {
  readonly folder: string;
  readonly sources: Sources;
  remove(): void;
}

/** Of every script of the page, the modules it is made of, as paths from the root. */
export type Sources = Readonly<Record<string, readonly string[]>>;

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
  const output = await made.catch((fault) => {
    remove();
    throw fault;
  });
  return { folder, sources: sourcesOf(output as Rollup.RolldownOutput), remove };
}

const sourcesOf = ({ output }: Rollup.RolldownOutput): Sources =>
  Object.fromEntries(
    output
      .filter((file) => file.type === 'chunk')
      .map(({ fileName, moduleIds }) => [fileName, moduleIds.map((id) => id.replace(root, ''))]),
  );

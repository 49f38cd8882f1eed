// The two trees that are compared: the working tree as it lies there, and a commit checked out into a folder that is
// gone afterwards, however the run ends.

import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../../../tests/browser/harness/built.ts';
import { endAll, run } from './run.ts';

export interface Tree {
  readonly name: string;
  readonly folder: string;
}

export interface Trees {
  readonly ours: Tree; // the working tree
  readonly theirs: Tree; // the commit
  readonly workshop: string; // a folder for what is made on the way
}

const SIGNALS = { SIGHUP: 129, SIGINT: 130, SIGTERM: 143 } as const;

export async function openTrees(ref: string): Promise<Trees> {
  const git = (...args: string[]) => run(root, 'git', args);
  const commit = (await git('rev-parse', '--verify', '--end-of-options', `${ref}^{commit}`)).trim();
  const workshop = mkdtempSync(join(tmpdir(), 'cauldron-against-'));
  const folder = join(workshop, 'tree');
  process.once('exit', () => close(workshop, folder));
  for (const [signal, code] of Object.entries(SIGNALS)) {
    process.once(signal, () => process.exit(code));
  }
  await git('worktree', 'add', '--detach', folder, commit);
  await furnish(folder);
  const ours = { name: 'working tree', folder: root };
  return { ours, theirs: { name: commit.slice(0, 7), folder }, workshop };
}

/** The packages: the working tree's own where the two want the same. */
async function furnish(folder: string): Promise<void> {
  const lock = (tree: string) => readFileSync(join(tree, 'package-lock.json'), 'utf8');
  if (lock(folder) === lock(root)) {
    symlinkSync(realpathSync(join(root, 'node_modules')), join(folder, 'node_modules'), 'dir');
  } else {
    await run(folder, 'npm', ['ci', '--include=dev', '--no-audit', '--no-fund']);
  }
}

function close(workshop: string, folder: string): void {
  endAll();
  rmSync(workshop, { recursive: true, force: true }); // a link to the packages goes, the packages stay
  try {
    // Twice forced: also when git was interrupted while it made the folder.
    const args = ['worktree', 'remove', '--force', '--force', folder];
    execFileSync('git', args, { cwd: root, stdio: 'ignore' });
  } catch {
    // git never knew of it
  }
}

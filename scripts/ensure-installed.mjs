// Installs the dependencies when node_modules is missing or out of step with package-lock.json.
// Uses nothing but Node, so that every npm script can begin with it on a fresh machine.
// --quiet: npm says nothing unless it fails. All output goes to stderr.

import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const root = new URL('../', import.meta.url);
const quiet = process.argv.includes('--quiet');

/** The package list of a lock file, or undefined when there is none. */
function packagesOf(file) {
  try {
    return JSON.parse(readFileSync(new URL(file, root), 'utf8')).packages;
  } catch {
    return undefined;
  }
}

/** Why an install is needed, or undefined when all is in place. */
function reasonToInstall() {
  const installed = packagesOf('node_modules/.package-lock.json'); // npm's record of what it put there
  if (!installed) return 'the dependencies are not there yet';
  for (const [path, wanted] of Object.entries(packagesOf('package-lock.json') ?? {})) {
    if (path === '') continue; // the project itself
    const found = installed[path];
    if (!found && wanted.optional) continue; // made for another kind of machine
    if (found?.version !== wanted.version) return `${path} is not at ${wanted.version}`;
  }
  return undefined;
}

function checkNodeVersion() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  console.error(`Cauldron needs Node 20.19 or newer; this is ${process.versions.node}.`);
  process.exit(1);
}

function install(reason) {
  console.error(`Installing (${reason}) …`);
  const { status, error } = spawnSync(
    `npm ci --include=dev --no-audit --no-fund${quiet ? ' --loglevel=error' : ''}`,
    { cwd: root, shell: true, stdio: ['ignore', quiet ? 'ignore' : 2, 2] },
  );
  if (status === 0) return;
  console.error(
    `npm ci failed${error ? `: ${error.message}` : ''}. Is the npm registry reachable?`,
  );
  process.exit(status || 1);
}

checkNodeVersion();
const reason = reasonToInstall();
if (reason) install(reason);

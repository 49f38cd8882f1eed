// Installs packages on Debian and its kin, where this user may. Uses nothing but Node; all output goes to stderr.

import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** What puts words in front of a command to run it as root, or undefined when this user may not. */
function asRoot() {
  if (process.getuid?.() === 0) return [];
  return spawnSync('sudo', ['-n', 'true']).status === 0 ? ['sudo', '-n'] : undefined;
}

/** `why` is told before; elsewhere, and where this user may not, nothing happens. */
export function installOnDebian(packages, why) {
  if (process.platform !== 'linux' || !existsSync('/etc/debian_version')) return;
  const before = asRoot();
  if (before === undefined) return;
  console.error(why);
  const quiet = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', ...packages]]) {
    const [command, ...rest] = [...before, 'apt-get', ...args];
    spawnSync(command, rest, { env: quiet, stdio: ['ignore', 2, 2] });
  }
}

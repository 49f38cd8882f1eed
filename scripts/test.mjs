// Runs the test steps in order and stops at the first that fails.
//   npm test                     every step
//   npm test -- unit             one step
//   npm test -- unit tests/systems/raid/rules one step, the rest handed to its tool

import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** name, what it checks, tool (inside node_modules), arguments */
const steps = [
  ['types', 'type check', 'typescript/bin/tsc', ['--noEmit']],
  ['lint', 'walls', 'tsx/dist/cli.mjs', ['scripts/lint/check-walls.ts']],
  ['lint', 'format and lint', '@biomejs/biome/bin/biome', ['check', '--error-on-warnings']],
  ['unit', 'rules, data and architecture', 'vitest/vitest.mjs', ['run']],
  [
    'browser',
    'the game in a real browser',
    'vitest/vitest.mjs',
    ['run', '--config', 'tests/browser/vitest.config.ts'],
  ],
  [
    'engines',
    'the same raids in every engine',
    'tsx/dist/cli.mjs',
    ['scripts/engines.ts', '--few'],
  ],
];

const root = fileURLToPath(new URL('../', import.meta.url));
const seconds = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`;

const names = (some) => [...new Set(some.map(([name]) => name))].join(', ');

function chosenSteps(name) {
  if (name === undefined) return steps;
  const chosen = steps.filter(([step]) => step === name);
  if (chosen.length > 0) return chosen;
  console.error(`No test step is called "${name}". Steps: ${names(steps)}.`);
  process.exit(2);
}

/** Runs one step and returns its exit code. */
function run([name, what, tool, args], extra) {
  const began = performance.now();
  console.log(`\n── ${name}: ${what}`);
  const command = [`${root}node_modules/${tool}`, ...args, ...extra];
  const { status } = spawnSync(process.execPath, command, { cwd: root, stdio: 'inherit' });
  console.log(`── ${name}: ${status === 0 ? 'passed' : 'FAILED'} in ${seconds(began)}`);
  return status ?? 1;
}

const [wanted, ...extra] = process.argv.slice(2);
const began = performance.now();
const chosen = chosenSteps(wanted);
for (const step of chosen) {
  const status = run(step, extra);
  if (status === 0) continue;
  console.log(`\nTests FAILED at step ${step[0]} after ${seconds(began)}.`);
  process.exit(status);
}
console.log(`\nTests passed: ${names(chosen)} in ${seconds(began)}.${notThere()}`);

/** The engines that the raids could not be tried in. */
function notThere() {
  if (!chosen.some(([name]) => name === 'engines')) return '';
  const missing = readFileSync(`${root}artifacts/engines-missing.txt`, 'utf8');
  return missing === '' ? ' Every engine was there.' : ` Engines that were not there: ${missing}.`;
}

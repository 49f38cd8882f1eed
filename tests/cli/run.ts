// Runs the real command line as a process of its own.

import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { vi } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));
// A busy machine takes its time to start a process.
vi.setConfig({ testTimeout: 300_000 });

const COMMAND = ['--import', 'tsx', 'src/cli/main.ts'];

export interface Ran {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

export function raid(args: readonly string[], input = ''): Promise<Ran> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [...COMMAND, ...args], { cwd: root });
    let out = '';
    let err = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      out += text;
    });
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      err += text;
    });
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, out, err }));
    child.stdin.on('error', () => {}); // it may have left before it read all
    child.stdin.end(input);
  });
}

/** Reads a little of the output, then closes it, as `head` does. */
export function raidCutShort(args: readonly string[]): Promise<Ran> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [...COMMAND, ...args], { cwd: root });
    let err = '';
    child.stdout.once('data', () => child.stdout.destroy());
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      err += text;
    });
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, out: '', err }));
    child.stdin.end();
  });
}

/** Kills the command in the middle of its work; what it and its helpers still say, once all of them are gone. */
export function raidKilled(args: readonly string[], milliseconds: number): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [...COMMAND, ...args], { cwd: root });
    let err = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      err += text;
    });
    child.on('error', reject);
    child.on('close', () => resolve(err)); // helpers hold stderr too
    setTimeout(() => child.kill('SIGKILL'), milliseconds);
  });
}

/** A folder of its own for a test file's replays. */
export class Folder {
  readonly path = mkdtempSync(join(tmpdir(), 'cauldron-cli-'));

  file(name: string): string {
    return join(this.path, name);
  }
  write(name: string, text: string): string {
    writeFileSync(this.file(name), text);
    return this.file(name);
  }
  read(name: string): string {
    return readFileSync(this.file(name), 'utf8');
  }
  remove(): void {
    rmSync(this.path, { recursive: true, force: true });
  }
}

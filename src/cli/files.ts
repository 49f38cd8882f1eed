// Files that commands read and write. One that is too long is refused by its size and never read whole; one that cannot
// be written is refused before anything is played for it.

import {
  accessSync,
  closeSync,
  constants,
  fstatSync,
  openSync,
  readSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { Limit } from '../engine/replay-format.ts';
import { Failure, Misuse } from './command.ts';

const STDIN = 0;
const MOST = Limit.text * 4; // bytes: a character has up to four
const PIECE = 65_536;
const PAUSE = 20; // ms until a writer that is slow has more

/** The text of a file, or of stdin for '-'. */
export function readText(name: string): string {
  try {
    if (name === '-') return readPieces(name, STDIN);
    const file = openSync(name, 'r');
    try {
      const { size } = fstatSync(file);
      if (size > MOST) throw tooLong(name, `${size} bytes`);
      return readPieces(name, file);
    } finally {
      closeSync(file);
    }
  } catch (fault) {
    if (fault instanceof Failure) throw fault;
    throw new Misuse(`'${name}' cannot be read: ${saidBy(fault)}`);
  }
}

/** To the end: devices and pipes do not tell their size. */
function readPieces(name: string, file: number): string {
  const pieces: Buffer[] = [];
  let size = 0;
  for (;;) {
    const piece = readPiece(file);
    if (piece.length === 0) return Buffer.concat(pieces).toString('utf8');
    pieces.push(piece);
    size += piece.length;
    if (size > MOST) throw tooLong(name, `more than ${MOST} bytes`);
  }
}

function readPiece(file: number): Buffer {
  const piece = Buffer.alloc(PIECE);
  for (;;) {
    try {
      return piece.subarray(0, readSync(file, piece));
    } catch (fault) {
      const { code } = fault as NodeJS.ErrnoException;
      if (code === 'EOF') return piece.subarray(0, 0); // how Windows ends stdin
      if (code !== 'EAGAIN') throw fault;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, PAUSE);
    }
  }
}

const tooLong = (name: string, size: string): Failure =>
  new Failure(`${name}: too long for a replay: ${size}, at most ${MOST}`);

/** Refuses a file that could not be written once there is something to write. */
export function checkWritable(option: string, name: string): void {
  try {
    if (name === '') throw new Error('it has no name');
    const found = statSync(name, { throwIfNoEntry: false });
    const folder = found ?? statSync(dirname(name));
    if (found?.isDirectory() === true) throw new Error('it is a folder');
    if (found === undefined && !folder.isDirectory()) throw new Error('its folder is a file');
    accessSync(found === undefined ? dirname(name) : name, constants.W_OK);
  } catch (fault) {
    throw new Misuse(`${option}: '${name}' cannot be written: ${saidBy(fault)}`);
  }
}

export function writeText(option: string, name: string, text: string): void {
  try {
    writeFileSync(name, text);
  } catch (fault) {
    throw new Failure(`${option}: '${name}' could not be written: ${saidBy(fault)}`);
  }
}

export const saidBy = (fault: unknown): string =>
  fault instanceof Error ? fault.message : String(fault);

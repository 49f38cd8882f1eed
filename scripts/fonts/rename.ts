// A font whose licence reserves its name must bear another once it has been changed. Both names are of one length, so
// that only letters change in the table `name` and nothing has to be moved.

import { tableOf, tablesOf } from './tables.ts';

export interface NewName {
  readonly from: string;
  readonly to: string;
}

/** What stands in a font about its makers: copyright, trademark, licence and where it is to be read. */
const OF_MAKERS: readonly number[] = [0, 7, 13, 14];

/** A copy of the font, which is there as TrueType. */
export function renamed(font: Buffer, { from, to }: NewName): Buffer {
  if (from.length !== to.length) throw new RangeError(`'${to}' is not as long as '${from}'`);
  const copy = Buffer.from(font);
  for (const { id, text } of namesOf(copy)) {
    if (OF_MAKERS.includes(id)) continue;
    for (const write of [plain, twoBytes]) replace(text, write(from), write(to));
  }
  return copy;
}

export interface Name {
  readonly id: number;
  readonly text: Buffer; // a view: of one byte a letter for old Macintoshes, of two for everybody else
}

export function namesOf(font: Buffer): Name[] {
  const table = tableOf(tablesOf(font), 'name');
  const texts = table.readUInt16BE(4);
  return Array.from({ length: table.readUInt16BE(2) }, (_, i) => {
    const record = 6 + 12 * i;
    const start = texts + table.readUInt16BE(record + 10);
    const text = table.subarray(start, start + table.readUInt16BE(record + 8));
    return { id: table.readUInt16BE(record + 6), text };
  });
}

const plain = (word: string): Buffer => Buffer.from(word, 'latin1');
const twoBytes = (word: string): Buffer => Buffer.from(word, 'utf16le').swap16();

function replace(text: Buffer, from: Buffer, to: Buffer): void {
  for (let at = text.indexOf(from); at >= 0; at = text.indexOf(from, at + to.length)) {
    to.copy(text, at);
  }
}

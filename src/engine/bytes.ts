// Writing and reading of bytes: whole numbers in sevens (the low bits first), short texts, and checks.

import { hashText } from './hash.ts';

export class ByteWriter {
  readonly bytes: number[] = [];

  byte(value: number): void {
    this.bytes.push(value & 0xff);
  }

  all(values: Iterable<number>): void {
    for (const value of values) this.byte(value);
  }

  whole(value: number): void {
    let left = value;
    for (; left > 127; left = Math.floor(left / 128)) this.byte((left % 128) | 128);
    this.byte(left);
  }

  text(text: string): void {
    const bytes = new TextEncoder().encode(text);
    this.whole(bytes.length);
    this.all(bytes);
  }

  /** The first `digits` hex digits of a hash. */
  hex(hash: string, digits: number): void {
    for (let i = 0; i < digits; i += 2) this.byte(Number.parseInt(hash.slice(i, i + 2), 16));
  }
}

/** Reads on after the end as if there were nothing but zeros, and remembers that it did. */
export class ByteReader {
  at = 0;
  short = false; // read beyond the end
  odd = false; // read something no writer writes
  readonly #bytes: readonly number[];

  constructor(bytes: readonly number[]) {
    this.#bytes = bytes;
  }

  byte(): number {
    const value = this.#bytes[this.at++];
    if (value === undefined) this.short = true;
    return value ?? 0;
  }

  /** A whole number of at most three sevens. */
  whole(): number {
    let value = 0;
    for (let unit = 1; unit <= 128 * 128; unit *= 128) {
      const byte = this.byte();
      value += (byte & 127) * unit;
      if (byte > 127) continue;
      if (byte === 0 && unit > 1 && !this.short) this.odd = true; // a shorter form exists
      return value;
    }
    this.odd = true;
    return 0;
  }

  text(most: number): string {
    const length = this.whole();
    if (length > most) {
      this.odd = true;
      return '';
    }
    const bytes = Uint8Array.from({ length }, () => this.byte());
    try {
      return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
    } catch {
      this.odd = true;
      return '';
    }
  }

  hex(digits: number): string {
    let hash = '';
    for (let i = 0; i < digits; i += 2) hash += this.byte().toString(16).padStart(2, '0');
    return hash;
  }
}

/** The hash of the first `length` bytes. */
export function hashBytes(bytes: readonly number[], length: number): string {
  let text = '';
  for (let i = 0; i < length; i++) text += String.fromCharCode(bytes[i] ?? 0);
  return hashText(text);
}

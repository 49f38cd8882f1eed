// What links are built of: bytes as text, whole numbers and texts as bytes, choices as one large number.

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fromBase64url, toBase64url } from '../../src/engine/base64url.ts';
import { ByteReader, ByteWriter } from '../../src/engine/bytes.ts';
import { type Choice, ChoiceReader, packChoices } from '../../src/engine/mixed-radix.ts';

describe('base64url', () => {
  const bytes = fc.uint8Array({ maxLength: 100 }).map((array) => [...array]);

  test('writes what Node writes and reads it back', () => {
    fc.assert(
      fc.property(bytes, (any) => {
        const text = toBase64url(any);
        expect(text).toBe(Buffer.from(any).toString('base64url'));
        expect(fromBase64url(text)).toEqual(any);
      }),
    );
  });

  test('gives every text it takes one reading only', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'AQgw-_9z'), maxLength: 6 }), (text) => {
        const read = fromBase64url(text);
        if (!('fault' in read)) expect(toBase64url(read)).toBe(text);
      }),
      { numRuns: 300 },
    );
  });
});

describe('bytes', () => {
  test('whole numbers up to three sevens and texts come back', () => {
    fc.assert(
      fc.property(fc.nat(2_097_151), fc.string({ unit: 'grapheme' }), (value, text) => {
        const writer = new ByteWriter();
        writer.whole(value);
        writer.text(text);
        writer.hex('c0ffee99', 4);
        const reader = new ByteReader(writer.bytes);
        expect([reader.whole(), reader.text(1000), reader.hex(4)]).toEqual([value, text, 'c0ff']);
        expect([reader.short, reader.odd, reader.at]).toEqual([false, false, writer.bytes.length]);
      }),
    );
  });

  test('a text keeps the mark some programs put first', () => {
    const writer = new ByteWriter();
    writer.text('\ufeffseed');
    expect(new ByteReader(writer.bytes).text(20)).toBe('\ufeffseed');
  });

  test.each([
    ['a number without end', [255, 255, 255, 255], (r: ByteReader) => r.whole()],
    ['a number in a longer form', [128, 0], (r: ByteReader) => r.whole()],
    ['a text that is too long', [5, 65, 65, 65, 65, 65], (r: ByteReader) => r.text(4)],
    ['a text that is no UTF-8', [2, 255, 254], (r: ByteReader) => r.text(4)],
  ])('%s is odd', (_, bytes, read) => {
    const reader = new ByteReader(bytes);
    read(reader);
    expect([reader.odd, reader.short]).toEqual([true, false]);
  });

  test.each([
    ['a number', [128], (r: ByteReader) => r.whole()],
    ['a text', [3, 65], (r: ByteReader) => r.text(4)],
    ['a hash', [1], (r: ByteReader) => r.hex(4)],
  ])('%s that stops half-way is short', (_, bytes, read) => {
    const reader = new ByteReader(bytes);
    read(reader);
    expect([reader.odd, reader.short]).toEqual([false, true]);
  });
});

describe('choices', () => {
  const choice: fc.Arbitrary<Choice> = fc
    .tuple(fc.integer({ min: 1, max: 300 }), fc.nat())
    .map(([of, any]) => ({ index: any % of, of }));
  const choices = fc.array(choice, { maxLength: 400 });

  test('come out as they went in, and nothing is left', () => {
    fc.assert(
      fc.property(choices, (list) => {
        const reader = new ChoiceReader(packChoices(list));
        expect(list.map(({ of }) => reader.take(of))).toEqual(list.map(({ index }) => index));
        expect(reader.empty).toBe(true);
      }),
    );
  });

  test('make the number they stand for', () => {
    fc.assert(
      fc.property(choices, (list) => {
        const number = list.reduceRight((n, { index, of }) => n * BigInt(of) + BigInt(index), 0n);
        const bytes = packChoices(list);
        expect(bytes.reduceRight((n, byte) => n * 256n + BigInt(byte), 0n)).toBe(number);
        expect(bytes.at(-1)).not.toBe(0);
      }),
    );
  });

  test('take no room where there is one choice, and one bit where there are two', () => {
    expect(packChoices(new Array(1000).fill({ index: 0, of: 1 }))).toEqual([]);
    expect(packChoices(new Array(800).fill({ index: 1, of: 2 }))).toHaveLength(100);
  });
});

// What the game looks like where it is installed: the manifest and the page name icons that are there, as big as they say.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../browser/harness/built.ts';

interface Icon {
  readonly src: string;
  readonly sizes: string;
  readonly type: string;
  readonly purpose?: string;
}

const asset = (name: string): Buffer => readFileSync(join(root, 'assets', name));
const manifest = JSON.parse(asset('manifest.webmanifest').toString()) as { icons: Icon[] };
const page = readFileSync(join(root, 'index.html'), 'utf8');

/** '512x512', from the head of the file. */
function sizeOf(png: Buffer): string {
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  return `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`;
}

test('a drawing, and pictures of 192 and 512, one of them to be cut to any shape', () => {
  const pictures = manifest.icons.filter(({ type }) => type === 'image/png');
  for (const { src, sizes } of pictures) expect(sizeOf(asset(src)), src).toBe(sizes);
  expect(pictures.map(({ sizes }) => sizes)).toEqual(
    expect.arrayContaining(['192x192', '512x512']),
  );
  expect(pictures.filter(({ purpose }) => purpose === 'maskable')).toHaveLength(1);
  const drawing = manifest.icons.find(({ type }) => type === 'image/svg+xml');
  expect(asset(drawing?.src ?? '').toString()).toContain('<svg');
});

test('one for the home screen of Apple', () => {
  const name = /rel="apple-touch-icon" href="\.\/([^"]+)"/.exec(page)?.[1] ?? '';
  expect(sizeOf(asset(name))).toBe('180x180');
});

test('page and manifest say the same of the game', () => {
  const { description } = manifest as unknown as { readonly description: string };
  expect(page).toContain(`<meta name="description" content="${description}" />`);
});

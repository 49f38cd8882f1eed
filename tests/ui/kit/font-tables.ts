// Reads what a font can show: its characters and its layout features (tables cmap, GSUB and GPOS of OpenType).

import subsetFont from 'subset-font';

export interface Shown {
  readonly characters: ReadonlySet<number>;
  readonly features: ReadonlySet<string>;
}

export async function shownBy(woff2: Buffer): Promise<Shown> {
  const options = { keepAllGlyphs: true, targetFormat: 'truetype' } as const;
  const font = await subsetFont(woff2, undefined, options);
  const tables = tablesOf(font);
  return {
    characters: charactersOf(need(tables, 'cmap')),
    features: new Set(['GSUB', 'GPOS'].flatMap((tag) => featuresOf(tables.get(tag)))),
  };
}

function tablesOf(font: Buffer): Map<string, Buffer> {
  const tables = new Map<string, Buffer>();
  for (let i = 0, at = 12; i < font.readUInt16BE(4); i++, at += 16) {
    const start = font.readUInt32BE(at + 8);
    tables.set(tag(font, at), font.subarray(start, start + font.readUInt32BE(at + 12)));
  }
  return tables;
}

function charactersOf(cmap: Buffer): Set<number> {
  const found = new Set<number>();
  for (let i = 0; i < cmap.readUInt16BE(2); i++) {
    const map = cmap.subarray(cmap.readUInt32BE(4 + 8 * i + 4));
    if (map.readUInt16BE(0) !== 4) continue; // 4: all characters up to U+FFFF, in stretches
    const doubled = map.readUInt16BE(6);
    for (let at = 0; at < doubled; at += 2) {
      const last = map.readUInt16BE(14 + at);
      for (let code = map.readUInt16BE(16 + doubled + at); code <= last; code++) found.add(code);
    }
  }
  found.delete(0xffff); // the end mark of the table
  return found;
}

function featuresOf(layout: Buffer | undefined): string[] {
  if (!layout) return [];
  const list = layout.subarray(layout.readUInt16BE(6));
  return Array.from({ length: list.readUInt16BE(0) }, (_, i) => tag(list, 2 + 6 * i));
}

const tag = (from: Buffer, at: number): string => from.toString('latin1', at, at + 4);

function need(tables: ReadonlyMap<string, Buffer>, name: string): Buffer {
  const table = tables.get(name);
  if (!table) throw new Error(`the font has no table ${name}`);
  return table;
}

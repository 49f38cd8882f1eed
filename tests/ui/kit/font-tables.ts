// Reads what a font can show: its characters and its layout features (tables cmap, GSUB and GPOS of OpenType), and what it
// is called (table name).

import subsetFont from 'subset-font';
import { NAMES } from '../../../scripts/fonts/kept.ts';
import { type Name, namesOf } from '../../../scripts/fonts/rename.ts';
import { tableOf, tablesOf, tagAt } from '../../../scripts/fonts/tables.ts';

export interface Shown {
  readonly characters: ReadonlySet<number>;
  readonly features: ReadonlySet<string>;
  readonly names: readonly Name[];
}

export async function shownBy(woff2: Buffer): Promise<Shown> {
  const options = {
    ...({ keepAllGlyphs: true, targetFormat: 'truetype' } as const),
    preserveNameIds: NAMES,
  };
  const font = await subsetFont(woff2, undefined, options);
  const tables = tablesOf(font);
  return {
    characters: charactersOf(tableOf(tables, 'cmap')),
    features: new Set(['GSUB', 'GPOS'].flatMap((tag) => featuresOf(tables.get(tag)))),
    names: namesOf(font),
  };
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
  return Array.from({ length: list.readUInt16BE(0) }, (_, i) => tagAt(list, 2 + 6 * i));
}

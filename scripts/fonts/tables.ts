// The tables of a font that lies there as TrueType, each a view of its bytes.

export function tablesOf(font: Buffer): Map<string, Buffer> {
  const tables = new Map<string, Buffer>();
  for (let i = 0, at = 12; i < font.readUInt16BE(4); i++, at += 16) {
    const start = font.readUInt32BE(at + 8);
    tables.set(tagAt(font, at), font.subarray(start, start + font.readUInt32BE(at + 12)));
  }
  return tables;
}

/** Four letters. */
export const tagAt = (from: Buffer, at: number): string => from.toString('latin1', at, at + 4);

export function tableOf(tables: ReadonlyMap<string, Buffer>, name: string): Buffer {
  const table = tables.get(name);
  if (!table) throw new Error(`the font has no table ${name}`);
  return table;
}

// The part of subset-font that we use; it ships no types.
declare module 'subset-font' {
  export interface Options {
    readonly targetFormat?: 'woff2' | 'truetype';
    readonly keepFeatures?: readonly string[];
    readonly preserveNameIds?: readonly number[];
    readonly noHinting?: boolean;
    readonly keepAllGlyphs?: boolean;
  }
  export default function subsetFont(
    font: Uint8Array,
    characters: string | undefined,
    options?: Options,
  ): Promise<Buffer>;
}

// The fonts of a sheet.

/** The letters are drawn into the sheet, so they must be there before it is. */
export async function loadLetters(fonts: readonly string[]): Promise<void> {
  await Promise.allSettled(fonts.map((font) => document.fonts.load(font, 'Aé½')));
}

// What a player may call a raid and write about it: the limits of the replay format, kept to while typing.

export const NAME_MOST = 80;
export const NOTE_MOST = 2000;

/** One line without control characters, cut where the format ends. */
export function cleanName(text: string): string {
  return cut(text.replace(/[\p{Cc}\p{Cs}]+/gu, ' ').trim(), NAME_MOST);
}

/** Lines without other control characters. */
export function cleanNote(text: string): string {
  const lines = text.replace(/\r\n?/g, '\n').replace(/[^\P{Cc}\n]|\p{Cs}/gu, ' ');
  return cut(lines.trim(), NOTE_MOST);
}

const cut = (text: string, most: number): string => [...text].slice(0, most).join('');

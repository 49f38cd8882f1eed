// Bytes as text that a web address takes as it is (RFC 4648, chapter 5, without padding), and strictly back:
// every byte sequence has one text and every other text is refused.

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

export function toBase64url(bytes: readonly number[]): string {
  let text = '';
  let held = 0;
  let bits = 0;
  for (const byte of bytes) {
    held = (held << 8) | byte;
    bits += 8;
    while (bits >= 6) {
      bits -= 6;
      text += LETTERS[held >> bits];
      held &= (1 << bits) - 1;
    }
  }
  return bits === 0 ? text : text + LETTERS[held << (6 - bits)];
}

/** Why a text is not of bytes; with the whole bytes before its end when only that is wrong. */
export interface NoBytes {
  readonly fault: string;
  readonly begun: readonly number[];
}

/** The bytes of a text, or what is wrong with it. */
export function fromBase64url(text: string): number[] | NoBytes {
  const bytes: number[] = [];
  let held = 0;
  let bits = 0;
  for (let i = 0; i < text.length; i++) {
    const value = LETTERS.indexOf(text[i] as string);
    if (value < 0) return { fault: `character ${i + 1} cannot stand in a link`, begun: [] };
    held = (held << 6) | value;
    bits += 6;
    if (bits < 8) continue;
    bits -= 8;
    bytes.push(held >> bits);
    held &= (1 << bits) - 1;
  }
  if (bits < 6 && held === 0) return bytes;
  return { fault: 'its last character does not end a byte', begun: bytes };
}

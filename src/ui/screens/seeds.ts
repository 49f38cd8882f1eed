// Seeds: one drawn at random, and what a typed one must be.

const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'; // none that could be taken for another
export const SEED_LENGTH = 40;

/** Easy to read out: 'K7QM-2XDA'. The bytes come from the caller, so that a test can name them. */
export function drawnSeed(bytes: Uint8Array): string {
  const letters = [...bytes].map((byte) => LETTERS[byte % LETTERS.length] ?? 'A');
  return `${letters.slice(0, 4).join('')}-${letters.slice(4, 8).join('')}`;
}

export function randomSeed(): string {
  return drawnSeed(crypto.getRandomValues(new Uint8Array(8)));
}

export type SeedFault = 'seedEmpty' | 'seedLong';

export function seedFault(seed: string): SeedFault | null {
  if (seed.trim() === '') return 'seedEmpty';
  return [...seed.trim()].length > SEED_LENGTH ? 'seedLong' : null;
}

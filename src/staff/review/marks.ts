// When a decision is called what. The thresholds are fixed, in expected score (the best outcome 1, the worst 0), and
// nothing is marked that could well be noise.

export const MARKS = ['inaccuracy', 'mistake', 'blunder'] as const;
export type Mark = (typeof MARKS)[number] | 'fine';

export const THRESHOLD = { inaccuracy: 0.05, mistake: 0.1, blunder: 0.2, fine: 0.05 } as const;

/** Standard errors a difference must be away from nothing to be believed: about one in 160 is by accident. */
export const CLEAR = 2.5;

/** The mark of a decision that gave so much away, or null. */
export function markOf(missed: number): Mark | null {
  if (missed >= THRESHOLD.blunder) return 'blunder';
  if (missed >= THRESHOLD.mistake) return 'mistake';
  return missed >= THRESHOLD.inaccuracy ? 'inaccuracy' : null;
}

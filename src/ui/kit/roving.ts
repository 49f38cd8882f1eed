// Which of a row of choices the arrow keys lead to.

const STEPS: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
};

/** The index a key moves to, round the ends; null for any other key. */
export function nextIndex(key: string, current: number, length: number): number | null {
  if (length === 0) return null;
  if (key === 'Home') return 0;
  if (key === 'End') return length - 1;
  const step = STEPS[key];
  return step === undefined ? null : (Math.max(current, 0) + step + length) % length;
}

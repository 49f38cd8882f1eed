// "Did you mean …?": the known word that takes the fewest typing mistakes to reach.

/** The nearest of the words, or undefined when none is near. */
export function nearest(typed: string, words: readonly string[]): string | undefined {
  const limit = Math.max(1, Math.floor(typed.length / 3));
  let best: string | undefined;
  let fewest = limit + 1;
  for (const word of words) {
    const mistakes = mistakesBetween(typed, word);
    if (mistakes < fewest) {
      best = word;
      fewest = mistakes;
    }
  }
  return best;
}

export function didYouMean(typed: string, words: readonly string[], lead = ''): string {
  const word = nearest(typed, words);
  return word === undefined ? '' : `; did you mean ${lead}${word}?`;
}

/** Letters to add, drop, change or swap with their neighbour. */
function mistakesBetween(a: string, b: string): number {
  const rows: number[][] = [];
  const cell = (i: number, j: number): number => rows[i]?.[j] ?? 0;
  for (let i = 0; i <= a.length; i++) {
    const row: number[] = [];
    rows.push(row);
    for (let j = 0; j <= b.length; j++) {
      if (i === 0 || j === 0) {
        row.push(i + j);
        continue;
      }
      const change = cell(i - 1, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1);
      let fewest = Math.min(cell(i - 1, j) + 1, (row[j - 1] ?? 0) + 1, change);
      const swapped = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      if (i > 1 && j > 1 && swapped) fewest = Math.min(fewest, cell(i - 2, j - 2) + 1);
      row.push(fewest);
    }
  }
  return cell(a.length, b.length);
}

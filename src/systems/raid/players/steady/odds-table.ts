// 1.1 The two dice against each other, for every margin that can matter.

const WIDEST = 16;

/** P(D6 + margin ≥ D10), by margin + WIDEST. */
const BRITISH = table((d6, d10, margin) => d6 + margin >= d10);
/** P(D10 + margin ≥ D6). */
const GERMAN = table((d6, d10, margin) => d10 + margin >= d6);

function table(wins: (d6: number, d10: number, margin: number) => boolean): Float64Array {
  return Float64Array.from({ length: 2 * WIDEST + 1 }, (_, i) => {
    let count = 0;
    for (let d6 = 1; d6 <= 6; d6++) {
      for (let d10 = 0; d10 <= 9; d10++) if (wins(d6, d10, i - WIDEST)) count++;
    }
    return count / 60;
  });
}

const inTable = (margin: number): number => Math.max(0, Math.min(2 * WIDEST, margin + WIDEST));

/** The chance that the British, ahead by `margin` before the dice, reach the German sum. */
export const britishWin = (margin: number): number => BRITISH[inTable(margin)] as number;
/** The chance that the Germans, ahead by `margin` before the dice, reach the British sum. */
export const germanWin = (margin: number): number => GERMAN[inTable(margin)] as number;

// The words of a review on the terminal, in English and in French.

import type { Mark } from '../../staff/review/marks.ts';
import type { Lang } from '../../words/message.ts';

export interface ReviewWords {
  readonly head: (seed: string, level: string, actions: number, playedOut: string) => string;
  readonly change: (from: string, to: string, change: string) => string;
  readonly split: (
    standing: string,
    decision: string,
    dm: string,
    luck: string,
    lm: string,
  ) => string;
  readonly revalued: (change: string) => string;
  readonly takenBack: string;
  readonly marked: (inaccuracy: number, mistake: number, blunder: number, fine: number) => string;
  readonly turns: readonly string[];
  readonly exactly: string; // head of a column
  readonly costliest: string;
  readonly none: string;
  readonly onTurn: (turn: number) => string;
  readonly colon: string;
  readonly instead: string;
  readonly next: string;
  readonly because: string;
  readonly luckiest: string;
  readonly unluckiest: string;
  readonly dice: (what: string, came: string, expected: string) => string;
  readonly of: (came: number, rolls: number) => string;
  readonly rolls: readonly string[];
  readonly all: string;
  readonly mark: Readonly<Record<Mark, string>>;
}

const en: ReviewWords = {
  head: (seed, level, actions, playedOut) =>
    `Seed '${seed}', level ${level}, ${actions} actions; ${playedOut}`,
  change: (from, to, change) =>
    `Expected score ${from} at the start, ${to} at the end: ${change} points of a hundred`,
  split: (standing, decision, dm, luck, lm) =>
    `  decisions ${decision} (± ${dm}) against what ${standing} would have done, luck ${luck} (± ${lm})`,
  revalued: (change) =>
    `  reckoned exactly ${change}: near its end the raid is searched to the last, not sampled`,
  takenBack: 'Taken back by the next order: nothing was decided yet',
  marked: (inaccuracy, mistake, blunder, fine) =>
    `  inaccuracies ${inaccuracy}, mistakes ${mistake}, blunders ${blunder}; fine moves ${fine}`,
  turns: ['turn', 'expected score', 'decisions', 'luck'],
  exactly: 'reckoned exactly',
  costliest: 'Costliest decisions',
  none: 'No decision gave much away.',
  onTurn: (turn) => `turn ${turn}`,
  colon: ': ',
  instead: 'better was',
  next: 'then',
  because: 'it brings, in points on average',
  luckiest: 'Luckiest moments',
  unluckiest: 'Unluckiest moments',
  dice: (what, came, expected) => `${what} ${came} (expected ${expected})`,
  of: (came, rolls) => `${came} of ${rolls}`,
  rolls: ['dice ledger', 'rolls', 'came', 'expected', 'z', 'as kind', 'as unkind'],
  all: 'all that serve somebody',
  mark: { inaccuracy: 'inaccuracy', mistake: 'mistake', blunder: 'blunder', fine: 'fine' },
};

const fr: ReviewWords = {
  head: (seed, level, actions, playedOut) =>
    `Graine '${seed}', niveau ${level}, ${actions} actions ; ${playedOut}`,
  change: (from, to, change) =>
    `Score espéré ${from} au départ, ${to} à la fin : ${change} points sur cent`,
  split: (standing, decision, dm, luck, lm) =>
    `  décisions ${decision} (± ${dm}) face à ce que ${standing} aurait fait, chance ${luck} (± ${lm})`,
  revalued: (change) =>
    `  calcul exact ${change} : vers sa fin, le raid est étudié jusqu'au bout, non plus échantillonné`,
  takenBack: "Rattrapé par l'ordre suivant : rien n'était encore joué",
  marked: (inaccuracy, mistake, blunder, fine) =>
    `  imprécisions ${inaccuracy}, erreurs ${mistake}, bévues ${blunder} ; beaux coups ${fine}`,
  turns: ['tour', 'score espéré', 'décisions', 'chance'],
  exactly: 'calcul exact',
  costliest: 'Décisions les plus coûteuses',
  none: "Aucune décision n'a beaucoup coûté.",
  onTurn: (turn) => `tour ${turn}`,
  colon: ' : ',
  instead: 'mieux valait',
  next: 'puis',
  because: 'cela rapporte, en points en moyenne',
  luckiest: 'Moments les plus chanceux',
  unluckiest: 'Moments les plus malchanceux',
  dice: (what, came, expected) => `${what} ${came} (espéré ${expected})`,
  of: (came, rolls) => `${came} sur ${rolls}`,
  rolls: ['registre des dés', 'jets', 'obtenu', 'espéré', 'z', 'aussi bien', 'aussi mal'],
  all: "tout ce qui sert quelqu'un",
  mark: { inaccuracy: 'imprécision', mistake: 'erreur', blunder: 'bévue', fine: 'beau coup' },
};

export const reviewWords: Readonly<Record<Lang, ReviewWords>> = { en, fr };

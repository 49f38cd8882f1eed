// The words of a review on the terminal, in English and in French.

import type { Mark } from '../../staff/review/marks.ts';
import type { RollKind } from '../../systems/raid/luck/rolled.ts';
import type { Lang } from '../../systems/raid/text/catalogue.ts';

export interface ReviewWords {
  readonly head: (seed: string, level: string, actions: number, playouts: number) => string;
  readonly change: (from: string, to: string, change: string) => string;
  readonly split: (decision: string, dm: string, luck: string, lm: string) => string;
  readonly marked: (inaccuracy: number, mistake: number, blunder: number, fine: number) => string;
  readonly unfinished: string;
  readonly turns: readonly string[];
  readonly costliest: string;
  readonly none: string;
  readonly onTurn: (turn: number) => string;
  readonly colon: string;
  readonly instead: string;
  readonly next: string;
  readonly because: string;
  readonly assaultAt: (zone: string) => string;
  readonly luckiest: string;
  readonly unluckiest: string;
  readonly dice: (what: string, came: string, expected: string) => string;
  readonly of: (came: number, rolls: number) => string;
  readonly rolls: readonly string[];
  readonly all: string;
  readonly mark: Readonly<Record<Mark, string>>;
  readonly kind: Readonly<Record<RollKind, string>>;
}

const en: ReviewWords = {
  head: (seed, level, actions, playouts) =>
    `Seed '${seed}', level ${level}, ${actions} actions; ${playouts} raids played out at a time`,
  change: (from, to, change) =>
    `Expected score ${from} at the start, ${to} at the end: ${change} points of a hundred`,
  split: (decision, dm, luck, lm) =>
    `  decisions ${decision} (± ${dm}) against what steady would have done, luck ${luck} (± ${lm})`,
  marked: (inaccuracy, mistake, blunder, fine) =>
    `  inaccuracies ${inaccuracy}, mistakes ${mistake}, blunders ${blunder}; fine moves ${fine}`,
  unfinished: 'The raid is not over: the end is the position it was left in.',
  turns: ['turn', 'expected score', 'decisions', 'luck'],
  costliest: 'Costliest decisions',
  none: 'No decision gave much away.',
  onTurn: (turn) => `turn ${turn}`,
  colon: ': ',
  instead: 'better was',
  next: 'then',
  because: 'it brings, in points on average',
  assaultAt: (zone) => `Assault at ${zone}`,
  luckiest: 'Luckiest moments',
  unluckiest: 'Unluckiest moments',
  dice: (what, came, expected) => `${what} ${came} (expected ${expected})`,
  of: (came, rolls) => `${came} of ${rolls}`,
  rolls: ['luck ledger', 'rolls', 'came', 'expected', 'z', 'as lucky', 'as unlucky'],
  all: 'all that serve somebody',
  mark: { inaccuracy: 'inaccuracy', mistake: 'mistake', blunder: 'blunder', fine: 'fine' },
  kind: {
    'british-fire': 'British fire: hits',
    'german-fire': 'German fire: hits',
    assault: 'assault: lines won',
    wake: 'markers woken',
    mines: 'mines exploded',
    bangalore: 'wires blown',
    reinforcements: 'German groups come',
    'group-size': 'Germans in them',
    marker: 'Germans under markers',
    event: 'engine troubles',
    'event-effect': 'craft lost to events',
    'entry-zone': 'entry zones (serve nobody)',
    'engine-trouble': 'craft in trouble (serve nobody)',
  },
};

const fr: ReviewWords = {
  head: (seed, level, actions, playouts) =>
    `Graine '${seed}', niveau ${level}, ${actions} actions ; ${playouts} raids joués à chaque fois`,
  change: (from, to, change) =>
    `Score espéré ${from} au départ, ${to} à la fin : ${change} points sur cent`,
  split: (decision, dm, luck, lm) =>
    `  décisions ${decision} (± ${dm}) face à ce que steady aurait fait, chance ${luck} (± ${lm})`,
  marked: (inaccuracy, mistake, blunder, fine) =>
    `  imprécisions ${inaccuracy}, erreurs ${mistake}, bévues ${blunder} ; beaux coups ${fine}`,
  unfinished: "Le raid n'est pas fini : la fin est la position où il a été laissé.",
  turns: ['tour', 'score espéré', 'décisions', 'chance'],
  costliest: 'Décisions les plus coûteuses',
  none: "Aucune décision n'a beaucoup coûté.",
  onTurn: (turn) => `tour ${turn}`,
  colon: ' : ',
  instead: 'mieux valait',
  next: 'puis',
  because: 'cela rapporte, en points en moyenne',
  assaultAt: (zone) => `Assaut à ${zone}`,
  luckiest: 'Moments les plus chanceux',
  unluckiest: 'Moments les plus malchanceux',
  dice: (what, came, expected) => `${what} ${came} (espéré ${expected})`,
  of: (came, rolls) => `${came} sur ${rolls}`,
  rolls: ['livre de la chance', 'jets', 'obtenu', 'espéré', 'z', 'aussi bien', 'aussi mal'],
  all: "tout ce qui sert quelqu'un",
  mark: { inaccuracy: 'imprécision', mistake: 'erreur', blunder: 'bévue', fine: 'beau coup' },
  kind: {
    'british-fire': 'feu britannique : touchés',
    'german-fire': 'feu allemand : touchés',
    assault: 'assaut : lignes gagnées',
    wake: 'marqueurs éveillés',
    mines: 'mines explosées',
    bangalore: 'barbelés sautés',
    reinforcements: 'groupes allemands venus',
    'group-size': 'Allemands de ces groupes',
    marker: 'Allemands sous les marqueurs',
    event: 'pannes de moteur',
    'event-effect': 'embarcations perdues aux événements',
    'entry-zone': "zones d'entrée (ne servent personne)",
    'engine-trouble': 'embarcations en panne (ne servent personne)',
  },
};

export const reviewWords: Readonly<Record<Lang, ReviewWords>> = { en, fr };

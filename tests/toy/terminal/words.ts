// What only the terminal says of the toy, in English and in French.

import type { Lang } from '../../../src/words/message.ts';

const en = {
  enemy: 'The posts',
  hex: '{hex} is next to {next}',
  pieces: 'Pieces: {pieces}',
  stands: '{hex}: {piece}',
  dummy: '{hex}: {piece}, a dummy',
  head: 'Turn {turn} of {turns}.',
  line: '{vp} VP: {count} × {what} {rule}',
  total: '{vp} VP: {outcome}',
  'no odds': 'No die is rolled.',
  'played out': '{n} {n|game|games} played out at a time',
  unfinished: 'The battle is not over: the end is the position it was left in.',
  hits: 'hits',
  'enemy hits': 'hits of the enemy',
  dummies: 'dummies',
  fog: 'fogs',
};
export type Key = keyof typeof en;

const fr: Readonly<Record<Key, string>> = {
  enemy: 'Les postes',
  hex: '{hex} touche à {next}',
  pieces: 'Pièces : {pieces}',
  stands: '{hex} : {piece}',
  dummy: '{hex} : {piece}, un leurre',
  head: 'Tour {turn} sur {turns}.',
  line: '{vp} PV : {count} × {what} {rule}',
  total: '{vp} PV : {outcome}',
  'no odds': 'Aucun dé n’est lancé.',
  'played out': '{n} {n|partie jouée|parties jouées} à chaque fois',
  unfinished: 'La bataille n’est pas finie : la fin est la position où on l’a laissée.',
  hits: 'touchés',
  'enemy hits': 'touchés ennemis',
  dummies: 'leurres',
  fog: 'brouillards',
};

export const words: Readonly<Record<Lang, Readonly<Record<Key, string>>>> = { en, fr };

// What only the terminal says of battles, in English and in French.

import { type Lang, look, plainText, type Values } from '../../../words/message.ts';

const en = {
  enemy: 'The Germans',
  head: 'Turn {turn} of {turns}, {clock}. {level}. {n} {n|couplet|couplets} left.',
  'head.before': 'Before the first turn. {level}.',
  british: 'British:',
  german: 'Germans:',
  batteries: 'Guns off the map:',
  'off map': 'Off the map:',
  stands: '{hex}: {unit}',
  line: '  {text}',
  legend:
    'each square: who stands there (b or g and how many, capital when one is unspent), else its ground. . open, h hill, S summit, w wood, v houses, o crater, _ bank, = trench, * an objective. North is up; every other column lies half a square further south.',
  'no odds': 'No die is rolled.',
  'odds.unit': '{unit}: broken {broken} %, destroyed {destroyed} % {rule}',
  'odds.answers': 'Would fire back: {units} {rule}',
  'odds.tires': 'The guns would be spent: {chance} % {rule}',
  'odds.arrives':
    '{unit} at {hex}: formed {formed} %, dispersed {dispersed} %, destroyed {destroyed} %',
  'odds.holds': '{unit} may fire, and would hold its fire {rule}',
  'odds.fires': '{unit} fires {fires} %: breaks {breaks} %, destroys {destroys} % {rule}',
  'odds.signal':
    '{battery}: {number} or less with two dice, {chance} % a signal, the first in {n} {n|turn|turns} {rule}',
  'odds.falls': 'Then it comes down on: {list} {rule}',
  'odds.place': '{hex} {chance} %',
  'odds.shelled':
    '{unit}: under it {falls} %; then {breaks} in 36 broken or worse, {destroys} in 36 destroyed {rule}',
  'played out': '{n} battles played out at a time',
  unfinished: 'The battle is not over: the end is the position it was left in.',
  'checks in': 'Fire and steel in {hex}',
  'british-checks': 'British units: steps lost',
  'german-checks': 'German units: steps lost',
  'british-signals': 'British signals through',
  'german-signals': 'German signals through',
  'british-shells': 'British shells on the target',
  'german-shells': 'German shells on the target',
  bombardment: 'units lost to the bombardment',
  initiative: 'initiatives won',
  couplets: 'couplets',
} as const;
export type TerminalKey = keyof typeof en;

const fr: Readonly<Record<TerminalKey, string>> = {
  enemy: 'Les Allemands',
  head: 'Tour {turn} sur {turns}, {clock}. {level}. Encore {n} {n|couplet|couplets}.',
  'head.before': 'Avant le premier tour. {level}.',
  british: 'Britanniques :',
  german: 'Allemands :',
  batteries: 'Artillerie hors de la carte :',
  'off map': 'Hors de la carte :',
  stands: '{hex} : {unit}',
  line: '  {text}',
  legend:
    'dans chaque case : qui s’y trouve (b ou g et combien, capitale si une unité n’est pas fatiguée), sinon son terrain. . découvert, h colline, S sommet, w bois, v maisons, o cratère, _ talus, = tranchée, * objectif. Le nord est en haut ; une colonne sur deux est décalée d’une demi-case vers le sud.',
  'no odds': 'Aucun dé n’est lancé.',
  'odds.unit': '{unit} : rompue {broken} %, détruite {destroyed} % {rule}',
  'odds.answers': 'Riposteraient : {units} {rule}',
  'odds.tires': 'Les mitrailleuses seraient fatiguées : {chance} % {rule}',
  'odds.arrives':
    '{unit} en {hex} : formée {formed} %, dispersée {dispersed} %, détruite {destroyed} %',
  'odds.holds': '{unit} peut tirer, et se retiendrait {rule}',
  'odds.fires': '{unit} tire {fires} % : rompt {breaks} %, détruit {destroys} % {rule}',
  'odds.signal':
    '{battery} : {number} ou moins avec deux dés, {chance} % par signal, le premier dans {n} {n|tour|tours} {rule}',
  'odds.falls': 'Le tir tombe alors sur : {list} {rule}',
  'odds.place': '{hex} {chance} %',
  'odds.shelled':
    '{unit} : dessous {falls} % ; puis {breaks} sur 36 rompue ou pire, {destroys} sur 36 détruite {rule}',
  'played out': '{n} batailles jouées à chaque fois',
  unfinished: 'La bataille n’est pas finie : la fin est la position où on l’a laissée.',
  'checks in': 'Feu et mêlée en {hex}',
  'british-checks': 'unités britanniques : pertes',
  'german-checks': 'unités allemandes : pertes',
  'british-signals': 'signaux britanniques passés',
  'german-signals': 'signaux allemands passés',
  'british-shells': 'tirs britanniques sur la cible',
  'german-shells': 'tirs allemands sur la cible',
  bombardment: 'unités perdues au bombardement',
  initiative: 'initiatives gagnées',
  couplets: 'couplets',
};

export const terminalWords: Readonly<Record<Lang, Readonly<Record<TerminalKey, string>>>> = {
  en,
  fr,
};

export type Say = (key: TerminalKey, values?: Values) => string;
export const sayIn =
  (lang: Lang): Say =>
  (key, values = {}) =>
    plainText(look(lang, terminalWords[lang], key, values));

// What only the terminal says of battles, in English and in French.

import { type Lang, look, plainText, type Values } from '../../../words/message.ts';

const en = {
  enemy: 'The Germans',
  head: 'Turn {turn} of {turns}, {clock}. {level}.',
  generals: 'Generals: the French {french}, the Germans {german}.',
  points: 'Points: the French {french}; the Germans {german}.',
  'no points': 'none',
  french: 'French:',
  german: 'Germans:',
  'off field': 'Off the field:',
  stands: '{hex}: {unit}',
  unit: '  {unit}',
  legend:
    'lower case French, capitals Germans, with strength; then the facing. . open, w wood, W thick wood, v village, T town, # trenches; the figure is the level, * an objective. North is up.',
  'no odds': 'No die is rolled.',
  'odds.fight': '{attackers} on {target}: {n} {n|die|dice}, hits on {least} or more {rule}',
  'odds.dice': '{unit}: {parts}',
  'odds.part': '{value} {what} {rule}',
  'odds.lost': 'Points lost: {list}',
  'odds.back': 'Hexes back: {list}',
  'odds.number': '{n}: {chance} %',
  'odds.destroyed': 'Destroyed: {chance} % {rule}',
  'odds.places': 'It ends at: {list} {rule}',
  'odds.place': '{hex} {chance} %',
  'odds.sampled': 'By {n} seeded samples, since so many attack:',
  'odds.together': 'Together with those already pledged:',
  'odds.after': 'Then it could attack {target}, {n} {n|die|dice}: a point or more {chance} %',
  'odds.nobody': 'From there it could attack nobody.',
  'odds.threat': 'Under the fire of {foes}: a point or more lost {chance} %, destroyed {gone} %',
  'odds.no-threat': 'Nobody could attack it there as all stand now.',
  'odds.reach': 'Still in reach: {list}',
  'odds.reacher': '{unit} with {n} {n|die|dice}',
  'odds.character': 'The general would be: {list}',
  'odds.name': '{character} {chance} %',
  'odds.points': 'Points of the die: {list}',
  'played out': '{n} battles played out at a time',
  unfinished: 'The battle is not over: the end is the position it was left in.',
  'volleys on': 'Fire on {hex}',
  'french-hits': 'French fire: hits',
  'french-steps': 'French fire: steps back',
  'german-hits': 'German fire: hits',
  'german-steps': 'German fire: steps back',
  'french-points': 'French points',
  'german-points': 'German points',
  initiative: 'initiatives won',
  'french-character': 'boldness of the French general',
  'german-character': 'boldness of the German general',
} as const;
export type TerminalKey = keyof typeof en;

const fr: Readonly<Record<TerminalKey, string>> = {
  enemy: 'Les Allemands',
  head: 'Tour {turn} sur {turns}, {clock}. {level}.',
  generals: 'Généraux : {french} chez les Français, {german} chez les Allemands.',
  points: 'Points : les Français {french} ; les Allemands {german}.',
  'no points': 'aucun',
  french: 'Français :',
  german: 'Allemands :',
  'off field': 'Hors du terrain :',
  stands: '{hex} : {unit}',
  unit: '  {unit}',
  legend:
    'minuscules : Français, capitales : Allemands, avec leur force, puis leur front. . découvert, w bois, W forêt épaisse, v village, T ville, # retranchements ; le chiffre est le niveau, * un objectif. Le nord est en haut.',
  'no odds': 'Aucun dé n’est lancé.',
  'odds.fight': '{attackers} sur {target} : {n} {n|dé|dés}, touche à partir de {least} {rule}',
  'odds.dice': '{unit} : {parts}',
  'odds.part': '{value} {what} {rule}',
  'odds.lost': 'Points perdus : {list}',
  'odds.back': 'Hexagones de repli : {list}',
  'odds.number': '{n} : {chance} %',
  'odds.destroyed': 'Destruction : {chance} % {rule}',
  'odds.places': 'Position finale : {list} {rule}',
  'odds.place': '{hex} {chance} %',
  'odds.sampled': 'Par {n} tirages à graine fixe, tant ils sont à attaquer :',
  'odds.together': 'Avec ceux qui visent déjà la même cible :',
  'odds.after':
    'De là, attaque possible sur {target}, {n} {n|dé|dés} : un point ou plus {chance} %',
  'odds.nobody': 'De là, personne à attaquer.',
  'odds.threat':
    'Sous le feu de : {foes} ; un point ou plus de perdu {chance} %, destruction {gone} %',
  'odds.no-threat': 'En l’état, personne ne pourrait l’y attaquer.',
  'odds.reach': 'Encore à portée d’un ordre : {list}',
  'odds.reacher': '{unit} avec {n} {n|dé|dés}',
  'odds.character': 'Le général serait : {list}',
  'odds.name': '{character} {chance} %',
  'odds.points': 'Points du dé : {list}',
  'played out': '{n} batailles jouées à chaque fois',
  unfinished: 'La bataille n’est pas finie : la fin est la position où on l’a laissée.',
  'volleys on': 'Feu sur {hex}',
  'french-hits': 'feu français : coups au but',
  'french-steps': 'feu français : replis',
  'german-hits': 'feu allemand : coups au but',
  'german-steps': 'feu allemand : replis',
  'french-points': 'points français',
  'german-points': 'points allemands',
  initiative: 'initiatives gagnées',
  'french-character': 'audace du général français',
  'german-character': 'audace du général allemand',
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

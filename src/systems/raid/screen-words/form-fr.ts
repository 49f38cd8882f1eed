// Words of the form of a new raid and of what came of one, in French.

import type { formEn } from './form-en.ts';

export const formFr: Readonly<Record<keyof typeof formEn, string>> = {
  'new.launch': 'Lancer le raid',
  'new.garrison': 'La garnison',
  'new.basic': 'La garnison telle quelle. Bon pour un premier raid.',
  'new.plus': 'Comme {level}, et plus encore.',
  'new.badLuck': 'Malchance !',
  'new.badLuckText':
    'Le premier marqueur A et le premier marqueur B qui montrent de l’infanterie en montrent le double.',
  'new.alarm': 'Alarm !',
  'new.alarmText': 'L’alarme commence à {n}.',
  'new.vorwaerts': 'Vorwärts !',
  'new.vorwaertsText': 'Tout Allemand qui peut bouger a {n} points de mouvement.',
  'new.coolHeads': 'Sang-froid',
  'new.coolHeadsText':
    'Une règle optionnelle de notre cru : les Allemands retiennent un tir qui risque davantage de leur coûter une perte que de toucher. Ces raids ont leurs propres records.',
  'optional.cool-heads': 'Sang-froid',
  'new.crossing': 'La traversée',
  'new.events': 'Événements aléatoires',
  'new.eventsText':
    'Un événement avant le débarquement : batterie côtière, convoi ou mauvaise plage, et peut-être une panne de moteur. À éviter pour un premier raid.',
  'new.loading': 'Chargement des péniches',
  'new.loadingHint': 'Qui embarque dans quelle péniche',
  'new.standard': 'Standard',
  'new.free': 'À la main',
  'new.standardText': 'Le chargement tout prêt. Le raid commence aussitôt.',
  'new.freeText': 'Vous répartissez chaque homme, {capacity} niveaux par péniche au plus.',

  'archive.lost': '{n} {n|perdu|perdus}',
  'day.total-success': 'succès total',
  'day.half-success': 'demi-succès',
  'day.failure': 'échec',
  'day.gunsTurn': 'canons tour {turn}',
  'day.guns': '{n} {n|canon|canons}',
  'day.lost': '{n} {n|perdu|perdus}',
};

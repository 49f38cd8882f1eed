// Words of the report of a raid: its dispatch, its moments and its losses, in French.

import type { dispatchEn } from './dispatch-en.ts';

export const dispatchFr: Record<keyof typeof dispatchEn, string> = {
  'moment.landing': 'Premier débarquement, {zone}',
  'moment.assault': 'Premier assaut, {zone}',
  'moment.alarm-attack': 'Alarme à {count} : les Allemands sortent',
  'moment.alarm-full': 'Alarme à {count} : toute la côte est éveillée',
  'tally.guns': 'Canons détruits',
  'tally.gunsLost': '{n} {n|canon détruit|canons détruits}',
  'tally.menLost': '{n} {n|pion perdu|pions perdus}',

  'moment.gun': '{unit} : détruit',
  'moment.line': 'Ligne téléphonique coupée, {zone}',
  'moment.officer': '{unit} : perdu',
  'moment.craft': '{unit} : perdu',
  'moment.prisoner': 'Un prisonnier, {zone}',
  'moment.last-off': 'Le dernier homme quitte la plage, {zone}',
};

// Words of the form of a new battle and of what came of one, in French.

import type { formEn } from './form-en.ts';

export const formFr: Record<keyof typeof formEn, string> = {
  'rp.form.begin': 'Commencer la bataille',
  'rp.form.levels': 'Le commandement',
  'rp.form.level': 'Niveau',
  'rp.form.foes':
    'Au début {companies} {companies|compagnie allemande|compagnies allemandes} et {guns} {guns|section|sections} de mitrailleuses.',
  'rp.form.batteries': '{n} {n|batterie allemande|batteries allemandes} à disposition.',
  'rp.form.stunned':
    'Les Allemands près de la mine commencent étourdis. Bien pour une première bataille.',
  'rp.form.given': 'Les Allemands ont l’initiative au tour {turn}, quoi que disent les dés.',
  'outcome.victory': 'Victoire',
  'outcome.foothold': 'Pied dans la place',
  'outcome.repulse': 'Échec',
  'day.victory': 'victoire',
  'day.foothold': 'pied dans la place',
  'day.repulse': 'échec',
  'rp.facts.row':
    '{held} {held|objectif tenu|objectifs tenus}, {lost} {lost|unité perdue|unités perdues}',
  'rp.facts.held': '{n} {n|objectif tenu|objectifs tenus}',
  'rp.facts.lost': '{n} {n|unité perdue|unités perdues}',
};

// Words of the form of a new battle and of what came of one, in French.

import type { formEn } from './form-en.ts';

export const formFr: Record<keyof typeof formEn, string> = {
  'fp.form.begin': 'Commencer la bataille',
  'fp.form.none': 'La bataille du jour se joue sans options.',
  'fp.form.levels': 'Le commandement',
  'fp.form.level': 'Niveau',
  'fp.form.options': 'Options',
  'fp.form.optionsText':
    'Aucune n’est nécessaire. Une bataille avec l’une d’elles est marquée et a ses propres records.',
  'fp.form.neutral': 'Les deux généraux sont tirés sur la même colonne.',
  'fp.form.own': 'Chaque général est tiré sur la colonne de son armée.',
  'fp.form.later': 'Les Allemands arrivent un tour plus tard. Bien pour une première bataille.',
  'fp.form.listed': 'Les Allemands arrivent comme prévu.',
  'fp.form.earlier': 'Les Allemands arrivent un tour plus tôt.',
  'fp.form.more': '{units} {n|s’y ajoute|s’y ajoutent}.',
  'optional.second-period': 'Deuxième période',
  'optional.charge': 'Charge',
  'optional.guard': 'Garde',
  'optional.attrition': 'Attrition',
  'optional.foresight': 'Prévoyance',
  'optional.francs-tireurs': 'Francs-tireurs',
  'optional.unreliable': 'Troupes peu sûres',
  'optional.leader': 'Meneur d’hommes',
  'fp.option.second-period': 'Les armes de l’hiver 1870 : d’autres dés selon la portée.',
  'fp.option.charge':
    'Pour deux points, l’infanterie dépense deux de mouvement et combat encore au contact.',
  'fp.option.guard': 'Une unité de la Garde ignore le premier 1 de la bataille contre elle.',
  'fp.option.attrition':
    'Un segment a un point de moins par unité amie qui y a été détruite au tour précédent.',
  'fp.option.foresight':
    'Un général prévoyant garde ce qu’il n’a pas dépensé, tant qu’il est prudent.',
  'fp.option.francs-tireurs': 'Les francs-tireurs changent une perte en repli une fois par tour.',
  'fp.option.unreliable': 'Un 6 contre des troupes peu sûres coûte un point et les force au repli.',
  'fp.option.leader':
    'Un général peut mener lui-même un segment ; les dés des autres sont moins bons.',
  'outcome.success': 'Succès',
  'outcome.drawn-off': 'Demi-succès',
  'outcome.position-lost': 'Échec',
  'day.success': 'succès',
  'day.drawn-off': 'demi-succès',
  'day.position-lost': 'échec',
  'fp.facts.row':
    '{held} {held|objectif tenu|objectifs tenus}, {lost} {lost|unité perdue|unités perdues}',
  'fp.facts.held': '{n} {n|objectif tenu|objectifs tenus}',
  'fp.facts.lost': '{n} {n|unité perdue|unités perdues}',
};

// Words of the German phase and of what the log knows of it, in French.

import type { germansEn } from './germans-en.ts';

export const germansFr: Record<keyof typeof germansEn, string> = {
  'diary.filter.fights': 'Combats',
  'diary.filter.germans': 'Allemands',
  'diary.filter.alarm': 'Alarme',
  'diary.reasons': 'Ce qu’ils ont vu et voulu',
  'diary.reasoning': 'Pas à pas',
  'diary.order': 'Pourquoi dans cet ordre',
  'diary.order.levels':
    'D’abord {zone}, puis {next} : {more} {more|niveau|niveaux} contre {fewer} {rule}',
  'diary.order.appeared': 'D’abord {zone}, puis {next} : la première pile est apparue avant {rule}',
  'diary.order.index': 'D’abord {zone}, puis {next} : plus petit indice de zone {rule}',
  'diary.german': 'Phase allemande',
  'diary.firing': '{shooter} {atFrom} tire sur {target} {atTo}…',
};

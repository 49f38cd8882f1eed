// Words of the German phase and of what the log knows of it, in French.

import type { germansEn } from './germans-en.ts';

export const germansFr: Record<keyof typeof germansEn, string> = {
  'diary.filter.fights': 'Combats',
  'diary.filter.germans': 'Allemands',
  'diary.filter.alarm': 'Alarme et marqueurs',
  'diary.reasoning': 'Comment le choix s’est fait',
  'diary.march': 'Jusqu’où chacun est allé',
  'diary.german': 'Phase allemande',
  'diary.firing': '{from} → {to} : {shooter} tire sur {target}…',
};

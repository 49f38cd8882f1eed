// 5 The staff officer's figures in the words of the toy: victory, draw, defeat.

import type { StaffFace } from '../../../src/ui/sheet/face-report.ts';
import { cite } from '../rules/events.ts';
import { t } from '../screen-words/index.ts';

export const staff: StaffFace = {
  outcomeRule: cite('5'),
  isLoss: ({ what }) => what === 'pieces lost',
  outcomeShort: (id) => t(`outcome.${id}` as 'outcome.draw'),
  outcomeInText: (id) => t(`day.${id}` as 'day.draw'),
  said: ([victory = 0, draw = 0, defeat = 0], margin, points) =>
    t('toy.said', { victory, draw, defeat, margin, points }),
  chances: ([victory = '', draw = '', defeat = '']) => t('toy.chances', { victory, draw, defeat }),
  meaning: () => t('toy.meaning'),
  worths: (margin) => t('toy.worths', { margin }),
  clearly: (n) => t('toy.clearly', { n }),
  roll: (kind) => t(`toy.roll.${kind}` as 'toy.roll.hits'),
  servesNobody: () => false,
};

// 10.01a The staff officer's figures in the words of the battle: victory, foothold, repulse.

import '../../screen-words/back.ts';
import type { StaffFace } from '../../../../ui/sheet/face-report.ts';
import { cite } from '../../rules/rule.ts';
import { type MessageKey, t } from '../../screen-words/t.ts';

export const staffFace: StaffFace = {
  outcomeRule: cite('10.01a'),
  isLoss: ({ what }) => what === 'losses',
  outcomeShort: (id) => t(`rp.staff.short.${id}` as MessageKey),
  outcomeInText: (id) => t(`day.${id}` as MessageKey),
  said: ([victory = 0, foothold = 0, repulse = 0], margin, points) =>
    t('rp.staff.said', { victory, foothold, repulse, margin, points }),
  chances: ([victory = '', foothold = '', repulse = '']) =>
    t('rp.staff.chances', { victory, foothold, repulse }),
  meaning: () => t('rp.staff.meaning'),
  worths: (margin) => t('rp.staff.worths', { margin }),
  clearly: (n) => t('rp.staff.clearly', { n }),
  roll: (kind) => t(`rp.roll.of.${kind}` as MessageKey),
  servesNobody: (kind) => kind === 'couplets',
};

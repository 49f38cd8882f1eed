// 15.6 The staff officer's figures in the words of the battle: success, half success, failure.

import '../../screen-words/back.ts';
import type { StaffFace } from '../../../../ui/sheet/face-report.ts';
import { cite } from '../../rules/rule.ts';
import { type MessageKey, t } from '../../screen-words/t.ts';

export const staffFace: StaffFace = {
  outcomeRule: cite('15.6'),
  isLoss: ({ what }) => what === 'french units',
  outcomeShort: (id) => t(`fp.staff.short.${id}` as MessageKey),
  outcomeInText: (id) => t(`day.${id}` as MessageKey),
  said: ([success = 0, half = 0, failure = 0], margin, points) =>
    t('fp.staff.said', { success, half, failure, margin, points }),
  chances: ([success = '', half = '', failure = '']) =>
    t('fp.staff.chances', { success, half, failure }),
  meaning: () => t('fp.staff.meaning'),
  worths: (margin) => t('fp.staff.worths', { margin }),
  clearly: (n) => t('fp.staff.clearly', { n }),
  roll: (kind) => t(`fp.roll.of.${kind}` as MessageKey),
  servesNobody: () => false,
};

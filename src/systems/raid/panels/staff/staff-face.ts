// 12i The staff officer's figures in the words of the raid: total success, half success, failure. The words of the review
// and of par come with the screens that show them: a raid that is played does without.

import type { LevelPar } from '../../../../engine/par.ts';
import { decimal, perCent } from '../../../../ui/kit/figures.ts';
import type { StaffFace } from '../../../../ui/sheet/face-report.ts';
import { cite } from '../../rules/rule.ts';
import '../../screen-words/staff.ts';
import { type MessageKey, t } from '../../screen-words/t.ts';

const SHORT: Readonly<Record<string, MessageKey>> = {
  'total-success': 'staff.short.total',
  'half-success': 'staff.short.half',
  failure: 'staff.short.fail',
};
const IN_TEXT: Readonly<Record<string, MessageKey>> = {
  'total-success': 'review.key.total',
  'half-success': 'review.key.half',
};

/** 12e, 12g, 12h */
const LOSSES: ReadonlySet<string> = new Set(['12e', '12g', '12h']);
const NOBODYS: ReadonlySet<string> = new Set(['entry-zone', 'engine-trouble']);

export const staffFace: StaffFace = {
  outcomeRule: cite('12i'),
  isLoss: ({ rule }) => LOSSES.has(rule),
  outcomeShort: (id) => t(SHORT[id] ?? 'staff.short.fail'),
  outcomeInText: (id) => t(IN_TEXT[id] ?? 'outcome.failure'),
  said: ([total = 0, half = 0, fail = 0], margin, points) =>
    t('staff.said', { total, half, fail, margin, points }),
  chances: ([total = '', half = '', fail = '']) => t('review.chances', { total, half, fail }),
  meaning: () => t('staff.meaning'),
  parLevel,
  worths: (margin) => t('review.sumText', { margin }),
  clearly: (n) => t('mark.text.clear', { n }),
  roll: (kind) => t(`roll.${kind}` as MessageKey),
  servesNobody: (kind) => NOBODYS.has(kind),
};

function parLevel({ raids, events, total, half, fail, meanPoints }: LevelPar): string {
  const share = (count: number) => perCent((100 * count) / raids);
  return t('par.level', {
    n: raids,
    events: t(events ? 'par.eventsOn' : 'par.eventsOff'),
    points: decimal(meanPoints),
    total: share(total),
    half: share(half),
    fail: share(fail),
  });
}

// What the battle brings for looking back: theatre, report, comparison, records, and the staff officer's words.

import '../../screen-words/back.ts';
import { decimal } from '../../../../ui/kit/figures.ts';
import type { BackFace, RecordsFace, ReplayFace } from '../../../../ui/sheet/face-report.ts';
import { lang } from '../../../../words/index.ts';
import type { BattleEvent } from '../../rules/events.ts';
import type { BattleFacts } from '../../rules/facts.ts';
import type { Field } from '../../rules/field.ts';
import { NONE, Side } from '../../rules/types.ts';
import { t } from '../../screen-words/t.ts';
import { hexText, labelOf } from '../../text/ground.ts';
import { Voice } from '../../text/voice.ts';
import { staffFace } from '../staff/staff-face.ts';
import { courseFace } from './course.ts';
import { reportFace } from './report.ts';

const replay: ReplayFace<Field, BattleEvent> = {
  enemy: {
    step: () => t('rp.replay.step'),
    back: () => t('rp.replay.back'),
    on: () => t('rp.replay.on'),
    key: () => t('rp.replay.key'),
    why: () => t('rp.replay.why'),
  },
  explains: ({ why }) => why !== undefined,
  uneventful: () => t('rp.moments.none'),
  OrderSeen: ({ children }) => <>{children}</>,
  places: (field) =>
    field.hexes.map((_, place) => ({
      place,
      name: labelOf(new Voice(field, lang.value), place),
      what: hexText(field, place, lang.value),
      links: t('rp.squares.links', { names: neighbours(field, place) }),
    })),
};

const neighbours = (field: Field, hex: number): string =>
  Array.from({ length: 6 }, (_, direction) => field.next[hex * 6 + direction] as number)
    .filter((other) => other !== NONE)
    .map((other) => field.hexes[other]?.id ?? '')
    .join(', ');

const mean = (facts: readonly BattleFacts[], of: (one: BattleFacts) => number): string =>
  facts.length === 0 ? '–' : decimal(facts.reduce((sum, one) => sum + of(one), 0) / facts.length);

const records: RecordsFace<Field, BattleFacts> = {
  columns: [
    { head: () => t('rp.records.held'), cell: (facts) => mean(facts, ({ held }) => held.length) },
    {
      head: () => t('rp.records.lost'),
      cell: (facts) => mean(facts, ({ destroyed: [british] }) => british),
    },
  ],
  charts: ({ units }, facts) => [
    {
      title: t('rp.records.chart'),
      label: t('rp.records.chartLabel'),
      heads: [t('rp.records.lost'), t('rp.records.battles')],
      bars: Array.from(
        { length: units.filter(({ side }) => side === Side.british).length + 1 },
        (_, lost) => ({
          name: String(lost),
          count: facts.filter(({ destroyed: [british] }) => british === lost).length,
        }),
      ),
      tone: 'red',
    },
  ],
};

export const battleBack: BackFace<Field, BattleEvent> = {
  course: courseFace,
  report: reportFace,
  replay,
  records: records as RecordsFace<Field>,
  staff: staffFace,
};

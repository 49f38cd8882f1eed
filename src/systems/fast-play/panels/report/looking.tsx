// What the battle brings for looking back: theatre, report, comparison, records, and the staff officer's words.

import '../../screen-words/back.ts';
import { decimal } from '../../../../ui/kit/figures.ts';
import type {
  BackFace,
  OrderSeenProps,
  RecordsFace,
  ReplayFace,
} from '../../../../ui/sheet/face-report.ts';
import { lang } from '../../../../words/index.ts';
import type { BattleEvent } from '../../rules/events.ts';
import type { BattleFacts } from '../../rules/facts.ts';
import type { Field } from '../../rules/field.ts';
import { NONE, Side } from '../../rules/types.ts';
import { t } from '../../screen-words/t.ts';
import { hexText, labelOf } from '../../text/ground.ts';
import { tracesOf } from '../../text/trace.ts';
import { Voice } from '../../text/voice.ts';
import { hasOdds, OddsCard } from '../orders/odds-card.tsx';
import { staffFace } from '../staff/staff-face.ts';
import { courseFace } from './course.ts';
import { reportFace } from './report.ts';

const replay: ReplayFace<Field, BattleEvent> = {
  enemy: {
    step: () => t('fp.replay.step'),
    back: () => t('fp.replay.back'),
    on: () => t('fp.replay.on'),
    key: () => t('fp.replay.key'),
    why: () => t('fp.replay.why'),
  },
  explains: (event) => tracesOf(event).length > 0,
  uneventful: () => t('fp.moments.none.theatre'),
  OrderSeen,
  places: (field) =>
    field.hexes.map((_, place) => ({
      place,
      name: labelOf(new Voice(field, lang.value), place),
      what: hexText(field, place, lang.value),
      links: t('fp.hexes.links', { names: neighbours(field, place) }),
    })),
};

const neighbours = (field: Field, hex: number): string =>
  Array.from({ length: 6 }, (_, facing) => field.next[hex * 6 + facing] as number)
    .filter((other) => other !== NONE)
    .map((other) => field.hexes[other]?.id ?? '')
    .join(', ');

function OrderSeen({ position, action, children }: OrderSeenProps<Field>) {
  if (!hasOdds(position, action)) return <>{children}</>;
  return <OddsCard position={position} action={action} />;
}

const mean = (facts: readonly BattleFacts[], of: (one: BattleFacts) => number): string =>
  facts.length === 0 ? '–' : decimal(facts.reduce((sum, one) => sum + of(one), 0) / facts.length);

const records: RecordsFace<Field, BattleFacts> = {
  columns: [
    {
      head: () => t('fp.records.held'),
      cell: (facts) => mean(facts, ({ held }) => held.length),
    },
    {
      head: () => t('fp.records.lost'),
      cell: (facts) => mean(facts, ({ destroyed: [french] }) => french),
    },
  ],
  charts: ({ units }, facts) => [
    {
      title: t('fp.records.chart'),
      label: t('fp.records.chartLabel'),
      heads: [t('fp.records.lost'), t('fp.records.battles')],
      bars: Array.from(
        { length: units.filter(({ side }) => side === Side.french).length + 1 },
        (_, lost) => ({
          name: String(lost),
          count: facts.filter(({ destroyed: [french] }) => french === lost).length,
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

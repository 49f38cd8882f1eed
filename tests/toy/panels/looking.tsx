// What the toy brings for looking back on a battle: report, theatre, records, and the words of its staff officer.

import type {
  BackFace,
  OrderSeenProps,
  RecordsFace,
  ReplayFace,
  ReportFace,
} from '../../../src/ui/sheet/face-report.ts';
import { inWords } from '../../../src/words/card.ts';
import type { ToyFacts } from '../luck/facts.ts';
import type { Field } from '../rules/battle.ts';
import type { ToyEvent } from '../rules/events.ts';
import { standing } from '../rules/state.ts';
import { toy } from '../rules/system.ts';
import { t } from '../screen-words/index.ts';
import { hexName } from '../text/told.ts';
import { course } from './course.ts';
import { hasOdds, Odds } from './slots.tsx';
import { staff } from './staff.ts';
import { traceOf } from './words.ts';

const report: ReportFace<Field, ToyEvent> = {
  outcomeScale: () => t('toy.scale'),
  dateline: ({ card }) => inWords(card.dateline),
  dispatch(position) {
    const [held, posts] = toy.score(position).lines;
    return {
      head: [
        { name: t('toy.from'), value: t('toy.fromWho') },
        { name: t('toy.when'), value: inWords(position.scenario.card.date) },
      ],
      paragraphs: [t('toy.dispatch', { n: held?.count ?? 0, posts: posts?.count ?? 0 })],
    };
  },
  losses(position) {
    const { own, pieces, dummies } = position.scenario;
    const [, posts] = toy.score(position).lines;
    const line = (what: string, n: number, all: number) => ({
      ...{ side: what, lines: [{ what, figures: t('toy.lostOf', { n, all }) }] },
    });
    return [
      line(t('toy.own'), own - standing(position, true).length, own),
      line(t('toy.posts'), posts?.count ?? 0, pieces.length - own - dummies),
    ];
  },
  chart: () => t('toy.chart'),
  uneventful: () => t('toy.moment.none'),
};

const replay: ReplayFace<Field, ToyEvent> = {
  enemy: {
    step: () => t('toy.step'),
    back: () => t('toy.back'),
    on: () => t('toy.on'),
    key: () => t('toy.key'),
    why: () => t('toy.keyWhy'),
  },
  explains: (event) => traceOf(event) !== undefined,
  uneventful: () => t('toy.moment.none'),
  OrderSeen,
  places: (field) =>
    field.hexes.map((_, place) => ({
      place,
      name: hexName(field, place),
      what: field.goals.includes(place) ? t('toy.goal') : t('toy.ground'),
      links: t('toy.links', { names: neighbours(field, place) }),
    })),
};

const neighbours = (field: Field, hex: number): string =>
  (field.steps[hex] ?? []).map((other) => hexName(field, other)).join(', ');

function OrderSeen({ position, action, children }: OrderSeenProps<Field>) {
  if (!hasOdds(position, action)) return <>{children}</>;
  return <Odds position={position} action={action} />;
}

const records: RecordsFace<Field, ToyFacts> = {
  columns: [],
  charts: ({ own }, facts) => [
    {
      title: t('toy.losses'),
      label: t('toy.lossesChart'),
      heads: [t('toy.losses'), t('toy.battles')],
      bars: Array.from({ length: own + 1 }, (_, lost) => ({
        name: String(lost),
        count: facts.filter((one) => one.lost === lost).length,
      })),
      tone: 'red',
    },
  ],
};

export const looking: BackFace<Field, ToyEvent> = { course, report, replay, records, staff };

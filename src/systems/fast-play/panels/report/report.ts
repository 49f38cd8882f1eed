// The report of a battle: the dispatch to headquarters, and what it cost either side.

import '../../screen-words/back.ts';
import type { LossTable, ReportFace } from '../../../../ui/sheet/face-report.ts';
import { inWords } from '../../../../words/card.ts';
import { lang } from '../../../../words/index.ts';
import { takesPart } from '../../rules/arrivals.ts';
import { isDestroyed, score } from '../../rules/end.ts';
import type { BattleEvent } from '../../rules/events.ts';
import { strengthLost } from '../../rules/facts.ts';
import type { Field } from '../../rules/field.ts';
import { G, get, holderOf, type State } from '../../rules/state.ts';
import { Side, type SideId } from '../../rules/types.ts';
import { t } from '../../screen-words/t.ts';
import { Voice } from '../../text/voice.ts';

export const reportFace: ReportFace<Field, BattleEvent> = {
  outcomeScale: ({ scoring: { bands } }) => t('fp.scale', bands),
  dateline: ({ card }) => inWords(card.dateline),
  dispatch: (position) => ({
    head: [
      { name: t('fp.dispatch.from'), value: t('fp.dispatch.fromWho') },
      { name: t('fp.dispatch.to'), value: t('fp.dispatch.toWho') },
      { name: t('fp.dispatch.when'), value: when(position) },
    ],
    paragraphs: paragraphsOf(position),
  }),
  losses: (position) => [
    lossesOf(position, Side.french, t('fp.losses.french')),
    lossesOf(position, Side.german, t('fp.losses.german')),
  ],
  chart: () => t('fp.chart'),
  uneventful: () => t('fp.moments.none'),
};

function when(s: State): string {
  const { card } = s.scenario;
  return `${inWords(card.date)}, ${new Voice(s.scenario, lang.value).hour(get(s, G.turn))}`;
}

function paragraphsOf(s: State): string[] {
  const voice = new Voice(s.scenario, lang.value);
  const { outcome } = score(s);
  const held = (side: SideId): string[] =>
    s.scenario.objectives.flatMap((_, objective) =>
      holderOf(s, objective) === side ? [voice.objective(objective)] : [],
    );
  const lost = destroyed(s, Side.french).map((unit) => voice.unit(unit));
  const won = destroyed(s, Side.german).map((unit) => voice.unit(unit));
  const [ours, theirs] = [held(Side.french), held(Side.german)];
  return [
    [
      t(`fp.dispatch.${outcome}` as 'fp.dispatch.position-lost'),
      ours.length === 0
        ? t('fp.dispatch.heldNone')
        : t('fp.dispatch.held', { names: voice.list(ours) }),
      ...(theirs.length === 0 ? [] : [t('fp.dispatch.theirs', { names: voice.list(theirs) })]),
    ].join(' '),
    [
      lost.length === 0
        ? t('fp.dispatch.none')
        : t('fp.dispatch.lost', { names: voice.list(lost), n: lost.length }),
      won.length === 0
        ? t('fp.dispatch.wonNone')
        : t('fp.dispatch.won', { names: voice.list(won), n: won.length }),
    ].join(' '),
  ];
}

const destroyed = (s: State, side: SideId): number[] =>
  s.scenario.units.flatMap((info, unit) =>
    info.side === side && isDestroyed(s, unit) ? [unit] : [],
  );

function lossesOf(s: State, side: SideId, title: string): LossTable {
  const part = s.scenario.units.filter((info, unit) => info.side === side && takesPart(s, unit));
  const strength = part.reduce((sum, info) => sum + info.strength, 0);
  const figures = (n: number, all: number): string => t('fp.losses.of', { n, all });
  return {
    side: title,
    lines: [
      { what: t('fp.losses.units'), figures: figures(destroyed(s, side).length, part.length) },
      { what: t('fp.losses.strength'), figures: figures(strengthLost(s, side), strength) },
    ],
  };
}

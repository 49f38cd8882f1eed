// The report of a battle: the dispatch to the division, and what it cost either side.

import '../../screen-words/back.ts';
import type { LossTable, ReportFace } from '../../../../ui/sheet/face-report.ts';
import { inWords } from '../../../../words/card.ts';
import { lang } from '../../../../words/index.ts';
import { score } from '../../rules/end.ts';
import type { BattleEvent } from '../../rules/events.ts';
import type { Field } from '../../rules/field.ts';
import { has, heldBy, is, Mark, type State, sideOf, turnOf } from '../../rules/state.ts';
import { Is, Side, type SideId } from '../../rules/types.ts';
import { t } from '../../screen-words/t.ts';
import { labelOf } from '../../text/ground.ts';
import { Voice } from '../../text/voice.ts';
import { destroyedOf } from './course.ts';

export const reportFace: ReportFace<Field, BattleEvent> = {
  outcomeScale: ({ outcomes }) => t('rp.scale', { ...outcomes }),
  dateline: ({ card }) => inWords(card.dateline),
  dispatch: (position) => ({
    head: [
      { name: t('rp.dispatch.from'), value: fromWhom(position) },
      { name: t('rp.dispatch.to'), value: t('rp.dispatch.toWho') },
      { name: t('rp.dispatch.when'), value: when(position) },
    ],
    paragraphs: paragraphsOf(position),
  }),
  losses: (position) => [
    lossesOf(position, Side.british, t('rp.losses.british')),
    lossesOf(position, Side.german, t('rp.losses.german')),
  ],
  chart: () => t('rp.chart'),
  uneventful: () => t('rp.moments.none'),
};

const fromWhom = ({ scenario }: State): string => scenario.card.names.army?.[lang.value] ?? '';

function when(s: State): string {
  const { card } = s.scenario;
  return `${inWords(card.date)}, ${new Voice(s.scenario, lang.value).hour(turnOf(s))}`;
}

function paragraphsOf(s: State): string[] {
  const voice = new Voice(s.scenario, lang.value);
  const { outcome } = score(s);
  const names = (units: readonly number[]): string =>
    voice.list(units.map((unit) => voice.shortUnit(unit)));
  const held = s.scenario.objectives.flatMap(({ hex }) =>
    heldBy(s, hex) === s.scenario.winner ? [labelOf(voice, hex)] : [],
  );
  const [lost, won] = [destroyedOf(s, Side.british), destroyedOf(s, Side.german)];
  return [
    [
      t(`rp.dispatch.${outcome as 'victory' | 'foothold' | 'repulse'}`),
      held.length === 0
        ? t('rp.dispatch.heldNone')
        : t('rp.dispatch.held', { names: voice.list(held) }),
    ].join(' '),
    [
      lost.length === 0
        ? t('rp.dispatch.none')
        : t('rp.dispatch.lost', { names: names(lost), n: lost.length }),
      won.length === 0
        ? t('rp.dispatch.wonNone')
        : t('rp.dispatch.won', { names: names(won), n: won.length }),
    ].join(' '),
  ];
}

function lossesOf(s: State, side: SideId, title: string): LossTable {
  const part = s.scenario.units.flatMap((_, unit) =>
    sideOf(s, unit) === side && has(s, unit, Mark.here) ? [unit] : [],
  );
  const line = (what: string, units: readonly number[]) => ({
    what,
    figures: t('rp.losses.of', {
      n: units.filter((unit) => has(s, unit, Mark.destroyed)).length,
      all: units.length,
    }),
  });
  return {
    side: title,
    lines: [
      line(
        t('rp.losses.companies'),
        part.filter((unit) => is(s, unit, Is.infantry)),
      ),
      line(
        t('rp.losses.guns'),
        part.filter((unit) => !is(s, unit, Is.infantry)),
      ),
    ],
  };
}

// What the report of a raid has of its own: the dispatch, the losses of either side, and which points make a success.

import type { Dispatch, LossTable, ReportFace } from '../../../../ui/sheet/face-report.ts';
import { inWords } from '../../../../words/card.ts';
import { cardNames } from '../../../../words/card-names.ts';
import { lang, type Values } from '../../../../words/index.ts';
import '../../screen-words/dispatch.ts';
import type { RaidEvent } from '../../rules/events.ts';
import type { Scenario } from '../../rules/scenario.ts';
import type { Frame } from '../../rules/session.ts';
import type { RaidState } from '../../rules/state.ts';
import { t } from '../../screen-words/t.ts';
import { Voice } from '../../text/voice.ts';
import { keyMoments } from '../course/moments.ts';
import { dispatchOf } from './dispatch.ts';
import { factsOf } from './facts.ts';
import { kindWords, lossFigures } from './loss-words.ts';
import { type LossLine, lossesOf } from './losses.ts';

export const reportFace: ReportFace<Scenario, RaidEvent> = {
  outcomeScale: ({ victory: { totalSuccess: total, halfSuccess: half } }) =>
    t('report.scale', { total, below: total - 1, half }),
  dateline: ({ card }) => inWords(card.dateline),
  dispatch,
  losses: (position) => {
    const { british, german } = lossesOf(position);
    const names = cardNames(position.scenario.card.names);
    return [
      tableOf(t('report.british'), british, names),
      tableOf(t('report.german'), german, names),
    ];
  },
  chart: () => t('report.chart'),
  uneventful: () => t('report.noMoments'),
};

function dispatch(position: RaidState, frames: readonly Frame[]): Dispatch {
  const { card } = position.scenario;
  const names = cardNames(card.names);
  const voice = new Voice(position.scenario, lang.value);
  const told = dispatchOf(factsOf(position, frames, keyMoments(frames)), {
    card: names,
    place: (name, zone) => voice.places({ [name]: zone }),
    hour: (clock) => voice.hour(clock),
    units: (units) => voice.units(units),
  });
  return {
    head: [
      { name: t('report.from'), value: t('report.fromWho', names) },
      { name: t('report.to'), value: t('report.toWhom') },
      { name: t('report.when'), value: inWords(card.date) },
    ],
    paragraphs: told.map((sentences) =>
      sentences.map(({ key, params }) => t(key, params)).join(' '),
    ),
  };
}

const tableOf = (side: string, lines: readonly LossLine[], names: Values): LossTable => ({
  side,
  lines: lines.map((line) => ({ what: kindWords(line, names), figures: lossFigures(line) })),
});

// What the records tell of raids beside outcomes and points: the second gun, the men lost and where, the luck of the
// dice.

import { signed } from '../../../../ui/kit/charts/scale.ts';
import type { BarChart, RecordsFace } from '../../../../ui/sheet/face-report.ts';
import { locale } from '../../../../words/index.ts';
import '../../screen-words/records.ts';
import { favour } from '../../luck/dice-luck.ts';
import type { RaidFacts } from '../../luck/raid-facts.ts';
import type { Scenario } from '../../rules/scenario.ts';
import { t } from '../../screen-words/t.ts';
import { LossMap } from './loss-map.tsx';
import { histogram, luckOfAll, quickest } from './stats.ts';

export const recordsFace: RecordsFace<Scenario, RaidFacts> = {
  columns: [{ head: () => t('records.quickest'), cell: quickestText }],
  charts: ({ turns }, facts) => [secondGun(turns, facts), losses(facts)],
  LossMap,
  luck: {
    of: ({ luck }) => favour(luck),
    text: luckText,
  },
};

function quickestText(facts: readonly RaidFacts[]): string {
  const turn = quickest(facts);
  return turn > 0 ? t('records.turn', { turn }) : '–';
}

function secondGun(last: number, facts: readonly RaidFacts[]): BarChart {
  const turns = facts.map((raid) => raid.secondGun);
  const fallen = turns.filter((turn) => turn > 0);
  return {
    title: t('records.secondGun'),
    label: t('records.secondGunChart'),
    heads: [t('records.turnHead'), t('records.count')],
    bars: [
      ...histogram(fallen, 1, last).map(({ value, count }) => ({ name: String(value), count })),
      { name: t('records.never'), count: turns.length - fallen.length },
    ],
    tone: 'blue',
  };
}

const FEW = 6; // the drawing has room for so many lost at least

function losses(facts: readonly RaidFacts[]): BarChart {
  const lost = facts.map(({ gone }) => gone);
  const bars = histogram(lost, 0, Math.max(FEW, ...lost));
  return {
    title: t('records.losses'),
    label: t('records.lossesChart'),
    heads: [t('records.lost'), t('records.count')],
    bars: bars.map(({ value, count }) => ({ name: String(value), count })),
    tone: 'red',
  };
}

function luckText(facts: readonly RaidFacts[], all: string): string {
  const total = luckOfAll(facts);
  return t('records.luckText', {
    british: signed(total.british / 2, locale()),
    german: signed(total.german / 2, locale()),
    n: total.britishDice,
    favour: all,
  });
}

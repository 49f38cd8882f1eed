// Records level by level, and the charts of all raids or of one level.

import { signal } from '@preact/signals';
import '../../../words/shell/archive.ts';
import '../../../words/shell/screens.ts';
import '../../kit/icons.ts';
import type { Scenario } from '../../../systems/raid/rules/scenario.ts';
import { t } from '../../../words/index.ts';
import { LinkButton } from '../../kit/button.tsx';
import { Progress } from '../../kit/progress.tsx';
import { Select } from '../../kit/select.tsx';
import { Toggle } from '../../kit/toggle.tsx';
import { levelName } from '../../shell/level-name.ts';
import { Page } from '../../shell/page.tsx';
import { address } from '../../shell/routes.ts';
import { Bars } from './bars.tsx';
import { Figure } from './figure.tsx';
import { LossMap } from './loss-map.tsx';
import { LuckChart } from './luck-chart.tsx';
import { OutcomeChart } from './outcome-chart.tsx';
import { PointsChart } from './points-chart.tsx';
import { RecordTable } from './record-table.tsx';
import './records.css';
import { type CountedRaid, factsOf, histogram, lossesByZone, recordsOf } from './stats.ts';

export interface RecordsProps {
  readonly scenario: Scenario;
  readonly raids: readonly CountedRaid[]; // from the oldest to the newest
  readonly practice: boolean; // practice raids are among them
  readonly onPractice: (practice: boolean) => void;
  readonly making: { readonly done: number; readonly all: number } | null; // facts being made
  readonly days: { readonly played: number; readonly streak: number }; // of today's raid
}

const level = signal('all');

export function Records(props: RecordsProps) {
  const { scenario, raids, making, days } = props;
  const levels = scenario.levels.map(({ id }) => id);
  const records = recordsOf(raids, levels);
  const known = records.some((record) => record.level === level.value) ? level.value : 'all';
  const shown = known === 'all' ? raids : raids.filter((raid) => raid.level === known);
  return (
    <Page title={t('page.records')} kicker={t('records.kicker')} wide class="records">
      <div class="records__head">
        <LinkButton icon="list" href={address({ page: 'replays' })}>
          {t('nav.replays')}
        </LinkButton>
        <Toggle
          label={t('records.practice')}
          detail={t('records.practiceText')}
          on={props.practice}
          onChange={props.onPractice}
        />
      </div>
      {making !== null && (
        <Progress label={t('records.making', { ...making })} value={making.done} max={making.all} />
      )}
      {days.played > 0 && (
        <p class="records__days">{t('records.days', { n: days.played, streak: days.streak })}</p>
      )}
      {raids.length === 0 ? (
        <p class="archive__empty prose">{t('records.none')}</p>
      ) : (
        <>
          <section class="figure figure--wide">
            <h2 class="figure__title">{t('records.perLevel')}</h2>
            <RecordTable records={records} />
            <p class="figure__text">{t('records.streakText')}</p>
          </section>
          <div class="records__level">
            <Select
              label={t('records.show')}
              options={['all', ...records.map((record) => record.level)].map((value) => ({
                value,
                label: value === 'all' ? t('records.allLevels') : levelName(value),
              }))}
              value={known}
              onChange={(chosen) => {
                level.value = chosen;
              }}
            />
          </div>
          <Charts scenario={scenario} raids={shown} all={raids} />
        </>
      )}
    </Page>
  );
}

interface ChartsProps {
  readonly scenario: Scenario;
  readonly raids: readonly CountedRaid[];
  readonly all: readonly CountedRaid[];
}

function Charts({ scenario, raids, all }: ChartsProps) {
  const facts = factsOf(raids);
  const records = recordsOf(
    all,
    scenario.levels.map(({ id }) => id),
  );
  return (
    <div class="records__charts">
      <PointsChart raids={raids} />
      <OutcomeChart records={records} />
      <SecondGun turns={facts.map(({ secondGun }) => secondGun)} last={scenario.turns} />
      <Losses lost={facts.map(({ gone }) => gone)} />
      <LossMap scenario={scenario} losses={lossesByZone(facts)} />
      {facts.length > 0 && <LuckChart facts={facts} />}
    </div>
  );
}

function SecondGun({ turns, last }: { readonly turns: readonly number[]; readonly last: number }) {
  const fallen = turns.filter((turn) => turn > 0);
  const bars = [
    ...histogram(fallen, 1, last).map(({ value, count }) => ({ name: String(value), count })),
    { name: t('records.never'), count: turns.length - fallen.length },
  ];
  return (
    <Figure
      title={t('records.secondGun')}
      heads={[t('records.turnHead'), t('records.count')]}
      rows={bars.map(({ name, count }) => [name, count])}
    >
      <Bars label={t('records.secondGunChart')} bars={bars} tone="blue" />
    </Figure>
  );
}

function Losses({ lost }: { readonly lost: readonly number[] }) {
  const most = Math.max(6, ...lost);
  const bars = histogram(lost, 0, most).map(({ value, count }) => ({ name: String(value), count }));
  return (
    <Figure
      title={t('records.losses')}
      heads={[t('records.lost'), t('records.count')]}
      rows={bars.map(({ name, count }) => [name, count])}
    >
      <Bars label={t('records.lossesChart')} bars={bars} tone="red" />
    </Figure>
  );
}

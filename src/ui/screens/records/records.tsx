// Records of a battle, level by level, and the charts of all its games or of one level.

import { signal } from '@preact/signals';
import { useEffect, useMemo, useState } from 'preact/hooks';
import '../../../words/shell/archive.ts';
import '../../../words/shell/screens.ts';
import '../../kit/icons.ts';
import type { LuckFigure } from '../../../staff/review/luck-figure.ts';
import { t } from '../../../words/index.ts';
import { LinkButton } from '../../kit/button.tsx';
import { Figure } from '../../kit/charts/figure.tsx';
import { Progress } from '../../kit/progress.tsx';
import { Select } from '../../kit/select.tsx';
import { Toggle } from '../../kit/toggle.tsx';
import { levelName } from '../../shell/level-name.ts';
import { Page } from '../../shell/page.tsx';
import { gapsOf } from '../../shell/past-words.ts';
import { address } from '../../shell/routes.ts';
import { LuckOfMany } from '../review/luck-line.tsx';
import { Bars } from './bars.tsx';
import { LuckChart } from './luck-chart.tsx';
import { OutcomeChart } from './outcome-chart.tsx';
import { PointsChart } from './points-chart.tsx';
import { RecordTable } from './record-table.tsx';
import './records.css';
import { type Battle, keyOf } from './battle.ts';
import { type CountedGame, factsOf, type LevelRecord, recordsOf } from './stats.ts';

export interface RecordsProps {
  readonly battles: readonly Battle[]; // those that were played to their end
  readonly practice: boolean; // practice games are among them
  readonly onPractice: (practice: boolean) => void;
  readonly making: { readonly done: number; readonly all: number } | null; // facts being made
  readonly unsound: number; // raids that are not counted: what is stored with them is not so
  readonly luck: ReadonlyMap<string, LuckFigure>; // by raid, of those that were reviewed
  readonly days: { readonly played: number; readonly streak: number }; // of today's raid
}

const battleShown = signal(''); // its key
const level = signal('all');

export function Records(props: RecordsProps) {
  const { battles, making, days } = props;
  const battle = battles.find((one) => keyOf(one) === battleShown.value) ?? battles[0];
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
      {props.unsound > 0 && (
        <p class="records__past">{t('records.unsound', { n: props.unsound })}</p>
      )}
      {days.played > 0 && (
        <p class="records__days">{t('records.days', { n: days.played, streak: days.streak })}</p>
      )}
      {battles.length > 1 && battle !== undefined && (
        <div class="records__battle">
          <Select
            label={t('records.battle')}
            options={battles.map((one) => ({ value: keyOf(one), label: one.name }))}
            value={keyOf(battle)}
            onChange={(chosen) => {
              battleShown.value = chosen;
            }}
          />
        </div>
      )}
      {battle === undefined || battle.games.length === 0 ? (
        <p class="archive__empty prose">{t('records.none')}</p>
      ) : (
        <OfBattle battle={battle} luck={props.luck} />
      )}
    </Page>
  );
}

/** The records of one battle: battles are never added up. */
interface OfBattleProps {
  readonly battle: Battle;
  readonly luck: RecordsProps['luck'];
}

function OfBattle({ battle, luck }: OfBattleProps) {
  const { game, games, past } = battle;
  const ids = game.scenario.levels.map(({ id }) => id);
  const levels = [...new Set([...ids, ...games.map((one) => one.level)])];
  const records = useMemo(() => recordsOf(games, levels, game.system.outcomes), [games]);
  const known = records.some((record) => record.level === level.value) ? level.value : 'all';
  const shown = known === 'all' ? games : games.filter((one) => one.level === known);
  return (
    <>
      {past !== null && <p class="records__past">{t(`records.past.${past.kind}`, gapsOf(past))}</p>}
      <section class="figure figure--wide">
        <h2 class="figure__title">{t('records.perLevel')}</h2>
        <RecordTable battle={battle} records={records} />
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
      <LuckOfMany figures={shown.flatMap(({ id }) => luck.get(id) ?? [])} all={shown.length} />
      <Charts battle={battle} games={shown} records={records} />
    </>
  );
}

interface ChartsProps {
  readonly battle: Battle;
  readonly games: readonly CountedGame[]; // of the level shown
  readonly records: readonly LevelRecord[]; // of all levels
}

function Charts({ battle, games, records }: ChartsProps) {
  const { scenario } = battle.game;
  const { LossMap, charts, luck } = battle.face.records;
  const facts = factsOf(games);
  const isPast = battle.past !== null; // its turns and places need not be those of this battle
  const drawn = useDrawn(4);
  return (
    <div class="records__charts">
      {drawn > 0 && <PointsChart battle={battle} games={games} />}
      {drawn > 1 && <OutcomeChart battle={battle} records={records} />}
      {(isPast || drawn < 2 ? [] : charts(scenario, facts)).map((chart) => (
        <Figure
          key={chart.title}
          title={chart.title}
          heads={chart.heads}
          rows={chart.bars.map(({ name, count }) => [name, count])}
        >
          <Bars label={chart.label} bars={chart.bars} tone={chart.tone} />
        </Figure>
      ))}
      {LossMap !== undefined && !isPast && drawn > 2 && (
        <LossMap scenario={scenario} facts={facts} />
      )}
      {luck !== undefined && facts.length > 0 && drawn > 3 && (
        <LuckChart luck={luck} facts={facts} />
      )}
    </div>
  );
}

/** How many charts are to be seen yet: one comes after the other, so that those of thousands of games hold nothing up. */
function useDrawn(all: number): number {
  const [drawn, setDrawn] = useState(0);
  useEffect(() => {
    if (drawn >= all) return undefined;
    const timer = setTimeout(() => setDrawn(drawn + 1), 0);
    return () => clearTimeout(timer);
  }, [drawn, all]);
  return drawn;
}

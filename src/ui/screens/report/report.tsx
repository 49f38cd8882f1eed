// The report at the end of a raid: the ways on from it, the dispatch, the points, the losses, the course of it and its
// key moments.

import type { ComponentChildren } from 'preact';
import { useMemo } from 'preact/hooks';
import type { Session } from '../../../engine/session.ts';
import '../../../words/shell/report.ts';
import '../../../words/shell/review.ts';
import '../../../words/shell/screens.ts';
import '../../kit/icons.ts';
import type { LuckFigure } from '../../../staff/review/luck-figure.ts';
import { t } from '../../../words/index.ts';
import { Badge } from '../../kit/badge.tsx';
import { courseOf } from '../../sheet/course.ts';
import type { LookingFace } from '../../sheet/face.ts';
import { gradeOf } from '../../sheet/outcome.ts';
import { levelName } from '../../shell/level-name.ts';
import { OptionalBadges } from '../../shell/optional-badges.tsx';
import { Page } from '../../shell/page.tsx';
import { LuckLine } from '../review/luck-line.tsx';
import { DayNote, type DayNoteProps } from '../today/day-note.tsx';
import { Chart } from './chart.tsx';
import { DispatchText } from './dispatch-text.tsx';
import { LossTables } from './loss-tables.tsx';
import { MomentList } from './moment-list.tsx';
import './report.css';
import { ScoreTable } from './score-table.tsx';
import { TurnTable } from './turn-table.tsx';
import { KeepIt, WaysOn, type WaysProps } from './ways-on.tsx';
import { WholeLog } from './whole-log.tsx';

export interface ReportProps extends WaysProps {
  readonly seed: string;
  readonly level: string;
  readonly events: boolean; // random ones were on
  readonly practice: boolean;
  readonly received: boolean; // somebody else's raid
  readonly help?: 'none'; // it was played without any
  readonly session: Session;
  readonly face: LookingFace;
  readonly opened: number | null; // frame of the moment whose log lies open
  readonly luck: LuckFigure | null; // null: not reckoned yet
  readonly par?: ComponentChildren;
  readonly day: DayNoteProps | null; // of a raid of some day
}

export function Report(props: ReportProps) {
  const { session, face, level, seed } = props;
  const { game, position, frames, scenario } = session;
  const score = game.system.score(position);
  const { outcome, vp } = score;
  const moments = useMemo(() => face.course.moments(scenario, frames), [frames]);
  const course = useMemo(
    () => courseOf(game, face.course, frames[0]?.before ?? position, frames),
    [frames, position],
  );
  const drawn = { scenario, face: face.course, course };
  return (
    <Page
      title={face.words.outcome(outcome)}
      kicker={t('report.kicker', { level: levelName(level), seed })}
      wide
      class={`report report--${gradeOf(game.system.outcomes, outcome)}`}
    >
      <div class="report__stamp" aria-hidden="true">
        <span class="report__vp stencil">{String(vp).replace('-', '−')}</span>
        <span class="report__unit">{t('report.vp')}</span>
      </div>
      <p class="report__badges">
        <span class="visually-hidden">{t('report.points', { vp })}</span>
        <OptionalBadges system={game.system.id} optional={session.options.optional} />
        {props.practice && <Badge icon="undo">{t('report.practice')}</Badge>}
        {props.received && <Badge icon="link">{t('report.received')}</Badge>}
        {props.help === 'none' && <Badge icon="medal">{t('report.noHelp')}</Badge>}
      </p>
      <WaysOn {...props} />
      {props.day !== null && <DayNote {...props.day} />}
      <div class="report__columns">
        <div>
          <DispatchText {...face.report.dispatch(position, frames)} />
          <Section title={t('report.losses')}>
            <LossTables losses={face.report.losses(position)} />
          </Section>
        </div>
        <div class="report__figures">
          <Section title={t('report.score')}>
            <ScoreTable scenario={scenario} face={face} score={score} />
            <LuckLine figure={props.luck} />
          </Section>
        </div>
      </div>
      <Section title={t('report.course')}>
        <Chart {...drawn} label={face.report.chart()} moments={moments} />
        <details class="report__more">
          <summary>{t('report.table')}</summary>
          <TurnTable {...drawn} />
        </details>
      </Section>
      {props.par}
      <Section title={t('report.moments')}>
        {moments.length === 0 && <p>{face.report.uneventful()}</p>}
        <MomentList {...props} moments={moments} />
        <WholeLog id={props.id} session={session} face={face} />
      </Section>
      <KeepIt {...props} />
    </Page>
  );
}

interface SectionProps {
  readonly title: string;
  readonly children: ComponentChildren;
}

function Section({ title, children }: SectionProps) {
  return (
    <section class="report__section">
      <h2 class="report__heading">{title}</h2>
      {children}
    </section>
  );
}

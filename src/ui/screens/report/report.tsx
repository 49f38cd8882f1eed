// The report at the end of a raid: the ways on from it, the dispatch, the points, the losses, the course of it and its
// key moments.

import type { ComponentChildren } from 'preact';
import { useMemo } from 'preact/hooks';
import type { Frame } from '../../../systems/raid/rules/session.ts';
import '../../../words/shell/report.ts';
import '../../../words/shell/review.ts';
import '../../../words/shell/screens.ts';
import '../../kit/icons.ts';
import { keyMoments } from '../../../systems/raid/panels/course/moments.ts';
import type { RaidState } from '../../../systems/raid/rules/state.ts';
import { score } from '../../../systems/raid/rules/victory.ts';
import { cardNames } from '../../../words/card.ts';
import { t } from '../../../words/index.ts';
import { Badge } from '../../kit/badge.tsx';
import { levelName } from '../../shell/level-name.ts';
import { Page } from '../../shell/page.tsx';
import { DayNote, type DayNoteProps } from '../today/day-note.tsx';
import { Chart } from './chart.tsx';
import { DispatchText } from './dispatch-text.tsx';
import { LossTables } from './loss-tables.tsx';
import { lossesOf } from './losses.ts';
import { MomentList } from './moment-list.tsx';
import './report.css';
import { ScoreTable } from './score-table.tsx';
import { timelineOf } from './timeline.ts';
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
  readonly state: RaidState;
  readonly frames: readonly Frame[];
  readonly opened: number | null; // frame of the moment whose log lies open
  readonly par?: ComponentChildren;
  readonly day: DayNoteProps | null; // of a raid of some day
}

export function Report(props: ReportProps) {
  const { state, frames, level, seed } = props;
  const { scenario } = state;
  const { outcome, vp } = score(state);
  const moments = useMemo(() => keyMoments(frames), [frames]);
  const timeline = useMemo(() => timelineOf(frames[0]?.before ?? state, frames), [frames, state]);
  return (
    <Page
      title={t(`outcome.${outcome}`)}
      kicker={t('report.kicker', { level: levelName(level), seed })}
      wide
      class={`report report--${outcome}`}
    >
      <div class="report__stamp" aria-hidden="true">
        <span class="report__vp stencil">{String(vp).replace('-', '−')}</span>
        <span class="report__unit">{t('report.vp')}</span>
      </div>
      <p class="report__badges">
        <span class="visually-hidden">{t('report.points', { vp })}</span>
        {props.practice && <Badge icon="undo">{t('report.practice')}</Badge>}
        {props.received && <Badge icon="link">{t('report.received')}</Badge>}
        {props.help === 'none' && <Badge icon="medal">{t('report.noHelp')}</Badge>}
      </p>
      <WaysOn {...props} />
      {props.day !== null && <DayNote {...props.day} />}
      <div class="report__columns">
        <div>
          <DispatchText state={state} frames={frames} moments={moments} />
          <Section title={t('report.losses')}>
            <LossTables losses={lossesOf(state)} names={cardNames(scenario.card.names)} />
          </Section>
        </div>
        <div class="report__figures">
          <Section title={t('report.score')}>
            <ScoreTable state={state} />
          </Section>
        </div>
      </div>
      <Section title={t('report.course')}>
        <Chart scenario={scenario} timeline={timeline} moments={moments} />
        <details class="report__more">
          <summary>{t('report.table')}</summary>
          <TurnTable rows={timeline.rows} />
        </details>
      </Section>
      {props.par}
      <Section title={t('report.moments')}>
        {moments.length === 0 && <p>{t('report.noMoments')}</p>}
        <MomentList {...props} scenario={scenario} moments={moments} />
        <WholeLog id={props.id} frames={frames} />
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

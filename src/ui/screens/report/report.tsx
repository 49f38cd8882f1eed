// The report at the end of a raid: the dispatch, the points, the losses, the course of it and its key moments.

import type { ComponentChildren } from 'preact';
import { useMemo } from 'preact/hooks';
import '../../i18n/report.ts';
import '../../i18n/review.ts';
import '../../i18n/screens.ts';
import '../../kit/icons.ts';
import type { RaidState } from '../../../rules/state.ts';
import { score } from '../../../rules/victory.ts';
import { t } from '../../i18n/index.ts';
import { Badge } from '../../kit/badge.tsx';
import { Button, LinkButton } from '../../kit/button.tsx';
import type { Frame } from '../../session/frames.ts';
import { address } from '../../shell/routes.ts';
import { Page } from '../page.tsx';
import { levelName } from '../title.tsx';
import { DayNote, type DayNoteProps } from '../today/day-note.tsx';
import { Chart } from './chart.tsx';
import { DispatchText } from './dispatch-text.tsx';
import { LossTables } from './loss-tables.tsx';
import { lossesOf } from './losses.ts';
import { MomentList } from './moment-list.tsx';
import { keyMoments } from './moments.ts';
import './report.css';
import { ScoreTable } from './score-table.tsx';
import { timelineOf } from './timeline.ts';
import { TurnTable } from './turn-table.tsx';
import { WholeLog } from './whole-log.tsx';

export interface ReportProps {
  readonly id: string;
  readonly seed: string;
  readonly level: string;
  readonly practice: boolean;
  readonly received: boolean; // somebody else's raid
  readonly help?: 'none'; // it was played without any
  readonly state: RaidState;
  readonly frames: readonly Frame[];
  readonly opened: number | null; // frame of the moment whose log lies open
  readonly par?: ComponentChildren;
  readonly day: DayNoteProps | null; // of a raid of some day
  readonly onAgain: () => void;
  readonly onShare: () => void;
  readonly onDownload: () => void;
  readonly onPicture: () => void;
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
      {props.day !== null && <DayNote {...props.day} />}
      <div class="report__columns">
        <div>
          <DispatchText state={state} frames={frames} moments={moments} />
          <Section title={t('report.losses')}>
            <LossTables losses={lossesOf(state)} />
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
      <Buttons {...props} />
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

function Buttons({ id, onAgain, onShare, onDownload, onPicture }: ReportProps) {
  return (
    <nav class="report__buttons" aria-label={t('report.next')}>
      <LinkButton look="primary" icon="play" href={address({ page: 'theatre', id })}>
        {t('report.theatre')}
      </LinkButton>
      <LinkButton icon="officer" href={address({ page: 'review', id })}>
        {t('review.open')}
      </LinkButton>
      <Button icon="again" onClick={onAgain}>
        {t('report.again')}
      </Button>
      <LinkButton icon="compare" href={address({ page: 'compare', a: id })}>
        {t('report.compare')}
      </LinkButton>
      <LinkButton icon="plus" href={address({ page: 'new' })}>
        {t('report.new')}
      </LinkButton>
      <Button icon="link" onClick={onShare}>
        {t('report.share')}
      </Button>
      <Button icon="download" onClick={onDownload}>
        {t('report.download')}
      </Button>
      <Button icon="download" onClick={onPicture}>
        {t('report.picture')}
      </Button>
    </nav>
  );
}

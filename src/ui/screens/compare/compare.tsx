// Two games of a battle side by side: where they parted, how they went, and what it changed.

import type { ComponentChildren } from 'preact';
import { useMemo } from 'preact/hooks';
import '../../../words/shell/archive.ts';
import '../../../words/shell/best.ts';
import '../../../words/shell/screens.ts';
import '../../kit/icons.ts';
import { type Parting, partingOf } from '../../../engine/parting.ts';
import { t } from '../../../words/index.ts';
import { Badge } from '../../kit/badge.tsx';
import { LinkButton } from '../../kit/button.tsx';
import { courseOf, turnOf } from '../../sheet/course.ts';
import type { LookingFace } from '../../sheet/face.ts';
import { Page } from '../../shell/page.tsx';
import { address } from '../../shell/routes.ts';
import { factsOf, OutcomeBadge } from '../archive/row.tsx';
import { LuckLine } from '../review/luck-line.tsx';
import '../records/records.css';
import './compare.css';
import { CompareChart } from './compare-chart.tsx';
import { MomentRows } from './moment-rows.tsx';
import { PartingWords } from './parting-words.tsx';
import { ScoreGap } from './score-gap.tsx';
import { momentOf, type Side } from './side.ts';
import { TurnRows } from './turn-rows.tsx';
import { whoIs } from './who.ts';

export interface CompareProps {
  readonly face: LookingFace;
  readonly a: Side;
  readonly b: Side; // of the same battle
  readonly why?: ComponentChildren; // what the staff says about the parting
}

export function Compare({ face, a, b, why }: CompareProps) {
  const parting = partingOf(a, b);
  const course = ({ session, start }: Side) =>
    courseOf(session.game, face.course, start, session.frames);
  const one = useMemo(() => course(a), [a]);
  const two = useMemo(() => course(b), [b]);
  return (
    <Page title={t('page.compare')} kicker={t('compare.kicker')} wide class="compare">
      <div class="compare__raids">
        <Head side={a} other={b} letter="a" />
        <Head side={b} other={a} letter="b" />
      </div>
      <nav class="row compare__tools" aria-label={t('compare.pick')}>
        <LinkButton icon="compare" href={address({ page: 'compare', a: a.raid.id })}>
          {t('compare.other')}
        </LinkButton>
        <LinkButton icon="again" href={address({ page: 'compare', a: b.raid.id, b: a.raid.id })}>
          {t('compare.swap')}
        </LinkButton>
        <LinkButton icon="list" href={address({ page: 'replays' })}>
          {t('nav.replays')}
        </LinkButton>
      </nav>
      <section class="compare__section">
        <h2 class="figure__title">{t('compare.parting')}</h2>
        <PartingWords parting={parting} face={face} a={a} b={b} />
        {why}
      </section>
      <section class="compare__section">
        <h2 class="figure__title">{t('compare.course')}</h2>
        <CompareChart
          scenario={a.session.scenario}
          face={face.course}
          a={one}
          b={two}
          parted={partedAt(parting, a, b)}
        />
        <p class="legend" aria-hidden="true">
          <span class="compare__key compare__key--a">{t('compare.a')}</span>
          <span class="compare__key compare__key--b">{t('compare.b')}</span>
        </p>
        <h3 class="compare__group">{t('compare.table')}</h3>
        <TurnRows face={face} a={{ side: a, course: one }} b={{ side: b, course: two }} />
      </section>
      <section class="compare__section">
        <h2 class="figure__title">{t('best.moments')}</h2>
        <MomentRows face={face} a={a} b={b} />
      </section>
      <section class="compare__section">
        <h2 class="figure__title">{t('compare.difference')}</h2>
        <ScoreGap face={face} a={a} b={b} />
      </section>
    </Page>
  );
}

interface HeadProps {
  readonly side: Side;
  readonly other: Side;
  readonly letter: 'a' | 'b';
}

function Head({ side, other, letter }: HeadProps) {
  const { raid } = side;
  return (
    <section class={`compare__raid compare__raid--${letter}`}>
      <h2 class="compare__title">
        <span class="compare__letter">{t(`compare.${letter}`)}</span> {whoIs(side, other)}
      </h2>
      <p>
        <OutcomeBadge raid={raid} />{' '}
        {raid.staff !== undefined && (
          <span title={t('best.badgeText')}>
            <Badge tone="blue" icon="officer">
              {raid.staff}
            </Badge>
          </span>
        )}
      </p>
      <p class="compare__facts">{factsOf(raid).join(' · ')}</p>
      <LuckLine figure={side.luck} />
    </section>
  );
}

/** In turns from the beginning: where the chart shows the parting. */
function partedAt(parting: Parting, a: Side, b: Side): number | null {
  if (!('at' in parting)) return null;
  const side = a.actions.length >= b.actions.length ? a : b;
  const { game, frames } = side.session;
  const frame = frames[momentOf(side, parting.at)];
  if (frame === undefined) return null;
  const turn = turnOf(game.system, frame);
  const inTurn = frames.filter((other) => turnOf(game.system, other) === turn);
  return turn - 1 + inTurn.indexOf(frame) / Math.max(1, inTurn.length);
}

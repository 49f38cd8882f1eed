// Two games of a battle side by side: where they parted, how they went, and what it changed.

import { useMemo } from 'preact/hooks';
import '../../../words/shell/archive.ts';
import '../../../words/shell/screens.ts';
import '../../kit/icons.ts';
import { t } from '../../../words/index.ts';
import { LinkButton } from '../../kit/button.tsx';
import { Table } from '../../kit/charts/figure.tsx';
import { type Course, courseOf, turnOf } from '../../sheet/course.ts';
import type { LookingFace } from '../../sheet/face.ts';
import { Page } from '../../shell/page.tsx';
import { address } from '../../shell/routes.ts';
import { titleOf } from '../archive/listed.ts';
import { factsOf, OutcomeBadge } from '../archive/row.tsx';
import '../records/records.css';
import './compare.css';
import { CompareChart } from './compare-chart.tsx';
import { measuresOf } from './measures.ts';
import { type Parting, partingOf } from './parting.ts';
import { PartingWords } from './parting-words.tsx';
import { ScoreGap } from './score-gap.tsx';
import { momentOf, type Side } from './side.ts';

export interface CompareProps {
  readonly face: LookingFace;
  readonly a: Side;
  readonly b: Side; // of the same battle
}

export function Compare({ face, a, b }: CompareProps) {
  const parting = partingOf(a, b);
  const course = ({ session, start }: Side) =>
    courseOf(session.game, face.course, start, session.frames);
  const one = useMemo(() => course(a), [a]);
  const two = useMemo(() => course(b), [b]);
  return (
    <Page title={t('page.compare')} kicker={t('compare.kicker')} wide class="compare">
      <div class="compare__raids">
        <Head side={a} letter="a" />
        <Head side={b} letter="b" />
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
        <details class="figure__more">
          <summary>{t('compare.table')}</summary>
          <Turns a={one} b={two} />
        </details>
      </section>
      <section class="compare__section">
        <h2 class="figure__title">{t('compare.difference')}</h2>
        <ScoreGap face={face} a={a} b={b} />
      </section>
    </Page>
  );
}

function Head({ side, letter }: { readonly side: Side; readonly letter: 'a' | 'b' }) {
  const { raid } = side;
  return (
    <section class={`compare__raid compare__raid--${letter}`}>
      <h2 class="compare__title">
        <span class="compare__letter">{t(`compare.${letter}`)}</span> {titleOf(raid)}
      </h2>
      <p>
        <OutcomeBadge raid={raid} />
      </p>
      <p class="compare__facts">{factsOf(raid).join(' · ')}</p>
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

function Turns({ a, b }: { readonly a: Course; readonly b: Course }) {
  const last = Math.max(a.turns.at(-1)?.turn ?? 0, b.turns.at(-1)?.turn ?? 0);
  const at = (course: Course, turn: number) =>
    course.turns.find((end) => end.turn === turn)?.values ?? null;
  const measures = measuresOf(a);
  const heads = measures.flatMap((measure) => [
    `${measure.fullName()} 1`,
    `${measure.fullName()} 2`,
  ]);
  const rows = Array.from({ length: last }, (_, index) => {
    const turn = index + 1;
    const [one, two] = [at(a, turn), at(b, turn)];
    return [turn, ...measures.flatMap(({ id }) => [one?.[id] ?? '–', two?.[id] ?? '–'])];
  });
  return <Table label={t('compare.table')} heads={[t('compare.turn'), ...heads]} rows={rows} />;
}

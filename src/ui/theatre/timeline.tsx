// The timeline: the measures of the whole game, its turns and key moments, under a slider that stands at
// the present one. The drawing is for the eye; the slider says the same in words.

import { Fragment } from 'preact';
import { useMemo } from 'preact/hooks';
import { t } from '../../words/index.ts';
import type { Tone } from '../sheet/face-report.ts';
import type { Theatre } from './controller.ts';
import type { Course } from './course.ts';
import './timeline.css';
import { wordsOf } from './words.ts';

const HEIGHT = 60; // of the drawing; its width is stretched
const TOP = 10;
const BOTTOM = 44;

export function Timeline({ theatre }: { readonly theatre: Theatre }) {
  const at = theatre.at.value;
  return (
    <div class="timeline">
      <Drawing theatre={theatre} />
      <div class="timeline__past" style={{ width: `${share(theatre, at)}%` }} />
      <input
        type="range"
        class="timeline__slider"
        min={0}
        max={theatre.end}
        step={1}
        value={at}
        aria-label={t('theatre.position')}
        aria-valuetext={positionText(theatre)}
        onInput={(event) => theatre.go(Number(event.currentTarget.value))}
      />
    </div>
  );
}

/** 'Event 12 of 900, turn 2, 05:00: …' */
export function positionText(theatre: Theatre): string {
  const frame = theatre.frame.value;
  const turn = theatre.turn.value;
  return t('theatre.positionText', {
    at: theatre.at.value,
    of: theatre.end,
    turn,
    clock: theatre.face.course.clock(theatre.start.scenario, turn),
    event: frame === null ? t('theatre.start') : wordsOf(theatre.face, frame),
  });
}

const share = (theatre: Theatre, at: number): number => (at / Math.max(1, theatre.end)) * 100;

/** Drawn once: only the slider moves. */
function Drawing({ theatre }: { readonly theatre: Theatre }) {
  const lines = useMemo(() => linesOf(theatre), [theatre]);
  const { turns } = theatre.course;
  return (
    <div class="timeline__drawing" aria-hidden="true">
      <svg
        class="timeline__svg"
        viewBox={`0 0 1000 ${HEIGHT}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {turns.map(({ turn, at }) => (
          <path key={turn} class="timeline__turn" d={`M${share(theatre, at) * 10} 0V${HEIGHT}`} />
        ))}
        {lines.map(({ id, tone, line }) => (
          <Fragment key={id}>
            {tone === 'danger' && <path class="timeline__area" d={`${line}V${BOTTOM}H0z`} />}
            <path class={`timeline__line timeline__line--${tone}`} d={line} />
          </Fragment>
        ))}
      </svg>
      {theatre.moments.map(({ frame, kind }, i) => (
        <i
          key={`${frame} ${kind} ${i}`}
          class="timeline__mark"
          style={{ left: `${share(theatre, frame + 1)}%` }}
        />
      ))}
      {spaced(theatre).map(({ turn, at }) => (
        <span key={turn} class="timeline__number" style={{ left: `${share(theatre, at)}%` }}>
          {turn}
        </span>
      ))}
    </div>
  );
}

/** The turns that have room for their number. */
function spaced(theatre: Theatre): Course['turns'] {
  const kept: Array<Course['turns'][number]> = [];
  for (const turn of theatre.course.turns) {
    const last = kept.at(-1);
    if (last === undefined || share(theatre, turn.at) - share(theatre, last.at) > 3.5) {
      kept.push(turn);
    }
  }
  return kept;
}

interface DrawnLine {
  readonly id: string;
  readonly tone: Tone;
  readonly line: string;
}

/** The points last, over the others. */
function linesOf({ course }: Theatre): DrawnLine[] {
  const lines = course.measures.map((measure) => {
    const values = course.values[measure.id] ?? [];
    const high = Math.max(measure.top, ...values) + measure.room;
    const line = stepLine(values, Math.min(0, ...values), high);
    return { id: measure.id, tone: measure.tone, line };
  });
  return lines.sort((a, b) => Number(a.tone === 'points') - Number(b.tone === 'points'));
}

/** A line that holds each value until the next, from the foot of the drawing to its top. */
function stepLine(values: readonly number[], low: number, high: number): string {
  const x = (index: number) => ((index / Math.max(1, values.length - 1)) * 1000).toFixed(1);
  const y = (value: number) =>
    (BOTTOM - ((value - low) / Math.max(1, high - low)) * (BOTTOM - TOP)).toFixed(1);
  let line = `M0 ${y(values[0] ?? 0)}`;
  for (let i = 1; i < values.length; i++) {
    if (values[i] !== values[i - 1]) line += `H${x(i)}V${y(values[i] ?? 0)}`;
  }
  return `${line}H1000`;
}

// Par on the report: the raid against what the planner makes of this very seed, or of the level, and a way to let it
// play the seed now.

import type { ComponentChildren } from 'preact';
import '../../words/shell/review.ts';
import { type LevelPar, type ParFor, shareBelow } from '../../engine/par.ts';
import { t } from '../../words/index.ts';
import { Button } from '../kit/button.tsx';
import { perCent, whole } from '../kit/figures.ts';
import { Progress } from '../kit/progress.tsx';
import type { LookingFace } from '../sheet/face.ts';
import './par-section.css';
import { ParStrip } from './par-strip.tsx';

/** How the planner's raid on this seed stands. */
export type PlannerRun =
  | { readonly kind: 'idle' | 'failed' }
  | { readonly kind: 'playing'; readonly turn: number }
  | { readonly kind: 'done'; readonly points: number; readonly outcome: string };

export interface ParSectionProps {
  readonly par: ParFor;
  readonly face: LookingFace;
  readonly points: number; // the player's
  readonly turns: number; // of the raid
  readonly run: PlannerRun;
  readonly onPlay: () => void;
  readonly onStop: () => void;
  readonly ways: ComponentChildren; // to the planner's raid
}

export function ParSection(props: ParSectionProps) {
  const { par, face, points, turns, run, onPlay, onStop } = props;
  const seed = run.kind === 'done' ? run : par.seed;
  return (
    <section class="report__section par" aria-labelledby="par-title">
      <h2 id="par-title" class="report__heading">
        {t('par.title')}
      </h2>
      {seed !== null && <Seed {...seed} face={face} yours={points} />}
      {par.level !== null && <Level level={par.level} face={face} points={points} />}
      {seed === null && <Play run={run} turns={turns} onPlay={onPlay} onStop={onStop} />}
      <div class="par__ways">{props.ways}</div>
    </section>
  );
}

interface SeedProps {
  readonly face: LookingFace;
  readonly points: number;
  readonly outcome: string;
  readonly yours: number;
}

function Seed({ face, points, outcome, yours }: SeedProps) {
  const ahead = yours - points;
  const key = ahead === 0 ? 'par.level-with' : ahead > 0 ? 'par.ahead' : 'par.behind';
  return (
    <p class="par__seed">
      {t('par.seed', { points: whole(points), outcome: face.words.outcome(outcome) })}{' '}
      <b>{t(key, { n: Math.abs(ahead) })}</b>
    </p>
  );
}

interface LevelProps {
  readonly face: LookingFace;
  readonly level: LevelPar;
  readonly points: number;
}

function Level({ face, level, points }: LevelProps) {
  const below = shareBelow(level, points);
  return (
    <>
      <p>
        {face.staff.parLevel?.(level)}{' '}
        <b>
          {t(below === 0 ? 'par.yoursLow' : 'par.yours', {
            points: whole(points),
            share: perCent(100 * below),
          })}
        </b>
      </p>
      <ParStrip level={level} points={points} />
    </>
  );
}

type PlayProps = Pick<ParSectionProps, 'run' | 'turns' | 'onPlay' | 'onStop'>;

function Play({ run, turns, onPlay, onStop }: PlayProps) {
  if (run.kind === 'playing') {
    const words = t('par.playing', { turn: run.turn, turns });
    return (
      <div class="par__play">
        <Progress label={words} text="" value={run.turn - 1} max={turns} tone="blue" />
        <Button icon="close" onClick={onStop}>
          {t('par.stop')}
        </Button>
      </div>
    );
  }
  return (
    <div class="par__play">
      {run.kind === 'failed' && <p role="alert">{t('par.failed')}</p>}
      <Button icon="officer" onClick={onPlay}>
        {t('par.play')}
      </Button>
      <p class="par__note">{t('par.playText')}</p>
    </div>
  );
}

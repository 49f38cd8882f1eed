// On the way to the staff's raid on a seed: a warning when the player's own is still to come, the progress while it is
// played, and why there is none.

import '../../../words/shell/best.ts';
import '../../../words/shell/screens.ts';
import '../../kit/icons.ts';
import { t } from '../../../words/index.ts';
import { Button, LinkButton } from '../../kit/button.tsx';
import { Progress } from '../../kit/progress.tsx';
import { levelName } from '../../shell/level-name.ts';
import { Page } from '../../shell/page.tsx';
import { address, type Route } from '../../shell/routes.ts';

export type BestPhase =
  | { readonly kind: 'early'; readonly ofDay: boolean; readonly own: Route } // it would give a raid away
  | { readonly kind: 'playing'; readonly turn: number; readonly turns: number }
  | { readonly kind: 'stopped' | 'failed' | 'branched' };

export interface BestPageProps {
  readonly id: string; // of the player's raid
  readonly seed: string;
  readonly level: string;
  readonly phase: BestPhase;
  readonly onPlay: () => void;
  readonly onStop: () => void;
}

export function BestPage({ id, seed, level, phase, onPlay, onStop }: BestPageProps) {
  const kicker = t('theatre.kicker', { level: levelName(level), seed });
  return (
    <Page title={t(phase.kind === 'early' ? 'best.early' : 'best.title')} kicker={kicker}>
      <div class="stack">
        {phase.kind === 'early' && <Early {...phase} onPlay={onPlay} />}
        {phase.kind === 'playing' && <Playing {...phase} onStop={onStop} />}
        {phase.kind === 'branched' && <p>{t('best.branched')}</p>}
        {(phase.kind === 'stopped' || phase.kind === 'failed') && (
          <p role="alert">{t(`best.${phase.kind}`)}</p>
        )}
        {phase.kind !== 'early' && phase.kind !== 'playing' && (
          <div class="row">
            {phase.kind !== 'branched' && (
              <Button look="primary" icon="officer" onClick={onPlay}>
                {t('best.play')}
              </Button>
            )}
            <LinkButton icon="back" href={address({ page: 'report', id })}>
              {t('best.report')}
            </LinkButton>
          </div>
        )}
      </div>
    </Page>
  );
}

interface EarlyProps {
  readonly ofDay: boolean;
  readonly own: Route;
  readonly onPlay: () => void;
}

function Early({ ofDay, own, onPlay }: EarlyProps) {
  return (
    <>
      <p>{t(ofDay ? 'best.earlyDay' : 'best.earlyText')}</p>
      <div class="row">
        <LinkButton look="primary" icon="forward" href={address(own)}>
          {t(ofDay ? 'best.ownDay' : 'best.own')}
        </LinkButton>
        <Button icon="eye" onClick={onPlay}>
          {t('best.anyway')}
        </Button>
      </div>
    </>
  );
}

interface PlayingProps {
  readonly turn: number;
  readonly turns: number;
  readonly onStop: () => void;
}

function Playing({ turn, turns, onStop }: PlayingProps) {
  const words = t('best.playing', { turn, turns });
  return (
    <>
      <Progress label={words} text="" value={turn - 1} max={turns} tone="blue" />
      <p>{t('best.playingText')}</p>
      <div class="row">
        <Button icon="close" onClick={onStop}>
          {t('best.stop')}
        </Button>
      </div>
    </>
  );
}

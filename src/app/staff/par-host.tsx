// Par on the report: what is known for the raid, the staff's raid on its seed when that is kept, and a way to have it
// played now.

import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { ParFor } from '../../engine/par.ts';
import type { Session } from '../../engine/session.ts';
import type { HouseGame } from '../../systems/index.ts';
import type { LookingFace } from '../../ui/sheet/face.ts';
import { BestWays } from '../../ui/shell/best-ways.tsx';
import { ParSection, type PlannerRun } from '../../ui/staff/par-section.tsx';
import { type Best, type BestPlay, bestsPlayed, keptBest, playBest } from './best.ts';

interface ParHostProps {
  readonly id: string; // of the raid
  readonly game: HouseGame;
  readonly session: Session;
  readonly face: LookingFace;
  readonly par: ParFor;
}

export function ParHost({ id, game, session, face, par }: ParHostProps) {
  const { scenario, options, position } = session;
  const run = useSignal<PlannerRun>({ kind: 'idle' });
  const play = useRef<BestPlay | null>(null);
  useEffect(() => () => play.current?.stop(), []);
  useEffect(() => {
    keptBest(game, options).then((best) => {
      if (best !== null && run.peek().kind === 'idle') run.value = runOf(best);
    });
  }, [bestsPlayed.value]);
  const start = () => {
    run.value = { kind: 'playing', turn: 1 };
    play.current = playBest(game, options, (turn) => {
      run.value = { kind: 'playing', turn };
    });
    play.current.done.then(
      (best) => {
        run.value = runOf(best);
      },
      () => {
        run.value = { kind: 'failed' };
      },
    );
  };
  return (
    <ParSection
      par={par}
      face={face}
      points={game.system.score(position).vp}
      turns={face.course.turns(scenario)}
      run={run.value}
      onPlay={start}
      onStop={() => play.current?.stop()}
      ways={<BestWays id={id} battle={scenario.id} />}
    />
  );
}

function runOf(best: Best | null): PlannerRun {
  const result = best?.replay.result ?? null;
  return result === null
    ? { kind: 'idle' }
    : { kind: 'done', points: result.vp, outcome: result.outcome };
}

// Par on the report: what is known for the raid, and lets the planner play the seed when it is asked to.

import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { ParFor } from '../../engine/par.ts';
import type { Session } from '../../engine/session.ts';
import type { LookingFace } from '../../ui/sheet/face.ts';
import { ParSection, type PlannerRun } from '../../ui/staff/par-section.tsx';
import { playSeed, type SeedPlay } from './play-seed.ts';

interface ParHostProps {
  readonly session: Session;
  readonly face: LookingFace;
  readonly par: ParFor;
}

export function ParHost({ session, face, par }: ParHostProps) {
  const { game, scenario, options, position } = session;
  const run = useSignal<PlannerRun>({ kind: 'idle' });
  const play = useRef<SeedPlay | null>(null);
  useEffect(() => () => play.current?.stop(), []);
  const start = () => {
    run.value = { kind: 'playing', turn: 1 };
    play.current = playSeed(game, options, (turn) => {
      run.value = { kind: 'playing', turn };
    });
    play.current.done.then(
      (result) => {
        run.value = result === null ? { kind: 'idle' } : { kind: 'done', ...result };
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
    />
  );
}

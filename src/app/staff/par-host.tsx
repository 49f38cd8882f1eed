// Par on the report: finds it for the raid, and lets the planner play the seed when it is asked to.

import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { NO_PAR, type ParFor, parFor } from '../../engine/par.ts';
import { parOf } from '../../systems/raid/data/par.ts';
import type { RaidSession } from '../../systems/raid/rules/session.ts';
import { type Outcome, score } from '../../systems/raid/rules/victory.ts';
import type { Face } from '../../ui/sheet/face.ts';
import { ParSection, type PlannerRun } from '../../ui/staff/par-section.tsx';
import type { PlannerResult } from './planner-raid.ts';
import { playSeed, type SeedPlay } from './play-seed.ts';

/** What is known of par for a raid. */
export function parFound({ scenario, options }: RaidSession): ParFor {
  const par = parOf(scenario);
  return par === null ? NO_PAR : parFor(par, options);
}

interface ParHostProps {
  readonly session: RaidSession;
  readonly face: Face;
}

export function ParHost({ session, face }: ParHostProps) {
  const { scenario, options, position: state } = session;
  const run = useSignal<PlannerRun>({ kind: 'idle' });
  const play = useRef<SeedPlay | null>(null);
  useEffect(() => () => play.current?.stop(), []);
  const start = () => {
    run.value = { kind: 'playing', turn: 1 };
    play.current = playSeed(scenario, options, (turn) => {
      run.value = { kind: 'playing', turn };
    });
    play.current.done.then(
      (result) => {
        run.value = result === null ? { kind: 'idle' } : done(result);
      },
      () => {
        run.value = { kind: 'failed' };
      },
    );
  };
  return (
    <ParSection
      par={parFound(session)}
      face={face}
      points={score(state).vp}
      turns={scenario.turns}
      run={run.value}
      onPlay={start}
      onStop={() => play.current?.stop()}
    />
  );
}

const done = ({ points, outcome }: PlannerResult): PlannerRun => ({
  kind: 'done',
  points,
  outcome: outcome as Outcome,
});

// Before a screen that shows the staff's raid: finds it, or has it played in a thread of the staff, or says why not.

import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { BestPage, type BestPhase } from '../../ui/screens/best/best-page.tsx';
import { NoRaidNotice } from '../../ui/screens/raid-notices/none.tsx';
import '../../words/shell/best.ts';
import '../../words/shell/theatre.ts';
import type { HouseGame } from '../../systems/index.ts';
import { openLooking } from '../faces.ts';
import { Loading } from '../lazy.tsx';
import { type BestOpened, openBestOf } from '../open-best.ts';
import { type Best, type BestPlay, keptBest, playBest } from '../staff/best.ts';
import type { SavedRaid } from '../storage/records.ts';
import { CannotOpen } from './cannot-open.tsx';

/** The staff's raid with the one whose seed it is. */
export interface BestShown {
  readonly best: Best;
  readonly raid: SavedRaid;
  readonly game: HouseGame;
}

export interface BestGateProps {
  readonly of: string; // id of the player's raid
  readonly children: (shown: BestShown) => ComponentChildren;
}

export function BestGate({ of, children }: BestGateProps) {
  const opened = useSignal<BestOpened | null>(null);
  useEffect(() => {
    openBestOf(of).then((found) => {
      opened.value = found;
    });
  }, [of]);
  const found = opened.value;
  if (found === null) return <Loading />;
  if (found.kind === 'none') return <NoRaidNotice />;
  if (found.kind === 'damaged') return <CannotOpen {...found} />;
  if (found.kind === 'branched') {
    const idle = () => undefined;
    return <BestPage {...found.raid} phase={{ kind: 'branched' }} onPlay={idle} onStop={idle} />;
  }
  return <Gate {...found}>{children}</Gate>;
}

type GateProps = Extract<BestOpened, { kind: 'ready' }> & Pick<BestGateProps, 'children'>;

function Gate({ raid, game, early, children }: GateProps) {
  const best = useSignal<Best | null>(null);
  const phase = useSignal<BestPhase | null>(early === null ? null : { kind: 'early', ...early });
  const play = useRef<BestPlay | null>(null);
  const show = async () => {
    best.value = await keptBest(game, raid);
    if (best.value !== null) return;
    const turns = (await openLooking(game.system.id)).course.turns(game.scenario);
    phase.value = { kind: 'playing', turn: 1, turns };
    play.current = playBest(game, raid, (turn) => {
      phase.value = { kind: 'playing', turn, turns };
    });
    best.value = await play.current.done;
    if (best.value === null) phase.value = { kind: 'stopped' };
  };
  const start = () =>
    void show().catch(() => {
      phase.value = { kind: 'failed' };
    });
  useEffect(() => {
    if (early === null) start();
    return () => play.current?.stop();
  }, []);
  if (best.value !== null) return <>{children({ best: best.value, raid, game })}</>;
  if (phase.value === null) return <Loading />;
  return (
    <BestPage {...raid} phase={phase.value} onPlay={start} onStop={() => play.current?.stop()} />
  );
}

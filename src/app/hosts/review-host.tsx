// The review's address: shows the review that is kept of a raid, or makes one in threads of the staff and keeps it.

import { type Signal, useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import '../../words/shell/review.ts';
import '../../words/shell/screens.ts';
import type { Past } from '../../engine/edition.ts';
import { openReplay } from '../../engine/played.ts';
import type { Replay } from '../../engine/replay.ts';
import type { Session } from '../../engine/session.ts';
import { STANDARD_BUDGET } from '../../staff/review/budget.ts';
import type { Review } from '../../staff/review/review.ts';
import type { HouseGame } from '../../systems/index.ts';
import { NoRaidNotice } from '../../ui/screens/raid-notices/none.tsx';
import type { Reviewed } from '../../ui/screens/review/book.ts';
import { type ReviewPhase, ReviewScreen } from '../../ui/screens/review/review-screen.tsx';
import type { LookingFace } from '../../ui/sheet/face.ts';
import { hasBest } from '../../ui/shell/best.ts';
import { BestWays } from '../../ui/shell/best-ways.tsx';
import { download } from '../download.ts';
import { openLooking } from '../faces.ts';
import { Loading } from '../lazy.tsx';
import { lookedAt } from '../looks.ts';
import type { Fault } from '../raid-store.ts';
import { gameOf, rebuild } from '../rebuild.ts';
import { writtenReplay } from '../replay-of.ts';
import { reviews } from '../staff/kept-reviews.ts';
import { type Making, makeReview } from '../staff/make-review.ts';
import { soundReplay } from '../storage/export.ts';
import { type DamagedRaid, isDamaged, type SavedRaid } from '../storage/records.ts';
import { archive } from '../stores.ts';
import { takeCommand } from '../take-command.ts';
import { CannotOpen } from './cannot-open.tsx';

interface Ready {
  readonly kind: 'ready';
  readonly replay: Replay;
  readonly game: HouseGame;
  readonly over: boolean;
  readonly played: Reviewed;
  readonly face: LookingFace;
  readonly kept: boolean; // in the archive, and so the review is too
  readonly review: Review | null;
}
type Opened =
  | { readonly kind: 'none' }
  | { readonly kind: 'damaged'; readonly raid: SavedRaid | DamagedRaid; readonly fault: Fault }
  | Ready;

export function ReviewHost({ id }: { readonly id: string }) {
  const opened = useSignal<Opened | null>(null);
  useEffect(() => {
    open(id).then((found) => {
      opened.value = found;
    });
  }, [id]);
  const shown = opened.value;
  if (shown === null) return <Loading />;
  if (shown.kind === 'none') return <NoRaidNotice />;
  if (shown.kind === 'damaged') {
    return <CannotOpen {...shown} />;
  }
  return <OfRaid id={id} raid={shown} />;
}

function OfRaid({ id, raid }: { readonly id: string; readonly raid: Ready }) {
  const phase = useSignal<ReviewPhase>(firstPhase(raid));
  const making = useRef<Making | null>(null);
  useEffect(() => () => making.current?.stop(), []);
  return (
    <ReviewScreen
      id={id}
      played={raid.played}
      face={raid.face}
      phase={phase.value}
      ways={hasBest(bestFacts(raid)) && <BestWays id={id} battle={raid.replay.scenario.id} />}
      onStart={(budget) => {
        making.current = start(id, raid, budget, phase);
      }}
      onStop={() => making.current?.stop()}
      onAgain={() => {
        phase.value = { kind: 'offer', budget: STANDARD_BUDGET };
      }}
      onTry={(orders, dice) => takeCommand(raid.replay, orders, dice)}
      onSave={(review) => download(`cauldron-review-${id}.json`, `${JSON.stringify(review)}\n`)}
    />
  );
}

/** One that is not in the archive has no address that the staff's could go by. */
const bestFacts = ({ kept, over, replay: { branches }, played: { past } }: Ready) => ({
  status: kept && over ? ('over' as const) : ('playing' as const),
  ...(branches === undefined ? {} : { branches }),
  ...(past === null ? {} : { past }),
});

function firstPhase({ review, over }: Ready): ReviewPhase {
  if (!over) return { kind: 'unfinished' };
  return review === null ? { kind: 'offer', budget: STANDARD_BUDGET } : { kind: 'ready', review };
}

/** Begins a review; its progress and its end are told to the screen. */
function start(id: string, raid: Ready, budget: string, phase: Signal<ReviewPhase>): Making {
  phase.value = { kind: 'running', done: 0, of: 0 };
  const making = makeReview(raid.game, raid.replay, budget, (done, of) => {
    phase.value = { kind: 'running', done, of };
  });
  making.done.then(
    async (review) => {
      if (review !== null && raid.kept) await reviews.keep(id, raid.replay, review);
      phase.value = review === null ? { kind: 'offer', budget } : { kind: 'ready', review };
    },
    () => {
      phase.value = { kind: 'failed', budget };
    },
  );
  return making;
}

async function open(id: string): Promise<Opened> {
  const looked = lookedAt(id);
  if (looked !== undefined) return lookAt(looked);
  await archive.refresh();
  const raid = await archive.find(id);
  if (raid === undefined) return { kind: 'none' };
  if (isDamaged(raid)) {
    return { kind: 'damaged', raid, fault: { kind: 'record', text: raid.fault } };
  }
  const { game, session, fault } = await rebuild(raid);
  if (game !== null && (fault?.kind === 'rules' || fault?.kind === 'data')) {
    return openPast(raid, game, fault);
  }
  const replay = game === null ? null : soundReplay(game, raid);
  if (game === null || session === null || fault !== null || replay === null) {
    return { kind: 'damaged', raid, fault: fault ?? { kind: 'scenario' } };
  }
  const { system, scenario } = session;
  const review = await reviews.find(id, replay, system.version, scenario.hash);
  const face = await openLooking(system.id);
  return { kind: 'ready', replay, game, ...playedIn(session), face, kept: true, review };
}

const playedIn = ({ game, frames, options, over }: Session): Pick<Ready, 'played' | 'over'> => ({
  played: { game, frames, ...options, past: null },
  over,
});

/** The review that was kept of a raid of another edition, as it is; none is made any more. */
async function openPast(raid: SavedRaid, game: HouseGame, past: Past): Promise<Opened> {
  const { id, rules, scenario, seed, level } = raid;
  const replay = writtenReplay(raid);
  const review = await reviews.find(id, raid, rules, scenario.hash);
  if (replay === null || review === null) return { kind: 'damaged', raid, fault: past };
  const face = await openLooking(game.system.id);
  const played = { game, frames: [], seed, level, past };
  return { kind: 'ready', replay, game, played, over: true, face, kept: true, review };
}

/** One that is not in the archive. */
async function lookAt(replay: Replay): Promise<Opened> {
  const game = await gameOf(replay);
  const session = game === null ? null : openReplay(game, replay).session;
  if (game === null || session === null) return { kind: 'none' };
  const face = await openLooking(session.system.id);
  return { kind: 'ready', replay, game, ...playedIn(session), face, kept: false, review: null };
}

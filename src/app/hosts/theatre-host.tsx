// The theatre's address: runs the raid again, kept or only looked at, checks it and shows it. The raid itself is never
// touched, so one that is under way can be looked at like any other.

import { useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import '../../words/shell/screens.ts';
import '../../words/shell/theatre.ts';
import { encodeLink } from '../../engine/link.ts';
import { hasOptional } from '../../engine/optional-rules.ts';
import { replayText } from '../../engine/replay-format.ts';
import { NoRaidNotice } from '../../ui/screens/raid-notices/none.tsx';
import type { LookingFace } from '../../ui/sheet/face.ts';
import { arrive } from '../../ui/shell/arrival.ts';
import { seedRaidOf } from '../../ui/shell/best.ts';
import { address, parseRoute } from '../../ui/shell/routes.ts';
import type { StaffRaid, TheatrePort } from '../../ui/theatre/port.ts';
import { TheatreScreen } from '../../ui/theatre/theatre-screen.tsx';
import { download } from '../download.ts';
import { openLooking } from '../faces.ts';
import { Loading, lazyScreen } from '../lazy.tsx';
import { openOutsides } from '../outsides.ts';
import { openShow, type Show, type Shown, show } from '../show.ts';
import { takeCommand } from '../take-command.ts';
import type { BestShown } from './best-gate.tsx';
import { CannotOpen } from './cannot-open.tsx';

/** Most raids that are watched are no raids of the staff. */
const BestGate = lazyScreen(async () => (await import('./best-gate.tsx')).BestGate);

export interface TheatreHostProps {
  readonly id: string;
  readonly moment: number | undefined;
}

export function TheatreHost({ id, moment }: TheatreHostProps) {
  const opened = useSignal<Opened | null>(null);
  useEffect(() => {
    open(id).then((found) => {
      opened.value = found;
    });
  }, [id]);
  const shown = opened.value;
  useEffect(() => {
    if (shown?.kind === 'ready') arrive();
  }, [shown]);
  if (shown === null) return <Loading />;
  if (shown.kind === 'best') {
    return (
      <BestGate of={shown.of}>
        {(best) => <BestTheatre id={id} shown={best} moment={moment ?? null} />}
      </BestGate>
    );
  }
  if (shown.kind === 'none') return <NoRaidNotice />;
  if (shown.kind === 'damaged') {
    return <CannotOpen {...shown} />;
  }
  return <Theatre id={id} show={shown} moment={moment ?? null} />;
}

type Looked = Show & { readonly face: LookingFace };
type Opened =
  | Exclude<Shown, Show>
  | { readonly kind: 'best'; readonly of: string } // the staff's raid on the seed of that one
  | Looked;

async function open(id: string): Promise<Opened> {
  const shown = await openShow(id);
  if (shown.kind === 'ready') return withFace(shown);
  const of = seedRaidOf(id);
  return shown.kind === 'none' && of !== null ? { kind: 'best', of } : shown;
}

async function withFace(shown: Show): Promise<Looked> {
  const [face] = await Promise.all([
    openLooking(shown.game.system.id),
    hasOptional(shown.session.options) ? openOutsides() : null,
  ]);
  return { ...shown, face };
}

interface BestTheatreProps {
  readonly id: string;
  readonly shown: BestShown;
  readonly moment: number | null;
}

function BestTheatre({ id, shown: { best, raid }, moment }: BestTheatreProps) {
  const opened = useSignal<Looked | null>(null);
  const staff = useMemo(() => ({ player: best.player, of: raid.id }), [best, raid]);
  useEffect(() => {
    show(best.replay, 'staff').then(async (found) => {
      if (found === null) throw new RangeError('the raid of the staff cannot be set up');
      opened.value = await withFace(found);
      arrive();
    });
  }, [best]);
  if (opened.value === null) return <Loading />;
  return <Theatre id={id} show={opened.value} moment={moment} staff={staff} />;
}

interface TheatreProps {
  readonly id: string;
  readonly show: Looked;
  readonly moment: number | null;
  readonly staff?: StaffRaid;
}

function Theatre({ id, show, moment, staff }: TheatreProps) {
  const port = useMemo(() => portOf(id, show, staff), [id, show, staff]);
  return <TheatreScreen port={port} moment={moment} />;
}

function portOf(id: string, show: Looked, staff?: StaffRaid): TheatrePort {
  const { replay, game, session, face, verdict, origin } = show;
  const battle = game.scenario.id;
  const text = () => replayText(replay);
  return {
    id,
    session,
    face,
    verdict,
    rules: replay.rules,
    origin,
    ...(staff === undefined ? {} : { staff }),
    name: replay.name ?? '',
    note: replay.note ?? '',
    remember(moment) {
      const here = parseRoute(window.location.hash);
      if (here.page !== 'theatre' || here.id !== id) return; // on the way to another screen
      const to = address({ page: 'theatre', battle, id, ...(moment === null ? {} : { moment }) });
      if (window.location.hash !== to) history.replaceState(history.state, '', to);
    },
    takeCommand: (orders, dice) => takeCommand(replay, orders, dice),
    link(moment) {
      const link = encodeLink(game, replay);
      const to = { page: 'shared', text: link, ...(moment === null ? {} : { moment }) } as const;
      return new URL(address(to), window.location.href).href;
    },
    text,
    download: () => download(`cauldron-${id}.json`, text()),
  };
}

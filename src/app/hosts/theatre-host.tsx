// The theatre's address: runs the raid again, kept or only looked at, checks it and shows it. The raid itself is never
// touched, so one that is under way can be looked at like any other.

import { useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import '../../words/shell/screens.ts';
import '../../words/shell/theatre.ts';
import { encodeLink } from '../../engine/link.ts';
import { replayText } from '../../engine/replay.ts';
import { DamagedNotice } from '../../ui/screens/raid-notices/damaged.tsx';
import { NoRaidNotice } from '../../ui/screens/raid-notices/none.tsx';
import type { LookingFace } from '../../ui/sheet/face.ts';
import { arrive } from '../../ui/shell/arrival.ts';
import { address, parseRoute } from '../../ui/shell/routes.ts';
import type { TheatrePort } from '../../ui/theatre/port.ts';
import { TheatreScreen } from '../../ui/theatre/theatre-screen.tsx';
import { download } from '../download.ts';
import { openLooking } from '../faces.ts';
import { faultWords } from '../fault-words.ts';
import { Loading } from '../lazy.tsx';
import { keepWholeGame } from '../offline.ts';
import { downloadRecord } from '../raids.ts';
import { openShow, type Show, type Shown } from '../show.ts';
import { takeCommand } from '../take-command.ts';

export interface TheatreHostProps {
  readonly id: string;
  readonly moment: number | undefined;
}

export function TheatreHost({ id, moment }: TheatreHostProps) {
  const opened = useSignal<Opened | null>(null);
  useEffect(keepWholeGame, []);
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
  if (shown.kind === 'none') return <NoRaidNotice />;
  if (shown.kind === 'damaged') {
    return (
      <DamagedNotice
        fault={faultWords(shown.fault)}
        onDownload={() => downloadRecord(shown.raid)}
        onContinue={null}
      />
    );
  }
  return <Theatre id={id} show={shown} moment={moment ?? null} />;
}

type Opened = Exclude<Shown, Show> | (Show & { readonly face: LookingFace });

async function open(id: string): Promise<Opened> {
  const shown = await openShow(id);
  if (shown.kind !== 'ready') return shown;
  return { ...shown, face: await openLooking(shown.game.system.id) };
}

type Looked = Extract<Opened, Show>;

interface TheatreProps {
  readonly id: string;
  readonly show: Looked;
  readonly moment: number | null;
}

function Theatre({ id, show, moment }: TheatreProps) {
  const port = useMemo(() => portOf(id, show), [id, show]);
  return <TheatreScreen port={port} moment={moment} />;
}

function portOf(id: string, show: Looked): TheatrePort {
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

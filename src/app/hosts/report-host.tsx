// The report's address: plays the kept raid again and shows what came of it.

import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import '../../words/shell/archive.ts';
import '../../words/shell/report.ts';
import '../../words/shell/screens.ts';
import { encodeLink } from '../../engine/link.ts';
import { hasOptional } from '../../engine/optional-rules.ts';
import type { ParFor } from '../../engine/par.ts';
import { replayText } from '../../engine/replay-format.ts';
import type { Session } from '../../engine/session.ts';
import type { LuckFigure } from '../../staff/review/luck-figure.ts';
import type { HouseGame } from '../../systems/index.ts';
import { toast } from '../../ui/kit/messages.ts';
import { NoRaidNotice } from '../../ui/screens/raid-notices/none.tsx';
import { ParNote } from '../../ui/screens/report/par-note.tsx';
import { type Pictured, reportPicture } from '../../ui/screens/report/picture.ts';
import { Report } from '../../ui/screens/report/report.tsx';
import { ShareByHand } from '../../ui/screens/report/share-by-hand.tsx';
import { dayOfRaid } from '../../ui/screens/today/day.ts';
import type { LookingFace } from '../../ui/sheet/face.ts';
import { address, goInstead } from '../../ui/shell/routes.ts';
import { t } from '../../words/index.ts';
import { download, downloadBlob } from '../download.ts';
import { openLooking } from '../faces.ts';
import { isReceived } from '../in-hand.ts';
import { Loading } from '../lazy.tsx';
import { openOutsides } from '../outsides.ts';
import { openPar } from '../par-of.ts';
import type { Fault } from '../raid-store.ts';
import { startAgain } from '../raids.ts';
import { isMismatch, mended, rebuild } from '../rebuild.ts';
import { luckOfRaid } from '../staff/kept-luck.ts';
import { ParHost } from '../staff/par-host.tsx';
import { type DamagedRaid, isDamaged, type SavedRaid } from '../storage/records.ts';
import { archive } from '../stores.ts';
import type { DayStanding } from '../today.ts';
import { CannotOpen } from './cannot-open.tsx';
import { DayCardOf, openDay } from './day-card-host.tsx';

type Opened =
  | { readonly kind: 'none' }
  | { readonly kind: 'damaged'; readonly raid: SavedRaid | DamagedRaid; readonly fault: Fault }
  | {
      readonly kind: 'ready';
      readonly raid: SavedRaid;
      readonly game: HouseGame;
      readonly session: Session;
      readonly face: LookingFace;
      readonly par: ParFor;
      readonly luck: LuckFigure | null;
      readonly day: DayStanding | null;
    };

export interface ReportHostProps {
  readonly id: string;
  readonly frame: number | null;
}

export function ReportHost({ id, frame }: ReportHostProps) {
  const opened = useSignal<Opened | null>(null);
  const byHand = useSignal<string | null>(null);
  const read = (mend: boolean) =>
    open(id, mend).then((found) => {
      opened.value = found;
    });
  useEffect(() => void read(false), [id]);
  const shown = opened.value;
  if (shown === null) return <Loading />;
  if (shown.kind === 'none') return <NoRaidNotice />;
  if (shown.kind === 'damaged') {
    return <CannotOpen {...shown} onContinue={() => void read(true)} />;
  }
  const { raid, game, session, face, par, luck, day } = shown;
  return (
    <>
      <Report
        {...raid}
        received={isReceived(raid)}
        day={
          day === null
            ? null
            : { ...day, card: <DayCardOf {...{ id, game, session, face, par }} day={day} /> }
        }
        session={session}
        face={face}
        opened={frame}
        luck={luck}
        par={
          raid.branches === undefined && (
            <>
              <ParHost id={id} game={game} session={session} face={face} par={par} />
              <ParNote level={par.level} game={session.options} />
            </>
          )
        }
        onAgain={() => startAgain(raid)}
        onShare={() => share(session, (link) => (byHand.value = link))}
        onDownload={() => download(`cauldron-${id}.json`, replayText(session.replay()))}
        onPicture={() => savePicture(id, { ...raid, session, face })}
      />
      <ShareByHand
        link={byHand.value}
        onClose={() => {
          byHand.value = null;
        }}
      />
    </>
  );
}

async function open(id: string, mend: boolean): Promise<Opened> {
  const raid = await archive.find(id);
  if (raid === undefined) return { kind: 'none' };
  if (isDamaged(raid))
    return { kind: 'damaged', raid, fault: { kind: 'record', text: raid.fault } };
  const { game, session, fault } = await rebuild(raid);
  const mending = mend && fault !== null && isMismatch(fault);
  if (game === null || session === null || (fault !== null && !mending)) {
    return { kind: 'damaged', raid, fault: fault ?? { kind: 'scenario' } };
  }
  if (mending) {
    await archive.amend([id], (now) => mended(now, { game, session }));
    return open(id, false);
  }
  if (!session.over) goInstead({ page: 'raid', battle: raid.scenario.id, id });
  const [face, par, luck, day] = await Promise.all([
    openLooking(game.system.id),
    openPar(game, session),
    luckOfRaid(raid, game),
    isReceived(raid) || dayOfRaid(raid) === null ? null : openDay(raid, game),
    hasOptional(raid) ? openOutsides() : null,
  ]);
  return { kind: 'ready', raid, game, session, face, par, luck, day };
}

async function savePicture(id: string, raid: Pictured): Promise<void> {
  const picture = await reportPicture(raid).catch(() => null);
  if (picture === null) toast({ kind: 'warning', text: t('report.pictureFailed') });
  else downloadBlob(`cauldron-${id}.png`, picture);
}

/** Copies the link, or hands it over for the player to copy. */
async function share(session: Session, byHand: (link: string) => void): Promise<void> {
  const text = encodeLink(session.game, session.replay());
  const link = new URL(address({ page: 'shared', text }), window.location.href).href;
  try {
    await navigator.clipboard.writeText(link);
    toast({ kind: 'good', text: t('report.shared') });
  } catch {
    byHand(link);
  }
}

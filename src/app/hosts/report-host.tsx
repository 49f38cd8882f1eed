// The report's address: plays the kept raid again and shows what came of it.

import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import '../../words/shell/archive.ts';
import '../../words/shell/report.ts';
import '../../words/shell/screens.ts';
import { encodeLink } from '../../engine/link.ts';
import { NO_PAR, type ParFor, parFor } from '../../engine/par.ts';
import { replayText } from '../../engine/replay.ts';
import type { Session } from '../../engine/session.ts';
import type { HouseGame } from '../../systems/index.ts';
import { battleNamed } from '../../systems/shelf.ts';
import { toast } from '../../ui/kit/messages.ts';
import { DamagedNotice } from '../../ui/screens/raid-notices/damaged.tsx';
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
import { faultWords } from '../fault-words.ts';
import { isReceived } from '../in-hand.ts';
import { Loading } from '../lazy.tsx';
import { openOutsides } from '../outsides.ts';
import type { Fault } from '../raid-store.ts';
import { downloadRecord, startAgain } from '../raids.ts';
import { rebuild } from '../rebuild.ts';
import { ParHost } from '../staff/par-host.tsx';
import { makeFacts } from '../storage/facts.ts';
import { type DamagedRaid, isDamaged, type SavedRaid } from '../storage/records.ts';
import { summaryOf } from '../storage/summary.ts';
import { archive } from '../stores.ts';
import { type DayStanding, dayStanding } from '../today.ts';

type Opened =
  | { readonly kind: 'none' }
  | { readonly kind: 'damaged'; readonly raid: SavedRaid | DamagedRaid; readonly fault: Fault }
  | {
      readonly kind: 'ready';
      readonly raid: SavedRaid;
      readonly session: Session;
      readonly face: LookingFace;
      readonly par: ParFor;
      readonly day: DayStanding | null;
    };

export interface ReportHostProps {
  readonly id: string;
  readonly frame: number | null;
}

export function ReportHost({ id, frame }: ReportHostProps) {
  const opened = useSignal<Opened | null>(null);
  const byHand = useSignal<string | null>(null);
  useEffect(() => {
    open(id).then((found) => {
      opened.value = found;
    });
  }, [id]);
  const shown = opened.value;
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
  const { raid, session, face, par, day } = shown;
  return (
    <>
      <Report
        {...raid}
        received={isReceived(raid)}
        day={day}
        session={session}
        face={face}
        opened={frame}
        par={
          raid.branches === undefined && (
            <>
              <ParHost session={session} face={face} par={par} />
              <ParNote level={par.level} events={session.options.events} />
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

async function open(id: string): Promise<Opened> {
  const raid = await archive.find(id);
  if (raid === undefined) return { kind: 'none' };
  if (isDamaged(raid))
    return { kind: 'damaged', raid, fault: { kind: 'record', text: raid.fault } };
  const { game, session, fault } = await rebuild(raid);
  if (game === null || session === null || fault !== null) {
    return { kind: 'damaged', raid, fault: fault ?? { kind: 'scenario' } };
  }
  if (!session.over) goInstead({ page: 'raid', battle: raid.scenario.id, id });
  const [face, par, day] = await Promise.all([
    openLooking(game.system.id),
    openPar(game, session),
    dayOf(raid, game),
  ]);
  return { kind: 'ready', raid, session, face, par, day };
}

/** What is known of par for a raid; a file that cannot be fetched is not missed. */
async function openPar(game: HouseGame, { scenario, options }: Session): Promise<ParFor> {
  const file = await battleNamed(scenario.id)
    ?.par()
    .catch(() => null);
  const par = await game.par?.(scenario, file ?? null);
  return par === undefined || par === null ? NO_PAR : parFor(par, options);
}

/** How the raid stands among those of its day; a raid just ended has no facts yet. */
async function dayOf(raid: SavedRaid, game: HouseGame): Promise<DayStanding | null> {
  if (isReceived(raid) || dayOfRaid(raid) === null) return null;
  await openOutsides();
  const facts = game.facts.read(raid.facts) ?? makeFacts(game, raid);
  const known = summaryOf(facts === null ? raid : { ...raid, facts });
  return dayStanding(await archive.list(), known);
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

// The theatre's address: runs the raid again, kept or only looked at, checks it and shows it. The raid itself is never
// touched, so one that is under way can be looked at like any other.

import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { RaidSession } from '../../systems/raid/rules/session.ts';
import { raidOn } from '../../systems/raid/rules/system.ts';
import '../../words/shell/screens.ts';
import '../../words/shell/theatre.ts';
import { encodeLink } from '../../engine/link.ts';
import { type Replay, replayText, verifyReplay } from '../../engine/replay.ts';
import { REPLAY_FORMAT, type ReplayResult, ReplayVersion } from '../../engine/replay-format.ts';
import { RULES_VERSION } from '../../systems/raid/rules/version.ts';
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
import { lookedAt } from '../looks.ts';
import { keepWholeGame } from '../offline.ts';
import type { Fault } from '../raid-store.ts';
import { downloadRecord } from '../raids.ts';
import { rebuild, sessionOf } from '../rebuild.ts';
import { type DamagedRaid, isDamaged, type SavedRaid } from '../storage/records.ts';
import { archive } from '../stores.ts';
import { takeCommand } from '../take-command.ts';

type Opened =
  | { readonly kind: 'none' }
  | { readonly kind: 'damaged'; readonly raid: SavedRaid | DamagedRaid; readonly fault: Fault }
  | { readonly kind: 'ready'; readonly port: TheatrePort };

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
  return <TheatreScreen port={shown.port} moment={moment ?? null} />;
}

async function open(id: string): Promise<Opened> {
  const opening = openLooking();
  const looked = lookedAt(id);
  if (looked !== undefined) {
    return {
      kind: 'ready',
      port: portOf(id, looked, await sessionOf(looked), await opening, 'look'),
    };
  }
  await archive.refresh();
  const raid = await archive.find(id);
  if (raid === undefined) return { kind: 'none' };
  if (isDamaged(raid)) {
    return { kind: 'damaged', raid, fault: { kind: 'record', text: raid.fault } };
  }
  const { session, fault } = await rebuild(raid);
  if (session === null) return { kind: 'damaged', raid, fault: fault ?? { kind: 'scenario' } };
  const replay = replayOf(raid, session);
  return { kind: 'ready', port: portOf(id, replay, session, await opening, raid.origin) };
}

/** A kept raid as a replay; one kept before hashes were has only those of now. */
function replayOf(raid: SavedRaid, session: RaidSession): Replay {
  const { seed, level, events, actions, practice, branches, name, note } = raid;
  const { id, hash } = raid.scenario;
  return {
    format: REPLAY_FORMAT,
    version: ReplayVersion.first,
    rules: raid.rules === '' ? RULES_VERSION : raid.rules,
    scenario: { id, hash: hash === '' ? session.scenario.hash : hash },
    seed,
    level,
    events,
    ...(branches === undefined ? {} : { branches }),
    actions,
    turns: raid.turns ?? session.turns,
    result: raid.rules === '' ? resultNow(session) : (raid.result as ReplayResult | null),
    ...(name === undefined ? {} : { name }),
    ...(note === undefined ? {} : { note }),
    ...(practice ? { practice } : {}),
  };
}

/** A raid that was never opened has no result of its own yet. */
const resultNow = (session: RaidSession): ReplayResult | null => session.replay().result;

function portOf(
  id: string,
  replay: Replay,
  session: RaidSession,
  face: LookingFace,
  origin: TheatrePort['origin'],
): TheatrePort {
  const text = () => replayText(replay);
  return {
    id,
    session,
    face,
    verdict: verifyReplay(raidOn(session.scenario), replay),
    rules: replay.rules,
    origin,
    name: replay.name ?? '',
    note: replay.note ?? '',
    remember(moment) {
      const here = parseRoute(window.location.hash);
      if (here.page !== 'theatre' || here.id !== id) return; // on the way to another screen
      const to = address({ page: 'theatre', id, ...(moment === null ? {} : { moment }) });
      if (window.location.hash !== to) history.replaceState(history.state, '', to);
    },
    takeCommand: (orders, dice) => takeCommand(replay, orders, dice),
    link(moment) {
      const link = encodeLink(raidOn(session.scenario), replay);
      const to = { page: 'shared', text: link, ...(moment === null ? {} : { moment }) } as const;
      return new URL(address(to), window.location.href).href;
    },
    text,
    download: () => download(`cauldron-${id}.json`, text()),
  };
}

// A raid of other rules or other data: shows what is kept of it. It is never played again.

import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import '../../words/shell/archive.ts';
import '../../words/shell/screens.ts';
import type { Past } from '../../engine/edition.ts';
import { toast } from '../../ui/kit/messages.ts';
import { KeptRaid } from '../../ui/screens/kept/kept-raid.tsx';
import { go } from '../../ui/shell/routes.ts';
import { t } from '../../words/index.ts';
import { isReceived } from '../in-hand.ts';
import { Loading } from '../lazy.tsx';
import { openOutsides } from '../outsides.ts';
import { downloadKept, startAgain } from '../raids.ts';
import { reviews } from '../staff/kept-reviews.ts';
import type { SavedRaid } from '../storage/records.ts';
import { summaryOf } from '../storage/summary.ts';
import { archive } from '../stores.ts';
import { type DayStanding, dayStanding } from '../today.ts';

export interface KeptHostProps {
  readonly raid: SavedRaid;
  readonly past: Past;
}

interface Beside {
  readonly reviewed: boolean; // a review of it is kept
  readonly day: DayStanding | null;
}

export function KeptHost({ raid, past }: KeptHostProps) {
  const beside = useSignal<Beside | null>(null);
  const away = useSignal(raid.away === true);
  useEffect(() => {
    besideOf(raid).then((found) => {
      beside.value = found;
    });
  }, [raid]);
  if (beside.value === null) return <Loading />;
  return (
    <KeptRaid
      raid={{ ...summaryOf(raid), past }}
      {...beside.value}
      away={away.value}
      onDownload={() => void downloadKept(raid)}
      onAgain={() => void startAgain(raid)}
      onAway={() => {
        away.value = true;
        void archive.amend([raid.id], (kept) => ({ ...kept, away: true }));
      }}
      onDelete={() => void remove(raid.id)}
    />
  );
}

async function besideOf(raid: SavedRaid): Promise<Beside> {
  const { id, rules, scenario } = raid;
  const [review, raids] = await Promise.all([
    reviews.find(id, raid, rules, scenario.hash),
    archive.list(),
    openOutsides(),
  ]);
  const day = isReceived(raid) ? null : dayStanding(raids, summaryOf(raid));
  return { reviewed: review !== null, day };
}

/** Deletes the raid; for a while it can be had back. */
async function remove(id: string): Promise<void> {
  const taken = await archive.take([id]);
  go({ page: 'replays' });
  const bringBack = async () => {
    await archive.putBack(taken);
    toast({ kind: 'good', text: t('archive.back', { n: taken.length }) });
    go({ page: 'title' });
  };
  toast({
    text: t('archive.deleted', { n: taken.length }),
    action: { label: t('archive.undo'), run: bringBack },
  });
}

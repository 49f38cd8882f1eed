// Wires the archive screen.

import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { t } from '../../ui/i18n/index.ts';
import { toast } from '../../ui/kit/messages.ts';
import { Replays } from '../../ui/screens/replays.tsx';
import { Loading } from '../lazy.tsx';
import { downloadRecord } from '../raids.ts';
import { type DamagedRaid, isDamaged, type SavedRaid } from '../storage/records.ts';
import { archive } from '../stores.ts';

interface Files {
  readonly raids: readonly SavedRaid[];
  readonly damaged: readonly DamagedRaid[];
}

export function ReplaysHost() {
  const files = useSignal<Files | null>(null);
  const read = async () => {
    files.value = { raids: await archive.list(), damaged: await archive.damaged() };
  };
  useEffect(() => {
    archive.refresh().then(read);
  }, []);
  const remove = async (id: string) => {
    const raid = await archive.find(id);
    await archive.remove(id);
    await read();
    if (raid === undefined || isDamaged(raid)) return;
    const bringBack = async () => {
      await archive.save(raid);
      await read();
    };
    toast({ text: t('replays.deleted'), action: { label: t('replays.undo'), run: bringBack } });
  };
  const save = async (id: string) => {
    const raid = await archive.find(id);
    if (raid !== undefined) downloadRecord(raid);
  };
  if (files.value === null) return <Loading />;
  const { raids, damaged } = files.value;
  return (
    <Replays
      underWay={raids.filter((raid) => raid.status === 'playing')}
      finished={raids.filter((raid) => raid.status === 'over')}
      unreadable={damaged}
      onDelete={remove}
      onDownload={save}
    />
  );
}

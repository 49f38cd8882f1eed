// Wires the archive screen. The rules are loaded only when a file is read or written, or facts are made.

import { useSignal, useSignalEffect } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import '../../words/shell/archive.ts';
import { toast } from '../../ui/kit/messages.ts';
import { ArchiveScreen } from '../../ui/screens/archive/archive.tsx';
import { ImportDialog, type Taking } from '../../ui/screens/archive/import-dialog.tsx';
import type { ListedRaid } from '../../ui/screens/archive/listed.ts';
import { OpenReplay } from '../../ui/screens/open-replay.tsx';
import { t } from '../../words/index.ts';
import { downloadFile } from '../download.ts';
import { dated, openEditions } from '../editions.ts';
import { incoming } from '../incoming.ts';
import { Loading } from '../lazy.tsx';
import { openOutsides } from '../outsides.ts';
import { downloadKept, downloadRecord } from '../raids.ts';
import { type DamagedRaid, isDamaged, type SavedRaid } from '../storage/records.ts';
import { archive } from '../stores.ts';

interface Files {
  readonly raids: readonly ListedRaid[];
  readonly damaged: readonly DamagedRaid[];
}

const loadReader = () => import('../open-text.ts');

export function ArchiveHost() {
  const files = useSignal<Files | null>(null);
  const taking = useSignal<Taking | null>(null);
  const stop = useSignal(false);
  const opening = useSignal(false);
  const unsound = useSignal<ReadonlySet<string>>(new Set());
  const left = useRef(false);
  const read = async () => {
    const [raids, editions] = await Promise.all([archive.list(), openEditions()]);
    files.value = { raids: dated(editions, raids), damaged: await archive.damaged() };
  };
  useEffect(() => {
    left.current = false;
    return () => {
      left.current = true;
    };
  }, []);
  const check = async (ids: readonly string[]) => {
    const shown = new Set(ids);
    const raids = (await archive.list()).filter(({ id }) => shown.has(id));
    const files = await import('../files.ts');
    await files.check(archive, raids, {
      stopped: () => left.current,
      unsound: (id) => {
        unsound.value = new Set([...unsound.peek(), id]);
      },
    });
  };
  useEffect(() => {
    void Promise.all([archive.refresh(), openOutsides()])
      .then(read)
      .then(() => makeFacts(read))
      .then(async () => (await import('../staff/kept-reviews.ts')).tidyReviews())
      .catch(() => undefined); // a part that cannot be fetched is not missed here
  }, []);
  const change = (ids: readonly string[], how: (raid: SavedRaid) => SavedRaid) => {
    void archive.amend(ids, how).then(read);
  };
  const takeIn = async (file: File) => {
    if (taking.peek()?.report === null) return; // one file at a time
    stop.value = false;
    taking.value = { done: 0, share: 0, report: null };
    try {
      const { importInto } = await import('../files.ts');
      const report = await importInto(archive, file, {
        progress: (done, share) => {
          taking.value = { done, share, report: null };
        },
        stopped: () => stop.value,
      });
      await read();
      taking.value = { done: 0, share: 1, report };
    } catch (fault) {
      taking.value = null; // or it would be waited for without end
      throw fault;
    }
  };
  useSignalEffect(() => {
    const file = incoming.value;
    if (file === null) return;
    incoming.value = null;
    void takeIn(file);
  });
  if (files.value === null) return <Loading />;
  const { raids, damaged } = files.value;
  return (
    <>
      <ArchiveScreen
        raids={raids.map((raid) =>
          unsound.value.has(raid.id) ? { ...raid, unsound: true } : raid,
        )}
        unreadable={damaged}
        onStar={(ids, starred) => change(ids, (raid) => ({ ...raid, starred }))}
        onWords={(id, name, note) => change([id], (raid) => ({ ...raid, name, note }))}
        onDelete={(ids) => void remove(ids, read)}
        onExport={(ids) => void save(ids)}
        onImport={(file) => void takeIn(file)}
        onDownload={(id) => void archive.find(id).then((raid) => raid && downloadRecord(raid))}
        onSaveKept={(id) => void saveKept(id)}
        onShown={(ids) => void check(ids).catch(() => undefined)}
        onOpen={() => {
          opening.value = true;
        }}
      />
      <OpenReplay
        open={opening.value}
        onClose={() => {
          opening.value = false;
        }}
        onText={(text) => void loadReader().then(({ openText }) => openText(text))}
        onFile={(file) => void loadReader().then(({ openFile }) => openFile(file))}
      />
      {taking.value !== null && (
        <ImportDialog
          taking={taking.value}
          onStop={() => {
            stop.value = true;
          }}
          onClose={() => {
            taking.value = null;
          }}
        />
      )}
    </>
  );
}

/** Deletes raids; for a while they can be had back. */
async function remove(ids: readonly string[], read: () => Promise<void>): Promise<void> {
  const taken = await archive.take(ids);
  await read();
  const bringBack = async () => {
    await archive.putBack(taken);
    await read();
    toast({ kind: 'good', text: t('archive.back', { n: taken.length }) });
  };
  toast({
    text: t('archive.deleted', { n: taken.length }),
    action: { label: t('archive.undo'), run: bringBack },
  });
}

async function saveKept(id: string): Promise<void> {
  const raid = await archive.find(id);
  if (raid !== undefined && !isDamaged(raid)) await downloadKept(raid);
}

async function save(ids: readonly string[]): Promise<void> {
  const { exportFrom } = await import('../files.ts');
  const parts = await exportFrom(archive, ids);
  downloadFile(`cauldron-archive-${new Date().toISOString().slice(0, 10)}.jsonl`, parts);
  toast({ kind: 'good', text: t('archive.exported', { n: parts.length - 1 }) });
}

/** Facts for the raids that have none: the list shows them once they are there. */
async function makeFacts(read: () => Promise<void>): Promise<void> {
  const raids = await archive.list();
  if (!raids.some((raid) => raid.status === 'over' && raid.facts === undefined)) return;
  const { fillIn } = await import('../files.ts');
  if (await fillIn(archive, () => undefined)) await read();
}

// A raid inside a link: it is checked by playing it, put into the archive and opened.

import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import '../../ui/i18n/screens.ts';
import '../../ui/kit/icons.ts';
import { loadDieppe } from '../../data/dieppe.ts';
import { decodeLink, type LinkFault } from '../../rules/link.ts';
import type { Replay } from '../../rules/replay.ts';
import { t } from '../../ui/i18n/index.ts';
import { SharedNotice } from '../../ui/screens/raid-notices/shared.tsx';
import { RaidSession } from '../../ui/session/session.ts';
import { goInstead } from '../../ui/shell/routes.ts';
import { Loading } from '../lazy.tsx';
import { playAgain, recordOf } from '../rebuild.ts';
import { newRecord } from '../storage/records.ts';
import { archive } from '../stores.ts';

export function SharedHost({ text }: { readonly text: string }) {
  const fault = useSignal<LinkFault['kind'] | null>(null);
  useEffect(() => {
    const found = decodeLink(loadDieppe(), text);
    if ('fault' in found) fault.value = found.kind;
    else void receive(found, text);
  }, [text]);
  return fault.value === null ? <Loading /> : <SharedNotice why={t(`shared.${fault.value}`)} />;
}

/** The same link always leads to the same raid of the archive; going on with it changes only the copy. */
async function receive(replay: Replay, text: string): Promise<void> {
  const id = `link-${text.slice(-12)}`;
  const known = await archive.find(id);
  if (known === undefined) {
    const practice = replay.practice ?? false;
    const session = new RaidSession(loadDieppe(), { ...replay, practice });
    playAgain(session, replay.actions);
    const choice = { ...replay, practice, loading: 'free' } as const;
    const record = newRecord(id, replay.scenario.id, choice, Date.now());
    void archive.save({ ...recordOf(record, session, Date.now()), origin: 'link' });
  }
  goInstead({ page: replay.result === null ? 'raid' : 'report', id });
}

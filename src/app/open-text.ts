// Opening what the player drops, pastes or follows: a raid that holds goes into the archive and on to the theatre; any
// other is refused in words and leaves nothing behind. A whole archive is handed to its own screen.

import { hashText } from '../engine/hash.ts';
import type { Replay } from '../engine/replay.ts';
import { Limit } from '../engine/replay-format.ts';
import { refused } from '../ui/shell/refused.ts';
import { go, goInstead, type Route } from '../ui/shell/routes.ts';
import { handOver } from './handed.ts';
import { isTakenAsArchive } from './incoming.ts';
import { lookAt } from './looks.ts';
import { recordOf } from './rebuild.ts';
import { type ReceivedReplay, type Refused, receiveLink, receiveText, tooLong } from './receive.ts';
import { newRecord } from './storage/new-record.ts';
import { type SavedRaid, whereOf } from './storage/records.ts';
import { archive } from './stores.ts';

/** Opens a link or the text of a replay. True when it could be opened. */
export async function openText(text: string): Promise<boolean> {
  if (await isTakenAsArchive(new File([text], 'archive.jsonl'))) return true;
  const received = await receiveText(text);
  if (received.kind === 'refused') {
    showRefusal(received);
    return false;
  }
  go(await keep(received));
  return true;
}

const BYTES = 4; // of UTF-8 in one character, at most

export async function openFile(file: File): Promise<boolean> {
  if (await isTakenAsArchive(file)) return true;
  if (file.size > Limit.text * BYTES) {
    showRefusal(tooLong(file.size));
    return false;
  }
  return openText(await file.text().catch(() => ''));
}

/** A link in the address: the theatre takes its place, or the title with a word about it. */
export async function openLink(text: string, moment: number | undefined): Promise<void> {
  const received = await receiveLink(text);
  if (received.kind === 'refused') {
    goInstead({ page: 'title' });
    showRefusal(received);
    return;
  }
  goInstead(await keep(moment === undefined ? received : { ...received, moment }));
}

function showRefusal({ why, exactly, header, replay }: Refused): void {
  const look = replay === null ? null : () => go({ page: 'theatre', id: lookAt(replay) });
  refused.value = { why, exactly, header, look };
}

/** The same raid always leads to the same place in the archive; what the player changed there stays. */
async function keep(received: ReceivedReplay): Promise<Route> {
  const { replay, from, moment } = received;
  const { battle } = whereOf(replay);
  const id = from === 'link' ? `link-${received.link.slice(-12)}` : `file-${fingerprint(replay)}`;
  if ((await archive.find(id)) === undefined) void archive.keep([receivedRecord(id, received)]);
  handOver(id, received);
  return { page: 'theatre', battle, id, ...(moment === undefined ? {} : { moment }) };
}

function fingerprint(replay: Replay): string {
  const { seed, level, events, optional = [], branches = [], actions } = replay;
  const head = [seed, level, events, ...(optional.length > 0 ? [optional] : [])];
  return hashText(JSON.stringify([...head, branches, actions]));
}

/** The record of a raid that was received and verified. */
export function receivedRecord(id: string, received: ReceivedReplay): SavedRaid {
  const { replay, from: origin } = received;
  const { name, note, branches, practice = false } = replay;
  const record = newRecord(id, whereOf(replay), { ...replay, practice }, Date.now());
  return {
    ...recordOf(record, received, Date.now()),
    origin,
    ...(name === undefined ? {} : { name }),
    ...(note === undefined ? {} : { note }),
    ...(branches === undefined ? {} : { branches }),
  };
}

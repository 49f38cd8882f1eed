// One thread of the staff as the page sees it: orders out, replies in. A thread that fails says so once and is let go.

import type { Game } from '../../engine/system.ts';
import { battleNamed } from '../../systems/shelf.ts';
import { ownScript } from '../own-script.ts';
import type { Message } from './desk-worker.ts';
import deskWorker from './desk-worker.ts?worker&url';
import type { StaffOrder, StaffReply } from './staff-room.ts';

const SCRIPT = ownScript('staff', deskWorker);

export interface Thread {
  send(order: StaffOrder): void;
  end(): void;
}

export interface ThreadEars {
  reply(reply: StaffReply): void;
  failed(): void;
}

export function startThread({ system, scenario }: Game, ears: ThreadEars): Thread {
  const worker = new Worker(SCRIPT, { type: 'module' });
  worker.onmessage = ({ data }: MessageEvent<StaffReply>) => ears.reply(data);
  worker.onerror = (event) => {
    event.preventDefault();
    worker.terminate();
    ears.failed();
  };
  const send = (message: Message): void => worker.postMessage(message);
  const briefed = outlookOf(scenario.id).then((outlook) =>
    send({ kind: 'brief', system: system.id, scenario, outlook }),
  );
  return { send: (order) => void briefed.then(() => send(order)), end: () => worker.terminate() };
}

/** Fetched when the first thread wants it; without it planners look to the end of every raid. */
const outlookOf = async (battle: string): Promise<unknown> =>
  (await battleNamed(battle)
    ?.outlook()
    .catch(() => null)) ?? null;

/** How many threads may work at once: one a core, but never more than four. */
export const threadCount = (cores: number | undefined): number =>
  Math.max(1, Math.min(4, cores ?? 1));

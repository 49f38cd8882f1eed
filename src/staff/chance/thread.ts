// A desk somewhere else: in a process, in a worker. Orders go there as plain data, replies come back the same way.

import type { DeskOrder, DeskReply } from './desk.ts';

export interface DeskThread {
  send(order: DeskOrder): void;
  /** Whoever listens last is told; `failed` when the thread is no more. */
  listen(reply: (reply: DeskReply) => void, failed: (why: Error) => void): void;
}

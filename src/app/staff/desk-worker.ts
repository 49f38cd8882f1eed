// The staff officer's own thread: a desk behind messages. It is briefed once with the battle's data and outlook, which
// have been checked already, opens the system it is played by, and then looks for new orders between any two steps of
// its work. Orders that come while it is still opening wait.

import { learnOutlook } from '../../engine/outlooks.ts';
import type { GameData } from '../../engine/position.ts';
import { headlessNamed } from '../../systems/index.ts';
import { type StaffOrder, StaffRoom } from './staff-room.ts';

export interface Brief {
  readonly kind: 'brief';
  readonly system: string;
  readonly scenario: GameData;
  readonly outlook: unknown;
}
export type Message = Brief | StaffOrder;

let room: StaffRoom | null = null;
const waiting: StaffOrder[] = [];
const bell = new MessageChannel(); // rings after whatever has come in meanwhile, and sooner than a timer

self.onmessage = ({ data }: MessageEvent<Message>) => {
  if (data.kind === 'brief') void open(data);
  else if (room === null) waiting.push(data);
  else take(room, data);
};

async function open({ system: id, scenario, outlook }: Brief): Promise<void> {
  const headless = await headlessNamed(id);
  const staff = await headless.staff();
  learnOutlook(outlook);
  room = new StaffRoom([{ game: { system: headless.system, scenario }, staff }]);
  for (const order of waiting.splice(0)) take(room, order);
}

function take(opened: StaffRoom, order: StaffOrder): void {
  const idle = !opened.isBusy;
  opened.order(order);
  if (idle) bell.port2.postMessage(null);
}

bell.port1.onmessage = () => {
  const reply = room?.work() ?? null;
  if (reply !== null) self.postMessage(reply);
  if (room?.isBusy) bell.port2.postMessage(null);
};

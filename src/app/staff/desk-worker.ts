// The staff officer's own thread: a desk behind messages. It is briefed once with the battle's data and outlook, which
// have been checked already, and looks for new orders between any two steps of its work.

import { learnOutlook } from '../../engine/outlooks.ts';
import { staffedRaid } from '../../systems/raid/players/staff.ts';
import type { Scenario } from '../../systems/raid/rules/scenario.ts';
import { type StaffOrder, StaffRoom } from './staff-room.ts';

export type Message =
  | { readonly kind: 'brief'; readonly scenario: Scenario; readonly outlook: unknown }
  | StaffOrder;

let room = new StaffRoom([]);
const bell = new MessageChannel(); // rings after whatever has come in meanwhile, and sooner than a timer

self.onmessage = ({ data }: MessageEvent<Message>) => {
  if (data.kind === 'brief') {
    learnOutlook(data.outlook);
    room = new StaffRoom([staffedRaid(data.scenario)]);
    return;
  }
  const idle = !room.isBusy;
  room.order(data);
  if (idle) bell.port2.postMessage(null);
};

bell.port1.onmessage = () => {
  const reply = room.work();
  if (reply !== null) self.postMessage(reply);
  if (room.isBusy) bell.port2.postMessage(null);
};

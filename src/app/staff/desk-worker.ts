// The staff officer's own thread: a desk behind messages. It is briefed once with the system and the battle's data,
// which the page has checked already, and looks for new orders between any two steps of its work.

import { staffedRaid } from '../../systems/raid/players/staff.ts';
import type { Scenario } from '../../systems/raid/rules/scenario.ts';
import { type StaffOrder, StaffRoom } from './staff-room.ts';

export type Message = { readonly kind: 'brief'; readonly scenario: Scenario } | StaffOrder;

let room = new StaffRoom([]);
const bell = new MessageChannel(); // rings after whatever has come in meanwhile, and sooner than a timer

self.onmessage = ({ data }: MessageEvent<Message>) => {
  if (data.kind === 'brief') {
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

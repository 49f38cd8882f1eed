// The staff officer's own thread: a desk behind messages. It is briefed once with the battle's system, data and outlook,
// which have been checked already, and looks for new orders between any two steps of its work.

import { learnOutlook } from '../../engine/outlooks.ts';
import type { GameData } from '../../engine/position.ts';
import { systemNamed } from '../../systems/index.ts';
import { type StaffOrder, StaffRoom } from './staff-room.ts';

export interface Brief {
  readonly kind: 'brief';
  readonly system: string;
  readonly scenario: GameData;
  readonly outlook: unknown;
}
export type Message = Brief | StaffOrder;

let room = new StaffRoom([]);
let briefed = Promise.resolve(); // orders wait for it
const bell = new MessageChannel(); // rings after whatever has come in meanwhile, and sooner than a timer

self.onmessage = ({ data }: MessageEvent<Message>) => {
  if (data.kind === 'brief') briefed = brief(data);
  else briefed.then(() => take(data), reportError);
};

async function brief({ system: id, scenario, outlook }: Brief): Promise<void> {
  const headless = await systemNamed(id)?.headless();
  if (headless === undefined) throw new RangeError(`no system '${id}'`);
  const { system } = headless;
  learnOutlook(outlook);
  room = new StaffRoom([{ game: { system, scenario }, staff: await headless.staff() }]);
}

function take(order: StaffOrder): void {
  const idle = !room.isBusy;
  room.order(order);
  if (idle) bell.port2.postMessage(null);
}

bell.port1.onmessage = () => {
  const reply = room.work();
  if (reply !== null) self.postMessage(reply);
  if (room.isBusy) bell.port2.postMessage(null);
};

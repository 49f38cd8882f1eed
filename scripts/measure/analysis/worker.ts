// A desk in a worker of the page that is measured.

import { Desk, type DeskOrder } from '../../../src/staff/chance/desk.ts';
import { loadDieppe } from '../../../src/systems/raid/data/dieppe.ts';
import { staffedRaid } from '../../../src/systems/raid/players/staff.ts';

const desk = new Desk([staffedRaid(loadDieppe())]);
const bell = new MessageChannel(); // rings after whatever has come in meanwhile

self.onmessage = ({ data }: MessageEvent<DeskOrder>) => {
  const idle = !desk.isBusy;
  desk.order(data);
  if (idle) bell.port2.postMessage(null);
};

bell.port1.onmessage = () => {
  const reply = desk.work();
  if (reply !== null) self.postMessage(reply);
  if (desk.isBusy) bell.port2.postMessage(null);
};

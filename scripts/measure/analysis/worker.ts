// A desk in a worker of the page that is measured.

import { Desk, type DeskOrder } from '../../../src/staff/chance/desk.ts';
import { loadDieppe } from '../../../src/systems/raid/data/dieppe.ts';

const desk = new Desk([loadDieppe()]);
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

// A desk in a worker of the page that is measured; the worker is called as the battle it works on.

import { learnOutlook } from '../../../src/engine/outlooks.ts';
import { Desk, type DeskOrder } from '../../../src/staff/chance/desk.ts';
import { staffedRaid } from '../../../src/systems/raid/players/staff.ts';
import type { Scenario } from '../../../src/systems/raid/rules/scenario.ts';
import { battleNamed } from '../../../src/systems/shelf.ts';

const opening = openDesk();
const bell = new MessageChannel(); // rings after whatever has come in meanwhile

async function openDesk(): Promise<Desk> {
  const battle = battleNamed(self.name);
  if (battle === undefined) throw new RangeError(`no battle '${self.name}'`);
  const [scenario, outlook] = await Promise.all([battle.scenario(), battle.outlook()]);
  learnOutlook(outlook);
  return new Desk([staffedRaid(scenario as Scenario)]);
}

self.onmessage = async ({ data }: MessageEvent<DeskOrder>) => {
  const desk = await opening;
  const idle = !desk.isBusy;
  desk.order(data);
  if (idle) bell.port2.postMessage(null);
};

bell.port1.onmessage = async () => {
  const desk = await opening;
  const reply = desk.work();
  if (reply !== null) self.postMessage(reply);
  if (desk.isBusy) bell.port2.postMessage(null);
};

// A helping process of `review` and `bench`: a staff officer's desk behind messages.

import { Desk, type DeskOrder } from '../../staff/chance/desk.ts';
import { battleIds, loadBattle } from '../../systems/raid/data/battles.ts';
import { staffedRaid } from '../../systems/raid/players/staff.ts';
import { answer } from '../helping.ts';

const desk = new Desk(battleIds().map((id) => staffedRaid(loadBattle(id))));

process.on('message', (order: DeskOrder) => {
  const idle = !desk.isBusy;
  desk.order(order);
  if (idle) setImmediate(work);
});

/** A little at a time, so that orders to stop get in. */
function work(): void {
  const reply = desk.work();
  if (reply !== null) answer(reply);
  if (desk.isBusy) setImmediate(work);
}

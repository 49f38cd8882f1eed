// A helping process of `review` and `bench`: a staff officer's desk behind messages.

import { Desk, type DeskOrder } from '../../staff/chance/desk.ts';
import { openAll } from '../games.ts';
import { answer } from '../helping.ts';

const opening = openAll().then((games) => new Desk(games));

process.on('message', async (order: DeskOrder) => {
  const desk = await opening;
  const idle = !desk.isBusy;
  desk.order(order);
  if (idle) setImmediate(work, desk);
});

/** A little at a time, so that orders to stop get in. */
function work(desk: Desk): void {
  const reply = desk.work();
  if (reply !== null) answer(reply);
  if (desk.isBusy) setImmediate(work, desk);
}

// The page that is measured: as many workers as it is told, and the same measurements as `raid bench` makes.

import type { DeskReply } from '../../../src/staff/chance/desk.ts';
import type { DeskThread } from '../../../src/staff/chance/thread.ts';
import { budgetNamed } from '../../../src/staff/review/budget.ts';
import { measureStaff, type StaffSpeed } from '../../../src/staff/speed.ts';
import { staffedRaid } from '../../../src/systems/raid/players/staff.ts';
import type { Scenario } from '../../../src/systems/raid/rules/scenario.ts';
import { openBattle } from '../../../src/systems/shelf.ts';

function startThread(battle: string): DeskThread {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), {
    type: 'module',
    name: battle,
  });
  return {
    send: (order) => worker.postMessage(order),
    listen(reply, failed) {
      worker.onmessage = ({ data }: MessageEvent<DeskReply>) => reply(data);
      worker.onerror = ({ message }) => failed(new Error(message));
    },
  };
}

const measure = async (
  battle: string,
  threads: number,
  playouts: number,
  budget: string,
): Promise<StaffSpeed> =>
  measureStaff({
    staffed: staffedRaid((await openBattle(battle)) as Scenario),
    threads: Array.from({ length: threads }, () => startThread(battle)),
    now: () => performance.now(),
    playouts,
    budget: budgetNamed(budget) ?? null,
  });

Object.assign(window, { measure });

// A thread of the staff without a thread: the real room behind it, which works when the test lets it.

import { type StaffOrder, StaffRoom } from '../../../src/app/staff/staff-room.ts';
import type { Thread, ThreadEars } from '../../../src/app/staff/thread.ts';
import type { Game } from '../../../src/engine/system.ts';
import { staffedRaid } from '../../../src/systems/raid/players/staff.ts';
import type { Scenario } from '../../../src/systems/raid/rules/scenario.ts';

export class RoomHere implements Thread {
  readonly orders: StaffOrder[] = [];
  readonly #room: StaffRoom;
  readonly #ears: ThreadEars;
  ended = false;

  constructor({ scenario }: Game, ears: ThreadEars) {
    this.#room = new StaffRoom([staffedRaid(scenario as Scenario)]);
    this.#ears = ears;
  }

  send(order: StaffOrder): void {
    this.orders.push(order);
    this.#room.order(order);
  }

  end(): void {
    this.ended = true;
  }

  fail(): void {
    this.#ears.failed();
  }

  get isBusy(): boolean {
    return !this.ended && this.#room.isBusy;
  }

  /** Works so many steps, or until there is nothing left. */
  work(steps = Number.POSITIVE_INFINITY): void {
    for (let i = 0; i < steps && this.isBusy; i++) {
      const reply = this.#room.work();
      if (reply !== null) this.#ears.reply(reply);
    }
  }
}

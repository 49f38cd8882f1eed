// What a thread of the staff can be asked for: everything the desk does, and a whole raid played by the planner on the
// player's own seed. Plain data in and out; a little work at a time.

import type { Staffed } from '../../engine/staff-of.ts';
import { Desk, type DeskOrder, type DeskReply } from '../../staff/chance/desk.ts';
import { PlannerRaid, type PlannerResult, type RaidToPlay } from './planner-raid.ts';

export type StaffOrder =
  | DeskOrder
  | { readonly kind: 'play'; readonly id: number; readonly raid: RaidToPlay };

export type StaffReply =
  | DeskReply
  /** After every decision: the turn it was taken in; the result once there is one. */
  | {
      readonly kind: 'play';
      readonly id: number;
      readonly turn: number;
      readonly result: PlannerResult | null;
    };

export class StaffRoom {
  readonly #battles: readonly Staffed[];
  readonly #desk: Desk;
  #raid: { readonly id: number; readonly played: PlannerRaid } | null = null;

  constructor(battles: readonly Staffed[]) {
    this.#battles = battles;
    this.#desk = new Desk(battles);
  }

  get isBusy(): boolean {
    return this.#desk.isBusy || this.#raid !== null;
  }

  order(order: StaffOrder): void {
    if (order.kind === 'play') this.#begin(order);
    else this.#desk.order(order);
  }

  work(): StaffReply | null {
    if (this.#raid === null) return this.#desk.work();
    const { id, played } = this.#raid;
    played.step();
    const { turn, result } = played;
    if (result !== null) this.#raid = null;
    return { kind: 'play', id, turn, result };
  }

  #begin({ id, raid }: StaffOrder & { readonly kind: 'play' }): void {
    const battle = this.#battles.find(({ game }) => game.scenario.hash === raid.scenario);
    if (battle === undefined) throw new RangeError(`no battle with the data ${raid.scenario}`);
    this.#raid = { id, played: new PlannerRaid(battle, raid) };
  }
}

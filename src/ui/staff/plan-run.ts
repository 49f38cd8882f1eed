// Carries out a plan line by line through the session. Each order is given only where the game stands as the plan
// supposed; what comes otherwise stops it. Steps that are taken back are known again, so that the plan takes them up.

import type { Frame } from '../../engine/frames.ts';
import { hashPosition } from '../../engine/hash.ts';
import type { PlanLine } from '../../engine/plan.ts';
import type { GameData, Position } from '../../engine/position.ts';
import type { SavedPosition } from '../../engine/save.ts';
import type { Session } from '../../engine/session.ts';
import type { Followed } from './port.ts';

/** How far a plan has come when the game stands somewhere. */
export interface Mark {
  readonly done: ReadonlySet<number>; // lines carried out
  readonly line: number; // in hand, -1 between lines
  readonly step: number; // orders of it already given
}

const keyOf = (scenario: GameData, { cells }: SavedPosition): string =>
  hashPosition({ scenario, cells: Int16Array.from(cells) });

export class PlanRun {
  readonly #game: Followed;
  readonly #lines: readonly PlanLine[];
  readonly #marks = new WeakMap<Position, Mark>();

  constructor(game: Followed, lines: readonly PlanLine[]) {
    this.#game = game;
    this.#lines = lines;
    this.#marks.set(game.position, { done: new Set(), line: -1, step: 0 });
  }

  /** Where the plan stands now; null when the game has left it. */
  get mark(): Mark | null {
    return this.#marks.get(this.#game.position) ?? null;
  }

  /** The first line that is still to be carried out, or -1. */
  get next(): number {
    const { done, line } = this.mark ?? { done: new Set<number>(), line: -1 };
    if (line >= 0) return line;
    return this.#lines.findIndex((_, i) => !done.has(i));
  }

  /** Whether a line can be begun, or gone on with, as the game stands. */
  canTake(index: number): boolean {
    const { mark } = this;
    if (mark === null || mark.done.has(index)) return false;
    const order = this.#lines[index]?.orders[mark.line === index ? mark.step : 0];
    return order !== undefined && this.#game.session.forbids(order.action) === null;
  }

  /** Carries a line out; true when all of it came as supposed and the rest of the plan stands. */
  async carryOut(index: number): Promise<boolean> {
    const line = this.#lines[index];
    const { mark } = this;
    if (line === undefined || mark === null) return false;
    const step = mark.line === index ? mark.step : 0;
    const inTurn = index === this.next;
    let given = step;
    await this.#game.doSeveral((session) => {
      const frames: Frame[] = [];
      for (const order of line.orders.slice(step)) {
        if (inTurn && this.#known(session) !== keyOf(session.scenario, order.state)) break;
        this.#marks.set(session.position, { done: mark.done, line: index, step: given });
        const shown = session.do(order.action);
        if ('rule' in shown) break;
        given++;
        frames.push(...shown);
        if (!inTurn && order.sure < 1) break; // out of its turn nobody can say what was supposed
      }
      return frames;
    });
    return inTurn && given === line.orders.length && this.#settle(line, mark.done, index);
  }

  #known({ system, position }: Session): string {
    return hashPosition(system.known(position));
  }

  #settle(line: PlanLine, done: ReadonlySet<number>, index: number): boolean {
    const { session, position } = this.#game;
    if (this.#known(session) !== keyOf(session.scenario, line.after)) return false;
    this.#marks.set(position, { done: new Set([...done, index]), line: -1, step: 0 });
    return true;
  }
}

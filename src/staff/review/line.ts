// What comes after a better action: `steady`'s next orders, as far as they can be told before a die falls.

import type { Rolls } from '../../engine/rolls.ts';
import type { Action } from '../../engine/system.ts';
import { into } from '../../engine/told.ts';
import { steadyPlayer } from '../../systems/raid/players/steady/steady.ts';
import { perform } from '../../systems/raid/rules/apply.ts';
import type { RaidEvent } from '../../systems/raid/rules/events.ts';
import { legalActions } from '../../systems/raid/rules/legal.ts';
import { known } from '../../systems/raid/rules/redeal.ts';
import { G, get, type RaidState, Stage } from '../../systems/raid/rules/state.ts';

const LONGEST = 6;

/** Dice that only tell that they were asked for. */
class AskedFor implements Rolls {
  asked = false;
  d6(): number {
    return this.#fall(1);
  }
  d10(): number {
    return this.#fall(0);
  }
  draw(): number {
    return this.#fall(0);
  }
  #fall(value: number): number {
    this.asked = true;
    return value;
  }
}

/** The orders that follow an action in the same activation, up to the one that brings a die or a marker. */
export function lineAfter(state: RaidState, action: Action): Action[] {
  const s = known(state);
  const rolls = new AskedFor();
  const events: RaidEvent[] = [];
  const steady = steadyPlayer();
  const line: Action[] = [];
  let next = action;
  for (;;) {
    perform({ s, rolls, tell: into(events) }, next);
    const stage = get(s, G.stage);
    const open = rolls.asked || events.some(({ kind }) => kind === 'marker-turned');
    if (open || stage === Stage.choose || stage === Stage.over || line.length === LONGEST) {
      return line;
    }
    next = steady.pick(s, legalActions(s, []));
    line.push(next);
  }
}

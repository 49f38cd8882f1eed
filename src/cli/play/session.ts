// A raid played in the terminal: its position, its history, and what may be taken back.

import { makeReplay, type Replay } from '../../engine/replay.ts';
import type { Action } from '../../systems/raid/rules/actions.ts';
import { type Applied, apply, type Refused } from '../../systems/raid/rules/apply.ts';
import type { RaidEvent } from '../../systems/raid/rules/events.ts';
import type { Scenario } from '../../systems/raid/rules/scenario.ts';
import { type RaidOptions, setup } from '../../systems/raid/rules/setup.ts';
import { G, get, type RaidState, Stage } from '../../systems/raid/rules/state.ts';
import { traceOf } from '../../systems/raid/text/trace.ts';

const RANDOM_CELLS = 8;

interface Past {
  readonly before: RaidState;
  readonly action: Action;
  readonly events: readonly RaidEvent[];
  readonly final: boolean; // a die was rolled or something hidden was shown
}

export class Session {
  readonly scenario: Scenario;
  readonly options: RaidOptions;
  readonly practice: boolean;
  state: RaidState;
  readonly #past: Past[] = [];

  constructor(scenario: Scenario, options: RaidOptions, practice: boolean) {
    this.scenario = scenario;
    this.options = options;
    this.practice = practice;
    this.state = setup(scenario, options);
  }

  get over(): boolean {
    return get(this.state, G.stage) === Stage.over;
  }

  do(action: Action): Applied | Refused {
    const before = this.state;
    const done = apply(before, action);
    if (!done.ok) return done;
    const { events, state } = done;
    this.#past.push({ before, action, events, final: isFinal(before, state, events) });
    this.state = state;
    return done;
  }

  /** Takes the last action back; 'final' when it may not be, 'nothing' when there is none. */
  undo(): Action | 'final' | 'nothing' {
    const last = this.#past.at(-1);
    if (last === undefined) return 'nothing';
    if (last.final && !this.practice) return 'final';
    this.#past.pop();
    this.state = last.before;
    return last.action;
  }

  /** What the Germans did when they last chose anything. */
  lastGermanEvents(): RaidEvent[] {
    for (let i = this.#past.length - 1; i >= 0; i--) {
      const chosen = this.#past[i]?.events.filter((event) => traceOf(event) !== undefined) ?? [];
      if (chosen.length > 0) return chosen;
    }
    return [];
  }

  replay(): Replay {
    const actions = this.#past.map(({ action }) => action);
    return makeReplay(
      this.scenario,
      this.options,
      actions,
      this.practice ? { practice: true } : {},
    );
  }
}

function isFinal(before: RaidState, after: RaidState, events: readonly RaidEvent[]): boolean {
  for (let i = 0; i < RANDOM_CELLS; i++) {
    if (get(before, G.random + i) !== get(after, G.random + i)) return true;
  }
  return events.some((event) => event.kind === 'marker-turned');
}

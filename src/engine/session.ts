// A raid being played: the position, its history, what may be decided, and undo. No screen and no clock: panels
// and map subscribe and read.

import { type Action, Do, doing } from '../systems/raid/rules/actions.ts';
import type { Refused } from '../systems/raid/rules/apply.ts';
import { type Decision, decision } from '../systems/raid/rules/decision.ts';
import { forbids } from '../systems/raid/rules/legal.ts';
import { reach, type Way } from '../systems/raid/rules/reach.ts';
import type { Scenario } from '../systems/raid/rules/scenario.ts';
import { setup } from '../systems/raid/rules/setup.ts';
import { copy, G, get, type RaidState, Stage } from '../systems/raid/rules/state.ts';
import type { Zone } from '../systems/raid/rules/types.ts';
import { type Frame, playFrames } from './frames.ts';
import { hashState } from './hash.ts';
import { makeReplay, type RaidCourse, type Replay } from './replay.ts';
import { branchAt, freshDice } from './rerun.ts';

export interface SessionOptions extends RaidCourse {
  readonly practice: boolean; // anything may be undone
}

interface Entry {
  readonly action: Action;
  readonly before: RaidState;
  readonly frames: number; // how many frames there were before it
  readonly chance: boolean;
  readonly turnHash: string | null; // of the position it led to, when that ended a turn
  readonly byItself: boolean; // nothing else was left to do
}

export class RaidSession {
  readonly scenario: Scenario;
  readonly options: SessionOptions;
  readonly frames: Frame[] = [];
  #state: RaidState;
  #decision: Decision;
  #reach: readonly Way[] | null = null;
  readonly #entries: Entry[] = [];
  readonly #listeners = new Set<() => void>();

  constructor(scenario: Scenario, options: SessionOptions) {
    this.scenario = scenario;
    this.options = options;
    this.#state = this.#branched(setup(scenario, options), 0);
    this.#decision = decision(this.#state);
  }

  get state(): RaidState {
    return this.#state;
  }
  get decision(): Decision {
    return this.#decision;
  }
  get actions(): Action[] {
    return this.#entries.map((e) => e.action);
  }
  /** The hash of every position that ended a turn, as a replay writes them down. */
  get turns(): string[] {
    return this.#entries.flatMap((e) => e.turnHash ?? []);
  }
  get turnsTaken(): number {
    return this.#entries.length;
  }
  /** Where the acting stack could go, worked out once per decision. */
  get reach(): readonly Way[] {
    this.#reach ??= reach(this.#state);
    return this.#reach;
  }

  /** The rule that forbids an action now, or null. */
  forbids(action: Action): string | null {
    return forbids(this.#state, action);
  }

  /** Carries out an action and returns its frames, or says why not and changes nothing. What follows by itself from the
   * player's last order is taken back with it. */
  do(action: Action, byItself = false): readonly Frame[] | Refused {
    const rule = forbids(this.#state, action);
    if (rule !== null) return { ok: false, rule, reason: rule };
    const before = this.#state;
    const played = playFrames(before, action, this.#entries.length);
    const { chance, state } = played;
    const turnHash = endsTurn(before, state) ? hashState(state) : null;
    this.#entries.push({ action, before, frames: this.frames.length, chance, turnHash, byItself });
    this.frames.push(...played.frames);
    this.#become(this.#branched(state, this.#entries.length));
    return played.frames;
  }

  /** Walks to a far zone step by step, and stops when something happens or the way is barred. */
  walk(zone: Zone): readonly Frame[] {
    const way = this.reach.find((w) => w.zone === zone);
    const steps = [...(way?.actions ?? [])];
    return this.#doUntilInterrupted(() => steps.shift());
  }

  /** 9.2a Embarks the acting stack man by man, wherever there is room. */
  embarkAll(): readonly Frame[] {
    const boards = (action: Action): boolean =>
      doing(action) === Do.embark || doing(action) === Do.embarkOne;
    return this.#doUntilInterrupted(() => this.decision.actions.find(boards));
  }

  #doUntilInterrupted(next: () => Action | undefined): readonly Frame[] {
    const done: Frame[] = [];
    for (let action = next(); action !== undefined; action = next()) {
      const frames = this.do(action);
      if (!Array.isArray(frames)) break;
      done.push(...frames);
      if (frames.some((f) => INTERRUPTS.has(f.event.kind))) break;
    }
    return done;
  }

  /** 'no' with the reason when the last action may not be taken back: a die or a revelation stands. */
  get canUndo(): boolean {
    const last = this.#entries.filter(({ byItself }) => !byItself).at(-1);
    return last !== undefined && (this.options.practice || !last.chance);
  }

  /** Takes back the last action; false when a die or a revelation stands in the way. */
  undo(): boolean {
    if (!this.canUndo) return false;
    while (this.#entries.at(-1)?.byItself) this.#takeBack();
    this.#takeBack();
    return true;
  }

  /** Takes back the choice of a stack that has not acted, as if it had never been chosen. */
  release(): boolean {
    while (this.canUndo) {
      const kind = doing((this.#entries.at(-1) as Entry).action);
      if (kind !== Do.leave && kind !== Do.front && kind !== Do.take) return false;
      this.#takeBack();
      if (kind === Do.take) return true;
    }
    return false;
  }

  replay(): Replay {
    const { practice } = this.options;
    return makeReplay(this.scenario, this.options, this.actions, practice ? { practice } : {});
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  #takeBack(): void {
    const last = this.#entries.pop();
    if (last === undefined) return;
    this.frames.length = last.frames;
    this.#become(last.before);
  }

  /** The position with the dice of a branch, if the raid takes one after so many actions. */
  #branched(state: RaidState, count: number): RaidState {
    const branch = branchAt(this.options, count);
    if (branch === undefined) return state;
    const fresh = copy(state);
    freshDice(fresh, branch);
    return fresh;
  }

  #become(state: RaidState): void {
    this.#state = state;
    this.#decision = decision(state);
    this.#reach = null;
    for (const listener of this.#listeners) listener();
  }
}

const endsTurn = (before: RaidState, after: RaidState): boolean =>
  get(after, G.turn) > get(before, G.turn) || get(after, G.stage) === Stage.over;

/** Events that end a walk: the player will want to look. */
const INTERRUPTS: ReadonlySet<string> = new Set([
  'marker-turned',
  'mines',
  'assault',
  'alarm',
  'line-cut',
  'raid-over',
]);

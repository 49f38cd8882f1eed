// Shows what happened one event at a time: a queue of frames, played on the map at the player's speed. The game is
// always ahead of what is shown; skipping catches up at once.

import { type Signal, signal } from '@preact/signals';
import type { Frame } from '../../engine/frames.ts';
import type { GameData, Position } from '../../engine/position.ts';
import type { Told } from '../../engine/told.ts';
import type { Shows, Speed, Stage } from '../sheet/desk.ts';
import type { Face } from '../sheet/face.ts';
import { isEnemy, isRolled, isStill, lookOf } from '../sheet/look.ts';
import type { SheetView } from '../sheet/model.ts';

/** How what happens is shown. */
export interface Pacing {
  speed(): Speed;
  moves(): boolean; // whether anything may be seen moving; without it events only follow one another
}

/** Milliseconds: what an event may take, how long dice roll, and how long it then stays to be read. */
interface Pace {
  readonly own: number;
  readonly enemy: number;
  readonly roll: number;
  readonly readOwn: number; // one's own dice
  readonly readEnemy: number;
}
const PACES: Record<Speed, Pace> = {
  step: { own: 350, enemy: 700, roll: 600, readOwn: 900, readEnemy: 0 },
  slow: { own: 450, enemy: 1000, roll: 600, readOwn: 1500, readEnemy: 2800 },
  fast: { own: 250, enemy: 400, roll: 350, readOwn: 450, readEnemy: 250 },
  instant: { own: 250, enemy: 0, roll: 350, readOwn: 450, readEnemy: 0 },
};

const MOURNED = 1200; // ms at most for a loss, which must be seen whoever caused it

/** What playback asks of a system's face. */
type Shown<S extends GameData, E extends Told> = Pick<Face<S, E>, 'look' | 'hear'>;

export class Playback<S extends GameData, E extends Told> implements Shows<S, E> {
  readonly shown: Signal<Position<S>>; // what the map shows
  readonly current: Signal<Frame<S, E> | null> = signal(null); // being played
  readonly told: Signal<number>; // frames already shown
  readonly busy: Signal<boolean> = signal(false);
  readonly waiting: Signal<boolean> = signal(false); // for "next", in step speed
  readonly held: Signal<boolean> = signal(false); // something is being read up: the next event waits
  readonly rolling: Signal<boolean> = signal(false); // the dice of the present event
  readonly #face: Shown<S, E>;
  readonly #pacing: Pacing;
  readonly #queue: Frame<S, E>[] = []; // its head is being shown
  stage: Stage<S, E> | null = null;
  #map: SheetView<S, E> | null = null;
  #run = 0; // counts up whenever what is under way no longer matters
  #finished: Promise<void> = Promise.resolve();
  #resume: (() => void) | null = null;

  constructor(face: Shown<S, E>, position: Position<S>, told: number, pacing: Pacing) {
    this.#face = face;
    this.#pacing = pacing;
    this.shown = signal(position);
    this.told = signal(told);
  }

  attach(map: SheetView<S, E> | null): void {
    this.#map = map;
  }

  /** Queues frames; resolves when all of them have been shown. */
  play(frames: ReadonlyArray<Frame<S, E>>): Promise<void> {
    this.#queue.push(...frames);
    if (!this.busy.value) this.#finished = this.#playAll();
    return this.#finished;
  }

  /** Shows the rest at once. */
  skip(): void {
    const last = this.#queue.at(-1);
    if (last !== undefined) this.#jump(last.after, this.told.value + this.#queue.length);
  }

  /** Undo: back to an earlier position, nothing left to play. */
  reset(state: Position<S>, told: number): void {
    this.#jump(state, told);
  }

  /** Goes on after an enemy action, in step speed, or cuts rolling and reading short. */
  next(): void {
    this.#resume?.();
    this.stage?.hurry();
  }

  hurry(): void {
    const frame = this.current.value;
    if (frame !== null && (this.#isEnemy(frame) || this.#isRolled(frame))) this.next();
    else this.skip();
  }

  #isEnemy({ event }: Frame<S, E>): boolean {
    return isEnemy(this.#face.look, event);
  }

  #isRolled({ event }: Frame<S, E>): boolean {
    return isRolled(this.#face.look, event);
  }

  #jump(state: Position<S>, told: number): void {
    this.#run++;
    this.#queue.length = 0;
    this.#map?.skip();
    this.next();
    this.#show(state, told);
    this.current.value = null;
    this.busy.value = false;
  }

  #show(state: Position<S>, told: number): void {
    this.shown.value = state;
    this.told.value = told;
  }

  async #playAll(): Promise<void> {
    const run = ++this.#run;
    this.busy.value = true;
    for (let frame = this.#queue[0]; frame !== undefined; frame = this.#queue[0]) {
      this.current.value = frame;
      const pace = PACES[this.#pacing.speed()];
      const time = this.#isEnemy(frame) ? pace.enemy : pace.own;
      const shown = this.#animate(frame, time);
      this.#face.hear?.(frame.after.scenario, frame.event, time);
      await Promise.all([shown, this.stage?.show(frame), this.#roll(frame, pace)]);
      if (run !== this.#run) return;
      this.#queue.shift();
      this.#show(frame.after, this.told.value + 1);
      await this.#letRead(frame, pace);
      await this.#whileHeld();
      if (run !== this.#run) return;
    }
    this.current.value = null;
    this.busy.value = false;
  }

  async #animate(frame: Frame<S, E>, milliseconds: number): Promise<void> {
    if (milliseconds === 0 || this.#map === null || !this.#pacing.moves()) return;
    if (isStill(this.#face.look, frame.event)) return;
    await this.#map.animate(frame.event, frame.before, frame.after, { milliseconds });
  }

  /** Lets the dice of an event tumble. */
  async #roll(frame: Frame<S, E>, pace: Pace): Promise<void> {
    if (
      !this.#isRolled(frame) ||
      !this.#pacing.moves() ||
      (this.#isEnemy(frame) && pace.enemy === 0)
    )
      return;
    this.rolling.value = true;
    await this.#until(pace.roll);
    this.rolling.value = false;
  }

  /** Leaves an event on the screen for a while, or, in step speed, an enemy one until the player goes on. */
  async #letRead(frame: Frame<S, E>, pace: Pace): Promise<void> {
    const { weight } = lookOf(this.#face.look, frame.event);
    if (weight === 'grave') {
      const time = Math.min(MOURNED, Math.max(pace.readOwn, pace.readEnemy));
      if (this.#pacing.moves() && pace.enemy > 0) await this.#until(time);
      return;
    }
    if (!this.#isEnemy(frame)) {
      if (this.#isRolled(frame) && this.#pacing.moves()) await this.#until(pace.readOwn);
      return;
    }
    if (weight !== 'read') return;
    const step = this.#pacing.speed() === 'step';
    if (!step && pace.readEnemy === 0) return;
    this.waiting.value = step;
    await this.#until(step ? null : pace.readEnemy);
    this.waiting.value = false;
  }

  #whileHeld(): Promise<void> {
    return new Promise((resolve) => {
      const stop = this.held.subscribe((held) => {
        if (held) return;
        queueMicrotask(() => stop());
        resolve();
      });
    });
  }

  /** Until the time is up, or for as long as it takes (null), unless the player goes on. */
  #until(milliseconds: number | null): Promise<void> {
    return new Promise((resolve) => {
      const goOn = (): void => {
        clearTimeout(timer);
        this.#resume = null;
        resolve();
      };
      const timer = milliseconds === null ? undefined : setTimeout(goOn, milliseconds);
      this.#resume = goOn;
    });
  }
}

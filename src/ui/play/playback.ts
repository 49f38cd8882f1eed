// Shows what happened one event at a time: a queue of frames, played on the map at the player's speed. The raid is
// always ahead of what is shown; skipping catches up at once.

import { type Signal, signal } from '@preact/signals';
import type { MapView } from '../../systems/raid/map/model.ts';
import type { RaidEvent } from '../../systems/raid/rules/events.ts';
import type { Frame } from '../../systems/raid/rules/session.ts';
import type { RaidState } from '../../systems/raid/rules/state.ts';
import type { Ear } from '../kit/sound/hear.ts';

export type Speed = 'step' | 'slow' | 'fast' | 'instant';

/** Milliseconds: what an event may take, how long dice roll, and how long it then stays to be read. */
interface Pace {
  readonly own: number;
  readonly german: number;
  readonly roll: number;
  readonly readOwn: number; // one's own dice
  readonly readGerman: number;
}
const PACES: Record<Speed, Pace> = {
  step: { own: 350, german: 700, roll: 600, readOwn: 900, readGerman: 0 },
  slow: { own: 450, german: 1000, roll: 600, readOwn: 1500, readGerman: 2800 },
  fast: { own: 250, german: 400, roll: 350, readOwn: 450, readGerman: 250 },
  instant: { own: 250, german: 0, roll: 350, readOwn: 450, readGerman: 0 },
};

/** Events whose dice are seen rolling; the lines of an assault have a view of their own. */
const ROLLED: ReadonlySet<string> = new Set([
  'fire',
  'mines',
  'bangalore',
  'random-event',
  'reinforcements',
]);
export const isRolled = (frame: Frame): boolean => ROLLED.has(frame.event.kind);

/** German events worth a moment of their own. */
const READ: ReadonlySet<string> = new Set(['fire', 'german-move', 'reinforcements']);

/** Losses, which must be seen whoever caused them. */
const GRAVE: ReadonlySet<string> = new Set(['loss', 'lost-aboard']);
const MOURNED = 1200; // ms at most

/** Events that change nothing on the map and need no time. */
const SILENT: ReadonlySet<string> = new Set([
  'taken',
  'left',
  'front',
  'job-done',
  'phase',
  'german-order',
  'german-stays',
  'loaded',
]);

/** A view over the map that shows some frames in its own time; the next frame waits for it. */
export interface Stage {
  show(frame: Frame): Promise<void>;
  hurry(): void; // cuts short what is being shown
}

export class Playback {
  readonly shown: Signal<RaidState>; // what the map shows
  readonly current: Signal<Frame | null> = signal(null); // being played
  readonly told: Signal<number>; // frames already shown
  readonly busy: Signal<boolean> = signal(false);
  readonly waiting: Signal<boolean> = signal(false); // for "next", in step speed
  readonly held: Signal<boolean> = signal(false); // something is being read up: the next event waits
  readonly rolling: Signal<boolean> = signal(false); // the dice of the present event
  readonly #speed: () => Speed;
  readonly #moves: () => boolean;
  readonly #queue: Frame[] = []; // its head is being shown
  stage: Stage | null = null;
  ear: Ear<RaidEvent> | null = null; // what happens is heard as it is shown
  #map: MapView | null = null;
  #run = 0; // counts up whenever what is under way no longer matters
  #finished: Promise<void> = Promise.resolve();
  #resume: (() => void) | null = null;

  /** `moves` tells whether anything may be seen moving; without it events only follow one another. */
  constructor(state: RaidState, told: number, speed: () => Speed, moves: () => boolean) {
    this.shown = signal(state);
    this.told = signal(told);
    this.#speed = speed;
    this.#moves = moves;
  }

  attach(map: MapView | null): void {
    this.#map = map;
  }

  /** Queues frames; resolves when all of them have been shown. */
  play(frames: readonly Frame[]): Promise<void> {
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
  reset(state: RaidState, told: number): void {
    this.#jump(state, told);
  }

  /** Goes on after a German action, in step speed, or cuts rolling and reading short. */
  next(): void {
    this.#resume?.();
    this.stage?.hurry();
  }

  #jump(state: RaidState, told: number): void {
    this.#run++;
    this.#queue.length = 0;
    this.#map?.skip();
    this.next();
    this.#show(state, told);
    this.current.value = null;
    this.busy.value = false;
  }

  #show(state: RaidState, told: number): void {
    this.shown.value = state;
    this.told.value = told;
  }

  async #playAll(): Promise<void> {
    const run = ++this.#run;
    this.busy.value = true;
    for (let frame = this.#queue[0]; frame !== undefined; frame = this.#queue[0]) {
      this.current.value = frame;
      const pace = PACES[this.#speed()];
      const time = isGerman(frame) ? pace.german : pace.own;
      const shown = this.#animate(frame, time);
      this.ear?.(frame.event, time);
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

  async #animate(frame: Frame, milliseconds: number): Promise<void> {
    if (milliseconds === 0 || this.#map === null || !this.#moves()) return;
    if (SILENT.has(frame.event.kind)) return;
    await this.#map.animate(frame.event, frame.before, frame.after, { milliseconds });
  }

  /** Lets the dice of an event tumble. */
  async #roll(frame: Frame, pace: Pace): Promise<void> {
    if (!isRolled(frame) || !this.#moves() || (isGerman(frame) && pace.german === 0)) return;
    this.rolling.value = true;
    await this.#until(pace.roll);
    this.rolling.value = false;
  }

  /** Leaves an event on the screen for a while, or, in step speed, a German one until the player goes on. */
  async #letRead(frame: Frame, pace: Pace): Promise<void> {
    if (GRAVE.has(frame.event.kind)) {
      const time = Math.min(MOURNED, Math.max(pace.readOwn, pace.readGerman));
      if (this.#moves() && pace.german > 0) await this.#until(time);
      return;
    }
    if (!isGerman(frame)) {
      if (isRolled(frame) && this.#moves()) await this.#until(pace.readOwn);
      return;
    }
    if (!READ.has(frame.event.kind)) return;
    const step = this.#speed() === 'step';
    if (!step && pace.readGerman === 0) return;
    this.waiting.value = step;
    await this.#until(step ? null : pace.readGerman);
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

/** Whether a frame is something the Germans do. */
export function isGerman(frame: Frame): boolean {
  const { event } = frame;
  if (event.kind === 'fire') return event.side === 'german';
  return event.kind.startsWith('german-') || event.kind === 'reinforcements';
}

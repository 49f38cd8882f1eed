// Shows what happened one event at a time: a queue of frames, played on the map at the player's speed. The raid is
// always ahead of what is shown; skipping catches up at once.

import { type Signal, signal } from '@preact/signals';
import type { RaidState } from '../../rules/state.ts';
import type { MapView } from '../map/model.ts';
import type { Frame } from '../session/frames.ts';

export type Speed = 'step' | 'slow' | 'fast' | 'instant';

/** Milliseconds an event may take, and how long a German one stays to be read. */
const PACES: Record<
  Speed,
  { readonly own: number; readonly german: number; readonly read: number }
> = {
  step: { own: 350, german: 700, read: 0 },
  slow: { own: 450, german: 1000, read: 1200 },
  fast: { own: 250, german: 400, read: 250 },
  instant: { own: 250, german: 0, read: 0 },
};

/** German events worth a moment of their own. */
const READ: ReadonlySet<string> = new Set(['fire', 'german-move', 'reinforcements']);

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
  readonly #speed: () => Speed;
  readonly #moves: () => boolean;
  readonly #queue: Frame[] = []; // its head is being shown
  stage: Stage | null = null;
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

  /** Goes on after a German action, in step speed, or cuts the reading time short. */
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
      const shown = this.#animate(frame, isGerman(frame) ? pace.german : pace.own);
      await Promise.all([shown, this.stage?.show(frame)]);
      if (run !== this.#run) return;
      this.#queue.shift();
      this.#show(frame.after, this.told.value + 1);
      if (isGerman(frame) && READ.has(frame.event.kind)) await this.#letRead(pace.read);
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

  /** Leaves a German action on the screen for a while, or until the player goes on. */
  #letRead(milliseconds: number): Promise<void> {
    const step = this.#speed() === 'step';
    if (!step && milliseconds === 0) return Promise.resolve();
    this.waiting.value = step;
    return new Promise((resolve) => {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const goOn = (): void => {
        clearTimeout(timer);
        this.#resume = null;
        this.waiting.value = false;
        resolve();
      };
      this.#resume = goOn;
      if (!step) timer = setTimeout(goOn, milliseconds);
    });
  }
}

/** Whether a frame is something the Germans do. */
export function isGerman(frame: Frame): boolean {
  const { event } = frame;
  if (event.kind === 'fire') return event.side === 'german';
  return event.kind.startsWith('german-') || event.kind === 'reinforcements';
}

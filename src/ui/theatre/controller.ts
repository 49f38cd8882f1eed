// The theatre's one store: a game that has been run, the position that is shown, and every way of moving through it.
// Every position is at hand (frames share their positions), so going back costs what going on costs.

import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { Frame } from '../../engine/frames.ts';
import type { GameData, Position } from '../../engine/position.ts';
import type { Session } from '../../engine/session.ts';
import type { Action } from '../../engine/system.ts';
import type { Told } from '../../engine/told.ts';
import type { LookingFace } from '../sheet/face.ts';
import type { KeyMoment } from '../sheet/face-report.ts';
import { isSilent, lookOf } from '../sheet/look.ts';
import type { Place, SheetView } from '../sheet/model.ts';
import { type Course, courseOf } from './course.ts';
import { nextStop, type Step, type Stops, stopsOf } from './stops.ts';

export const SPEEDS = ['1', '2', '3', '4', '5'] as const;
export type TheatreSpeed = (typeof SPEEDS)[number];

/** Milliseconds an event moves on the map, and how long it then stays to be read. */
interface Pace {
  readonly move: number;
  readonly read: number;
}
const PACES: Readonly<Record<TheatreSpeed, Pace>> = {
  '1': { move: 1000, read: 1600 },
  '2': { move: 600, read: 800 },
  '3': { move: 350, read: 350 },
  '4': { move: 200, read: 100 },
  '5': { move: 0, read: 90 },
};
const STEP_MOVE = 300; // ms a single step moves on the map

export class Theatre {
  readonly session: Session;
  readonly face: LookingFace;
  readonly frames: readonly Frame[];
  readonly actions: readonly Action[];
  readonly start: Position;
  readonly stops: Stops;
  readonly moments: readonly KeyMoment[];
  readonly course: Course;
  readonly at: Signal<number>; // events told
  readonly by: Signal<Step> = signal('event');
  readonly speed: Signal<TheatreSpeed> = signal('2');
  readonly playing: Signal<boolean> = signal(false);
  readonly inspected: Signal<Place | null> = signal(null);
  readonly hovered: Signal<Place | null> = signal(null);
  readonly map: Signal<SheetView<GameData, Told> | null> = signal(null);
  readonly shown: ReadonlySignal<Position>;
  readonly frame: ReadonlySignal<Frame | null>; // the event told last
  readonly turn: ReadonlySignal<number>;
  readonly #moves: () => boolean;
  #run = 0; // counts up whenever what is under way no longer matters
  #wake: (() => void) | null = null;

  /** `moves` tells whether anything may be seen moving. */
  constructor(session: Session, face: LookingFace, at: number, moves: () => boolean) {
    const { game } = session;
    this.session = session;
    this.face = face;
    this.frames = session.frames;
    this.actions = session.actions;
    this.start = session.frames[0]?.before ?? session.position;
    this.stops = stopsOf(face.look, this.frames);
    this.moments = face.course.moments(game.scenario, this.frames);
    this.course = courseOf(game, face, this.start, this.frames);
    this.#moves = moves;
    this.at = signal(this.#within(at));
    this.frame = computed(() => this.frames[this.at.value - 1] ?? null);
    this.shown = computed(() => this.positionAt(this.at.value));
    this.turn = computed(() => Math.max(1, game.system.turn(this.shown.value)));
  }

  get end(): number {
    return this.frames.length;
  }

  positionAt(at: number): Position {
    return at === 0 ? this.start : (this.frames[at - 1]?.after ?? this.start);
  }

  /** How many orders have been carried out in full at a position. */
  ordersDone(at: number): number {
    return this.frames[at]?.action ?? this.actions.length;
  }

  /** Whether an order is half carried out there: the rest of its events is still to come. */
  isMidOrder(at: number): boolean {
    const next = this.frames[at];
    return next !== undefined && next.action === this.frames[at - 1]?.action;
  }

  /** How many orders a commander who takes over here finds carried out: what only turns the page is carried out too. */
  ordersToTake(at: number): number {
    const done = this.ordersDone(at);
    if (!this.isMidOrder(at)) return done;
    const rest = this.frames.slice(at).filter((frame) => frame.action === done);
    return rest.every(({ event }) => lookOf(this.face.look, event).turnsPage === true)
      ? done + 1
      : done;
  }

  /** The position in which an order was given. */
  positionBefore(order: number): Position {
    return this.frames.find((frame) => frame.action === order)?.before ?? this.session.position;
  }

  /** Jumps to a position. */
  go(at: number): void {
    this.pause();
    this.#jump(at);
  }

  step(step: Step, by: 1 | -1): void {
    const from = this.#settle();
    if (step === 'event' && by === 1 && from < this.end) void this.#tell(STEP_MOVE);
    else this.#jump(nextStop(this.stops[step], from, by));
  }

  /** The next key moment, or the one before. */
  stepMoment(by: 1 | -1): void {
    const stops = [0, ...this.moments.map(({ frame }) => frame + 1), this.end];
    this.go(nextStop(stops, this.#settle(), by));
  }

  toggle(): void {
    if (this.playing.value) this.pause();
    else void this.play();
  }

  /** Plays on to the end, or from the start when it is there already. */
  async play(): Promise<void> {
    if (this.at.value === this.end) this.#jump(0);
    this.playing.value = true;
    while (this.playing.value && this.at.value < this.end) {
      const pace = PACES[this.speed.value];
      const frame = this.frames[this.at.value];
      const silent = frame === undefined || isSilent(this.face.look, frame.event);
      const run = await this.#tell(silent ? 0 : pace.move);
      if (!silent) await this.#rest(pace.read);
      if (run !== this.#run) return;
    }
    this.playing.value = false;
  }

  pause(): void {
    if (!this.playing.value) return;
    this.playing.value = false;
    this.#settle();
  }

  /** Lets go of the clock and the map. */
  close(): void {
    this.pause();
    this.#run++;
    this.map.value?.destroy();
    this.map.value = null;
  }

  /** Moves the next event on the map and tells it. */
  async #tell(milliseconds: number): Promise<number> {
    const run = ++this.#run;
    const at = this.at.value;
    const frame = this.frames[at];
    if (frame === undefined) return run;
    this.#follow(frame);
    this.face.hear?.(this.session.scenario, frame.event, milliseconds);
    const map = this.map.value;
    if (
      map !== null &&
      milliseconds > 0 &&
      this.#moves() &&
      !isSilent(this.face.look, frame.event)
    ) {
      this.#pending = at + 1;
      await map.animate(frame.event, frame.before, frame.after, { milliseconds });
      this.#pending = null;
    }
    if (run === this.#run) this.at.value = at + 1;
    return run;
  }

  #pending: number | null = null; // the position an event under way leads to

  /** Ends what is under way; the position it leaves. */
  #settle(): number {
    const at = this.#pending ?? this.at.value;
    this.#pending = null;
    this.#run++;
    this.#wake?.();
    this.map.value?.skip();
    this.at.value = at;
    return at;
  }

  #jump(at: number): void {
    this.#settle();
    this.at.value = this.#within(at);
    const frame = this.frame.value;
    if (frame !== null) this.#follow(frame);
  }

  #follow(frame: Frame): void {
    this.map.value?.panTo(...this.face.placesOf(frame));
  }

  #within(at: number): number {
    return Math.min(Math.max(0, Math.round(at) || 0), this.frames.length);
  }

  #rest(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      const done = (): void => {
        clearTimeout(timer);
        this.#wake = null;
        resolve();
      };
      const timer = setTimeout(done, milliseconds);
      this.#wake = done;
    });
  }
}

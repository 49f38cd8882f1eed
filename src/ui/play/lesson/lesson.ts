// A lesson under way: it plays the game that was played up to its next stop, waits there for the player's orders, and
// goes on. The screen it is played on is the one of every game.

import { effect, type ReadonlySignal, type Signal, signal, untracked } from '@preact/signals';
import type { LessonCard } from '../../../engine/battle.ts';
import { ASTRAY, type GuidedSession } from '../../../engine/guided.ts';
import { type Moment, momentsOf } from '../../../engine/moments.ts';
import type { Action } from '../../../engine/system.ts';
import { germanPace } from '../../kit/prefs/german-pace.ts';
import { helpIsOn, moves } from '../../kit/prefs/settings.ts';
import type { Desk } from '../../sheet/desk.ts';
import type { LessonFace, LessonStop, StopWords } from '../../sheet/lesson.ts';
import type { Pacing } from '../playback.ts';

const BREATH = 40; // ms between two orders of the game that is followed
const PATIENCE = 1600; // ms after which what waits to be read goes on, between the stops

export class Lesson {
  readonly session: GuidedSession;
  readonly face: LessonFace;
  readonly card: LessonCard;
  readonly stops: readonly LessonStop[];
  readonly #moments: readonly Moment[];
  readonly #stop: Signal<LessonStop | null> = signal(null);
  readonly #at: Signal<number> = signal(0);
  readonly #looked: Signal<boolean> = signal(true);
  readonly #ended: Signal<boolean> = signal(false);
  #passes = false; // what is being shown was not the player's order

  /** `session` is at its beginning. */
  constructor(session: GuidedSession, face: LessonFace, card: LessonCard) {
    this.session = session;
    this.face = face;
    this.card = card;
    this.#moments = momentsOf(session.system, session.position, session.script);
    this.stops = face.stops(this.#moments);
    session.subscribe(() => {
      this.#at.value = session.at;
    });
  }

  /** Where the player is to order something; null while the game goes on by itself. */
  get stop(): ReadonlySignal<LessonStop | null> {
    return this.#stop;
  }
  /** How much of the game that is followed has been played. */
  get at(): ReadonlySignal<number> {
    return this.#at;
  }
  /** What was to be looked at has been, or nothing is. */
  get looked(): ReadonlySignal<boolean> {
    return this.#looked;
  }
  get ended(): ReadonlySignal<boolean> {
    return this.#ended;
  }

  /** Something is still to be ordered here. */
  get isAsked(): boolean {
    return this.#stop.value !== null && this.#at.value < this.#stop.value.to;
  }

  /** Between the stops quickly; what the player has ordered, and how it is answered, at his own speed. */
  readonly pacing: Pacing = {
    speed: () => {
      const own = germanPace();
      return this.#passes && own !== 'instant' ? 'fast' : own;
    },
    moves: () => moves.value,
  };

  /** Goes straight to a stop, or to the first. */
  openAt(id: string | null): void {
    const stop = this.stops.find((one) => one.id === id) ?? this.stops[0];
    if (stop !== undefined) this.session.runTo(stop.from);
  }

  /** Plays on whenever nothing else is being shown, until it is stopped. */
  follow(desk: Desk): () => void {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let reading: ReturnType<typeof setTimeout> | undefined;
    this.session.declined = (action) => this.#explain(desk, action);
    const stops = [
      effect(() => {
        desk.orders.asked.value; // changes with every order
        if (!desk.orders.ready.value) return;
        untracked(() => this.#arrive(desk));
        clearTimeout(timer);
        if (this.#stop.peek() === null) timer = setTimeout(() => this.#playOn(desk), BREATH);
      }),
      effect(() => {
        clearTimeout(reading);
        if (desk.playback.current.value === null || !this.#passes) return;
        reading = setTimeout(() => desk.playback.next(), PATIENCE);
      }),
      effect(() => {
        if (desk.looks.threatsOn.value) this.#look();
      }),
      effect(() => {
        if (desk.orders.over.value && !desk.playback.busy.value) this.#ended.value = true;
      }),
    ];
    return () => {
      clearTimeout(timer);
      clearTimeout(reading);
      for (const stop of stops) stop();
      this.session.declined = () => {};
    };
  }

  /** Shows nothing of what lies between here and the next stop. */
  skip(desk: Desk): void {
    if (this.isAsked) return;
    const { at, script } = this.session;
    const next = this.stops.find(({ from }) => from >= at)?.from ?? script.length;
    desk.orders.takeBack(() => {
      this.session.runTo(next);
      return true;
    });
  }

  /** Gives the order that is wanted now. */
  async obey(desk: Desk): Promise<void> {
    this.#look();
    const action = this.session.script[this.session.at];
    if (this.#stop.value === null || action === undefined || !desk.orders.ready.value) return;
    desk.orders.cancel();
    await desk.orders.do(action);
  }

  words(stop: LessonStop): StopWords {
    return this.face.words(this.#momentAt(stop.from), stop);
  }

  /** What is to be ordered at a stop, one task after another. */
  tasks(stop: LessonStop): string[] {
    return stop.tasks.map((_, i) =>
      this.face.task(this.#momentAt(stop.tasks[i - 1] ?? stop.from), stop, i),
    );
  }

  /** The task that is to be done now; what is to be looked at comes first. */
  wanted(stop: LessonStop): string {
    if (!this.#looked.value) return this.face.look?.(stop) ?? '';
    const now = stop.tasks.findIndex((end) => this.#at.value < end);
    return this.tasks(stop)[now] ?? '';
  }

  #momentAt(index: number): Moment {
    const moment = this.#moments[index];
    if (moment === undefined) throw new RangeError(`the lesson has no action ${index}`);
    return moment;
  }

  #look(): void {
    this.#looked.value = true;
    this.session.waits = false;
  }

  /** Whether a stop has been reached, or left. */
  #arrive(desk: Desk): void {
    const { at } = this.session;
    const stop = this.stops.find(({ from, to }) => from <= at && at < to) ?? null;
    this.#at.value = at;
    this.session.until = stop?.to ?? at;
    if (at >= this.session.script.length) this.#ended.value = true; // the game itself may go on
    if (stop !== null) this.#point(desk);
    if (stop === this.#stop.value) return;
    const looks = stop?.look === 'threats' && helpIsOn('threats');
    this.#looked.value = !looks;
    this.session.waits = looks;
    if (looks) desk.looks.threatsOn.value = false;
    this.#passes = stop === null;
    this.#stop.value = stop;
  }

  /** Brings the place of the order that is wanted into sight, where keys would give it. */
  #point({ orders, looks }: Desk): void {
    const action = this.session.script[this.session.at];
    const order = orders.listed.value.find((one) => one.action === action);
    const place = order?.place ?? this.face.place?.(this.#momentAt(this.session.at)) ?? -1;
    if (place < 0) return;
    looks.focused.value = place;
    looks.map.value?.panTo(place);
  }

  #playOn(desk: Desk): void {
    const action = this.session.script[this.session.at];
    if (action !== undefined && desk.orders.ready.value) void desk.orders.do(action);
  }

  /** Some orders are several actions, and say nothing when the first is not carried out. */
  #explain({ orders }: Desk, action: Action): void {
    queueMicrotask(() => {
      orders.refused.value ??= [{ rule: ASTRAY, action }];
    });
  }
}

// What may be ordered and giving it: the session's questions as signals, an order that waits for its second word, what
// was refused, and what follows an order by itself.

import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { Frame } from '../../../engine/frames.ts';
import type { GameData, Position } from '../../../engine/position.ts';
import type { Session } from '../../../engine/session.ts';
import type { Action, Asked } from '../../../engine/system.ts';
import type { Told } from '../../../engine/told.ts';
import type { Desk, Order, Orders, Refused } from '../../sheet/desk.ts';
import type { Face } from '../../sheet/face.ts';
import { lookOf } from '../../sheet/look.ts';
import type { Playback } from '../playback.ts';

const DOUBLE_CLICK = 350; // ms: the second half of one is no second word

/** The desk the orders are given at, whose other parts they change. */
export interface OrderDesk<S extends GameData, E extends Told, Q extends Asked, O extends Order>
  extends Desk<S, E, Q, O> {
  readonly playback: Playback<S, E>;
  readonly hasOpened: ReadonlySignal<boolean>; // what the game began with has been told
}

export class OrderStore<S extends GameData, E extends Told, Q extends Asked, O extends Order>
  implements Orders<S, E, Q, O>
{
  readonly session: Session<S, E, Q>;
  readonly asked: Signal<Q>;
  readonly canUndo: Signal<boolean>;
  readonly listed: ReadonlySignal<readonly O[]>;
  readonly ready: ReadonlySignal<boolean>;
  readonly over: ReadonlySignal<boolean>;
  readonly preview: Signal<Action | null> = signal(null);
  readonly armed: Signal<Action | null> = signal(null);
  readonly refused: Signal<Refused | null> = signal(null);
  readonly #face: Face<S, E, Q, O>;
  readonly #desk: OrderDesk<S, E, Q, O>;
  #armedAt = 0;

  constructor(face: Face<S, E, Q, O>, desk: OrderDesk<S, E, Q, O>) {
    const { session, looks, playback } = desk;
    this.session = session;
    this.#face = face;
    this.#desk = desk;
    this.asked = signal(session.asked);
    this.canUndo = signal(session.canUndo);
    this.listed = computed(() =>
      face.orders(session.position, this.asked.value, looks.inspected.value),
    );
    this.over = computed(() => {
      this.asked.value; // what is asked changes with the position
      return session.over;
    });
    this.ready = computed(() => !playback.busy.value && desk.hasOpened.value && !this.over.value);
  }

  get position(): Position<S> {
    return this.session.position;
  }

  async do(action: Action): Promise<void> {
    const { playback } = this.#desk;
    if (playback.busy.value) playback.skip();
    const frames = this.session.do(action);
    if ('rule' in frames) {
      const { rule } = frames;
      this.refused.value = [{ rule, action }];
      return;
    }
    await this.#after(frames);
  }

  async doSeveral(run: (session: Session<S, E, Q>) => ReadonlyArray<Frame<S, E>>): Promise<void> {
    const frames = run(this.session);
    if (frames.length > 0) await this.#after(frames);
  }

  async give(action: Action): Promise<void> {
    this.refused.value = null;
    if (this.#face.wantsSecondWord?.(this.position, action) === true) {
      if (this.armed.value !== action) return this.arm(action);
      if (Date.now() - this.#armedAt < DOUBLE_CLICK) return;
    }
    await this.commit(action);
  }

  arm(action: Action): void {
    this.armed.value = action;
    this.#armedAt = Date.now();
  }

  async commit(action: Action): Promise<void> {
    if (this.#face.carryOut === undefined) await this.do(action);
    else await this.#face.carryOut(this.#desk, action);
  }

  undo(): void {
    if (!this.takeBack((session) => session.undo())) this.refused.value = 'undo';
  }

  takeBack(run: (session: Session<S, E, Q>) => boolean): boolean {
    if (!run(this.session)) return false;
    this.#forgetLooks();
    this.#desk.playback.reset(this.session.position, this.session.frames.length);
    this.#refresh();
    return true;
  }

  cancel(): boolean {
    const { pointed, glance } = this.#desk.looks;
    const looks = [this.armed, pointed, this.refused, glance];
    const looked = looks.some((look) => look.value !== null);
    for (const look of looks) look.value = null;
    return looked;
  }

  async #after(frames: ReadonlyArray<Frame<S, E>>): Promise<void> {
    const { looks, playback } = this.#desk;
    this.#forgetLooks();
    const arranged = frames.every(({ event }) => lookOf(this.#face.look, event).arranges === true);
    if (!arranged) looks.inspected.value = null; // a fan would lie over where the stack can go
    const played = playback.play(frames);
    this.#refresh();
    await played;
    this.#refresh();
    await this.#goOnByItself(frames);
  }

  /** What is to be put in order is, and what can only go on in one way goes on. */
  async #goOnByItself(told: ReadonlyArray<Frame<S, E>>): Promise<void> {
    if (!this.ready.value) return;
    const tidied = this.#face.setsInOrder?.(this.session, told) ?? null;
    const left = tidied ?? this.#face.leftToDo?.(this.asked.value, this.position) ?? null;
    if (left === null) return;
    const frames = this.session.do(left, true);
    if (!('rule' in frames)) await this.#after(frames);
  }

  #forgetLooks(): void {
    const { pointed, glance } = this.#desk.looks;
    for (const look of [this.refused, this.preview, this.armed, pointed, glance]) look.value = null;
  }

  #refresh(): void {
    const { asked } = this.session;
    const putDown = this.#face.putsDown?.(this.asked.value, asked) === true;
    if (putDown) this.#desk.looks.inspected.value = null;
    this.asked.value = asked;
    this.canUndo.value = this.session.canUndo;
  }
}

// The play screen's store: a session, and the three parts of it that panels, map and keys read and call.

import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { Frame } from '../../../engine/frames.ts';
import type { GameData } from '../../../engine/position.ts';
import type { Session } from '../../../engine/session.ts';
import type { Asked } from '../../../engine/system.ts';
import type { Told } from '../../../engine/told.ts';
import type { Desk, Order } from '../../sheet/desk.ts';
import type { Face } from '../../sheet/face.ts';
import { type Pacing, Playback } from '../playback.ts';
import { LookStore } from './looks.ts';
import { OrderStore } from './orders.ts';

export class PlayDesk<
  S extends GameData = GameData,
  E extends Told = Told,
  Q extends Asked = Asked,
  O extends Order = Order,
> implements Desk<S, E, Q, O>
{
  readonly session: Session<S, E, Q>;
  readonly looks: LookStore<S, E> = new LookStore();
  readonly playback: Playback<S, E>;
  readonly orders: OrderStore<S, E, Q, O>;
  readonly hasOpened: ReadonlySignal<boolean>;
  readonly #opening: Signal<ReadonlyArray<Frame<S, E>>>; // still to be told

  constructor(face: Face<S, E, Q, O>, session: Session<S, E, Q>, pacing: Pacing) {
    this.session = session;
    this.#opening = signal(face.opening?.(session) ?? []);
    this.hasOpened = computed(() => this.#opening.value.length === 0);
    const [first] = this.#opening.value;
    const told = first === undefined ? session.frames.length : 0;
    this.playback = new Playback(face, first?.before ?? session.position, told, pacing);
    this.orders = new OrderStore(face, this);
  }

  /** There is a map, or there will be none: tells what the game began with. */
  async begin(): Promise<void> {
    const frames = this.#opening.value;
    if (frames.length === 0) return;
    const played = this.playback.play(frames);
    this.#opening.value = [];
    await played;
  }
}

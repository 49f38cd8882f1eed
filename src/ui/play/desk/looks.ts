// What is looked at on the screen of a game: a bundle of signals that decide nothing.

import { type Signal, signal } from '@preact/signals';
import type { Frame } from '../../../engine/frames.ts';
import type { GameData } from '../../../engine/position.ts';
import type { Told } from '../../../engine/told.ts';
import type { Looks } from '../../sheet/desk.ts';
import type { Arrow, Place, SheetView } from '../../sheet/model.ts';

export class LookStore<S extends GameData, E extends Told> implements Looks<S, E> {
  readonly hovered: Signal<Place | null> = signal(null);
  readonly focused: Signal<Place | null> = signal(null);
  readonly inspected: Signal<Place | null> = signal(null);
  readonly pointed: Signal<Place | null> = signal(null);
  readonly glance: Signal<Frame<S, E> | null> = signal(null);
  readonly threatsOn: Signal<boolean> = signal(false);
  readonly arrows: Signal<readonly Arrow[]> = signal([]);
  readonly briefing: Signal<boolean> = signal(false);
  readonly map: Signal<SheetView<S, E> | null> = signal(null);
  readonly begun: Signal<boolean> = signal(false);

  lookAway(): void {
    this.inspected.value = null;
    this.pointed.value = null;
  }

  show(place: Place): void {
    this.focused.value = place;
    this.inspected.value = place;
    this.map.value?.panTo(place);
  }
}

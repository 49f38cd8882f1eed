// What a panel may read and call while a game is played, in three parts: what may be ordered, what is looked at, and
// what is being shown. Each panel takes only the parts it reads; no panel talks to another.

import type { ReadonlySignal, Signal } from '@preact/signals';
import type { Frame } from '../../engine/frames.ts';
import type { GameData, Position } from '../../engine/position.ts';
import type { Rule } from '../../engine/rule.ts';
import type { Session } from '../../engine/session.ts';
import type { Action, Asked } from '../../engine/system.ts';
import type { Told } from '../../engine/told.ts';
import type { Arrow, Place, SheetView } from './model.ts';

/** An order as the player sees it. A system may know more of its own. */
export interface Order {
  readonly action: Action; // for a far place: as if it were next door
  readonly group: string; // what it is listed with
  readonly place: Place | null; // where it leads or aims
}

/** An order that was tried and the rule that forbids it, to be said in words. */
export interface Refusal {
  readonly rule: Rule;
  readonly action: Action;
}
/** Orders that were refused, or that nothing can be taken back. */
export type Refused = readonly Refusal[] | 'undo';

/** What is asked, what may be ordered, and giving it. */
export interface Orders<
  S extends GameData = GameData,
  E extends Told = Told,
  Q extends Asked = Asked,
  O extends Order = Order,
> {
  readonly session: Session<S, E, Q>;
  readonly position: Position<S>; // in hand, which may be ahead of what is shown
  readonly asked: ReadonlySignal<Q>;
  readonly listed: ReadonlySignal<readonly O[]>; // what may be ordered now, in the order it is listed
  readonly ready: ReadonlySignal<boolean>; // the player may decide: nothing is being played and the game is not over
  readonly over: ReadonlySignal<boolean>; // nothing will be asked any more
  readonly canUndo: ReadonlySignal<boolean>;
  readonly preview: Signal<Action | null>; // an order hovered or focused: its odds are shown
  readonly armed: Signal<Action | null>; // an order that waits for its second word
  readonly refused: Signal<Refused | null>;
  /** Gives an order as the list or the sheet gives it: one that wants a second word is armed first. */
  give(action: Action): Promise<void>;
  /** Gives an order at its second word, whatever steps it takes. */
  commit(action: Action): Promise<void>;
  arm(action: Action): void;
  /** Carries out one action; a refused one changes nothing and says which rule forbids it. */
  do(action: Action): Promise<void>;
  /** Carries out several actions as one order and shows all of them. */
  doSeveral(run: (session: Session<S, E, Q>) => ReadonlyArray<Frame<S, E>>): Promise<void>;
  undo(): void;
  /** Takes something back in the system's own way; false, and nothing happens, when `run` says so. */
  takeBack(run: (session: Session<S, E, Q>) => boolean): boolean;
  /** Takes back what is only being looked at: an armed order, a place pointed at, a refusal, a past moment. True if
   * there was any. */
  cancel(): boolean;
}

/** What is looked at, by pointer, keyboard or a press. */
export interface Looks<S extends GameData = GameData, E extends Told = Told> {
  readonly hovered: Signal<Place | null>; // by the pointer
  readonly focused: Signal<Place | null>; // by the keyboard
  readonly inspected: Signal<Place | null>; // fanned out and shown in the panel
  readonly pointed: Signal<Place | null>; // a place with more than one order: they are listed first
  readonly glance: Signal<Frame<S, E> | null>; // a past moment looked at from the log
  readonly threatsOn: Signal<boolean>;
  readonly arrows: Signal<readonly Arrow[]>; // of the plan on the table
  readonly briefing: Signal<boolean>; // asked for from the menu
  readonly map: Signal<SheetView<S, E> | null>;
  readonly begun: Signal<boolean>; // the first picture is there: what it did not need may start
  /** Closes what was looked at on the sheet. */
  lookAway(): void;
  /** Brings a place into sight and looks at it. */
  show(place: Place): void;
}

/** A view over the sheet that shows some frames in its own time; the next frame waits for it. */
export interface Stage<S extends GameData = GameData, E extends Told = Told> {
  show(frame: Frame<S, E>): Promise<void>;
  hurry(): void; // cuts short what is being shown
  readonly holding?: ReadonlySignal<boolean>; // what is being shown stays until the player goes on
}

export const SPEEDS = ['step', 'slow', 'fast', 'instant'] as const;
export type Speed = (typeof SPEEDS)[number];

/** What is being shown of what has happened. The game is always ahead of it. */
export interface Shows<S extends GameData = GameData, E extends Told = Told> {
  readonly shown: ReadonlySignal<Position<S>>; // what the sheet shows
  readonly current: ReadonlySignal<Frame<S, E> | null>; // being played
  readonly told: ReadonlySignal<number>; // frames already shown
  readonly busy: ReadonlySignal<boolean>;
  readonly waiting: ReadonlySignal<boolean>; // for "next", in step speed
  readonly rolling: ReadonlySignal<boolean>; // the dice of the present event
  readonly held: Signal<boolean>; // something is being read up: the next event waits
  stage: Stage<S, E> | null;
  /** Goes on after an enemy action, in step speed, or cuts rolling and reading short. */
  next(): void;
  /** Shows the rest at once. */
  skip(): void;
  /** A press on the sheet: what is rolled or read goes on to its next step, anything else is shown at once. */
  hurry(): void;
}

/** All three, for whoever puts the panels on the screen. */
export interface Desk<
  S extends GameData = GameData,
  E extends Told = Told,
  Q extends Asked = Asked,
  O extends Order = Order,
> {
  readonly session: Session<S, E, Q>;
  readonly orders: Orders<S, E, Q, O>;
  readonly looks: Looks<S, E>;
  readonly playback: Shows<S, E>;
}

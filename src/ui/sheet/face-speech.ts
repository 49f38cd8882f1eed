// What a system brings for those who play by ear: in few words, outcome first, no rule numbers, like counters together.
// What is left out is said in the words of the log.

import type { Frame } from '../../engine/frames.ts';
import type { GameData, Position } from '../../engine/position.ts';
import type { Action, Asked } from '../../engine/system.ts';
import type { Told } from '../../engine/told.ts';
import type { Desk, Order } from './desk.ts';
import type { Place } from './model.ts';

/** What is said without being asked for. Every answer has to fit into one announcement (ui/play/voice/fit.ts). */
export interface FaceSpeech<
  S extends GameData = GameData,
  E extends Told = Told,
  Q extends Asked = Asked,
> {
  /** What the frames of an order came to, a clause each, what matters most first; none where it goes without saying. */
  order?(frames: ReadonlyArray<Frame<S, E>>): readonly string[];
  /** Several acts of the enemy, shown at once, in one sentence. */
  phase?(frames: ReadonlyArray<Frame<S, E>>): string;
  /** What is asked; `before` is what was asked last, if anything was. */
  asked?(position: Position<S>, asked: Q, before: Heard<S, Q> | null): string;
  /** What stands in a place; empty when nothing does. */
  place?(position: Position<S>, place: Place): readonly string[];
  /** Chance, price and danger of an order before it is given, a clause each, what matters most first; every chance says of
   * what. */
  odds?(position: Position<S>, action: Action): readonly string[];
  /** What will cost something if nothing is done about it. Each is said once a turn. */
  warnings?(desk: Pick<Desk<S, E, Q>, 'orders'>): readonly string[];
}

/** A question that was heard, and where it was asked. */
export interface Heard<S extends GameData = GameData, Q extends Asked = Asked> {
  readonly position: Position<S>;
  readonly asked: Q;
}

/** What is answered when it is asked for, and what orders are called when they are typed. Fetched by the first question. */
export interface FaceAsking<
  S extends GameData = GameData,
  E extends Told = Told,
  Q extends Asked = Asked,
  O extends Order = Order,
> {
  /** An order in the numbered list: with its price and its chance. */
  order?(desk: Desk<S, E, Q, O>, order: O): string;
  /** What is said ahead of the numbered orders: who may be ordered besides, by typing. */
  ahead?(desk: Desk<S, E, Q, O>): readonly string[];
  /** A place: what it is, who stands there, where one can go from it and in which direction, what can be done with it. */
  place?(desk: Desk<S, E, Q, O>, place: Place): readonly string[];
  /** Whom the enemy would hit if he acted now. */
  threats?(desk: Desk<S, E, Q, O>): readonly string[];
  /** Every place there is, for those that are typed. */
  places?(scenario: S): readonly Place[];
  /** What a place may be called: its id, its names. */
  names?(scenario: S, place: Place): readonly string[];
  /** Kinds of orders by the words they may be called; of several words, those that belong together. */
  readonly verbs?: readonly Verb[];
  /** A verb alone that several orders may carry out together: everybody aboard. Null where it cannot. */
  atOnce?(desk: Desk<S, E, Q, O>, verb: string): (() => Promise<void>) | null;
  /** Orders that are not listed and may be given all the same: another stack taken up instead. */
  also?(desk: Desk<S, E, Q, O>): readonly O[];
  /** How an order is typed, with an example; else a verb and a place. */
  help?(): string;
  /** The kind of an order. */
  verbOf?(action: Action): string;
  /** The order that was meant by a verb and a place and is not to be had: the rules say why. */
  wished?(position: Position<S>, asked: Q, verb: string, place: Place | null): Action | null;
}

export interface Verb {
  readonly id: string;
  words(): string; // 'go march walk', in the language of the moment
}
